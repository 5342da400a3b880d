// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=Pr;const Zr={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
lint:{enum:["minimal","standard","strict"]},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocols"]},Vr={type:["s\
tring","number","boolean"],pattern:"\\S"},ie=new RegExp("\\S","u");function f(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{
type:Vr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ie.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\\
S"}};e===null?e=[t]:e.push(t),r++}return f.errors=e,r===0}const Er={type:"object",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{
if:{type:"object"},then:{type:"object",properties:{reason:{$ref:"#/definitions/string"},until:{type:["string","number","boolean"],pattern:"^\
[0-9]{4}-[0-9]{2}-[0-9]{2}$"}},additionalProperties:!1,required:["reason"]},else:{$ref:"#/definitions/string"}},minProperties:1},Fr=new RegExp(
"^[a-z]+(?:-[a-z0-9]+)*$","u"),Kr=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$","u");function oe(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const c={instancePath:n,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in s){const g=r;if(typeof c=="string"&&!Fr.test(c)){const w={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){const w={instancePath:n,
keyword:"propertyNames",params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}for(const c in s){let g=s[c];const w=r;let l=!0;const a=r;if(!(g&&
typeof g=="object"&&!Array.isArray(g))){const h={};e===null?e=[h]:e.push(h),r++}var i=a===r;r=w,e!==null&&(w?e.length=w:e=null);let m;if(i){
const h=r;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.reason===void 0){const o={instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"required",params:{missingProperty:"reason"}};e===null?e=[o]:e.push(o),r++}for(const o in g)if(!(o==="reason"||o==="until")){const d={
instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(
d),r++}if(g.reason!==void 0&&(f(g.reason,{instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:g,parentDataProperty:"\
reason",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),g.until!==void 0){let o=g.until;if(typeof o!="string"&&!(typeof o==
"number"&&isFinite(o))&&typeof o!="boolean"){const d={instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{
type:Er.additionalProperties.then.properties.until.type}};e===null?e=[d]:e.push(d),r++}if(typeof o=="string"&&!Kr.test(o)){const d={instancePath:n+
"/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}};e===null?e=[d]:e.push(
d),r++}}}else{const o={instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}var i=h===r;l=i,m="then"}else{const h=r;f(g,{instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:c,
rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var i=h===r;l=i,m="else"}if(!l){const h={instancePath:n+"/"+c.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:m}};e===null?e=[h]:e.push(h),r++}}}else{const c={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return oe.errors=e,r===0}function Pr(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const t={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"protocols"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="protocols"||t==="lint"||t==="allow")){const i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.protocols!==void 0){let t=s.protocols;
if(Array.isArray(t)){if(t.length<1){const c={instancePath:n+"/protocols",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const i=t.
length;for(let c=0;c<i;c++)f(t[c],{instancePath:n+"/protocols/"+c,parentData:t,parentDataProperty:c,rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)}else{const i={instancePath:n+"/protocols",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.lint!==
void 0){let t=s.lint;if(!(t==="minimal"||t==="standard"||t==="strict")){const i={instancePath:n+"/lint",keyword:"enum",params:{allowedValues:Zr.
properties.lint.enum}};e===null?e=[i]:e.push(i),r++}}s.allow!==void 0&&(oe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return Pr.errors=e,r===0}export const validateProtocolFile=Or;const Ar={type:"object",properties:{protocol:{type:[
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
required:["protocol","title","version","objects","doc","roles","reading","encodings","envelope","messages"]},Y=Object.prototype.hasOwnProperty,
Sr=new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$","u"),ze=new RegExp("^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u"),Ge=new RegExp("^[A-Z][A-Z\
a-z0-9]*$","u"),Cr=new RegExp("^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u"),Br=new RegExp(
"^[0-9]+\\.[0-9]+\\.[0-9]+$","u"),Xr={type:"string",pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-[a-z]+\\.(?:0|[1-9][\
0-9]*))?$"},Tr=new RegExp("^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$","u");function ce(s,{
instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(typeof s=="string"){if(!Tr.test(s)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$"}};e===null?e=
[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return ce.errors=e,r===0}
const Rr={enum:["open","closed"]};function ee(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(!(s===
"open"||s==="closed")){const t={instancePath:n,keyword:"enum",params:{allowedValues:Rr.enum}};e===null?e=[t]:e.push(t),r++}return ee.errors=
e,r===0}const Ke={type:"object",properties:{default:{enum:["strict","lenient"]},trim:{type:"boolean"},nulls:{enum:["reject","optional","abse\
nt"]},emptyStrings:{enum:["keep","absent"]},lenient:{type:"object",properties:{missing:{enum:["reject","body","unset"]},invalid:{enum:["reje\
ct","unset"]},unknownValues:{enum:["reject","keep","uppercase"]},unknownTypes:{enum:["reject","keep"]},nulls:{enum:["reject","optional","abs\
ent"]},bodies:{enum:["reject","text"]}},additionalProperties:!1}},additionalProperties:!1,required:["default"]};function Je(s,{instancePath:n="",
parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.default===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"default"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="default"||t===
"trim"||t==="nulls"||t==="emptyStrings"||t==="lenient")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}if(s.default!==void 0){let t=s.default;if(!(t==="strict"||t==="lenient")){const i={instancePath:n+"/default",keyword:"\
enum",params:{allowedValues:Ke.properties.default.enum}};e===null?e=[i]:e.push(i),r++}}if(s.trim!==void 0&&typeof s.trim!="boolean"){const t={
instancePath:n+"/trim",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.nulls!==void 0){let t=s.nulls;if(!(t==="rej\
ect"||t==="optional"||t==="absent")){const i={instancePath:n+"/nulls",keyword:"enum",params:{allowedValues:Ke.properties.nulls.enum}};e===null?
e=[i]:e.push(i),r++}}if(s.emptyStrings!==void 0){let t=s.emptyStrings;if(!(t==="keep"||t==="absent")){const i={instancePath:n+"/emptyStrings",
keyword:"enum",params:{allowedValues:Ke.properties.emptyStrings.enum}};e===null?e=[i]:e.push(i),r++}}if(s.lenient!==void 0){let t=s.lenient;
if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="missing"||i==="invalid"||i==="unknownValues"||i==="unknownTypes"||i===
"nulls"||i==="bodies")){const c={instancePath:n+"/lenient",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(
c),r++}if(t.missing!==void 0){let i=t.missing;if(!(i==="reject"||i==="body"||i==="unset")){const c={instancePath:n+"/lenient/missing",keyword:"\
enum",params:{allowedValues:Ke.properties.lenient.properties.missing.enum}};e===null?e=[c]:e.push(c),r++}}if(t.invalid!==void 0){let i=t.invalid;
if(!(i==="reject"||i==="unset")){const c={instancePath:n+"/lenient/invalid",keyword:"enum",params:{allowedValues:Ke.properties.lenient.properties.
invalid.enum}};e===null?e=[c]:e.push(c),r++}}if(t.unknownValues!==void 0){let i=t.unknownValues;if(!(i==="reject"||i==="keep"||i==="uppercas\
e")){const c={instancePath:n+"/lenient/unknownValues",keyword:"enum",params:{allowedValues:Ke.properties.lenient.properties.unknownValues.enum}};
e===null?e=[c]:e.push(c),r++}}if(t.unknownTypes!==void 0){let i=t.unknownTypes;if(!(i==="reject"||i==="keep")){const c={instancePath:n+"/len\
ient/unknownTypes",keyword:"enum",params:{allowedValues:Ke.properties.lenient.properties.unknownTypes.enum}};e===null?e=[c]:e.push(c),r++}}if(t.
nulls!==void 0){let i=t.nulls;if(!(i==="reject"||i==="optional"||i==="absent")){const c={instancePath:n+"/lenient/nulls",keyword:"enum",params:{
allowedValues:Ke.properties.lenient.properties.nulls.enum}};e===null?e=[c]:e.push(c),r++}}if(t.bodies!==void 0){let i=t.bodies;if(!(i==="rej\
ect"||i==="text")){const c={instancePath:n+"/lenient/bodies",keyword:"enum",params:{allowedValues:Ke.properties.lenient.properties.bodies.enum}};
e===null?e=[c]:e.push(c),r++}}}else{const i={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{
const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Je.errors=e,r===0}const Qe={minProperties:1,
type:"object",properties:{json:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},
ndjson:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},yaml:{
type:"object",properties:{maxBytes:{type:"integer",minimum:1},body:{type:"object",properties:{reads:{type:"array",items:{enum:["mapping","te\
xt"]},minItems:1},writes:{enum:["mapping","text"]}},additionalProperties:!1,required:["reads","writes"]}},additionalProperties:!1},mail:{$ref:"\
#/definitions/mailEncoding"}},additionalProperties:!1},Yr={type:"object",properties:{maxBytes:{type:"integer",minimum:1},parts:{type:"object",
properties:{subject:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/string"},thread:{$ref:"#/definitions/string"},ack:{$ref:"#/defin\
itions/string"}},additionalProperties:!1,required:["subject","body"]},subjects:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
precedence:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},keeps:{type:"object",properties:{raw:{$ref:"#/definitions/string"},
labels:{$ref:"#/definitions/string"},sections:{$ref:"#/definitions/string"}},additionalProperties:!1}},additionalProperties:!1,required:["pa\
rts","subjects","precedence"]};function Ue(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.parts===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"parts"}};e===null?e=[t]:
e.push(t),r++}if(s.subjects===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"subjects"}};e===null?e=[t]:e.push(
t),r++}if(s.precedence===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"precedence"}};e===null?e=[t]:e.push(t),
r++}for(const t in s)if(!(t==="maxBytes"||t==="parts"||t==="subjects"||t==="precedence"||t==="keeps")){const i={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.maxBytes!==void 0){let t=s.maxBytes;if(!(typeof t=="numbe\
r"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:n+"/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:n+"/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[i]:e.push(i),r++}}if(s.parts!==void 0){let t=s.parts;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.subject===void 0){const i={
instancePath:n+"/parts",keyword:"required",params:{missingProperty:"subject"}};e===null?e=[i]:e.push(i),r++}if(t.body===void 0){const i={instancePath:n+
"/parts",keyword:"required",params:{missingProperty:"body"}};e===null?e=[i]:e.push(i),r++}for(const i in t)if(!(i==="subject"||i==="body"||i===
"thread"||i==="ack")){const c={instancePath:n+"/parts",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),
r++}t.subject!==void 0&&(f(t.subject,{instancePath:n+"/parts/subject",parentData:t,parentDataProperty:"subject",rootData:p})||(e=e===null?f.
errors:e.concat(f.errors),r=e.length)),t.body!==void 0&&(f(t.body,{instancePath:n+"/parts/body",parentData:t,parentDataProperty:"body",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),t.thread!==void 0&&(f(t.thread,{instancePath:n+"/parts/thread",parentData:t,parentDataProperty:"\
thread",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),t.ack!==void 0&&(f(t.ack,{instancePath:n+"/parts/ack",parentData:t,
parentDataProperty:"ack",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const i={instancePath:n+"/parts",keyword:"t\
ype",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.subjects!==void 0){let t=s.subjects;if(Array.isArray(t)){if(t.length<1){const c={
instancePath:n+"/subjects",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const i=t.length;for(let c=0;c<i;c++)f(t[c],{instancePath:n+
"/subjects/"+c,parentData:t,parentDataProperty:c,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const i={instancePath:n+
"/subjects",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.precedence!==void 0){let t=s.precedence;if(Array.isArray(
t)){if(t.length<1){const c={instancePath:n+"/precedence",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const i=t.length;
for(let c=0;c<i;c++)f(t[c],{instancePath:n+"/precedence/"+c,parentData:t,parentDataProperty:c,rootData:p})||(e=e===null?f.errors:e.concat(f.
errors),r=e.length)}else{const i={instancePath:n+"/precedence",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.keeps!==
void 0){let t=s.keeps;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="raw"||i==="labels"||i==="sections")){const c={
instancePath:n+"/keeps",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}t.raw!==void 0&&(f(t.raw,
{instancePath:n+"/keeps/raw",parentData:t,parentDataProperty:"raw",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),t.labels!==
void 0&&(f(t.labels,{instancePath:n+"/keeps/labels",parentData:t,parentDataProperty:"labels",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length)),t.sections!==void 0&&(f(t.sections,{instancePath:n+"/keeps/sections",parentData:t,parentDataProperty:"sections",rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),r=e.length))}else{const i={instancePath:n+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[i]:
e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ue.errors=e,r===0}function We(s,{
instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){const t={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="\
json"||t==="ndjson"||t==="yaml"||t==="mail")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[i]:e.push(i),r++}if(s.json!==void 0){let t=s.json;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i===
"duplicateKeys")){const c={instancePath:n+"/json",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}
if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const c={instancePath:n+"/json/maxBytes",
keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const c={instancePath:n+
"/json/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;
if(!(i==="accept"||i==="reject")){const c={instancePath:n+"/json/duplicateKeys",keyword:"enum",params:{allowedValues:Qe.properties.json.properties.
duplicateKeys.enum}};e===null?e=[c]:e.push(c),r++}}}else{const i={instancePath:n+"/json",keyword:"type",params:{type:"object"}};e===null?e=[
i]:e.push(i),r++}}if(s.ndjson!==void 0){let t=s.ndjson;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i===
"duplicateKeys")){const c={instancePath:n+"/ndjson",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}
if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const c={instancePath:n+"/ndjson/maxBytes",
keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const c={instancePath:n+
"/ndjson/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;
if(!(i==="accept"||i==="reject")){const c={instancePath:n+"/ndjson/duplicateKeys",keyword:"enum",params:{allowedValues:Qe.properties.ndjson.
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
if(!(l==="mapping"||l==="text")){const a={instancePath:n+"/yaml/body/reads/"+w,keyword:"enum",params:{allowedValues:Qe.properties.yaml.properties.
body.properties.reads.items.enum}};e===null?e=[a]:e.push(a),r++}}}else{const g={instancePath:n+"/yaml/body/reads",keyword:"type",params:{type:"\
array"}};e===null?e=[g]:e.push(g),r++}}if(i.writes!==void 0){let c=i.writes;if(!(c==="mapping"||c==="text")){const g={instancePath:n+"/yaml/\
body/writes",keyword:"enum",params:{allowedValues:Qe.properties.yaml.properties.body.properties.writes.enum}};e===null?e=[g]:e.push(g),r++}}}else{
const c={instancePath:n+"/yaml/body",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const i={instancePath:n+"/ya\
ml",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.mail!==void 0&&(Ue(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"\
mail",rootData:p})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return We.errors=e,r===0}const Dr={if:{type:"object",required:["frames"]},then:{type:"object",properties:{frames:{
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
required:["body","fields","example"]}},Xe={type:"object",properties:{doc:{$ref:"#/definitions/string"},has:{type:"array",items:{$ref:"#/defi\
nitions/string"},minItems:1},where:{minProperties:1,type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:["string","number",
"boolean"]}},tag:{$ref:"#/definitions/string"},id:{$ref:"#/definitions/string"},replyTo:{$ref:"#/definitions/string"},body:{$ref:"#/definiti\
ons/string"},fields:{$ref:"#/definitions/fields"},type:{$ref:"#/definitions/bodyType"},name:{type:["string","number","boolean"],pattern:"^[A\
-Z][A-Za-z0-9]*$"},suffix:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},example:{type:"object"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},
invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,
required:["doc"]},es={type:"object",propertyNames:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f\
])?$"},additionalProperties:{$ref:"#/definitions/fieldOrType"}},Lr=new RegExp("^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\
\\u0000-\\u001f\\u007f])?$","u"),rs={if:{type:"object"},then:{$ref:"#/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{
$ref:"#/definitions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/definitions/typeName"}}},me={type:"object",properties:{doc:{$ref:"#/defi\
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
reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,
aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{
type:"object",properties:{union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{
$ref:"#/definitions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,
decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"o\
bject",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,
computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"objec\
t",required:["enum"]},then:{type:"object",properties:{enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"\
#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,
decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["enum","values"]},else:{type:"object",properties:{type:{$ref:"#/def\
initions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},
write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn",
"require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/d\
efinitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},
reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitio\
ns/string"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["string","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"\
#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,
decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["type"]}}}}}}}},Mr={type:["string","number","boolean"],pattern:"^(?\
:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"},Gr=new RegExp("^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$","u");function L(s,{instancePath:n="",parentData:K,
parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={
instancePath:n,keyword:"type",params:{type:Mr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!Gr.test(s)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"}};e===null?e=[t]:e.push(t),r++}return L.errors=e,r===0}const ss={
type:"array",items:{$ref:"#/definitions/string"},minItems:1};function Z(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){
let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}
const t=s.length;for(let i=0;i<t;i++)f(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)}else{const t={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return Z.errors=e,r===
0}const ns={if:{type:"object"},then:{$ref:"#/definitions/definition"},else:{$ref:"#/definitions/typeName"}},ge={type:"object",properties:{doc:{
$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{
$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},if:{type:"object",required:["type"]},then:{type:"object",properties:{type:{
$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{
enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{
enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]},else:{if:{
type:"object",required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"\
number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["list"]},else:{
if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/st\
ring"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:[
"map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/d\
efinitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{
union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitio\
ns/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"obj\
ect",required:["const"]},then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{enum:{enum:[
"open","closed"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0},additionalProperties:!1,required:["enum","values"]},else:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"\
number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{
enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definit\
ions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"\
#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/s\
trings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/\
definitions/typeName"},const:{type:["string","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]}}}}}}}},Hr={type:"array",items:{type:["str\
ing","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},minItems:1};function pe(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){
let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}
const t=s.length;for(let i=0;i<t;i++){let c=s[i];if(typeof c!="string"&&!(typeof c=="number"&&isFinite(c))&&typeof c!="boolean"){const g={instancePath:n+
"/"+i,keyword:"type",params:{type:Hr.items.type}};e===null?e=[g]:e.push(g),r++}if(typeof c=="string"&&!Ge.test(c)){const g={instancePath:n+"\
/"+i,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[g]:e.push(g),r++}}}else{const t={instancePath:n,keyword:"type",params:{
type:"array"}};e===null?e=[t]:e.push(t),r++}return pe.errors=e,r===0}const is={type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{$ref:"#/definitions/string"}},minProperties:1},ts={type:"object",properties:{
doc:{$ref:"#/definitions/string"},aliases:{$ref:"#/definitions/strings"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definition\
s/deprecated"}},additionalProperties:!1,required:["doc"]},ls={type:"object",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"#\
/definitions/string"},use:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["since","reason"]};function je(s,{instancePath:n="",
parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.since===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"since"}};e===null?e=[t]:e.push(t),r++}if(s.reason===void 0){const t={instancePath:n,
keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="since"||t==="reason"||t==="use")){
const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.since!==void 0&&(ce(s.since,
{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.reason!==
void 0&&(f(s.reason,{instancePath:n+"/reason",parentData:s,parentDataProperty:"reason",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length)),s.use!==void 0&&(f(s.use,{instancePath:n+"/use",parentData:s,parentDataProperty:"use",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return je.errors=e,r===
0}function Ye(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.doc===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)
if(!(t==="doc"||t==="aliases"||t==="since"||t==="deprecated")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}s.doc!==void 0&&(f(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length)),s.aliases!==void 0&&(Z(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliase\
s",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.since!==void 0&&(ce(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"\
since",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.deprecated!==void 0&&(je(s.deprecated,{instancePath:n+"/deprec\
ated",parentData:s,parentDataProperty:"deprecated",rootData:p})||(e=e===null?je.errors:e.concat(je.errors),r=e.length))}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ye.errors=e,r===0}function we(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const c={instancePath:n,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in s){const g=r;if(typeof c=="string"&&!ie.test(c)){const w={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){const w={instancePath:n,keyword:"pr\
opertyNames",params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}for(const c in s){let g=s[c];const w=r;let l=!0;const a=r;if(!(g&&typeof g==
"object"&&!Array.isArray(g))){const h={};e===null?e=[h]:e.push(h),r++}var i=a===r;r=w,e!==null&&(w?e.length=w:e=null);let m;if(i){const h=r;
Ye(g,{instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:c,rootData:p})||(e=e===null?Ye.errors:e.concat(
Ye.errors),r=e.length);var i=h===r;l=i,m="then"}else{const h=r;f(g,{instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:c,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var i=h===r;l=i,m="else"}if(!l){const h={instancePath:n+
"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:m}};e===null?e=[h]:e.push(h),r++}}}else{const c={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return we.errors=e,r===0}const Jr={if:{type:"object"},then:{$ref:"#/defi\
nitions/leniency"},else:{enum:["optional"]}},_r={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#/definitions/typeOrDefin\
ition"},convert:{enum:["timestamp"]},wrap:{$ref:"#/definitions/string"},unknownValues:{enum:["unset"]}},additionalProperties:!1},de={validate:J};
function er(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(const t in s)if(!(t==="optional"||t==="accept"||t==="convert"||t==="wrap"||t==="unknownValues")){const i={instancePath:n,keyword:"ad\
ditionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.optional!==void 0&&typeof s.optional!="boolean"){const t={
instancePath:n+"/optional",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.accept!==void 0&&(de.validate(s.accept,
{instancePath:n+"/accept",parentData:s,parentDataProperty:"accept",rootData:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),
r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){const t={instancePath:n+"/convert",keyword:"enum",params:{allowedValues:_r.properties.
convert.enum}};e===null?e=[t]:e.push(t),r++}if(s.wrap!==void 0&&(f(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.unknownValues!==void 0&&s.unknownValues!=="unset"){const t={instancePath:n+"/unknownV\
alues",keyword:"enum",params:{allowedValues:_r.properties.unknownValues.enum}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return er.errors=e,r===0}function Ie(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(
l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const l=r;er(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||
(e=e===null?er.errors:e.concat(er.errors),r=e.length);var g=l===r;i=g,w="then"}else{const l=r;if(s!=="optional"){const m={instancePath:n,keyword:"\
enum",params:{allowedValues:Jr.else.enum}};e===null?e=[m]:e.push(m),r++}var g=l===r;i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",
params:{failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return Ie.errors=e,r===0}const De={validate:ye};function Oe(s,{instancePath:n="",parentData:K,
parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.type===void 0&&(d="type")){const y={};e===null?e=[y]:e.push(y),r++}}else{const d={};e===null?e=[d]:e.push(d),r++}var g=c===r;r=t,e!==null&&
(t?e.length=t:e=null);let w;if(g){const d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const b={instancePath:n,keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!Y.call(ge.then.properties,b)){const k={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[k]:e.push(k),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"/t\
ype",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let b=s.min;if(!(typeof b==
"number"&&isFinite(b))){const k={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.max!==void 0){
let b=s.max;if(!(typeof b=="number"&&isFinite(b))){const k={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(
k),r++}}if(s.pattern!==void 0&&(f(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.
errors:e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const b={instancePath:n+"/utc",keyword:"type",params:{type:"\
boolean"}};e===null?e=[b]:e.push(b),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const b={instancePath:n+"/fraction",keyword:"enum",params:{
allowedValues:ge.then.properties.fraction.enum}};e===null?e=[b]:e.push(b),r++}if(s.write!==void 0&&s.write!=="seconds"){const b={instancePath:n+
"/write",keyword:"enum",params:{allowedValues:ge.then.properties.write.enum}};e===null?e=[b]:e.push(b),r++}if(s.version!==void 0&&s.version!==
4){const b={instancePath:n+"/version",keyword:"enum",params:{allowedValues:ge.then.properties.version.enum}};e===null?e=[b]:e.push(b),r++}if(s.
prefix!==void 0&&(f(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),s.schemes!==void 0&&(Z(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:p})||(e=
e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.inside!==void 0){let b=s.inside;if(!(b==="warn"||b==="require")){const k={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:ge.then.properties.inside.enum}};e===null?e=[k]:e.push(k),r++}}}else{const b={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var g=d===r;i=g,w="then"}else{const d=r,y=r;let b=!0;const k=r;if(r===k)
if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.list===void 0&&(v="list")){const D={};e===null?e=[D]:e.push(D),r++}}else{const v={};
e===null?e=[v]:e.push(v),r++}var l=k===r;r=y,e!==null&&(y?e.length=y:e=null);let x;if(l){const v=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.list===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)
if(!Y.call(ge.else.then.properties,_)){const M={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:_}};e===null?e=[M]:
e.push(M),r++}if(s.list!==void 0&&(de.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:p})||(e=e===null?
de.validate.errors:e.concat(de.validate.errors),r=e.length)),s.min!==void 0){let _=s.min;if(!(typeof _=="number"&&isFinite(_))){const M={instancePath:n+
"/min",keyword:"type",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}if(s.max!==void 0){let _=s.max;if(!(typeof _=="number"&&isFinite(
_))){const M={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}if(s.unique!==void 0&&typeof s.unique!=
"boolean"){const _={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[_]:e.push(_),r++}}else{const _={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}var l=v===r;b=l,x="then"}else{const v=r,D=r;let _=!0;const M=r;if(r===M)
if(s&&typeof s=="object"&&!Array.isArray(s)){let V;if(s.map===void 0&&(V="map")){const z={};e===null?e=[z]:e.push(z),r++}}else{const V={};e===
null?e=[V]:e.push(V),r++}var a=M===r;r=D,e!==null&&(D?e.length=D:e=null);let Q;if(a){const V=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.map===void 0){const C={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[C]:e.push(C),r++}for(const C in s)
if(!Y.call(ge.else.else.then.properties,C)){const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=
[G]:e.push(G),r++}if(s.map!==void 0&&(de.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?
de.validate.errors:e.concat(de.validate.errors),r=e.length)),s.keys!==void 0&&(f(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.min!==void 0){let C=s.min;if(!(typeof C=="number"&&isFinite(C))){
const G={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[G]:e.push(G),r++}}if(s.max!==void 0){let C=s.max;if(!(typeof C==
"number"&&isFinite(C))){const G={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[G]:e.push(G),r++}}}else{const C={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var a=V===r;_=a,Q="then"}else{const V=r,z=r;let C=!0;const G=r;if(r===G)
if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.fields===void 0&&($="fields")){const q={};e===null?e=[q]:e.push(q),r++}}else{const $={};
e===null?e=[$]:e.push($),r++}var m=G===r;r=z,e!==null&&(z?e.length=z:e=null);let xe;if(m){const $=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.fields===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[T]:e.push(T),r++}for(const T in s)
if(!Y.call(ge.else.else.else.then.properties,T)){const he={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};e===
null?e=[he]:e.push(he),r++}s.fields!==void 0&&(De.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||
(e=e===null?De.validate.errors:e.concat(De.validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&
(Z(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=
e.length))}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var m=$===r;C=m,xe="then"}else{const $=r,
q=r;let T=!0;const he=r;if(r===he)if(s&&typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===void 0&&(W="union")){const F={};e===null?e=
[F]:e.push(F),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var h=he===r;r=q,e!==null&&(q?e.length=q:e=null);let Ce;if(h){const W=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const B={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===
null?e=[B]:e.push(B),r++}for(const B in s)if(!Y.call(ge.else.else.else.else.then.properties,B)){const U={instancePath:n,keyword:"additionalP\
roperties",params:{additionalProperty:B}};e===null?e=[U]:e.push(U),r++}if(s.union!==void 0){let B=s.union;if(Array.isArray(B)){if(B.length<2){
const le={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[le]:e.push(le),r++}const U=B.length;for(let le=0;le<U;le++)
de.validate(B[le],{instancePath:n+"/union/"+le,parentData:B,parentDataProperty:le,rootData:p})||(e=e===null?de.validate.errors:e.concat(de.validate.
errors),r=e.length)}else{const U={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[U]:e.push(U),r++}}s.tag!==void 0&&
(f(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.otherwise!==
void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:p})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length))}else{const B={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}var h=W===r;T=h,Ce="\
then"}else{const W=r,F=r;let B=!0;const U=r;if(r===U)if(s&&typeof s=="object"&&!Array.isArray(s)){let re;if(s.const===void 0&&(re="const")){
const X={};e===null?e=[X]:e.push(X),r++}}else{const re={};e===null?e=[re]:e.push(re),r++}var u=U===r;r=F,e!==null&&(F?e.length=F:e=null);let le;
if(u){const re=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"\
const"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!(R==="const"||R==="doc"||R==="nullable"||R==="lenient"||R==="since"||R==="depreca\
ted"||R==="allow")){const se={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[se]:e.push(se),r++}if(s.
const!==void 0){let R=s.const;if(typeof R!="string"&&!(typeof R=="number"&&isFinite(R))&&typeof R!="boolean"){const se={instancePath:n+"/con\
st",keyword:"type",params:{type:ge.else.else.else.else.else.then.properties.const.type}};e===null?e=[se]:e.push(se),r++}}}else{const R={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var u=re===r;B=u,le="then"}else{const re=r,X=r;let R=!0;const se=r;if(r===
se)if(s&&typeof s=="object"&&!Array.isArray(s)){let ne;if(s.enum===void 0&&(ne="enum")){const ae={};e===null?e=[ae]:e.push(ae),r++}}else{const ne={};
e===null?e=[ne]:e.push(ne),r++}var o=se===r;r=X,e!==null&&(X?e.length=X:e=null);let Be;if(o){const ne=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.enum===void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[P]:e.push(P),r++}if(s.values===
void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[P]:e.push(P),r++}for(const P in s)if(!Y.call(
ge.else.else.else.else.else.else.then.properties,P)){const E={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:P}};e===
null?e=[E]:e.push(E),r++}if(s.enum!==void 0){let P=s.enum;if(!(P==="open"||P==="closed")){const E={instancePath:n+"/enum",keyword:"enum",params:{
allowedValues:ge.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[E]:e.push(E),r++}}s.values!==void 0&&(we(s.values,{instancePath:n+
"/values",parentData:s,parentDataProperty:"values",rootData:p})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.pattern!==void 0&&
(f(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.
length))}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var o=ne===r;R=o,Be="then"}else{const ne=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[P]:e.push(P),r++}for(const P in s)if(!Y.call(ge.else.else.else.else.else.else.else.properties,P)){const E={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:P}};e===null?e=[E]:e.push(E),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let P=s.min;if(!(typeof P=="num\
ber"&&isFinite(P))){const E={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[E]:e.push(E),r++}}if(s.max!==void 0){let P=s.
max;if(!(typeof P=="number"&&isFinite(P))){const E={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[E]:e.push(E),r++}}
if(s.pattern!==void 0&&(f(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const P={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[P]:e.push(P),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const P={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:ge.
else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[P]:e.push(P),r++}if(s.write!==void 0&&s.write!=="seconds"){const P={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:ge.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[P]:e.
push(P),r++}if(s.version!==void 0&&s.version!==4){const P={instancePath:n+"/version",keyword:"enum",params:{allowedValues:ge.else.else.else.
else.else.else.else.properties.version.enum}};e===null?e=[P]:e.push(P),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:n+"/prefix",parentData:s,
parentDataProperty:"prefix",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(Z(s.schemes,{instancePath:n+
"/schemes",parentData:s,parentDataProperty:"schemes",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.inside!==void 0){let P=s.
inside;if(!(P==="warn"||P==="require")){const E={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:ge.else.else.else.else.else.else.
else.properties.inside.enum}};e===null?e=[E]:e.push(E),r++}}if(s.list!==void 0&&(de.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){
const P={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(s.map!==void 0&&(de.validate(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),r=e.length)),
s.keys!==void 0&&(f(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length)),s.fields!==void 0&&(De.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===
null?De.validate.errors:e.concat(De.validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&
(Z(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=
e.length)),s.union!==void 0){let P=s.union;if(Array.isArray(P)){if(P.length<2){const ve={instancePath:n+"/union",keyword:"minItems",params:{
limit:2}};e===null?e=[ve]:e.push(ve),r++}const E=P.length;for(let ve=0;ve<E;ve++)de.validate(P[ve],{instancePath:n+"/union/"+ve,parentData:P,
parentDataProperty:ve,rootData:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),r=e.length)}else{const E={instancePath:n+"/u\
nion",keyword:"type",params:{type:"array"}};e===null?e=[E]:e.push(E),r++}}if(s.tag!==void 0&&(f(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"\
tag",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,
parentDataProperty:"otherwise",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.const!==void 0){let P=s.const;if(typeof P!=
"string"&&!(typeof P=="number"&&isFinite(P))&&typeof P!="boolean"){const E={instancePath:n+"/const",keyword:"type",params:{type:ge.else.else.
else.else.else.else.else.properties.const.type}};e===null?e=[E]:e.push(E),r++}}if(s.enum!==void 0){let P=s.enum;if(!(P==="open"||P==="closed")){
const E={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:ge.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=
[E]:e.push(E),r++}}s.values!==void 0&&(we(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:p})||(e=e===null?
we.errors:e.concat(we.errors),r=e.length))}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}
var o=ne===r;R=o,Be="else"}if(!R){const ne={instancePath:n,keyword:"if",params:{failingKeyword:Be}};e===null?e=[ne]:e.push(ne),r++}var u=re===
r;B=u,le="else"}if(!B){const re={instancePath:n,keyword:"if",params:{failingKeyword:le}};e===null?e=[re]:e.push(re),r++}var h=W===r;T=h,Ce="\
else"}if(!T){const W={instancePath:n,keyword:"if",params:{failingKeyword:Ce}};e===null?e=[W]:e.push(W),r++}var m=$===r;C=m,xe="else"}if(!C){
const $={instancePath:n,keyword:"if",params:{failingKeyword:xe}};e===null?e=[$]:e.push($),r++}var a=V===r;_=a,Q="else"}if(!_){const V={instancePath:n,
keyword:"if",params:{failingKeyword:Q}};e===null?e=[V]:e.push(V),r++}var l=v===r;b=l,x="else"}if(!b){const v={instancePath:n,keyword:"if",params:{
failingKeyword:x}};e===null?e=[v]:e.push(v),r++}var g=d===r;i=g,w="else"}if(!i){const d={instancePath:n,keyword:"if",params:{failingKeyword:w}};
e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(f(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const d={instancePath:n+
"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}s.lenient!==void 0&&(Ie(s.lenient,{instancePath:n+"/lenient",
parentData:s,parentDataProperty:"lenient",rootData:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.since!==void 0&&(ce(s.since,
{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.deprecated!==
void 0&&(je(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:p})||(e=e===null?je.errors:e.concat(
je.errors),r=e.length)),s.allow!==void 0&&(oe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===
null?oe.errors:e.concat(oe.errors),r=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),
r++}return Oe.errors=e,r===0}function J(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;
const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=
null);let w;if(g){const l=r;Oe(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=
e.length);var g=l===r;i=g,w="then"}else{const l=r;L(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||(e=e===null?L.errors:e.
concat(L.errors),r=e.length);var g=l===r;i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:
e.push(l),r++}return J.errors=e,r===0}const $r={type:"object",properties:{by:{$ref:"#/definitions/fieldPath"},table:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{},minProperties:1},level:{enum:["warning"]},lenient:{enum:["warn"]}},additionalProperties:!1,required:[
"by"]},Qr={type:["string","number","boolean"],pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])\
?$"},Ur=new RegExp("^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u");function N(s,{
instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Qr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!Ur.test(
s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\
\\u007f])?$"}};e===null?e=[t]:e.push(t),r++}return N.errors=e,r===0}function rr(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"\
by"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="by"||i==="table"||i==="level"||i==="lenient")){const c={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(s.by!==void 0&&(N(s.by,{instancePath:n+"/by",parentData:s,
parentDataProperty:"by",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.table!==void 0){let i=s.table;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const c={instancePath:n+"/table",keyword:"minProperties",params:{limit:1}};e===null?
e=[c]:e.push(c),r++}for(const c in i){const g=r;if(typeof c=="string"&&!ie.test(c)){const w={instancePath:n+"/table",keyword:"pattern",params:{
pattern:"\\S"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){const w={instancePath:n+"/table",keyword:"propertyNames",params:{
propertyName:c}};e===null?e=[w]:e.push(w),r++}}}else{const c={instancePath:n+"/table",keyword:"type",params:{type:"object"}};e===null?e=[c]:
e.push(c),r++}}if(s.level!==void 0&&s.level!=="warning"){const i={instancePath:n+"/level",keyword:"enum",params:{allowedValues:$r.properties.
level.enum}};e===null?e=[i]:e.push(i),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const i={instancePath:n+"/lenient",keyword:"enum",params:{
allowedValues:$r.properties.lenient.enum}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}return rr.errors=e,r===0}const os={if:{type:"object"},then:{$ref:"#/definitions/mailLocation"},else:{$ref:"#/de\
finitions/string"}},ps={type:"object",properties:{},if:{type:"object",required:["label"]},then:{type:"object",properties:{label:{$ref:"#/def\
initions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["label"]},else:{if:{
type:"object",required:["bullet"]},then:{type:"object",properties:{bullet:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{
$ref:"#/definitions/strings"}},additionalProperties:!1,required:["bullet","in"]},else:{if:{type:"object",required:["section"]},then:{type:"o\
bject",properties:{section:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["section"]},else:{type:"object",properties:{label:{
$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"},bullet:{$ref:"#/definitions/string"},section:{
$ref:"#/definitions/string"}},additionalProperties:!1,required:["label"]}}}};function sr(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.label===void 0&&
(m="label")){const h={};e===null?e=[h]:e.push(h),r++}}else{const m={};e===null?e=[m]:e.push(m),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=
null);let w;if(g){const m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const u={instancePath:n,keyword:"required",params:{
missingProperty:"label"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!(u==="label"||u==="in"||u==="also")){const o={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:u}};e===null?e=[o]:e.push(o),r++}s.label!==void 0&&(f(s.label,{instancePath:n+"/label",parentData:s,
parentDataProperty:"label",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.in!==void 0&&(f(s.in,{instancePath:n+"/in",parentData:s,
parentDataProperty:"in",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.also!==void 0&&(Z(s.also,{instancePath:n+"/also",
parentData:s,parentDataProperty:"also",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{const u={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var g=m===r;i=g,w="then"}else{const m=r,h=r;let u=!0;const o=r;if(r===o)if(s&&typeof s==
"object"&&!Array.isArray(s)){let b;if(s.bullet===void 0&&(b="bullet")){const k={};e===null?e=[k]:e.push(k),r++}}else{const b={};e===null?e=[
b]:e.push(b),r++}var l=o===r;r=h,e!==null&&(h?e.length=h:e=null);let d;if(l){const b=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bullet===
void 0){const x={instancePath:n,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[x]:e.push(x),r++}if(s.in===void 0){const x={
instancePath:n,keyword:"required",params:{missingProperty:"in"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!(x==="bullet"||x==="in"||
x==="also")){const j={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[j]:e.push(j),r++}s.bullet!==void 0&&
(f(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.in!==void 0&&(f(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.
length)),s.also!==void 0&&(Z(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:p})||(e=e===null?Z.errors:e.concat(
Z.errors),r=e.length))}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var l=b===r;u=l,d="t\
hen"}else{const b=r,k=r;let x=!0;const j=r;if(r===j)if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.section===void 0&&(_="section")){
const M={};e===null?e=[M]:e.push(M),r++}}else{const _={};e===null?e=[_]:e.push(_),r++}var a=j===r;r=k,e!==null&&(k?e.length=k:e=null);let v;
if(a){const _=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const Q={instancePath:n,keyword:"required",params:{missingProperty:"\
section"}};e===null?e=[Q]:e.push(Q),r++}for(const Q in s)if(Q!=="section"){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Q}};
e===null?e=[I]:e.push(I),r++}s.section!==void 0&&(f(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"section",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const Q={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Q]:e.push(
Q),r++}var a=_===r;x=a,v="then"}else{const _=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const Q={instancePath:n,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[Q]:e.push(Q),r++}for(const Q in s)if(!(Q==="label"||Q==="in"||Q==="also"||Q==="bulle\
t"||Q==="section")){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Q}};e===null?e=[I]:e.push(I),r++}s.label!==
void 0&&(f(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=
e.length)),s.in!==void 0&&(f(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length)),s.also!==void 0&&(Z(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:p})||(e=e===null?Z.errors:e.
concat(Z.errors),r=e.length)),s.bullet!==void 0&&(f(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.section!==void 0&&(f(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"\
section",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const Q={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[Q]:e.push(Q),r++}var a=_===r;x=a,v="else"}if(!x){const _={instancePath:n,keyword:"if",params:{failingKeyword:v}};e===null?e=[_]:
e.push(_),r++}var l=b===r;u=l,d="else"}if(!u){const b={instancePath:n,keyword:"if",params:{failingKeyword:d}};e===null?e=[b]:e.push(b),r++}var g=m===
r;i=g,w="else"}if(!i){const m={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[m]:e.push(m),r++}if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}return sr.errors=e,r===0}function nr(s,{
instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const l=r;sr(s,{instancePath:n,
parentData:K,parentDataProperty:S,rootData:p})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length);var g=l===r;i=g,w="then"}else{const l=r;
f(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var g=l===r;i=g,w="e\
lse"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return nr.errors=e,r===0}function ir(s,{
instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let d;if(s.type===void 0&&(d="type")){const y={};e===null?e=[y]:e.push(y),r++}}else{const d={};e===null?e=[d]:e.
push(d),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
const b={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!Y.call(me.then.
properties,b)){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[k]:e.push(k),r++}if(s.type!==
void 0&&(L(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),
s.min!==void 0){let b=s.min;if(!(typeof b=="number"&&isFinite(b))){const k={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let b=s.max;if(!(typeof b=="number"&&isFinite(b))){const k={instancePath:n+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.pattern!==void 0&&(f(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const b={instancePath:n+
"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const b={instancePath:n+
"/fraction",keyword:"enum",params:{allowedValues:me.then.properties.fraction.enum}};e===null?e=[b]:e.push(b),r++}if(s.write!==void 0&&s.write!==
"seconds"){const b={instancePath:n+"/write",keyword:"enum",params:{allowedValues:me.then.properties.write.enum}};e===null?e=[b]:e.push(b),r++}
if(s.version!==void 0&&s.version!==4){const b={instancePath:n+"/version",keyword:"enum",params:{allowedValues:me.then.properties.version.enum}};
e===null?e=[b]:e.push(b),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(Z(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"\
schemes",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.inside!==void 0){let b=s.inside;if(!(b==="warn"||b==="require")){
const k={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:me.then.properties.inside.enum}};e===null?e=[k]:e.push(k),r++}}}else{
const b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var g=d===r;i=g,w="then"}else{const d=r,y=r;let b=!0;
const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.list===void 0&&(v="list")){const D={};e===null?e=[D]:e.push(D),r++}}else{
const v={};e===null?e=[v]:e.push(v),r++}var l=k===r;r=y,e!==null&&(y?e.length=y:e=null);let x;if(l){const v=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.list===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)
if(!Y.call(me.else.then.properties,_)){const M={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:_}};e===null?e=[M]:
e.push(M),r++}if(s.list!==void 0&&(J(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:p})||(e=e===null?J.errors:
e.concat(J.errors),r=e.length)),s.min!==void 0){let _=s.min;if(!(typeof _=="number"&&isFinite(_))){const M={instancePath:n+"/min",keyword:"t\
ype",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}if(s.max!==void 0){let _=s.max;if(!(typeof _=="number"&&isFinite(_))){const M={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const _={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[_]:e.push(_),r++}}else{const _={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[_]:e.push(_),r++}var l=v===r;b=l,x="then"}else{const v=r,D=r;let _=!0;const M=r;if(r===M)if(s&&typeof s=="object"&&!Array.
isArray(s)){let V;if(s.map===void 0&&(V="map")){const z={};e===null?e=[z]:e.push(z),r++}}else{const V={};e===null?e=[V]:e.push(V),r++}var a=M===
r;r=D,e!==null&&(D?e.length=D:e=null);let Q;if(a){const V=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const C={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[C]:e.push(C),r++}for(const C in s)if(!Y.call(me.else.else.then.properties,C)){
const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=[G]:e.push(G),r++}if(s.map!==void 0&&(J(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.keys!==void 0&&
(f(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.min!==void 0){let C=s.min;if(!(typeof C=="number"&&isFinite(C))){const G={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[G]:e.push(G),r++}}if(s.max!==void 0){let C=s.max;if(!(typeof C=="number"&&isFinite(C))){const G={instancePath:n+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[G]:e.push(G),r++}}}else{const C={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.
push(C),r++}var a=V===r;_=a,Q="then"}else{const V=r,z=r;let C=!0;const G=r;if(r===G)if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.
fields===void 0&&($="fields")){const q={};e===null?e=[q]:e.push(q),r++}}else{const $={};e===null?e=[$]:e.push($),r++}var m=G===r;r=z,e!==null&&
(z?e.length=z:e=null);let xe;if(m){const $=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const T={instancePath:n,keyword:"\
required",params:{missingProperty:"fields"}};e===null?e=[T]:e.push(T),r++}for(const T in s)if(!Y.call(me.else.else.else.then.properties,T)){
const he={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[he]:e.push(he),r++}s.fields!==void 0&&(De.
validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?De.validate.errors:e.concat(De.
validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:p})||
(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&(Z(s.reserved,{instancePath:n+"/reserved",
parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{const T={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var m=$===r;C=m,xe="then"}else{const $=r,q=r;let T=!0;const he=r;if(r===he)if(s&&
typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===void 0&&(W="union")){const F={};e===null?e=[F]:e.push(F),r++}}else{const W={};e===
null?e=[W]:e.push(W),r++}var h=he===r;r=q,e!==null&&(q?e.length=q:e=null);let Ce;if(h){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.union===void 0){const B={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===null?e=[B]:e.push(B),r++}for(const B in s)
if(!Y.call(me.else.else.else.else.then.properties,B)){const U={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};
e===null?e=[U]:e.push(U),r++}if(s.union!==void 0){let B=s.union;if(Array.isArray(B)){if(B.length<2){const le={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[le]:e.push(le),r++}const U=B.length;for(let le=0;le<U;le++)J(B[le],{instancePath:n+"/union/"+le,parentData:B,
parentDataProperty:le,rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{const U={instancePath:n+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[U]:e.push(U),r++}}s.tag!==void 0&&(f(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}else{const B={instancePath:n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[B]:e.push(B),r++}var h=W===r;T=h,Ce="then"}else{const W=r,F=r;let B=!0;const U=r;if(r===U)if(s&&typeof s=="object"&&!Array.
isArray(s)){let re;if(s.const===void 0&&(re="const")){const X={};e===null?e=[X]:e.push(X),r++}}else{const re={};e===null?e=[re]:e.push(re),r++}
var u=U===r;r=F,e!==null&&(F?e.length=F:e=null);let le;if(u){const re=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const R={
instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!Y.call(me.else.else.else.
else.else.then.properties,R)){const se={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[se]:e.push(
se),r++}if(s.const!==void 0){let R=s.const;if(typeof R!="string"&&!(typeof R=="number"&&isFinite(R))&&typeof R!="boolean"){const se={instancePath:n+
"/const",keyword:"type",params:{type:me.else.else.else.else.else.then.properties.const.type}};e===null?e=[se]:e.push(se),r++}}}else{const R={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var u=re===r;B=u,le="then"}else{const re=r,X=r;let R=!0;const se=r;
if(r===se)if(s&&typeof s=="object"&&!Array.isArray(s)){let ne;if(s.enum===void 0&&(ne="enum")){const ae={};e===null?e=[ae]:e.push(ae),r++}}else{
const ne={};e===null?e=[ne]:e.push(ne),r++}var o=se===r;r=X,e!==null&&(X?e.length=X:e=null);let Be;if(o){const ne=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.enum===void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[P]:e.push(P),
r++}if(s.values===void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[P]:e.push(P),r++}for(const P in s)
if(!Y.call(me.else.else.else.else.else.else.then.properties,P)){const E={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:P}};
e===null?e=[E]:e.push(E),r++}if(s.enum!==void 0){let P=s.enum;if(!(P==="open"||P==="closed")){const E={instancePath:n+"/enum",keyword:"enum",
params:{allowedValues:me.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[E]:e.push(E),r++}}s.values!==void 0&&(we(s.values,
{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:p})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.pattern!==
void 0&&(f(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length))}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var o=ne===r;R=o,Be="then"}else{
const ne=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[P]:e.push(P),r++}for(const P in s)if(!Y.call(me.else.else.else.else.else.else.else.properties,P)){const E={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[E]:e.push(E),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"/t\
ype",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let P=s.min;if(!(typeof P==
"number"&&isFinite(P))){const E={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[E]:e.push(E),r++}}if(s.max!==void 0){
let P=s.max;if(!(typeof P=="number"&&isFinite(P))){const E={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[E]:e.push(
E),r++}}if(s.pattern!==void 0&&(f(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.
errors:e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const P={instancePath:n+"/utc",keyword:"type",params:{type:"\
boolean"}};e===null?e=[P]:e.push(P),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const P={instancePath:n+"/fraction",keyword:"enum",params:{
allowedValues:me.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[P]:e.push(P),r++}if(s.write!==void 0&&s.write!=="\
seconds"){const P={instancePath:n+"/write",keyword:"enum",params:{allowedValues:me.else.else.else.else.else.else.else.properties.write.enum}};
e===null?e=[P]:e.push(P),r++}if(s.version!==void 0&&s.version!==4){const P={instancePath:n+"/version",keyword:"enum",params:{allowedValues:me.
else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[P]:e.push(P),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:n+
"/prefix",parentData:s,parentDataProperty:"prefix",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(Z(
s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),
s.inside!==void 0){let P=s.inside;if(!(P==="warn"||P==="require")){const E={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:me.
else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[E]:e.push(E),r++}}if(s.list!==void 0&&(J(s.list,{instancePath:n+"/li\
st",parentData:s,parentDataProperty:"list",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!=
"boolean"){const P={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(s.map!==void 0&&(J(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.keys!==void 0&&
(f(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.fields!==void 0&&(De.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?De.validate.
errors:e.concat(De.validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&(Z(s.reserved,{instancePath:n+
"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.union!==void 0){
let P=s.union;if(Array.isArray(P)){if(P.length<2){const ve={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[ve]:e.push(
ve),r++}const E=P.length;for(let ve=0;ve<E;ve++)J(P[ve],{instancePath:n+"/union/"+ve,parentData:P,parentDataProperty:ve,rootData:p})||(e=e===
null?J.errors:e.concat(J.errors),r=e.length)}else{const E={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[E]:e.push(
E),r++}}if(s.tag!==void 0&&(f(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:p})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.const!==void 0){let P=s.const;if(typeof P!="string"&&!(typeof P=="number"&&isFinite(P))&&
typeof P!="boolean"){const E={instancePath:n+"/const",keyword:"type",params:{type:me.else.else.else.else.else.else.else.properties.const.type}};
e===null?e=[E]:e.push(E),r++}}if(s.enum!==void 0){let P=s.enum;if(!(P==="open"||P==="closed")){const E={instancePath:n+"/enum",keyword:"enum",
params:{allowedValues:me.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[E]:e.push(E),r++}}s.values!==void 0&&(we(s.values,
{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:p})||(e=e===null?we.errors:e.concat(we.errors),r=e.length))}else{
const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var o=ne===r;R=o,Be="else"}if(!R){const ne={instancePath:n,
keyword:"if",params:{failingKeyword:Be}};e===null?e=[ne]:e.push(ne),r++}var u=re===r;B=u,le="else"}if(!B){const re={instancePath:n,keyword:"\
if",params:{failingKeyword:le}};e===null?e=[re]:e.push(re),r++}var h=W===r;T=h,Ce="else"}if(!T){const W={instancePath:n,keyword:"if",params:{
failingKeyword:Ce}};e===null?e=[W]:e.push(W),r++}var m=$===r;C=m,xe="else"}if(!C){const $={instancePath:n,keyword:"if",params:{failingKeyword:xe}};
e===null?e=[$]:e.push($),r++}var a=V===r;_=a,Q="else"}if(!_){const V={instancePath:n,keyword:"if",params:{failingKeyword:Q}};e===null?e=[V]:
e.push(V),r++}var l=v===r;b=l,x="else"}if(!b){const v={instancePath:n,keyword:"if",params:{failingKeyword:x}};e===null?e=[v]:e.push(v),r++}var g=d===
r;i=g,w="else"}if(!i){const d={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.doc!==void 0&&(f(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const d={instancePath:n+"/nullable",keyword:"type",params:{
type:"boolean"}};e===null?e=[d]:e.push(d),r++}if(s.lenient!==void 0&&(Ie(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"\
lenient",rootData:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.since!==void 0&&(ce(s.since,{instancePath:n+"/since",parentData:s,
parentDataProperty:"since",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.deprecated!==void 0&&(je(s.deprecated,{instancePath:n+
"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:p})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.allow!==void 0&&
(oe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),
s.computed!==void 0&&(rr(s.computed,{instancePath:n+"/computed",parentData:s,parentDataProperty:"computed",rootData:p})||(e=e===null?rr.errors:
e.concat(rr.errors),r=e.length)),s.sensitive!==void 0&&typeof s.sensitive!="boolean"){const d={instancePath:n+"/sensitive",keyword:"type",params:{
type:"boolean"}};e===null?e=[d]:e.push(d),r++}if(s.aliases!==void 0&&(Z(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"\
aliases",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.decodeOnly!==void 0&&typeof s.decodeOnly!="boolean"){const d={
instancePath:n+"/decodeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}s.mail!==void 0&&(nr(s.mail,{instancePath:n+
"/mail",parentData:s,parentDataProperty:"mail",rootData:p})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)),s.originalName!==void 0&&
(f(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return ir.errors=e,r===
0}function tr(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){const a={};e===null?e=[a]:e.push(a),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const a=r;
ir(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||(e=e===null?ir.errors:e.concat(ir.errors),r=e.length);var g=a===r;i=g,w=
"then"}else{const a=r,m=r;let h=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[y]:e.push(y),r++}var l=u===r;r=m,e!==null&&(m?e.length=
m:e=null);let o;if(l){const y=r;if(Array.isArray(s)){if(s.length>1){const x={instancePath:n,keyword:"maxItems",params:{limit:1}};e===null?e=
[x]:e.push(x),r++}if(s.length<1){const x={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}const k=s.length;
for(let x=0;x<k;x++)L(s[x],{instancePath:n+"/"+x,parentData:s,parentDataProperty:x,rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.
length)}else{const k={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}var l=y===r;h=l,o="then"}else{const y=r;
L(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);var l=y===r;h=l,o="e\
lse"}if(!h){const y={instancePath:n,keyword:"if",params:{failingKeyword:o}};e===null?e=[y]:e.push(y),r++}var g=a===r;i=g,w="else"}if(!i){const a={
instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[a]:e.push(a),r++}return tr.errors=e,r===0}function ye(s,{instancePath:n="",
parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const i in s){const c=r;
if(typeof i=="string"&&!Lr.test(i)){const g={instancePath:n,keyword:"pattern",params:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u\
001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:i};e===null?e=[g]:e.push(g),r++}var t=c===r;if(!t){const g={instancePath:n,keyword:"\
propertyNames",params:{propertyName:i}};e===null?e=[g]:e.push(g),r++}}for(const i in s)tr(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:p})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{const i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ye.errors=e,r===0}const fs={if:{type:"object"},then:{$ref:"#/defi\
nitions/definition"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/d\
efinitions/typeName"}}};function Pe(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;
const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const a={};e===null?e=[a]:e.push(a),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=
null);let w;if(g){const a=r;Oe(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=
e.length);var g=a===r;i=g,w="then"}else{const a=r,m=r;let h=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[y]:e.push(y),r++}var l=u===
r;r=m,e!==null&&(m?e.length=m:e=null);let o;if(l){const y=r;if(Array.isArray(s)){if(s.length>1){const x={instancePath:n,keyword:"maxItems",params:{
limit:1}};e===null?e=[x]:e.push(x),r++}if(s.length<1){const x={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[x]:e.push(x),
r++}const k=s.length;for(let x=0;x<k;x++)L(s[x],{instancePath:n+"/"+x,parentData:s,parentDataProperty:x,rootData:p})||(e=e===null?L.errors:e.
concat(L.errors),r=e.length)}else{const k={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}var l=y===r;h=l,
o="then"}else{const y=r;L(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);
var l=y===r;h=l,o="else"}if(!h){const y={instancePath:n,keyword:"if",params:{failingKeyword:o}};e===null?e=[y]:e.push(y),r++}var g=a===r;i=g,
w="else"}if(!i){const a={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[a]:e.push(a),r++}return Pe.errors=e,r===0}const Te={
type:"object",properties:{doc:{$ref:"#/definitions/string"},at:{$ref:"#/definitions/fieldPath"},level:{enum:["warning"]},lenient:{enum:["war\
n"]}},if:{type:"object",required:["differ"]},then:{type:"object",properties:{differ:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,
maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"]},else:{if:{type:"object",required:["excludes"]},
then:{type:"object",properties:{excludes:{type:"object",properties:{list:{$ref:"#/definitions/fieldPath"},value:{$ref:"#/definitions/fieldPa\
th"}},additionalProperties:!1,required:["list","value"]},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","excludes"]},
else:{if:{type:"object",required:["when"]},then:{type:"object",properties:{when:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{
type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{type:"array",items:{$ref:"\
#/definitions/fieldPath"},minItems:1},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","when"]},else:{if:{type:"obj\
ect",required:["unless"]},then:{type:"object",properties:{unless:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{type:[
"string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{type:"array",items:{$ref:"#/\
definitions/fieldPath"},minItems:1},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","unless"]},else:{type:"object",
properties:{differ:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},excludes:{type:"object",properties:{list:{$ref:"\
#/definitions/fieldPath"},value:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["list","value"]},when:{type:"object",minProperties:1,
maxProperties:1,additionalProperties:{type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},
forbid:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},unless:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{
type:["string","number","boolean"]}},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"]}}}}};function Ae(s,{
instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let h;if(s.differ===void 0&&(h="differ")){const u={};e===null?e=[u]:e.push(u),r++}}else{const h={};e===null?e=[h]:
e.push(h),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const h=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===
void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[o]:e.push(o),r++}if(s.differ===void 0){const o={
instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[o]:e.push(o),r++}for(const o in s)if(!(o==="differ"||o==="d\
oc"||o==="at"||o==="level"||o==="lenient")){const d={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=
[d]:e.push(d),r++}if(s.differ!==void 0){let o=s.differ;if(Array.isArray(o)){if(o.length>2){const y={instancePath:n+"/differ",keyword:"maxIte\
ms",params:{limit:2}};e===null?e=[y]:e.push(y),r++}if(o.length<2){const y={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};e===
null?e=[y]:e.push(y),r++}const d=o.length;for(let y=0;y<d;y++)N(o[y],{instancePath:n+"/differ/"+y,parentData:o,parentDataProperty:y,rootData:p})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const d={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[d]:e.push(d),r++}}}else{const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}var g=h===r;i=g,w="then"}else{
const h=r,u=r;let o=!0;const d=r;if(r===d)if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.excludes===void 0&&(k="excludes")){const x={};
e===null?e=[x]:e.push(x),r++}}else{const k={};e===null?e=[k]:e.push(k),r++}var l=d===r;r=u,e!==null&&(u?e.length=u:e=null);let y;if(l){const k=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[j]:e.push(j),r++}if(s.excludes===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"excludes"}};e===null?e=
[j]:e.push(j),r++}for(const j in s)if(!(j==="excludes"||j==="doc"||j==="at"||j==="level"||j==="lenient")){const v={instancePath:n,keyword:"a\
dditionalProperties",params:{additionalProperty:j}};e===null?e=[v]:e.push(v),r++}if(s.excludes!==void 0){let j=s.excludes;if(j&&typeof j=="o\
bject"&&!Array.isArray(j)){if(j.list===void 0){const v={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?
e=[v]:e.push(v),r++}if(j.value===void 0){const v={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?e=
[v]:e.push(v),r++}for(const v in j)if(!(v==="list"||v==="value")){const D={instancePath:n+"/excludes",keyword:"additionalProperties",params:{
additionalProperty:v}};e===null?e=[D]:e.push(D),r++}j.list!==void 0&&(N(j.list,{instancePath:n+"/excludes/list",parentData:j,parentDataProperty:"\
list",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),j.value!==void 0&&(N(j.value,{instancePath:n+"/excludes/value",parentData:j,
parentDataProperty:"value",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const v={instancePath:n+"/excludes",keyword:"\
type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[j]:e.push(j),r++}var l=k===r;o=l,y="then"}else{const k=r,x=r;let j=!0;const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let M;
if(s.when===void 0&&(M="when")){const Q={};e===null?e=[Q]:e.push(Q),r++}}else{const M={};e===null?e=[M]:e.push(M),r++}var a=v===r;r=x,e!==null&&
(x?e.length=x:e=null);let D;if(a){const M=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const I={instancePath:n,keyword:"\
required",params:{missingProperty:"doc"}};e===null?e=[I]:e.push(I),r++}if(s.when===void 0){const I={instancePath:n,keyword:"required",params:{
missingProperty:"when"}};e===null?e=[I]:e.push(I),r++}for(const I in s)if(!(I==="when"||I==="require"||I==="forbid"||I==="doc"||I==="at"||I===
"level"||I==="lenient")){const V={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:I}};e===null?e=[V]:e.push(V),r++}
if(s.when!==void 0){let I=s.when;if(I&&typeof I=="object"&&!Array.isArray(I)){if(Object.keys(I).length>1){const V={instancePath:n+"/when",keyword:"\
maxProperties",params:{limit:1}};e===null?e=[V]:e.push(V),r++}if(Object.keys(I).length<1){const V={instancePath:n+"/when",keyword:"minProper\
ties",params:{limit:1}};e===null?e=[V]:e.push(V),r++}for(const V in I){let z=I[V];if(typeof z!="string"&&!(typeof z=="number"&&isFinite(z))&&
typeof z!="boolean"){const C={instancePath:n+"/when/"+V.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Te.else.else.then.
properties.when.additionalProperties.type}};e===null?e=[C]:e.push(C),r++}}}else{const V={instancePath:n+"/when",keyword:"type",params:{type:"\
object"}};e===null?e=[V]:e.push(V),r++}}if(s.require!==void 0){let I=s.require;if(Array.isArray(I)){if(I.length<1){const z={instancePath:n+"\
/require",keyword:"minItems",params:{limit:1}};e===null?e=[z]:e.push(z),r++}const V=I.length;for(let z=0;z<V;z++)N(I[z],{instancePath:n+"/re\
quire/"+z,parentData:I,parentDataProperty:z,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const V={instancePath:n+"\
/require",keyword:"type",params:{type:"array"}};e===null?e=[V]:e.push(V),r++}}if(s.forbid!==void 0){let I=s.forbid;if(Array.isArray(I)){if(I.
length<1){const z={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[z]:e.push(z),r++}const V=I.length;for(let z=0;z<
V;z++)N(I[z],{instancePath:n+"/forbid/"+z,parentData:I,parentDataProperty:z,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{
const V={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[V]:e.push(V),r++}}}else{const I={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}var a=M===r;j=a,D="then"}else{const M=r,Q=r;let I=!0;const V=r;if(r===V)if(s&&typeof s==
"object"&&!Array.isArray(s)){let G;if(s.unless===void 0&&(G="unless")){const xe={};e===null?e=[xe]:e.push(xe),r++}}else{const G={};e===null?
e=[G]:e.push(G),r++}var m=V===r;r=Q,e!==null&&(Q?e.length=Q:e=null);let z;if(m){const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
doc===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[A]:e.push(A),r++}if(s.unless===void 0){
const A={instancePath:n,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[A]:e.push(A),r++}for(const A in s)if(!(A==="unless"||
A==="require"||A==="forbid"||A==="doc"||A==="at"||A==="level"||A==="lenient")){const $={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:A}};e===null?e=[$]:e.push($),r++}if(s.unless!==void 0){let A=s.unless;if(A&&typeof A=="object"&&!Array.isArray(A)){if(Object.
keys(A).length>1){const $={instancePath:n+"/unless",keyword:"maxProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(Object.keys(A).
length<1){const $={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}for(const $ in A){let q=A[$];
if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const T={instancePath:n+"/unless/"+$.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:Te.else.else.else.then.properties.unless.additionalProperties.type}};e===null?e=[T]:e.push(T),r++}}}else{
const $={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.require!==void 0){let A=s.require;
if(Array.isArray(A)){if(A.length<1){const q={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const $=A.
length;for(let q=0;q<$;q++)N(A[q],{instancePath:n+"/require/"+q,parentData:A,parentDataProperty:q,rootData:p})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)}else{const $={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.forbid!==
void 0){let A=s.forbid;if(Array.isArray(A)){if(A.length<1){const q={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=
[q]:e.push(q),r++}const $=A.length;for(let q=0;q<$;q++)N(A[q],{instancePath:n+"/forbid/"+q,parentData:A,parentDataProperty:q,rootData:p})||(e=
e===null?N.errors:e.concat(N.errors),r=e.length)}else{const $={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[$]:
e.push($),r++}}}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}var m=G===r;I=m,z="then"}else{
const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[A]:e.push(A),r++}if(s.differ===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===
null?e=[A]:e.push(A),r++}for(const A in s)if(!Y.call(Te.else.else.else.else.properties,A)){const $={instancePath:n,keyword:"additionalProper\
ties",params:{additionalProperty:A}};e===null?e=[$]:e.push($),r++}if(s.differ!==void 0){let A=s.differ;if(Array.isArray(A)){if(A.length>2){const q={
instancePath:n+"/differ",keyword:"maxItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}if(A.length<2){const q={instancePath:n+"/differ",
keyword:"minItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}const $=A.length;for(let q=0;q<$;q++)N(A[q],{instancePath:n+"/differ/"+q,parentData:A,
parentDataProperty:q,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const $={instancePath:n+"/differ",keyword:"type",
params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.excludes!==void 0){let A=s.excludes;if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.
list===void 0){const $={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?e=[$]:e.push($),r++}if(A.value===
void 0){const $={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?e=[$]:e.push($),r++}for(const $ in A)
if(!($==="list"||$==="value")){const q={instancePath:n+"/excludes",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=
[q]:e.push(q),r++}A.list!==void 0&&(N(A.list,{instancePath:n+"/excludes/list",parentData:A,parentDataProperty:"list",rootData:p})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length)),A.value!==void 0&&(N(A.value,{instancePath:n+"/excludes/value",parentData:A,parentDataProperty:"val\
ue",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const $={instancePath:n+"/excludes",keyword:"type",params:{type:"\
object"}};e===null?e=[$]:e.push($),r++}}if(s.when!==void 0){let A=s.when;if(A&&typeof A=="object"&&!Array.isArray(A)){if(Object.keys(A).length>
1){const $={instancePath:n+"/when",keyword:"maxProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(Object.keys(A).length<1){const $={
instancePath:n+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}for(const $ in A){let q=A[$];if(typeof q!="str\
ing"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const T={instancePath:n+"/when/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:Te.else.else.else.else.properties.when.additionalProperties.type}};e===null?e=[T]:e.push(T),r++}}}else{const $={instancePath:n+
"/when",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.require!==void 0){let A=s.require;if(Array.isArray(A)){if(A.
length<1){const q={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const $=A.length;for(let q=0;q<
$;q++)N(A[q],{instancePath:n+"/require/"+q,parentData:A,parentDataProperty:q,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{
const $={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.forbid!==void 0){let A=s.forbid;
if(Array.isArray(A)){if(A.length<1){const q={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const $=A.
length;for(let q=0;q<$;q++)N(A[q],{instancePath:n+"/forbid/"+q,parentData:A,parentDataProperty:q,rootData:p})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)}else{const $={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.unless!==
void 0){let A=s.unless;if(A&&typeof A=="object"&&!Array.isArray(A)){if(Object.keys(A).length>1){const $={instancePath:n+"/unless",keyword:"m\
axProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(Object.keys(A).length<1){const $={instancePath:n+"/unless",keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[$]:e.push($),r++}for(const $ in A){let q=A[$];if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&
typeof q!="boolean"){const T={instancePath:n+"/unless/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Te.else.else.else.
else.properties.unless.additionalProperties.type}};e===null?e=[T]:e.push(T),r++}}}else{const $={instancePath:n+"/unless",keyword:"type",params:{
type:"object"}};e===null?e=[$]:e.push($),r++}}}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),
r++}var m=G===r;I=m,z="else"}if(!I){const G={instancePath:n,keyword:"if",params:{failingKeyword:z}};e===null?e=[G]:e.push(G),r++}var a=M===r;
j=a,D="else"}if(!j){const M={instancePath:n,keyword:"if",params:{failingKeyword:D}};e===null?e=[M]:e.push(M),r++}var l=k===r;o=l,y="else"}if(!o){
const k={instancePath:n,keyword:"if",params:{failingKeyword:y}};e===null?e=[k]:e.push(k),r++}var g=h===r;i=g,w="else"}if(!i){const h={instancePath:n,
keyword:"if",params:{failingKeyword:w}};e===null?e=[h]:e.push(h),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(f(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.at!==void 0&&
(N(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.level!==
void 0&&s.level!=="warning"){const h={instancePath:n+"/level",keyword:"enum",params:{allowedValues:Te.properties.level.enum}};e===null?e=[h]:
e.push(h),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const h={instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:Te.properties.
lenient.enum}};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}
return Ae.errors=e,r===0}const us={type:"object",properties:{like:{$ref:"#/definitions/string"},field:{$ref:"#/definitions/string"},values:{
type:"array",items:{},minItems:1}},additionalProperties:!1,required:["like","field","values"]};function Ze(s,{instancePath:n="",parentData:K,
parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const t={instancePath:n,
keyword:"required",params:{missingProperty:"like"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){const t={instancePath:n,keyword:"requi\
red",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}if(s.values===void 0){const t={instancePath:n,keyword:"required",params:{
missingProperty:"values"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="like"||t==="field"||t==="values")){const i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.like!==void 0&&(f(s.like,{instancePath:n+"/l\
ike",parentData:s,parentDataProperty:"like",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.field!==void 0&&(f(s.field,
{instancePath:n+"/field",parentData:s,parentDataProperty:"field",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.values!==
void 0){let t=s.values;if(Array.isArray(t)){if(t.length<1){const i={instancePath:n+"/values",keyword:"minItems",params:{limit:1}};e===null?e=
[i]:e.push(i),r++}}else{const i={instancePath:n+"/values",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{const t={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ze.errors=e,r===0}const qr={type:"object",properties:{
like:{$ref:"#/definitions/string"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},dropEach:{type:"\
array",items:{$ref:"#/definitions/fieldPath"},minItems:1},issue:{type:["string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?\
$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/definitions/string"}}},additionalProperties:!1,
required:["like"]},Nr=new RegExp("^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$","u");function Ve(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const i={instancePath:n,keyword:"required",
params:{missingProperty:"like"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="like"||i==="set"||i==="drop"||i==="dropEach"||i==="\
issue"||i==="at")){const c={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(s.like!==
void 0&&(f(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.set!==void 0){let i=s.set;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const c={instancePath:n+"/set",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[c]:e.push(c),r++}}if(s.drop!==void 0){let i=s.drop;if(Array.isArray(i)){if(i.length<1){const g={instancePath:n+"/drop",keyword:"\
minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}const c=i.length;for(let g=0;g<c;g++)N(i[g],{instancePath:n+"/drop/"+g,parentData:i,
parentDataProperty:g,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const c={instancePath:n+"/drop",keyword:"type",params:{
type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.dropEach!==void 0){let i=s.dropEach;if(Array.isArray(i)){if(i.length<1){const g={instancePath:n+
"/dropEach",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}const c=i.length;for(let g=0;g<c;g++)N(i[g],{instancePath:n+"/\
dropEach/"+g,parentData:i,parentDataProperty:g,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const c={instancePath:n+
"/dropEach",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.issue!==void 0){let i=s.issue;if(typeof i!="string"&&!(typeof i==
"number"&&isFinite(i))&&typeof i!="boolean"){const c={instancePath:n+"/issue",keyword:"type",params:{type:qr.properties.issue.type}};e===null?
e=[c]:e.push(c),r++}if(typeof i=="string"&&!Nr.test(i)){const c={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[\
A-Za-z0-9_-]+)?$"}};e===null?e=[c]:e.push(c),r++}}if(s.at!==void 0){let i=s.at;const c=r;let g=!0;const w=r;if(!Array.isArray(i)){const a={};
e===null?e=[a]:e.push(a),r++}var t=w===r;r=c,e!==null&&(c?e.length=c:e=null);let l;if(t){const a=r;if(Array.isArray(i)){const h=i.length;for(let u=0;u<
h;u++){let o=i[u];if(typeof o!="string"&&!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const d={instancePath:n+"/at/"+u,keyword:"ty\
pe",params:{type:qr.properties.at.then.items.type}};e===null?e=[d]:e.push(d),r++}}}else{const h={instancePath:n+"/at",keyword:"type",params:{
type:"array"}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="then"}else{const a=r;f(i,{instancePath:n+"/at",parentData:s,parentDataProperty:"\
at",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var t=a===r;g=t,l="else"}if(!g){const a={instancePath:n+"/at",keyword:"\
if",params:{failingKeyword:l}};e===null?e=[a]:e.push(a),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[i]:e.push(i),r++}return Ve.errors=e,r===0}const lr={type:"object",properties:{mode:{enum:["strict","lenient"]},reads:{type:"object"},warnings:{
type:"array",items:{$ref:"#/definitions/string"}},issue:{type:["string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{
if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/definitions/string"}}},if:{type:"object",required:["li\
ke"]},then:{type:"object",properties:{like:{$ref:"#/definitions/string"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/f\
ieldPath"},minItems:1},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["like"]},else:{if:{type:"object",required:[
"json"]},then:{type:"object",properties:{json:{$ref:"#/definitions/string"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,
required:["json"]},else:{if:{type:"object",required:["ndjson"]},then:{type:"object",properties:{ndjson:{$ref:"#/definitions/string"},mode:!0,
reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["ndjson"]},else:{if:{type:"object",required:["yaml"]},then:{type:"obj\
ect",properties:{yaml:{$ref:"#/definitions/string"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["yaml"]},
else:{if:{type:"object",required:["mail"]},then:{type:"object",properties:{mail:{$ref:"#/definitions/string"},mode:!0,reads:!0,warnings:!0,issue:!0,
at:!0},additionalProperties:!1,required:["mail"]},else:{type:"object",properties:{like:{$ref:"#/definitions/string"},set:{type:"object"},drop:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},json:{$ref:"#/definitions/string"},ndjson:{$ref:"#/definitions/string"},yaml:{
$ref:"#/definitions/string"},mail:{$ref:"#/definitions/string"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:[
"like"]}}}}}};function Ee(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;
if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.like===void 0&&(o="like")){const d={};e===null?e=[d]:e.push(d),r++}}else{const o={};
e===null?e=[o]:e.push(o),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const o=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.like===void 0){const y={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[y]:e.push(y),r++}for(const y in s)
if(!(y==="like"||y==="set"||y==="drop"||y==="mode"||y==="reads"||y==="warnings"||y==="issue"||y==="at")){const b={instancePath:n,keyword:"ad\
ditionalProperties",params:{additionalProperty:y}};e===null?e=[b]:e.push(b),r++}if(s.like!==void 0&&(f(s.like,{instancePath:n+"/like",parentData:s,
parentDataProperty:"like",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.set!==void 0){let y=s.set;if(!(y&&typeof y=="\
object"&&!Array.isArray(y))){const b={instancePath:n+"/set",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(s.drop!==
void 0){let y=s.drop;if(Array.isArray(y)){if(y.length<1){const k={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[k]:
e.push(k),r++}const b=y.length;for(let k=0;k<b;k++)N(y[k],{instancePath:n+"/drop/"+k,parentData:y,parentDataProperty:k,rootData:p})||(e=e===
null?N.errors:e.concat(N.errors),r=e.length)}else{const b={instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(
b),r++}}}else{const y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var g=o===r;i=g,w="then"}else{const o=r,
d=r;let y=!0;const b=r;if(r===b)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.json===void 0&&(j="json")){const v={};e===null?e=[v]:
e.push(v),r++}}else{const j={};e===null?e=[j]:e.push(j),r++}var l=b===r;r=d,e!==null&&(d?e.length=d:e=null);let k;if(l){const j=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.json===void 0){const D={instancePath:n,keyword:"required",params:{missingProperty:"json"}};e===null?e=[D]:
e.push(D),r++}for(const D in s)if(!(D==="json"||D==="mode"||D==="reads"||D==="warnings"||D==="issue"||D==="at")){const _={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:D}};e===null?e=[_]:e.push(_),r++}s.json!==void 0&&(f(s.json,{instancePath:n+"/json",parentData:s,
parentDataProperty:"json",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const D={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[D]:e.push(D),r++}var l=j===r;y=l,k="then"}else{const j=r,v=r;let D=!0;const _=r;if(r===_)if(s&&typeof s=="object"&&
!Array.isArray(s)){let I;if(s.ndjson===void 0&&(I="ndjson")){const V={};e===null?e=[V]:e.push(V),r++}}else{const I={};e===null?e=[I]:e.push(
I),r++}var a=_===r;r=v,e!==null&&(v?e.length=v:e=null);let M;if(a){const I=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ndjson===void 0){
const z={instancePath:n,keyword:"required",params:{missingProperty:"ndjson"}};e===null?e=[z]:e.push(z),r++}for(const z in s)if(!(z==="ndjson"||
z==="mode"||z==="reads"||z==="warnings"||z==="issue"||z==="at")){const C={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:z}};
e===null?e=[C]:e.push(C),r++}s.ndjson!==void 0&&(f(s.ndjson,{instancePath:n+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const z={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(
z),r++}var a=I===r;D=a,M="then"}else{const I=r,V=r;let z=!0;const C=r;if(r===C)if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.yaml===
void 0&&(A="yaml")){const $={};e===null?e=[$]:e.push($),r++}}else{const A={};e===null?e=[A]:e.push(A),r++}var m=C===r;r=V,e!==null&&(V?e.length=
V:e=null);let G;if(m){const A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.yaml===void 0){const q={instancePath:n,keyword:"required",
params:{missingProperty:"yaml"}};e===null?e=[q]:e.push(q),r++}for(const q in s)if(!(q==="yaml"||q==="mode"||q==="reads"||q==="warnings"||q===
"issue"||q==="at")){const T={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[T]:e.push(T),r++}s.yaml!==
void 0&&(f(s.yaml,{instancePath:n+"/yaml",parentData:s,parentDataProperty:"yaml",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{
const q={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var m=A===r;z=m,G="then"}else{const A=r,$=r;let q=!0;
const T=r;if(r===T)if(s&&typeof s=="object"&&!Array.isArray(s)){let ue;if(s.mail===void 0&&(ue="mail")){const W={};e===null?e=[W]:e.push(W),
r++}}else{const ue={};e===null?e=[ue]:e.push(ue),r++}var h=T===r;r=$,e!==null&&($?e.length=$:e=null);let he;if(h){const ue=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.mail===void 0){const F={instancePath:n,keyword:"required",params:{missingProperty:"mail"}};e===null?e=[F]:
e.push(F),r++}for(const F in s)if(!(F==="mail"||F==="mode"||F==="reads"||F==="warnings"||F==="issue"||F==="at")){const B={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:F}};e===null?e=[B]:e.push(B),r++}s.mail!==void 0&&(f(s.mail,{instancePath:n+"/mail",parentData:s,
parentDataProperty:"mail",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const F={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[F]:e.push(F),r++}var h=ue===r;q=h,he="then"}else{const ue=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===
void 0){const F={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[F]:e.push(F),r++}for(const F in s)if(!Y.call(
lr.else.else.else.else.else.properties,F)){const B={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:F}};e===null?e=
[B]:e.push(B),r++}if(s.like!==void 0&&(f(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length)),s.set!==void 0){let F=s.set;if(!(F&&typeof F=="object"&&!Array.isArray(F))){const B={instancePath:n+"/set",keyword:"\
type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}}if(s.drop!==void 0){let F=s.drop;if(Array.isArray(F)){if(F.length<1){const U={instancePath:n+
"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[U]:e.push(U),r++}const B=F.length;for(let U=0;U<B;U++)N(F[U],{instancePath:n+"/drop\
/"+U,parentData:F,parentDataProperty:U,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const B={instancePath:n+"/drop",
keyword:"type",params:{type:"array"}};e===null?e=[B]:e.push(B),r++}}s.json!==void 0&&(f(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"\
json",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.ndjson!==void 0&&(f(s.ndjson,{instancePath:n+"/ndjson",parentData:s,
parentDataProperty:"ndjson",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.yaml!==void 0&&(f(s.yaml,{instancePath:n+"/\
yaml",parentData:s,parentDataProperty:"yaml",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.mail!==void 0&&(f(s.mail,{
instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const F={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[F]:e.push(F),r++}var h=ue===r;q=h,he="else"}if(!q){const ue={instancePath:n,
keyword:"if",params:{failingKeyword:he}};e===null?e=[ue]:e.push(ue),r++}var m=A===r;z=m,G="else"}if(!z){const A={instancePath:n,keyword:"if",
params:{failingKeyword:G}};e===null?e=[A]:e.push(A),r++}var a=I===r;D=a,M="else"}if(!D){const I={instancePath:n,keyword:"if",params:{failingKeyword:M}};
e===null?e=[I]:e.push(I),r++}var l=j===r;y=l,k="else"}if(!y){const j={instancePath:n,keyword:"if",params:{failingKeyword:k}};e===null?e=[j]:
e.push(j),r++}var g=o===r;i=g,w="else"}if(!i){const o={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[o]:e.push(o),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.mode!==void 0){let o=s.mode;if(!(o==="strict"||o==="lenient")){const d={instancePath:n+"/mode",keyword:"\
enum",params:{allowedValues:lr.properties.mode.enum}};e===null?e=[d]:e.push(d),r++}}if(s.reads!==void 0){let o=s.reads;if(!(o&&typeof o=="ob\
ject"&&!Array.isArray(o))){const d={instancePath:n+"/reads",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.warnings!==
void 0){let o=s.warnings;if(Array.isArray(o)){const d=o.length;for(let y=0;y<d;y++)f(o[y],{instancePath:n+"/warnings/"+y,parentData:o,parentDataProperty:y,
rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const d={instancePath:n+"/warnings",keyword:"type",params:{type:"arra\
y"}};e===null?e=[d]:e.push(d),r++}}if(s.issue!==void 0){let o=s.issue;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="\
boolean"){const d={instancePath:n+"/issue",keyword:"type",params:{type:lr.properties.issue.type}};e===null?e=[d]:e.push(d),r++}if(typeof o==
"string"&&!Nr.test(o)){const d={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[d]:
e.push(d),r++}}if(s.at!==void 0){let o=s.at;const d=r;let y=!0;const b=r;if(!Array.isArray(o)){const x={};e===null?e=[x]:e.push(x),r++}var u=b===
r;r=d,e!==null&&(d?e.length=d:e=null);let k;if(u){const x=r;if(Array.isArray(o)){const v=o.length;for(let D=0;D<v;D++){let _=o[D];if(typeof _!=
"string"&&!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){const M={instancePath:n+"/at/"+D,keyword:"type",params:{type:lr.properties.
at.then.items.type}};e===null?e=[M]:e.push(M),r++}}}else{const v={instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[v]:
e.push(v),r++}var u=x===r;y=u,k="then"}else{const x=r;f(o,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length);var u=x===r;y=u,k="else"}if(!y){const x={instancePath:n+"/at",keyword:"if",params:{failingKeyword:k}};
e===null?e=[x]:e.push(x),r++}}}else{const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ee.errors=
e,r===0}function or(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.doc===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[l]:e.push(l),r++}for(const l in s)
if(!Y.call(Xe.properties,l)){const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[a]:e.push(a),
r++}if(s.doc!==void 0&&(f(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length)),s.has!==void 0){let l=s.has;if(Array.isArray(l)){if(l.length<1){const m={instancePath:n+"/has",keyword:"minItems",params:{limit:1}};
e===null?e=[m]:e.push(m),r++}const a=l.length;for(let m=0;m<a;m++)f(l[m],{instancePath:n+"/has/"+m,parentData:l,parentDataProperty:m,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const a={instancePath:n+"/has",keyword:"type",params:{type:"array"}};e===null?e=[a]:
e.push(a),r++}}if(s.where!==void 0){let l=s.where;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const a={instancePath:n+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){const m=r;if(typeof a=="string"&&!ie.test(
a)){const h={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var t=m===r;if(!t){
const h={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l){let m=l[a];
if(typeof m!="string"&&!(typeof m=="number"&&isFinite(m))&&typeof m!="boolean"){const h={instancePath:n+"/where/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:Xe.properties.where.additionalProperties.type}};e===null?e=[h]:e.push(h),r++}}}else{const a={instancePath:n+
"/where",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.tag!==void 0&&(f(s.tag,{instancePath:n+"/tag",parentData:s,
parentDataProperty:"tag",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.id!==void 0&&(f(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.replyTo!==void 0&&(f(s.replyTo,{instancePath:n+
"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.body!==void 0&&(f(
s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.fields!==
void 0&&(ye(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?ye.errors:e.concat(ye.errors),
r=e.length)),s.type!==void 0&&(Pe(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?Pe.errors:
e.concat(Pe.errors),r=e.length)),s.name!==void 0){let l=s.name;if(typeof l!="string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){
const a={instancePath:n+"/name",keyword:"type",params:{type:Xe.properties.name.type}};e===null?e=[a]:e.push(a),r++}if(typeof l=="string"&&!Ge.
test(l)){const a={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[a]:e.push(a),r++}}if(s.suffix!==
void 0){let l=s.suffix;if(typeof l!="string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){const a={instancePath:n+"/suffix",keyword:"\
type",params:{type:Xe.properties.suffix.type}};e===null?e=[a]:e.push(a),r++}if(typeof l=="string"&&!Ge.test(l)){const a={instancePath:n+"/su\
ffix",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[a]:e.push(a),r++}}if(s.example!==void 0){let l=s.example;if(!(l&&
typeof l=="object"&&!Array.isArray(l))){const a={instancePath:n+"/example",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}
if(s.rules!==void 0){let l=s.rules;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const a={instancePath:n+"/rules",
keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){const m=r;if(typeof a=="string"&&!ze.test(a)){const h={
instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:a};e===null?e=[h]:e.push(
h),r++}var i=m===r;if(!i){const h={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)
Ae(l[a],{instancePath:n+"/rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:p})||(e=e===null?Ae.errors:
e.concat(Ae.errors),r=e.length)}else{const a={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.
examples!==void 0){let l=s.examples;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const a in l){const m=r;if(typeof a=="string"&&!ie.test(
a)){const h={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var c=m===r;if(!c){
const h={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l){let m=l[a];
if(!(m&&typeof m=="object"&&!Array.isArray(m))){const h={instancePath:n+"/examples/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",
params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{const a={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}if(s.variations!==void 0){let l=s.variations;if(Array.isArray(l)){if(l.length<1){const m={instancePath:n+"/variations",
keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const a=l.length;for(let m=0;m<a;m++)Ze(l[m],{instancePath:n+"/variations/"+
m,parentData:l,parentDataProperty:m,rootData:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)}else{const a={instancePath:n+"/varia\
tions",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.invalid!==void 0){let l=s.invalid;if(l&&typeof l=="object"&&
!Array.isArray(l)){for(const a in l){const m=r;if(typeof a=="string"&&!ie.test(a)){const h={instancePath:n+"/invalid",keyword:"pattern",params:{
pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var g=m===r;if(!g){const h={instancePath:n+"/invalid",keyword:"propertyNames",params:{
propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)Ve(l[a],{instancePath:n+"/invalid/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:l,parentDataProperty:a,rootData:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)}else{const a={instancePath:n+"/invalid",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.wire!==void 0){let l=s.wire;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const a={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){
const m=r;if(typeof a=="string"&&!ie.test(a)){const h={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?
e=[h]:e.push(h),r++}var w=m===r;if(!w){const h={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(
h),r++}}for(const a in l)Ee(l[a],{instancePath:n+"/wire/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:p})||
(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)}else{const a={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=
[a]:e.push(a),r++}}s.allow!==void 0&&(oe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===null?
oe.errors:e.concat(oe.errors),r=e.length))}else{const l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}
return or.errors=e,r===0}function pr(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;
const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.frames===void 0&&(u="frames")){const o={};e===null?e=[o]:e.push(o),
r++}}else{const u={};e===null?e=[u]:e.push(u),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const u=r;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.frames===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"frames"}};e===null?e=[d]:
e.push(d),r++}for(const d in s)if(!Y.call(Dr.then.properties,d)){const y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[y]:e.push(y),r++}if(s.frames!==void 0){let d=s.frames;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1){const y={
instancePath:n+"/frames",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const b=r;if(typeof y=="st\
ring"&&!ze.test(y)){const k={instancePath:n+"/frames",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:y};
e===null?e=[k]:e.push(k),r++}var l=b===r;if(!l){const k={instancePath:n+"/frames",keyword:"propertyNames",params:{propertyName:y}};e===null?
e=[k]:e.push(k),r++}}for(const y in d)or(d[y],{instancePath:n+"/frames/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,
rootData:p})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)}else{const y={instancePath:n+"/frames",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[y]:e.push(y),r++}}if(s.object!==void 0&&(ee(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:p})||
(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.sender!==void 0&&(N(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"\
sender",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.recipient!==void 0&&(N(s.recipient,{instancePath:n+"/recipient",
parentData:s,parentDataProperty:"recipient",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.time!==void 0&&(N(s.time,{instancePath:n+
"/time",parentData:s,parentDataProperty:"time",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.thread!==void 0){let d=s.
thread;if(Array.isArray(d)){if(d.length<1){const b={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}
const y=d.length;for(let b=0;b<y;b++)N(d[b],{instancePath:n+"/thread/"+b,parentData:d,parentDataProperty:b,rootData:p})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)}else{const y={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.
version!==void 0&&(N(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:p})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)),s.fields!==void 0&&(ye(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===
null?ye.errors:e.concat(ye.errors),r=e.length)),s.rules!==void 0){let d=s.rules;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(
d).length<1){const y={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const b=r;
if(typeof y=="string"&&!ze.test(y)){const k={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:y};e===null?e=[k]:e.push(k),r++}var a=b===r;if(!a){const k={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[k]:e.push(k),r++}}for(const y in d)Ae(d[y],{instancePath:n+"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,
rootData:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const y={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[y]:e.push(y),r++}}if(s.example!==void 0){let d=s.example;if(!(d&&typeof d=="object"&&!Array.isArray(d))){const y={instancePath:n+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const d={instancePath:n,keyword:"type",params:{type:"o\
bject"}};e===null?e=[d]:e.push(d),r++}var g=u===r;i=g,w="then"}else{const u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.body===void 0){
const d={instancePath:n,keyword:"required",params:{missingProperty:"body"}};e===null?e=[d]:e.push(d),r++}if(s.fields===void 0){const d={instancePath:n,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[d]:e.push(d),r++}if(s.example===void 0){const d={instancePath:n,keyword:"r\
equired",params:{missingProperty:"example"}};e===null?e=[d]:e.push(d),r++}for(const d in s)if(!Y.call(Dr.else.properties,d)){const y={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[y]:e.push(y),r++}if(s.tag!==void 0&&(N(s.tag,{instancePath:n+"/tag",
parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.body!==void 0){let d=s.body;const y=r;
let b=!0;const k=r;if(!(d&&typeof d=="object"&&!Array.isArray(d))){const j={};e===null?e=[j]:e.push(j),r++}var m=k===r;r=y,e!==null&&(y?e.length=
y:e=null);let x;if(m){const j=r;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.field===void 0){const D={instancePath:n+"/body",keyword:"r\
equired",params:{missingProperty:"field"}};e===null?e=[D]:e.push(D),r++}for(const D in d)if(!(D==="field"||D==="max")){const _={instancePath:n+
"/body",keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=[_]:e.push(_),r++}if(d.field!==void 0&&(f(d.field,{instancePath:n+
"/body/field",parentData:d,parentDataProperty:"field",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),d.max!==void 0){let D=d.
max;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){const _={instancePath:n+"/body/max",keyword:"type",params:{type:"integer"}};e===
null?e=[_]:e.push(_),r++}if(typeof D=="number"&&isFinite(D)&&(D<1||isNaN(D))){const _={instancePath:n+"/body/max",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[_]:e.push(_),r++}}}else{const D={instancePath:n+"/body",keyword:"type",params:{type:"object"}};e===null?
e=[D]:e.push(D),r++}var m=j===r;b=m,x="then"}else{const j=r;f(d,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length);var m=j===r;b=m,x="else"}if(!b){const j={instancePath:n+"/body",keyword:"if",params:{failingKeyword:x}};
e===null?e=[j]:e.push(j),r++}}if(s.id!==void 0&&(N(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:p})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length)),s.replyTo!==void 0&&(N(s.replyTo,{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyT\
o",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.ack!==void 0){let d=s.ack;if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.wanted===void 0){const y={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"wanted"}};e===null?e=[y]:e.push(y),r++}if(d.
given===void 0){const y={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"given"}};e===null?e=[y]:e.push(y),r++}for(const y in d)
if(!(y==="wanted"||y==="given")){const b={instancePath:n+"/ack",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[b]:
e.push(b),r++}d.wanted!==void 0&&(N(d.wanted,{instancePath:n+"/ack/wanted",parentData:d,parentDataProperty:"wanted",rootData:p})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length)),d.given!==void 0&&(N(d.given,{instancePath:n+"/ack/given",parentData:d,parentDataProperty:"given",rootData:p})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const y={instancePath:n+"/ack",keyword:"type",params:{type:"object"}};e===null?e=[
y]:e.push(y),r++}}if(s.object!==void 0&&(ee(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:p})||(e=e===
null?ee.errors:e.concat(ee.errors),r=e.length)),s.sender!==void 0&&(N(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"se\
nder",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.recipient!==void 0&&(N(s.recipient,{instancePath:n+"/recipient",parentData:s,
parentDataProperty:"recipient",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.time!==void 0&&(N(s.time,{instancePath:n+
"/time",parentData:s,parentDataProperty:"time",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.thread!==void 0){let d=s.
thread;if(Array.isArray(d)){if(d.length<1){const b={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}
const y=d.length;for(let b=0;b<y;b++)N(d[b],{instancePath:n+"/thread/"+b,parentData:d,parentDataProperty:b,rootData:p})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)}else{const y={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.
version!==void 0&&(N(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:p})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)),s.fields!==void 0&&(ye(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===
null?ye.errors:e.concat(ye.errors),r=e.length)),s.rules!==void 0){let d=s.rules;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(
d).length<1){const y={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const b=r;
if(typeof y=="string"&&!ze.test(y)){const k={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:y};e===null?e=[k]:e.push(k),r++}var h=b===r;if(!h){const k={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[k]:e.push(k),r++}}for(const y in d)Ae(d[y],{instancePath:n+"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,
rootData:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const y={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[y]:e.push(y),r++}}if(s.example!==void 0){let d=s.example;if(!(d&&typeof d=="object"&&!Array.isArray(d))){const y={instancePath:n+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const d={instancePath:n,keyword:"type",params:{type:"o\
bject"}};e===null?e=[d]:e.push(d),r++}var g=u===r;i=g,w="else"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?
e=[u]:e.push(u),r++}return pr.errors=e,r===0}const fr={type:"object",properties:{doc:{$ref:"#/definitions/string"},name:{type:["string","num\
ber","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},originalName:{$ref:"#/definitions/string"},from:{if:{type:"array"},then:{type:"array",items:{
$ref:"#/definitions/string"},minItems:1},else:{$ref:"#/definitions/string"}},to:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definit\
ions/string"},minItems:1},else:{$ref:"#/definitions/string"}},ack:{enum:["required"]},replies:{$ref:"#/definitions/messageList"},conventions:{
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"array"},then:{$ref:"#/definitions/strings"},else:{enum:["request"]}}},
aliases:{$ref:"#/definitions/strings"},lenient:{type:"object",properties:{aliases:{$ref:"#/definitions/strings"}},additionalProperties:!1},envelope:{
type:"object",properties:{include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definitions/fields"}},additionalProperties:!1},frame:{
$ref:"#/definitions/string"},tag:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/bodyType"},bodyRequired:{type:"boolean"},result:{if:{
type:"object"},then:{$ref:"#/definitions/result"},else:{$ref:"#/definitions/bodyType"}},include:{$ref:"#/definitions/structTypeNames"},fields:{
$ref:"#/definitions/fields"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},
invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},since:{$ref:"#/definitions/version"},deprecated:{$ref:"\
#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc","from","to","examples","invalid"]},as={
type:"array",items:{$ref:"#/definitions/string"}};function te(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,
r=0;if(Array.isArray(s)){const t=s.length;for(let i=0;i<t;i++)f(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),r=e.length)}else{const t={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),
r++}return te.errors=e,r===0}const fe={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"\
#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"},
name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},originalName:{$ref:"#/definitions/string"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},
invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1}},if:{type:"object",required:["type"]},then:{type:"ob\
ject",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"\
boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definit\
ions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,
examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"\
object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,
lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{
$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,
rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"object",required:["fields"]},
then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definiti\
ons/openness"},reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,
rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},
then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/strin\
g"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,
examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{
type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,
rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},
then:{type:"object",properties:{enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},
doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},
additionalProperties:!1,required:["enum","values"]},else:{if:{type:"object",required:["stream"]},then:{type:"object",properties:{stream:{$ref:"\
#/definitions/bodyType"},until:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,
lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["stream"]},else:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"\
#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions\
/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"\
boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"\
#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"\
#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["strin\
g","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},stream:{$ref:"#/definitions/bodyType"},until:{
type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0,name:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["type"]}}}}}}}}};function ur(s,{
instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(r===c)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let j;if(s.type===void 0&&(j="type")){const v={};e===null?e=[v]:e.push(v),r++}}else{const j={};e===null?e=[j]:e.
push(j),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
const D={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[D]:e.push(D),r++}for(const D in s)if(!Y.call(fe.then.
properties,D)){const _={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=[_]:e.push(_),r++}if(s.type!==
void 0&&(L(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),
s.min!==void 0){let D=s.min;if(!(typeof D=="number"&&isFinite(D))){const _={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[_]:e.push(_),r++}}if(s.max!==void 0){let D=s.max;if(!(typeof D=="number"&&isFinite(D))){const _={instancePath:n+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[_]:e.push(_),r++}}if(s.pattern!==void 0&&(f(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const D={instancePath:n+
"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[D]:e.push(D),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const D={instancePath:n+
"/fraction",keyword:"enum",params:{allowedValues:fe.then.properties.fraction.enum}};e===null?e=[D]:e.push(D),r++}if(s.write!==void 0&&s.write!==
"seconds"){const D={instancePath:n+"/write",keyword:"enum",params:{allowedValues:fe.then.properties.write.enum}};e===null?e=[D]:e.push(D),r++}
if(s.version!==void 0&&s.version!==4){const D={instancePath:n+"/version",keyword:"enum",params:{allowedValues:fe.then.properties.version.enum}};
e===null?e=[D]:e.push(D),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(Z(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"\
schemes",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.inside!==void 0){let D=s.inside;if(!(D==="warn"||D==="require")){
const _={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:fe.then.properties.inside.enum}};e===null?e=[_]:e.push(_),r++}}}else{
const D={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var g=j===r;i=g,w="then"}else{const j=r,v=r;let D=!0;
const _=r;if(r===_)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.list===void 0&&(I="list")){const V={};e===null?e=[V]:e.push(V),r++}}else{
const I={};e===null?e=[I]:e.push(I),r++}var l=_===r;r=v,e!==null&&(v?e.length=v:e=null);let M;if(l){const I=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.list===void 0){const z={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[z]:e.push(z),r++}for(const z in s)
if(!Y.call(fe.else.then.properties,z)){const C={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:z}};e===null?e=[C]:
e.push(C),r++}if(s.list!==void 0&&(J(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:p})||(e=e===null?J.errors:
e.concat(J.errors),r=e.length)),s.min!==void 0){let z=s.min;if(!(typeof z=="number"&&isFinite(z))){const C={instancePath:n+"/min",keyword:"t\
ype",params:{type:"number"}};e===null?e=[C]:e.push(C),r++}}if(s.max!==void 0){let z=s.max;if(!(typeof z=="number"&&isFinite(z))){const C={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[C]:e.push(C),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const z={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[z]:e.push(z),r++}}else{const z={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[z]:e.push(z),r++}var l=I===r;D=l,M="then"}else{const I=r,V=r;let z=!0;const C=r;if(r===C)if(s&&typeof s=="object"&&!Array.
isArray(s)){let A;if(s.map===void 0&&(A="map")){const $={};e===null?e=[$]:e.push($),r++}}else{const A={};e===null?e=[A]:e.push(A),r++}var a=C===
r;r=V,e!==null&&(V?e.length=V:e=null);let G;if(a){const A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const q={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[q]:e.push(q),r++}for(const q in s)if(!Y.call(fe.else.else.then.properties,q)){
const T={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[T]:e.push(T),r++}if(s.map!==void 0&&(J(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.keys!==void 0&&
(f(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.min!==void 0){let q=s.min;if(!(typeof q=="number"&&isFinite(q))){const T={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[T]:e.push(T),r++}}if(s.max!==void 0){let q=s.max;if(!(typeof q=="number"&&isFinite(q))){const T={instancePath:n+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[T]:e.push(T),r++}}}else{const q={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[q]:e.
push(q),r++}var a=A===r;z=a,G="then"}else{const A=r,$=r;let q=!0;const T=r;if(r===T)if(s&&typeof s=="object"&&!Array.isArray(s)){let ue;if(s.
fields===void 0&&(ue="fields")){const W={};e===null?e=[W]:e.push(W),r++}}else{const ue={};e===null?e=[ue]:e.push(ue),r++}var m=T===r;r=$,e!==
null&&($?e.length=$:e=null);let he;if(m){const ue=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const F={instancePath:n,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[F]:e.push(F),r++}for(const F in s)if(!Y.call(fe.else.else.else.then.properties,
F)){const B={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:F}};e===null?e=[B]:e.push(B),r++}s.fields!==void 0&&(ye(
s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),
s.include!==void 0&&(pe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:p})||(e=e===null?pe.errors:e.
concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:p})||
(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&(Z(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"\
reserved",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{const F={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[F]:e.push(F),r++}var m=ue===r;q=m,he="then"}else{const ue=r,W=r;let F=!0;const B=r;if(r===B)if(s&&typeof s=="object"&&!Array.
isArray(s)){let _e;if(s.union===void 0&&(_e="union")){const re={};e===null?e=[re]:e.push(re),r++}}else{const _e={};e===null?e=[_e]:e.push(_e),
r++}var h=B===r;r=W,e!==null&&(W?e.length=W:e=null);let U;if(h){const _e=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){
const X={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===null?e=[X]:e.push(X),r++}for(const X in s)if(!Y.call(fe.else.
else.else.else.then.properties,X)){const R={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:X}};e===null?e=[R]:e.push(
R),r++}if(s.union!==void 0){let X=s.union;if(Array.isArray(X)){if(X.length<2){const se={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};
e===null?e=[se]:e.push(se),r++}const R=X.length;for(let se=0;se<R;se++)J(X[se],{instancePath:n+"/union/"+se,parentData:X,parentDataProperty:se,
rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{const R={instancePath:n+"/union",keyword:"type",params:{type:"array"}};
e===null?e=[R]:e.push(R),r++}}s.tag!==void 0&&(f(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}else{const X={instancePath:n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[X]:e.push(X),r++}var h=_e===r;F=h,U="then"}else{const _e=r,re=r;let X=!0;const R=r;if(r===R)if(s&&typeof s=="object"&&!Array.
isArray(s)){let $e;if(s.const===void 0&&($e="const")){const ne={};e===null?e=[ne]:e.push(ne),r++}}else{const $e={};e===null?e=[$e]:e.push($e),
r++}var u=R===r;r=re,e!==null&&(re?e.length=re:e=null);let se;if(u){const $e=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){
const ae={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[ae]:e.push(ae),r++}for(const ae in s)if(!Y.call(fe.
else.else.else.else.else.then.properties,ae)){const P={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:ae}};e===null?
e=[P]:e.push(P),r++}if(s.const!==void 0){let ae=s.const;if(typeof ae!="string"&&!(typeof ae=="number"&&isFinite(ae))&&typeof ae!="boolean"){
const P={instancePath:n+"/const",keyword:"type",params:{type:fe.else.else.else.else.else.then.properties.const.type}};e===null?e=[P]:e.push(
P),r++}}}else{const ae={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[ae]:e.push(ae),r++}var u=$e===r;X=u,se="then"}else{
const $e=r,ne=r;let ae=!0;const P=r;if(r===P)if(s&&typeof s=="object"&&!Array.isArray(s)){let qe;if(s.enum===void 0&&(qe="enum")){const Me={};
e===null?e=[Me]:e.push(Me),r++}}else{const qe={};e===null?e=[qe]:e.push(qe),r++}var o=P===r;r=ne,e!==null&&(ne?e.length=ne:e=null);let E;if(o){
const qe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const ke={instancePath:n,keyword:"required",params:{missingProperty:"\
enum"}};e===null?e=[ke]:e.push(ke),r++}if(s.values===void 0){const ke={instancePath:n,keyword:"required",params:{missingProperty:"values"}};
e===null?e=[ke]:e.push(ke),r++}for(const ke in s)if(!Y.call(fe.else.else.else.else.else.else.then.properties,ke)){const Se={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:ke}};e===null?e=[Se]:e.push(Se),r++}if(s.enum!==void 0){let ke=s.enum;if(!(ke==="open"||ke===
"closed")){const Se={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:fe.else.else.else.else.else.else.then.properties.enum.enum}};
e===null?e=[Se]:e.push(Se),r++}}s.values!==void 0&&(we(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:p})||
(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.pattern!==void 0&&(f(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const ke={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[ke]:e.push(ke),r++}var o=qe===r;ae=o,E="then"}else{const qe=r,Me=r;let ke=!0;const Se=r;if(r===Se)if(s&&typeof s=="object"&&
!Array.isArray(s)){let Ne;if(s.stream===void 0&&(Ne="stream")){const jr={};e===null?e=[jr]:e.push(jr),r++}}else{const Ne={};e===null?e=[Ne]:
e.push(Ne),r++}var d=Se===r;r=Me,e!==null&&(Me?e.length=Me:e=null);let vr;if(d){const Ne=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
stream===void 0){const O={instancePath:n,keyword:"required",params:{missingProperty:"stream"}};e===null?e=[O]:e.push(O),r++}for(const O in s)
if(!Y.call(fe.else.else.else.else.else.else.else.then.properties,O)){const H={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:O}};
e===null?e=[H]:e.push(H),r++}if(s.stream!==void 0&&(Pe(s.stream,{instancePath:n+"/stream",parentData:s,parentDataProperty:"stream",rootData:p})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.until!==void 0){let O=s.until;if(O&&typeof O=="object"&&!Array.isArray(O)){if(Object.
keys(O).length<1){const H={instancePath:n+"/until",keyword:"minProperties",params:{limit:1}};e===null?e=[H]:e.push(H),r++}for(const H in O){
let be=O[H];if(typeof be!="string"&&!(typeof be=="number"&&isFinite(be))&&typeof be!="boolean"){const He={instancePath:n+"/until/"+H.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:fe.else.else.else.else.else.else.else.then.properties.until.additionalProperties.
type}};e===null?e=[He]:e.push(He),r++}}}else{const H={instancePath:n+"/until",keyword:"type",params:{type:"object"}};e===null?e=[H]:e.push(H),
r++}}}else{const O={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}var d=Ne===r;ke=d,vr="then"}else{const Ne=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const O={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[O]:e.push(O),r++}for(const O in s)if(!Y.call(fe.else.else.else.else.else.else.else.else.properties,O)){const H={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:O}};e===null?e=[H]:e.push(H),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let O=s.min;if(!(typeof O=="num\
ber"&&isFinite(O))){const H={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[H]:e.push(H),r++}}if(s.max!==void 0){let O=s.
max;if(!(typeof O=="number"&&isFinite(O))){const H={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[H]:e.push(H),r++}}
if(s.pattern!==void 0&&(f(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const O={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[O]:e.push(O),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const O={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:fe.
else.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[O]:e.push(O),r++}if(s.write!==void 0&&s.write!=="seconds"){const O={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:fe.else.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[
O]:e.push(O),r++}if(s.version!==void 0&&s.version!==4){const O={instancePath:n+"/version",keyword:"enum",params:{allowedValues:fe.else.else.
else.else.else.else.else.else.properties.version.enum}};e===null?e=[O]:e.push(O),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:n+"/pre\
fix",parentData:s,parentDataProperty:"prefix",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(Z(s.schemes,
{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.inside!==
void 0){let O=s.inside;if(!(O==="warn"||O==="require")){const H={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:fe.else.else.
else.else.else.else.else.else.properties.inside.enum}};e===null?e=[H]:e.push(H),r++}}if(s.list!==void 0&&(J(s.list,{instancePath:n+"/list",parentData:s,
parentDataProperty:"list",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){
const O={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[O]:e.push(O),r++}if(s.map!==void 0&&(J(s.map,{instancePath:n+
"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.keys!==void 0&&(f(s.keys,{
instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.fields!==
void 0&&(ye(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?ye.errors:e.concat(ye.errors),
r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:p})||(e=e===null?
pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",
rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&(Z(s.reserved,{instancePath:n+"/reserved",parentData:s,
parentDataProperty:"reserved",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.union!==void 0){let O=s.union;if(Array.isArray(
O)){if(O.length<2){const be={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[be]:e.push(be),r++}const H=O.length;for(let be=0;be<
H;be++)J(O[be],{instancePath:n+"/union/"+be,parentData:O,parentDataProperty:be,rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{
const H={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[H]:e.push(H),r++}}if(s.tag!==void 0&&(f(s.tag,{instancePath:n+
"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,
{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),
s.const!==void 0){let O=s.const;if(typeof O!="string"&&!(typeof O=="number"&&isFinite(O))&&typeof O!="boolean"){const H={instancePath:n+"/co\
nst",keyword:"type",params:{type:fe.else.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[H]:e.push(H),r++}}if(s.enum!==
void 0){let O=s.enum;if(!(O==="open"||O==="closed")){const H={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:fe.else.else.else.
else.else.else.else.else.properties.enum.enum}};e===null?e=[H]:e.push(H),r++}}if(s.values!==void 0&&(we(s.values,{instancePath:n+"/values",parentData:s,
parentDataProperty:"values",rootData:p})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.stream!==void 0&&(Pe(s.stream,{instancePath:n+
"/stream",parentData:s,parentDataProperty:"stream",rootData:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.until!==void 0){let O=s.
until;if(O&&typeof O=="object"&&!Array.isArray(O)){if(Object.keys(O).length<1){const H={instancePath:n+"/until",keyword:"minProperties",params:{
limit:1}};e===null?e=[H]:e.push(H),r++}for(const H in O){let be=O[H];if(typeof be!="string"&&!(typeof be=="number"&&isFinite(be))&&typeof be!=
"boolean"){const He={instancePath:n+"/until/"+H.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:fe.else.else.else.else.else.
else.else.else.properties.until.additionalProperties.type}};e===null?e=[He]:e.push(He),r++}}}else{const H={instancePath:n+"/until",keyword:"\
type",params:{type:"object"}};e===null?e=[H]:e.push(H),r++}}}else{const O={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[O]:e.push(O),r++}var d=Ne===r;ke=d,vr="else"}if(!ke){const Ne={instancePath:n,keyword:"if",params:{failingKeyword:vr}};e===null?e=[Ne]:e.push(
Ne),r++}var o=qe===r;ae=o,E="else"}if(!ae){const qe={instancePath:n,keyword:"if",params:{failingKeyword:E}};e===null?e=[qe]:e.push(qe),r++}var u=$e===
r;X=u,se="else"}if(!X){const $e={instancePath:n,keyword:"if",params:{failingKeyword:se}};e===null?e=[$e]:e.push($e),r++}var h=_e===r;F=h,U="\
else"}if(!F){const _e={instancePath:n,keyword:"if",params:{failingKeyword:U}};e===null?e=[_e]:e.push(_e),r++}var m=ue===r;q=m,he="else"}if(!q){
const ue={instancePath:n,keyword:"if",params:{failingKeyword:he}};e===null?e=[ue]:e.push(ue),r++}var a=A===r;z=a,G="else"}if(!z){const A={instancePath:n,
keyword:"if",params:{failingKeyword:G}};e===null?e=[A]:e.push(A),r++}var l=I===r;D=l,M="else"}if(!D){const I={instancePath:n,keyword:"if",params:{
failingKeyword:M}};e===null?e=[I]:e.push(I),r++}var g=j===r;i=g,w="else"}if(!i){const j={instancePath:n,keyword:"if",params:{failingKeyword:w}};
e===null?e=[j]:e.push(j),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(f(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const j={instancePath:n+
"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(s.lenient!==void 0&&(Ie(s.lenient,{instancePath:n+"/leni\
ent",parentData:s,parentDataProperty:"lenient",rootData:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.since!==void 0&&(ce(s.
since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),
s.deprecated!==void 0&&(je(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:p})||(e=e===null?
je.errors:e.concat(je.errors),r=e.length)),s.allow!==void 0&&(oe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||
(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.name!==void 0){let j=s.name;if(typeof j!="string"&&!(typeof j=="number"&&isFinite(j))&&
typeof j!="boolean"){const v={instancePath:n+"/name",keyword:"type",params:{type:fe.properties.name.type}};e===null?e=[v]:e.push(v),r++}if(typeof j==
"string"&&!Ge.test(j)){const v={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[v]:e.push(v),r++}}
if(s.originalName!==void 0&&(f(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),r=e.length)),s.rules!==void 0){let j=s.rules;if(j&&typeof j=="object"&&!Array.isArray(j)){if(Object.keys(
j).length<1){const v={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[v]:e.push(v),r++}for(const v in j){const D=r;
if(typeof v=="string"&&!ze.test(v)){const _={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:v};e===null?e=[_]:e.push(_),r++}var y=D===r;if(!y){const _={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:v}};
e===null?e=[_]:e.push(_),r++}}for(const v in j)Ae(j[v],{instancePath:n+"/rules/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:v,
rootData:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const v={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[v]:e.push(v),r++}}if(s.examples!==void 0){let j=s.examples;if(j&&typeof j=="object"&&!Array.isArray(j)){for(const v in j){const D=r;
if(typeof v=="string"&&!ie.test(v)){const _={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:v};e===null?e=
[_]:e.push(_),r++}var b=D===r;if(!b){const _={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:v}};e===null?e=[_]:e.push(
_),r++}}for(const v in j){let D=j[v];if(!(D&&typeof D=="object"&&!Array.isArray(D))){const _={instancePath:n+"/examples/"+v.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}}}else{const v={instancePath:n+"/examples",keyword:"\
type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(s.variations!==void 0){let j=s.variations;if(Array.isArray(j)){if(j.length<1){
const D={instancePath:n+"/variations",keyword:"minItems",params:{limit:1}};e===null?e=[D]:e.push(D),r++}const v=j.length;for(let D=0;D<v;D++)
Ze(j[D],{instancePath:n+"/variations/"+D,parentData:j,parentDataProperty:D,rootData:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)}else{
const v={instancePath:n+"/variations",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}}if(s.invalid!==void 0){let j=s.invalid;
if(j&&typeof j=="object"&&!Array.isArray(j)){for(const v in j){const D=r;if(typeof v=="string"&&!ie.test(v)){const _={instancePath:n+"/inval\
id",keyword:"pattern",params:{pattern:"\\S"},propertyName:v};e===null?e=[_]:e.push(_),r++}var k=D===r;if(!k){const _={instancePath:n+"/inval\
id",keyword:"propertyNames",params:{propertyName:v}};e===null?e=[_]:e.push(_),r++}}for(const v in j)Ve(j[v],{instancePath:n+"/invalid/"+v.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:v,rootData:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)}else{const v={
instancePath:n+"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(s.wire!==void 0){let j=s.wire;if(j&&typeof j==
"object"&&!Array.isArray(j)){if(Object.keys(j).length<1){const v={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?
e=[v]:e.push(v),r++}for(const v in j){const D=r;if(typeof v=="string"&&!ie.test(v)){const _={instancePath:n+"/wire",keyword:"pattern",params:{
pattern:"\\S"},propertyName:v};e===null?e=[_]:e.push(_),r++}var x=D===r;if(!x){const _={instancePath:n+"/wire",keyword:"propertyNames",params:{
propertyName:v}};e===null?e=[_]:e.push(_),r++}}for(const v in j)Ee(j[v],{instancePath:n+"/wire/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,
parentDataProperty:v,rootData:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)}else{const v={instancePath:n+"/wire",keyword:"type",
params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.
push(j),r++}return ur.errors=e,r===0}function ar(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[u]:e.push(u),r++}if(s.from===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"from"}};e===null?e=[u]:e.push(u),
r++}if(s.to===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"to"}};e===null?e=[u]:e.push(u),r++}if(s.examples===
void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"examples"}};e===null?e=[u]:e.push(u),r++}if(s.invalid===void 0){
const u={instancePath:n,keyword:"required",params:{missingProperty:"invalid"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!Y.call(fr.properties,
u)){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[o]:e.push(o),r++}if(s.doc!==void 0&&(f(
s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.name!==
void 0){let u=s.name;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const o={instancePath:n+"/name",keyword:"\
type",params:{type:fr.properties.name.type}};e===null?e=[o]:e.push(o),r++}if(typeof u=="string"&&!Ge.test(u)){const o={instancePath:n+"/name",
keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[o]:e.push(o),r++}}if(s.originalName!==void 0&&(f(s.originalName,{instancePath:n+
"/originalName",parentData:s,parentDataProperty:"originalName",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.from!==void 0){
let u=s.from;const o=r;let d=!0;const y=r;if(!Array.isArray(u)){const k={};e===null?e=[k]:e.push(k),r++}var t=y===r;r=o,e!==null&&(o?e.length=
o:e=null);let b;if(t){const k=r;if(Array.isArray(u)){if(u.length<1){const v={instancePath:n+"/from",keyword:"minItems",params:{limit:1}};e===
null?e=[v]:e.push(v),r++}const j=u.length;for(let v=0;v<j;v++)f(u[v],{instancePath:n+"/from/"+v,parentData:u,parentDataProperty:v,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const j={instancePath:n+"/from",keyword:"type",params:{type:"array"}};e===null?e=[j]:
e.push(j),r++}var t=k===r;d=t,b="then"}else{const k=r;f(u,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:p})||(e=e===
null?f.errors:e.concat(f.errors),r=e.length);var t=k===r;d=t,b="else"}if(!d){const k={instancePath:n+"/from",keyword:"if",params:{failingKeyword:b}};
e===null?e=[k]:e.push(k),r++}}if(s.to!==void 0){let u=s.to;const o=r;let d=!0;const y=r;if(!Array.isArray(u)){const k={};e===null?e=[k]:e.push(
k),r++}var i=y===r;r=o,e!==null&&(o?e.length=o:e=null);let b;if(i){const k=r;if(Array.isArray(u)){if(u.length<1){const v={instancePath:n+"/t\
o",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}const j=u.length;for(let v=0;v<j;v++)f(u[v],{instancePath:n+"/to/"+v,parentData:u,
parentDataProperty:v,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const j={instancePath:n+"/to",keyword:"type",params:{
type:"array"}};e===null?e=[j]:e.push(j),r++}var i=k===r;d=i,b="then"}else{const k=r;f(u,{instancePath:n+"/to",parentData:s,parentDataProperty:"\
to",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var i=k===r;d=i,b="else"}if(!d){const k={instancePath:n+"/to",keyword:"\
if",params:{failingKeyword:b}};e===null?e=[k]:e.push(k),r++}}if(s.ack!==void 0&&s.ack!=="required"){const u={instancePath:n+"/ack",keyword:"\
enum",params:{allowedValues:fr.properties.ack.enum}};e===null?e=[u]:e.push(u),r++}if(s.replies!==void 0&&(te(s.replies,{instancePath:n+"/rep\
lies",parentData:s,parentDataProperty:"replies",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.conventions!==void 0){
let u=s.conventions;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const o in u){const d=r;if(typeof o=="string"&&!ie.test(o)){const y={instancePath:n+
"/conventions",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[y]:e.push(y),r++}var c=d===r;if(!c){const y={instancePath:n+
"/conventions",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u){let d=u[o];const y=r;let b=!0;
const k=r;if(!Array.isArray(d)){const j={};e===null?e=[j]:e.push(j),r++}var g=k===r;r=y,e!==null&&(y?e.length=y:e=null);let x;if(g){const j=r;
Z(d,{instancePath:n+"/conventions/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,rootData:p})||(e=e===null?Z.errors:
e.concat(Z.errors),r=e.length);var g=j===r;b=g,x="then"}else{const j=r;if(d!=="request"){const D={instancePath:n+"/conventions/"+o.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:fr.properties.conventions.additionalProperties.else.enum}};e===null?e=[D]:e.push(
D),r++}var g=j===r;b=g,x="else"}if(!b){const j={instancePath:n+"/conventions/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{
failingKeyword:x}};e===null?e=[j]:e.push(j),r++}}}else{const o={instancePath:n+"/conventions",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}}if(s.aliases!==void 0&&(Z(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:p})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.lenient!==void 0){let u=s.lenient;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const o in u)
if(o!=="aliases"){const d={instancePath:n+"/lenient",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),
r++}u.aliases!==void 0&&(Z(u.aliases,{instancePath:n+"/lenient/aliases",parentData:u,parentDataProperty:"aliases",rootData:p})||(e=e===null?
Z.errors:e.concat(Z.errors),r=e.length))}else{const o={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}if(s.envelope!==void 0){let u=s.envelope;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const o in u)if(!(o==="include"||o==="fiel\
ds")){const d={instancePath:n+"/envelope",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),r++}u.include!==
void 0&&(pe(u.include,{instancePath:n+"/envelope/include",parentData:u,parentDataProperty:"include",rootData:p})||(e=e===null?pe.errors:e.concat(
pe.errors),r=e.length)),u.fields!==void 0&&(ye(u.fields,{instancePath:n+"/envelope/fields",parentData:u,parentDataProperty:"fields",rootData:p})||
(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else{const o={instancePath:n+"/envelope",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}}if(s.frame!==void 0&&(f(s.frame,{instancePath:n+"/frame",parentData:s,parentDataProperty:"frame",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length)),s.tag!==void 0&&(f(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.body!==void 0&&(Pe(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"bo\
dy",rootData:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const u={
instancePath:n+"/bodyRequired",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}if(s.result!==void 0){let u=s.result;const o=r;
let d=!0;const y=r;if(!(u&&typeof u=="object"&&!Array.isArray(u))){const k={};e===null?e=[k]:e.push(k),r++}var w=y===r;r=o,e!==null&&(o?e.length=
o:e=null);let b;if(w){const k=r;ur(u,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:p})||(e=e===null?ur.errors:
e.concat(ur.errors),r=e.length);var w=k===r;d=w,b="then"}else{const k=r;Pe(u,{instancePath:n+"/result",parentData:s,parentDataProperty:"resu\
lt",rootData:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);var w=k===r;d=w,b="else"}if(!d){const k={instancePath:n+"/result",keyword:"\
if",params:{failingKeyword:b}};e===null?e=[k]:e.push(k),r++}}if(s.include!==void 0&&(pe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.fields!==void 0&&(ye(s.fields,{instancePath:n+"/fields",parentData:s,
parentDataProperty:"fields",rootData:p})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&
(Z(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=
e.length)),s.rules!==void 0){let u=s.rules;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={instancePath:n+
"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="string"&&!ze.test(
o)){const y={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?
e=[y]:e.push(y),r++}var l=d===r;if(!l){const y={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(
y),r++}}for(const o in u)Ae(u[o],{instancePath:n+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,rootData:p})||
(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const o={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}}if(s.examples!==void 0){let u=s.examples;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const o in u){const d=r;if(typeof o==
"string"&&!ie.test(o)){const y={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[y]:e.push(y),
r++}var a=d===r;if(!a){const y={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u){
let d=u[o];if(!(d&&typeof d=="object"&&!Array.isArray(d))){const y={instancePath:n+"/examples/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const o={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(s.variations!==void 0){let u=s.variations;if(Array.isArray(u)){if(u.length<1){const d={instancePath:n+"/var\
iations",keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const o=u.length;for(let d=0;d<o;d++)Ze(u[d],{instancePath:n+"/va\
riations/"+d,parentData:u,parentDataProperty:d,rootData:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)}else{const o={instancePath:n+
"/variations",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.invalid!==void 0){let u=s.invalid;if(u&&typeof u=="ob\
ject"&&!Array.isArray(u)){for(const o in u){const d=r;if(typeof o=="string"&&!ie.test(o)){const y={instancePath:n+"/invalid",keyword:"patter\
n",params:{pattern:"\\S"},propertyName:o};e===null?e=[y]:e.push(y),r++}var m=d===r;if(!m){const y={instancePath:n+"/invalid",keyword:"proper\
tyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u)Ve(u[o],{instancePath:n+"/invalid/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:u,parentDataProperty:o,rootData:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)}else{const o={instancePath:n+
"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.wire!==void 0){let u=s.wire;if(u&&typeof u=="object"&&!Array.
isArray(u)){if(Object.keys(u).length<1){const o={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}
for(const o in u){const d=r;if(typeof o=="string"&&!ie.test(o)){const y={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var h=d===r;if(!h){const y={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:o}};e===null?e=
[y]:e.push(y),r++}}for(const o in u)Ee(u[o],{instancePath:n+"/wire/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,
rootData:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)}else{const o={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}s.since!==void 0&&(ce(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:p})||(e=
e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.deprecated!==void 0&&(je(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:p})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.allow!==void 0&&(oe(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length))}else{const u={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return ar.errors=e,r===0}const ys={minProperties:1,type:"object",properties:{unparsable:{},
unknownMessage:{},invalidMessage:{},handlerFailed:{}},additionalProperties:!1};function yr(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const t={instancePath:n,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="unparsable"||t==="unknownMessage"||t==="invalidMessa\
ge"||t==="handlerFailed")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}}else{
const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return yr.errors=e,r===0}const cs={type:"object",
properties:{message:{$ref:"#/definitions/string"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["message","where"]},ds={if:{type:"a\
rray"},then:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},else:{$ref:"#/definitions/string"}};function Re(s,{instancePath:n="",
parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(!Array.isArray(s)){const l={};e===null?e=
[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const l=r;if(Array.isArray(s)){if(s.length<1){const h={instancePath:n,
keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const m=s.length;for(let h=0;h<m;h++)f(s[h],{instancePath:n+"/"+h,parentData:s,
parentDataProperty:h,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const m={instancePath:n,keyword:"type",params:{type:"\
array"}};e===null?e=[m]:e.push(m),r++}var g=l===r;i=g,w="then"}else{const l=r;f(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length);var g=l===r;i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};
e===null?e=[l]:e.push(l),r++}return Re.errors=e,r===0}function cr(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"\
message"}};e===null?e=[i]:e.push(i),r++}if(s.where===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"where"}};e===
null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="message"||i==="requests"||i==="where")){const c={instancePath:n,keyword:"additionalPrope\
rties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(s.message!==void 0&&(f(s.message,{instancePath:n+"/message",parentData:s,
parentDataProperty:"message",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.requests!==void 0&&(Re(s.requests,{instancePath:n+
"/requests",parentData:s,parentDataProperty:"requests",rootData:p})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s.where!==void 0){
let i=s.where;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const c={instancePath:n+"/where",keyword:"minProperti\
es",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in i){const g=r;if(typeof c=="string"&&!ie.test(c)){const w={instancePath:n+"\
/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){const w={instancePath:n+"/w\
here",keyword:"propertyNames",params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}for(const c in i)N(i[c],{instancePath:n+"/where/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:c,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const c={
instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const i={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}return cr.errors=e,r===0}const ms={type:"object",properties:{pattern:{$ref:"#/definitions/strin\
g"},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["doc"]};function dr(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="pattern"||t==="doc")){const i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.pattern!==void 0&&(f(s.pattern,{instancePath:n+"/pattern",
parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.doc!==void 0&&(f(s.doc,{instancePath:n+
"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return dr.errors=e,r===0}const xr={type:"object",properties:{doc:{$ref:"\
#/definitions/string"},key:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},else:{enum:["thread","co\
nnection"]}},start:{$ref:"#/definitions/messageOrList"},steps:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/def\
initions/messageList"}},lenient:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/messageList"}},anytime:{
$ref:"#/definitions/messageList"},end:{$ref:"#/definitions/messageList"},rounds:{type:"object",properties:{field:{$ref:"#/definitions/fieldP\
ath"},start:{type:"integer",minimum:0},openedBy:{$ref:"#/definitions/string"},echoedBy:{$ref:"#/definitions/string"},max:{$ref:"#/definition\
s/fieldPath"}},additionalProperties:!1,required:["field","start","openedBy","echoedBy"]},deadlines:{type:"array",items:{$ref:"#/definitions/\
deadline"},minItems:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/transcript"},minProperties:1},
illegal:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",properties:{messages:{type:"array",items:{$ref:"#/d\
efinitions/transcriptItem"},minItems:1},at:{type:"integer",minimum:0},issue:{$ref:"#/definitions/string"}},additionalProperties:!1,required:[
"messages","at"]},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc","key","start","steps","end","\
transcripts","illegal"]},zr={type:"object",properties:{after:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},within:{if:{type:"\
object"},then:{type:"object",properties:{seconds:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["seconds"]},else:{type:[
"string","number","boolean"],pattern:"^[1-9][0-9]*[smhd]$"}},level:{enum:["warning","hint"]},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,
required:["after","within","doc"]},Wr=new RegExp("^[1-9][0-9]*[smhd]$","u");function mr(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.after===void 0){const i={instancePath:n,keyword:"required",
params:{missingProperty:"after"}};e===null?e=[i]:e.push(i),r++}if(s.within===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"\
within"}};e===null?e=[i]:e.push(i),r++}if(s.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[i]:e.push(i),r++}for(const i in s)if(!(i==="after"||i==="within"||i==="level"||i==="doc")){const c={instancePath:n,keyword:"additionalPro\
perties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(s.after!==void 0){let i=s.after;if(Array.isArray(i)){if(i.length<1){
const g={instancePath:n+"/after",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}const c=i.length;for(let g=0;g<c;g++)f(i[g],
{instancePath:n+"/after/"+g,parentData:i,parentDataProperty:g,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const c={
instancePath:n+"/after",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.within!==void 0){let i=s.within;const c=r;let g=!0;
const w=r;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const a={};e===null?e=[a]:e.push(a),r++}var t=w===r;r=c,e!==null&&(c?e.length=c:e=
null);let l;if(t){const a=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.seconds===void 0){const h={instancePath:n+"/within",keyword:"r\
equired",params:{missingProperty:"seconds"}};e===null?e=[h]:e.push(h),r++}for(const h in i)if(h!=="seconds"){const u={instancePath:n+"/withi\
n",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[u]:e.push(u),r++}i.seconds!==void 0&&(N(i.seconds,{instancePath:n+
"/within/seconds",parentData:i,parentDataProperty:"seconds",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const h={
instancePath:n+"/within",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="then"}else{const a=r;if(typeof i!=
"string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const h={instancePath:n+"/within",keyword:"type",params:{type:zr.properties.
within.else.type}};e===null?e=[h]:e.push(h),r++}if(typeof i=="string"&&!Wr.test(i)){const h={instancePath:n+"/within",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*[smhd]$"}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="else"}if(!g){const a={instancePath:n+"/within",keyword:"if",
params:{failingKeyword:l}};e===null?e=[a]:e.push(a),r++}}if(s.level!==void 0){let i=s.level;if(!(i==="warning"||i==="hint")){const c={instancePath:n+
"/level",keyword:"enum",params:{allowedValues:zr.properties.level.enum}};e===null?e=[c]:e.push(c),r++}}s.doc!==void 0&&(f(s.doc,{instancePath:n+
"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return mr.errors=e,r===0}const hs={if:{type:"object"},then:{type:"object",
properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definitions/messageList"},unacknowledged:{
$ref:"#/definitions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/string"}},at:{type:"integer",minimum:0},issue:{$ref:"#/d\
efinitions/string"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1}},
gs={if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{type:"object"}},else:{$ref:"#/definitions/s\
tring"}};function Fe(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;if(!(s&&
typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){
const l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const m={instancePath:n,keyword:"maxProperties",params:{limit:1}};
e===null?e=[m]:e.push(m),r++}if(Object.keys(s).length<1){const m={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.
push(m),r++}for(const m in s){let h=s[m];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const u={instancePath:n+"/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{const m={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),r++}var g=l===r;i=g,w="then"}else{const l=r;f(s,{instancePath:n,parentData:K,parentDataProperty:S,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length);var g=l===r;i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};
e===null?e=[l]:e.push(l),r++}return Fe.errors=e,r===0}function Le(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,
r=0;const t=r;let i=!0;const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==
null&&(t?e.length=t:e=null);let w;if(g){const l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.messages===void 0){const m={instancePath:n,
keyword:"required",params:{missingProperty:"messages"}};e===null?e=[m]:e.push(m),r++}for(const m in s)if(!(m==="messages"||m==="awaits"||m===
"unacknowledged"||m==="warnings"||m==="at"||m==="issue")){const h={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[h]:e.push(h),r++}if(s.messages!==void 0){let m=s.messages;if(Array.isArray(m)){if(m.length<1){const u={instancePath:n+"/messages",
keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),r++}const h=m.length;for(let u=0;u<h;u++)Fe(m[u],{instancePath:n+"/messages/"+
u,parentData:m,parentDataProperty:u,rootData:p})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)}else{const h={instancePath:n+"/messa\
ges",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(s.awaits!==void 0&&(te(s.awaits,{instancePath:n+"/awaits",parentData:s,
parentDataProperty:"awaits",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.unacknowledged!==void 0&&(te(s.unacknowledged,
{instancePath:n+"/unacknowledged",parentData:s,parentDataProperty:"unacknowledged",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=
e.length)),s.warnings!==void 0){let m=s.warnings;if(Array.isArray(m)){const h=m.length;for(let u=0;u<h;u++)f(m[u],{instancePath:n+"/warnings\
/"+u,parentData:m,parentDataProperty:u,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const h={instancePath:n+"/warn\
ings",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(s.at!==void 0){let m=s.at;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){const h={instancePath:n+"/at",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof m=="number"&&
isFinite(m)&&(m<0||isNaN(m))){const h={instancePath:n+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}
s.issue!==void 0&&(f(s.issue,{instancePath:n+"/issue",parentData:s,parentDataProperty:"issue",rootData:p})||(e=e===null?f.errors:e.concat(f.
errors),r=e.length))}else{const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var g=l===r;i=g,w="the\
n"}else{const l=r;if(Array.isArray(s)){if(s.length<1){const h={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),
r++}const m=s.length;for(let h=0;h<m;h++)Fe(s[h],{instancePath:n+"/"+h,parentData:s,parentDataProperty:h,rootData:p})||(e=e===null?Fe.errors:
e.concat(Fe.errors),r=e.length)}else{const m={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}var g=l===r;
i=g,w="else"}if(!i){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return Le.errors=e,r===0}function hr(s,{
instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===
void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[l]:e.push(l),r++}if(s.key===void 0){const l={
instancePath:n,keyword:"required",params:{missingProperty:"key"}};e===null?e=[l]:e.push(l),r++}if(s.start===void 0){const l={instancePath:n,
keyword:"required",params:{missingProperty:"start"}};e===null?e=[l]:e.push(l),r++}if(s.steps===void 0){const l={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"steps"}};e===null?e=[l]:e.push(l),r++}if(s.end===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"\
end"}};e===null?e=[l]:e.push(l),r++}if(s.transcripts===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"transcrip\
ts"}};e===null?e=[l]:e.push(l),r++}if(s.illegal===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"illegal"}};e===
null?e=[l]:e.push(l),r++}for(const l in s)if(!Y.call(xr.properties,l)){const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[a]:e.push(a),r++}if(s.doc!==void 0&&(f(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length)),s.key!==void 0){let l=s.key;const a=r;let m=!0;const h=r;if(!Array.isArray(l)){const o={};e===null?
e=[o]:e.push(o),r++}var t=h===r;r=a,e!==null&&(a?e.length=a:e=null);let u;if(t){const o=r;if(Array.isArray(l)){if(l.length<1){const b={instancePath:n+
"/key",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}const y=l.length;for(let b=0;b<y;b++)N(l[b],{instancePath:n+"/key/"+
b,parentData:l,parentDataProperty:b,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const y={instancePath:n+"/key",keyword:"\
type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}var t=o===r;m=t,u="then"}else{const o=r;if(!(l==="thread"||l==="connection")){const y={
instancePath:n+"/key",keyword:"enum",params:{allowedValues:xr.properties.key.else.enum}};e===null?e=[y]:e.push(y),r++}var t=o===r;m=t,u="els\
e"}if(!m){const o={instancePath:n+"/key",keyword:"if",params:{failingKeyword:u}};e===null?e=[o]:e.push(o),r++}}if(s.start!==void 0&&(Re(s.start,
{instancePath:n+"/start",parentData:s,parentDataProperty:"start",rootData:p})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s.steps!==
void 0){let l=s.steps;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const a in l){const m=r;if(typeof a=="string"&&!ie.test(a)){const h={
instancePath:n+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var i=m===r;if(!i){const h={instancePath:n+
"/steps",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)te(l[a],{instancePath:n+"/steps/"+a.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)}else{
const a={instancePath:n+"/steps",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.lenient!==void 0){let l=s.lenient;
if(l&&typeof l=="object"&&!Array.isArray(l)){for(const a in l){const m=r;if(typeof a=="string"&&!ie.test(a)){const h={instancePath:n+"/lenie\
nt",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var c=m===r;if(!c){const h={instancePath:n+"/lenie\
nt",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)te(l[a],{instancePath:n+"/lenient/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)}else{const a={
instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.anytime!==void 0&&(te(s.anytime,{instancePath:n+
"/anytime",parentData:s,parentDataProperty:"anytime",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.end!==void 0&&(te(
s.end,{instancePath:n+"/end",parentData:s,parentDataProperty:"end",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.rounds!==
void 0){let l=s.rounds;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.field===void 0){const a={instancePath:n+"/rounds",keyword:"required",
params:{missingProperty:"field"}};e===null?e=[a]:e.push(a),r++}if(l.start===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{
missingProperty:"start"}};e===null?e=[a]:e.push(a),r++}if(l.openedBy===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{
missingProperty:"openedBy"}};e===null?e=[a]:e.push(a),r++}if(l.echoedBy===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{
missingProperty:"echoedBy"}};e===null?e=[a]:e.push(a),r++}for(const a in l)if(!(a==="field"||a==="start"||a==="openedBy"||a==="echoedBy"||a===
"max")){const m={instancePath:n+"/rounds",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(l.field!==
void 0&&(N(l.field,{instancePath:n+"/rounds/field",parentData:l,parentDataProperty:"field",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),
r=e.length)),l.start!==void 0){let a=l.start;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const m={instancePath:n+"/rounds/star\
t",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){const m={instancePath:n+
"/rounds/start",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}l.openedBy!==void 0&&(f(l.openedBy,{instancePath:n+
"/rounds/openedBy",parentData:l,parentDataProperty:"openedBy",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),l.echoedBy!==
void 0&&(f(l.echoedBy,{instancePath:n+"/rounds/echoedBy",parentData:l,parentDataProperty:"echoedBy",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),l.max!==void 0&&(N(l.max,{instancePath:n+"/rounds/max",parentData:l,parentDataProperty:"max",rootData:p})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length))}else{const a={instancePath:n+"/rounds",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}if(s.deadlines!==void 0){let l=s.deadlines;if(Array.isArray(l)){if(l.length<1){const m={instancePath:n+"/deadlines",keyword:"minItem\
s",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const a=l.length;for(let m=0;m<a;m++)mr(l[m],{instancePath:n+"/deadlines/"+m,parentData:l,
parentDataProperty:m,rootData:p})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)}else{const a={instancePath:n+"/deadlines",keyword:"\
type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.transcripts!==void 0){let l=s.transcripts;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const a={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}
for(const a in l){const m=r;if(typeof a=="string"&&!ie.test(a)){const h={instancePath:n+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},
propertyName:a};e===null?e=[h]:e.push(h),r++}var g=m===r;if(!g){const h={instancePath:n+"/transcripts",keyword:"propertyNames",params:{propertyName:a}};
e===null?e=[h]:e.push(h),r++}}for(const a in l)Le(l[a],{instancePath:n+"/transcripts/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,
parentDataProperty:a,rootData:p})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const a={instancePath:n+"/transcripts",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.illegal!==void 0){let l=s.illegal;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const a={instancePath:n+"/illegal",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){
const m=r;if(typeof a=="string"&&!ie.test(a)){const h={instancePath:n+"/illegal",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===
null?e=[h]:e.push(h),r++}var w=m===r;if(!w){const h={instancePath:n+"/illegal",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[
h]:e.push(h),r++}}for(const a in l){let m=l[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.messages===void 0){const h={instancePath:n+
"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"messages"}};e===null?e=[h]:e.push(h),r++}if(m.
at===void 0){const h={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"at"}};
e===null?e=[h]:e.push(h),r++}for(const h in m)if(!(h==="messages"||h==="at"||h==="issue")){const u={instancePath:n+"/illegal/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[u]:e.push(u),r++}if(m.messages!==void 0){
let h=m.messages;if(Array.isArray(h)){if(h.length<1){const o={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages",
keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}const u=h.length;for(let o=0;o<u;o++)Fe(h[o],{instancePath:n+"/illegal/"+a.
replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+o,parentData:h,parentDataProperty:o,rootData:p})||(e=e===null?Fe.errors:e.concat(Fe.errors),
r=e.length)}else{const u={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"type",params:{type:"array"}};
e===null?e=[u]:e.push(u),r++}}if(m.at!==void 0){let h=m.at;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const u={instancePath:n+
"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(typeof h==
"number"&&isFinite(h)&&(h<0||isNaN(h))){const u={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}m.issue!==void 0&&(f(m.issue,{instancePath:n+"/illegal/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/issue",parentData:m,parentDataProperty:"issue",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{
const h={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),
r++}}}else{const a={instancePath:n+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}s.allow!==void 0&&(oe(s.allow,
{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length))}else{const l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return hr.errors=e,r===0}const Ir={type:"object",properties:{
doc:{$ref:"#/definitions/string"},agents:{enum:["any","one","many"]},messages:{if:{type:"array"},then:{$ref:"#/definitions/messageList"},else:{
enum:["all"]}}},additionalProperties:!1,required:["doc","agents","messages"]};function gr(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const i={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}if(s.agents===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"\
agents"}};e===null?e=[i]:e.push(i),r++}if(s.messages===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"messages"}};
e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="doc"||i==="agents"||i==="messages")){const c={instancePath:n,keyword:"additionalProp\
erties",params:{additionalProperty:i}};e===null?e=[c]:e.push(c),r++}if(s.doc!==void 0&&(f(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.agents!==void 0){let i=s.agents;if(!(i==="any"||i==="one"||i==="ma\
ny")){const c={instancePath:n+"/agents",keyword:"enum",params:{allowedValues:Ir.properties.agents.enum}};e===null?e=[c]:e.push(c),r++}}if(s.
messages!==void 0){let i=s.messages;const c=r;let g=!0;const w=r;if(!Array.isArray(i)){const a={};e===null?e=[a]:e.push(a),r++}var t=w===r;r=
c,e!==null&&(c?e.length=c:e=null);let l;if(t){const a=r;te(i,{instancePath:n+"/messages",parentData:s,parentDataProperty:"messages",rootData:p})||
(e=e===null?te.errors:e.concat(te.errors),r=e.length);var t=a===r;g=t,l="then"}else{const a=r;if(i!=="all"){const h={instancePath:n+"/messag\
es",keyword:"enum",params:{allowedValues:Ir.properties.messages.else.enum}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="else"}if(!g){const a={
instancePath:n+"/messages",keyword:"if",params:{failingKeyword:l}};e===null?e=[a]:e.push(a),r++}}}else{const i={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return gr.errors=e,r===0}const ws={type:"object",properties:{doc:{$ref:"#/definitions/s\
tring"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definit\
ions/string"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}},otherwise:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}}},additionalProperties:!1},replies:{type:"array",items:{
$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:["reasons","replies"]},ks={
type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{message:{$ref:"#/d\
efinitions/string"},fields:!0},additionalProperties:!1,required:["message","fields"]},else:{if:{type:"object",required:["object"]},then:{type:"\
object",properties:{object:{$ref:"#/definitions/string"},fields:!0},additionalProperties:!1,required:["object","fields"]},else:{type:"object",
properties:{message:{$ref:"#/definitions/string"},object:{$ref:"#/definitions/string"},fields:!0},additionalProperties:!1,required:["message",
"fields"]}}};function wr(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let i=!0;const c=r;
if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.message===void 0&&(a="message")){const m={};e===null?e=[m]:e.push(m),r++}}else{
const a={};e===null?e=[a]:e.push(a),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const a=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.message===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[h]:e.push(h),r++}
if(s.fields===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[h]:e.push(h),r++}for(const h in s)
if(!(h==="message"||h==="fields")){const u={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[u]:e.push(
u),r++}s.message!==void 0&&(f(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length))}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var g=a===r;
i=g,w="then"}else{const a=r,m=r;let h=!0;const u=r;if(r===u)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.object===void 0&&(y="obj\
ect")){const b={};e===null?e=[b]:e.push(b),r++}}else{const y={};e===null?e=[y]:e.push(y),r++}var l=u===r;r=m,e!==null&&(m?e.length=m:e=null);
let o;if(l){const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){const k={instancePath:n,keyword:"required",params:{
missingProperty:"object"}};e===null?e=[k]:e.push(k),r++}if(s.fields===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"\
fields"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!(k==="object"||k==="fields")){const x={instancePath:n,keyword:"additionalPropert\
ies",params:{additionalProperty:k}};e===null?e=[x]:e.push(x),r++}s.object!==void 0&&(f(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[k]:e.push(k),r++}var l=y===r;h=l,o="then"}else{const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const k={
instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[k]:e.push(k),r++}if(s.fields===void 0){const k={instancePath:n,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!(k==="message"||k==="object"||k==="f\
ields")){const x={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[x]:e.push(x),r++}s.message!==void 0&&
(f(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.
length)),s.object!==void 0&&(f(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length))}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var l=y===r;
h=l,o="else"}if(!h){const y={instancePath:n,keyword:"if",params:{failingKeyword:o}};e===null?e=[y]:e.push(y),r++}var g=a===r;i=g,w="else"}if(!i){
const a={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[a]:e.push(a),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
fields!==void 0){let a=s.fields;if(!(a&&typeof a=="object"&&!Array.isArray(a))){const m={instancePath:n+"/fields",keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),r++}}}else{const a={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return wr.
errors=e,r===0}function kr(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reasons===void 0){const g={instancePath:n,keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[g]:e.push(
g),r++}if(s.replies===void 0){const g={instancePath:n,keyword:"required",params:{missingProperty:"replies"}};e===null?e=[g]:e.push(g),r++}for(const g in s)
if(!(g==="doc"||g==="reasons"||g==="replies"||g==="silent")){const w={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[w]:e.push(w),r++}if(s.doc!==void 0&&(f(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length)),s.reasons!==void 0){let g=s.reasons;if(g&&typeof g=="object"&&!Array.isArray(g)){for(const w in g)if(!(w===
"unknown-type"||w==="wrong-version"||w==="otherwise")){const l={instancePath:n+"/reasons",keyword:"additionalProperties",params:{additionalProperty:w}};
e===null?e=[l]:e.push(l),r++}if(g["unknown-type"]!==void 0){let w=g["unknown-type"];if(w&&typeof w=="object"&&!Array.isArray(w)){for(const l in w){
const a=r;if(typeof l=="string"&&!ie.test(l)){const m={instancePath:n+"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};
e===null?e=[m]:e.push(m),r++}var t=a===r;if(!t){const m={instancePath:n+"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[m]:e.push(m),r++}}for(const l in w)f(w[l],{instancePath:n+"/reasons/unknown-type/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,
parentDataProperty:l,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const l={instancePath:n+"/reasons/unknown-type",
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(g["wrong-version"]!==void 0){let w=g["wrong-version"];if(w&&typeof w==
"object"&&!Array.isArray(w)){for(const l in w){const a=r;if(typeof l=="string"&&!ie.test(l)){const m={instancePath:n+"/reasons/wrong-version",
keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var i=a===r;if(!i){const m={instancePath:n+"/reasons/w\
rong-version",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}for(const l in w)f(w[l],{instancePath:n+"/reaso\
ns/wrong-version/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:p})||(e=e===null?f.errors:e.concat(f.
errors),r=e.length)}else{const l={instancePath:n+"/reasons/wrong-version",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}
if(g.otherwise!==void 0){let w=g.otherwise;if(w&&typeof w=="object"&&!Array.isArray(w)){for(const l in w){const a=r;if(typeof l=="string"&&!ie.
test(l)){const m={instancePath:n+"/reasons/otherwise",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}
var c=a===r;if(!c){const m={instancePath:n+"/reasons/otherwise",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}
for(const l in w)f(w[l],{instancePath:n+"/reasons/otherwise/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const l={instancePath:n+"/reasons/otherwise",keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}}}else{const w={instancePath:n+"/reasons",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}
if(s.replies!==void 0){let g=s.replies;if(Array.isArray(g)){if(g.length<1){const l={instancePath:n+"/replies",keyword:"minItems",params:{limit:1}};
e===null?e=[l]:e.push(l),r++}const w=g.length;for(let l=0;l<w;l++)wr(g[l],{instancePath:n+"/replies/"+l,parentData:g,parentDataProperty:l,rootData:p})||
(e=e===null?wr.errors:e.concat(wr.errors),r=e.length)}else{const w={instancePath:n+"/replies",keyword:"type",params:{type:"array"}};e===null?
e=[w]:e.push(w),r++}}s.silent!==void 0&&(te(s.silent,{instancePath:n+"/silent",parentData:s,parentDataProperty:"silent",rootData:p})||(e=e===
null?te.errors:e.concat(te.errors),r=e.length))}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),
r++}return kr.errors=e,r===0}const bs={type:"object",properties:{rename:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"},minProperties:1},values:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},minProperties:1},add:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{},minProperties:1}},additionalProperties:!1};function br(s,{instancePath:n="",parentData:K,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const w in s)if(!(w==="rename"||w==="values"||w==="add")){
const l={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[l]:e.push(l),r++}if(s.rename!==void 0){let w=s.
rename;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:n+"/rename",keyword:"minProperties",params:{
limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in w){const a=r;if(typeof l=="string"&&!ie.test(l)){const m={instancePath:n+"/rename",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var t=a===r;if(!t){const m={instancePath:n+"/rename",keyword:"p\
ropertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}for(const l in w)f(w[l],{instancePath:n+"/rename/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const l={instancePath:n+
"/rename",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.values!==void 0){let w=s.values;if(w&&typeof w=="object"&&
!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:n+"/values",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.
push(l),r++}for(const l in w){const a=r;if(typeof l=="string"&&!ie.test(l)){const m={instancePath:n+"/values",keyword:"pattern",params:{pattern:"\
\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var i=a===r;if(!i){const m={instancePath:n+"/values",keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[m]:e.push(m),r++}}for(const l in w){let a=w[l];if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const m={
instancePath:n+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}for(const m in a){
const h=r;if(typeof m=="string"&&!ie.test(m)){const u={instancePath:n+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",
params:{pattern:"\\S"},propertyName:m};e===null?e=[u]:e.push(u),r++}var c=h===r;if(!c){const u={instancePath:n+"/values/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:m}};e===null?e=[u]:e.push(u),r++}}for(const m in a)f(a[m],{instancePath:n+"\
/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:m,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const m={instancePath:n+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{const l={instancePath:n+"/values",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}}if(s.add!==void 0){let w=s.add;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:n+
"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in w){const a=r;if(typeof l=="string"&&!ie.test(l)){
const m={instancePath:n+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var g=a===r;if(!g){const m={
instancePath:n+"/add",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}}else{const l={instancePath:n+"/add",keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{const w={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[w]:e.push(w),r++}return br.errors=e,r===0}function Or(s,{instancePath:n="",parentData:K,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"pro\
tocol"}};e===null?e=[u]:e.push(u),r++}if(s.title===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"title"}};e===
null?e=[u]:e.push(u),r++}if(s.version===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"version"}};e===null?e=[u]:
e.push(u),r++}if(s.objects===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"objects"}};e===null?e=[u]:e.push(u),
r++}if(s.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.push(u),r++}if(s.roles===
void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"roles"}};e===null?e=[u]:e.push(u),r++}if(s.reading===void 0){const u={
instancePath:n,keyword:"required",params:{missingProperty:"reading"}};e===null?e=[u]:e.push(u),r++}if(s.encodings===void 0){const u={instancePath:n,
keyword:"required",params:{missingProperty:"encodings"}};e===null?e=[u]:e.push(u),r++}if(s.envelope===void 0){const u={instancePath:n,keyword:"\
required",params:{missingProperty:"envelope"}};e===null?e=[u]:e.push(u),r++}if(s.messages===void 0){const u={instancePath:n,keyword:"require\
d",params:{missingProperty:"messages"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!Y.call(Ar.properties,u)){const o={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:u}};e===null?e=[o]:e.push(o),r++}if(s.protocol!==void 0){let u=s.protocol;if(typeof u!="str\
ing"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const o={instancePath:n+"/protocol",keyword:"type",params:{type:Ar.properties.
protocol.type}};e===null?e=[o]:e.push(o),r++}if(typeof u=="string"&&!Sr.test(u)){const o={instancePath:n+"/protocol",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[o]:e.push(o),r++}}if(s.title!==void 0&&(f(s.title,{instancePath:n+"/title",parentData:s,
parentDataProperty:"title",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.version!==void 0&&(ce(s.version,{instancePath:n+
"/version",parentData:s,parentDataProperty:"version",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.objects!==void 0&&
(ee(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=
e.length)),s.doc!==void 0&&(f(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),s.originalName!==void 0&&(f(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalN\
ame",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.roles!==void 0){let u=s.roles;if(u&&typeof u=="object"&&!Array.isArray(
u)){if(Object.keys(u).length<1){const o={instancePath:n+"/roles",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){
const d=r;if(typeof o=="string"&&!ze.test(o)){const y={instancePath:n+"/roles",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][\
A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[y]:e.push(y),r++}var t=d===r;if(!t){const y={instancePath:n+"/roles",keyword:"propertyNames",params:{
propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u)f(u[o],{instancePath:n+"/roles/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,
parentDataProperty:o,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const o={instancePath:n+"/roles",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.reading!==void 0&&(Je(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"\
reading",rootData:p})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)),s.encodings!==void 0&&(We(s.encodings,{instancePath:n+"/encodi\
ngs",parentData:s,parentDataProperty:"encodings",rootData:p})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s.envelope!==void 0&&(pr(
s.envelope,{instancePath:n+"/envelope",parentData:s,parentDataProperty:"envelope",rootData:p})||(e=e===null?pr.errors:e.concat(pr.errors),r=
e.length)),s.types!==void 0){let u=s.types;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={instancePath:n+
"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="string"&&!Ge.test(
o)){const y={instancePath:n+"/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:o};e===null?e=[y]:e.push(y),r++}var i=d===
r;if(!i){const y={instancePath:n+"/types",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u)Oe(
u[o],{instancePath:n+"/types/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,rootData:p})||(e=e===null?Oe.errors:
e.concat(Oe.errors),r=e.length)}else{const o={instancePath:n+"/types",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.
messages!==void 0){let u=s.messages;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={instancePath:n+"/messa\
ges",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="string"&&!Cr.test(o)){
const y={instancePath:n+"/messages",keyword:"pattern",params:{pattern:"^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\\
u007f])?$"},propertyName:o};e===null?e=[y]:e.push(y),r++}var c=d===r;if(!c){const y={instancePath:n+"/messages",keyword:"propertyNames",params:{
propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u)ar(u[o],{instancePath:n+"/messages/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:u,parentDataProperty:o,rootData:p})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length)}else{const o={instancePath:n+"/message\
s",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.failures!==void 0&&(yr(s.failures,{instancePath:n+"/failures",parentData:s,
parentDataProperty:"failures",rootData:p})||(e=e===null?yr.errors:e.concat(yr.errors),r=e.length)),s.cancellation!==void 0&&(cr(s.cancellation,
{instancePath:n+"/cancellation",parentData:s,parentDataProperty:"cancellation",rootData:p})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length)),
s.others!==void 0&&(dr(s.others,{instancePath:n+"/others",parentData:s,parentDataProperty:"others",rootData:p})||(e=e===null?dr.errors:e.concat(
dr.errors),r=e.length)),s.groups!==void 0){let u=s.groups;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={
instancePath:n+"/groups",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="st\
ring"&&!ze.test(o)){const y={instancePath:n+"/groups",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var g=d===r;if(!g){const y={instancePath:n+"/groups",keyword:"propertyNames",params:{propertyName:o}};e===null?
e=[y]:e.push(y),r++}}for(const o in u){let d=u[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.doc===void 0){const y={instancePath:n+"/\
groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"doc"}};e===null?e=[y]:e.push(y),r++}if(d.members===
void 0){const y={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"members"}};e===
null?e=[y]:e.push(y),r++}for(const y in d)if(!(y==="doc"||y==="members")){const b={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[b]:e.push(b),r++}if(d.doc!==void 0&&(f(d.doc,{instancePath:n+
"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:d,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),d.members!==void 0){let y=d.members;if(Array.isArray(y)){if(y.length<1){const k={instancePath:n+"/groups/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),r++}const b=y.length;for(let k=0;k<b;k++)
f(y[k],{instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/members/"+k,parentData:y,parentDataProperty:k,rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),r=e.length)}else{const b={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",
keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}}else{const y={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const o={instancePath:n+"/groups",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}if(s.flows!==void 0){let u=s.flows;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<
1){const o={instancePath:n+"/flows",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o==
"string"&&!ze.test(o)){const y={instancePath:n+"/flows",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var w=d===r;if(!w){const y={instancePath:n+"/flows",keyword:"propertyNames",params:{propertyName:o}};e===null?e=
[y]:e.push(y),r++}}for(const o in u)hr(u[o],{instancePath:n+"/flows/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,
rootData:p})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length)}else{const o={instancePath:n+"/flows",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),r++}}if(s.transcripts!==void 0){let u=s.transcripts;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(
u).length<1){const o={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){
const d=r;if(typeof o=="string"&&!ie.test(o)){const y={instancePath:n+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var l=d===r;if(!l){const y={instancePath:n+"/transcripts",keyword:"propertyNames",params:{propertyName:o}};e===
null?e=[y]:e.push(y),r++}}for(const o in u)Le(u[o],{instancePath:n+"/transcripts/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,
rootData:p})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const o={instancePath:n+"/transcripts",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}if(s.views!==void 0){let u=s.views;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<
1){const o={instancePath:n+"/views",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o==
"string"&&!ze.test(o)){const y={instancePath:n+"/views",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var a=d===r;if(!a){const y={instancePath:n+"/views",keyword:"propertyNames",params:{propertyName:o}};e===null?e=
[y]:e.push(y),r++}}for(const o in u)gr(u[o],{instancePath:n+"/views/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,
rootData:p})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)}else{const o={instancePath:n+"/views",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),r++}}if(s.rejections!==void 0&&(kr(s.rejections,{instancePath:n+"/rejections",parentData:s,parentDataProperty:"\
rejections",rootData:p})||(e=e===null?kr.errors:e.concat(kr.errors),r=e.length)),s.migrations!==void 0){let u=s.migrations;if(u&&typeof u=="\
object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={instancePath:n+"/migrations",keyword:"minProperties",params:{limit:1}};e===
null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="string"&&!Br.test(o)){const y={instancePath:n+"/migrations",keyword:"patt\
ern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},propertyName:o};e===null?e=[y]:e.push(y),r++}var m=d===r;if(!m){const y={instancePath:n+"\
/migrations",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u){let d=u[o];if(d&&typeof d=="ob\
ject"&&!Array.isArray(d)){if(Object.keys(d).length<1){const y={instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const b=r;if(typeof y=="string"&&!ie.test(y)){const k={instancePath:n+
"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[k]:e.push(k),r++}
var h=b===r;if(!h){const k={instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[k]:e.push(k),r++}}for(const y in d)br(d[y],{instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,rootData:p})||(e=e===null?br.errors:e.concat(br.errors),r=e.length)}else{const y={
instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{
const o={instancePath:n+"/migrations",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}s.reserved!==void 0&&(Z(s.reserved,
{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.
allow!==void 0&&(oe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.
errors),r=e.length))}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Or.errors=e,r===
0}
