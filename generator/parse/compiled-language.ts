// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=Zr;const Gr={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
lint:{enum:["minimal","standard","strict"]},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocols"]},Hr={type:["s\
tring","number","boolean"],pattern:"\\S"},ve=new RegExp("\\S","u");function p(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{
type:Hr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ve.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\\
S"}};e===null?e=[t]:e.push(t),r++}return p.errors=e,r===0}const Jr={type:"object",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{
if:{type:"object"},then:{type:"object",properties:{reason:{$ref:"#/definitions/string"},until:{type:["string","number","boolean"],pattern:"^\
[0-9]{4}-[0-9]{2}-[0-9]{2}$"}},additionalProperties:!1,required:["reason"]},else:{$ref:"#/definitions/string"}},minProperties:1},Qr=new RegExp(
"^[a-z]+(?:-[a-z0-9]+)*$","u"),Ur=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$","u");function _e(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const c={instancePath:n,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in s){const g=r;if(typeof c=="string"&&!Qr.test(c)){const w={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){const w={instancePath:n,
keyword:"propertyNames",params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}for(const c in s){let g=s[c];const w=r;let l=!0;const a=r;if(!(g&&
typeof g=="object"&&!Array.isArray(g))){const h={};e===null?e=[h]:e.push(h),r++}var i=a===r;r=w,e!==null&&(w?e.length=w:e=null);let d;if(i){
const h=r;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.reason===void 0){const f={instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"required",params:{missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}for(const f in g)if(!(f==="reason"||f==="until")){const m={
instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[m]:e.push(
m),r++}if(g.reason!==void 0&&(p(g.reason,{instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:g,parentDataProperty:"\
reason",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),g.until!==void 0){let f=g.until;if(typeof f!="string"&&!(typeof f==
"number"&&isFinite(f))&&typeof f!="boolean"){const m={instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{
type:Jr.additionalProperties.then.properties.until.type}};e===null?e=[m]:e.push(m),r++}if(typeof f=="string"&&!Ur.test(f)){const m={instancePath:n+
"/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}};e===null?e=[m]:e.push(
m),r++}}}else{const f={instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}var i=h===r;l=i,d="then"}else{const h=r;p(g,{instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:c,
rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length);var i=h===r;l=i,d="else"}if(!l){const h={instancePath:n+"/"+c.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:d}};e===null?e=[h]:e.push(h),r++}}}else{const c={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return _e.errors=e,r===0}function Zr(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const t={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"protocols"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="protocols"||t==="lint"||t==="allow")){const i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.protocols!==void 0){let t=s.protocols;
if(Array.isArray(t)){if(t.length<1){const c={instancePath:n+"/protocols",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const i=t.
length;for(let c=0;c<i;c++)p(t[c],{instancePath:n+"/protocols/"+c,parentData:t,parentDataProperty:c,rootData:o})||(e=e===null?p.errors:e.concat(
p.errors),r=e.length)}else{const i={instancePath:n+"/protocols",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.lint!==
void 0){let t=s.lint;if(!(t==="minimal"||t==="standard"||t==="strict")){const i={instancePath:n+"/lint",keyword:"enum",params:{allowedValues:Gr.
properties.lint.enum}};e===null?e=[i]:e.push(i),r++}}s.allow!==void 0&&(_e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:o})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return Zr.errors=e,r===0}export const validateProtocolFile=Rr;const Vr={type:"object",properties:{protocol:{type:[
"string","number","boolean"],pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},title:{$ref:"#/definitions/string"},version:{$ref:"#/definitions/ver\
sion"},objects:{$ref:"#/definitions/openness"},doc:{$ref:"#/definitions/string"},originalName:{$ref:"#/definitions/string"},roles:{type:"obj\
ect",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},
reading:{$ref:"#/definitions/reading"},encodings:{$ref:"#/definitions/encodings"},envelope:{$ref:"#/definitions/envelope"},types:{type:"obje\
ct",propertyNames:{pattern:"^[A-Z][A-Za-z0-9]*$"},additionalProperties:{$ref:"#/definitions/definition"},minProperties:1},messages:{type:"ob\
ject",propertyNames:{pattern:"^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},additionalProperties:{
$ref:"#/definitions/message"},minProperties:1},failures:{$ref:"#/definitions/failures"},cancellation:{$ref:"#/definitions/cancellation"},others:{
$ref:"#/definitions/others"},groups:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
type:"object",properties:{doc:{$ref:"#/definitions/string"},members:{type:"array",items:{$ref:"#/definitions/string"},minItems:1}},additionalProperties:!1,
required:["doc","members"]},minProperties:1},flows:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/flow"},minProperties:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitio\
ns/transcript"},minProperties:1},views:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/view"},minProperties:1},rejections:{$ref:"#/definitions/rejections"},migrations:{type:"object",propertyNames:{pattern:"^\
[0-9]+\\.[0-9]+\\.[0-9]+$"},additionalProperties:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/migr\
ation"},minProperties:1},minProperties:1},reserved:{$ref:"#/definitions/strings"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,
required:["protocol","title","version","objects","doc","roles","reading","encodings","envelope","messages"]},he=Object.prototype.hasOwnProperty,
Wr=new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$","u"),Be=new RegExp("^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u"),tr=new RegExp("^[A-Z][A-Z\
a-z0-9]*$","u"),Xr=new RegExp("^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u"),Yr=new RegExp(
"^[0-9]+\\.[0-9]+\\.[0-9]+$","u"),us={type:"string",pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"},es=new RegExp("^(\
?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$","u");function Ie(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){
let e=null,r=0;if(typeof s=="string"){if(!es.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1\
-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),r++}return Ie.errors=e,r===0}const rs={enum:["open","closed"]};function we(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;if(!(s==="open"||s==="closed")){const t={instancePath:n,keyword:"enum",params:{allowedValues:rs.enum}};e===
null?e=[t]:e.push(t),r++}return we.errors=e,r===0}const Xe={type:"object",properties:{default:{enum:["strict","lenient"]},trim:{type:"boolea\
n"},nulls:{enum:["reject","optional","absent"]},emptyStrings:{enum:["keep","absent"]},lenient:{type:"object",properties:{missing:{enum:["rej\
ect","body","unset"]},invalid:{enum:["reject","unset"]},unknownValues:{enum:["reject","keep","uppercase"]},unknownTypes:{enum:["reject","kee\
p"]},nulls:{enum:["reject","optional","absent"]},bodies:{enum:["reject","text"]}},additionalProperties:!1}},additionalProperties:!1,required:[
"default"]};function lr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.default===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"default"}};e===null?e=[t]:e.push(t),r++}
for(const t in s)if(!(t==="default"||t==="trim"||t==="nulls"||t==="emptyStrings"||t==="lenient")){const i={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.default!==void 0){let t=s.default;if(!(t==="strict"||t==="leni\
ent")){const i={instancePath:n+"/default",keyword:"enum",params:{allowedValues:Xe.properties.default.enum}};e===null?e=[i]:e.push(i),r++}}if(s.
trim!==void 0&&typeof s.trim!="boolean"){const t={instancePath:n+"/trim",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}
if(s.nulls!==void 0){let t=s.nulls;if(!(t==="reject"||t==="optional"||t==="absent")){const i={instancePath:n+"/nulls",keyword:"enum",params:{
allowedValues:Xe.properties.nulls.enum}};e===null?e=[i]:e.push(i),r++}}if(s.emptyStrings!==void 0){let t=s.emptyStrings;if(!(t==="keep"||t===
"absent")){const i={instancePath:n+"/emptyStrings",keyword:"enum",params:{allowedValues:Xe.properties.emptyStrings.enum}};e===null?e=[i]:e.push(
i),r++}}if(s.lenient!==void 0){let t=s.lenient;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="missing"||i==="invali\
d"||i==="unknownValues"||i==="unknownTypes"||i==="nulls"||i==="bodies")){const c={instancePath:n+"/lenient",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(t.missing!==void 0){let i=t.missing;if(!(i==="reject"||i==="body"||i==="unset")){const c={
instancePath:n+"/lenient/missing",keyword:"enum",params:{allowedValues:Xe.properties.lenient.properties.missing.enum}};e===null?e=[c]:e.push(
c),r++}}if(t.invalid!==void 0){let i=t.invalid;if(!(i==="reject"||i==="unset")){const c={instancePath:n+"/lenient/invalid",keyword:"enum",params:{
allowedValues:Xe.properties.lenient.properties.invalid.enum}};e===null?e=[c]:e.push(c),r++}}if(t.unknownValues!==void 0){let i=t.unknownValues;
if(!(i==="reject"||i==="keep"||i==="uppercase")){const c={instancePath:n+"/lenient/unknownValues",keyword:"enum",params:{allowedValues:Xe.properties.
lenient.properties.unknownValues.enum}};e===null?e=[c]:e.push(c),r++}}if(t.unknownTypes!==void 0){let i=t.unknownTypes;if(!(i==="reject"||i===
"keep")){const c={instancePath:n+"/lenient/unknownTypes",keyword:"enum",params:{allowedValues:Xe.properties.lenient.properties.unknownTypes.
enum}};e===null?e=[c]:e.push(c),r++}}if(t.nulls!==void 0){let i=t.nulls;if(!(i==="reject"||i==="optional"||i==="absent")){const c={instancePath:n+
"/lenient/nulls",keyword:"enum",params:{allowedValues:Xe.properties.lenient.properties.nulls.enum}};e===null?e=[c]:e.push(c),r++}}if(t.bodies!==
void 0){let i=t.bodies;if(!(i==="reject"||i==="text")){const c={instancePath:n+"/lenient/bodies",keyword:"enum",params:{allowedValues:Xe.properties.
lenient.properties.bodies.enum}};e===null?e=[c]:e.push(c),r++}}}else{const i={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return lr.errors=
e,r===0}const or={minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{
enum:["accept","reject"]}},additionalProperties:!1},ndjson:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:[
"accept","reject"]}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},body:{type:"object",properties:{
reads:{type:"array",items:{enum:["mapping","text"]},minItems:1},writes:{enum:["mapping","text"]}},additionalProperties:!1,required:["reads",
"writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},as={type:"object",properties:{maxBytes:{
type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/string"},thread:{
$ref:"#/definitions/string"},ack:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["subject","body"]},subjects:{type:"array",
items:{$ref:"#/definitions/string"},minItems:1},precedence:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},keeps:{type:"object",
properties:{raw:{$ref:"#/definitions/string"},labels:{$ref:"#/definitions/string"},sections:{$ref:"#/definitions/string"}},additionalProperties:!1}},
additionalProperties:!1,required:["parts","subjects","precedence"]};function pr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.parts===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"\
parts"}};e===null?e=[t]:e.push(t),r++}if(s.subjects===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"subjects"}};
e===null?e=[t]:e.push(t),r++}if(s.precedence===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"precedence"}};e===
null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="maxBytes"||t==="parts"||t==="subjects"||t==="precedence"||t==="keeps")){const i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.maxBytes!==void 0){let t=s.maxBytes;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:n+"/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(
i),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:n+"/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[i]:e.push(i),r++}}if(s.parts!==void 0){let t=s.parts;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.subject===void 0){const i={
instancePath:n+"/parts",keyword:"required",params:{missingProperty:"subject"}};e===null?e=[i]:e.push(i),r++}if(t.body===void 0){const i={instancePath:n+
"/parts",keyword:"required",params:{missingProperty:"body"}};e===null?e=[i]:e.push(i),r++}for(const i in t)if(!(i==="subject"||i==="body"||i===
"thread"||i==="ack")){const c={instancePath:n+"/parts",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),
r++}t.subject!==void 0&&(p(t.subject,{instancePath:n+"/parts/subject",parentData:t,parentDataProperty:"subject",rootData:o})||(e=e===null?p.
errors:e.concat(p.errors),r=e.length)),t.body!==void 0&&(p(t.body,{instancePath:n+"/parts/body",parentData:t,parentDataProperty:"body",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),t.thread!==void 0&&(p(t.thread,{instancePath:n+"/parts/thread",parentData:t,parentDataProperty:"\
thread",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),t.ack!==void 0&&(p(t.ack,{instancePath:n+"/parts/ack",parentData:t,
parentDataProperty:"ack",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const i={instancePath:n+"/parts",keyword:"t\
ype",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.subjects!==void 0){let t=s.subjects;if(Array.isArray(t)){if(t.length<1){const c={
instancePath:n+"/subjects",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const i=t.length;for(let c=0;c<i;c++)p(t[c],{instancePath:n+
"/subjects/"+c,parentData:t,parentDataProperty:c,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const i={instancePath:n+
"/subjects",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.precedence!==void 0){let t=s.precedence;if(Array.isArray(
t)){if(t.length<1){const c={instancePath:n+"/precedence",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const i=t.length;
for(let c=0;c<i;c++)p(t[c],{instancePath:n+"/precedence/"+c,parentData:t,parentDataProperty:c,rootData:o})||(e=e===null?p.errors:e.concat(p.
errors),r=e.length)}else{const i={instancePath:n+"/precedence",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.keeps!==
void 0){let t=s.keeps;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="raw"||i==="labels"||i==="sections")){const c={
instancePath:n+"/keeps",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}t.raw!==void 0&&(p(t.raw,
{instancePath:n+"/keeps/raw",parentData:t,parentDataProperty:"raw",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),t.labels!==
void 0&&(p(t.labels,{instancePath:n+"/keeps/labels",parentData:t,parentDataProperty:"labels",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),
r=e.length)),t.sections!==void 0&&(p(t.sections,{instancePath:n+"/keeps/sections",parentData:t,parentDataProperty:"sections",rootData:o})||(e=
e===null?p.errors:e.concat(p.errors),r=e.length))}else{const i={instancePath:n+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[i]:
e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return pr.errors=e,r===0}function fr(s,{
instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){const t={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="\
json"||t==="ndjson"||t==="yaml"||t==="mail")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[i]:e.push(i),r++}if(s.json!==void 0){let t=s.json;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i===
"duplicateKeys")){const c={instancePath:n+"/json",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}
if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const c={instancePath:n+"/json/maxBytes",
keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const c={instancePath:n+
"/json/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;
if(!(i==="accept"||i==="reject")){const c={instancePath:n+"/json/duplicateKeys",keyword:"enum",params:{allowedValues:or.properties.json.properties.
duplicateKeys.enum}};e===null?e=[c]:e.push(c),r++}}}else{const i={instancePath:n+"/json",keyword:"type",params:{type:"object"}};e===null?e=[
i]:e.push(i),r++}}if(s.ndjson!==void 0){let t=s.ndjson;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i===
"duplicateKeys")){const c={instancePath:n+"/ndjson",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}
if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const c={instancePath:n+"/ndjson/maxBytes",
keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const c={instancePath:n+
"/ndjson/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;
if(!(i==="accept"||i==="reject")){const c={instancePath:n+"/ndjson/duplicateKeys",keyword:"enum",params:{allowedValues:or.properties.ndjson.
properties.duplicateKeys.enum}};e===null?e=[c]:e.push(c),r++}}}else{const i={instancePath:n+"/ndjson",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}if(s.yaml!==void 0){let t=s.yaml;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBy\
tes"||i==="body")){const c={instancePath:n+"/yaml",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}
if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const c={instancePath:n+"/yaml/maxBytes",
keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const c={instancePath:n+
"/yaml/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(t.body!==void 0){let i=t.body;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.reads===void 0){const c={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"reads"}};
e===null?e=[c]:e.push(c),r++}if(i.writes===void 0){const c={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"writes"}};
e===null?e=[c]:e.push(c),r++}for(const c in i)if(!(c==="reads"||c==="writes")){const g={instancePath:n+"/yaml/body",keyword:"additionalPrope\
rties",params:{additionalProperty:c}};e===null?e=[g]:e.push(g),r++}if(i.reads!==void 0){let c=i.reads;if(Array.isArray(c)){if(c.length<1){const w={
instancePath:n+"/yaml/body/reads",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}const g=c.length;for(let w=0;w<g;w++){let l=c[w];
if(!(l==="mapping"||l==="text")){const a={instancePath:n+"/yaml/body/reads/"+w,keyword:"enum",params:{allowedValues:or.properties.yaml.properties.
body.properties.reads.items.enum}};e===null?e=[a]:e.push(a),r++}}}else{const g={instancePath:n+"/yaml/body/reads",keyword:"type",params:{type:"\
array"}};e===null?e=[g]:e.push(g),r++}}if(i.writes!==void 0){let c=i.writes;if(!(c==="mapping"||c==="text")){const g={instancePath:n+"/yaml/\
body/writes",keyword:"enum",params:{allowedValues:or.properties.yaml.properties.body.properties.writes.enum}};e===null?e=[g]:e.push(g),r++}}}else{
const c={instancePath:n+"/yaml/body",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const i={instancePath:n+"/ya\
ml",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.mail!==void 0&&(pr(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"\
mail",rootData:o})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return fr.errors=e,r===0}const Kr={if:{type:"object",required:["frames"]},then:{type:"object",properties:{frames:{
type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/frame"},minProperties:1},
object:{$ref:"#/definitions/openness"},sender:{$ref:"#/definitions/fieldPath"},recipient:{$ref:"#/definitions/fieldPath"},time:{$ref:"#/defi\
nitions/fieldPath"},thread:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},version:{$ref:"#/definitions/fieldPath"},fields:{
$ref:"#/definitions/fields"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"\
#/definitions/rule"},minProperties:1},example:{type:"object"}},additionalProperties:!1,required:["frames"]},else:{type:"object",properties:{
tag:{$ref:"#/definitions/fieldPath"},body:{if:{type:"object"},then:{type:"object",properties:{field:{$ref:"#/definitions/string"},max:{type:"\
integer",minimum:1}},additionalProperties:!1,required:["field"]},else:{$ref:"#/definitions/string"}},id:{$ref:"#/definitions/fieldPath"},replyTo:{
$ref:"#/definitions/fieldPath"},ack:{type:"object",properties:{wanted:{$ref:"#/definitions/fieldPath"},given:{$ref:"#/definitions/fieldPath"}},
additionalProperties:!1,required:["wanted","given"]},object:{$ref:"#/definitions/openness"},sender:{$ref:"#/definitions/fieldPath"},recipient:{
$ref:"#/definitions/fieldPath"},time:{$ref:"#/definitions/fieldPath"},thread:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},
version:{$ref:"#/definitions/fieldPath"},fields:{$ref:"#/definitions/fields"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]\
*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},example:{type:"object"}},additionalProperties:!1,
required:["body","fields","example"]}},ur={type:"object",properties:{doc:{$ref:"#/definitions/string"},has:{type:"array",items:{$ref:"#/defi\
nitions/string"},minItems:1},where:{minProperties:1,type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:["string","number",
"boolean"]}},tag:{$ref:"#/definitions/string"},id:{$ref:"#/definitions/string"},replyTo:{$ref:"#/definitions/string"},body:{$ref:"#/definiti\
ons/string"},fields:{$ref:"#/definitions/fields"},type:{$ref:"#/definitions/bodyType"},name:{type:["string","number","boolean"],pattern:"^[A\
-Z][A-Za-z0-9]*$"},suffix:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},example:{type:"object"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},
invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,
required:["doc"]},ys={type:"object",propertyNames:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f\
])?$"},additionalProperties:{$ref:"#/definitions/fieldOrType"}},ss=new RegExp("^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\
\\u0000-\\u001f\\u007f])?$","u"),cs={if:{type:"object"},then:{$ref:"#/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{
$ref:"#/definitions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/definitions/typeName"}}},Ve={type:"object",properties:{doc:{$ref:"#/defi\
nitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/d\
efinitions/deprecated"},allow:{$ref:"#/definitions/allow"},default:{},fill:{},computed:{$ref:"#/definitions/computed"},sensitive:{type:"bool\
ean"},aliases:{$ref:"#/definitions/strings"},decodeOnly:{type:"boolean"},mail:{$ref:"#/definitions/mail"},originalName:{$ref:"#/definitions/\
string"}},if:{type:"object",required:["type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{
type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},
prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{
type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,
computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",
required:["map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"\
number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,
decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"ob\
ject",properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},
extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,
default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["fields"]},else:{
if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},
tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,
fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"\
object",required:["const"]},then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{enum:{enum:["open","closed"]},values:{$ref:"#\
/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,
computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["enum","values"]},else:{type:"o\
bject",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"\
boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definit\
ions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definition\
s/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},
object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(\
?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},union:{type:"\
array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},
const:{type:["string","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,
since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["type"]}}}}}}}},ns={type:["string","number","boolean"],pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"},is=new RegExp("^(?:[A-Z]\
[A-Za-z0-9]*|[a-z][a-z0-9-]*)$","u");function R(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:ns.type}};e===null?e=
[t]:e.push(t),r++}if(typeof s=="string"&&!is.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z]\
[a-z0-9-]*)$"}};e===null?e=[t]:e.push(t),r++}return R.errors=e,r===0}const ds={type:"array",items:{$ref:"#/definitions/string"},minItems:1};
function F(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}const t=s.length;for(let i=0;i<t;i++)p(s[i],{instancePath:n+
"/"+i,parentData:s,parentDataProperty:i,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const t={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return F.errors=e,r===0}const ms={if:{type:"object"},then:{$ref:"#/definitions/def\
inition"},else:{$ref:"#/definitions/typeName"}},Ke={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{
$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/a\
llow"}},if:{type:"object",required:["type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"\
number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{
$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{
list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{
map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,
since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",
properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{
$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"\
#/definitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},
additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"array",
items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},
then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{enum:{enum:["open","closed"]},values:{$ref:"#\
/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["enum","values"]},else:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{
$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/defin\
itions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{
type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{
$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/defi\
nitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{
$ref:"#/definitions/typeName"},const:{type:["string","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValu\
es"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]}}}}}}}},ts={type:"array",items:{
type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},minItems:1};function $e(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=
[i]:e.push(i),r++}const t=s.length;for(let i=0;i<t;i++){let c=s[i];if(typeof c!="string"&&!(typeof c=="number"&&isFinite(c))&&typeof c!="boo\
lean"){const g={instancePath:n+"/"+i,keyword:"type",params:{type:ts.items.type}};e===null?e=[g]:e.push(g),r++}if(typeof c=="string"&&!tr.test(
c)){const g={instancePath:n+"/"+i,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[g]:e.push(g),r++}}}else{const t={instancePath:n,
keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return $e.errors=e,r===0}const hs={type:"object",properties:{doc:{$ref:"#\
/definitions/string"},values:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["\
values"]},xe={validate:pe};function ze(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.values===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=
[t]:e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="values"||t==="keys")){const i={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.doc!==void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.values!==void 0&&(xe.validate(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"\
values",rootData:o})||(e=e===null?xe.validate.errors:e.concat(xe.validate.errors),r=e.length)),s.keys!==void 0&&(p(s.keys,{instancePath:n+"/\
keys",parentData:s,parentDataProperty:"keys",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}const rr={type:"object",properties:{doc:{$ref:"\
#/definitions/string"},at:{$ref:"#/definitions/fieldPath"},level:{enum:["warning"]},lenient:{enum:["warn"]}},if:{type:"object",required:["di\
ffer"]},then:{type:"object",properties:{differ:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,
lenient:!0},additionalProperties:!1,required:["doc","differ"]},else:{if:{type:"object",required:["equal"]},then:{type:"object",properties:{equal:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:[
"doc","equal"]},else:{if:{type:"object",required:["lessThan"]},then:{type:"object",properties:{lessThan:{type:"array",items:{$ref:"#/definit\
ions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","lessThan"]},else:{if:{type:"\
object",required:["lessOrEqual"]},then:{type:"object",properties:{lessOrEqual:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,
maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","lessOrEqual"]},else:{if:{type:"object",required:["exa\
ctlyOne"]},then:{type:"object",properties:{exactlyOne:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},doc:!0,at:!0,level:!0,
lenient:!0},additionalProperties:!1,required:["doc","exactlyOne"]},else:{if:{type:"object",required:["atMostOne"]},then:{type:"object",properties:{
atMostOne:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:[
"doc","atMostOne"]},else:{if:{type:"object",required:["atLeastOne"]},then:{type:"object",properties:{atLeastOne:{type:"array",items:{$ref:"#\
/definitions/fieldPath"},minItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","atLeastOne"]},else:{if:{type:"\
object",required:["excludes"]},then:{type:"object",properties:{excludes:{type:"object",properties:{list:{$ref:"#/definitions/fieldPath"},value:{
$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["list","value"]},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,
required:["doc","excludes"]},else:{if:{type:"object",required:["when"]},then:{type:"object",properties:{when:{type:"object",minProperties:1,
additionalProperties:{type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","w\
hen"]},else:{if:{type:"object",required:["unless"]},then:{type:"object",properties:{unless:{type:"object",minProperties:1,additionalProperties:{
type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{type:"array",items:{$ref:"\
#/definitions/fieldPath"},minItems:1},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","unless"]},else:{type:"objec\
t",properties:{differ:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},equal:{type:"array",items:{$ref:"#/definit\
ions/fieldPath"},minItems:2,maxItems:2},lessThan:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},lessOrEqual:{type:"\
array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},exactlyOne:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},
atMostOne:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},atLeastOne:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},
excludes:{type:"object",properties:{list:{$ref:"#/definitions/fieldPath"},value:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:[
"list","value"]},when:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},require:{type:"array",items:{
$ref:"#/definitions/fieldPath"},minItems:1},forbid:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},unless:{type:"object",minProperties:1,
additionalProperties:{type:["string","number","boolean"]}},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"]}}}}}}}}}}},
ls={type:["string","number","boolean"],pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},
os=new RegExp("^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u");function v(s,{instancePath:n="",
parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boo\
lean"){const t={instancePath:n,keyword:"type",params:{type:ls.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!os.test(s)){const t={
instancePath:n,keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"}};
e===null?e=[t]:e.push(t),r++}return v.errors=e,r===0}function je(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,
r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.differ===void 0&&(b="differ")){const A={};
e===null?e=[A]:e.push(A),r++}}else{const b={};e===null?e=[b]:e.push(b),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const b=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[k]:e.push(k),r++}if(s.differ===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[k]:
e.push(k),r++}for(const k in s)if(!(k==="differ"||k==="doc"||k==="at"||k==="level"||k==="lenient")){const q={instancePath:n,keyword:"additio\
nalProperties",params:{additionalProperty:k}};e===null?e=[q]:e.push(q),r++}if(s.differ!==void 0){let k=s.differ;if(Array.isArray(k)){if(k.length>
2){const x={instancePath:n+"/differ",keyword:"maxItems",params:{limit:2}};e===null?e=[x]:e.push(x),r++}if(k.length<2){const x={instancePath:n+
"/differ",keyword:"minItems",params:{limit:2}};e===null?e=[x]:e.push(x),r++}const q=k.length;for(let x=0;x<q;x++)v(k[x],{instancePath:n+"/di\
ffer/"+x,parentData:k,parentDataProperty:x,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const q={instancePath:n+"/\
differ",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}}}else{const k={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[k]:e.push(k),r++}var g=b===r;i=g,w="then"}else{const b=r,A=r;let k=!0;const q=r;if(r===q)if(s&&typeof s=="object"&&!Array.isArray(
s)){let ie;if(s.equal===void 0&&(ie="equal")){const K={};e===null?e=[K]:e.push(K),r++}}else{const ie={};e===null?e=[ie]:e.push(ie),r++}var l=q===
r;r=A,e!==null&&(A?e.length=A:e=null);let x;if(l){const ie=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const z={instancePath:n,
keyword:"required",params:{missingProperty:"doc"}};e===null?e=[z]:e.push(z),r++}if(s.equal===void 0){const z={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"equal"}};e===null?e=[z]:e.push(z),r++}for(const z in s)if(!(z==="equal"||z==="doc"||z==="at"||z==="level"||z===
"lenient")){const ye={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:z}};e===null?e=[ye]:e.push(ye),r++}if(s.equal!==
void 0){let z=s.equal;if(Array.isArray(z)){if(z.length>2){const B={instancePath:n+"/equal",keyword:"maxItems",params:{limit:2}};e===null?e=[
B]:e.push(B),r++}if(z.length<2){const B={instancePath:n+"/equal",keyword:"minItems",params:{limit:2}};e===null?e=[B]:e.push(B),r++}const ye=z.
length;for(let B=0;B<ye;B++)v(z[B],{instancePath:n+"/equal/"+B,parentData:z,parentDataProperty:B,rootData:o})||(e=e===null?v.errors:e.concat(
v.errors),r=e.length)}else{const ye={instancePath:n+"/equal",keyword:"type",params:{type:"array"}};e===null?e=[ye]:e.push(ye),r++}}}else{const z={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}var l=ie===r;k=l,x="then"}else{const ie=r,K=r;let z=!0;const ye=r;
if(r===ye)if(s&&typeof s=="object"&&!Array.isArray(s)){let ue;if(s.lessThan===void 0&&(ue="lessThan")){const J={};e===null?e=[J]:e.push(J),r++}}else{
const ue={};e===null?e=[ue]:e.push(ue),r++}var a=ye===r;r=K,e!==null&&(K?e.length=K:e=null);let B;if(a){const ue=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.doc===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[Z]:e.push(Z),r++}
if(s.lessThan===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"lessThan"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)
if(!(Z==="lessThan"||Z==="doc"||Z==="at"||Z==="level"||Z==="lenient")){const ce={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};
e===null?e=[ce]:e.push(ce),r++}if(s.lessThan!==void 0){let Z=s.lessThan;if(Array.isArray(Z)){if(Z.length>2){const M={instancePath:n+"/lessTh\
an",keyword:"maxItems",params:{limit:2}};e===null?e=[M]:e.push(M),r++}if(Z.length<2){const M={instancePath:n+"/lessThan",keyword:"minItems",
params:{limit:2}};e===null?e=[M]:e.push(M),r++}const ce=Z.length;for(let M=0;M<ce;M++)v(Z[M],{instancePath:n+"/lessThan/"+M,parentData:Z,parentDataProperty:M,
rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const ce={instancePath:n+"/lessThan",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[ce]:e.push(ce),r++}}}else{const Z={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var a=ue===
r;z=a,B="then"}else{const ue=r,J=r;let Z=!0;const ce=r;if(r===ce)if(s&&typeof s=="object"&&!Array.isArray(s)){let ae;if(s.lessOrEqual===void 0&&
(ae="lessOrEqual")){const G={};e===null?e=[G]:e.push(G),r++}}else{const ae={};e===null?e=[ae]:e.push(ae),r++}var d=ce===r;r=J,e!==null&&(J?e.
length=J:e=null);let M;if(d){const ae=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const I={instancePath:n,keyword:"req\
uired",params:{missingProperty:"doc"}};e===null?e=[I]:e.push(I),r++}if(s.lessOrEqual===void 0){const I={instancePath:n,keyword:"required",params:{
missingProperty:"lessOrEqual"}};e===null?e=[I]:e.push(I),r++}for(const I in s)if(!(I==="lessOrEqual"||I==="doc"||I==="at"||I==="level"||I===
"lenient")){const de={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:I}};e===null?e=[de]:e.push(de),r++}if(s.lessOrEqual!==
void 0){let I=s.lessOrEqual;if(Array.isArray(I)){if(I.length>2){const V={instancePath:n+"/lessOrEqual",keyword:"maxItems",params:{limit:2}};
e===null?e=[V]:e.push(V),r++}if(I.length<2){const V={instancePath:n+"/lessOrEqual",keyword:"minItems",params:{limit:2}};e===null?e=[V]:e.push(
V),r++}const de=I.length;for(let V=0;V<de;V++)v(I[V],{instancePath:n+"/lessOrEqual/"+V,parentData:I,parentDataProperty:V,rootData:o})||(e=e===
null?v.errors:e.concat(v.errors),r=e.length)}else{const de={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"array"}};e===null?e=[
de]:e.push(de),r++}}}else{const I={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}var d=ae===r;Z=d,M="th\
en"}else{const ae=r,G=r;let I=!0;const de=r;if(r===de)if(s&&typeof s=="object"&&!Array.isArray(s)){let le;if(s.exactlyOne===void 0&&(le="exa\
ctlyOne")){const Q={};e===null?e=[Q]:e.push(Q),r++}}else{const le={};e===null?e=[le]:e.push(le),r++}var h=de===r;r=G,e!==null&&(G?e.length=G:
e=null);let V;if(h){const le=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const T={instancePath:n,keyword:"required",params:{
missingProperty:"doc"}};e===null?e=[T]:e.push(T),r++}if(s.exactlyOne===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"\
exactlyOne"}};e===null?e=[T]:e.push(T),r++}for(const T in s)if(!(T==="exactlyOne"||T==="doc"||T==="at"||T==="level"||T==="lenient")){const X={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[X]:e.push(X),r++}if(s.exactlyOne!==void 0){let T=s.
exactlyOne;if(Array.isArray(T)){if(T.length<2){const ge={instancePath:n+"/exactlyOne",keyword:"minItems",params:{limit:2}};e===null?e=[ge]:e.
push(ge),r++}const X=T.length;for(let ge=0;ge<X;ge++)v(T[ge],{instancePath:n+"/exactlyOne/"+ge,parentData:T,parentDataProperty:ge,rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const X={instancePath:n+"/exactlyOne",keyword:"type",params:{type:"array"}};e===null?
e=[X]:e.push(X),r++}}}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var h=le===r;I=h,V="t\
hen"}else{const le=r,Q=r;let T=!0;const X=r;if(r===X)if(s&&typeof s=="object"&&!Array.isArray(s)){let oe;if(s.atMostOne===void 0&&(oe="atMos\
tOne")){const H={};e===null?e=[H]:e.push(H),r++}}else{const oe={};e===null?e=[oe]:e.push(oe),r++}var u=X===r;r=Q,e!==null&&(Q?e.length=Q:e=null);
let ge;if(u){const oe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const L={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[L]:e.push(L),r++}if(s.atMostOne===void 0){const L={instancePath:n,keyword:"required",params:{missingProperty:"atMostOne"}};
e===null?e=[L]:e.push(L),r++}for(const L in s)if(!(L==="atMostOne"||L==="doc"||L==="at"||L==="level"||L==="lenient")){const De={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:L}};e===null?e=[De]:e.push(De),r++}if(s.atMostOne!==void 0){let L=s.atMostOne;if(Array.
isArray(L)){if(L.length<2){const ke={instancePath:n+"/atMostOne",keyword:"minItems",params:{limit:2}};e===null?e=[ke]:e.push(ke),r++}const De=L.
length;for(let ke=0;ke<De;ke++)v(L[ke],{instancePath:n+"/atMostOne/"+ke,parentData:L,parentDataProperty:ke,rootData:o})||(e=e===null?v.errors:
e.concat(v.errors),r=e.length)}else{const De={instancePath:n+"/atMostOne",keyword:"type",params:{type:"array"}};e===null?e=[De]:e.push(De),r++}}}else{
const L={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[L]:e.push(L),r++}var u=oe===r;T=u,ge="then"}else{const oe=r,H=r;let L=!0;
const De=r;if(r===De)if(s&&typeof s=="object"&&!Array.isArray(s)){let Ee;if(s.atLeastOne===void 0&&(Ee="atLeastOne")){const j={};e===null?e=
[j]:e.push(j),r++}}else{const Ee={};e===null?e=[Ee]:e.push(Ee),r++}var f=De===r;r=H,e!==null&&(H?e.length=H:e=null);let ke;if(f){const Ee=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[$]:e.push($),r++}if(s.atLeastOne===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"atLeastOne"}};e===null?
e=[$]:e.push($),r++}for(const $ in s)if(!($==="atLeastOne"||$==="doc"||$==="at"||$==="level"||$==="lenient")){const te={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:$}};e===null?e=[te]:e.push(te),r++}if(s.atLeastOne!==void 0){let $=s.atLeastOne;if(Array.isArray(
$)){if($.length<2){const Y={instancePath:n+"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[Y]:e.push(Y),r++}const te=$.length;
for(let Y=0;Y<te;Y++)v($[Y],{instancePath:n+"/atLeastOne/"+Y,parentData:$,parentDataProperty:Y,rootData:o})||(e=e===null?v.errors:e.concat(v.
errors),r=e.length)}else{const te={instancePath:n+"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?e=[te]:e.push(te),r++}}}else{
const $={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}var f=Ee===r;L=f,ke="then"}else{const Ee=r,j=r;let $=!0;
const te=r;if(r===te)if(s&&typeof s=="object"&&!Array.isArray(s)){let Te;if(s.excludes===void 0&&(Te="excludes")){const ir={};e===null?e=[ir]:
e.push(ir),r++}}else{const Te={};e===null?e=[Te]:e.push(Te),r++}var m=te===r;r=j,e!==null&&(j?e.length=j:e=null);let Y;if(m){const Te=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const U={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[U]:e.push(U),r++}if(s.excludes===void 0){const U={instancePath:n,keyword:"required",params:{missingProperty:"excludes"}};e===null?e=[U]:e.
push(U),r++}for(const U in s)if(!(U==="excludes"||U==="doc"||U==="at"||U==="level"||U==="lenient")){const Ze={instancePath:n,keyword:"additi\
onalProperties",params:{additionalProperty:U}};e===null?e=[Ze]:e.push(Ze),r++}if(s.excludes!==void 0){let U=s.excludes;if(U&&typeof U=="obje\
ct"&&!Array.isArray(U)){if(U.list===void 0){const Ze={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?
e=[Ze]:e.push(Ze),r++}if(U.value===void 0){const Ze={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?
e=[Ze]:e.push(Ze),r++}for(const Ze in U)if(!(Ze==="list"||Ze==="value")){const E={instancePath:n+"/excludes",keyword:"additionalProperties",
params:{additionalProperty:Ze}};e===null?e=[E]:e.push(E),r++}U.list!==void 0&&(v(U.list,{instancePath:n+"/excludes/list",parentData:U,parentDataProperty:"\
list",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),U.value!==void 0&&(v(U.value,{instancePath:n+"/excludes/value",parentData:U,
parentDataProperty:"value",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length))}else{const Ze={instancePath:n+"/excludes",keyword:"\
type",params:{type:"object"}};e===null?e=[Ze]:e.push(Ze),r++}}}else{const U={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[U]:e.push(U),r++}var m=Te===r;$=m,Y="then"}else{const Te=r,ir=r;let U=!0;const Ze=r;if(r===Ze)if(s&&typeof s=="object"&&!Array.isArray(s)){
let be;if(s.when===void 0&&(be="when")){const Le={};e===null?e=[Le]:e.push(Le),r++}}else{const be={};e===null?e=[be]:e.push(be),r++}var y=Ze===
r;r=ir,e!==null&&(ir?e.length=ir:e=null);let E;if(y){const be=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const ne={instancePath:n,
keyword:"required",params:{missingProperty:"doc"}};e===null?e=[ne]:e.push(ne),r++}if(s.when===void 0){const ne={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"when"}};e===null?e=[ne]:e.push(ne),r++}for(const ne in s)if(!(ne==="when"||ne==="require"||ne==="forbid"||ne===
"doc"||ne==="at"||ne==="level"||ne==="lenient")){const qe={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:ne}};e===
null?e=[qe]:e.push(qe),r++}if(s.when!==void 0){let ne=s.when;if(ne&&typeof ne=="object"&&!Array.isArray(ne)){if(Object.keys(ne).length<1){const qe={
instancePath:n+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[qe]:e.push(qe),r++}for(const qe in ne){let Ae=ne[qe];if(typeof Ae!=
"string"&&!(typeof Ae=="number"&&isFinite(Ae))&&typeof Ae!="boolean"){const zr={instancePath:n+"/when/"+qe.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:rr.else.else.else.else.else.else.else.else.then.properties.when.additionalProperties.type}};e===null?e=[zr]:
e.push(zr),r++}}}else{const qe={instancePath:n+"/when",keyword:"type",params:{type:"object"}};e===null?e=[qe]:e.push(qe),r++}}if(s.require!==
void 0){let ne=s.require;if(Array.isArray(ne)){if(ne.length<1){const Ae={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===
null?e=[Ae]:e.push(Ae),r++}const qe=ne.length;for(let Ae=0;Ae<qe;Ae++)v(ne[Ae],{instancePath:n+"/require/"+Ae,parentData:ne,parentDataProperty:Ae,
rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const qe={instancePath:n+"/require",keyword:"type",params:{type:"arra\
y"}};e===null?e=[qe]:e.push(qe),r++}}if(s.forbid!==void 0){let ne=s.forbid;if(Array.isArray(ne)){if(ne.length<1){const Ae={instancePath:n+"/\
forbid",keyword:"minItems",params:{limit:1}};e===null?e=[Ae]:e.push(Ae),r++}const qe=ne.length;for(let Ae=0;Ae<qe;Ae++)v(ne[Ae],{instancePath:n+
"/forbid/"+Ae,parentData:ne,parentDataProperty:Ae,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const qe={instancePath:n+
"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[qe]:e.push(qe),r++}}}else{const ne={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[ne]:e.push(ne),r++}var y=be===r;U=y,E="then"}else{const be=r,Le=r;let ne=!0;const qe=r;if(r===qe)if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){let Re;if(s.unless===void 0&&(Re="unless")){const Er={};e===null?e=[Er]:e.push(Er),r++}}else{const Re={};e===null?e=
[Re]:e.push(Re),r++}var P=qe===r;r=Le,e!==null&&(Le?e.length=Le:e=null);let Ae;if(P){const Re=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.doc===void 0){const D={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[D]:e.push(D),r++}if(s.unless===void 0){
const D={instancePath:n,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[D]:e.push(D),r++}for(const D in s)if(!(D==="unless"||
D==="require"||D==="forbid"||D==="doc"||D==="at"||D==="level"||D==="lenient")){const N={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:D}};e===null?e=[N]:e.push(N),r++}if(s.unless!==void 0){let D=s.unless;if(D&&typeof D=="object"&&!Array.isArray(D)){if(Object.
keys(D).length<1){const N={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[N]:e.push(N),r++}for(const N in D){
let _=D[N];if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean"){const er={instancePath:n+"/unless/"+N.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:rr.else.else.else.else.else.else.else.else.else.then.properties.unless.additionalProperties.
type}};e===null?e=[er]:e.push(er),r++}}}else{const N={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(
N),r++}}if(s.require!==void 0){let D=s.require;if(Array.isArray(D)){if(D.length<1){const _={instancePath:n+"/require",keyword:"minItems",params:{
limit:1}};e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<N;_++)v(D[_],{instancePath:n+"/require/"+_,parentData:D,parentDataProperty:_,
rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const N={instancePath:n+"/require",keyword:"type",params:{type:"array"}};
e===null?e=[N]:e.push(N),r++}}if(s.forbid!==void 0){let D=s.forbid;if(Array.isArray(D)){if(D.length<1){const _={instancePath:n+"/forbid",keyword:"\
minItems",params:{limit:1}};e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<N;_++)v(D[_],{instancePath:n+"/forbid/"+_,parentData:D,
parentDataProperty:_,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const N={instancePath:n+"/forbid",keyword:"type",
params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}}else{const D={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(
D),r++}var P=Re===r;ne=P,Ae="then"}else{const Re=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const D={instancePath:n,keyword:"\
required",params:{missingProperty:"doc"}};e===null?e=[D]:e.push(D),r++}if(s.differ===void 0){const D={instancePath:n,keyword:"required",params:{
missingProperty:"differ"}};e===null?e=[D]:e.push(D),r++}for(const D in s)if(!he.call(rr.else.else.else.else.else.else.else.else.else.else.properties,
D)){const N={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=[N]:e.push(N),r++}if(s.differ!==void 0){
let D=s.differ;if(Array.isArray(D)){if(D.length>2){const _={instancePath:n+"/differ",keyword:"maxItems",params:{limit:2}};e===null?e=[_]:e.push(
_),r++}if(D.length<2){const _={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<
N;_++)v(D[_],{instancePath:n+"/differ/"+_,parentData:D,parentDataProperty:_,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{
const N={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.equal!==void 0){let D=s.equal;if(Array.
isArray(D)){if(D.length>2){const _={instancePath:n+"/equal",keyword:"maxItems",params:{limit:2}};e===null?e=[_]:e.push(_),r++}if(D.length<2){
const _={instancePath:n+"/equal",keyword:"minItems",params:{limit:2}};e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<N;_++)v(D[_],
{instancePath:n+"/equal/"+_,parentData:D,parentDataProperty:_,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const N={
instancePath:n+"/equal",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.lessThan!==void 0){let D=s.lessThan;if(Array.
isArray(D)){if(D.length>2){const _={instancePath:n+"/lessThan",keyword:"maxItems",params:{limit:2}};e===null?e=[_]:e.push(_),r++}if(D.length<
2){const _={instancePath:n+"/lessThan",keyword:"minItems",params:{limit:2}};e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<N;_++)
v(D[_],{instancePath:n+"/lessThan/"+_,parentData:D,parentDataProperty:_,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{
const N={instancePath:n+"/lessThan",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.lessOrEqual!==void 0){let D=s.lessOrEqual;
if(Array.isArray(D)){if(D.length>2){const _={instancePath:n+"/lessOrEqual",keyword:"maxItems",params:{limit:2}};e===null?e=[_]:e.push(_),r++}
if(D.length<2){const _={instancePath:n+"/lessOrEqual",keyword:"minItems",params:{limit:2}};e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<
N;_++)v(D[_],{instancePath:n+"/lessOrEqual/"+_,parentData:D,parentDataProperty:_,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{
const N={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.exactlyOne!==void 0){let D=s.
exactlyOne;if(Array.isArray(D)){if(D.length<2){const _={instancePath:n+"/exactlyOne",keyword:"minItems",params:{limit:2}};e===null?e=[_]:e.push(
_),r++}const N=D.length;for(let _=0;_<N;_++)v(D[_],{instancePath:n+"/exactlyOne/"+_,parentData:D,parentDataProperty:_,rootData:o})||(e=e===null?
v.errors:e.concat(v.errors),r=e.length)}else{const N={instancePath:n+"/exactlyOne",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(
N),r++}}if(s.atMostOne!==void 0){let D=s.atMostOne;if(Array.isArray(D)){if(D.length<2){const _={instancePath:n+"/atMostOne",keyword:"minItem\
s",params:{limit:2}};e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<N;_++)v(D[_],{instancePath:n+"/atMostOne/"+_,parentData:D,parentDataProperty:_,
rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const N={instancePath:n+"/atMostOne",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[N]:e.push(N),r++}}if(s.atLeastOne!==void 0){let D=s.atLeastOne;if(Array.isArray(D)){if(D.length<2){const _={instancePath:n+
"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<N;_++)v(D[_],{instancePath:n+
"/atLeastOne/"+_,parentData:D,parentDataProperty:_,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const N={instancePath:n+
"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.excludes!==void 0){let D=s.excludes;if(D&&typeof D=="\
object"&&!Array.isArray(D)){if(D.list===void 0){const N={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===
null?e=[N]:e.push(N),r++}if(D.value===void 0){const N={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?
e=[N]:e.push(N),r++}for(const N in D)if(!(N==="list"||N==="value")){const _={instancePath:n+"/excludes",keyword:"additionalProperties",params:{
additionalProperty:N}};e===null?e=[_]:e.push(_),r++}D.list!==void 0&&(v(D.list,{instancePath:n+"/excludes/list",parentData:D,parentDataProperty:"\
list",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),D.value!==void 0&&(v(D.value,{instancePath:n+"/excludes/value",parentData:D,
parentDataProperty:"value",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length))}else{const N={instancePath:n+"/excludes",keyword:"\
type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}if(s.when!==void 0){let D=s.when;if(D&&typeof D=="object"&&!Array.isArray(D)){if(Object.
keys(D).length<1){const N={instancePath:n+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[N]:e.push(N),r++}for(const N in D){let _=D[N];
if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean"){const er={instancePath:n+"/when/"+N.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:rr.else.else.else.else.else.else.else.else.else.else.properties.when.additionalProperties.type}};e===
null?e=[er]:e.push(er),r++}}}else{const N={instancePath:n+"/when",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}if(s.
require!==void 0){let D=s.require;if(Array.isArray(D)){if(D.length<1){const _={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};
e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<N;_++)v(D[_],{instancePath:n+"/require/"+_,parentData:D,parentDataProperty:_,rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const N={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=
[N]:e.push(N),r++}}if(s.forbid!==void 0){let D=s.forbid;if(Array.isArray(D)){if(D.length<1){const _={instancePath:n+"/forbid",keyword:"minIt\
ems",params:{limit:1}};e===null?e=[_]:e.push(_),r++}const N=D.length;for(let _=0;_<N;_++)v(D[_],{instancePath:n+"/forbid/"+_,parentData:D,parentDataProperty:_,
rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const N={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};
e===null?e=[N]:e.push(N),r++}}if(s.unless!==void 0){let D=s.unless;if(D&&typeof D=="object"&&!Array.isArray(D)){if(Object.keys(D).length<1){
const N={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[N]:e.push(N),r++}for(const N in D){let _=D[N];if(typeof _!=
"string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean"){const er={instancePath:n+"/unless/"+N.replace(/~/g,"~0").replace(/\//g,"~\
1"),keyword:"type",params:{type:rr.else.else.else.else.else.else.else.else.else.else.properties.unless.additionalProperties.type}};e===null?
e=[er]:e.push(er),r++}}}else{const N={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}}else{const D={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var P=Re===r;ne=P,Ae="else"}if(!ne){const Re={instancePath:n,
keyword:"if",params:{failingKeyword:Ae}};e===null?e=[Re]:e.push(Re),r++}var y=be===r;U=y,E="else"}if(!U){const be={instancePath:n,keyword:"i\
f",params:{failingKeyword:E}};e===null?e=[be]:e.push(be),r++}var m=Te===r;$=m,Y="else"}if(!$){const Te={instancePath:n,keyword:"if",params:{
failingKeyword:Y}};e===null?e=[Te]:e.push(Te),r++}var f=Ee===r;L=f,ke="else"}if(!L){const Ee={instancePath:n,keyword:"if",params:{failingKeyword:ke}};
e===null?e=[Ee]:e.push(Ee),r++}var u=oe===r;T=u,ge="else"}if(!T){const oe={instancePath:n,keyword:"if",params:{failingKeyword:ge}};e===null?
e=[oe]:e.push(oe),r++}var h=le===r;I=h,V="else"}if(!I){const le={instancePath:n,keyword:"if",params:{failingKeyword:V}};e===null?e=[le]:e.push(
le),r++}var d=ae===r;Z=d,M="else"}if(!Z){const ae={instancePath:n,keyword:"if",params:{failingKeyword:M}};e===null?e=[ae]:e.push(ae),r++}var a=ue===
r;z=a,B="else"}if(!z){const ue={instancePath:n,keyword:"if",params:{failingKeyword:B}};e===null?e=[ue]:e.push(ue),r++}var l=ie===r;k=l,x="el\
se"}if(!k){const ie={instancePath:n,keyword:"if",params:{failingKeyword:x}};e===null?e=[ie]:e.push(ie),r++}var g=b===r;i=g,w="else"}if(!i){const b={
instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[b]:e.push(b),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==
void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),
s.at!==void 0&&(v(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.
length)),s.level!==void 0&&s.level!=="warning"){const b={instancePath:n+"/level",keyword:"enum",params:{allowedValues:rr.properties.level.enum}};
e===null?e=[b]:e.push(b),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const b={instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:rr.
properties.lenient.enum}};e===null?e=[b]:e.push(b),r++}}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.
push(b),r++}return je.errors=e,r===0}const gs={type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"object"},then:{$ref:"\
#/definitions/enumValue"},else:{$ref:"#/definitions/string"}},minProperties:1},ws={type:"object",properties:{doc:{$ref:"#/definitions/string"},
aliases:{$ref:"#/definitions/strings"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"}},additionalProperties:!1,
required:["doc"]},ks={type:"object",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"#/definitions/string"},use:{$ref:"#/defin\
itions/string"}},additionalProperties:!1,required:["since","reason"]};function Ce(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.since===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"\
since"}};e===null?e=[t]:e.push(t),r++}if(s.reason===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"reason"}};e===
null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="since"||t==="reason"||t==="use")){const i={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.since!==void 0&&(Ie(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"\
since",rootData:o})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.reason!==void 0&&(p(s.reason,{instancePath:n+"/reason",parentData:s,
parentDataProperty:"reason",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.use!==void 0&&(p(s.use,{instancePath:n+"/us\
e",parentData:s,parentDataProperty:"use",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const t={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ce.errors=e,r===0}function ar(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="aliases"||t==="since"||t==="deprecated")){
const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.doc!==void 0&&(p(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.aliases!==
void 0&&(F(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),
r=e.length)),s.since!==void 0&&(Ie(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:o})||(e=e===null?Ie.errors:
e.concat(Ie.errors),r=e.length)),s.deprecated!==void 0&&(Ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"depr\
ecated",rootData:o})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[t]:e.push(t),r++}return ar.errors=e,r===0}function Fe(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const c={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in s){const g=r;if(typeof c=="string"&&!ve.test(c)){const w={instancePath:n,keyword:"patt\
ern",params:{pattern:"\\S"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){const w={instancePath:n,keyword:"propertyNames",
params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}for(const c in s){let g=s[c];const w=r;let l=!0;const a=r;if(!(g&&typeof g=="object"&&
!Array.isArray(g))){const h={};e===null?e=[h]:e.push(h),r++}var i=a===r;r=w,e!==null&&(w?e.length=w:e=null);let d;if(i){const h=r;ar(g,{instancePath:n+
"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:c,rootData:o})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length);
var i=h===r;l=i,d="then"}else{const h=r;p(g,{instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:c,rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length);var i=h===r;l=i,d="else"}if(!l){const h={instancePath:n+"/"+c.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"if",params:{failingKeyword:d}};e===null?e=[h]:e.push(h),r++}}}else{const c={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[c]:e.push(c),r++}return Fe.errors=e,r===0}const ps={if:{type:"object"},then:{$ref:"#/definitions/leniency"},else:{enum:[
"optional"]}},Fr={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#/definitions/typeOrDefinition"},convert:{enum:["timesta\
mp"]},wrap:{$ref:"#/definitions/string"},unknownValues:{enum:["unset"]}},additionalProperties:!1};function yr(s,{instancePath:n="",parentData:C,
parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t in s)if(!(t==="optional"||t===
"accept"||t==="convert"||t==="wrap"||t==="unknownValues")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}if(s.optional!==void 0&&typeof s.optional!="boolean"){const t={instancePath:n+"/optional",keyword:"type",params:{
type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.accept!==void 0&&(xe.validate(s.accept,{instancePath:n+"/accept",parentData:s,parentDataProperty:"\
accept",rootData:o})||(e=e===null?xe.validate.errors:e.concat(xe.validate.errors),r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){
const t={instancePath:n+"/convert",keyword:"enum",params:{allowedValues:Fr.properties.convert.enum}};e===null?e=[t]:e.push(t),r++}if(s.wrap!==
void 0&&(p(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),
s.unknownValues!==void 0&&s.unknownValues!=="unset"){const t={instancePath:n+"/unknownValues",keyword:"enum",params:{allowedValues:Fr.properties.
unknownValues.enum}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}return yr.errors=e,r===0}function Ge(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;
let i=!0;const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=
t:e=null);let w;if(g){const l=r;yr(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||(e=e===null?yr.errors:e.concat(yr.errors),
r=e.length);var g=l===r;i=g,w="then"}else{const l=r;if(s!=="optional"){const d={instancePath:n,keyword:"enum",params:{allowedValues:ps.else.
enum}};e===null?e=[d]:e.push(d),r++}var g=l===r;i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?
e=[l]:e.push(l),r++}return Ge.errors=e,r===0}const Me={validate:Oe};function He(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){
let e=null,r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.type===void 0&&(P="type")){const b={};
e===null?e=[b]:e.push(b),r++}}else{const P={};e===null?e=[P]:e.push(P),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const P=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[A]:e.push(A),r++}for(const A in s)if(!he.call(Ke.then.properties,A)){const k={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:A}};e===null?e=[k]:e.push(k),r++}if(s.type!==void 0&&(R(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"t\
ype",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.min!==void 0){let A=s.min;if(!(typeof A=="number"&&isFinite(A))){const k={
instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let A=s.max;if(!(typeof A=="nu\
mber"&&isFinite(A))){const k={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.pattern!==void 0&&
(p(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.
length)),s.utc!==void 0&&typeof s.utc!="boolean"){const A={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[A]:e.push(
A),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const A={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ke.then.properties.
fraction.enum}};e===null?e=[A]:e.push(A),r++}if(s.write!==void 0&&s.write!=="seconds"){const A={instancePath:n+"/write",keyword:"enum",params:{
allowedValues:Ke.then.properties.write.enum}};e===null?e=[A]:e.push(A),r++}if(s.version!==void 0&&s.version!==4){const A={instancePath:n+"/v\
ersion",keyword:"enum",params:{allowedValues:Ke.then.properties.version.enum}};e===null?e=[A]:e.push(A),r++}if(s.prefix!==void 0&&(p(s.prefix,
{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.schemes!==
void 0&&(F(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),
r=e.length)),s.inside!==void 0){let A=s.inside;if(!(A==="warn"||A==="require")){const k={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ke.
then.properties.inside.enum}};e===null?e=[k]:e.push(k),r++}}}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[A]:e.push(A),r++}var g=P===r;i=g,w="then"}else{const P=r,b=r;let A=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let O;
if(s.list===void 0&&(O="list")){const ie={};e===null?e=[ie]:e.push(ie),r++}}else{const O={};e===null?e=[O]:e.push(O),r++}var l=k===r;r=b,e!==
null&&(b?e.length=b:e=null);let q;if(l){const O=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const K={instancePath:n,keyword:"\
required",params:{missingProperty:"list"}};e===null?e=[K]:e.push(K),r++}for(const K in s)if(!he.call(Ke.else.then.properties,K)){const z={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:K}};e===null?e=[z]:e.push(z),r++}if(s.list!==void 0&&(xe.validate(s.list,{instancePath:n+
"/list",parentData:s,parentDataProperty:"list",rootData:o})||(e=e===null?xe.validate.errors:e.concat(xe.validate.errors),r=e.length)),s.min!==
void 0){let K=s.min;if(!(typeof K=="number"&&isFinite(K))){const z={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=
[z]:e.push(z),r++}}if(s.max!==void 0){let K=s.max;if(!(typeof K=="number"&&isFinite(K))){const z={instancePath:n+"/max",keyword:"type",params:{
type:"number"}};e===null?e=[z]:e.push(z),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const K={instancePath:n+"/unique",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[K]:e.push(K),r++}}else{const K={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[
K]:e.push(K),r++}var l=O===r;A=l,q="then"}else{const O=r,ie=r;let K=!0;const z=r;if(r===z)if(s&&typeof s=="object"&&!Array.isArray(s)){let re;
if(s.map===void 0&&(re="map")){const ue={};e===null?e=[ue]:e.push(ue),r++}}else{const re={};e===null?e=[re]:e.push(re),r++}var a=z===r;r=ie,
e!==null&&(ie?e.length=ie:e=null);let ye;if(a){const re=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const J={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[J]:e.push(J),r++}for(const J in s)if(!he.call(Ke.else.else.then.properties,J)){
const Z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:J}};e===null?e=[Z]:e.push(Z),r++}if(s.map!==void 0&&(xe.validate(
s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:o})||(e=e===null?xe.validate.errors:e.concat(xe.validate.errors),
r=e.length)),s.keys!==void 0&&(p(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:o})||(e=e===null?p.errors:e.
concat(p.errors),r=e.length)),s.min!==void 0){let J=s.min;if(!(typeof J=="number"&&isFinite(J))){const Z={instancePath:n+"/min",keyword:"typ\
e",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}if(s.max!==void 0){let J=s.max;if(!(typeof J=="number"&&isFinite(J))){const Z={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}}else{const J={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[J]:e.push(J),r++}var a=re===r;K=a,ye="then"}else{const re=r,ue=r;let J=!0;const Z=r;if(r===Z)if(s&&typeof s=="object"&&!Array.
isArray(s)){let se;if(s.fields===void 0&&(se="fields")){const ae={};e===null?e=[ae]:e.push(ae),r++}}else{const se={};e===null?e=[se]:e.push(
se),r++}var d=Z===r;r=ue,e!==null&&(ue?e.length=ue:e=null);let ce;if(d){const se=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===
void 0){const G={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[G]:e.push(G),r++}for(const G in s)if(!he.call(
Ke.else.else.else.then.properties,G)){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:G}};e===null?e=[I]:e.
push(I),r++}if(s.fields!==void 0&&(Me.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=
e===null?Me.validate.errors:e.concat(Me.validate.errors),r=e.length)),s.include!==void 0&&($e(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),
s.rules!==void 0){let G=s.rules;if(G&&typeof G=="object"&&!Array.isArray(G)){if(Object.keys(G).length<1){const I={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[I]:e.push(I),r++}for(const I in G){const de=r;if(typeof I=="string"&&!Be.test(I)){const V={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:I};e===null?e=[V]:e.push(V),r++}var h=de===
r;if(!h){const V={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:I}};e===null?e=[V]:e.push(V),r++}}for(const I in G)je(
G[I],{instancePath:n+"/rules/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:G,parentDataProperty:I,rootData:o})||(e=e===null?je.errors:
e.concat(je.errors),r=e.length)}else{const I={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}s.
reserved!==void 0&&(F(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?F.errors:e.
concat(F.errors),r=e.length))}else{const G={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(G),r++}var d=se===r;
J=d,ce="then"}else{const se=r,ae=r;let G=!0;const I=r;if(r===I)if(s&&typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===void 0&&(W="u\
nion")){const le={};e===null?e=[le]:e.push(le),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var u=I===r;r=ae,e!==null&&(ae?e.length=ae:
e=null);let de;if(u){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const Q={instancePath:n,keyword:"required",
params:{missingProperty:"union"}};e===null?e=[Q]:e.push(Q),r++}for(const Q in s)if(!he.call(Ke.else.else.else.else.then.properties,Q)){const T={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Q}};e===null?e=[T]:e.push(T),r++}if(s.union!==void 0){let Q=s.union;
if(Array.isArray(Q)){if(Q.length<2){const X={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[X]:e.push(X),r++}const T=Q.
length;for(let X=0;X<T;X++)xe.validate(Q[X],{instancePath:n+"/union/"+X,parentData:Q,parentDataProperty:X,rootData:o})||(e=e===null?xe.validate.
errors:e.concat(xe.validate.errors),r=e.length)}else{const T={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[T]:e.
push(T),r++}}s.tag!==void 0&&(p(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||(e=e===null?p.errors:e.concat(
p.errors),r=e.length)),s.otherwise!==void 0&&(R(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:o})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{const Q={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Q]:e.push(
Q),r++}var u=W===r;G=u,de="then"}else{const W=r,le=r;let Q=!0;const T=r;if(r===T)if(s&&typeof s=="object"&&!Array.isArray(s)){let fe;if(s.const===
void 0&&(fe="const")){const oe={};e===null?e=[oe]:e.push(oe),r++}}else{const fe={};e===null?e=[fe]:e.push(fe),r++}var f=T===r;r=le,e!==null&&
(le?e.length=le:e=null);let X;if(f){const fe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const H={instancePath:n,keyword:"\
required",params:{missingProperty:"const"}};e===null?e=[H]:e.push(H),r++}for(const H in s)if(!(H==="const"||H==="doc"||H==="nullable"||H==="\
lenient"||H==="since"||H==="deprecated"||H==="allow")){const L={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};
e===null?e=[L]:e.push(L),r++}if(s.const!==void 0){let H=s.const;if(typeof H!="string"&&!(typeof H=="number"&&isFinite(H))&&typeof H!="boolea\
n"){const L={instancePath:n+"/const",keyword:"type",params:{type:Ke.else.else.else.else.else.then.properties.const.type}};e===null?e=[L]:e.push(
L),r++}}}else{const H={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[H]:e.push(H),r++}var f=fe===r;Q=f,X="then"}else{const fe=r,
oe=r;let H=!0;const L=r;if(r===L)if(s&&typeof s=="object"&&!Array.isArray(s)){let me;if(s.enum===void 0&&(me="enum")){const Ee={};e===null?e=
[Ee]:e.push(Ee),r++}}else{const me={};e===null?e=[me]:e.push(me),r++}var m=L===r;r=oe,e!==null&&(oe?e.length=oe:e=null);let De;if(m){const me=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};
e===null?e=[j]:e.push(j),r++}if(s.values===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=
[j]:e.push(j),r++}for(const j in s)if(!he.call(Ke.else.else.else.else.else.else.then.properties,j)){const $={instancePath:n,keyword:"additio\
nalProperties",params:{additionalProperty:j}};e===null?e=[$]:e.push($),r++}if(s.enum!==void 0){let j=s.enum;if(!(j==="open"||j==="closed")){
const $={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=
[$]:e.push($),r++}}s.values!==void 0&&(Fe(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:o})||(e=e===null?
Fe.errors:e.concat(Fe.errors),r=e.length)),s.pattern!==void 0&&(p(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"patt\
ern",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[j]:e.push(j),r++}var m=me===r;H=m,De="then"}else{const me=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const j={
instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[j]:e.push(j),r++}for(const j in s)if(!he.call(Ke.else.else.else.
else.else.else.else.properties,j)){const $={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[$]:e.push(
$),r++}if(s.type!==void 0&&(R(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?R.errors:e.concat(
R.errors),r=e.length)),s.min!==void 0){let j=s.min;if(!(typeof j=="number"&&isFinite(j))){const $={instancePath:n+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[$]:e.push($),r++}}if(s.max!==void 0){let j=s.max;if(!(typeof j=="number"&&isFinite(j))){const $={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}if(s.pattern!==void 0&&(p(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const j={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const j={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=
[j]:e.push(j),r++}if(s.write!==void 0&&s.write!=="seconds"){const j={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ke.else.else.
else.else.else.else.else.properties.write.enum}};e===null?e=[j]:e.push(j),r++}if(s.version!==void 0&&s.version!==4){const j={instancePath:n+
"/version",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[j]:e.push(j),r++}
if(s.prefix!==void 0&&(p(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:o})||(e=e===null?p.errors:e.concat(
p.errors),r=e.length)),s.schemes!==void 0&&(F(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:o})||(e=
e===null?F.errors:e.concat(F.errors),r=e.length)),s.inside!==void 0){let j=s.inside;if(!(j==="warn"||j==="require")){const $={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[$]:e.push($),r++}}
if(s.list!==void 0&&(xe.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:o})||(e=e===null?xe.validate.
errors:e.concat(xe.validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const j={instancePath:n+"/unique",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(s.map!==void 0&&(xe.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"\
map",rootData:o})||(e=e===null?xe.validate.errors:e.concat(xe.validate.errors),r=e.length)),s.keys!==void 0&&(p(s.keys,{instancePath:n+"/key\
s",parentData:s,parentDataProperty:"keys",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.fields!==void 0&&(Me.validate(
s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===null?Me.validate.errors:e.concat(Me.validate.
errors),r=e.length)),s.include!==void 0&&($e(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:o})||(e=
e===null?$e.errors:e.concat($e.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:o})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(s.extras,{instancePath:n+"/extras",parentData:s,
parentDataProperty:"extras",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.rules!==void 0){let j=s.rules;if(j&&typeof j==
"object"&&!Array.isArray(j)){if(Object.keys(j).length<1){const $={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[$]:e.push($),r++}for(const $ in j){const te=r;if(typeof $=="string"&&!Be.test($)){const Y={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:$};e===null?e=[Y]:e.push(Y),r++}var y=te===r;if(!y){const Y={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:$}};e===null?e=[Y]:e.push(Y),r++}}for(const $ in j)je(j[$],{instancePath:n+"/rules/"+$.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:$,rootData:o})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)}else{
const $={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.reserved!==void 0&&(F(s.reserved,
{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.
union!==void 0){let j=s.union;if(Array.isArray(j)){if(j.length<2){const te={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===
null?e=[te]:e.push(te),r++}const $=j.length;for(let te=0;te<$;te++)xe.validate(j[te],{instancePath:n+"/union/"+te,parentData:j,parentDataProperty:te,
rootData:o})||(e=e===null?xe.validate.errors:e.concat(xe.validate.errors),r=e.length)}else{const $={instancePath:n+"/union",keyword:"type",params:{
type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.tag!==void 0&&(p(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.otherwise!==void 0&&(R(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.const!==void 0){let j=s.const;if(typeof j!="string"&&!(typeof j==
"number"&&isFinite(j))&&typeof j!="boolean"){const $={instancePath:n+"/const",keyword:"type",params:{type:Ke.else.else.else.else.else.else.else.
properties.const.type}};e===null?e=[$]:e.push($),r++}}if(s.enum!==void 0){let j=s.enum;if(!(j==="open"||j==="closed")){const $={instancePath:n+
"/enum",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[$]:e.push($),r++}}s.values!==
void 0&&(Fe(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:o})||(e=e===null?Fe.errors:e.concat(Fe.errors),
r=e.length))}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var m=me===r;H=m,De="else"}if(!H){
const me={instancePath:n,keyword:"if",params:{failingKeyword:De}};e===null?e=[me]:e.push(me),r++}var f=fe===r;Q=f,X="else"}if(!Q){const fe={
instancePath:n,keyword:"if",params:{failingKeyword:X}};e===null?e=[fe]:e.push(fe),r++}var u=W===r;G=u,de="else"}if(!G){const W={instancePath:n,
keyword:"if",params:{failingKeyword:de}};e===null?e=[W]:e.push(W),r++}var d=se===r;J=d,ce="else"}if(!J){const se={instancePath:n,keyword:"if",
params:{failingKeyword:ce}};e===null?e=[se]:e.push(se),r++}var a=re===r;K=a,ye="else"}if(!K){const re={instancePath:n,keyword:"if",params:{failingKeyword:ye}};
e===null?e=[re]:e.push(re),r++}var l=O===r;A=l,q="else"}if(!A){const O={instancePath:n,keyword:"if",params:{failingKeyword:q}};e===null?e=[O]:
e.push(O),r++}var g=P===r;i=g,w="else"}if(!i){const P={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[P]:e.push(P),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const P={instancePath:n+"/nullable",
keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}s.lenient!==void 0&&(Ge(s.lenient,{instancePath:n+"/lenient",parentData:s,
parentDataProperty:"lenient",rootData:o})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.since!==void 0&&(Ie(s.since,{instancePath:n+
"/since",parentData:s,parentDataProperty:"since",rootData:o})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.deprecated!==void 0&&
(Ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:o})||(e=e===null?Ce.errors:e.concat(Ce.
errors),r=e.length)),s.allow!==void 0&&(_e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?
_e.errors:e.concat(_e.errors),r=e.length))}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}
return He.errors=e,r===0}function pe(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;let i=!0;
const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=
null);let w;if(g){const l=r;He(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||(e=e===null?He.errors:e.concat(He.errors),r=
e.length);var g=l===r;i=g,w="then"}else{const l=r;R(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||(e=e===null?R.errors:e.
concat(R.errors),r=e.length);var g=l===r;i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:
e.push(l),r++}return pe.errors=e,r===0}const Cr={type:"object",properties:{by:{$ref:"#/definitions/fieldPath"},table:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{},minProperties:1},level:{enum:["warning"]},lenient:{enum:["warn"]}},additionalProperties:!1,required:[
"by"]};function cr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.by===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"by"}};e===null?e=[i]:e.push(i),r++}for(const i in s)
if(!(i==="by"||i==="table"||i==="level"||i==="lenient")){const c={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[c]:e.push(c),r++}if(s.by!==void 0&&(v(s.by,{instancePath:n+"/by",parentData:s,parentDataProperty:"by",rootData:o})||(e=e===null?
v.errors:e.concat(v.errors),r=e.length)),s.table!==void 0){let i=s.table;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<
1){const c={instancePath:n+"/table",keyword:"minProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in i){const g=r;if(typeof c==
"string"&&!ve.test(c)){const w={instancePath:n+"/table",keyword:"pattern",params:{pattern:"\\S"},propertyName:c};e===null?e=[w]:e.push(w),r++}
var t=g===r;if(!t){const w={instancePath:n+"/table",keyword:"propertyNames",params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}}else{const c={
instancePath:n+"/table",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.level!==void 0&&s.level!=="warning"){const i={
instancePath:n+"/level",keyword:"enum",params:{allowedValues:Cr.properties.level.enum}};e===null?e=[i]:e.push(i),r++}if(s.lenient!==void 0&&
s.lenient!=="warn"){const i={instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:Cr.properties.lenient.enum}};e===null?e=[i]:e.push(
i),r++}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return cr.errors=e,r===0}const bs={
if:{type:"object"},then:{$ref:"#/definitions/mailLocation"},else:{$ref:"#/definitions/string"}},vs={type:"object",properties:{},if:{type:"ob\
ject",required:["label"]},then:{type:"object",properties:{label:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#\
/definitions/strings"}},additionalProperties:!1,required:["label"]},else:{if:{type:"object",required:["bullet"]},then:{type:"object",properties:{
bullet:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:[
"bullet","in"]},else:{if:{type:"object",required:["section"]},then:{type:"object",properties:{section:{$ref:"#/definitions/string"}},additionalProperties:!1,
required:["section"]},else:{type:"object",properties:{label:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/def\
initions/strings"},bullet:{$ref:"#/definitions/string"},section:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["label"]}}}};
function dr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.label===void 0&&(d="label")){const h={};e===null?e=[h]:e.push(h),r++}}else{const d={};e===
null?e=[d]:e.push(d),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.label===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"label"}};e===null?e=[u]:e.push(u),r++}for(const u in s)
if(!(u==="label"||u==="in"||u==="also")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[f]:
e.push(f),r++}s.label!==void 0&&(p(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:o})||(e=e===null?p.errors:
e.concat(p.errors),r=e.length)),s.in!==void 0&&(p(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:o})||(e=e===null?
p.errors:e.concat(p.errors),r=e.length)),s.also!==void 0&&(F(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:o})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length))}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}var g=d===r;i=g,w="then"}else{const d=r,h=r;let u=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.bullet===
void 0&&(P="bullet")){const b={};e===null?e=[b]:e.push(b),r++}}else{const P={};e===null?e=[P]:e.push(P),r++}var l=f===r;r=h,e!==null&&(h?e.length=
h:e=null);let m;if(l){const P=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bullet===void 0){const A={instancePath:n,keyword:"required",
params:{missingProperty:"bullet"}};e===null?e=[A]:e.push(A),r++}if(s.in===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"\
in"}};e===null?e=[A]:e.push(A),r++}for(const A in s)if(!(A==="bullet"||A==="in"||A==="also")){const k={instancePath:n,keyword:"additionalPro\
perties",params:{additionalProperty:A}};e===null?e=[k]:e.push(k),r++}s.bullet!==void 0&&(p(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"\
bullet",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.in!==void 0&&(p(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"\
in",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.also!==void 0&&(F(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=e.length))}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[A]:e.push(A),r++}var l=P===r;u=l,m="then"}else{const P=r,b=r;let A=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(
s)){let O;if(s.section===void 0&&(O="section")){const ie={};e===null?e=[ie]:e.push(ie),r++}}else{const O={};e===null?e=[O]:e.push(O),r++}var a=k===
r;r=b,e!==null&&(b?e.length=b:e=null);let q;if(a){const O=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const K={instancePath:n,
keyword:"required",params:{missingProperty:"section"}};e===null?e=[K]:e.push(K),r++}for(const K in s)if(K!=="section"){const z={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:K}};e===null?e=[z]:e.push(z),r++}s.section!==void 0&&(p(s.section,{instancePath:n+
"/section",parentData:s,parentDataProperty:"section",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const K={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var a=O===r;A=a,q="then"}else{const O=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.label===void 0){const K={instancePath:n,keyword:"required",params:{missingProperty:"label"}};e===null?e=[K]:e.push(K),r++}for(const K in s)
if(!(K==="label"||K==="in"||K==="also"||K==="bullet"||K==="section")){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:K}};
e===null?e=[z]:e.push(z),r++}s.label!==void 0&&(p(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:o})||(e=
e===null?p.errors:e.concat(p.errors),r=e.length)),s.in!==void 0&&(p(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.also!==void 0&&(F(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"als\
o",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.bullet!==void 0&&(p(s.bullet,{instancePath:n+"/bullet",parentData:s,
parentDataProperty:"bullet",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.section!==void 0&&(p(s.section,{instancePath:n+
"/section",parentData:s,parentDataProperty:"section",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const K={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var a=O===r;A=a,q="else"}if(!A){const O={instancePath:n,keyword:"if",params:{
failingKeyword:q}};e===null?e=[O]:e.push(O),r++}var l=P===r;u=l,m="else"}if(!u){const P={instancePath:n,keyword:"if",params:{failingKeyword:m}};
e===null?e=[P]:e.push(P),r++}var g=d===r;i=g,w="else"}if(!i){const d={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[d]:
e.push(d),r++}if(!(s&&typeof s=="object"&&!Array.isArray(s))){const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:
e.push(d),r++}return dr.errors=e,r===0}function mr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;
let i=!0;const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=
t:e=null);let w;if(g){const l=r;dr(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||(e=e===null?dr.errors:e.concat(dr.errors),
r=e.length);var g=l===r;i=g,w="then"}else{const l=r;p(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||(e=e===null?p.errors:
e.concat(p.errors),r=e.length);var g=l===r;i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:
e.push(l),r++}return mr.errors=e,r===0}function hr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;
let i=!0;const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.type===void 0&&(P="type")){const b={};e===null?e=[b]:e.push(
b),r++}}else{const P={};e===null?e=[P]:e.push(P),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const P=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.type===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[A]:e.
push(A),r++}for(const A in s)if(!he.call(Ve.then.properties,A)){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:A}};
e===null?e=[k]:e.push(k),r++}if(s.type!==void 0&&(R(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===
null?R.errors:e.concat(R.errors),r=e.length)),s.min!==void 0){let A=s.min;if(!(typeof A=="number"&&isFinite(A))){const k={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let A=s.max;if(!(typeof A=="number"&&isFinite(A))){
const k={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.pattern!==void 0&&(p(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.utc!==void 0&&typeof s.
utc!="boolean"){const A={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[A]:e.push(A),r++}if(s.fraction!==void 0&&
s.fraction!=="none"){const A={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ve.then.properties.fraction.enum}};e===null?e=
[A]:e.push(A),r++}if(s.write!==void 0&&s.write!=="seconds"){const A={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ve.then.properties.
write.enum}};e===null?e=[A]:e.push(A),r++}if(s.version!==void 0&&s.version!==4){const A={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ve.
then.properties.version.enum}};e===null?e=[A]:e.push(A),r++}if(s.prefix!==void 0&&(p(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"\
prefix",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.schemes!==void 0&&(F(s.schemes,{instancePath:n+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.inside!==void 0){let A=s.inside;if(!(A==="\
warn"||A==="require")){const k={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ve.then.properties.inside.enum}};e===null?e=[k]:
e.push(k),r++}}}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}var g=P===r;i=g,w="then"}else{
const P=r,b=r;let A=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.list===void 0&&(O="list")){const ie={};e===
null?e=[ie]:e.push(ie),r++}}else{const O={};e===null?e=[O]:e.push(O),r++}var l=k===r;r=b,e!==null&&(b?e.length=b:e=null);let q;if(l){const O=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const K={instancePath:n,keyword:"required",params:{missingProperty:"list"}};
e===null?e=[K]:e.push(K),r++}for(const K in s)if(!he.call(Ve.else.then.properties,K)){const z={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:K}};e===null?e=[z]:e.push(z),r++}if(s.list!==void 0&&(pe(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.min!==void 0){let K=s.min;if(!(typeof K=="number"&&isFinite(K))){
const z={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[z]:e.push(z),r++}}if(s.max!==void 0){let K=s.max;if(!(typeof K==
"number"&&isFinite(K))){const z={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[z]:e.push(z),r++}}if(s.unique!==void 0&&
typeof s.unique!="boolean"){const K={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[K]:e.push(K),r++}}else{const K={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var l=O===r;A=l,q="then"}else{const O=r,ie=r;let K=!0;const z=r;
if(r===z)if(s&&typeof s=="object"&&!Array.isArray(s)){let re;if(s.map===void 0&&(re="map")){const ue={};e===null?e=[ue]:e.push(ue),r++}}else{
const re={};e===null?e=[re]:e.push(re),r++}var a=z===r;r=ie,e!==null&&(ie?e.length=ie:e=null);let ye;if(a){const re=r;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.map===void 0){const J={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[J]:e.push(J),
r++}for(const J in s)if(!he.call(Ve.else.else.then.properties,J)){const Z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:J}};
e===null?e=[Z]:e.push(Z),r++}if(s.map!==void 0&&(pe(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:o})||(e=e===
null?pe.errors:e.concat(pe.errors),r=e.length)),s.keys!==void 0&&(p(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.min!==void 0){let J=s.min;if(!(typeof J=="number"&&isFinite(J))){const Z={instancePath:n+
"/min",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}if(s.max!==void 0){let J=s.max;if(!(typeof J=="number"&&isFinite(
J))){const Z={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}}else{const J={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[J]:e.push(J),r++}var a=re===r;K=a,ye="then"}else{const re=r,ue=r;let J=!0;const Z=r;if(r===Z)if(s&&
typeof s=="object"&&!Array.isArray(s)){let se;if(s.fields===void 0&&(se="fields")){const ae={};e===null?e=[ae]:e.push(ae),r++}}else{const se={};
e===null?e=[se]:e.push(se),r++}var d=Z===r;r=ue,e!==null&&(ue?e.length=ue:e=null);let ce;if(d){const se=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.fields===void 0){const G={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[G]:e.push(G),r++}for(const G in s)
if(!he.call(Ve.else.else.else.then.properties,G)){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:G}};e===
null?e=[I]:e.push(I),r++}if(s.fields!==void 0&&(Me.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||
(e=e===null?Me.validate.errors:e.concat(Me.validate.errors),r=e.length)),s.include!==void 0&&($e(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),
s.rules!==void 0){let G=s.rules;if(G&&typeof G=="object"&&!Array.isArray(G)){if(Object.keys(G).length<1){const I={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[I]:e.push(I),r++}for(const I in G){const de=r;if(typeof I=="string"&&!Be.test(I)){const V={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:I};e===null?e=[V]:e.push(V),r++}var h=de===
r;if(!h){const V={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:I}};e===null?e=[V]:e.push(V),r++}}for(const I in G)je(
G[I],{instancePath:n+"/rules/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:G,parentDataProperty:I,rootData:o})||(e=e===null?je.errors:
e.concat(je.errors),r=e.length)}else{const I={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}s.
reserved!==void 0&&(F(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?F.errors:e.
concat(F.errors),r=e.length))}else{const G={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(G),r++}var d=se===r;
J=d,ce="then"}else{const se=r,ae=r;let G=!0;const I=r;if(r===I)if(s&&typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===void 0&&(W="u\
nion")){const le={};e===null?e=[le]:e.push(le),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var u=I===r;r=ae,e!==null&&(ae?e.length=ae:
e=null);let de;if(u){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const Q={instancePath:n,keyword:"required",
params:{missingProperty:"union"}};e===null?e=[Q]:e.push(Q),r++}for(const Q in s)if(!he.call(Ve.else.else.else.else.then.properties,Q)){const T={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Q}};e===null?e=[T]:e.push(T),r++}if(s.union!==void 0){let Q=s.union;
if(Array.isArray(Q)){if(Q.length<2){const X={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[X]:e.push(X),r++}const T=Q.
length;for(let X=0;X<T;X++)pe(Q[X],{instancePath:n+"/union/"+X,parentData:Q,parentDataProperty:X,rootData:o})||(e=e===null?pe.errors:e.concat(
pe.errors),r=e.length)}else{const T={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[T]:e.push(T),r++}}s.tag!==void 0&&
(p(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.otherwise!==
void 0&&(R(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:o})||(e=e===null?R.errors:e.concat(
R.errors),r=e.length))}else{const Q={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Q]:e.push(Q),r++}var u=W===r;G=u,de="\
then"}else{const W=r,le=r;let Q=!0;const T=r;if(r===T)if(s&&typeof s=="object"&&!Array.isArray(s)){let fe;if(s.const===void 0&&(fe="const")){
const oe={};e===null?e=[oe]:e.push(oe),r++}}else{const fe={};e===null?e=[fe]:e.push(fe),r++}var f=T===r;r=le,e!==null&&(le?e.length=le:e=null);
let X;if(f){const fe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const H={instancePath:n,keyword:"required",params:{
missingProperty:"const"}};e===null?e=[H]:e.push(H),r++}for(const H in s)if(!he.call(Ve.else.else.else.else.else.then.properties,H)){const L={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?e=[L]:e.push(L),r++}if(s.const!==void 0){let H=s.const;
if(typeof H!="string"&&!(typeof H=="number"&&isFinite(H))&&typeof H!="boolean"){const L={instancePath:n+"/const",keyword:"type",params:{type:Ve.
else.else.else.else.else.then.properties.const.type}};e===null?e=[L]:e.push(L),r++}}}else{const H={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[H]:e.push(H),r++}var f=fe===r;Q=f,X="then"}else{const fe=r,oe=r;let H=!0;const L=r;if(r===L)if(s&&typeof s=="object"&&
!Array.isArray(s)){let me;if(s.enum===void 0&&(me="enum")){const Ee={};e===null?e=[Ee]:e.push(Ee),r++}}else{const me={};e===null?e=[me]:e.push(
me),r++}var m=L===r;r=oe,e!==null&&(oe?e.length=oe:e=null);let De;if(m){const me=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===
void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[j]:e.push(j),r++}if(s.values===void 0){const j={
instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[j]:e.push(j),r++}for(const j in s)if(!he.call(Ve.else.else.
else.else.else.else.then.properties,j)){const $={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[$]:
e.push($),r++}if(s.enum!==void 0){let j=s.enum;if(!(j==="open"||j==="closed")){const $={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ve.
else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[$]:e.push($),r++}}s.values!==void 0&&(Fe(s.values,{instancePath:n+"/va\
lues",parentData:s,parentDataProperty:"values",rootData:o})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.pattern!==void 0&&(p(s.
pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{
const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var m=me===r;H=m,De="then"}else{const me=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?
e=[j]:e.push(j),r++}for(const j in s)if(!he.call(Ve.else.else.else.else.else.else.else.properties,j)){const $={instancePath:n,keyword:"addit\
ionalProperties",params:{additionalProperty:j}};e===null?e=[$]:e.push($),r++}if(s.type!==void 0&&(R(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.min!==void 0){let j=s.min;if(!(typeof j=="num\
ber"&&isFinite(j))){const $={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}if(s.max!==void 0){let j=s.
max;if(!(typeof j=="number"&&isFinite(j))){const $={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}
if(s.pattern!==void 0&&(p(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:o})||(e=e===null?p.errors:
e.concat(p.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const j={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[j]:e.push(j),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const j={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ve.
else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[j]:e.push(j),r++}if(s.write!==void 0&&s.write!=="seconds"){const j={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[j]:e.
push(j),r++}if(s.version!==void 0&&s.version!==4){const j={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ve.else.else.else.
else.else.else.else.properties.version.enum}};e===null?e=[j]:e.push(j),r++}if(s.prefix!==void 0&&(p(s.prefix,{instancePath:n+"/prefix",parentData:s,
parentDataProperty:"prefix",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.schemes!==void 0&&(F(s.schemes,{instancePath:n+
"/schemes",parentData:s,parentDataProperty:"schemes",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.inside!==void 0){let j=s.
inside;if(!(j==="warn"||j==="require")){const $={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.
else.properties.inside.enum}};e===null?e=[$]:e.push($),r++}}if(s.list!==void 0&&(pe(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const j={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(s.map!==void 0&&(pe(s.map,{instancePath:n+"/map",parentData:s,
parentDataProperty:"map",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.keys!==void 0&&(p(s.keys,{instancePath:n+"/k\
eys",parentData:s,parentDataProperty:"keys",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.fields!==void 0&&(Me.validate(
s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===null?Me.validate.errors:e.concat(Me.validate.
errors),r=e.length)),s.include!==void 0&&($e(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:o})||(e=
e===null?$e.errors:e.concat($e.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:o})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(s.extras,{instancePath:n+"/extras",parentData:s,
parentDataProperty:"extras",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.rules!==void 0){let j=s.rules;if(j&&typeof j==
"object"&&!Array.isArray(j)){if(Object.keys(j).length<1){const $={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[$]:e.push($),r++}for(const $ in j){const te=r;if(typeof $=="string"&&!Be.test($)){const Y={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:$};e===null?e=[Y]:e.push(Y),r++}var y=te===r;if(!y){const Y={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:$}};e===null?e=[Y]:e.push(Y),r++}}for(const $ in j)je(j[$],{instancePath:n+"/rules/"+$.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:$,rootData:o})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)}else{
const $={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.reserved!==void 0&&(F(s.reserved,
{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.
union!==void 0){let j=s.union;if(Array.isArray(j)){if(j.length<2){const te={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===
null?e=[te]:e.push(te),r++}const $=j.length;for(let te=0;te<$;te++)pe(j[te],{instancePath:n+"/union/"+te,parentData:j,parentDataProperty:te,
rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)}else{const $={instancePath:n+"/union",keyword:"type",params:{type:"array"}};
e===null?e=[$]:e.push($),r++}}if(s.tag!==void 0&&(p(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||(e=e===
null?p.errors:e.concat(p.errors),r=e.length)),s.otherwise!==void 0&&(R(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.const!==void 0){let j=s.const;if(typeof j!="string"&&!(typeof j==
"number"&&isFinite(j))&&typeof j!="boolean"){const $={instancePath:n+"/const",keyword:"type",params:{type:Ve.else.else.else.else.else.else.else.
properties.const.type}};e===null?e=[$]:e.push($),r++}}if(s.enum!==void 0){let j=s.enum;if(!(j==="open"||j==="closed")){const $={instancePath:n+
"/enum",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[$]:e.push($),r++}}s.values!==
void 0&&(Fe(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:o})||(e=e===null?Fe.errors:e.concat(Fe.errors),
r=e.length))}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var m=me===r;H=m,De="else"}if(!H){
const me={instancePath:n,keyword:"if",params:{failingKeyword:De}};e===null?e=[me]:e.push(me),r++}var f=fe===r;Q=f,X="else"}if(!Q){const fe={
instancePath:n,keyword:"if",params:{failingKeyword:X}};e===null?e=[fe]:e.push(fe),r++}var u=W===r;G=u,de="else"}if(!G){const W={instancePath:n,
keyword:"if",params:{failingKeyword:de}};e===null?e=[W]:e.push(W),r++}var d=se===r;J=d,ce="else"}if(!J){const se={instancePath:n,keyword:"if",
params:{failingKeyword:ce}};e===null?e=[se]:e.push(se),r++}var a=re===r;K=a,ye="else"}if(!K){const re={instancePath:n,keyword:"if",params:{failingKeyword:ye}};
e===null?e=[re]:e.push(re),r++}var l=O===r;A=l,q="else"}if(!A){const O={instancePath:n,keyword:"if",params:{failingKeyword:q}};e===null?e=[O]:
e.push(O),r++}var g=P===r;i=g,w="else"}if(!i){const P={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[P]:e.push(P),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const P={instancePath:n+"/nullable",
keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(s.lenient!==void 0&&(Ge(s.lenient,{instancePath:n+"/lenient",parentData:s,
parentDataProperty:"lenient",rootData:o})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.since!==void 0&&(Ie(s.since,{instancePath:n+
"/since",parentData:s,parentDataProperty:"since",rootData:o})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.deprecated!==void 0&&
(Ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:o})||(e=e===null?Ce.errors:e.concat(Ce.
errors),r=e.length)),s.allow!==void 0&&(_e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?
_e.errors:e.concat(_e.errors),r=e.length)),s.computed!==void 0&&(cr(s.computed,{instancePath:n+"/computed",parentData:s,parentDataProperty:"\
computed",rootData:o})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length)),s.sensitive!==void 0&&typeof s.sensitive!="boolean"){const P={
instancePath:n+"/sensitive",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(s.aliases!==void 0&&(F(s.aliases,{instancePath:n+
"/aliases",parentData:s,parentDataProperty:"aliases",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.decodeOnly!==void 0&&
typeof s.decodeOnly!="boolean"){const P={instancePath:n+"/decodeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}s.
mail!==void 0&&(mr(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:o})||(e=e===null?mr.errors:e.concat(mr.errors),
r=e.length)),s.originalName!==void 0&&(p(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(
P),r++}return hr.errors=e,r===0}function gr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;
let i=!0;const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const a={};e===null?e=[a]:e.push(a),r++}var g=c===r;r=t,e!==null&&(t?e.length=
t:e=null);let w;if(g){const a=r;hr(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||(e=e===null?hr.errors:e.concat(hr.errors),
r=e.length);var g=a===r;i=g,w="then"}else{const a=r,d=r;let h=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[y]:e.push(y),r++}var l=u===
r;r=d,e!==null&&(d?e.length=d:e=null);let f;if(l){const y=r;if(Array.isArray(s)){if(s.length>1){const A={instancePath:n,keyword:"maxItems",params:{
limit:1}};e===null?e=[A]:e.push(A),r++}if(s.length<1){const A={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),
r++}const b=s.length;for(let A=0;A<b;A++)R(s[A],{instancePath:n+"/"+A,parentData:s,parentDataProperty:A,rootData:o})||(e=e===null?R.errors:e.
concat(R.errors),r=e.length)}else{const b={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}var l=y===r;h=l,
f="then"}else{const y=r;R(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);
var l=y===r;h=l,f="else"}if(!h){const y={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[y]:e.push(y),r++}var g=a===r;i=g,
w="else"}if(!i){const a={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[a]:e.push(a),r++}return gr.errors=e,r===0}function Oe(s,{
instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const i in s){
const c=r;if(typeof i=="string"&&!ss.test(i)){const g={instancePath:n,keyword:"pattern",params:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[\
^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:i};e===null?e=[g]:e.push(g),r++}var t=c===r;if(!t){const g={instancePath:n,
keyword:"propertyNames",params:{propertyName:i}};e===null?e=[g]:e.push(g),r++}}for(const i in s)gr(s[i],{instancePath:n+"/"+i.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:o})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)}else{const i={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Oe.errors=e,r===0}const js={if:{type:"object"},then:{
$ref:"#/definitions/definition"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,maxItems:1},else:{
$ref:"#/definitions/typeName"}}};function Se(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;
let i=!0;const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const a={};e===null?e=[a]:e.push(a),r++}var g=c===r;r=t,e!==null&&(t?e.length=
t:e=null);let w;if(g){const a=r;He(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||(e=e===null?He.errors:e.concat(He.errors),
r=e.length);var g=a===r;i=g,w="then"}else{const a=r,d=r;let h=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[y]:e.push(y),r++}var l=u===
r;r=d,e!==null&&(d?e.length=d:e=null);let f;if(l){const y=r;if(Array.isArray(s)){if(s.length>1){const A={instancePath:n,keyword:"maxItems",params:{
limit:1}};e===null?e=[A]:e.push(A),r++}if(s.length<1){const A={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),
r++}const b=s.length;for(let A=0;A<b;A++)R(s[A],{instancePath:n+"/"+A,parentData:s,parentDataProperty:A,rootData:o})||(e=e===null?R.errors:e.
concat(R.errors),r=e.length)}else{const b={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}var l=y===r;h=l,
f="then"}else{const y=r;R(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);
var l=y===r;h=l,f="else"}if(!h){const y={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[y]:e.push(y),r++}var g=a===r;i=g,
w="else"}if(!i){const a={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[a]:e.push(a),r++}return Se.errors=e,r===0}const Ps={
type:"object",properties:{like:{$ref:"#/definitions/string"},field:{$ref:"#/definitions/string"},values:{type:"array",items:{},minItems:1}},
additionalProperties:!1,required:["like","field","values"]};function Je(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"\
like"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===null?
e=[t]:e.push(t),r++}if(s.values===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[t]:e.push(
t),r++}for(const t in s)if(!(t==="like"||t==="field"||t==="values")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}if(s.like!==void 0&&(p(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:o})||(e=e===
null?p.errors:e.concat(p.errors),r=e.length)),s.field!==void 0&&(p(s.field,{instancePath:n+"/field",parentData:s,parentDataProperty:"field",
rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.values!==void 0){let t=s.values;if(Array.isArray(t)){if(t.length<1){const i={
instancePath:n+"/values",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n+"/values",keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[
t]:e.push(t),r++}return Je.errors=e,r===0}const Sr={type:"object",properties:{like:{$ref:"#/definitions/string"},set:{type:"object"},drop:{type:"\
array",items:{$ref:"#/definitions/fieldPath"},minItems:1},dropEach:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},issue:{type:[
"string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","int\
eger"]}},else:{$ref:"#/definitions/string"}}},additionalProperties:!1,required:["like"]},Tr=new RegExp("^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$","u");
function Qe(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.like===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[i]:e.push(i),r++}for(const i in s)
if(!(i==="like"||i==="set"||i==="drop"||i==="dropEach"||i==="issue"||i==="at")){const c={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(s.like!==void 0&&(p(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"l\
ike",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.set!==void 0){let i=s.set;if(!(i&&typeof i=="object"&&!Array.isArray(
i))){const c={instancePath:n+"/set",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.drop!==void 0){let i=s.drop;if(Array.
isArray(i)){if(i.length<1){const g={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}const c=i.length;
for(let g=0;g<c;g++)v(i[g],{instancePath:n+"/drop/"+g,parentData:i,parentDataProperty:g,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),
r=e.length)}else{const c={instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.dropEach!==void 0){
let i=s.dropEach;if(Array.isArray(i)){if(i.length<1){const g={instancePath:n+"/dropEach",keyword:"minItems",params:{limit:1}};e===null?e=[g]:
e.push(g),r++}const c=i.length;for(let g=0;g<c;g++)v(i[g],{instancePath:n+"/dropEach/"+g,parentData:i,parentDataProperty:g,rootData:o})||(e=
e===null?v.errors:e.concat(v.errors),r=e.length)}else{const c={instancePath:n+"/dropEach",keyword:"type",params:{type:"array"}};e===null?e=[
c]:e.push(c),r++}}if(s.issue!==void 0){let i=s.issue;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const c={
instancePath:n+"/issue",keyword:"type",params:{type:Sr.properties.issue.type}};e===null?e=[c]:e.push(c),r++}if(typeof i=="string"&&!Tr.test(
i)){const c={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[c]:e.push(c),r++}}if(s.
at!==void 0){let i=s.at;const c=r;let g=!0;const w=r;if(!Array.isArray(i)){const a={};e===null?e=[a]:e.push(a),r++}var t=w===r;r=c,e!==null&&
(c?e.length=c:e=null);let l;if(t){const a=r;if(Array.isArray(i)){const h=i.length;for(let u=0;u<h;u++){let f=i[u];if(typeof f!="string"&&!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const m={instancePath:n+"/at/"+u,keyword:"type",params:{type:Sr.properties.at.then.items.type}};e===
null?e=[m]:e.push(m),r++}}}else{const h={instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}var t=a===r;
g=t,l="then"}else{const a=r;p(i,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),
r=e.length);var t=a===r;g=t,l="else"}if(!g){const a={instancePath:n+"/at",keyword:"if",params:{failingKeyword:l}};e===null?e=[a]:e.push(a),r++}}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Qe.errors=e,r===0}const wr={type:"object",
properties:{mode:{enum:["strict","lenient"]},reads:{type:"object"},warnings:{type:"array",items:{$ref:"#/definitions/string"}},issue:{type:[
"string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","int\
eger"]}},else:{$ref:"#/definitions/string"}}},if:{type:"object",required:["like"]},then:{type:"object",properties:{like:{$ref:"#/definitions\
/string"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},
additionalProperties:!1,required:["like"]},else:{if:{type:"object",required:["json"]},then:{type:"object",properties:{json:{$ref:"#/definiti\
ons/string"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["json"]},else:{if:{type:"object",required:["ndjs\
on"]},then:{type:"object",properties:{ndjson:{$ref:"#/definitions/string"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,
required:["ndjson"]},else:{if:{type:"object",required:["yaml"]},then:{type:"object",properties:{yaml:{$ref:"#/definitions/string"},mode:!0,reads:!0,
warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["yaml"]},else:{if:{type:"object",required:["mail"]},then:{type:"object",properties:{
mail:{$ref:"#/definitions/string"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["mail"]},else:{type:"objec\
t",properties:{like:{$ref:"#/definitions/string"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},
json:{$ref:"#/definitions/string"},ndjson:{$ref:"#/definitions/string"},yaml:{$ref:"#/definitions/string"},mail:{$ref:"#/definitions/string"},
mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["like"]}}}}}};function Ue(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.like===void 0&&
(f="like")){const m={};e===null?e=[m]:e.push(m),r++}}else{const f={};e===null?e=[f]:e.push(f),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=
null);let w;if(g){const f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const y={instancePath:n,keyword:"required",params:{
missingProperty:"like"}};e===null?e=[y]:e.push(y),r++}for(const y in s)if(!(y==="like"||y==="set"||y==="drop"||y==="mode"||y==="reads"||y===
"warnings"||y==="issue"||y==="at")){const P={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[P]:e.push(
P),r++}if(s.like!==void 0&&(p(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:o})||(e=e===null?p.errors:e.concat(
p.errors),r=e.length)),s.set!==void 0){let y=s.set;if(!(y&&typeof y=="object"&&!Array.isArray(y))){const P={instancePath:n+"/set",keyword:"t\
ype",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(s.drop!==void 0){let y=s.drop;if(Array.isArray(y)){if(y.length<1){const b={instancePath:n+
"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}const P=y.length;for(let b=0;b<P;b++)v(y[b],{instancePath:n+"/drop\
/"+b,parentData:y,parentDataProperty:b,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const P={instancePath:n+"/drop",
keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}}else{const y={instancePath:n,keyword:"type",params:{type:"object"}};e===
null?e=[y]:e.push(y),r++}var g=f===r;i=g,w="then"}else{const f=r,m=r;let y=!0;const P=r;if(r===P)if(s&&typeof s=="object"&&!Array.isArray(s)){
let k;if(s.json===void 0&&(k="json")){const q={};e===null?e=[q]:e.push(q),r++}}else{const k={};e===null?e=[k]:e.push(k),r++}var l=P===r;r=m,
e!==null&&(m?e.length=m:e=null);let b;if(l){const k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.json===void 0){const x={instancePath:n,
keyword:"required",params:{missingProperty:"json"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!(x==="json"||x==="mode"||x==="reads"||
x==="warnings"||x==="issue"||x==="at")){const O={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[O]:
e.push(O),r++}s.json!==void 0&&(p(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"json",rootData:o})||(e=e===null?p.errors:e.
concat(p.errors),r=e.length))}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var l=k===r;y=
l,b="then"}else{const k=r,q=r;let x=!0;const O=r;if(r===O)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.ndjson===void 0&&(z="ndjso\
n")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var a=O===r;r=q,e!==null&&(q?e.length=q:e=null);
let ie;if(a){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ndjson===void 0){const B={instancePath:n,keyword:"required",params:{
missingProperty:"ndjson"}};e===null?e=[B]:e.push(B),r++}for(const B in s)if(!(B==="ndjson"||B==="mode"||B==="reads"||B==="warnings"||B==="is\
sue"||B==="at")){const re={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[re]:e.push(re),r++}s.ndjson!==
void 0&&(p(s.ndjson,{instancePath:n+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),
r=e.length))}else{const B={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}var a=z===r;x=a,ie="then"}else{
const z=r,ye=r;let B=!0;const re=r;if(r===re)if(s&&typeof s=="object"&&!Array.isArray(s)){let Z;if(s.yaml===void 0&&(Z="yaml")){const ce={};
e===null?e=[ce]:e.push(ce),r++}}else{const Z={};e===null?e=[Z]:e.push(Z),r++}var d=re===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let ue;if(d){
const Z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.yaml===void 0){const M={instancePath:n,keyword:"required",params:{missingProperty:"\
yaml"}};e===null?e=[M]:e.push(M),r++}for(const M in s)if(!(M==="yaml"||M==="mode"||M==="reads"||M==="warnings"||M==="issue"||M==="at")){const se={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:M}};e===null?e=[se]:e.push(se),r++}s.yaml!==void 0&&(p(s.yaml,{instancePath:n+
"/yaml",parentData:s,parentDataProperty:"yaml",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const M={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}var d=Z===r;B=d,ue="then"}else{const Z=r,ce=r;let M=!0;const se=r;if(r===
se)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.mail===void 0&&(I="mail")){const de={};e===null?e=[de]:e.push(de),r++}}else{const I={};
e===null?e=[I]:e.push(I),r++}var h=se===r;r=ce,e!==null&&(ce?e.length=ce:e=null);let ae;if(h){const I=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.mail===void 0){const V={instancePath:n,keyword:"required",params:{missingProperty:"mail"}};e===null?e=[V]:e.push(V),r++}for(const V in s)
if(!(V==="mail"||V==="mode"||V==="reads"||V==="warnings"||V==="issue"||V==="at")){const W={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:V}};e===null?e=[W]:e.push(W),r++}s.mail!==void 0&&(p(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",
rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[V]:e.push(V),r++}var h=I===r;M=h,ae="then"}else{const I=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const V={instancePath:n,
keyword:"required",params:{missingProperty:"like"}};e===null?e=[V]:e.push(V),r++}for(const V in s)if(!he.call(wr.else.else.else.else.else.properties,
V)){const W={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[W]:e.push(W),r++}if(s.like!==void 0&&(p(
s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.set!==
void 0){let V=s.set;if(!(V&&typeof V=="object"&&!Array.isArray(V))){const W={instancePath:n+"/set",keyword:"type",params:{type:"object"}};e===
null?e=[W]:e.push(W),r++}}if(s.drop!==void 0){let V=s.drop;if(Array.isArray(V)){if(V.length<1){const le={instancePath:n+"/drop",keyword:"min\
Items",params:{limit:1}};e===null?e=[le]:e.push(le),r++}const W=V.length;for(let le=0;le<W;le++)v(V[le],{instancePath:n+"/drop/"+le,parentData:V,
parentDataProperty:le,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const W={instancePath:n+"/drop",keyword:"type",
params:{type:"array"}};e===null?e=[W]:e.push(W),r++}}s.json!==void 0&&(p(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"jso\
n",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.ndjson!==void 0&&(p(s.ndjson,{instancePath:n+"/ndjson",parentData:s,
parentDataProperty:"ndjson",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.yaml!==void 0&&(p(s.yaml,{instancePath:n+"/\
yaml",parentData:s,parentDataProperty:"yaml",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.mail!==void 0&&(p(s.mail,{
instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const V={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var h=I===r;M=h,ae="else"}if(!M){const I={instancePath:n,
keyword:"if",params:{failingKeyword:ae}};e===null?e=[I]:e.push(I),r++}var d=Z===r;B=d,ue="else"}if(!B){const Z={instancePath:n,keyword:"if",
params:{failingKeyword:ue}};e===null?e=[Z]:e.push(Z),r++}var a=z===r;x=a,ie="else"}if(!x){const z={instancePath:n,keyword:"if",params:{failingKeyword:ie}};
e===null?e=[z]:e.push(z),r++}var l=k===r;y=l,b="else"}if(!y){const k={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[k]:
e.push(k),r++}var g=f===r;i=g,w="else"}if(!i){const f={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[f]:e.push(f),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.mode!==void 0){let f=s.mode;if(!(f==="strict"||f==="lenient")){const m={instancePath:n+"/mode",keyword:"\
enum",params:{allowedValues:wr.properties.mode.enum}};e===null?e=[m]:e.push(m),r++}}if(s.reads!==void 0){let f=s.reads;if(!(f&&typeof f=="ob\
ject"&&!Array.isArray(f))){const m={instancePath:n+"/reads",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(s.warnings!==
void 0){let f=s.warnings;if(Array.isArray(f)){const m=f.length;for(let y=0;y<m;y++)p(f[y],{instancePath:n+"/warnings/"+y,parentData:f,parentDataProperty:y,
rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const m={instancePath:n+"/warnings",keyword:"type",params:{type:"arra\
y"}};e===null?e=[m]:e.push(m),r++}}if(s.issue!==void 0){let f=s.issue;if(typeof f!="string"&&!(typeof f=="number"&&isFinite(f))&&typeof f!="\
boolean"){const m={instancePath:n+"/issue",keyword:"type",params:{type:wr.properties.issue.type}};e===null?e=[m]:e.push(m),r++}if(typeof f==
"string"&&!Tr.test(f)){const m={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[m]:
e.push(m),r++}}if(s.at!==void 0){let f=s.at;const m=r;let y=!0;const P=r;if(!Array.isArray(f)){const A={};e===null?e=[A]:e.push(A),r++}var u=P===
r;r=m,e!==null&&(m?e.length=m:e=null);let b;if(u){const A=r;if(Array.isArray(f)){const q=f.length;for(let x=0;x<q;x++){let O=f[x];if(typeof O!=
"string"&&!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O))){const ie={instancePath:n+"/at/"+x,keyword:"type",params:{type:wr.properties.
at.then.items.type}};e===null?e=[ie]:e.push(ie),r++}}}else{const q={instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[q]:
e.push(q),r++}var u=A===r;y=u,b="then"}else{const A=r;p(f,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:o})||(e=e===null?
p.errors:e.concat(p.errors),r=e.length);var u=A===r;y=u,b="else"}if(!y){const A={instancePath:n+"/at",keyword:"if",params:{failingKeyword:b}};
e===null?e=[A]:e.push(A),r++}}}else{const f={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return Ue.errors=
e,r===0}function kr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.doc===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[l]:e.push(l),r++}for(const l in s)
if(!he.call(ur.properties,l)){const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[a]:e.push(a),
r++}if(s.doc!==void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),
r=e.length)),s.has!==void 0){let l=s.has;if(Array.isArray(l)){if(l.length<1){const d={instancePath:n+"/has",keyword:"minItems",params:{limit:1}};
e===null?e=[d]:e.push(d),r++}const a=l.length;for(let d=0;d<a;d++)p(l[d],{instancePath:n+"/has/"+d,parentData:l,parentDataProperty:d,rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const a={instancePath:n+"/has",keyword:"type",params:{type:"array"}};e===null?e=[a]:
e.push(a),r++}}if(s.where!==void 0){let l=s.where;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const a={instancePath:n+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){const d=r;if(typeof a=="string"&&!ve.test(
a)){const h={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var t=d===r;if(!t){
const h={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l){let d=l[a];
if(typeof d!="string"&&!(typeof d=="number"&&isFinite(d))&&typeof d!="boolean"){const h={instancePath:n+"/where/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:ur.properties.where.additionalProperties.type}};e===null?e=[h]:e.push(h),r++}}}else{const a={instancePath:n+
"/where",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.tag!==void 0&&(p(s.tag,{instancePath:n+"/tag",parentData:s,
parentDataProperty:"tag",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.id!==void 0&&(p(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.replyTo!==void 0&&(p(s.replyTo,{instancePath:n+
"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.body!==void 0&&(p(
s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.fields!==
void 0&&(Oe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===null?Oe.errors:e.concat(Oe.errors),
r=e.length)),s.type!==void 0&&(Se(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?Se.errors:
e.concat(Se.errors),r=e.length)),s.name!==void 0){let l=s.name;if(typeof l!="string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){
const a={instancePath:n+"/name",keyword:"type",params:{type:ur.properties.name.type}};e===null?e=[a]:e.push(a),r++}if(typeof l=="string"&&!tr.
test(l)){const a={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[a]:e.push(a),r++}}if(s.suffix!==
void 0){let l=s.suffix;if(typeof l!="string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){const a={instancePath:n+"/suffix",keyword:"\
type",params:{type:ur.properties.suffix.type}};e===null?e=[a]:e.push(a),r++}if(typeof l=="string"&&!tr.test(l)){const a={instancePath:n+"/su\
ffix",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[a]:e.push(a),r++}}if(s.example!==void 0){let l=s.example;if(!(l&&
typeof l=="object"&&!Array.isArray(l))){const a={instancePath:n+"/example",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}
if(s.rules!==void 0){let l=s.rules;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const a={instancePath:n+"/rules",
keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){const d=r;if(typeof a=="string"&&!Be.test(a)){const h={
instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:a};e===null?e=[h]:e.push(
h),r++}var i=d===r;if(!i){const h={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)
je(l[a],{instancePath:n+"/rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?je.errors:
e.concat(je.errors),r=e.length)}else{const a={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.
examples!==void 0){let l=s.examples;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const a in l){const d=r;if(typeof a=="string"&&!ve.test(
a)){const h={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var c=d===r;if(!c){
const h={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l){let d=l[a];
if(!(d&&typeof d=="object"&&!Array.isArray(d))){const h={instancePath:n+"/examples/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",
params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{const a={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}if(s.variations!==void 0){let l=s.variations;if(Array.isArray(l)){if(l.length<1){const d={instancePath:n+"/variations",
keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const a=l.length;for(let d=0;d<a;d++)Je(l[d],{instancePath:n+"/variations/"+
d,parentData:l,parentDataProperty:d,rootData:o})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)}else{const a={instancePath:n+"/varia\
tions",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.invalid!==void 0){let l=s.invalid;if(l&&typeof l=="object"&&
!Array.isArray(l)){for(const a in l){const d=r;if(typeof a=="string"&&!ve.test(a)){const h={instancePath:n+"/invalid",keyword:"pattern",params:{
pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var g=d===r;if(!g){const h={instancePath:n+"/invalid",keyword:"propertyNames",params:{
propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)Qe(l[a],{instancePath:n+"/invalid/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)}else{const a={instancePath:n+"/invalid",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.wire!==void 0){let l=s.wire;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const a={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){
const d=r;if(typeof a=="string"&&!ve.test(a)){const h={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?
e=[h]:e.push(h),r++}var w=d===r;if(!w){const h={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(
h),r++}}for(const a in l)Ue(l[a],{instancePath:n+"/wire/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:o})||
(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)}else{const a={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=
[a]:e.push(a),r++}}s.allow!==void 0&&(_e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?
_e.errors:e.concat(_e.errors),r=e.length))}else{const l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}
return kr.errors=e,r===0}function br(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;let i=!0;
const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.frames===void 0&&(u="frames")){const f={};e===null?e=[f]:e.push(f),
r++}}else{const u={};e===null?e=[u]:e.push(u),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const u=r;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.frames===void 0){const m={instancePath:n,keyword:"required",params:{missingProperty:"frames"}};e===null?e=[m]:
e.push(m),r++}for(const m in s)if(!he.call(Kr.then.properties,m)){const y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[y]:e.push(y),r++}if(s.frames!==void 0){let m=s.frames;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1){const y={
instancePath:n+"/frames",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in m){const P=r;if(typeof y=="st\
ring"&&!Be.test(y)){const b={instancePath:n+"/frames",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:y};
e===null?e=[b]:e.push(b),r++}var l=P===r;if(!l){const b={instancePath:n+"/frames",keyword:"propertyNames",params:{propertyName:y}};e===null?
e=[b]:e.push(b),r++}}for(const y in m)kr(m[y],{instancePath:n+"/frames/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:y,
rootData:o})||(e=e===null?kr.errors:e.concat(kr.errors),r=e.length)}else{const y={instancePath:n+"/frames",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[y]:e.push(y),r++}}if(s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:o})||
(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.sender!==void 0&&(v(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"\
sender",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),s.recipient!==void 0&&(v(s.recipient,{instancePath:n+"/recipient",
parentData:s,parentDataProperty:"recipient",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),s.time!==void 0&&(v(s.time,{instancePath:n+
"/time",parentData:s,parentDataProperty:"time",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),s.thread!==void 0){let m=s.
thread;if(Array.isArray(m)){if(m.length<1){const P={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}
const y=m.length;for(let P=0;P<y;P++)v(m[P],{instancePath:n+"/thread/"+P,parentData:m,parentDataProperty:P,rootData:o})||(e=e===null?v.errors:
e.concat(v.errors),r=e.length)}else{const y={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.
version!==void 0&&(v(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:o})||(e=e===null?v.errors:e.concat(
v.errors),r=e.length)),s.fields!==void 0&&(Oe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===
null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.rules!==void 0){let m=s.rules;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(
m).length<1){const y={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in m){const P=r;
if(typeof y=="string"&&!Be.test(y)){const b={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:y};e===null?e=[b]:e.push(b),r++}var a=P===r;if(!a){const b={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[b]:e.push(b),r++}}for(const y in m)je(m[y],{instancePath:n+"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:y,
rootData:o})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)}else{const y={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[y]:e.push(y),r++}}if(s.example!==void 0){let m=s.example;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const y={instancePath:n+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const m={instancePath:n,keyword:"type",params:{type:"o\
bject"}};e===null?e=[m]:e.push(m),r++}var g=u===r;i=g,w="then"}else{const u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.body===void 0){
const m={instancePath:n,keyword:"required",params:{missingProperty:"body"}};e===null?e=[m]:e.push(m),r++}if(s.fields===void 0){const m={instancePath:n,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[m]:e.push(m),r++}if(s.example===void 0){const m={instancePath:n,keyword:"r\
equired",params:{missingProperty:"example"}};e===null?e=[m]:e.push(m),r++}for(const m in s)if(!he.call(Kr.else.properties,m)){const y={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(s.tag!==void 0&&(v(s.tag,{instancePath:n+"/tag",
parentData:s,parentDataProperty:"tag",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),s.body!==void 0){let m=s.body;const y=r;
let P=!0;const b=r;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const k={};e===null?e=[k]:e.push(k),r++}var d=b===r;r=y,e!==null&&(y?e.length=
y:e=null);let A;if(d){const k=r;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.field===void 0){const x={instancePath:n+"/body",keyword:"r\
equired",params:{missingProperty:"field"}};e===null?e=[x]:e.push(x),r++}for(const x in m)if(!(x==="field"||x==="max")){const O={instancePath:n+
"/body",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[O]:e.push(O),r++}if(m.field!==void 0&&(p(m.field,{instancePath:n+
"/body/field",parentData:m,parentDataProperty:"field",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),m.max!==void 0){let x=m.
max;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const O={instancePath:n+"/body/max",keyword:"type",params:{type:"integer"}};e===
null?e=[O]:e.push(O),r++}if(typeof x=="number"&&isFinite(x)&&(x<1||isNaN(x))){const O={instancePath:n+"/body/max",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[O]:e.push(O),r++}}}else{const x={instancePath:n+"/body",keyword:"type",params:{type:"object"}};e===null?
e=[x]:e.push(x),r++}var d=k===r;P=d,A="then"}else{const k=r;p(m,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length);var d=k===r;P=d,A="else"}if(!P){const k={instancePath:n+"/body",keyword:"if",params:{failingKeyword:A}};
e===null?e=[k]:e.push(k),r++}}if(s.id!==void 0&&(v(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:o})||(e=e===null?
v.errors:e.concat(v.errors),r=e.length)),s.replyTo!==void 0&&(v(s.replyTo,{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyT\
o",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),s.ack!==void 0){let m=s.ack;if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.wanted===void 0){const y={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"wanted"}};e===null?e=[y]:e.push(y),r++}if(m.
given===void 0){const y={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"given"}};e===null?e=[y]:e.push(y),r++}for(const y in m)
if(!(y==="wanted"||y==="given")){const P={instancePath:n+"/ack",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[P]:
e.push(P),r++}m.wanted!==void 0&&(v(m.wanted,{instancePath:n+"/ack/wanted",parentData:m,parentDataProperty:"wanted",rootData:o})||(e=e===null?
v.errors:e.concat(v.errors),r=e.length)),m.given!==void 0&&(v(m.given,{instancePath:n+"/ack/given",parentData:m,parentDataProperty:"given",rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),r=e.length))}else{const y={instancePath:n+"/ack",keyword:"type",params:{type:"object"}};e===null?e=[
y]:e.push(y),r++}}if(s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===
null?we.errors:e.concat(we.errors),r=e.length)),s.sender!==void 0&&(v(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"se\
nder",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),s.recipient!==void 0&&(v(s.recipient,{instancePath:n+"/recipient",parentData:s,
parentDataProperty:"recipient",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),s.time!==void 0&&(v(s.time,{instancePath:n+
"/time",parentData:s,parentDataProperty:"time",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)),s.thread!==void 0){let m=s.
thread;if(Array.isArray(m)){if(m.length<1){const P={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}
const y=m.length;for(let P=0;P<y;P++)v(m[P],{instancePath:n+"/thread/"+P,parentData:m,parentDataProperty:P,rootData:o})||(e=e===null?v.errors:
e.concat(v.errors),r=e.length)}else{const y={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.
version!==void 0&&(v(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:o})||(e=e===null?v.errors:e.concat(
v.errors),r=e.length)),s.fields!==void 0&&(Oe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===
null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.rules!==void 0){let m=s.rules;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(
m).length<1){const y={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in m){const P=r;
if(typeof y=="string"&&!Be.test(y)){const b={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:y};e===null?e=[b]:e.push(b),r++}var h=P===r;if(!h){const b={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[b]:e.push(b),r++}}for(const y in m)je(m[y],{instancePath:n+"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:y,
rootData:o})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)}else{const y={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[y]:e.push(y),r++}}if(s.example!==void 0){let m=s.example;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const y={instancePath:n+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const m={instancePath:n,keyword:"type",params:{type:"o\
bject"}};e===null?e=[m]:e.push(m),r++}var g=u===r;i=g,w="else"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?
e=[u]:e.push(u),r++}return br.errors=e,r===0}const vr={type:"object",properties:{doc:{$ref:"#/definitions/string"},name:{type:["string","num\
ber","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},originalName:{$ref:"#/definitions/string"},from:{if:{type:"array"},then:{type:"array",items:{
$ref:"#/definitions/string"},minItems:1},else:{$ref:"#/definitions/string"}},to:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definit\
ions/string"},minItems:1},else:{$ref:"#/definitions/string"}},ack:{enum:["required"]},replies:{$ref:"#/definitions/messageList"},conventions:{
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"array"},then:{$ref:"#/definitions/strings"},else:{enum:["request"]}}},
aliases:{$ref:"#/definitions/strings"},lenient:{type:"object",properties:{aliases:{$ref:"#/definitions/strings"}},additionalProperties:!1},envelope:{
type:"object",properties:{include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definitions/fields"}},additionalProperties:!1},frame:{
$ref:"#/definitions/string"},tag:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/bodyType"},bodyRequired:{type:"boolean"},result:{if:{
type:"object"},then:{$ref:"#/definitions/result"},else:{$ref:"#/definitions/bodyType"}},include:{$ref:"#/definitions/structTypeNames"},fields:{
$ref:"#/definitions/fields"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},reserved:{$ref:"#/definitions/strin\
gs"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},
minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{
$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/i\
nvalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},
since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,
required:["doc","from","to","examples","invalid"]},As={type:"array",items:{$ref:"#/definitions/string"}};function Pe(s,{instancePath:n="",parentData:C,
parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(Array.isArray(s)){const t=s.length;for(let i=0;i<t;i++)p(s[i],{instancePath:n+"/"+i,
parentData:s,parentDataProperty:i,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const t={instancePath:n,keyword:"ty\
pe",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return Pe.errors=e,r===0}const Ne={type:"object",properties:{doc:{$ref:"#/definition\
s/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definit\
ions/deprecated"},allow:{$ref:"#/definitions/allow"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},originalName:{$ref:"\
#/definitions/string"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#\
/definitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{
type:"array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1}},
if:{type:"object",required:["type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"num\
ber"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{
$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["typ\
e"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"numb\
er"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,
examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"\
object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{
$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:!0,reserved:{$ref:"#\
/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,examples:!0,variations:!0,invalid:!0,
wire:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"\
array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},
doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},
additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{const:{type:["string",
"number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,
invalid:!0,wire:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{enum:{
enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["enu\
m","values"]},else:{if:{type:"object",required:["stream"]},then:{type:"object",properties:{stream:{$ref:"#/definitions/bodyType"},until:{type:"\
object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,
name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["stream"]},else:{type:"obje\
ct",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"\
boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definit\
ions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definition\
s/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},
object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:!0,reserved:{$ref:"#/definitions/strings"},union:{type:"ar\
ray",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},const:{
type:["string","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},stream:{$ref:"#/definitions/bodyT\
ype"},until:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,name:!0,originalName:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["type"]}}}}}}}}};
function jr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&
typeof s=="object"&&!Array.isArray(s)){let k;if(s.type===void 0&&(k="type")){const q={};e===null?e=[q]:e.push(q),r++}}else{const k={};e===null?
e=[k]:e.push(k),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
type===void 0){const x={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!he.
call(Ne.then.properties,x)){const O={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[O]:e.push(O),r++}
if(s.type!==void 0&&(R(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),
r=e.length)),s.min!==void 0){let x=s.min;if(!(typeof x=="number"&&isFinite(x))){const O={instancePath:n+"/min",keyword:"type",params:{type:"\
number"}};e===null?e=[O]:e.push(O),r++}}if(s.max!==void 0){let x=s.max;if(!(typeof x=="number"&&isFinite(x))){const O={instancePath:n+"/max",
keyword:"type",params:{type:"number"}};e===null?e=[O]:e.push(O),r++}}if(s.pattern!==void 0&&(p(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const x={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[x]:e.push(x),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const x={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ne.then.properties.fraction.enum}};e===null?e=[x]:e.push(x),r++}if(s.write!==
void 0&&s.write!=="seconds"){const x={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ne.then.properties.write.enum}};e===null?
e=[x]:e.push(x),r++}if(s.version!==void 0&&s.version!==4){const x={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ne.then.properties.
version.enum}};e===null?e=[x]:e.push(x),r++}if(s.prefix!==void 0&&(p(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"pre\
fix",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.schemes!==void 0&&(F(s.schemes,{instancePath:n+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.inside!==void 0){let x=s.inside;if(!(x==="\
warn"||x==="require")){const O={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ne.then.properties.inside.enum}};e===null?e=[O]:
e.push(O),r++}}}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var g=k===r;i=g,w="then"}else{
const k=r,q=r;let x=!0;const O=r;if(r===O)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.list===void 0&&(z="list")){const ye={};e===
null?e=[ye]:e.push(ye),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var l=O===r;r=q,e!==null&&(q?e.length=q:e=null);let ie;if(l){const z=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const B={instancePath:n,keyword:"required",params:{missingProperty:"list"}};
e===null?e=[B]:e.push(B),r++}for(const B in s)if(!he.call(Ne.else.then.properties,B)){const re={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:B}};e===null?e=[re]:e.push(re),r++}if(s.list!==void 0&&(pe(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.min!==void 0){let B=s.min;if(!(typeof B=="number"&&isFinite(B))){
const re={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[re]:e.push(re),r++}}if(s.max!==void 0){let B=s.max;if(!(typeof B==
"number"&&isFinite(B))){const re={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[re]:e.push(re),r++}}if(s.unique!==
void 0&&typeof s.unique!="boolean"){const B={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[B]:e.push(B),r++}}else{
const B={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}var l=z===r;x=l,ie="then"}else{const z=r,ye=r;let B=!0;
const re=r;if(r===re)if(s&&typeof s=="object"&&!Array.isArray(s)){let Z;if(s.map===void 0&&(Z="map")){const ce={};e===null?e=[ce]:e.push(ce),
r++}}else{const Z={};e===null?e=[Z]:e.push(Z),r++}var a=re===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let ue;if(a){const Z=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.map===void 0){const M={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[M]:e.
push(M),r++}for(const M in s)if(!he.call(Ne.else.else.then.properties,M)){const se={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:M}};
e===null?e=[se]:e.push(se),r++}if(s.map!==void 0&&(pe(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:o})||(e=e===
null?pe.errors:e.concat(pe.errors),r=e.length)),s.keys!==void 0&&(p(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.min!==void 0){let M=s.min;if(!(typeof M=="number"&&isFinite(M))){const se={instancePath:n+
"/min",keyword:"type",params:{type:"number"}};e===null?e=[se]:e.push(se),r++}}if(s.max!==void 0){let M=s.max;if(!(typeof M=="number"&&isFinite(
M))){const se={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[se]:e.push(se),r++}}}else{const M={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}var a=Z===r;B=a,ue="then"}else{const Z=r,ce=r;let M=!0;const se=r;if(r===se)if(s&&
typeof s=="object"&&!Array.isArray(s)){let I;if(s.fields===void 0&&(I="fields")){const de={};e===null?e=[de]:e.push(de),r++}}else{const I={};
e===null?e=[I]:e.push(I),r++}var d=se===r;r=ce,e!==null&&(ce?e.length=ce:e=null);let ae;if(d){const I=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.fields===void 0){const V={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[V]:e.push(V),r++}for(const V in s)
if(!he.call(Ne.else.else.else.then.properties,V)){const W={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};e===
null?e=[W]:e.push(W),r++}s.fields!==void 0&&(Oe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=
e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.include!==void 0&&($e(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:o})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(s.extras,{instancePath:n+
"/extras",parentData:s,parentDataProperty:"extras",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.reserved!==void 0&&
(F(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=
e.length))}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var d=I===r;M=d,ae="then"}else{const I=r,
de=r;let V=!0;const W=r;if(r===W)if(s&&typeof s=="object"&&!Array.isArray(s)){let T;if(s.union===void 0&&(T="union")){const X={};e===null?e=
[X]:e.push(X),r++}}else{const T={};e===null?e=[T]:e.push(T),r++}var h=W===r;r=de,e!==null&&(de?e.length=de:e=null);let le;if(h){const T=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const ge={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===
null?e=[ge]:e.push(ge),r++}for(const ge in s)if(!he.call(Ne.else.else.else.else.then.properties,ge)){const fe={instancePath:n,keyword:"addit\
ionalProperties",params:{additionalProperty:ge}};e===null?e=[fe]:e.push(fe),r++}if(s.union!==void 0){let ge=s.union;if(Array.isArray(ge)){if(ge.
length<2){const oe={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[oe]:e.push(oe),r++}const fe=ge.length;for(let oe=0;oe<
fe;oe++)pe(ge[oe],{instancePath:n+"/union/"+oe,parentData:ge,parentDataProperty:oe,rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=
e.length)}else{const fe={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[fe]:e.push(fe),r++}}s.tag!==void 0&&(p(s.
tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.otherwise!==
void 0&&(R(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:o})||(e=e===null?R.errors:e.concat(
R.errors),r=e.length))}else{const ge={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[ge]:e.push(ge),r++}var h=T===r;V=h,le=
"then"}else{const T=r,X=r;let ge=!0;const fe=r;if(r===fe)if(s&&typeof s=="object"&&!Array.isArray(s)){let L;if(s.const===void 0&&(L="const")){
const De={};e===null?e=[De]:e.push(De),r++}}else{const L={};e===null?e=[L]:e.push(L),r++}var u=fe===r;r=X,e!==null&&(X?e.length=X:e=null);let oe;
if(u){const L=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const ke={instancePath:n,keyword:"required",params:{missingProperty:"\
const"}};e===null?e=[ke]:e.push(ke),r++}for(const ke in s)if(!he.call(Ne.else.else.else.else.else.then.properties,ke)){const me={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:ke}};e===null?e=[me]:e.push(me),r++}if(s.const!==void 0){let ke=s.const;if(typeof ke!=
"string"&&!(typeof ke=="number"&&isFinite(ke))&&typeof ke!="boolean"){const me={instancePath:n+"/const",keyword:"type",params:{type:Ne.else.
else.else.else.else.then.properties.const.type}};e===null?e=[me]:e.push(me),r++}}}else{const ke={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[ke]:e.push(ke),r++}var u=L===r;ge=u,oe="then"}else{const L=r,De=r;let ke=!0;const me=r;if(r===me)if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){let $;if(s.enum===void 0&&($="enum")){const te={};e===null?e=[te]:e.push(te),r++}}else{const $={};e===null?e=[$]:e.push(
$),r++}var f=me===r;r=De,e!==null&&(De?e.length=De:e=null);let Ee;if(f){const $=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){
const Y={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[Y]:e.push(Y),r++}if(s.values===void 0){const Y={instancePath:n,
keyword:"required",params:{missingProperty:"values"}};e===null?e=[Y]:e.push(Y),r++}for(const Y in s)if(!he.call(Ne.else.else.else.else.else.
else.then.properties,Y)){const Ye={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Y}};e===null?e=[Ye]:e.push(Ye),r++}
if(s.enum!==void 0){let Y=s.enum;if(!(Y==="open"||Y==="closed")){const Ye={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ne.else.
else.else.else.else.else.then.properties.enum.enum}};e===null?e=[Ye]:e.push(Ye),r++}}s.values!==void 0&&(Fe(s.values,{instancePath:n+"/value\
s",parentData:s,parentDataProperty:"values",rootData:o})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.pattern!==void 0&&(p(s.pattern,
{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{
const Y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Y]:e.push(Y),r++}var f=$===r;ke=f,Ee="then"}else{const $=r,te=r;let Y=!0;
const Ye=r;if(r===Ye)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.stream===void 0&&(U="stream")){const Ze={};e===null?e=[Ze]:e.push(
Ze),r++}}else{const U={};e===null?e=[U]:e.push(U),r++}var m=Ye===r;r=te,e!==null&&(te?e.length=te:e=null);let Te;if(m){const U=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.stream===void 0){const E={instancePath:n,keyword:"required",params:{missingProperty:"stream"}};e===null?e=
[E]:e.push(E),r++}for(const E in s)if(!he.call(Ne.else.else.else.else.else.else.else.then.properties,E)){const ee={instancePath:n,keyword:"a\
dditionalProperties",params:{additionalProperty:E}};e===null?e=[ee]:e.push(ee),r++}if(s.stream!==void 0&&(Se(s.stream,{instancePath:n+"/stre\
am",parentData:s,parentDataProperty:"stream",rootData:o})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.until!==void 0){let E=s.
until;if(E&&typeof E=="object"&&!Array.isArray(E)){if(Object.keys(E).length<1){const ee={instancePath:n+"/until",keyword:"minProperties",params:{
limit:1}};e===null?e=[ee]:e.push(ee),r++}for(const ee in E){let be=E[ee];if(typeof be!="string"&&!(typeof be=="number"&&isFinite(be))&&typeof be!=
"boolean"){const Le={instancePath:n+"/until/"+ee.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Ne.else.else.else.else.else.
else.else.then.properties.until.additionalProperties.type}};e===null?e=[Le]:e.push(Le),r++}}}else{const ee={instancePath:n+"/until",keyword:"\
type",params:{type:"object"}};e===null?e=[ee]:e.push(ee),r++}}}else{const E={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[E]:e.push(E),r++}var m=U===r;Y=m,Te="then"}else{const U=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const E={instancePath:n,
keyword:"required",params:{missingProperty:"type"}};e===null?e=[E]:e.push(E),r++}for(const E in s)if(!he.call(Ne.else.else.else.else.else.else.
else.else.properties,E)){const ee={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:E}};e===null?e=[ee]:e.push(ee),r++}
if(s.type!==void 0&&(R(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),
r=e.length)),s.min!==void 0){let E=s.min;if(!(typeof E=="number"&&isFinite(E))){const ee={instancePath:n+"/min",keyword:"type",params:{type:"\
number"}};e===null?e=[ee]:e.push(ee),r++}}if(s.max!==void 0){let E=s.max;if(!(typeof E=="number"&&isFinite(E))){const ee={instancePath:n+"/m\
ax",keyword:"type",params:{type:"number"}};e===null?e=[ee]:e.push(ee),r++}}if(s.pattern!==void 0&&(p(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const E={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[E]:e.push(E),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const E={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ne.else.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?
e=[E]:e.push(E),r++}if(s.write!==void 0&&s.write!=="seconds"){const E={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ne.else.
else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[E]:e.push(E),r++}if(s.version!==void 0&&s.version!==4){const E={instancePath:n+
"/version",keyword:"enum",params:{allowedValues:Ne.else.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[E]:e.push(E),
r++}if(s.prefix!==void 0&&(p(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:o})||(e=e===null?p.errors:
e.concat(p.errors),r=e.length)),s.schemes!==void 0&&(F(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:o})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.inside!==void 0){let E=s.inside;if(!(E==="warn"||E==="require")){const ee={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:Ne.else.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[ee]:e.push(ee),
r++}}if(s.list!==void 0&&(pe(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:o})||(e=e===null?pe.errors:e.concat(
pe.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const E={instancePath:n+"/unique",keyword:"type",params:{type:"boolea\
n"}};e===null?e=[E]:e.push(E),r++}if(s.map!==void 0&&(pe(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:o})||(e=
e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.keys!==void 0&&(p(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",
rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.fields!==void 0&&(Oe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:o})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.include!==void 0&&($e(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),
s.reserved!==void 0&&(F(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?F.errors:
e.concat(F.errors),r=e.length)),s.union!==void 0){let E=s.union;if(Array.isArray(E)){if(E.length<2){const be={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[be]:e.push(be),r++}const ee=E.length;for(let be=0;be<ee;be++)pe(E[be],{instancePath:n+"/union/"+be,parentData:E,
parentDataProperty:be,rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)}else{const ee={instancePath:n+"/union",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[ee]:e.push(ee),r++}}if(s.tag!==void 0&&(p(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"\
tag",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.otherwise!==void 0&&(R(s.otherwise,{instancePath:n+"/otherwise",parentData:s,
parentDataProperty:"otherwise",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.const!==void 0){let E=s.const;if(typeof E!=
"string"&&!(typeof E=="number"&&isFinite(E))&&typeof E!="boolean"){const ee={instancePath:n+"/const",keyword:"type",params:{type:Ne.else.else.
else.else.else.else.else.else.properties.const.type}};e===null?e=[ee]:e.push(ee),r++}}if(s.enum!==void 0){let E=s.enum;if(!(E==="open"||E===
"closed")){const ee={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ne.else.else.else.else.else.else.else.else.properties.enum.
enum}};e===null?e=[ee]:e.push(ee),r++}}if(s.values!==void 0&&(Fe(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",
rootData:o})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.stream!==void 0&&(Se(s.stream,{instancePath:n+"/stream",parentData:s,
parentDataProperty:"stream",rootData:o})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.until!==void 0){let E=s.until;if(E&&typeof E==
"object"&&!Array.isArray(E)){if(Object.keys(E).length<1){const ee={instancePath:n+"/until",keyword:"minProperties",params:{limit:1}};e===null?
e=[ee]:e.push(ee),r++}for(const ee in E){let be=E[ee];if(typeof be!="string"&&!(typeof be=="number"&&isFinite(be))&&typeof be!="boolean"){const Le={
instancePath:n+"/until/"+ee.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Ne.else.else.else.else.else.else.else.else.properties.
until.additionalProperties.type}};e===null?e=[Le]:e.push(Le),r++}}}else{const ee={instancePath:n+"/until",keyword:"type",params:{type:"objec\
t"}};e===null?e=[ee]:e.push(ee),r++}}}else{const E={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var m=U===
r;Y=m,Te="else"}if(!Y){const U={instancePath:n,keyword:"if",params:{failingKeyword:Te}};e===null?e=[U]:e.push(U),r++}var f=$===r;ke=f,Ee="el\
se"}if(!ke){const $={instancePath:n,keyword:"if",params:{failingKeyword:Ee}};e===null?e=[$]:e.push($),r++}var u=L===r;ge=u,oe="else"}if(!ge){
const L={instancePath:n,keyword:"if",params:{failingKeyword:oe}};e===null?e=[L]:e.push(L),r++}var h=T===r;V=h,le="else"}if(!V){const T={instancePath:n,
keyword:"if",params:{failingKeyword:le}};e===null?e=[T]:e.push(T),r++}var d=I===r;M=d,ae="else"}if(!M){const I={instancePath:n,keyword:"if",
params:{failingKeyword:ae}};e===null?e=[I]:e.push(I),r++}var a=Z===r;B=a,ue="else"}if(!B){const Z={instancePath:n,keyword:"if",params:{failingKeyword:ue}};
e===null?e=[Z]:e.push(Z),r++}var l=z===r;x=l,ie="else"}if(!x){const z={instancePath:n,keyword:"if",params:{failingKeyword:ie}};e===null?e=[z]:
e.push(z),r++}var g=k===r;i=g,w="else"}if(!i){const k={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[k]:e.push(k),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const k={instancePath:n+"/nullable",
keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.lenient!==void 0&&(Ge(s.lenient,{instancePath:n+"/lenient",parentData:s,
parentDataProperty:"lenient",rootData:o})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.since!==void 0&&(Ie(s.since,{instancePath:n+
"/since",parentData:s,parentDataProperty:"since",rootData:o})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.deprecated!==void 0&&
(Ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:o})||(e=e===null?Ce.errors:e.concat(Ce.
errors),r=e.length)),s.allow!==void 0&&(_e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?
_e.errors:e.concat(_e.errors),r=e.length)),s.name!==void 0){let k=s.name;if(typeof k!="string"&&!(typeof k=="number"&&isFinite(k))&&typeof k!=
"boolean"){const q={instancePath:n+"/name",keyword:"type",params:{type:Ne.properties.name.type}};e===null?e=[q]:e.push(q),r++}if(typeof k=="\
string"&&!tr.test(k)){const q={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[q]:e.push(q),r++}}
if(s.originalName!==void 0&&(p(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:o})||(e=
e===null?p.errors:e.concat(p.errors),r=e.length)),s.rules!==void 0){let k=s.rules;if(k&&typeof k=="object"&&!Array.isArray(k)){if(Object.keys(
k).length<1){const q={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[q]:e.push(q),r++}for(const q in k){const x=r;
if(typeof q=="string"&&!Be.test(q)){const O={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:q};e===null?e=[O]:e.push(O),r++}var y=x===r;if(!y){const O={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:q}};
e===null?e=[O]:e.push(O),r++}}for(const q in k)je(k[q],{instancePath:n+"/rules/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:k,parentDataProperty:q,
rootData:o})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)}else{const q={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[q]:e.push(q),r++}}if(s.examples!==void 0){let k=s.examples;if(k&&typeof k=="object"&&!Array.isArray(k)){for(const q in k){const x=r;
if(typeof q=="string"&&!ve.test(q)){const O={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:q};e===null?e=
[O]:e.push(O),r++}var P=x===r;if(!P){const O={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:q}};e===null?e=[O]:e.push(
O),r++}}for(const q in k){let x=k[q];if(!(x&&typeof x=="object"&&!Array.isArray(x))){const O={instancePath:n+"/examples/"+q.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}}else{const q={instancePath:n+"/examples",keyword:"\
type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}if(s.variations!==void 0){let k=s.variations;if(Array.isArray(k)){if(k.length<1){
const x={instancePath:n+"/variations",keyword:"minItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}const q=k.length;for(let x=0;x<q;x++)
Je(k[x],{instancePath:n+"/variations/"+x,parentData:k,parentDataProperty:x,rootData:o})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)}else{
const q={instancePath:n+"/variations",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}}if(s.invalid!==void 0){let k=s.invalid;
if(k&&typeof k=="object"&&!Array.isArray(k)){for(const q in k){const x=r;if(typeof q=="string"&&!ve.test(q)){const O={instancePath:n+"/inval\
id",keyword:"pattern",params:{pattern:"\\S"},propertyName:q};e===null?e=[O]:e.push(O),r++}var b=x===r;if(!b){const O={instancePath:n+"/inval\
id",keyword:"propertyNames",params:{propertyName:q}};e===null?e=[O]:e.push(O),r++}}for(const q in k)Qe(k[q],{instancePath:n+"/invalid/"+q.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:k,parentDataProperty:q,rootData:o})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)}else{const q={
instancePath:n+"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}if(s.wire!==void 0){let k=s.wire;if(k&&typeof k==
"object"&&!Array.isArray(k)){if(Object.keys(k).length<1){const q={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?
e=[q]:e.push(q),r++}for(const q in k){const x=r;if(typeof q=="string"&&!ve.test(q)){const O={instancePath:n+"/wire",keyword:"pattern",params:{
pattern:"\\S"},propertyName:q};e===null?e=[O]:e.push(O),r++}var A=x===r;if(!A){const O={instancePath:n+"/wire",keyword:"propertyNames",params:{
propertyName:q}};e===null?e=[O]:e.push(O),r++}}for(const q in k)Ue(k[q],{instancePath:n+"/wire/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:k,
parentDataProperty:q,rootData:o})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)}else{const q={instancePath:n+"/wire",keyword:"type",
params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.
push(k),r++}return jr.errors=e,r===0}function Pr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[u]:e.push(u),r++}if(s.from===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"from"}};e===null?e=[u]:e.push(u),
r++}if(s.to===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"to"}};e===null?e=[u]:e.push(u),r++}if(s.examples===
void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"examples"}};e===null?e=[u]:e.push(u),r++}if(s.invalid===void 0){
const u={instancePath:n,keyword:"required",params:{missingProperty:"invalid"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!he.call(vr.
properties,u)){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[f]:e.push(f),r++}if(s.doc!==
void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),
s.name!==void 0){let u=s.name;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const f={instancePath:n+"/name",
keyword:"type",params:{type:vr.properties.name.type}};e===null?e=[f]:e.push(f),r++}if(typeof u=="string"&&!tr.test(u)){const f={instancePath:n+
"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[f]:e.push(f),r++}}if(s.originalName!==void 0&&(p(s.originalName,
{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),
s.from!==void 0){let u=s.from;const f=r;let m=!0;const y=r;if(!Array.isArray(u)){const b={};e===null?e=[b]:e.push(b),r++}var t=y===r;r=f,e!==
null&&(f?e.length=f:e=null);let P;if(t){const b=r;if(Array.isArray(u)){if(u.length<1){const q={instancePath:n+"/from",keyword:"minItems",params:{
limit:1}};e===null?e=[q]:e.push(q),r++}const k=u.length;for(let q=0;q<k;q++)p(u[q],{instancePath:n+"/from/"+q,parentData:u,parentDataProperty:q,
rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const k={instancePath:n+"/from",keyword:"type",params:{type:"array"}};
e===null?e=[k]:e.push(k),r++}var t=b===r;m=t,P="then"}else{const b=r;p(u,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length);var t=b===r;m=t,P="else"}if(!m){const b={instancePath:n+"/from",keyword:"if",params:{failingKeyword:P}};
e===null?e=[b]:e.push(b),r++}}if(s.to!==void 0){let u=s.to;const f=r;let m=!0;const y=r;if(!Array.isArray(u)){const b={};e===null?e=[b]:e.push(
b),r++}var i=y===r;r=f,e!==null&&(f?e.length=f:e=null);let P;if(i){const b=r;if(Array.isArray(u)){if(u.length<1){const q={instancePath:n+"/t\
o",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const k=u.length;for(let q=0;q<k;q++)p(u[q],{instancePath:n+"/to/"+q,parentData:u,
parentDataProperty:q,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const k={instancePath:n+"/to",keyword:"type",params:{
type:"array"}};e===null?e=[k]:e.push(k),r++}var i=b===r;m=i,P="then"}else{const b=r;p(u,{instancePath:n+"/to",parentData:s,parentDataProperty:"\
to",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length);var i=b===r;m=i,P="else"}if(!m){const b={instancePath:n+"/to",keyword:"\
if",params:{failingKeyword:P}};e===null?e=[b]:e.push(b),r++}}if(s.ack!==void 0&&s.ack!=="required"){const u={instancePath:n+"/ack",keyword:"\
enum",params:{allowedValues:vr.properties.ack.enum}};e===null?e=[u]:e.push(u),r++}if(s.replies!==void 0&&(Pe(s.replies,{instancePath:n+"/rep\
lies",parentData:s,parentDataProperty:"replies",rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.conventions!==void 0){
let u=s.conventions;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const f in u){const m=r;if(typeof f=="string"&&!ve.test(f)){const y={instancePath:n+
"/conventions",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[y]:e.push(y),r++}var c=m===r;if(!c){const y={instancePath:n+
"/conventions",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[y]:e.push(y),r++}}for(const f in u){let m=u[f];const y=r;let P=!0;
const b=r;if(!Array.isArray(m)){const k={};e===null?e=[k]:e.push(k),r++}var g=b===r;r=y,e!==null&&(y?e.length=y:e=null);let A;if(g){const k=r;
F(m,{instancePath:n+"/conventions/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:f,rootData:o})||(e=e===null?F.errors:
e.concat(F.errors),r=e.length);var g=k===r;P=g,A="then"}else{const k=r;if(m!=="request"){const x={instancePath:n+"/conventions/"+f.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:vr.properties.conventions.additionalProperties.else.enum}};e===null?e=[x]:e.push(
x),r++}var g=k===r;P=g,A="else"}if(!P){const k={instancePath:n+"/conventions/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{
failingKeyword:A}};e===null?e=[k]:e.push(k),r++}}}else{const f={instancePath:n+"/conventions",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),r++}}if(s.aliases!==void 0&&(F(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:o})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.lenient!==void 0){let u=s.lenient;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const f in u)
if(f!=="aliases"){const m={instancePath:n+"/lenient",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[m]:e.push(m),
r++}u.aliases!==void 0&&(F(u.aliases,{instancePath:n+"/lenient/aliases",parentData:u,parentDataProperty:"aliases",rootData:o})||(e=e===null?
F.errors:e.concat(F.errors),r=e.length))}else{const f={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}}if(s.envelope!==void 0){let u=s.envelope;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const f in u)if(!(f==="include"||f==="fiel\
ds")){const m={instancePath:n+"/envelope",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[m]:e.push(m),r++}u.include!==
void 0&&($e(u.include,{instancePath:n+"/envelope/include",parentData:u,parentDataProperty:"include",rootData:o})||(e=e===null?$e.errors:e.concat(
$e.errors),r=e.length)),u.fields!==void 0&&(Oe(u.fields,{instancePath:n+"/envelope/fields",parentData:u,parentDataProperty:"fields",rootData:o})||
(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length))}else{const f={instancePath:n+"/envelope",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),r++}}if(s.frame!==void 0&&(p(s.frame,{instancePath:n+"/frame",parentData:s,parentDataProperty:"frame",rootData:o})||(e=e===null?
p.errors:e.concat(p.errors),r=e.length)),s.tag!==void 0&&(p(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.body!==void 0&&(Se(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"bo\
dy",rootData:o})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const u={
instancePath:n+"/bodyRequired",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}if(s.result!==void 0){let u=s.result;const f=r;
let m=!0;const y=r;if(!(u&&typeof u=="object"&&!Array.isArray(u))){const b={};e===null?e=[b]:e.push(b),r++}var w=y===r;r=f,e!==null&&(f?e.length=
f:e=null);let P;if(w){const b=r;jr(u,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:o})||(e=e===null?jr.errors:
e.concat(jr.errors),r=e.length);var w=b===r;m=w,P="then"}else{const b=r;Se(u,{instancePath:n+"/result",parentData:s,parentDataProperty:"resu\
lt",rootData:o})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length);var w=b===r;m=w,P="else"}if(!m){const b={instancePath:n+"/result",keyword:"\
if",params:{failingKeyword:P}};e===null?e=[b]:e.push(b),r++}}if(s.include!==void 0&&($e(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.fields!==void 0&&(Oe(s.fields,{instancePath:n+"/fields",parentData:s,
parentDataProperty:"fields",rootData:o})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),
s.reserved!==void 0&&(F(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?F.errors:
e.concat(F.errors),r=e.length)),s.rules!==void 0){let u=s.rules;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const f={
instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in u){const m=r;if(typeof f=="str\
ing"&&!Be.test(f)){const y={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:f};
e===null?e=[y]:e.push(y),r++}var l=m===r;if(!l){const y={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:f}};e===null?e=
[y]:e.push(y),r++}}for(const f in u)je(u[f],{instancePath:n+"/rules/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:f,
rootData:o})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)}else{const f={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[f]:e.push(f),r++}}if(s.examples!==void 0){let u=s.examples;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const f in u){const m=r;
if(typeof f=="string"&&!ve.test(f)){const y={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=
[y]:e.push(y),r++}var a=m===r;if(!a){const y={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[y]:e.push(
y),r++}}for(const f in u){let m=u[f];if(!(m&&typeof m=="object"&&!Array.isArray(m))){const y={instancePath:n+"/examples/"+f.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const f={instancePath:n+"/examples",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.variations!==void 0){let u=s.variations;if(Array.isArray(u)){if(u.length<1){
const m={instancePath:n+"/variations",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const f=u.length;for(let m=0;m<f;m++)
Je(u[m],{instancePath:n+"/variations/"+m,parentData:u,parentDataProperty:m,rootData:o})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)}else{
const f={instancePath:n+"/variations",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.invalid!==void 0){let u=s.invalid;
if(u&&typeof u=="object"&&!Array.isArray(u)){for(const f in u){const m=r;if(typeof f=="string"&&!ve.test(f)){const y={instancePath:n+"/inval\
id",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[y]:e.push(y),r++}var d=m===r;if(!d){const y={instancePath:n+"/inval\
id",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[y]:e.push(y),r++}}for(const f in u)Qe(u[f],{instancePath:n+"/invalid/"+f.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:f,rootData:o})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)}else{const f={
instancePath:n+"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.wire!==void 0){let u=s.wire;if(u&&typeof u==
"object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const f={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?
e=[f]:e.push(f),r++}for(const f in u){const m=r;if(typeof f=="string"&&!ve.test(f)){const y={instancePath:n+"/wire",keyword:"pattern",params:{
pattern:"\\S"},propertyName:f};e===null?e=[y]:e.push(y),r++}var h=m===r;if(!h){const y={instancePath:n+"/wire",keyword:"propertyNames",params:{
propertyName:f}};e===null?e=[y]:e.push(y),r++}}for(const f in u)Ue(u[f],{instancePath:n+"/wire/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,
parentDataProperty:f,rootData:o})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)}else{const f={instancePath:n+"/wire",keyword:"type",
params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}s.since!==void 0&&(Ie(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"\
since",rootData:o})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.deprecated!==void 0&&(Ce(s.deprecated,{instancePath:n+"/deprec\
ated",parentData:s,parentDataProperty:"deprecated",rootData:o})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s.allow!==void 0&&(_e(
s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length))}else{
const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Pr.errors=e,r===0}const Ds={minProperties:1,
type:"object",properties:{unparsable:{},unknownMessage:{},invalidMessage:{},handlerFailed:{}},additionalProperties:!1};function Ar(s,{instancePath:n="",
parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){
const t={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="unparsable"||t==="\
unknownMessage"||t==="invalidMessage"||t==="handlerFailed")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ar.errors=
e,r===0}const _s={type:"object",properties:{message:{$ref:"#/definitions/string"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["messa\
ge","where"]},$s={if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},else:{$ref:"#/definitions/string"}};function sr(s,{
instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(!Array.isArray(s)){const l={};
e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const l=r;if(Array.isArray(s)){if(s.length<1){const h={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const d=s.length;for(let h=0;h<d;h++)p(s[h],{instancePath:n+
"/"+h,parentData:s,parentDataProperty:h,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const d={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var g=l===r;i=g,w="then"}else{const l=r;p(s,{instancePath:n,parentData:C,parentDataProperty:S,
rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length);var g=l===r;i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{
failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return sr.errors=e,r===0}function Dr(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const i={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"message"}};e===null?e=[i]:e.push(i),r++}if(s.where===void 0){const i={instancePath:n,keyword:"required",params:{
missingProperty:"where"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="message"||i==="requests"||i==="where")){const c={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(s.message!==void 0&&(p(s.message,{instancePath:n+
"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.requests!==void 0&&
(sr(s.requests,{instancePath:n+"/requests",parentData:s,parentDataProperty:"requests",rootData:o})||(e=e===null?sr.errors:e.concat(sr.errors),
r=e.length)),s.where!==void 0){let i=s.where;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const c={instancePath:n+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in i){const g=r;if(typeof c=="string"&&!ve.test(
c)){const w={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){
const w={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}for(const c in i)v(i[c],{instancePath:n+
"/where/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:c,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=
e.length)}else{const c={instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Dr.errors=e,r===0}const qs={type:"object",properties:{pattern:{$ref:"\
#/definitions/string"},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["doc"]};function _r(s,{instancePath:n="",parentData:C,
parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:n,
keyword:"required",params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="pattern"||t==="doc")){const i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.pattern!==void 0&&(p(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.doc!==void 0&&(p(s.
doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const t={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return _r.errors=e,r===0}const Br={type:"object",properties:{
doc:{$ref:"#/definitions/string"},key:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},else:{enum:["\
thread","connection"]}},start:{$ref:"#/definitions/messageOrList"},steps:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
$ref:"#/definitions/messageList"}},lenient:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/messageLis\
t"}},anytime:{$ref:"#/definitions/messageList"},end:{$ref:"#/definitions/messageList"},rounds:{type:"object",properties:{field:{$ref:"#/defi\
nitions/fieldPath"},start:{type:"integer",minimum:0},openedBy:{$ref:"#/definitions/string"},echoedBy:{$ref:"#/definitions/string"},max:{$ref:"\
#/definitions/fieldPath"}},additionalProperties:!1,required:["field","start","openedBy","echoedBy"]},deadlines:{type:"array",items:{$ref:"#/\
definitions/deadline"},minItems:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/transc\
ript"},minProperties:1},illegal:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",properties:{messages:{type:"\
array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},at:{type:"integer",minimum:0},issue:{$ref:"#/definitions/string"}},additionalProperties:!1,
required:["messages","at"]},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc","key","start","step\
s","end","transcripts","illegal"]},Lr={type:"object",properties:{after:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},within:{
if:{type:"object"},then:{type:"object",properties:{seconds:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["seconds"]},else:{
type:["string","number","boolean"],pattern:"^[1-9][0-9]*[smhd]$"}},level:{enum:["warning","hint"]},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,
required:["after","within","doc"]},fs=new RegExp("^[1-9][0-9]*[smhd]$","u");function $r(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.after===void 0){const i={instancePath:n,keyword:"required",
params:{missingProperty:"after"}};e===null?e=[i]:e.push(i),r++}if(s.within===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"\
within"}};e===null?e=[i]:e.push(i),r++}if(s.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[i]:e.push(i),r++}for(const i in s)if(!(i==="after"||i==="within"||i==="level"||i==="doc")){const c={instancePath:n,keyword:"additionalPro\
perties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(s.after!==void 0){let i=s.after;if(Array.isArray(i)){if(i.length<1){
const g={instancePath:n+"/after",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}const c=i.length;for(let g=0;g<c;g++)p(i[g],
{instancePath:n+"/after/"+g,parentData:i,parentDataProperty:g,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const c={
instancePath:n+"/after",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.within!==void 0){let i=s.within;const c=r;let g=!0;
const w=r;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const a={};e===null?e=[a]:e.push(a),r++}var t=w===r;r=c,e!==null&&(c?e.length=c:e=
null);let l;if(t){const a=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.seconds===void 0){const h={instancePath:n+"/within",keyword:"r\
equired",params:{missingProperty:"seconds"}};e===null?e=[h]:e.push(h),r++}for(const h in i)if(h!=="seconds"){const u={instancePath:n+"/withi\
n",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[u]:e.push(u),r++}i.seconds!==void 0&&(v(i.seconds,{instancePath:n+
"/within/seconds",parentData:i,parentDataProperty:"seconds",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length))}else{const h={
instancePath:n+"/within",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="then"}else{const a=r;if(typeof i!=
"string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const h={instancePath:n+"/within",keyword:"type",params:{type:Lr.properties.
within.else.type}};e===null?e=[h]:e.push(h),r++}if(typeof i=="string"&&!fs.test(i)){const h={instancePath:n+"/within",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*[smhd]$"}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="else"}if(!g){const a={instancePath:n+"/within",keyword:"if",
params:{failingKeyword:l}};e===null?e=[a]:e.push(a),r++}}if(s.level!==void 0){let i=s.level;if(!(i==="warning"||i==="hint")){const c={instancePath:n+
"/level",keyword:"enum",params:{allowedValues:Lr.properties.level.enum}};e===null?e=[c]:e.push(c),r++}}s.doc!==void 0&&(p(s.doc,{instancePath:n+
"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return $r.errors=e,r===0}const xs={if:{type:"object"},then:{type:"object",
properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definitions/messageList"},unacknowledged:{
$ref:"#/definitions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/string"}},at:{type:"integer",minimum:0},issue:{$ref:"#/d\
efinitions/string"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1}},
Ns={if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{type:"object"}},else:{$ref:"#/definitions/s\
tring"}};function We(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(!(s&&
typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){
const l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const d={instancePath:n,keyword:"maxProperties",params:{limit:1}};
e===null?e=[d]:e.push(d),r++}if(Object.keys(s).length<1){const d={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[d]:e.
push(d),r++}for(const d in s){let h=s[d];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const u={instancePath:n+"/"+d.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{const d={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[d]:e.push(d),r++}var g=l===r;i=g,w="then"}else{const l=r;p(s,{instancePath:n,parentData:C,parentDataProperty:S,rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length);var g=l===r;i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};
e===null?e=[l]:e.push(l),r++}return We.errors=e,r===0}function nr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,
r=0;const t=r;let i=!0;const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==
null&&(t?e.length=t:e=null);let w;if(g){const l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.messages===void 0){const d={instancePath:n,
keyword:"required",params:{missingProperty:"messages"}};e===null?e=[d]:e.push(d),r++}for(const d in s)if(!(d==="messages"||d==="awaits"||d===
"unacknowledged"||d==="warnings"||d==="at"||d==="issue")){const h={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[h]:e.push(h),r++}if(s.messages!==void 0){let d=s.messages;if(Array.isArray(d)){if(d.length<1){const u={instancePath:n+"/messages",
keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),r++}const h=d.length;for(let u=0;u<h;u++)We(d[u],{instancePath:n+"/messages/"+
u,parentData:d,parentDataProperty:u,rootData:o})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)}else{const h={instancePath:n+"/messa\
ges",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(s.awaits!==void 0&&(Pe(s.awaits,{instancePath:n+"/awaits",parentData:s,
parentDataProperty:"awaits",rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.unacknowledged!==void 0&&(Pe(s.unacknowledged,
{instancePath:n+"/unacknowledged",parentData:s,parentDataProperty:"unacknowledged",rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=
e.length)),s.warnings!==void 0){let d=s.warnings;if(Array.isArray(d)){const h=d.length;for(let u=0;u<h;u++)p(d[u],{instancePath:n+"/warnings\
/"+u,parentData:d,parentDataProperty:u,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const h={instancePath:n+"/warn\
ings",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(s.at!==void 0){let d=s.at;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))){const h={instancePath:n+"/at",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof d=="number"&&
isFinite(d)&&(d<0||isNaN(d))){const h={instancePath:n+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}
s.issue!==void 0&&(p(s.issue,{instancePath:n+"/issue",parentData:s,parentDataProperty:"issue",rootData:o})||(e=e===null?p.errors:e.concat(p.
errors),r=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var g=l===r;i=g,w="the\
n"}else{const l=r;if(Array.isArray(s)){if(s.length<1){const h={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),
r++}const d=s.length;for(let h=0;h<d;h++)We(s[h],{instancePath:n+"/"+h,parentData:s,parentDataProperty:h,rootData:o})||(e=e===null?We.errors:
e.concat(We.errors),r=e.length)}else{const d={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var g=l===r;
i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return nr.errors=e,r===0}function qr(s,{
instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===
void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[l]:e.push(l),r++}if(s.key===void 0){const l={
instancePath:n,keyword:"required",params:{missingProperty:"key"}};e===null?e=[l]:e.push(l),r++}if(s.start===void 0){const l={instancePath:n,
keyword:"required",params:{missingProperty:"start"}};e===null?e=[l]:e.push(l),r++}if(s.steps===void 0){const l={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"steps"}};e===null?e=[l]:e.push(l),r++}if(s.end===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"\
end"}};e===null?e=[l]:e.push(l),r++}if(s.transcripts===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"transcrip\
ts"}};e===null?e=[l]:e.push(l),r++}if(s.illegal===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"illegal"}};e===
null?e=[l]:e.push(l),r++}for(const l in s)if(!he.call(Br.properties,l)){const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[a]:e.push(a),r++}if(s.doc!==void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?
p.errors:e.concat(p.errors),r=e.length)),s.key!==void 0){let l=s.key;const a=r;let d=!0;const h=r;if(!Array.isArray(l)){const f={};e===null?
e=[f]:e.push(f),r++}var t=h===r;r=a,e!==null&&(a?e.length=a:e=null);let u;if(t){const f=r;if(Array.isArray(l)){if(l.length<1){const P={instancePath:n+
"/key",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}const y=l.length;for(let P=0;P<y;P++)v(l[P],{instancePath:n+"/key/"+
P,parentData:l,parentDataProperty:P,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),r=e.length)}else{const y={instancePath:n+"/key",keyword:"\
type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}var t=f===r;d=t,u="then"}else{const f=r;if(!(l==="thread"||l==="connection")){const y={
instancePath:n+"/key",keyword:"enum",params:{allowedValues:Br.properties.key.else.enum}};e===null?e=[y]:e.push(y),r++}var t=f===r;d=t,u="els\
e"}if(!d){const f={instancePath:n+"/key",keyword:"if",params:{failingKeyword:u}};e===null?e=[f]:e.push(f),r++}}if(s.start!==void 0&&(sr(s.start,
{instancePath:n+"/start",parentData:s,parentDataProperty:"start",rootData:o})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)),s.steps!==
void 0){let l=s.steps;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const a in l){const d=r;if(typeof a=="string"&&!ve.test(a)){const h={
instancePath:n+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var i=d===r;if(!i){const h={instancePath:n+
"/steps",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)Pe(l[a],{instancePath:n+"/steps/"+a.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)}else{
const a={instancePath:n+"/steps",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.lenient!==void 0){let l=s.lenient;
if(l&&typeof l=="object"&&!Array.isArray(l)){for(const a in l){const d=r;if(typeof a=="string"&&!ve.test(a)){const h={instancePath:n+"/lenie\
nt",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var c=d===r;if(!c){const h={instancePath:n+"/lenie\
nt",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)Pe(l[a],{instancePath:n+"/lenient/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)}else{const a={
instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.anytime!==void 0&&(Pe(s.anytime,{instancePath:n+
"/anytime",parentData:s,parentDataProperty:"anytime",rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.end!==void 0&&(Pe(
s.end,{instancePath:n+"/end",parentData:s,parentDataProperty:"end",rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.rounds!==
void 0){let l=s.rounds;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.field===void 0){const a={instancePath:n+"/rounds",keyword:"required",
params:{missingProperty:"field"}};e===null?e=[a]:e.push(a),r++}if(l.start===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{
missingProperty:"start"}};e===null?e=[a]:e.push(a),r++}if(l.openedBy===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{
missingProperty:"openedBy"}};e===null?e=[a]:e.push(a),r++}if(l.echoedBy===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{
missingProperty:"echoedBy"}};e===null?e=[a]:e.push(a),r++}for(const a in l)if(!(a==="field"||a==="start"||a==="openedBy"||a==="echoedBy"||a===
"max")){const d={instancePath:n+"/rounds",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[d]:e.push(d),r++}if(l.field!==
void 0&&(v(l.field,{instancePath:n+"/rounds/field",parentData:l,parentDataProperty:"field",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),
r=e.length)),l.start!==void 0){let a=l.start;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const d={instancePath:n+"/rounds/star\
t",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){const d={instancePath:n+
"/rounds/start",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}l.openedBy!==void 0&&(p(l.openedBy,{instancePath:n+
"/rounds/openedBy",parentData:l,parentDataProperty:"openedBy",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),l.echoedBy!==
void 0&&(p(l.echoedBy,{instancePath:n+"/rounds/echoedBy",parentData:l,parentDataProperty:"echoedBy",rootData:o})||(e=e===null?p.errors:e.concat(
p.errors),r=e.length)),l.max!==void 0&&(v(l.max,{instancePath:n+"/rounds/max",parentData:l,parentDataProperty:"max",rootData:o})||(e=e===null?
v.errors:e.concat(v.errors),r=e.length))}else{const a={instancePath:n+"/rounds",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}if(s.deadlines!==void 0){let l=s.deadlines;if(Array.isArray(l)){if(l.length<1){const d={instancePath:n+"/deadlines",keyword:"minItem\
s",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const a=l.length;for(let d=0;d<a;d++)$r(l[d],{instancePath:n+"/deadlines/"+d,parentData:l,
parentDataProperty:d,rootData:o})||(e=e===null?$r.errors:e.concat($r.errors),r=e.length)}else{const a={instancePath:n+"/deadlines",keyword:"\
type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.transcripts!==void 0){let l=s.transcripts;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const a={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}
for(const a in l){const d=r;if(typeof a=="string"&&!ve.test(a)){const h={instancePath:n+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},
propertyName:a};e===null?e=[h]:e.push(h),r++}var g=d===r;if(!g){const h={instancePath:n+"/transcripts",keyword:"propertyNames",params:{propertyName:a}};
e===null?e=[h]:e.push(h),r++}}for(const a in l)nr(l[a],{instancePath:n+"/transcripts/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,
parentDataProperty:a,rootData:o})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)}else{const a={instancePath:n+"/transcripts",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.illegal!==void 0){let l=s.illegal;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const a={instancePath:n+"/illegal",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){
const d=r;if(typeof a=="string"&&!ve.test(a)){const h={instancePath:n+"/illegal",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===
null?e=[h]:e.push(h),r++}var w=d===r;if(!w){const h={instancePath:n+"/illegal",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[
h]:e.push(h),r++}}for(const a in l){let d=l[a];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.messages===void 0){const h={instancePath:n+
"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"messages"}};e===null?e=[h]:e.push(h),r++}if(d.
at===void 0){const h={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"at"}};
e===null?e=[h]:e.push(h),r++}for(const h in d)if(!(h==="messages"||h==="at"||h==="issue")){const u={instancePath:n+"/illegal/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[u]:e.push(u),r++}if(d.messages!==void 0){
let h=d.messages;if(Array.isArray(h)){if(h.length<1){const f={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages",
keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const u=h.length;for(let f=0;f<u;f++)We(h[f],{instancePath:n+"/illegal/"+a.
replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+f,parentData:h,parentDataProperty:f,rootData:o})||(e=e===null?We.errors:e.concat(We.errors),
r=e.length)}else{const u={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"type",params:{type:"array"}};
e===null?e=[u]:e.push(u),r++}}if(d.at!==void 0){let h=d.at;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const u={instancePath:n+
"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(typeof h==
"number"&&isFinite(h)&&(h<0||isNaN(h))){const u={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}d.issue!==void 0&&(p(d.issue,{instancePath:n+"/illegal/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/issue",parentData:d,parentDataProperty:"issue",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{
const h={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),
r++}}}else{const a={instancePath:n+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}s.allow!==void 0&&(_e(s.allow,
{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length))}else{const l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return qr.errors=e,r===0}const Mr={type:"object",properties:{
doc:{$ref:"#/definitions/string"},agents:{enum:["any","one","many"]},messages:{if:{type:"array"},then:{$ref:"#/definitions/messageList"},else:{
enum:["all"]}}},additionalProperties:!1,required:["doc","agents","messages"]};function xr(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const i={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}if(s.agents===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"\
agents"}};e===null?e=[i]:e.push(i),r++}if(s.messages===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"messages"}};
e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="doc"||i==="agents"||i==="messages")){const c={instancePath:n,keyword:"additionalProp\
erties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(s.doc!==void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.agents!==void 0){let i=s.agents;if(!(i==="any"||i==="one"||i==="ma\
ny")){const c={instancePath:n+"/agents",keyword:"enum",params:{allowedValues:Mr.properties.agents.enum}};e===null?e=[c]:e.push(c),r++}}if(s.
messages!==void 0){let i=s.messages;const c=r;let g=!0;const w=r;if(!Array.isArray(i)){const a={};e===null?e=[a]:e.push(a),r++}var t=w===r;r=
c,e!==null&&(c?e.length=c:e=null);let l;if(t){const a=r;Pe(i,{instancePath:n+"/messages",parentData:s,parentDataProperty:"messages",rootData:o})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);var t=a===r;g=t,l="then"}else{const a=r;if(i!=="all"){const h={instancePath:n+"/messag\
es",keyword:"enum",params:{allowedValues:Mr.properties.messages.else.enum}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="else"}if(!g){const a={
instancePath:n+"/messages",keyword:"if",params:{failingKeyword:l}};e===null?e=[a]:e.push(a),r++}}}else{const i={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return xr.errors=e,r===0}const Os={type:"object",properties:{doc:{$ref:"#/definitions/s\
tring"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definit\
ions/string"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}},otherwise:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}}},additionalProperties:!1},replies:{type:"array",items:{
$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:["reasons","replies"]},Is={
type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{message:{$ref:"#/d\
efinitions/string"},fields:!0},additionalProperties:!1,required:["message","fields"]},else:{if:{type:"object",required:["object"]},then:{type:"\
object",properties:{object:{$ref:"#/definitions/string"},fields:!0},additionalProperties:!1,required:["object","fields"]},else:{type:"object",
properties:{message:{$ref:"#/definitions/string"},object:{$ref:"#/definitions/string"},fields:!0},additionalProperties:!1,required:["message",
"fields"]}}};function Nr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;
if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.message===void 0&&(a="message")){const d={};e===null?e=[d]:e.push(d),r++}}else{
const a={};e===null?e=[a]:e.push(a),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const a=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.message===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[h]:e.push(h),r++}
if(s.fields===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[h]:e.push(h),r++}for(const h in s)
if(!(h==="message"||h==="fields")){const u={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[u]:e.push(
u),r++}s.message!==void 0&&(p(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?p.errors:
e.concat(p.errors),r=e.length))}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var g=a===r;
i=g,w="then"}else{const a=r,d=r;let h=!0;const u=r;if(r===u)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.object===void 0&&(y="obj\
ect")){const P={};e===null?e=[P]:e.push(P),r++}}else{const y={};e===null?e=[y]:e.push(y),r++}var l=u===r;r=d,e!==null&&(d?e.length=d:e=null);
let f;if(l){const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){const b={instancePath:n,keyword:"required",params:{
missingProperty:"object"}};e===null?e=[b]:e.push(b),r++}if(s.fields===void 0){const b={instancePath:n,keyword:"required",params:{missingProperty:"\
fields"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!(b==="object"||b==="fields")){const A={instancePath:n,keyword:"additionalPropert\
ies",params:{additionalProperty:b}};e===null?e=[A]:e.push(A),r++}s.object!==void 0&&(p(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length))}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[b]:e.push(b),r++}var l=y===r;h=l,f="then"}else{const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const b={
instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[b]:e.push(b),r++}if(s.fields===void 0){const b={instancePath:n,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!(b==="message"||b==="object"||b==="f\
ields")){const A={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[A]:e.push(A),r++}s.message!==void 0&&
(p(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.
length)),s.object!==void 0&&(p(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===null?p.errors:
e.concat(p.errors),r=e.length))}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var l=y===r;
h=l,f="else"}if(!h){const y={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[y]:e.push(y),r++}var g=a===r;i=g,w="else"}if(!i){
const a={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[a]:e.push(a),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
fields!==void 0){let a=s.fields;if(!(a&&typeof a=="object"&&!Array.isArray(a))){const d={instancePath:n+"/fields",keyword:"type",params:{type:"\
object"}};e===null?e=[d]:e.push(d),r++}}}else{const a={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Nr.
errors=e,r===0}function Or(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reasons===void 0){const g={instancePath:n,keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[g]:e.push(
g),r++}if(s.replies===void 0){const g={instancePath:n,keyword:"required",params:{missingProperty:"replies"}};e===null?e=[g]:e.push(g),r++}for(const g in s)
if(!(g==="doc"||g==="reasons"||g==="replies"||g==="silent")){const w={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[w]:e.push(w),r++}if(s.doc!==void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?
p.errors:e.concat(p.errors),r=e.length)),s.reasons!==void 0){let g=s.reasons;if(g&&typeof g=="object"&&!Array.isArray(g)){for(const w in g)if(!(w===
"unknown-type"||w==="wrong-version"||w==="otherwise")){const l={instancePath:n+"/reasons",keyword:"additionalProperties",params:{additionalProperty:w}};
e===null?e=[l]:e.push(l),r++}if(g["unknown-type"]!==void 0){let w=g["unknown-type"];if(w&&typeof w=="object"&&!Array.isArray(w)){for(const l in w){
const a=r;if(typeof l=="string"&&!ve.test(l)){const d={instancePath:n+"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};
e===null?e=[d]:e.push(d),r++}var t=a===r;if(!t){const d={instancePath:n+"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[d]:e.push(d),r++}}for(const l in w)p(w[l],{instancePath:n+"/reasons/unknown-type/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,
parentDataProperty:l,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const l={instancePath:n+"/reasons/unknown-type",
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(g["wrong-version"]!==void 0){let w=g["wrong-version"];if(w&&typeof w==
"object"&&!Array.isArray(w)){for(const l in w){const a=r;if(typeof l=="string"&&!ve.test(l)){const d={instancePath:n+"/reasons/wrong-version",
keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[d]:e.push(d),r++}var i=a===r;if(!i){const d={instancePath:n+"/reasons/w\
rong-version",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[d]:e.push(d),r++}}for(const l in w)p(w[l],{instancePath:n+"/reaso\
ns/wrong-version/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:o})||(e=e===null?p.errors:e.concat(p.
errors),r=e.length)}else{const l={instancePath:n+"/reasons/wrong-version",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}
if(g.otherwise!==void 0){let w=g.otherwise;if(w&&typeof w=="object"&&!Array.isArray(w)){for(const l in w){const a=r;if(typeof l=="string"&&!ve.
test(l)){const d={instancePath:n+"/reasons/otherwise",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[d]:e.push(d),r++}
var c=a===r;if(!c){const d={instancePath:n+"/reasons/otherwise",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[d]:e.push(d),r++}}
for(const l in w)p(w[l],{instancePath:n+"/reasons/otherwise/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const l={instancePath:n+"/reasons/otherwise",keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}}}else{const w={instancePath:n+"/reasons",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}
if(s.replies!==void 0){let g=s.replies;if(Array.isArray(g)){if(g.length<1){const l={instancePath:n+"/replies",keyword:"minItems",params:{limit:1}};
e===null?e=[l]:e.push(l),r++}const w=g.length;for(let l=0;l<w;l++)Nr(g[l],{instancePath:n+"/replies/"+l,parentData:g,parentDataProperty:l,rootData:o})||
(e=e===null?Nr.errors:e.concat(Nr.errors),r=e.length)}else{const w={instancePath:n+"/replies",keyword:"type",params:{type:"array"}};e===null?
e=[w]:e.push(w),r++}}s.silent!==void 0&&(Pe(s.silent,{instancePath:n+"/silent",parentData:s,parentDataProperty:"silent",rootData:o})||(e=e===
null?Pe.errors:e.concat(Pe.errors),r=e.length))}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),
r++}return Or.errors=e,r===0}const zs={type:"object",properties:{rename:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"},minProperties:1},values:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},minProperties:1},add:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{},minProperties:1}},additionalProperties:!1};function Ir(s,{instancePath:n="",parentData:C,parentDataProperty:S,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const w in s)if(!(w==="rename"||w==="values"||w==="add")){
const l={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[l]:e.push(l),r++}if(s.rename!==void 0){let w=s.
rename;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:n+"/rename",keyword:"minProperties",params:{
limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in w){const a=r;if(typeof l=="string"&&!ve.test(l)){const d={instancePath:n+"/rename",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[d]:e.push(d),r++}var t=a===r;if(!t){const d={instancePath:n+"/rename",keyword:"p\
ropertyNames",params:{propertyName:l}};e===null?e=[d]:e.push(d),r++}}for(const l in w)p(w[l],{instancePath:n+"/rename/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const l={instancePath:n+
"/rename",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.values!==void 0){let w=s.values;if(w&&typeof w=="object"&&
!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:n+"/values",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.
push(l),r++}for(const l in w){const a=r;if(typeof l=="string"&&!ve.test(l)){const d={instancePath:n+"/values",keyword:"pattern",params:{pattern:"\
\\S"},propertyName:l};e===null?e=[d]:e.push(d),r++}var i=a===r;if(!i){const d={instancePath:n+"/values",keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[d]:e.push(d),r++}}for(const l in w){let a=w[l];if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const d={
instancePath:n+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};e===null?e=[d]:e.push(d),r++}for(const d in a){
const h=r;if(typeof d=="string"&&!ve.test(d)){const u={instancePath:n+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",
params:{pattern:"\\S"},propertyName:d};e===null?e=[u]:e.push(u),r++}var c=h===r;if(!c){const u={instancePath:n+"/values/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:d}};e===null?e=[u]:e.push(u),r++}}for(const d in a)p(a[d],{instancePath:n+"\
/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:d,rootData:o})||
(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const d={instancePath:n+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{const l={instancePath:n+"/values",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}}if(s.add!==void 0){let w=s.add;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:n+
"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in w){const a=r;if(typeof l=="string"&&!ve.test(l)){
const d={instancePath:n+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[d]:e.push(d),r++}var g=a===r;if(!g){const d={
instancePath:n+"/add",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[d]:e.push(d),r++}}}else{const l={instancePath:n+"/add",keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{const w={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[w]:e.push(w),r++}return Ir.errors=e,r===0}function Rr(s,{instancePath:n="",parentData:C,parentDataProperty:S,rootData:o=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"pro\
tocol"}};e===null?e=[u]:e.push(u),r++}if(s.title===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"title"}};e===
null?e=[u]:e.push(u),r++}if(s.version===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"version"}};e===null?e=[u]:
e.push(u),r++}if(s.objects===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"objects"}};e===null?e=[u]:e.push(u),
r++}if(s.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.push(u),r++}if(s.roles===
void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"roles"}};e===null?e=[u]:e.push(u),r++}if(s.reading===void 0){const u={
instancePath:n,keyword:"required",params:{missingProperty:"reading"}};e===null?e=[u]:e.push(u),r++}if(s.encodings===void 0){const u={instancePath:n,
keyword:"required",params:{missingProperty:"encodings"}};e===null?e=[u]:e.push(u),r++}if(s.envelope===void 0){const u={instancePath:n,keyword:"\
required",params:{missingProperty:"envelope"}};e===null?e=[u]:e.push(u),r++}if(s.messages===void 0){const u={instancePath:n,keyword:"require\
d",params:{missingProperty:"messages"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!he.call(Vr.properties,u)){const f={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[f]:e.push(f),r++}if(s.protocol!==void 0){let u=s.protocol;if(typeof u!=
"string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const f={instancePath:n+"/protocol",keyword:"type",params:{type:Vr.properties.
protocol.type}};e===null?e=[f]:e.push(f),r++}if(typeof u=="string"&&!Wr.test(u)){const f={instancePath:n+"/protocol",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[f]:e.push(f),r++}}if(s.title!==void 0&&(p(s.title,{instancePath:n+"/title",parentData:s,
parentDataProperty:"title",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.version!==void 0&&(Ie(s.version,{instancePath:n+
"/version",parentData:s,parentDataProperty:"version",rootData:o})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.objects!==void 0&&
(we(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:o})||(e=e===null?we.errors:e.concat(we.errors),r=
e.length)),s.doc!==void 0&&(p(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?p.errors:e.concat(
p.errors),r=e.length)),s.originalName!==void 0&&(p(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalN\
ame",rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)),s.roles!==void 0){let u=s.roles;if(u&&typeof u=="object"&&!Array.isArray(
u)){if(Object.keys(u).length<1){const f={instancePath:n+"/roles",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in u){
const m=r;if(typeof f=="string"&&!Be.test(f)){const y={instancePath:n+"/roles",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][\
A-Za-z0-9]+)*$"},propertyName:f};e===null?e=[y]:e.push(y),r++}var t=m===r;if(!t){const y={instancePath:n+"/roles",keyword:"propertyNames",params:{
propertyName:f}};e===null?e=[y]:e.push(y),r++}}for(const f in u)p(u[f],{instancePath:n+"/roles/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,
parentDataProperty:f,rootData:o})||(e=e===null?p.errors:e.concat(p.errors),r=e.length)}else{const f={instancePath:n+"/roles",keyword:"type",
params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.reading!==void 0&&(lr(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"\
reading",rootData:o})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)),s.encodings!==void 0&&(fr(s.encodings,{instancePath:n+"/encodi\
ngs",parentData:s,parentDataProperty:"encodings",rootData:o})||(e=e===null?fr.errors:e.concat(fr.errors),r=e.length)),s.envelope!==void 0&&(br(
s.envelope,{instancePath:n+"/envelope",parentData:s,parentDataProperty:"envelope",rootData:o})||(e=e===null?br.errors:e.concat(br.errors),r=
e.length)),s.types!==void 0){let u=s.types;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const f={instancePath:n+
"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in u){const m=r;if(typeof f=="string"&&!tr.test(
f)){const y={instancePath:n+"/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:f};e===null?e=[y]:e.push(y),r++}var i=m===
r;if(!i){const y={instancePath:n+"/types",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[y]:e.push(y),r++}}for(const f in u)He(
u[f],{instancePath:n+"/types/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:f,rootData:o})||(e=e===null?He.errors:
e.concat(He.errors),r=e.length)}else{const f={instancePath:n+"/types",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.
messages!==void 0){let u=s.messages;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const f={instancePath:n+"/messa\
ges",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in u){const m=r;if(typeof f=="string"&&!Xr.test(f)){
const y={instancePath:n+"/messages",keyword:"pattern",params:{pattern:"^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\\
u007f])?$"},propertyName:f};e===null?e=[y]:e.push(y),r++}var c=m===r;if(!c){const y={instancePath:n+"/messages",keyword:"propertyNames",params:{
propertyName:f}};e===null?e=[y]:e.push(y),r++}}for(const f in u)Pr(u[f],{instancePath:n+"/messages/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:u,parentDataProperty:f,rootData:o})||(e=e===null?Pr.errors:e.concat(Pr.errors),r=e.length)}else{const f={instancePath:n+"/message\
s",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.failures!==void 0&&(Ar(s.failures,{instancePath:n+"/failures",parentData:s,
parentDataProperty:"failures",rootData:o})||(e=e===null?Ar.errors:e.concat(Ar.errors),r=e.length)),s.cancellation!==void 0&&(Dr(s.cancellation,
{instancePath:n+"/cancellation",parentData:s,parentDataProperty:"cancellation",rootData:o})||(e=e===null?Dr.errors:e.concat(Dr.errors),r=e.length)),
s.others!==void 0&&(_r(s.others,{instancePath:n+"/others",parentData:s,parentDataProperty:"others",rootData:o})||(e=e===null?_r.errors:e.concat(
_r.errors),r=e.length)),s.groups!==void 0){let u=s.groups;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const f={
instancePath:n+"/groups",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in u){const m=r;if(typeof f=="st\
ring"&&!Be.test(f)){const y={instancePath:n+"/groups",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:f};
e===null?e=[y]:e.push(y),r++}var g=m===r;if(!g){const y={instancePath:n+"/groups",keyword:"propertyNames",params:{propertyName:f}};e===null?
e=[y]:e.push(y),r++}}for(const f in u){let m=u[f];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.doc===void 0){const y={instancePath:n+"/\
groups/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"doc"}};e===null?e=[y]:e.push(y),r++}if(m.members===
void 0){const y={instancePath:n+"/groups/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"members"}};e===
null?e=[y]:e.push(y),r++}for(const y in m)if(!(y==="doc"||y==="members")){const P={instancePath:n+"/groups/"+f.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[P]:e.push(P),r++}if(m.doc!==void 0&&(p(m.doc,{instancePath:n+
"/groups/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:m,parentDataProperty:"doc",rootData:o})||(e=e===null?p.errors:e.concat(
p.errors),r=e.length)),m.members!==void 0){let y=m.members;if(Array.isArray(y)){if(y.length<1){const b={instancePath:n+"/groups/"+f.replace(
/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}const P=y.length;for(let b=0;b<P;b++)
p(y[b],{instancePath:n+"/groups/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/members/"+b,parentData:y,parentDataProperty:b,rootData:o})||(e=
e===null?p.errors:e.concat(p.errors),r=e.length)}else{const P={instancePath:n+"/groups/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",
keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}}else{const y={instancePath:n+"/groups/"+f.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const f={instancePath:n+"/groups",keyword:"type",params:{type:"\
object"}};e===null?e=[f]:e.push(f),r++}}if(s.flows!==void 0){let u=s.flows;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<
1){const f={instancePath:n+"/flows",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in u){const m=r;if(typeof f==
"string"&&!Be.test(f)){const y={instancePath:n+"/flows",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:f};
e===null?e=[y]:e.push(y),r++}var w=m===r;if(!w){const y={instancePath:n+"/flows",keyword:"propertyNames",params:{propertyName:f}};e===null?e=
[y]:e.push(y),r++}}for(const f in u)qr(u[f],{instancePath:n+"/flows/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:f,
rootData:o})||(e=e===null?qr.errors:e.concat(qr.errors),r=e.length)}else{const f={instancePath:n+"/flows",keyword:"type",params:{type:"objec\
t"}};e===null?e=[f]:e.push(f),r++}}if(s.transcripts!==void 0){let u=s.transcripts;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(
u).length<1){const f={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in u){
const m=r;if(typeof f=="string"&&!ve.test(f)){const y={instancePath:n+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};
e===null?e=[y]:e.push(y),r++}var l=m===r;if(!l){const y={instancePath:n+"/transcripts",keyword:"propertyNames",params:{propertyName:f}};e===
null?e=[y]:e.push(y),r++}}for(const f in u)nr(u[f],{instancePath:n+"/transcripts/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:f,
rootData:o})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)}else{const f={instancePath:n+"/transcripts",keyword:"type",params:{type:"\
object"}};e===null?e=[f]:e.push(f),r++}}if(s.views!==void 0){let u=s.views;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<
1){const f={instancePath:n+"/views",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in u){const m=r;if(typeof f==
"string"&&!Be.test(f)){const y={instancePath:n+"/views",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:f};
e===null?e=[y]:e.push(y),r++}var a=m===r;if(!a){const y={instancePath:n+"/views",keyword:"propertyNames",params:{propertyName:f}};e===null?e=
[y]:e.push(y),r++}}for(const f in u)xr(u[f],{instancePath:n+"/views/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:f,
rootData:o})||(e=e===null?xr.errors:e.concat(xr.errors),r=e.length)}else{const f={instancePath:n+"/views",keyword:"type",params:{type:"objec\
t"}};e===null?e=[f]:e.push(f),r++}}if(s.rejections!==void 0&&(Or(s.rejections,{instancePath:n+"/rejections",parentData:s,parentDataProperty:"\
rejections",rootData:o})||(e=e===null?Or.errors:e.concat(Or.errors),r=e.length)),s.migrations!==void 0){let u=s.migrations;if(u&&typeof u=="\
object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const f={instancePath:n+"/migrations",keyword:"minProperties",params:{limit:1}};e===
null?e=[f]:e.push(f),r++}for(const f in u){const m=r;if(typeof f=="string"&&!Yr.test(f)){const y={instancePath:n+"/migrations",keyword:"patt\
ern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},propertyName:f};e===null?e=[y]:e.push(y),r++}var d=m===r;if(!d){const y={instancePath:n+"\
/migrations",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[y]:e.push(y),r++}}for(const f in u){let m=u[f];if(m&&typeof m=="ob\
ject"&&!Array.isArray(m)){if(Object.keys(m).length<1){const y={instancePath:n+"/migrations/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in m){const P=r;if(typeof y=="string"&&!ve.test(y)){const b={instancePath:n+
"/migrations/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[b]:e.push(b),r++}
var h=P===r;if(!h){const b={instancePath:n+"/migrations/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[b]:e.push(b),r++}}for(const y in m)Ir(m[y],{instancePath:n+"/migrations/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:y,rootData:o})||(e=e===null?Ir.errors:e.concat(Ir.errors),r=e.length)}else{const y={
instancePath:n+"/migrations/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{
const f={instancePath:n+"/migrations",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}s.reserved!==void 0&&(F(s.reserved,
{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.
allow!==void 0&&(_e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?_e.errors:e.concat(_e.
errors),r=e.length))}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Rr.errors=e,r===
0}
