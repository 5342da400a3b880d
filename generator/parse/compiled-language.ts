// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=Pr;const Vr={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
lint:{enum:["minimal","standard","strict"]},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocols"]},Or={type:["s\
tring","number","boolean"],pattern:"\\S"},ne=new RegExp("\\S","u");function f(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:i,keyword:"type",params:{
type:Or.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ne.test(s)){const t={instancePath:i,keyword:"pattern",params:{pattern:"\\\
S"}};e===null?e=[t]:e.push(t),r++}return f.errors=e,r===0}const Zr={type:"object",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{
if:{type:"object"},then:{type:"object",properties:{reason:{$ref:"#/definitions/string"},until:{type:["string","number","boolean"],pattern:"^\
[0-9]{4}-[0-9]{2}-[0-9]{2}$"}},additionalProperties:!1,required:["reason"]},else:{$ref:"#/definitions/string"}},minProperties:1},Er=new RegExp(
"^[a-z]+(?:-[a-z0-9]+)*$","u"),Fr=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$","u");function oe(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const c={instancePath:i,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in s){const g=r;if(typeof c=="string"&&!Er.test(c)){const w={instancePath:i,
keyword:"pattern",params:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){const w={instancePath:i,
keyword:"propertyNames",params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}for(const c in s){let g=s[c];const w=r;let l=!0;const a=r;if(!(g&&
typeof g=="object"&&!Array.isArray(g))){const h={};e===null?e=[h]:e.push(h),r++}var n=a===r;r=w,e!==null&&(w?e.length=w:e=null);let m;if(n){
const h=r;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.reason===void 0){const o={instancePath:i+"/"+c.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"required",params:{missingProperty:"reason"}};e===null?e=[o]:e.push(o),r++}for(const o in g)if(!(o==="reason"||o==="until")){const d={
instancePath:i+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(
d),r++}if(g.reason!==void 0&&(f(g.reason,{instancePath:i+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:g,parentDataProperty:"\
reason",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),g.until!==void 0){let o=g.until;if(typeof o!="string"&&!(typeof o==
"number"&&isFinite(o))&&typeof o!="boolean"){const d={instancePath:i+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{
type:Zr.additionalProperties.then.properties.until.type}};e===null?e=[d]:e.push(d),r++}if(typeof o=="string"&&!Fr.test(o)){const d={instancePath:i+
"/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}};e===null?e=[d]:e.push(
d),r++}}}else{const o={instancePath:i+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}var n=h===r;l=n,m="then"}else{const h=r;f(g,{instancePath:i+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:c,
rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var n=h===r;l=n,m="else"}if(!l){const h={instancePath:i+"/"+c.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:m}};e===null?e=[h]:e.push(h),r++}}}else{const c={instancePath:i,keyword:"type",
params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return oe.errors=e,r===0}function Pr(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const t={instancePath:i,keyword:"requ\
ired",params:{missingProperty:"protocols"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="protocols"||t==="lint"||t==="allow")){const n={
instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.protocols!==void 0){let t=s.protocols;
if(Array.isArray(t)){if(t.length<1){const c={instancePath:i+"/protocols",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const n=t.
length;for(let c=0;c<n;c++)f(t[c],{instancePath:i+"/protocols/"+c,parentData:t,parentDataProperty:c,rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)}else{const n={instancePath:i+"/protocols",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(s.lint!==
void 0){let t=s.lint;if(!(t==="minimal"||t==="standard"||t==="strict")){const n={instancePath:i+"/lint",keyword:"enum",params:{allowedValues:Vr.
properties.lint.enum}};e===null?e=[n]:e.push(n),r++}}s.allow!==void 0&&(oe(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length))}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return Pr.errors=e,r===0}export const validateProtocolFile=Kr;const Ar={type:"object",properties:{protocol:{type:[
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
"^[0-9]+\\.[0-9]+\\.[0-9]+$","u"),Xr={type:"string",pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"},Rr=new RegExp("^(\
?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$","u");function ce(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){
let e=null,r=0;if(typeof s=="string"){if(!Rr.test(s)){const t={instancePath:i,keyword:"pattern",params:{pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1\
-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i,keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),r++}return ce.errors=e,r===0}const Tr={enum:["open","closed"]};function ee(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(!(s==="open"||s==="closed")){const t={instancePath:i,keyword:"enum",params:{allowedValues:Tr.enum}};e===
null?e=[t]:e.push(t),r++}return ee.errors=e,r===0}const Fe={type:"object",properties:{default:{enum:["strict","lenient"]},trim:{type:"boolea\
n"},nulls:{enum:["reject","optional","absent"]},emptyStrings:{enum:["keep","absent"]},lenient:{type:"object",properties:{missing:{enum:["rej\
ect","body","unset"]},invalid:{enum:["reject","unset"]},unknownValues:{enum:["reject","keep","uppercase"]},unknownTypes:{enum:["reject","kee\
p"]},nulls:{enum:["reject","optional","absent"]},bodies:{enum:["reject","text"]}},additionalProperties:!1}},additionalProperties:!1,required:[
"default"]};function Qe(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.default===void 0){const t={instancePath:i,keyword:"required",params:{missingProperty:"default"}};e===null?e=[t]:e.push(t),r++}
for(const t in s)if(!(t==="default"||t==="trim"||t==="nulls"||t==="emptyStrings"||t==="lenient")){const n={instancePath:i,keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.default!==void 0){let t=s.default;if(!(t==="strict"||t==="leni\
ent")){const n={instancePath:i+"/default",keyword:"enum",params:{allowedValues:Fe.properties.default.enum}};e===null?e=[n]:e.push(n),r++}}if(s.
trim!==void 0&&typeof s.trim!="boolean"){const t={instancePath:i+"/trim",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}
if(s.nulls!==void 0){let t=s.nulls;if(!(t==="reject"||t==="optional"||t==="absent")){const n={instancePath:i+"/nulls",keyword:"enum",params:{
allowedValues:Fe.properties.nulls.enum}};e===null?e=[n]:e.push(n),r++}}if(s.emptyStrings!==void 0){let t=s.emptyStrings;if(!(t==="keep"||t===
"absent")){const n={instancePath:i+"/emptyStrings",keyword:"enum",params:{allowedValues:Fe.properties.emptyStrings.enum}};e===null?e=[n]:e.push(
n),r++}}if(s.lenient!==void 0){let t=s.lenient;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const n in t)if(!(n==="missing"||n==="invali\
d"||n==="unknownValues"||n==="unknownTypes"||n==="nulls"||n==="bodies")){const c={instancePath:i+"/lenient",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(t.missing!==void 0){let n=t.missing;if(!(n==="reject"||n==="body"||n==="unset")){const c={
instancePath:i+"/lenient/missing",keyword:"enum",params:{allowedValues:Fe.properties.lenient.properties.missing.enum}};e===null?e=[c]:e.push(
c),r++}}if(t.invalid!==void 0){let n=t.invalid;if(!(n==="reject"||n==="unset")){const c={instancePath:i+"/lenient/invalid",keyword:"enum",params:{
allowedValues:Fe.properties.lenient.properties.invalid.enum}};e===null?e=[c]:e.push(c),r++}}if(t.unknownValues!==void 0){let n=t.unknownValues;
if(!(n==="reject"||n==="keep"||n==="uppercase")){const c={instancePath:i+"/lenient/unknownValues",keyword:"enum",params:{allowedValues:Fe.properties.
lenient.properties.unknownValues.enum}};e===null?e=[c]:e.push(c),r++}}if(t.unknownTypes!==void 0){let n=t.unknownTypes;if(!(n==="reject"||n===
"keep")){const c={instancePath:i+"/lenient/unknownTypes",keyword:"enum",params:{allowedValues:Fe.properties.lenient.properties.unknownTypes.
enum}};e===null?e=[c]:e.push(c),r++}}if(t.nulls!==void 0){let n=t.nulls;if(!(n==="reject"||n==="optional"||n==="absent")){const c={instancePath:i+
"/lenient/nulls",keyword:"enum",params:{allowedValues:Fe.properties.lenient.properties.nulls.enum}};e===null?e=[c]:e.push(c),r++}}if(t.bodies!==
void 0){let n=t.bodies;if(!(n==="reject"||n==="text")){const c={instancePath:i+"/lenient/bodies",keyword:"enum",params:{allowedValues:Fe.properties.
lenient.properties.bodies.enum}};e===null?e=[c]:e.push(c),r++}}}else{const n={instancePath:i+"/lenient",keyword:"type",params:{type:"object"}};
e===null?e=[n]:e.push(n),r++}}}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Qe.errors=
e,r===0}const He={minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{
enum:["accept","reject"]}},additionalProperties:!1},ndjson:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:[
"accept","reject"]}},additionalProperties:!1},sse:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:["accep\
t","reject"]}},additionalProperties:!1},"content-length":{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:[
"accept","reject"]}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},body:{type:"object",properties:{
reads:{type:"array",items:{enum:["mapping","text"]},minItems:1},writes:{enum:["mapping","text"]}},additionalProperties:!1,required:["reads",
"writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},Yr={type:"object",properties:{maxBytes:{
type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/string"},thread:{
$ref:"#/definitions/string"},ack:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["subject","body"]},subjects:{type:"array",
items:{$ref:"#/definitions/string"},minItems:1},precedence:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},keeps:{type:"object",
properties:{raw:{$ref:"#/definitions/string"},labels:{$ref:"#/definitions/string"},sections:{$ref:"#/definitions/string"}},additionalProperties:!1}},
additionalProperties:!1,required:["parts","subjects","precedence"]};function Ue(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.parts===void 0){const t={instancePath:i,keyword:"required",params:{missingProperty:"\
parts"}};e===null?e=[t]:e.push(t),r++}if(s.subjects===void 0){const t={instancePath:i,keyword:"required",params:{missingProperty:"subjects"}};
e===null?e=[t]:e.push(t),r++}if(s.precedence===void 0){const t={instancePath:i,keyword:"required",params:{missingProperty:"precedence"}};e===
null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="maxBytes"||t==="parts"||t==="subjects"||t==="precedence"||t==="keeps")){const n={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.maxBytes!==void 0){let t=s.maxBytes;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const n={instancePath:i+"/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(
n),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const n={instancePath:i+"/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[n]:e.push(n),r++}}if(s.parts!==void 0){let t=s.parts;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.subject===void 0){const n={
instancePath:i+"/parts",keyword:"required",params:{missingProperty:"subject"}};e===null?e=[n]:e.push(n),r++}if(t.body===void 0){const n={instancePath:i+
"/parts",keyword:"required",params:{missingProperty:"body"}};e===null?e=[n]:e.push(n),r++}for(const n in t)if(!(n==="subject"||n==="body"||n===
"thread"||n==="ack")){const c={instancePath:i+"/parts",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),
r++}t.subject!==void 0&&(f(t.subject,{instancePath:i+"/parts/subject",parentData:t,parentDataProperty:"subject",rootData:p})||(e=e===null?f.
errors:e.concat(f.errors),r=e.length)),t.body!==void 0&&(f(t.body,{instancePath:i+"/parts/body",parentData:t,parentDataProperty:"body",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),t.thread!==void 0&&(f(t.thread,{instancePath:i+"/parts/thread",parentData:t,parentDataProperty:"\
thread",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),t.ack!==void 0&&(f(t.ack,{instancePath:i+"/parts/ack",parentData:t,
parentDataProperty:"ack",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const n={instancePath:i+"/parts",keyword:"t\
ype",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.subjects!==void 0){let t=s.subjects;if(Array.isArray(t)){if(t.length<1){const c={
instancePath:i+"/subjects",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const n=t.length;for(let c=0;c<n;c++)f(t[c],{instancePath:i+
"/subjects/"+c,parentData:t,parentDataProperty:c,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const n={instancePath:i+
"/subjects",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(s.precedence!==void 0){let t=s.precedence;if(Array.isArray(
t)){if(t.length<1){const c={instancePath:i+"/precedence",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const n=t.length;
for(let c=0;c<n;c++)f(t[c],{instancePath:i+"/precedence/"+c,parentData:t,parentDataProperty:c,rootData:p})||(e=e===null?f.errors:e.concat(f.
errors),r=e.length)}else{const n={instancePath:i+"/precedence",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(s.keeps!==
void 0){let t=s.keeps;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const n in t)if(!(n==="raw"||n==="labels"||n==="sections")){const c={
instancePath:i+"/keeps",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}t.raw!==void 0&&(f(t.raw,
{instancePath:i+"/keeps/raw",parentData:t,parentDataProperty:"raw",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),t.labels!==
void 0&&(f(t.labels,{instancePath:i+"/keeps/labels",parentData:t,parentDataProperty:"labels",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length)),t.sections!==void 0&&(f(t.sections,{instancePath:i+"/keeps/sections",parentData:t,parentDataProperty:"sections",rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),r=e.length))}else{const n={instancePath:i+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[n]:
e.push(n),r++}}}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ue.errors=e,r===0}function We(s,{
instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){const t={instancePath:i,keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="\
json"||t==="ndjson"||t==="sse"||t==="content-length"||t==="yaml"||t==="mail")){const n={instancePath:i,keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.json!==void 0){let t=s.json;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const n in t)
if(!(n==="maxBytes"||n==="duplicateKeys")){const c={instancePath:i+"/json",keyword:"additionalProperties",params:{additionalProperty:n}};e===
null?e=[c]:e.push(c),r++}if(t.maxBytes!==void 0){let n=t.maxBytes;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const c={instancePath:i+
"/json/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){const c={
instancePath:i+"/json/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(t.duplicateKeys!==void 0){
let n=t.duplicateKeys;if(!(n==="accept"||n==="reject")){const c={instancePath:i+"/json/duplicateKeys",keyword:"enum",params:{allowedValues:He.
properties.json.properties.duplicateKeys.enum}};e===null?e=[c]:e.push(c),r++}}}else{const n={instancePath:i+"/json",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),r++}}if(s.ndjson!==void 0){let t=s.ndjson;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const n in t)if(!(n===
"maxBytes"||n==="duplicateKeys")){const c={instancePath:i+"/ndjson",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[c]:e.push(c),r++}if(t.maxBytes!==void 0){let n=t.maxBytes;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const c={instancePath:i+
"/ndjson/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){
const c={instancePath:i+"/ndjson/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(t.duplicateKeys!==
void 0){let n=t.duplicateKeys;if(!(n==="accept"||n==="reject")){const c={instancePath:i+"/ndjson/duplicateKeys",keyword:"enum",params:{allowedValues:He.
properties.ndjson.properties.duplicateKeys.enum}};e===null?e=[c]:e.push(c),r++}}}else{const n={instancePath:i+"/ndjson",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.sse!==void 0){let t=s.sse;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const n in t)if(!(n===
"maxBytes"||n==="duplicateKeys")){const c={instancePath:i+"/sse",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:
e.push(c),r++}if(t.maxBytes!==void 0){let n=t.maxBytes;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const c={instancePath:i+"/s\
se/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){const c={
instancePath:i+"/sse/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(t.duplicateKeys!==void 0){
let n=t.duplicateKeys;if(!(n==="accept"||n==="reject")){const c={instancePath:i+"/sse/duplicateKeys",keyword:"enum",params:{allowedValues:He.
properties.sse.properties.duplicateKeys.enum}};e===null?e=[c]:e.push(c),r++}}}else{const n={instancePath:i+"/sse",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),r++}}if(s["content-length"]!==void 0){let t=s["content-length"];if(t&&typeof t=="object"&&!Array.isArray(
t)){for(const n in t)if(!(n==="maxBytes"||n==="duplicateKeys")){const c={instancePath:i+"/content-length",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(t.maxBytes!==void 0){let n=t.maxBytes;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){const c={instancePath:i+"/content-length/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof n=="n\
umber"&&isFinite(n)&&(n<1||isNaN(n))){const c={instancePath:i+"/content-length/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[c]:e.push(c),r++}}if(t.duplicateKeys!==void 0){let n=t.duplicateKeys;if(!(n==="accept"||n==="reject")){const c={instancePath:i+"\
/content-length/duplicateKeys",keyword:"enum",params:{allowedValues:He.properties["content-length"].properties.duplicateKeys.enum}};e===null?
e=[c]:e.push(c),r++}}}else{const n={instancePath:i+"/content-length",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.
yaml!==void 0){let t=s.yaml;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const n in t)if(!(n==="maxBytes"||n==="body")){const c={instancePath:i+
"/yaml",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(t.maxBytes!==void 0){let n=t.maxBytes;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const c={instancePath:i+"/yaml/maxBytes",keyword:"type",params:{type:"integer"}};e===
null?e=[c]:e.push(c),r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){const c={instancePath:i+"/yaml/maxBytes",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[c]:e.push(c),r++}}if(t.body!==void 0){let n=t.body;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.reads===
void 0){const c={instancePath:i+"/yaml/body",keyword:"required",params:{missingProperty:"reads"}};e===null?e=[c]:e.push(c),r++}if(n.writes===
void 0){const c={instancePath:i+"/yaml/body",keyword:"required",params:{missingProperty:"writes"}};e===null?e=[c]:e.push(c),r++}for(const c in n)
if(!(c==="reads"||c==="writes")){const g={instancePath:i+"/yaml/body",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?
e=[g]:e.push(g),r++}if(n.reads!==void 0){let c=n.reads;if(Array.isArray(c)){if(c.length<1){const w={instancePath:i+"/yaml/body/reads",keyword:"\
minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}const g=c.length;for(let w=0;w<g;w++){let l=c[w];if(!(l==="mapping"||l==="text")){const a={
instancePath:i+"/yaml/body/reads/"+w,keyword:"enum",params:{allowedValues:He.properties.yaml.properties.body.properties.reads.items.enum}};e===
null?e=[a]:e.push(a),r++}}}else{const g={instancePath:i+"/yaml/body/reads",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}
if(n.writes!==void 0){let c=n.writes;if(!(c==="mapping"||c==="text")){const g={instancePath:i+"/yaml/body/writes",keyword:"enum",params:{allowedValues:He.
properties.yaml.properties.body.properties.writes.enum}};e===null?e=[g]:e.push(g),r++}}}else{const c={instancePath:i+"/yaml/body",keyword:"t\
ype",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const n={instancePath:i+"/yaml",keyword:"type",params:{type:"object"}};e===
null?e=[n]:e.push(n),r++}}s.mail!==void 0&&(Ue(s.mail,{instancePath:i+"/mail",parentData:s,parentDataProperty:"mail",rootData:p})||(e=e===null?
Ue.errors:e.concat(Ue.errors),r=e.length))}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
return We.errors=e,r===0}const Dr={if:{type:"object",required:["frames"]},then:{type:"object",properties:{frames:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/frame"},minProperties:1},object:{$ref:"#/defin\
itions/openness"},sender:{$ref:"#/definitions/fieldPath"},recipient:{$ref:"#/definitions/fieldPath"},time:{$ref:"#/definitions/fieldPath"},thread:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},version:{$ref:"#/definitions/fieldPath"},fields:{$ref:"#/definitions/fields"},
rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},
example:{type:"object"}},additionalProperties:!1,required:["frames"]},else:{type:"object",properties:{tag:{$ref:"#/definitions/fieldPath"},body:{
if:{type:"object"},then:{type:"object",properties:{field:{$ref:"#/definitions/string"},max:{type:"integer",minimum:1}},additionalProperties:!1,
required:["field"]},else:{$ref:"#/definitions/string"}},id:{$ref:"#/definitions/fieldPath"},replyTo:{$ref:"#/definitions/fieldPath"},ack:{type:"\
object",properties:{wanted:{$ref:"#/definitions/fieldPath"},given:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["wante\
d","given"]},object:{$ref:"#/definitions/openness"},sender:{$ref:"#/definitions/fieldPath"},recipient:{$ref:"#/definitions/fieldPath"},time:{
$ref:"#/definitions/fieldPath"},thread:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},version:{$ref:"#/definitions/fieldPa\
th"},fields:{$ref:"#/definitions/fields"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/rule"},minProperties:1},example:{type:"object"}},additionalProperties:!1,required:["body","fields","example"]}},Xe={type:"\
object",properties:{doc:{$ref:"#/definitions/string"},has:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},where:{minProperties:1,
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:["string","number","boolean"]}},tag:{$ref:"#/definitions/string"},id:{
$ref:"#/definitions/string"},replyTo:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},type:{
$ref:"#/definitions/bodyType"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},suffix:{type:["string","number","bool\
ean"],pattern:"^[A-Z][A-Za-z0-9]*$"},example:{type:"object"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-\
9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\\
S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/wireExample"},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc"]},es={type:"object",
propertyNames:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},additionalProperties:{
$ref:"#/definitions/fieldOrType"}},Lr=new RegExp("^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$",
"u"),rs={if:{type:"object"},then:{$ref:"#/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},
minItems:1,maxItems:1},else:{$ref:"#/definitions/typeName"}}},me={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"\
boolean"},lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"\
#/definitions/allow"},default:{},fill:{},computed:{$ref:"#/definitions/computed"},sensitive:{type:"boolean"},aliases:{$ref:"#/definitions/st\
rings"},decodeOnly:{type:"boolean"},mail:{$ref:"#/definitions/mail"},originalName:{$ref:"#/definitions/string"}},if:{type:"object",required:[
"type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/defin\
itions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},
schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,
fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"\
object",required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"numbe\
r"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,
decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"obje\
ct",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},
additionalProperties:!1,required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/defin\
itions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},
doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},
additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"array",
items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},
additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{const:{type:["string",
"number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,
mail:!0,originalName:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{
enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["enum","values"]},else:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{
$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/defin\
itions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{
type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{
$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{
$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},const:{type:[
"string","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["type"]}}}}}}}},Mr={type:["string","number","boolean"],pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"},Gr=new RegExp("^(?:[A-Z]\
[A-Za-z0-9]*|[a-z][a-z0-9-]*)$","u");function L(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:i,keyword:"type",params:{type:Mr.type}};e===null?e=
[t]:e.push(t),r++}if(typeof s=="string"&&!Gr.test(s)){const t={instancePath:i,keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z]\
[a-z0-9-]*)$"}};e===null?e=[t]:e.push(t),r++}return L.errors=e,r===0}const ss={type:"array",items:{$ref:"#/definitions/string"},minItems:1};
function V(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const n={
instancePath:i,keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),r++}const t=s.length;for(let n=0;n<t;n++)f(s[n],{instancePath:i+
"/"+n,parentData:s,parentDataProperty:n,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const t={instancePath:i,keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return V.errors=e,r===0}const is={if:{type:"object"},then:{$ref:"#/definitions/def\
inition"},else:{$ref:"#/definitions/typeName"}},ge={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{
$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/a\
llow"}},if:{type:"object",required:["type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"\
number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{
$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{
list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{
map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,
since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",
properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{
$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["fields"]},else:{
if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},
tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},
then:{type:"object",properties:{enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},
doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["enum","values"]},else:{type:"object",properties:{
type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{
enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{
enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{
$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions\
/openness"},reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"\
#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["string","number","boolean"]},enum:{enum:["open","closed"]},values:{
$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]}}}}}}}},
Hr={type:"array",items:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},minItems:1};function pe(s,{instancePath:i="",parentData:F,
parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const n={instancePath:i,keyword:"minItems",params:{
limit:1}};e===null?e=[n]:e.push(n),r++}const t=s.length;for(let n=0;n<t;n++){let c=s[n];if(typeof c!="string"&&!(typeof c=="number"&&isFinite(
c))&&typeof c!="boolean"){const g={instancePath:i+"/"+n,keyword:"type",params:{type:Hr.items.type}};e===null?e=[g]:e.push(g),r++}if(typeof c==
"string"&&!Ge.test(c)){const g={instancePath:i+"/"+n,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[g]:e.push(g),r++}}}else{
const t={instancePath:i,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return pe.errors=e,r===0}const ns={type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{$ref:"#/definitions/strin\
g"}},minProperties:1},ts={type:"object",properties:{doc:{$ref:"#/definitions/string"},aliases:{$ref:"#/definitions/strings"},since:{$ref:"#/\
definitions/version"},deprecated:{$ref:"#/definitions/deprecated"}},additionalProperties:!1,required:["doc"]},ls={type:"object",properties:{
since:{$ref:"#/definitions/version"},reason:{$ref:"#/definitions/string"},use:{$ref:"#/definitions/string"}},additionalProperties:!1,required:[
"since","reason"]};function je(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.since===void 0){const t={instancePath:i,keyword:"required",params:{missingProperty:"since"}};e===null?e=[t]:e.push(
t),r++}if(s.reason===void 0){const t={instancePath:i,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(const t in s)
if(!(t==="since"||t==="reason"||t==="use")){const n={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=
[n]:e.push(n),r++}s.since!==void 0&&(ce(s.since,{instancePath:i+"/since",parentData:s,parentDataProperty:"since",rootData:p})||(e=e===null?ce.
errors:e.concat(ce.errors),r=e.length)),s.reason!==void 0&&(f(s.reason,{instancePath:i+"/reason",parentData:s,parentDataProperty:"reason",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.use!==void 0&&(f(s.use,{instancePath:i+"/use",parentData:s,parentDataProperty:"use",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}return je.errors=e,r===0}function Ye(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[t]:e.
push(t),r++}for(const t in s)if(!(t==="doc"||t==="aliases"||t==="since"||t==="deprecated")){const n={instancePath:i,keyword:"additionalPrope\
rties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.aliases!==void 0&&(V(s.aliases,{instancePath:i+"/aliases",parentData:s,
parentDataProperty:"aliases",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.since!==void 0&&(ce(s.since,{instancePath:i+
"/since",parentData:s,parentDataProperty:"since",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.deprecated!==void 0&&
(je(s.deprecated,{instancePath:i+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:p})||(e=e===null?je.errors:e.concat(je.
errors),r=e.length))}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ye.errors=e,r===
0}function we(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(Object.keys(s).length<1){const c={instancePath:i,keyword:"minProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in s){
const g=r;if(typeof c=="string"&&!ne.test(c)){const w={instancePath:i,keyword:"pattern",params:{pattern:"\\S"},propertyName:c};e===null?e=[w]:
e.push(w),r++}var t=g===r;if(!t){const w={instancePath:i,keyword:"propertyNames",params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}for(const c in s){
let g=s[c];const w=r;let l=!0;const a=r;if(!(g&&typeof g=="object"&&!Array.isArray(g))){const h={};e===null?e=[h]:e.push(h),r++}var n=a===r;
r=w,e!==null&&(w?e.length=w:e=null);let m;if(n){const h=r;Ye(g,{instancePath:i+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:c,
rootData:p})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length);var n=h===r;l=n,m="then"}else{const h=r;f(g,{instancePath:i+"/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:c,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var n=h===
r;l=n,m="else"}if(!l){const h={instancePath:i+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:m}};e===null?
e=[h]:e.push(h),r++}}}else{const c={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return we.errors=e,r===
0}const Jr={if:{type:"object"},then:{$ref:"#/definitions/leniency"},else:{enum:["optional"]}},_r={type:"object",properties:{optional:{type:"\
boolean"},accept:{$ref:"#/definitions/typeOrDefinition"},convert:{enum:["timestamp"]},wrap:{$ref:"#/definitions/string"},unknownValues:{enum:[
"unset"]}},additionalProperties:!1},de={validate:J};function er(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t in s)if(!(t==="optional"||t==="accept"||t==="convert"||t==="wrap"||t==="unknown\
Values")){const n={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.optional!==
void 0&&typeof s.optional!="boolean"){const t={instancePath:i+"/optional",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}
if(s.accept!==void 0&&(de.validate(s.accept,{instancePath:i+"/accept",parentData:s,parentDataProperty:"accept",rootData:p})||(e=e===null?de.
validate.errors:e.concat(de.validate.errors),r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){const t={instancePath:i+"/convert",keyword:"\
enum",params:{allowedValues:_r.properties.convert.enum}};e===null?e=[t]:e.push(t),r++}if(s.wrap!==void 0&&(f(s.wrap,{instancePath:i+"/wrap",
parentData:s,parentDataProperty:"wrap",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.unknownValues!==void 0&&s.unknownValues!==
"unset"){const t={instancePath:i+"/unknownValues",keyword:"enum",params:{allowedValues:_r.properties.unknownValues.enum}};e===null?e=[t]:e.push(
t),r++}}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return er.errors=e,r===0}function Ie(s,{
instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const l=r;er(s,{instancePath:i,
parentData:F,parentDataProperty:S,rootData:p})||(e=e===null?er.errors:e.concat(er.errors),r=e.length);var g=l===r;n=g,w="then"}else{const l=r;
if(s!=="optional"){const m={instancePath:i,keyword:"enum",params:{allowedValues:Jr.else.enum}};e===null?e=[m]:e.push(m),r++}var g=l===r;n=g,
w="else"}if(!n){const l={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return Ie.errors=e,r===0}const De={
validate:ye};function Ke(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;
if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.type===void 0&&(d="type")){const y={};e===null?e=[y]:e.push(y),r++}}else{const d={};
e===null?e=[d]:e.push(d),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const d=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){const b={instancePath:i,keyword:"required",params:{missingProperty:"type"}};e===null?e=[b]:e.push(b),r++}for(const b in s)
if(!Y.call(ge.then.properties,b)){const k={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[k]:e.push(
k),r++}if(s.type!==void 0&&(L(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length)),s.min!==void 0){let b=s.min;if(!(typeof b=="number"&&isFinite(b))){const k={instancePath:i+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let b=s.max;if(!(typeof b=="number"&&isFinite(b))){const k={instancePath:i+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.pattern!==void 0&&(f(s.pattern,{instancePath:i+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const b={
instancePath:i+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const b={
instancePath:i+"/fraction",keyword:"enum",params:{allowedValues:ge.then.properties.fraction.enum}};e===null?e=[b]:e.push(b),r++}if(s.write!==
void 0&&s.write!=="seconds"){const b={instancePath:i+"/write",keyword:"enum",params:{allowedValues:ge.then.properties.write.enum}};e===null?
e=[b]:e.push(b),r++}if(s.version!==void 0&&s.version!==4){const b={instancePath:i+"/version",keyword:"enum",params:{allowedValues:ge.then.properties.
version.enum}};e===null?e=[b]:e.push(b),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"pre\
fix",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:i+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let b=s.inside;if(!(b==="\
warn"||b==="require")){const k={instancePath:i+"/inside",keyword:"enum",params:{allowedValues:ge.then.properties.inside.enum}};e===null?e=[k]:
e.push(k),r++}}}else{const b={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var g=d===r;n=g,w="then"}else{
const d=r,y=r;let b=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.list===void 0&&(j="list")){const D={};e===
null?e=[D]:e.push(D),r++}}else{const j={};e===null?e=[j]:e.push(j),r++}var l=k===r;r=y,e!==null&&(y?e.length=y:e=null);let x;if(l){const j=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const _={instancePath:i,keyword:"required",params:{missingProperty:"list"}};
e===null?e=[_]:e.push(_),r++}for(const _ in s)if(!Y.call(ge.else.then.properties,_)){const M={instancePath:i,keyword:"additionalProperties",
params:{additionalProperty:_}};e===null?e=[M]:e.push(M),r++}if(s.list!==void 0&&(de.validate(s.list,{instancePath:i+"/list",parentData:s,parentDataProperty:"\
list",rootData:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),r=e.length)),s.min!==void 0){let _=s.min;if(!(typeof _=="num\
ber"&&isFinite(_))){const M={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}if(s.max!==void 0){let _=s.
max;if(!(typeof _=="number"&&isFinite(_))){const M={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}
if(s.unique!==void 0&&typeof s.unique!="boolean"){const _={instancePath:i+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[_]:e.
push(_),r++}}else{const _={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}var l=j===r;b=l,x="then"}else{
const j=r,D=r;let _=!0;const M=r;if(r===M)if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.map===void 0&&(O="map")){const z={};e===null?
e=[z]:e.push(z),r++}}else{const O={};e===null?e=[O]:e.push(O),r++}var a=M===r;r=D,e!==null&&(D?e.length=D:e=null);let Q;if(a){const O=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const C={instancePath:i,keyword:"required",params:{missingProperty:"map"}};e===null?
e=[C]:e.push(C),r++}for(const C in s)if(!Y.call(ge.else.else.then.properties,C)){const G={instancePath:i,keyword:"additionalProperties",params:{
additionalProperty:C}};e===null?e=[G]:e.push(G),r++}if(s.map!==void 0&&(de.validate(s.map,{instancePath:i+"/map",parentData:s,parentDataProperty:"\
map",rootData:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),r=e.length)),s.keys!==void 0&&(f(s.keys,{instancePath:i+"/key\
s",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.min!==void 0){let C=s.min;if(!(typeof C==
"number"&&isFinite(C))){const G={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===null?e=[G]:e.push(G),r++}}if(s.max!==void 0){
let C=s.max;if(!(typeof C=="number"&&isFinite(C))){const G={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[G]:e.push(
G),r++}}}else{const C={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var a=O===r;_=a,Q="then"}else{const O=r,
z=r;let C=!0;const G=r;if(r===G)if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.fields===void 0&&($="fields")){const q={};e===null?e=
[q]:e.push(q),r++}}else{const $={};e===null?e=[$]:e.push($),r++}var m=G===r;r=z,e!==null&&(z?e.length=z:e=null);let xe;if(m){const $=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const R={instancePath:i,keyword:"required",params:{missingProperty:"fields"}};e===
null?e=[R]:e.push(R),r++}for(const R in s)if(!Y.call(ge.else.else.else.then.properties,R)){const he={instancePath:i,keyword:"additionalPrope\
rties",params:{additionalProperty:R}};e===null?e=[he]:e.push(he),r++}s.fields!==void 0&&(De.validate(s.fields,{instancePath:i+"/fields",parentData:s,
parentDataProperty:"fields",rootData:p})||(e=e===null?De.validate.errors:e.concat(De.validate.errors),r=e.length)),s.include!==void 0&&(pe(s.
include,{instancePath:i+"/include",parentData:s,parentDataProperty:"include",rootData:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),
s.object!==void 0&&(ee(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"object",rootData:p})||(e=e===null?ee.errors:e.concat(
ee.errors),r=e.length)),s.reserved!==void 0&&(V(s.reserved,{instancePath:i+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const R={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(
R),r++}var m=$===r;C=m,xe="then"}else{const $=r,q=r;let R=!0;const he=r;if(r===he)if(s&&typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===
void 0&&(W="union")){const E={};e===null?e=[E]:e.push(E),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var h=he===r;r=q,e!==null&&(q?e.length=
q:e=null);let Ce;if(h){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const B={instancePath:i,keyword:"required",
params:{missingProperty:"union"}};e===null?e=[B]:e.push(B),r++}for(const B in s)if(!Y.call(ge.else.else.else.else.then.properties,B)){const U={
instancePath:i,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[U]:e.push(U),r++}if(s.union!==void 0){let B=s.union;
if(Array.isArray(B)){if(B.length<2){const le={instancePath:i+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[le]:e.push(le),r++}const U=B.
length;for(let le=0;le<U;le++)de.validate(B[le],{instancePath:i+"/union/"+le,parentData:B,parentDataProperty:le,rootData:p})||(e=e===null?de.
validate.errors:e.concat(de.validate.errors),r=e.length)}else{const U={instancePath:i+"/union",keyword:"type",params:{type:"array"}};e===null?
e=[U]:e.push(U),r++}}s.tag!==void 0&&(f(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"otherwise",
rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}else{const B={instancePath:i,keyword:"type",params:{type:"object"}};e===null?
e=[B]:e.push(B),r++}var h=W===r;R=h,Ce="then"}else{const W=r,E=r;let B=!0;const U=r;if(r===U)if(s&&typeof s=="object"&&!Array.isArray(s)){let re;
if(s.const===void 0&&(re="const")){const X={};e===null?e=[X]:e.push(X),r++}}else{const re={};e===null?e=[re]:e.push(re),r++}var u=U===r;r=E,
e!==null&&(E?e.length=E:e=null);let le;if(u){const re=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const T={instancePath:i,
keyword:"required",params:{missingProperty:"const"}};e===null?e=[T]:e.push(T),r++}for(const T in s)if(!(T==="const"||T==="doc"||T==="nullabl\
e"||T==="lenient"||T==="since"||T==="deprecated"||T==="allow")){const se={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:T}};
e===null?e=[se]:e.push(se),r++}if(s.const!==void 0){let T=s.const;if(typeof T!="string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="bool\
ean"){const se={instancePath:i+"/const",keyword:"type",params:{type:ge.else.else.else.else.else.then.properties.const.type}};e===null?e=[se]:
e.push(se),r++}}}else{const T={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var u=re===r;B=u,le="then"}else{
const re=r,X=r;let T=!0;const se=r;if(r===se)if(s&&typeof s=="object"&&!Array.isArray(s)){let ie;if(s.enum===void 0&&(ie="enum")){const ae={};
e===null?e=[ae]:e.push(ae),r++}}else{const ie={};e===null?e=[ie]:e.push(ie),r++}var o=se===r;r=X,e!==null&&(X?e.length=X:e=null);let Be;if(o){
const ie=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const P={instancePath:i,keyword:"required",params:{missingProperty:"\
enum"}};e===null?e=[P]:e.push(P),r++}if(s.values===void 0){const P={instancePath:i,keyword:"required",params:{missingProperty:"values"}};e===
null?e=[P]:e.push(P),r++}for(const P in s)if(!Y.call(ge.else.else.else.else.else.else.then.properties,P)){const Z={instancePath:i,keyword:"a\
dditionalProperties",params:{additionalProperty:P}};e===null?e=[Z]:e.push(Z),r++}if(s.enum!==void 0){let P=s.enum;if(!(P==="open"||P==="clos\
ed")){const Z={instancePath:i+"/enum",keyword:"enum",params:{allowedValues:ge.else.else.else.else.else.else.then.properties.enum.enum}};e===
null?e=[Z]:e.push(Z),r++}}s.values!==void 0&&(we(s.values,{instancePath:i+"/values",parentData:s,parentDataProperty:"values",rootData:p})||(e=
e===null?we.errors:e.concat(we.errors),r=e.length)),s.pattern!==void 0&&(f(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const P={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[P]:e.push(P),r++}var o=ie===r;T=o,Be="then"}else{const ie=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const P={
instancePath:i,keyword:"required",params:{missingProperty:"type"}};e===null?e=[P]:e.push(P),r++}for(const P in s)if(!Y.call(ge.else.else.else.
else.else.else.else.properties,P)){const Z={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[Z]:e.push(
Z),r++}if(s.type!==void 0&&(L(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length)),s.min!==void 0){let P=s.min;if(!(typeof P=="number"&&isFinite(P))){const Z={instancePath:i+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[Z]:e.push(Z),r++}}if(s.max!==void 0){let P=s.max;if(!(typeof P=="number"&&isFinite(P))){const Z={instancePath:i+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}if(s.pattern!==void 0&&(f(s.pattern,{instancePath:i+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const P={
instancePath:i+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const P={
instancePath:i+"/fraction",keyword:"enum",params:{allowedValues:ge.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=
[P]:e.push(P),r++}if(s.write!==void 0&&s.write!=="seconds"){const P={instancePath:i+"/write",keyword:"enum",params:{allowedValues:ge.else.else.
else.else.else.else.else.properties.write.enum}};e===null?e=[P]:e.push(P),r++}if(s.version!==void 0&&s.version!==4){const P={instancePath:i+
"/version",keyword:"enum",params:{allowedValues:ge.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[P]:e.push(P),r++}
if(s.prefix!==void 0&&(f(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:i+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:p})||(e=
e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let P=s.inside;if(!(P==="warn"||P==="require")){const Z={instancePath:i+
"/inside",keyword:"enum",params:{allowedValues:ge.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[Z]:e.push(Z),r++}}
if(s.list!==void 0&&(de.validate(s.list,{instancePath:i+"/list",parentData:s,parentDataProperty:"list",rootData:p})||(e=e===null?de.validate.
errors:e.concat(de.validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const P={instancePath:i+"/unique",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(s.map!==void 0&&(de.validate(s.map,{instancePath:i+"/map",parentData:s,parentDataProperty:"\
map",rootData:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),r=e.length)),s.keys!==void 0&&(f(s.keys,{instancePath:i+"/key\
s",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.fields!==void 0&&(De.validate(
s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?De.validate.errors:e.concat(De.validate.
errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,parentDataProperty:"include",rootData:p})||(e=
e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"\
object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&(V(s.reserved,{instancePath:i+"/reserved",
parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.union!==void 0){let P=s.union;
if(Array.isArray(P)){if(P.length<2){const ve={instancePath:i+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[ve]:e.push(ve),r++}const Z=P.
length;for(let ve=0;ve<Z;ve++)de.validate(P[ve],{instancePath:i+"/union/"+ve,parentData:P,parentDataProperty:ve,rootData:p})||(e=e===null?de.
validate.errors:e.concat(de.validate.errors),r=e.length)}else{const Z={instancePath:i+"/union",keyword:"type",params:{type:"array"}};e===null?
e=[Z]:e.push(Z),r++}}if(s.tag!==void 0&&(f(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"otherwise",
rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.const!==void 0){let P=s.const;if(typeof P!="string"&&!(typeof P=="numbe\
r"&&isFinite(P))&&typeof P!="boolean"){const Z={instancePath:i+"/const",keyword:"type",params:{type:ge.else.else.else.else.else.else.else.properties.
const.type}};e===null?e=[Z]:e.push(Z),r++}}if(s.enum!==void 0){let P=s.enum;if(!(P==="open"||P==="closed")){const Z={instancePath:i+"/enum",
keyword:"enum",params:{allowedValues:ge.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[Z]:e.push(Z),r++}}s.values!==void 0&&
(we(s.values,{instancePath:i+"/values",parentData:s,parentDataProperty:"values",rootData:p})||(e=e===null?we.errors:e.concat(we.errors),r=e.
length))}else{const P={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var o=ie===r;T=o,Be="else"}if(!T){
const ie={instancePath:i,keyword:"if",params:{failingKeyword:Be}};e===null?e=[ie]:e.push(ie),r++}var u=re===r;B=u,le="else"}if(!B){const re={
instancePath:i,keyword:"if",params:{failingKeyword:le}};e===null?e=[re]:e.push(re),r++}var h=W===r;R=h,Ce="else"}if(!R){const W={instancePath:i,
keyword:"if",params:{failingKeyword:Ce}};e===null?e=[W]:e.push(W),r++}var m=$===r;C=m,xe="else"}if(!C){const $={instancePath:i,keyword:"if",
params:{failingKeyword:xe}};e===null?e=[$]:e.push($),r++}var a=O===r;_=a,Q="else"}if(!_){const O={instancePath:i,keyword:"if",params:{failingKeyword:Q}};
e===null?e=[O]:e.push(O),r++}var l=j===r;b=l,x="else"}if(!b){const j={instancePath:i,keyword:"if",params:{failingKeyword:x}};e===null?e=[j]:
e.push(j),r++}var g=d===r;n=g,w="else"}if(!n){const d={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[d]:e.push(d),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const d={instancePath:i+"/nullable",
keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}s.lenient!==void 0&&(Ie(s.lenient,{instancePath:i+"/lenient",parentData:s,
parentDataProperty:"lenient",rootData:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.since!==void 0&&(ce(s.since,{instancePath:i+
"/since",parentData:s,parentDataProperty:"since",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.deprecated!==void 0&&
(je(s.deprecated,{instancePath:i+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:p})||(e=e===null?je.errors:e.concat(je.
errors),r=e.length)),s.allow!==void 0&&(oe(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===null?
oe.errors:e.concat(oe.errors),r=e.length))}else{const d={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}
return Ke.errors=e,r===0}function J(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;
const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=
null);let w;if(g){const l=r;Ke(s,{instancePath:i,parentData:F,parentDataProperty:S,rootData:p})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=
e.length);var g=l===r;n=g,w="then"}else{const l=r;L(s,{instancePath:i,parentData:F,parentDataProperty:S,rootData:p})||(e=e===null?L.errors:e.
concat(L.errors),r=e.length);var g=l===r;n=g,w="else"}if(!n){const l={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:
e.push(l),r++}return J.errors=e,r===0}const $r={type:"object",properties:{by:{$ref:"#/definitions/fieldPath"},table:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{},minProperties:1},level:{enum:["warning"]},lenient:{enum:["warn"]}},additionalProperties:!1,required:[
"by"]},Qr={type:["string","number","boolean"],pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])\
?$"},Ur=new RegExp("^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u");function N(s,{
instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:i,keyword:"type",params:{type:Qr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!Ur.test(
s)){const t={instancePath:i,keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\
\\u007f])?$"}};e===null?e=[t]:e.push(t),r++}return N.errors=e,r===0}function rr(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===void 0){const n={instancePath:i,keyword:"required",params:{missingProperty:"\
by"}};e===null?e=[n]:e.push(n),r++}for(const n in s)if(!(n==="by"||n==="table"||n==="level"||n==="lenient")){const c={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(s.by!==void 0&&(N(s.by,{instancePath:i+"/by",parentData:s,
parentDataProperty:"by",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.table!==void 0){let n=s.table;if(n&&typeof n=="\
object"&&!Array.isArray(n)){if(Object.keys(n).length<1){const c={instancePath:i+"/table",keyword:"minProperties",params:{limit:1}};e===null?
e=[c]:e.push(c),r++}for(const c in n){const g=r;if(typeof c=="string"&&!ne.test(c)){const w={instancePath:i+"/table",keyword:"pattern",params:{
pattern:"\\S"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){const w={instancePath:i+"/table",keyword:"propertyNames",params:{
propertyName:c}};e===null?e=[w]:e.push(w),r++}}}else{const c={instancePath:i+"/table",keyword:"type",params:{type:"object"}};e===null?e=[c]:
e.push(c),r++}}if(s.level!==void 0&&s.level!=="warning"){const n={instancePath:i+"/level",keyword:"enum",params:{allowedValues:$r.properties.
level.enum}};e===null?e=[n]:e.push(n),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const n={instancePath:i+"/lenient",keyword:"enum",params:{
allowedValues:$r.properties.lenient.enum}};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[n]:e.push(n),r++}return rr.errors=e,r===0}const os={if:{type:"object"},then:{$ref:"#/definitions/mailLocation"},else:{$ref:"#/de\
finitions/string"}},ps={type:"object",properties:{},if:{type:"object",required:["label"]},then:{type:"object",properties:{label:{$ref:"#/def\
initions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["label"]},else:{if:{
type:"object",required:["bullet"]},then:{type:"object",properties:{bullet:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{
$ref:"#/definitions/strings"}},additionalProperties:!1,required:["bullet","in"]},else:{if:{type:"object",required:["section"]},then:{type:"o\
bject",properties:{section:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["section"]},else:{type:"object",properties:{label:{
$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"},bullet:{$ref:"#/definitions/string"},section:{
$ref:"#/definitions/string"}},additionalProperties:!1,required:["label"]}}}};function sr(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.label===void 0&&
(m="label")){const h={};e===null?e=[h]:e.push(h),r++}}else{const m={};e===null?e=[m]:e.push(m),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=
null);let w;if(g){const m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const u={instancePath:i,keyword:"required",params:{
missingProperty:"label"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!(u==="label"||u==="in"||u==="also")){const o={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:u}};e===null?e=[o]:e.push(o),r++}s.label!==void 0&&(f(s.label,{instancePath:i+"/label",parentData:s,
parentDataProperty:"label",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.in!==void 0&&(f(s.in,{instancePath:i+"/in",parentData:s,
parentDataProperty:"in",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.also!==void 0&&(V(s.also,{instancePath:i+"/also",
parentData:s,parentDataProperty:"also",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const u={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var g=m===r;n=g,w="then"}else{const m=r,h=r;let u=!0;const o=r;if(r===o)if(s&&typeof s==
"object"&&!Array.isArray(s)){let b;if(s.bullet===void 0&&(b="bullet")){const k={};e===null?e=[k]:e.push(k),r++}}else{const b={};e===null?e=[
b]:e.push(b),r++}var l=o===r;r=h,e!==null&&(h?e.length=h:e=null);let d;if(l){const b=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bullet===
void 0){const x={instancePath:i,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[x]:e.push(x),r++}if(s.in===void 0){const x={
instancePath:i,keyword:"required",params:{missingProperty:"in"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!(x==="bullet"||x==="in"||
x==="also")){const v={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[v]:e.push(v),r++}s.bullet!==void 0&&
(f(s.bullet,{instancePath:i+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.in!==void 0&&(f(s.in,{instancePath:i+"/in",parentData:s,parentDataProperty:"in",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.
length)),s.also!==void 0&&(V(s.also,{instancePath:i+"/also",parentData:s,parentDataProperty:"also",rootData:p})||(e=e===null?V.errors:e.concat(
V.errors),r=e.length))}else{const x={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var l=b===r;u=l,d="t\
hen"}else{const b=r,k=r;let x=!0;const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.section===void 0&&(_="section")){
const M={};e===null?e=[M]:e.push(M),r++}}else{const _={};e===null?e=[_]:e.push(_),r++}var a=v===r;r=k,e!==null&&(k?e.length=k:e=null);let j;
if(a){const _=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const Q={instancePath:i,keyword:"required",params:{missingProperty:"\
section"}};e===null?e=[Q]:e.push(Q),r++}for(const Q in s)if(Q!=="section"){const I={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:Q}};
e===null?e=[I]:e.push(I),r++}s.section!==void 0&&(f(s.section,{instancePath:i+"/section",parentData:s,parentDataProperty:"section",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const Q={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[Q]:e.push(
Q),r++}var a=_===r;x=a,j="then"}else{const _=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const Q={instancePath:i,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[Q]:e.push(Q),r++}for(const Q in s)if(!(Q==="label"||Q==="in"||Q==="also"||Q==="bulle\
t"||Q==="section")){const I={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:Q}};e===null?e=[I]:e.push(I),r++}s.label!==
void 0&&(f(s.label,{instancePath:i+"/label",parentData:s,parentDataProperty:"label",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=
e.length)),s.in!==void 0&&(f(s.in,{instancePath:i+"/in",parentData:s,parentDataProperty:"in",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length)),s.also!==void 0&&(V(s.also,{instancePath:i+"/also",parentData:s,parentDataProperty:"also",rootData:p})||(e=e===null?V.errors:e.
concat(V.errors),r=e.length)),s.bullet!==void 0&&(f(s.bullet,{instancePath:i+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.section!==void 0&&(f(s.section,{instancePath:i+"/section",parentData:s,parentDataProperty:"\
section",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const Q={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[Q]:e.push(Q),r++}var a=_===r;x=a,j="else"}if(!x){const _={instancePath:i,keyword:"if",params:{failingKeyword:j}};e===null?e=[_]:
e.push(_),r++}var l=b===r;u=l,d="else"}if(!u){const b={instancePath:i,keyword:"if",params:{failingKeyword:d}};e===null?e=[b]:e.push(b),r++}var g=m===
r;n=g,w="else"}if(!n){const m={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[m]:e.push(m),r++}if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const m={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}return sr.errors=e,r===0}function ir(s,{
instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const l=r;sr(s,{instancePath:i,
parentData:F,parentDataProperty:S,rootData:p})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length);var g=l===r;n=g,w="then"}else{const l=r;
f(s,{instancePath:i,parentData:F,parentDataProperty:S,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var g=l===r;n=g,w="e\
lse"}if(!n){const l={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return ir.errors=e,r===0}function nr(s,{
instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;if(r===c)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let d;if(s.type===void 0&&(d="type")){const y={};e===null?e=[y]:e.push(y),r++}}else{const d={};e===null?e=[d]:e.
push(d),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
const b={instancePath:i,keyword:"required",params:{missingProperty:"type"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!Y.call(me.then.
properties,b)){const k={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[k]:e.push(k),r++}if(s.type!==
void 0&&(L(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),
s.min!==void 0){let b=s.min;if(!(typeof b=="number"&&isFinite(b))){const k={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let b=s.max;if(!(typeof b=="number"&&isFinite(b))){const k={instancePath:i+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.pattern!==void 0&&(f(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const b={instancePath:i+
"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const b={instancePath:i+
"/fraction",keyword:"enum",params:{allowedValues:me.then.properties.fraction.enum}};e===null?e=[b]:e.push(b),r++}if(s.write!==void 0&&s.write!==
"seconds"){const b={instancePath:i+"/write",keyword:"enum",params:{allowedValues:me.then.properties.write.enum}};e===null?e=[b]:e.push(b),r++}
if(s.version!==void 0&&s.version!==4){const b={instancePath:i+"/version",keyword:"enum",params:{allowedValues:me.then.properties.version.enum}};
e===null?e=[b]:e.push(b),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:i+"/schemes",parentData:s,parentDataProperty:"\
schemes",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let b=s.inside;if(!(b==="warn"||b==="require")){
const k={instancePath:i+"/inside",keyword:"enum",params:{allowedValues:me.then.properties.inside.enum}};e===null?e=[k]:e.push(k),r++}}}else{
const b={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var g=d===r;n=g,w="then"}else{const d=r,y=r;let b=!0;
const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.list===void 0&&(j="list")){const D={};e===null?e=[D]:e.push(D),r++}}else{
const j={};e===null?e=[j]:e.push(j),r++}var l=k===r;r=y,e!==null&&(y?e.length=y:e=null);let x;if(l){const j=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.list===void 0){const _={instancePath:i,keyword:"required",params:{missingProperty:"list"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)
if(!Y.call(me.else.then.properties,_)){const M={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:_}};e===null?e=[M]:
e.push(M),r++}if(s.list!==void 0&&(J(s.list,{instancePath:i+"/list",parentData:s,parentDataProperty:"list",rootData:p})||(e=e===null?J.errors:
e.concat(J.errors),r=e.length)),s.min!==void 0){let _=s.min;if(!(typeof _=="number"&&isFinite(_))){const M={instancePath:i+"/min",keyword:"t\
ype",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}if(s.max!==void 0){let _=s.max;if(!(typeof _=="number"&&isFinite(_))){const M={instancePath:i+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const _={instancePath:i+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[_]:e.push(_),r++}}else{const _={instancePath:i,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[_]:e.push(_),r++}var l=j===r;b=l,x="then"}else{const j=r,D=r;let _=!0;const M=r;if(r===M)if(s&&typeof s=="object"&&!Array.
isArray(s)){let O;if(s.map===void 0&&(O="map")){const z={};e===null?e=[z]:e.push(z),r++}}else{const O={};e===null?e=[O]:e.push(O),r++}var a=M===
r;r=D,e!==null&&(D?e.length=D:e=null);let Q;if(a){const O=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const C={instancePath:i,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[C]:e.push(C),r++}for(const C in s)if(!Y.call(me.else.else.then.properties,C)){
const G={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=[G]:e.push(G),r++}if(s.map!==void 0&&(J(s.map,
{instancePath:i+"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.keys!==void 0&&
(f(s.keys,{instancePath:i+"/keys",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.min!==void 0){let C=s.min;if(!(typeof C=="number"&&isFinite(C))){const G={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[G]:e.push(G),r++}}if(s.max!==void 0){let C=s.max;if(!(typeof C=="number"&&isFinite(C))){const G={instancePath:i+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[G]:e.push(G),r++}}}else{const C={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.
push(C),r++}var a=O===r;_=a,Q="then"}else{const O=r,z=r;let C=!0;const G=r;if(r===G)if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.
fields===void 0&&($="fields")){const q={};e===null?e=[q]:e.push(q),r++}}else{const $={};e===null?e=[$]:e.push($),r++}var m=G===r;r=z,e!==null&&
(z?e.length=z:e=null);let xe;if(m){const $=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const R={instancePath:i,keyword:"\
required",params:{missingProperty:"fields"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!Y.call(me.else.else.else.then.properties,R)){
const he={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[he]:e.push(he),r++}s.fields!==void 0&&(De.
validate(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?De.validate.errors:e.concat(De.
validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,parentDataProperty:"include",rootData:p})||
(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"\
object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&(V(s.reserved,{instancePath:i+"/reserved",
parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const R={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var m=$===r;C=m,xe="then"}else{const $=r,q=r;let R=!0;const he=r;if(r===he)if(s&&
typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===void 0&&(W="union")){const E={};e===null?e=[E]:e.push(E),r++}}else{const W={};e===
null?e=[W]:e.push(W),r++}var h=he===r;r=q,e!==null&&(q?e.length=q:e=null);let Ce;if(h){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.union===void 0){const B={instancePath:i,keyword:"required",params:{missingProperty:"union"}};e===null?e=[B]:e.push(B),r++}for(const B in s)
if(!Y.call(me.else.else.else.else.then.properties,B)){const U={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:B}};
e===null?e=[U]:e.push(U),r++}if(s.union!==void 0){let B=s.union;if(Array.isArray(B)){if(B.length<2){const le={instancePath:i+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[le]:e.push(le),r++}const U=B.length;for(let le=0;le<U;le++)J(B[le],{instancePath:i+"/union/"+le,parentData:B,
parentDataProperty:le,rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{const U={instancePath:i+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[U]:e.push(U),r++}}s.tag!==void 0&&(f(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}else{const B={instancePath:i,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[B]:e.push(B),r++}var h=W===r;R=h,Ce="then"}else{const W=r,E=r;let B=!0;const U=r;if(r===U)if(s&&typeof s=="object"&&!Array.
isArray(s)){let re;if(s.const===void 0&&(re="const")){const X={};e===null?e=[X]:e.push(X),r++}}else{const re={};e===null?e=[re]:e.push(re),r++}
var u=U===r;r=E,e!==null&&(E?e.length=E:e=null);let le;if(u){const re=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const T={
instancePath:i,keyword:"required",params:{missingProperty:"const"}};e===null?e=[T]:e.push(T),r++}for(const T in s)if(!Y.call(me.else.else.else.
else.else.then.properties,T)){const se={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[se]:e.push(
se),r++}if(s.const!==void 0){let T=s.const;if(typeof T!="string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="boolean"){const se={instancePath:i+
"/const",keyword:"type",params:{type:me.else.else.else.else.else.then.properties.const.type}};e===null?e=[se]:e.push(se),r++}}}else{const T={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var u=re===r;B=u,le="then"}else{const re=r,X=r;let T=!0;const se=r;
if(r===se)if(s&&typeof s=="object"&&!Array.isArray(s)){let ie;if(s.enum===void 0&&(ie="enum")){const ae={};e===null?e=[ae]:e.push(ae),r++}}else{
const ie={};e===null?e=[ie]:e.push(ie),r++}var o=se===r;r=X,e!==null&&(X?e.length=X:e=null);let Be;if(o){const ie=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.enum===void 0){const P={instancePath:i,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[P]:e.push(P),
r++}if(s.values===void 0){const P={instancePath:i,keyword:"required",params:{missingProperty:"values"}};e===null?e=[P]:e.push(P),r++}for(const P in s)
if(!Y.call(me.else.else.else.else.else.else.then.properties,P)){const Z={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:P}};
e===null?e=[Z]:e.push(Z),r++}if(s.enum!==void 0){let P=s.enum;if(!(P==="open"||P==="closed")){const Z={instancePath:i+"/enum",keyword:"enum",
params:{allowedValues:me.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[Z]:e.push(Z),r++}}s.values!==void 0&&(we(s.values,
{instancePath:i+"/values",parentData:s,parentDataProperty:"values",rootData:p})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.pattern!==
void 0&&(f(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length))}else{const P={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var o=ie===r;T=o,Be="then"}else{
const ie=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const P={instancePath:i,keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[P]:e.push(P),r++}for(const P in s)if(!Y.call(me.else.else.else.else.else.else.else.properties,P)){const Z={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[Z]:e.push(Z),r++}if(s.type!==void 0&&(L(s.type,{instancePath:i+"/t\
ype",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let P=s.min;if(!(typeof P==
"number"&&isFinite(P))){const Z={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}if(s.max!==void 0){
let P=s.max;if(!(typeof P=="number"&&isFinite(P))){const Z={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(
Z),r++}}if(s.pattern!==void 0&&(f(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.
errors:e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const P={instancePath:i+"/utc",keyword:"type",params:{type:"\
boolean"}};e===null?e=[P]:e.push(P),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const P={instancePath:i+"/fraction",keyword:"enum",params:{
allowedValues:me.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[P]:e.push(P),r++}if(s.write!==void 0&&s.write!=="\
seconds"){const P={instancePath:i+"/write",keyword:"enum",params:{allowedValues:me.else.else.else.else.else.else.else.properties.write.enum}};
e===null?e=[P]:e.push(P),r++}if(s.version!==void 0&&s.version!==4){const P={instancePath:i+"/version",keyword:"enum",params:{allowedValues:me.
else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[P]:e.push(P),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:i+
"/prefix",parentData:s,parentDataProperty:"prefix",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(V(
s.schemes,{instancePath:i+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),
s.inside!==void 0){let P=s.inside;if(!(P==="warn"||P==="require")){const Z={instancePath:i+"/inside",keyword:"enum",params:{allowedValues:me.
else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[Z]:e.push(Z),r++}}if(s.list!==void 0&&(J(s.list,{instancePath:i+"/li\
st",parentData:s,parentDataProperty:"list",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!=
"boolean"){const P={instancePath:i+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(s.map!==void 0&&(J(s.map,
{instancePath:i+"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.keys!==void 0&&
(f(s.keys,{instancePath:i+"/keys",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.fields!==void 0&&(De.validate(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?De.validate.
errors:e.concat(De.validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,parentDataProperty:"\
include",rootData:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&(V(s.reserved,{instancePath:i+
"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.union!==void 0){
let P=s.union;if(Array.isArray(P)){if(P.length<2){const ve={instancePath:i+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[ve]:e.push(
ve),r++}const Z=P.length;for(let ve=0;ve<Z;ve++)J(P[ve],{instancePath:i+"/union/"+ve,parentData:P,parentDataProperty:ve,rootData:p})||(e=e===
null?J.errors:e.concat(J.errors),r=e.length)}else{const Z={instancePath:i+"/union",keyword:"type",params:{type:"array"}};e===null?e=[Z]:e.push(
Z),r++}}if(s.tag!==void 0&&(f(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:p})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.const!==void 0){let P=s.const;if(typeof P!="string"&&!(typeof P=="number"&&isFinite(P))&&
typeof P!="boolean"){const Z={instancePath:i+"/const",keyword:"type",params:{type:me.else.else.else.else.else.else.else.properties.const.type}};
e===null?e=[Z]:e.push(Z),r++}}if(s.enum!==void 0){let P=s.enum;if(!(P==="open"||P==="closed")){const Z={instancePath:i+"/enum",keyword:"enum",
params:{allowedValues:me.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[Z]:e.push(Z),r++}}s.values!==void 0&&(we(s.values,
{instancePath:i+"/values",parentData:s,parentDataProperty:"values",rootData:p})||(e=e===null?we.errors:e.concat(we.errors),r=e.length))}else{
const P={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var o=ie===r;T=o,Be="else"}if(!T){const ie={instancePath:i,
keyword:"if",params:{failingKeyword:Be}};e===null?e=[ie]:e.push(ie),r++}var u=re===r;B=u,le="else"}if(!B){const re={instancePath:i,keyword:"\
if",params:{failingKeyword:le}};e===null?e=[re]:e.push(re),r++}var h=W===r;R=h,Ce="else"}if(!R){const W={instancePath:i,keyword:"if",params:{
failingKeyword:Ce}};e===null?e=[W]:e.push(W),r++}var m=$===r;C=m,xe="else"}if(!C){const $={instancePath:i,keyword:"if",params:{failingKeyword:xe}};
e===null?e=[$]:e.push($),r++}var a=O===r;_=a,Q="else"}if(!_){const O={instancePath:i,keyword:"if",params:{failingKeyword:Q}};e===null?e=[O]:
e.push(O),r++}var l=j===r;b=l,x="else"}if(!b){const j={instancePath:i,keyword:"if",params:{failingKeyword:x}};e===null?e=[j]:e.push(j),r++}var g=d===
r;n=g,w="else"}if(!n){const d={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const d={instancePath:i+"/nullable",keyword:"type",params:{
type:"boolean"}};e===null?e=[d]:e.push(d),r++}if(s.lenient!==void 0&&(Ie(s.lenient,{instancePath:i+"/lenient",parentData:s,parentDataProperty:"\
lenient",rootData:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.since!==void 0&&(ce(s.since,{instancePath:i+"/since",parentData:s,
parentDataProperty:"since",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.deprecated!==void 0&&(je(s.deprecated,{instancePath:i+
"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:p})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.allow!==void 0&&
(oe(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),
s.computed!==void 0&&(rr(s.computed,{instancePath:i+"/computed",parentData:s,parentDataProperty:"computed",rootData:p})||(e=e===null?rr.errors:
e.concat(rr.errors),r=e.length)),s.sensitive!==void 0&&typeof s.sensitive!="boolean"){const d={instancePath:i+"/sensitive",keyword:"type",params:{
type:"boolean"}};e===null?e=[d]:e.push(d),r++}if(s.aliases!==void 0&&(V(s.aliases,{instancePath:i+"/aliases",parentData:s,parentDataProperty:"\
aliases",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.decodeOnly!==void 0&&typeof s.decodeOnly!="boolean"){const d={
instancePath:i+"/decodeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}s.mail!==void 0&&(ir(s.mail,{instancePath:i+
"/mail",parentData:s,parentDataProperty:"mail",rootData:p})||(e=e===null?ir.errors:e.concat(ir.errors),r=e.length)),s.originalName!==void 0&&
(f(s.originalName,{instancePath:i+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length))}else{const d={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return nr.errors=e,r===
0}function tr(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){const a={};e===null?e=[a]:e.push(a),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const a=r;
nr(s,{instancePath:i,parentData:F,parentDataProperty:S,rootData:p})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length);var g=a===r;n=g,w=
"then"}else{const a=r,m=r;let h=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[y]:e.push(y),r++}var l=u===r;r=m,e!==null&&(m?e.length=
m:e=null);let o;if(l){const y=r;if(Array.isArray(s)){if(s.length>1){const x={instancePath:i,keyword:"maxItems",params:{limit:1}};e===null?e=
[x]:e.push(x),r++}if(s.length<1){const x={instancePath:i,keyword:"minItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}const k=s.length;
for(let x=0;x<k;x++)L(s[x],{instancePath:i+"/"+x,parentData:s,parentDataProperty:x,rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.
length)}else{const k={instancePath:i,keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}var l=y===r;h=l,o="then"}else{const y=r;
L(s,{instancePath:i,parentData:F,parentDataProperty:S,rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);var l=y===r;h=l,o="e\
lse"}if(!h){const y={instancePath:i,keyword:"if",params:{failingKeyword:o}};e===null?e=[y]:e.push(y),r++}var g=a===r;n=g,w="else"}if(!n){const a={
instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[a]:e.push(a),r++}return tr.errors=e,r===0}function ye(s,{instancePath:i="",
parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const n in s){const c=r;
if(typeof n=="string"&&!Lr.test(n)){const g={instancePath:i,keyword:"pattern",params:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u\
001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:n};e===null?e=[g]:e.push(g),r++}var t=c===r;if(!t){const g={instancePath:i,keyword:"\
propertyNames",params:{propertyName:n}};e===null?e=[g]:e.push(g),r++}}for(const n in s)tr(s[n],{instancePath:i+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:p})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{const n={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return ye.errors=e,r===0}const fs={if:{type:"object"},then:{$ref:"#/defi\
nitions/definition"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/d\
efinitions/typeName"}}};function Pe(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;
const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const a={};e===null?e=[a]:e.push(a),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=
null);let w;if(g){const a=r;Ke(s,{instancePath:i,parentData:F,parentDataProperty:S,rootData:p})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=
e.length);var g=a===r;n=g,w="then"}else{const a=r,m=r;let h=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[y]:e.push(y),r++}var l=u===
r;r=m,e!==null&&(m?e.length=m:e=null);let o;if(l){const y=r;if(Array.isArray(s)){if(s.length>1){const x={instancePath:i,keyword:"maxItems",params:{
limit:1}};e===null?e=[x]:e.push(x),r++}if(s.length<1){const x={instancePath:i,keyword:"minItems",params:{limit:1}};e===null?e=[x]:e.push(x),
r++}const k=s.length;for(let x=0;x<k;x++)L(s[x],{instancePath:i+"/"+x,parentData:s,parentDataProperty:x,rootData:p})||(e=e===null?L.errors:e.
concat(L.errors),r=e.length)}else{const k={instancePath:i,keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}var l=y===r;h=l,
o="then"}else{const y=r;L(s,{instancePath:i,parentData:F,parentDataProperty:S,rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);
var l=y===r;h=l,o="else"}if(!h){const y={instancePath:i,keyword:"if",params:{failingKeyword:o}};e===null?e=[y]:e.push(y),r++}var g=a===r;n=g,
w="else"}if(!n){const a={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[a]:e.push(a),r++}return Pe.errors=e,r===0}const Re={
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
instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;if(r===c)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let h;if(s.differ===void 0&&(h="differ")){const u={};e===null?e=[u]:e.push(u),r++}}else{const h={};e===null?e=[h]:
e.push(h),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const h=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===
void 0){const o={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[o]:e.push(o),r++}if(s.differ===void 0){const o={
instancePath:i,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[o]:e.push(o),r++}for(const o in s)if(!(o==="differ"||o==="d\
oc"||o==="at"||o==="level"||o==="lenient")){const d={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=
[d]:e.push(d),r++}if(s.differ!==void 0){let o=s.differ;if(Array.isArray(o)){if(o.length>2){const y={instancePath:i+"/differ",keyword:"maxIte\
ms",params:{limit:2}};e===null?e=[y]:e.push(y),r++}if(o.length<2){const y={instancePath:i+"/differ",keyword:"minItems",params:{limit:2}};e===
null?e=[y]:e.push(y),r++}const d=o.length;for(let y=0;y<d;y++)N(o[y],{instancePath:i+"/differ/"+y,parentData:o,parentDataProperty:y,rootData:p})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const d={instancePath:i+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[d]:e.push(d),r++}}}else{const o={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}var g=h===r;n=g,w="then"}else{
const h=r,u=r;let o=!0;const d=r;if(r===d)if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.excludes===void 0&&(k="excludes")){const x={};
e===null?e=[x]:e.push(x),r++}}else{const k={};e===null?e=[k]:e.push(k),r++}var l=d===r;r=u,e!==null&&(u?e.length=u:e=null);let y;if(l){const k=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const v={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[v]:e.push(v),r++}if(s.excludes===void 0){const v={instancePath:i,keyword:"required",params:{missingProperty:"excludes"}};e===null?e=
[v]:e.push(v),r++}for(const v in s)if(!(v==="excludes"||v==="doc"||v==="at"||v==="level"||v==="lenient")){const j={instancePath:i,keyword:"a\
dditionalProperties",params:{additionalProperty:v}};e===null?e=[j]:e.push(j),r++}if(s.excludes!==void 0){let v=s.excludes;if(v&&typeof v=="o\
bject"&&!Array.isArray(v)){if(v.list===void 0){const j={instancePath:i+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?
e=[j]:e.push(j),r++}if(v.value===void 0){const j={instancePath:i+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?e=
[j]:e.push(j),r++}for(const j in v)if(!(j==="list"||j==="value")){const D={instancePath:i+"/excludes",keyword:"additionalProperties",params:{
additionalProperty:j}};e===null?e=[D]:e.push(D),r++}v.list!==void 0&&(N(v.list,{instancePath:i+"/excludes/list",parentData:v,parentDataProperty:"\
list",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),v.value!==void 0&&(N(v.value,{instancePath:i+"/excludes/value",parentData:v,
parentDataProperty:"value",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const j={instancePath:i+"/excludes",keyword:"\
type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{const v={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=
[v]:e.push(v),r++}var l=k===r;o=l,y="then"}else{const k=r,x=r;let v=!0;const j=r;if(r===j)if(s&&typeof s=="object"&&!Array.isArray(s)){let M;
if(s.when===void 0&&(M="when")){const Q={};e===null?e=[Q]:e.push(Q),r++}}else{const M={};e===null?e=[M]:e.push(M),r++}var a=j===r;r=x,e!==null&&
(x?e.length=x:e=null);let D;if(a){const M=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const I={instancePath:i,keyword:"\
required",params:{missingProperty:"doc"}};e===null?e=[I]:e.push(I),r++}if(s.when===void 0){const I={instancePath:i,keyword:"required",params:{
missingProperty:"when"}};e===null?e=[I]:e.push(I),r++}for(const I in s)if(!(I==="when"||I==="require"||I==="forbid"||I==="doc"||I==="at"||I===
"level"||I==="lenient")){const O={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:I}};e===null?e=[O]:e.push(O),r++}
if(s.when!==void 0){let I=s.when;if(I&&typeof I=="object"&&!Array.isArray(I)){if(Object.keys(I).length>1){const O={instancePath:i+"/when",keyword:"\
maxProperties",params:{limit:1}};e===null?e=[O]:e.push(O),r++}if(Object.keys(I).length<1){const O={instancePath:i+"/when",keyword:"minProper\
ties",params:{limit:1}};e===null?e=[O]:e.push(O),r++}for(const O in I){let z=I[O];if(typeof z!="string"&&!(typeof z=="number"&&isFinite(z))&&
typeof z!="boolean"){const C={instancePath:i+"/when/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Re.else.else.then.
properties.when.additionalProperties.type}};e===null?e=[C]:e.push(C),r++}}}else{const O={instancePath:i+"/when",keyword:"type",params:{type:"\
object"}};e===null?e=[O]:e.push(O),r++}}if(s.require!==void 0){let I=s.require;if(Array.isArray(I)){if(I.length<1){const z={instancePath:i+"\
/require",keyword:"minItems",params:{limit:1}};e===null?e=[z]:e.push(z),r++}const O=I.length;for(let z=0;z<O;z++)N(I[z],{instancePath:i+"/re\
quire/"+z,parentData:I,parentDataProperty:z,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const O={instancePath:i+"\
/require",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.forbid!==void 0){let I=s.forbid;if(Array.isArray(I)){if(I.
length<1){const z={instancePath:i+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[z]:e.push(z),r++}const O=I.length;for(let z=0;z<
O;z++)N(I[z],{instancePath:i+"/forbid/"+z,parentData:I,parentDataProperty:z,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{
const O={instancePath:i+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}}else{const I={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}var a=M===r;v=a,D="then"}else{const M=r,Q=r;let I=!0;const O=r;if(r===O)if(s&&typeof s==
"object"&&!Array.isArray(s)){let G;if(s.unless===void 0&&(G="unless")){const xe={};e===null?e=[xe]:e.push(xe),r++}}else{const G={};e===null?
e=[G]:e.push(G),r++}var m=O===r;r=Q,e!==null&&(Q?e.length=Q:e=null);let z;if(m){const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
doc===void 0){const A={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[A]:e.push(A),r++}if(s.unless===void 0){
const A={instancePath:i,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[A]:e.push(A),r++}for(const A in s)if(!(A==="unless"||
A==="require"||A==="forbid"||A==="doc"||A==="at"||A==="level"||A==="lenient")){const $={instancePath:i,keyword:"additionalProperties",params:{
additionalProperty:A}};e===null?e=[$]:e.push($),r++}if(s.unless!==void 0){let A=s.unless;if(A&&typeof A=="object"&&!Array.isArray(A)){if(Object.
keys(A).length>1){const $={instancePath:i+"/unless",keyword:"maxProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(Object.keys(A).
length<1){const $={instancePath:i+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}for(const $ in A){let q=A[$];
if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const R={instancePath:i+"/unless/"+$.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:Re.else.else.else.then.properties.unless.additionalProperties.type}};e===null?e=[R]:e.push(R),r++}}}else{
const $={instancePath:i+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.require!==void 0){let A=s.require;
if(Array.isArray(A)){if(A.length<1){const q={instancePath:i+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const $=A.
length;for(let q=0;q<$;q++)N(A[q],{instancePath:i+"/require/"+q,parentData:A,parentDataProperty:q,rootData:p})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)}else{const $={instancePath:i+"/require",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.forbid!==
void 0){let A=s.forbid;if(Array.isArray(A)){if(A.length<1){const q={instancePath:i+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=
[q]:e.push(q),r++}const $=A.length;for(let q=0;q<$;q++)N(A[q],{instancePath:i+"/forbid/"+q,parentData:A,parentDataProperty:q,rootData:p})||(e=
e===null?N.errors:e.concat(N.errors),r=e.length)}else{const $={instancePath:i+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[$]:
e.push($),r++}}}else{const A={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}var m=G===r;I=m,z="then"}else{
const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const A={instancePath:i,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[A]:e.push(A),r++}if(s.differ===void 0){const A={instancePath:i,keyword:"required",params:{missingProperty:"differ"}};e===
null?e=[A]:e.push(A),r++}for(const A in s)if(!Y.call(Re.else.else.else.else.properties,A)){const $={instancePath:i,keyword:"additionalProper\
ties",params:{additionalProperty:A}};e===null?e=[$]:e.push($),r++}if(s.differ!==void 0){let A=s.differ;if(Array.isArray(A)){if(A.length>2){const q={
instancePath:i+"/differ",keyword:"maxItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}if(A.length<2){const q={instancePath:i+"/differ",
keyword:"minItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}const $=A.length;for(let q=0;q<$;q++)N(A[q],{instancePath:i+"/differ/"+q,parentData:A,
parentDataProperty:q,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const $={instancePath:i+"/differ",keyword:"type",
params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.excludes!==void 0){let A=s.excludes;if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.
list===void 0){const $={instancePath:i+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?e=[$]:e.push($),r++}if(A.value===
void 0){const $={instancePath:i+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?e=[$]:e.push($),r++}for(const $ in A)
if(!($==="list"||$==="value")){const q={instancePath:i+"/excludes",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=
[q]:e.push(q),r++}A.list!==void 0&&(N(A.list,{instancePath:i+"/excludes/list",parentData:A,parentDataProperty:"list",rootData:p})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length)),A.value!==void 0&&(N(A.value,{instancePath:i+"/excludes/value",parentData:A,parentDataProperty:"val\
ue",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const $={instancePath:i+"/excludes",keyword:"type",params:{type:"\
object"}};e===null?e=[$]:e.push($),r++}}if(s.when!==void 0){let A=s.when;if(A&&typeof A=="object"&&!Array.isArray(A)){if(Object.keys(A).length>
1){const $={instancePath:i+"/when",keyword:"maxProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(Object.keys(A).length<1){const $={
instancePath:i+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}for(const $ in A){let q=A[$];if(typeof q!="str\
ing"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const R={instancePath:i+"/when/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:Re.else.else.else.else.properties.when.additionalProperties.type}};e===null?e=[R]:e.push(R),r++}}}else{const $={instancePath:i+
"/when",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.require!==void 0){let A=s.require;if(Array.isArray(A)){if(A.
length<1){const q={instancePath:i+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const $=A.length;for(let q=0;q<
$;q++)N(A[q],{instancePath:i+"/require/"+q,parentData:A,parentDataProperty:q,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{
const $={instancePath:i+"/require",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.forbid!==void 0){let A=s.forbid;
if(Array.isArray(A)){if(A.length<1){const q={instancePath:i+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const $=A.
length;for(let q=0;q<$;q++)N(A[q],{instancePath:i+"/forbid/"+q,parentData:A,parentDataProperty:q,rootData:p})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)}else{const $={instancePath:i+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.unless!==
void 0){let A=s.unless;if(A&&typeof A=="object"&&!Array.isArray(A)){if(Object.keys(A).length>1){const $={instancePath:i+"/unless",keyword:"m\
axProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(Object.keys(A).length<1){const $={instancePath:i+"/unless",keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[$]:e.push($),r++}for(const $ in A){let q=A[$];if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&
typeof q!="boolean"){const R={instancePath:i+"/unless/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Re.else.else.else.
else.properties.unless.additionalProperties.type}};e===null?e=[R]:e.push(R),r++}}}else{const $={instancePath:i+"/unless",keyword:"type",params:{
type:"object"}};e===null?e=[$]:e.push($),r++}}}else{const A={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),
r++}var m=G===r;I=m,z="else"}if(!I){const G={instancePath:i,keyword:"if",params:{failingKeyword:z}};e===null?e=[G]:e.push(G),r++}var a=M===r;
v=a,D="else"}if(!v){const M={instancePath:i,keyword:"if",params:{failingKeyword:D}};e===null?e=[M]:e.push(M),r++}var l=k===r;o=l,y="else"}if(!o){
const k={instancePath:i,keyword:"if",params:{failingKeyword:y}};e===null?e=[k]:e.push(k),r++}var g=h===r;n=g,w="else"}if(!n){const h={instancePath:i,
keyword:"if",params:{failingKeyword:w}};e===null?e=[h]:e.push(h),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(f(s.doc,
{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.at!==void 0&&
(N(s.at,{instancePath:i+"/at",parentData:s,parentDataProperty:"at",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.level!==
void 0&&s.level!=="warning"){const h={instancePath:i+"/level",keyword:"enum",params:{allowedValues:Re.properties.level.enum}};e===null?e=[h]:
e.push(h),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const h={instancePath:i+"/lenient",keyword:"enum",params:{allowedValues:Re.properties.
lenient.enum}};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}
return Ae.errors=e,r===0}const us={type:"object",properties:{like:{$ref:"#/definitions/string"},field:{$ref:"#/definitions/string"},values:{
type:"array",items:{},minItems:1}},additionalProperties:!1,required:["like","field","values"]};function Ve(s,{instancePath:i="",parentData:F,
parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const t={instancePath:i,
keyword:"required",params:{missingProperty:"like"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){const t={instancePath:i,keyword:"requi\
red",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}if(s.values===void 0){const t={instancePath:i,keyword:"required",params:{
missingProperty:"values"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="like"||t==="field"||t==="values")){const n={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.like!==void 0&&(f(s.like,{instancePath:i+"/l\
ike",parentData:s,parentDataProperty:"like",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.field!==void 0&&(f(s.field,
{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.values!==
void 0){let t=s.values;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/values",keyword:"minItems",params:{limit:1}};e===null?e=
[n]:e.push(n),r++}}else{const n={instancePath:i+"/values",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{const t={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ve.errors=e,r===0}const qr={type:"object",properties:{
like:{$ref:"#/definitions/string"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},dropEach:{type:"\
array",items:{$ref:"#/definitions/fieldPath"},minItems:1},issue:{type:["string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?\
$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/definitions/string"}}},additionalProperties:!1,
required:["like"]},Nr=new RegExp("^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$","u");function Oe(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const n={instancePath:i,keyword:"required",
params:{missingProperty:"like"}};e===null?e=[n]:e.push(n),r++}for(const n in s)if(!(n==="like"||n==="set"||n==="drop"||n==="dropEach"||n==="\
issue"||n==="at")){const c={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(s.like!==
void 0&&(f(s.like,{instancePath:i+"/like",parentData:s,parentDataProperty:"like",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.set!==void 0){let n=s.set;if(!(n&&typeof n=="object"&&!Array.isArray(n))){const c={instancePath:i+"/set",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[c]:e.push(c),r++}}if(s.drop!==void 0){let n=s.drop;if(Array.isArray(n)){if(n.length<1){const g={instancePath:i+"/drop",keyword:"\
minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}const c=n.length;for(let g=0;g<c;g++)N(n[g],{instancePath:i+"/drop/"+g,parentData:n,
parentDataProperty:g,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const c={instancePath:i+"/drop",keyword:"type",params:{
type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.dropEach!==void 0){let n=s.dropEach;if(Array.isArray(n)){if(n.length<1){const g={instancePath:i+
"/dropEach",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}const c=n.length;for(let g=0;g<c;g++)N(n[g],{instancePath:i+"/\
dropEach/"+g,parentData:n,parentDataProperty:g,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const c={instancePath:i+
"/dropEach",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.issue!==void 0){let n=s.issue;if(typeof n!="string"&&!(typeof n==
"number"&&isFinite(n))&&typeof n!="boolean"){const c={instancePath:i+"/issue",keyword:"type",params:{type:qr.properties.issue.type}};e===null?
e=[c]:e.push(c),r++}if(typeof n=="string"&&!Nr.test(n)){const c={instancePath:i+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[\
A-Za-z0-9_-]+)?$"}};e===null?e=[c]:e.push(c),r++}}if(s.at!==void 0){let n=s.at;const c=r;let g=!0;const w=r;if(!Array.isArray(n)){const a={};
e===null?e=[a]:e.push(a),r++}var t=w===r;r=c,e!==null&&(c?e.length=c:e=null);let l;if(t){const a=r;if(Array.isArray(n)){const h=n.length;for(let u=0;u<
h;u++){let o=n[u];if(typeof o!="string"&&!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const d={instancePath:i+"/at/"+u,keyword:"ty\
pe",params:{type:qr.properties.at.then.items.type}};e===null?e=[d]:e.push(d),r++}}}else{const h={instancePath:i+"/at",keyword:"type",params:{
type:"array"}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="then"}else{const a=r;f(n,{instancePath:i+"/at",parentData:s,parentDataProperty:"\
at",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var t=a===r;g=t,l="else"}if(!g){const a={instancePath:i+"/at",keyword:"\
if",params:{failingKeyword:l}};e===null?e=[a]:e.push(a),r++}}}else{const n={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}return Oe.errors=e,r===0}const lr={type:"object",properties:{mode:{enum:["strict","lenient"]},reads:{type:"object"},warnings:{
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
"like"]}}}}}};function Ze(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;
if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.like===void 0&&(o="like")){const d={};e===null?e=[d]:e.push(d),r++}}else{const o={};
e===null?e=[o]:e.push(o),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const o=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.like===void 0){const y={instancePath:i,keyword:"required",params:{missingProperty:"like"}};e===null?e=[y]:e.push(y),r++}for(const y in s)
if(!(y==="like"||y==="set"||y==="drop"||y==="mode"||y==="reads"||y==="warnings"||y==="issue"||y==="at")){const b={instancePath:i,keyword:"ad\
ditionalProperties",params:{additionalProperty:y}};e===null?e=[b]:e.push(b),r++}if(s.like!==void 0&&(f(s.like,{instancePath:i+"/like",parentData:s,
parentDataProperty:"like",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.set!==void 0){let y=s.set;if(!(y&&typeof y=="\
object"&&!Array.isArray(y))){const b={instancePath:i+"/set",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(s.drop!==
void 0){let y=s.drop;if(Array.isArray(y)){if(y.length<1){const k={instancePath:i+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[k]:
e.push(k),r++}const b=y.length;for(let k=0;k<b;k++)N(y[k],{instancePath:i+"/drop/"+k,parentData:y,parentDataProperty:k,rootData:p})||(e=e===
null?N.errors:e.concat(N.errors),r=e.length)}else{const b={instancePath:i+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(
b),r++}}}else{const y={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var g=o===r;n=g,w="then"}else{const o=r,
d=r;let y=!0;const b=r;if(r===b)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.json===void 0&&(v="json")){const j={};e===null?e=[j]:
e.push(j),r++}}else{const v={};e===null?e=[v]:e.push(v),r++}var l=b===r;r=d,e!==null&&(d?e.length=d:e=null);let k;if(l){const v=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.json===void 0){const D={instancePath:i,keyword:"required",params:{missingProperty:"json"}};e===null?e=[D]:
e.push(D),r++}for(const D in s)if(!(D==="json"||D==="mode"||D==="reads"||D==="warnings"||D==="issue"||D==="at")){const _={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:D}};e===null?e=[_]:e.push(_),r++}s.json!==void 0&&(f(s.json,{instancePath:i+"/json",parentData:s,
parentDataProperty:"json",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const D={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[D]:e.push(D),r++}var l=v===r;y=l,k="then"}else{const v=r,j=r;let D=!0;const _=r;if(r===_)if(s&&typeof s=="object"&&
!Array.isArray(s)){let I;if(s.ndjson===void 0&&(I="ndjson")){const O={};e===null?e=[O]:e.push(O),r++}}else{const I={};e===null?e=[I]:e.push(
I),r++}var a=_===r;r=j,e!==null&&(j?e.length=j:e=null);let M;if(a){const I=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ndjson===void 0){
const z={instancePath:i,keyword:"required",params:{missingProperty:"ndjson"}};e===null?e=[z]:e.push(z),r++}for(const z in s)if(!(z==="ndjson"||
z==="mode"||z==="reads"||z==="warnings"||z==="issue"||z==="at")){const C={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:z}};
e===null?e=[C]:e.push(C),r++}s.ndjson!==void 0&&(f(s.ndjson,{instancePath:i+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const z={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(
z),r++}var a=I===r;D=a,M="then"}else{const I=r,O=r;let z=!0;const C=r;if(r===C)if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.yaml===
void 0&&(A="yaml")){const $={};e===null?e=[$]:e.push($),r++}}else{const A={};e===null?e=[A]:e.push(A),r++}var m=C===r;r=O,e!==null&&(O?e.length=
O:e=null);let G;if(m){const A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.yaml===void 0){const q={instancePath:i,keyword:"required",
params:{missingProperty:"yaml"}};e===null?e=[q]:e.push(q),r++}for(const q in s)if(!(q==="yaml"||q==="mode"||q==="reads"||q==="warnings"||q===
"issue"||q==="at")){const R={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[R]:e.push(R),r++}s.yaml!==
void 0&&(f(s.yaml,{instancePath:i+"/yaml",parentData:s,parentDataProperty:"yaml",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{
const q={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var m=A===r;z=m,G="then"}else{const A=r,$=r;let q=!0;
const R=r;if(r===R)if(s&&typeof s=="object"&&!Array.isArray(s)){let ue;if(s.mail===void 0&&(ue="mail")){const W={};e===null?e=[W]:e.push(W),
r++}}else{const ue={};e===null?e=[ue]:e.push(ue),r++}var h=R===r;r=$,e!==null&&($?e.length=$:e=null);let he;if(h){const ue=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.mail===void 0){const E={instancePath:i,keyword:"required",params:{missingProperty:"mail"}};e===null?e=[E]:
e.push(E),r++}for(const E in s)if(!(E==="mail"||E==="mode"||E==="reads"||E==="warnings"||E==="issue"||E==="at")){const B={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:E}};e===null?e=[B]:e.push(B),r++}s.mail!==void 0&&(f(s.mail,{instancePath:i+"/mail",parentData:s,
parentDataProperty:"mail",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const E={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[E]:e.push(E),r++}var h=ue===r;q=h,he="then"}else{const ue=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===
void 0){const E={instancePath:i,keyword:"required",params:{missingProperty:"like"}};e===null?e=[E]:e.push(E),r++}for(const E in s)if(!Y.call(
lr.else.else.else.else.else.properties,E)){const B={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:E}};e===null?e=
[B]:e.push(B),r++}if(s.like!==void 0&&(f(s.like,{instancePath:i+"/like",parentData:s,parentDataProperty:"like",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length)),s.set!==void 0){let E=s.set;if(!(E&&typeof E=="object"&&!Array.isArray(E))){const B={instancePath:i+"/set",keyword:"\
type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}}if(s.drop!==void 0){let E=s.drop;if(Array.isArray(E)){if(E.length<1){const U={instancePath:i+
"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[U]:e.push(U),r++}const B=E.length;for(let U=0;U<B;U++)N(E[U],{instancePath:i+"/drop\
/"+U,parentData:E,parentDataProperty:U,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const B={instancePath:i+"/drop",
keyword:"type",params:{type:"array"}};e===null?e=[B]:e.push(B),r++}}s.json!==void 0&&(f(s.json,{instancePath:i+"/json",parentData:s,parentDataProperty:"\
json",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.ndjson!==void 0&&(f(s.ndjson,{instancePath:i+"/ndjson",parentData:s,
parentDataProperty:"ndjson",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.yaml!==void 0&&(f(s.yaml,{instancePath:i+"/\
yaml",parentData:s,parentDataProperty:"yaml",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.mail!==void 0&&(f(s.mail,{
instancePath:i+"/mail",parentData:s,parentDataProperty:"mail",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const E={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var h=ue===r;q=h,he="else"}if(!q){const ue={instancePath:i,
keyword:"if",params:{failingKeyword:he}};e===null?e=[ue]:e.push(ue),r++}var m=A===r;z=m,G="else"}if(!z){const A={instancePath:i,keyword:"if",
params:{failingKeyword:G}};e===null?e=[A]:e.push(A),r++}var a=I===r;D=a,M="else"}if(!D){const I={instancePath:i,keyword:"if",params:{failingKeyword:M}};
e===null?e=[I]:e.push(I),r++}var l=v===r;y=l,k="else"}if(!y){const v={instancePath:i,keyword:"if",params:{failingKeyword:k}};e===null?e=[v]:
e.push(v),r++}var g=o===r;n=g,w="else"}if(!n){const o={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[o]:e.push(o),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.mode!==void 0){let o=s.mode;if(!(o==="strict"||o==="lenient")){const d={instancePath:i+"/mode",keyword:"\
enum",params:{allowedValues:lr.properties.mode.enum}};e===null?e=[d]:e.push(d),r++}}if(s.reads!==void 0){let o=s.reads;if(!(o&&typeof o=="ob\
ject"&&!Array.isArray(o))){const d={instancePath:i+"/reads",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.warnings!==
void 0){let o=s.warnings;if(Array.isArray(o)){const d=o.length;for(let y=0;y<d;y++)f(o[y],{instancePath:i+"/warnings/"+y,parentData:o,parentDataProperty:y,
rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const d={instancePath:i+"/warnings",keyword:"type",params:{type:"arra\
y"}};e===null?e=[d]:e.push(d),r++}}if(s.issue!==void 0){let o=s.issue;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="\
boolean"){const d={instancePath:i+"/issue",keyword:"type",params:{type:lr.properties.issue.type}};e===null?e=[d]:e.push(d),r++}if(typeof o==
"string"&&!Nr.test(o)){const d={instancePath:i+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[d]:
e.push(d),r++}}if(s.at!==void 0){let o=s.at;const d=r;let y=!0;const b=r;if(!Array.isArray(o)){const x={};e===null?e=[x]:e.push(x),r++}var u=b===
r;r=d,e!==null&&(d?e.length=d:e=null);let k;if(u){const x=r;if(Array.isArray(o)){const j=o.length;for(let D=0;D<j;D++){let _=o[D];if(typeof _!=
"string"&&!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){const M={instancePath:i+"/at/"+D,keyword:"type",params:{type:lr.properties.
at.then.items.type}};e===null?e=[M]:e.push(M),r++}}}else{const j={instancePath:i+"/at",keyword:"type",params:{type:"array"}};e===null?e=[j]:
e.push(j),r++}var u=x===r;y=u,k="then"}else{const x=r;f(o,{instancePath:i+"/at",parentData:s,parentDataProperty:"at",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length);var u=x===r;y=u,k="else"}if(!y){const x={instancePath:i+"/at",keyword:"if",params:{failingKeyword:k}};
e===null?e=[x]:e.push(x),r++}}}else{const o={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ze.errors=
e,r===0}function or(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.doc===void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[l]:e.push(l),r++}for(const l in s)
if(!Y.call(Xe.properties,l)){const a={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[a]:e.push(a),
r++}if(s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length)),s.has!==void 0){let l=s.has;if(Array.isArray(l)){if(l.length<1){const m={instancePath:i+"/has",keyword:"minItems",params:{limit:1}};
e===null?e=[m]:e.push(m),r++}const a=l.length;for(let m=0;m<a;m++)f(l[m],{instancePath:i+"/has/"+m,parentData:l,parentDataProperty:m,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const a={instancePath:i+"/has",keyword:"type",params:{type:"array"}};e===null?e=[a]:
e.push(a),r++}}if(s.where!==void 0){let l=s.where;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const a={instancePath:i+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){const m=r;if(typeof a=="string"&&!ne.test(
a)){const h={instancePath:i+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var t=m===r;if(!t){
const h={instancePath:i+"/where",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l){let m=l[a];
if(typeof m!="string"&&!(typeof m=="number"&&isFinite(m))&&typeof m!="boolean"){const h={instancePath:i+"/where/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:Xe.properties.where.additionalProperties.type}};e===null?e=[h]:e.push(h),r++}}}else{const a={instancePath:i+
"/where",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.tag!==void 0&&(f(s.tag,{instancePath:i+"/tag",parentData:s,
parentDataProperty:"tag",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.id!==void 0&&(f(s.id,{instancePath:i+"/id",parentData:s,
parentDataProperty:"id",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.replyTo!==void 0&&(f(s.replyTo,{instancePath:i+
"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.body!==void 0&&(f(
s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.fields!==
void 0&&(ye(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?ye.errors:e.concat(ye.errors),
r=e.length)),s.type!==void 0&&(Pe(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?Pe.errors:
e.concat(Pe.errors),r=e.length)),s.name!==void 0){let l=s.name;if(typeof l!="string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){
const a={instancePath:i+"/name",keyword:"type",params:{type:Xe.properties.name.type}};e===null?e=[a]:e.push(a),r++}if(typeof l=="string"&&!Ge.
test(l)){const a={instancePath:i+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[a]:e.push(a),r++}}if(s.suffix!==
void 0){let l=s.suffix;if(typeof l!="string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){const a={instancePath:i+"/suffix",keyword:"\
type",params:{type:Xe.properties.suffix.type}};e===null?e=[a]:e.push(a),r++}if(typeof l=="string"&&!Ge.test(l)){const a={instancePath:i+"/su\
ffix",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[a]:e.push(a),r++}}if(s.example!==void 0){let l=s.example;if(!(l&&
typeof l=="object"&&!Array.isArray(l))){const a={instancePath:i+"/example",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}
if(s.rules!==void 0){let l=s.rules;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const a={instancePath:i+"/rules",
keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){const m=r;if(typeof a=="string"&&!ze.test(a)){const h={
instancePath:i+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:a};e===null?e=[h]:e.push(
h),r++}var n=m===r;if(!n){const h={instancePath:i+"/rules",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)
Ae(l[a],{instancePath:i+"/rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:p})||(e=e===null?Ae.errors:
e.concat(Ae.errors),r=e.length)}else{const a={instancePath:i+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.
examples!==void 0){let l=s.examples;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const a in l){const m=r;if(typeof a=="string"&&!ne.test(
a)){const h={instancePath:i+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var c=m===r;if(!c){
const h={instancePath:i+"/examples",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l){let m=l[a];
if(!(m&&typeof m=="object"&&!Array.isArray(m))){const h={instancePath:i+"/examples/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",
params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{const a={instancePath:i+"/examples",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}if(s.variations!==void 0){let l=s.variations;if(Array.isArray(l)){if(l.length<1){const m={instancePath:i+"/variations",
keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const a=l.length;for(let m=0;m<a;m++)Ve(l[m],{instancePath:i+"/variations/"+
m,parentData:l,parentDataProperty:m,rootData:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)}else{const a={instancePath:i+"/varia\
tions",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.invalid!==void 0){let l=s.invalid;if(l&&typeof l=="object"&&
!Array.isArray(l)){for(const a in l){const m=r;if(typeof a=="string"&&!ne.test(a)){const h={instancePath:i+"/invalid",keyword:"pattern",params:{
pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var g=m===r;if(!g){const h={instancePath:i+"/invalid",keyword:"propertyNames",params:{
propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)Oe(l[a],{instancePath:i+"/invalid/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:l,parentDataProperty:a,rootData:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)}else{const a={instancePath:i+"/invalid",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.wire!==void 0){let l=s.wire;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const a={instancePath:i+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){
const m=r;if(typeof a=="string"&&!ne.test(a)){const h={instancePath:i+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?
e=[h]:e.push(h),r++}var w=m===r;if(!w){const h={instancePath:i+"/wire",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(
h),r++}}for(const a in l)Ze(l[a],{instancePath:i+"/wire/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:p})||
(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)}else{const a={instancePath:i+"/wire",keyword:"type",params:{type:"object"}};e===null?e=
[a]:e.push(a),r++}}s.allow!==void 0&&(oe(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===null?
oe.errors:e.concat(oe.errors),r=e.length))}else{const l={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}
return or.errors=e,r===0}function pr(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;
const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.frames===void 0&&(u="frames")){const o={};e===null?e=[o]:e.push(o),
r++}}else{const u={};e===null?e=[u]:e.push(u),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const u=r;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.frames===void 0){const d={instancePath:i,keyword:"required",params:{missingProperty:"frames"}};e===null?e=[d]:
e.push(d),r++}for(const d in s)if(!Y.call(Dr.then.properties,d)){const y={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[y]:e.push(y),r++}if(s.frames!==void 0){let d=s.frames;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1){const y={
instancePath:i+"/frames",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const b=r;if(typeof y=="st\
ring"&&!ze.test(y)){const k={instancePath:i+"/frames",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:y};
e===null?e=[k]:e.push(k),r++}var l=b===r;if(!l){const k={instancePath:i+"/frames",keyword:"propertyNames",params:{propertyName:y}};e===null?
e=[k]:e.push(k),r++}}for(const y in d)or(d[y],{instancePath:i+"/frames/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,
rootData:p})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)}else{const y={instancePath:i+"/frames",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[y]:e.push(y),r++}}if(s.object!==void 0&&(ee(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"object",rootData:p})||
(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.sender!==void 0&&(N(s.sender,{instancePath:i+"/sender",parentData:s,parentDataProperty:"\
sender",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.recipient!==void 0&&(N(s.recipient,{instancePath:i+"/recipient",
parentData:s,parentDataProperty:"recipient",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.time!==void 0&&(N(s.time,{instancePath:i+
"/time",parentData:s,parentDataProperty:"time",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.thread!==void 0){let d=s.
thread;if(Array.isArray(d)){if(d.length<1){const b={instancePath:i+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}
const y=d.length;for(let b=0;b<y;b++)N(d[b],{instancePath:i+"/thread/"+b,parentData:d,parentDataProperty:b,rootData:p})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)}else{const y={instancePath:i+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.
version!==void 0&&(N(s.version,{instancePath:i+"/version",parentData:s,parentDataProperty:"version",rootData:p})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)),s.fields!==void 0&&(ye(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===
null?ye.errors:e.concat(ye.errors),r=e.length)),s.rules!==void 0){let d=s.rules;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(
d).length<1){const y={instancePath:i+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const b=r;
if(typeof y=="string"&&!ze.test(y)){const k={instancePath:i+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:y};e===null?e=[k]:e.push(k),r++}var a=b===r;if(!a){const k={instancePath:i+"/rules",keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[k]:e.push(k),r++}}for(const y in d)Ae(d[y],{instancePath:i+"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,
rootData:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const y={instancePath:i+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[y]:e.push(y),r++}}if(s.example!==void 0){let d=s.example;if(!(d&&typeof d=="object"&&!Array.isArray(d))){const y={instancePath:i+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const d={instancePath:i,keyword:"type",params:{type:"o\
bject"}};e===null?e=[d]:e.push(d),r++}var g=u===r;n=g,w="then"}else{const u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.body===void 0){
const d={instancePath:i,keyword:"required",params:{missingProperty:"body"}};e===null?e=[d]:e.push(d),r++}if(s.fields===void 0){const d={instancePath:i,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[d]:e.push(d),r++}if(s.example===void 0){const d={instancePath:i,keyword:"r\
equired",params:{missingProperty:"example"}};e===null?e=[d]:e.push(d),r++}for(const d in s)if(!Y.call(Dr.else.properties,d)){const y={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[y]:e.push(y),r++}if(s.tag!==void 0&&(N(s.tag,{instancePath:i+"/tag",
parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.body!==void 0){let d=s.body;const y=r;
let b=!0;const k=r;if(!(d&&typeof d=="object"&&!Array.isArray(d))){const v={};e===null?e=[v]:e.push(v),r++}var m=k===r;r=y,e!==null&&(y?e.length=
y:e=null);let x;if(m){const v=r;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.field===void 0){const D={instancePath:i+"/body",keyword:"r\
equired",params:{missingProperty:"field"}};e===null?e=[D]:e.push(D),r++}for(const D in d)if(!(D==="field"||D==="max")){const _={instancePath:i+
"/body",keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=[_]:e.push(_),r++}if(d.field!==void 0&&(f(d.field,{instancePath:i+
"/body/field",parentData:d,parentDataProperty:"field",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),d.max!==void 0){let D=d.
max;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){const _={instancePath:i+"/body/max",keyword:"type",params:{type:"integer"}};e===
null?e=[_]:e.push(_),r++}if(typeof D=="number"&&isFinite(D)&&(D<1||isNaN(D))){const _={instancePath:i+"/body/max",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[_]:e.push(_),r++}}}else{const D={instancePath:i+"/body",keyword:"type",params:{type:"object"}};e===null?
e=[D]:e.push(D),r++}var m=v===r;b=m,x="then"}else{const v=r;f(d,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length);var m=v===r;b=m,x="else"}if(!b){const v={instancePath:i+"/body",keyword:"if",params:{failingKeyword:x}};
e===null?e=[v]:e.push(v),r++}}if(s.id!==void 0&&(N(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:p})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length)),s.replyTo!==void 0&&(N(s.replyTo,{instancePath:i+"/replyTo",parentData:s,parentDataProperty:"replyT\
o",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.ack!==void 0){let d=s.ack;if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.wanted===void 0){const y={instancePath:i+"/ack",keyword:"required",params:{missingProperty:"wanted"}};e===null?e=[y]:e.push(y),r++}if(d.
given===void 0){const y={instancePath:i+"/ack",keyword:"required",params:{missingProperty:"given"}};e===null?e=[y]:e.push(y),r++}for(const y in d)
if(!(y==="wanted"||y==="given")){const b={instancePath:i+"/ack",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[b]:
e.push(b),r++}d.wanted!==void 0&&(N(d.wanted,{instancePath:i+"/ack/wanted",parentData:d,parentDataProperty:"wanted",rootData:p})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length)),d.given!==void 0&&(N(d.given,{instancePath:i+"/ack/given",parentData:d,parentDataProperty:"given",rootData:p})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const y={instancePath:i+"/ack",keyword:"type",params:{type:"object"}};e===null?e=[
y]:e.push(y),r++}}if(s.object!==void 0&&(ee(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"object",rootData:p})||(e=e===
null?ee.errors:e.concat(ee.errors),r=e.length)),s.sender!==void 0&&(N(s.sender,{instancePath:i+"/sender",parentData:s,parentDataProperty:"se\
nder",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.recipient!==void 0&&(N(s.recipient,{instancePath:i+"/recipient",parentData:s,
parentDataProperty:"recipient",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.time!==void 0&&(N(s.time,{instancePath:i+
"/time",parentData:s,parentDataProperty:"time",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.thread!==void 0){let d=s.
thread;if(Array.isArray(d)){if(d.length<1){const b={instancePath:i+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}
const y=d.length;for(let b=0;b<y;b++)N(d[b],{instancePath:i+"/thread/"+b,parentData:d,parentDataProperty:b,rootData:p})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)}else{const y={instancePath:i+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.
version!==void 0&&(N(s.version,{instancePath:i+"/version",parentData:s,parentDataProperty:"version",rootData:p})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)),s.fields!==void 0&&(ye(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===
null?ye.errors:e.concat(ye.errors),r=e.length)),s.rules!==void 0){let d=s.rules;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(
d).length<1){const y={instancePath:i+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const b=r;
if(typeof y=="string"&&!ze.test(y)){const k={instancePath:i+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:y};e===null?e=[k]:e.push(k),r++}var h=b===r;if(!h){const k={instancePath:i+"/rules",keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[k]:e.push(k),r++}}for(const y in d)Ae(d[y],{instancePath:i+"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,
rootData:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const y={instancePath:i+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[y]:e.push(y),r++}}if(s.example!==void 0){let d=s.example;if(!(d&&typeof d=="object"&&!Array.isArray(d))){const y={instancePath:i+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const d={instancePath:i,keyword:"type",params:{type:"o\
bject"}};e===null?e=[d]:e.push(d),r++}var g=u===r;n=g,w="else"}if(!n){const u={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?
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
type:"array",items:{$ref:"#/definitions/string"}};function te(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,
r=0;if(Array.isArray(s)){const t=s.length;for(let n=0;n<t;n++)f(s[n],{instancePath:i+"/"+n,parentData:s,parentDataProperty:n,rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),r=e.length)}else{const t={instancePath:i,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),
r++}return te.errors=e,r===0}const fe={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"\
#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"},
name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},bodyRequired:{type:"boolean"},originalName:{$ref:"#/definitions/stri\
ng"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},
minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{
$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/i\
nvalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1}},
if:{type:"object",required:["type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"num\
ber"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{
$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{
type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,
originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:[
"map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{
type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,
invalid:!0,wire:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{fields:{
$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definit\
ions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,
invalid:!0,wire:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{
union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitio\
ns/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,
invalid:!0,wire:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{
const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,
rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},
then:{type:"object",properties:{enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},
doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,
wire:!0},additionalProperties:!1,required:["enum","values"]},else:{if:{type:"object",required:["stream"]},then:{type:"object",properties:{stream:{
$ref:"#/definitions/bodyType"},until:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,
lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["stream"]},else:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"\
#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions\
/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"\
boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"\
#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"\
#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["strin\
g","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},stream:{$ref:"#/definitions/bodyType"},until:{
type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["t\
ype"]}}}}}}}}};function ur(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;
if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===void 0&&(v="type")){const j={};e===null?e=[j]:e.push(j),r++}}else{const v={};
e===null?e=[v]:e.push(v),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const v=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){const D={instancePath:i,keyword:"required",params:{missingProperty:"type"}};e===null?e=[D]:e.push(D),r++}for(const D in s)
if(!Y.call(fe.then.properties,D)){const _={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=[_]:e.push(
_),r++}if(s.type!==void 0&&(L(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length)),s.min!==void 0){let D=s.min;if(!(typeof D=="number"&&isFinite(D))){const _={instancePath:i+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[_]:e.push(_),r++}}if(s.max!==void 0){let D=s.max;if(!(typeof D=="number"&&isFinite(D))){const _={instancePath:i+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[_]:e.push(_),r++}}if(s.pattern!==void 0&&(f(s.pattern,{instancePath:i+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const D={
instancePath:i+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[D]:e.push(D),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const D={
instancePath:i+"/fraction",keyword:"enum",params:{allowedValues:fe.then.properties.fraction.enum}};e===null?e=[D]:e.push(D),r++}if(s.write!==
void 0&&s.write!=="seconds"){const D={instancePath:i+"/write",keyword:"enum",params:{allowedValues:fe.then.properties.write.enum}};e===null?
e=[D]:e.push(D),r++}if(s.version!==void 0&&s.version!==4){const D={instancePath:i+"/version",keyword:"enum",params:{allowedValues:fe.then.properties.
version.enum}};e===null?e=[D]:e.push(D),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"pre\
fix",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:i+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let D=s.inside;if(!(D==="\
warn"||D==="require")){const _={instancePath:i+"/inside",keyword:"enum",params:{allowedValues:fe.then.properties.inside.enum}};e===null?e=[_]:
e.push(_),r++}}}else{const D={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var g=v===r;n=g,w="then"}else{
const v=r,j=r;let D=!0;const _=r;if(r===_)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.list===void 0&&(I="list")){const O={};e===
null?e=[O]:e.push(O),r++}}else{const I={};e===null?e=[I]:e.push(I),r++}var l=_===r;r=j,e!==null&&(j?e.length=j:e=null);let M;if(l){const I=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const z={instancePath:i,keyword:"required",params:{missingProperty:"list"}};
e===null?e=[z]:e.push(z),r++}for(const z in s)if(!Y.call(fe.else.then.properties,z)){const C={instancePath:i,keyword:"additionalProperties",
params:{additionalProperty:z}};e===null?e=[C]:e.push(C),r++}if(s.list!==void 0&&(J(s.list,{instancePath:i+"/list",parentData:s,parentDataProperty:"\
list",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.min!==void 0){let z=s.min;if(!(typeof z=="number"&&isFinite(z))){
const C={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===null?e=[C]:e.push(C),r++}}if(s.max!==void 0){let z=s.max;if(!(typeof z==
"number"&&isFinite(z))){const C={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[C]:e.push(C),r++}}if(s.unique!==void 0&&
typeof s.unique!="boolean"){const z={instancePath:i+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[z]:e.push(z),r++}}else{const z={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}var l=I===r;D=l,M="then"}else{const I=r,O=r;let z=!0;const C=r;
if(r===C)if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.map===void 0&&(A="map")){const $={};e===null?e=[$]:e.push($),r++}}else{const A={};
e===null?e=[A]:e.push(A),r++}var a=C===r;r=O,e!==null&&(O?e.length=O:e=null);let G;if(a){const A=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.map===void 0){const q={instancePath:i,keyword:"required",params:{missingProperty:"map"}};e===null?e=[q]:e.push(q),r++}for(const q in s)
if(!Y.call(fe.else.else.then.properties,q)){const R={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=
[R]:e.push(R),r++}if(s.map!==void 0&&(J(s.map,{instancePath:i+"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?J.errors:
e.concat(J.errors),r=e.length)),s.keys!==void 0&&(f(s.keys,{instancePath:i+"/keys",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===
null?f.errors:e.concat(f.errors),r=e.length)),s.min!==void 0){let q=s.min;if(!(typeof q=="number"&&isFinite(q))){const R={instancePath:i+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[R]:e.push(R),r++}}if(s.max!==void 0){let q=s.max;if(!(typeof q=="number"&&isFinite(q))){
const R={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[R]:e.push(R),r++}}}else{const q={instancePath:i,keyword:"t\
ype",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var a=A===r;z=a,G="then"}else{const A=r,$=r;let q=!0;const R=r;if(r===R)if(s&&typeof s==
"object"&&!Array.isArray(s)){let ue;if(s.fields===void 0&&(ue="fields")){const W={};e===null?e=[W]:e.push(W),r++}}else{const ue={};e===null?
e=[ue]:e.push(ue),r++}var m=R===r;r=$,e!==null&&($?e.length=$:e=null);let he;if(m){const ue=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
fields===void 0){const E={instancePath:i,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[E]:e.push(E),r++}for(const E in s)
if(!Y.call(fe.else.else.else.then.properties,E)){const B={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:E}};e===null?
e=[B]:e.push(B),r++}s.fields!==void 0&&(ye(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===
null?ye.errors:e.concat(ye.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,parentDataProperty:"\
include",rootData:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:i+"/object",parentData:s,
parentDataProperty:"object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&(V(s.reserved,{instancePath:i+
"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const E={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var m=ue===r;q=m,he="then"}else{const ue=r,W=r;let E=!0;const B=r;if(r===
B)if(s&&typeof s=="object"&&!Array.isArray(s)){let _e;if(s.union===void 0&&(_e="union")){const re={};e===null?e=[re]:e.push(re),r++}}else{const _e={};
e===null?e=[_e]:e.push(_e),r++}var h=B===r;r=W,e!==null&&(W?e.length=W:e=null);let U;if(h){const _e=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.union===void 0){const X={instancePath:i,keyword:"required",params:{missingProperty:"union"}};e===null?e=[X]:e.push(X),r++}for(const X in s)
if(!Y.call(fe.else.else.else.else.then.properties,X)){const T={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:X}};
e===null?e=[T]:e.push(T),r++}if(s.union!==void 0){let X=s.union;if(Array.isArray(X)){if(X.length<2){const se={instancePath:i+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[se]:e.push(se),r++}const T=X.length;for(let se=0;se<T;se++)J(X[se],{instancePath:i+"/union/"+se,parentData:X,
parentDataProperty:se,rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{const T={instancePath:i+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[T]:e.push(T),r++}}s.tag!==void 0&&(f(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}else{const X={instancePath:i,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[X]:e.push(X),r++}var h=_e===r;E=h,U="then"}else{const _e=r,re=r;let X=!0;const T=r;if(r===T)if(s&&typeof s=="object"&&!Array.
isArray(s)){let $e;if(s.const===void 0&&($e="const")){const ie={};e===null?e=[ie]:e.push(ie),r++}}else{const $e={};e===null?e=[$e]:e.push($e),
r++}var u=T===r;r=re,e!==null&&(re?e.length=re:e=null);let se;if(u){const $e=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){
const ae={instancePath:i,keyword:"required",params:{missingProperty:"const"}};e===null?e=[ae]:e.push(ae),r++}for(const ae in s)if(!Y.call(fe.
else.else.else.else.else.then.properties,ae)){const P={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:ae}};e===null?
e=[P]:e.push(P),r++}if(s.const!==void 0){let ae=s.const;if(typeof ae!="string"&&!(typeof ae=="number"&&isFinite(ae))&&typeof ae!="boolean"){
const P={instancePath:i+"/const",keyword:"type",params:{type:fe.else.else.else.else.else.then.properties.const.type}};e===null?e=[P]:e.push(
P),r++}}}else{const ae={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[ae]:e.push(ae),r++}var u=$e===r;X=u,se="then"}else{
const $e=r,ie=r;let ae=!0;const P=r;if(r===P)if(s&&typeof s=="object"&&!Array.isArray(s)){let qe;if(s.enum===void 0&&(qe="enum")){const Me={};
e===null?e=[Me]:e.push(Me),r++}}else{const qe={};e===null?e=[qe]:e.push(qe),r++}var o=P===r;r=ie,e!==null&&(ie?e.length=ie:e=null);let Z;if(o){
const qe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const ke={instancePath:i,keyword:"required",params:{missingProperty:"\
enum"}};e===null?e=[ke]:e.push(ke),r++}if(s.values===void 0){const ke={instancePath:i,keyword:"required",params:{missingProperty:"values"}};
e===null?e=[ke]:e.push(ke),r++}for(const ke in s)if(!Y.call(fe.else.else.else.else.else.else.then.properties,ke)){const Se={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:ke}};e===null?e=[Se]:e.push(Se),r++}if(s.enum!==void 0){let ke=s.enum;if(!(ke==="open"||ke===
"closed")){const Se={instancePath:i+"/enum",keyword:"enum",params:{allowedValues:fe.else.else.else.else.else.else.then.properties.enum.enum}};
e===null?e=[Se]:e.push(Se),r++}}s.values!==void 0&&(we(s.values,{instancePath:i+"/values",parentData:s,parentDataProperty:"values",rootData:p})||
(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.pattern!==void 0&&(f(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const ke={instancePath:i,keyword:"type",params:{type:"objec\
t"}};e===null?e=[ke]:e.push(ke),r++}var o=qe===r;ae=o,Z="then"}else{const qe=r,Me=r;let ke=!0;const Se=r;if(r===Se)if(s&&typeof s=="object"&&
!Array.isArray(s)){let Ne;if(s.stream===void 0&&(Ne="stream")){const jr={};e===null?e=[jr]:e.push(jr),r++}}else{const Ne={};e===null?e=[Ne]:
e.push(Ne),r++}var d=Se===r;r=Me,e!==null&&(Me?e.length=Me:e=null);let vr;if(d){const Ne=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
stream===void 0){const K={instancePath:i,keyword:"required",params:{missingProperty:"stream"}};e===null?e=[K]:e.push(K),r++}for(const K in s)
if(!Y.call(fe.else.else.else.else.else.else.else.then.properties,K)){const H={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:K}};
e===null?e=[H]:e.push(H),r++}if(s.stream!==void 0&&(Pe(s.stream,{instancePath:i+"/stream",parentData:s,parentDataProperty:"stream",rootData:p})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.until!==void 0){let K=s.until;if(K&&typeof K=="object"&&!Array.isArray(K)){if(Object.
keys(K).length<1){const H={instancePath:i+"/until",keyword:"minProperties",params:{limit:1}};e===null?e=[H]:e.push(H),r++}for(const H in K){
let be=K[H];if(typeof be!="string"&&!(typeof be=="number"&&isFinite(be))&&typeof be!="boolean"){const Je={instancePath:i+"/until/"+H.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:fe.else.else.else.else.else.else.else.then.properties.until.additionalProperties.
type}};e===null?e=[Je]:e.push(Je),r++}}}else{const H={instancePath:i+"/until",keyword:"type",params:{type:"object"}};e===null?e=[H]:e.push(H),
r++}}}else{const K={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var d=Ne===r;ke=d,vr="then"}else{const Ne=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const K={instancePath:i,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[K]:e.push(K),r++}for(const K in s)if(!Y.call(fe.else.else.else.else.else.else.else.else.properties,K)){const H={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:K}};e===null?e=[H]:e.push(H),r++}if(s.type!==void 0&&(L(s.type,{instancePath:i+"/type",parentData:s,
parentDataProperty:"type",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let K=s.min;if(!(typeof K=="num\
ber"&&isFinite(K))){const H={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===null?e=[H]:e.push(H),r++}}if(s.max!==void 0){let K=s.
max;if(!(typeof K=="number"&&isFinite(K))){const H={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[H]:e.push(H),r++}}
if(s.pattern!==void 0&&(f(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const K={instancePath:i+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[K]:e.push(K),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const K={instancePath:i+"/fraction",keyword:"enum",params:{allowedValues:fe.
else.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[K]:e.push(K),r++}if(s.write!==void 0&&s.write!=="seconds"){const K={
instancePath:i+"/write",keyword:"enum",params:{allowedValues:fe.else.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[
K]:e.push(K),r++}if(s.version!==void 0&&s.version!==4){const K={instancePath:i+"/version",keyword:"enum",params:{allowedValues:fe.else.else.
else.else.else.else.else.else.properties.version.enum}};e===null?e=[K]:e.push(K),r++}if(s.prefix!==void 0&&(f(s.prefix,{instancePath:i+"/pre\
fix",parentData:s,parentDataProperty:"prefix",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,
{instancePath:i+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==
void 0){let K=s.inside;if(!(K==="warn"||K==="require")){const H={instancePath:i+"/inside",keyword:"enum",params:{allowedValues:fe.else.else.
else.else.else.else.else.else.properties.inside.enum}};e===null?e=[H]:e.push(H),r++}}if(s.list!==void 0&&(J(s.list,{instancePath:i+"/list",parentData:s,
parentDataProperty:"list",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){
const K={instancePath:i+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[K]:e.push(K),r++}if(s.map!==void 0&&(J(s.map,{instancePath:i+
"/map",parentData:s,parentDataProperty:"map",rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.keys!==void 0&&(f(s.keys,{
instancePath:i+"/keys",parentData:s,parentDataProperty:"keys",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.fields!==
void 0&&(ye(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:p})||(e=e===null?ye.errors:e.concat(ye.errors),
r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,parentDataProperty:"include",rootData:p})||(e=e===null?
pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"object",
rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&(V(s.reserved,{instancePath:i+"/reserved",parentData:s,
parentDataProperty:"reserved",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.union!==void 0){let K=s.union;if(Array.isArray(
K)){if(K.length<2){const be={instancePath:i+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[be]:e.push(be),r++}const H=K.length;for(let be=0;be<
H;be++)J(K[be],{instancePath:i+"/union/"+be,parentData:K,parentDataProperty:be,rootData:p})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{
const H={instancePath:i+"/union",keyword:"type",params:{type:"array"}};e===null?e=[H]:e.push(H),r++}}if(s.tag!==void 0&&(f(s.tag,{instancePath:i+
"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,
{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),
s.const!==void 0){let K=s.const;if(typeof K!="string"&&!(typeof K=="number"&&isFinite(K))&&typeof K!="boolean"){const H={instancePath:i+"/co\
nst",keyword:"type",params:{type:fe.else.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[H]:e.push(H),r++}}if(s.enum!==
void 0){let K=s.enum;if(!(K==="open"||K==="closed")){const H={instancePath:i+"/enum",keyword:"enum",params:{allowedValues:fe.else.else.else.
else.else.else.else.else.properties.enum.enum}};e===null?e=[H]:e.push(H),r++}}if(s.values!==void 0&&(we(s.values,{instancePath:i+"/values",parentData:s,
parentDataProperty:"values",rootData:p})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.stream!==void 0&&(Pe(s.stream,{instancePath:i+
"/stream",parentData:s,parentDataProperty:"stream",rootData:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.until!==void 0){let K=s.
until;if(K&&typeof K=="object"&&!Array.isArray(K)){if(Object.keys(K).length<1){const H={instancePath:i+"/until",keyword:"minProperties",params:{
limit:1}};e===null?e=[H]:e.push(H),r++}for(const H in K){let be=K[H];if(typeof be!="string"&&!(typeof be=="number"&&isFinite(be))&&typeof be!=
"boolean"){const Je={instancePath:i+"/until/"+H.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:fe.else.else.else.else.else.
else.else.else.properties.until.additionalProperties.type}};e===null?e=[Je]:e.push(Je),r++}}}else{const H={instancePath:i+"/until",keyword:"\
type",params:{type:"object"}};e===null?e=[H]:e.push(H),r++}}}else{const K={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=
[K]:e.push(K),r++}var d=Ne===r;ke=d,vr="else"}if(!ke){const Ne={instancePath:i,keyword:"if",params:{failingKeyword:vr}};e===null?e=[Ne]:e.push(
Ne),r++}var o=qe===r;ae=o,Z="else"}if(!ae){const qe={instancePath:i,keyword:"if",params:{failingKeyword:Z}};e===null?e=[qe]:e.push(qe),r++}var u=$e===
r;X=u,se="else"}if(!X){const $e={instancePath:i,keyword:"if",params:{failingKeyword:se}};e===null?e=[$e]:e.push($e),r++}var h=_e===r;E=h,U="\
else"}if(!E){const _e={instancePath:i,keyword:"if",params:{failingKeyword:U}};e===null?e=[_e]:e.push(_e),r++}var m=ue===r;q=m,he="else"}if(!q){
const ue={instancePath:i,keyword:"if",params:{failingKeyword:he}};e===null?e=[ue]:e.push(ue),r++}var a=A===r;z=a,G="else"}if(!z){const A={instancePath:i,
keyword:"if",params:{failingKeyword:G}};e===null?e=[A]:e.push(A),r++}var l=I===r;D=l,M="else"}if(!D){const I={instancePath:i,keyword:"if",params:{
failingKeyword:M}};e===null?e=[I]:e.push(I),r++}var g=v===r;n=g,w="else"}if(!n){const v={instancePath:i,keyword:"if",params:{failingKeyword:w}};
e===null?e=[v]:e.push(v),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const v={instancePath:i+
"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}if(s.lenient!==void 0&&(Ie(s.lenient,{instancePath:i+"/leni\
ent",parentData:s,parentDataProperty:"lenient",rootData:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.since!==void 0&&(ce(s.
since,{instancePath:i+"/since",parentData:s,parentDataProperty:"since",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),
s.deprecated!==void 0&&(je(s.deprecated,{instancePath:i+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:p})||(e=e===null?
je.errors:e.concat(je.errors),r=e.length)),s.allow!==void 0&&(oe(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||
(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.name!==void 0){let v=s.name;if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))&&
typeof v!="boolean"){const j={instancePath:i+"/name",keyword:"type",params:{type:fe.properties.name.type}};e===null?e=[j]:e.push(j),r++}if(typeof v==
"string"&&!Ge.test(v)){const j={instancePath:i+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[j]:e.push(j),r++}}
if(s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const v={instancePath:i+"/bodyRequired",keyword:"type",params:{type:"boolean"}};
e===null?e=[v]:e.push(v),r++}if(s.originalName!==void 0&&(f(s.originalName,{instancePath:i+"/originalName",parentData:s,parentDataProperty:"\
originalName",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.rules!==void 0){let v=s.rules;if(v&&typeof v=="object"&&!Array.
isArray(v)){if(Object.keys(v).length<1){const j={instancePath:i+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[j]:e.push(j),
r++}for(const j in v){const D=r;if(typeof j=="string"&&!ze.test(j)){const _={instancePath:i+"/rules",keyword:"pattern",params:{pattern:"^[a-\
z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:j};e===null?e=[_]:e.push(_),r++}var y=D===r;if(!y){const _={instancePath:i+"/rules",keyword:"\
propertyNames",params:{propertyName:j}};e===null?e=[_]:e.push(_),r++}}for(const j in v)Ae(v[j],{instancePath:i+"/rules/"+j.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:v,parentDataProperty:j,rootData:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const j={instancePath:i+
"/rules",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.examples!==void 0){let v=s.examples;if(v&&typeof v=="obje\
ct"&&!Array.isArray(v)){for(const j in v){const D=r;if(typeof j=="string"&&!ne.test(j)){const _={instancePath:i+"/examples",keyword:"pattern",
params:{pattern:"\\S"},propertyName:j};e===null?e=[_]:e.push(_),r++}var b=D===r;if(!b){const _={instancePath:i+"/examples",keyword:"property\
Names",params:{propertyName:j}};e===null?e=[_]:e.push(_),r++}}for(const j in v){let D=v[j];if(!(D&&typeof D=="object"&&!Array.isArray(D))){const _={
instancePath:i+"/examples/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}}}else{
const j={instancePath:i+"/examples",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.variations!==void 0){let v=s.variations;
if(Array.isArray(v)){if(v.length<1){const D={instancePath:i+"/variations",keyword:"minItems",params:{limit:1}};e===null?e=[D]:e.push(D),r++}
const j=v.length;for(let D=0;D<j;D++)Ve(v[D],{instancePath:i+"/variations/"+D,parentData:v,parentDataProperty:D,rootData:p})||(e=e===null?Ve.
errors:e.concat(Ve.errors),r=e.length)}else{const j={instancePath:i+"/variations",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(
j),r++}}if(s.invalid!==void 0){let v=s.invalid;if(v&&typeof v=="object"&&!Array.isArray(v)){for(const j in v){const D=r;if(typeof j=="string"&&
!ne.test(j)){const _={instancePath:i+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:j};e===null?e=[_]:e.push(_),r++}var k=D===
r;if(!k){const _={instancePath:i+"/invalid",keyword:"propertyNames",params:{propertyName:j}};e===null?e=[_]:e.push(_),r++}}for(const j in v)
Oe(v[j],{instancePath:i+"/invalid/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:j,rootData:p})||(e=e===null?Oe.
errors:e.concat(Oe.errors),r=e.length)}else{const j={instancePath:i+"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(
j),r++}}if(s.wire!==void 0){let v=s.wire;if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(v).length<1){const j={instancePath:i+"/\
wire",keyword:"minProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}for(const j in v){const D=r;if(typeof j=="string"&&!ne.test(j)){
const _={instancePath:i+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:j};e===null?e=[_]:e.push(_),r++}var x=D===r;if(!x){const _={
instancePath:i+"/wire",keyword:"propertyNames",params:{propertyName:j}};e===null?e=[_]:e.push(_),r++}}for(const j in v)Ze(v[j],{instancePath:i+
"/wire/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:j,rootData:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),
r=e.length)}else{const j={instancePath:i+"/wire",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{const v={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}return ur.errors=e,r===0}function ar(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const u={instancePath:i,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[u]:e.push(u),r++}if(s.from===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"\
from"}};e===null?e=[u]:e.push(u),r++}if(s.to===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"to"}};e===null?e=
[u]:e.push(u),r++}if(s.examples===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"examples"}};e===null?e=[u]:e.push(
u),r++}if(s.invalid===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"invalid"}};e===null?e=[u]:e.push(u),r++}for(const u in s)
if(!Y.call(fr.properties,u)){const o={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[o]:e.push(o),
r++}if(s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
r=e.length)),s.name!==void 0){let u=s.name;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const o={instancePath:i+
"/name",keyword:"type",params:{type:fr.properties.name.type}};e===null?e=[o]:e.push(o),r++}if(typeof u=="string"&&!Ge.test(u)){const o={instancePath:i+
"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[o]:e.push(o),r++}}if(s.originalName!==void 0&&(f(s.originalName,
{instancePath:i+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),
s.from!==void 0){let u=s.from;const o=r;let d=!0;const y=r;if(!Array.isArray(u)){const k={};e===null?e=[k]:e.push(k),r++}var t=y===r;r=o,e!==
null&&(o?e.length=o:e=null);let b;if(t){const k=r;if(Array.isArray(u)){if(u.length<1){const j={instancePath:i+"/from",keyword:"minItems",params:{
limit:1}};e===null?e=[j]:e.push(j),r++}const v=u.length;for(let j=0;j<v;j++)f(u[j],{instancePath:i+"/from/"+j,parentData:u,parentDataProperty:j,
rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const v={instancePath:i+"/from",keyword:"type",params:{type:"array"}};
e===null?e=[v]:e.push(v),r++}var t=k===r;d=t,b="then"}else{const k=r;f(u,{instancePath:i+"/from",parentData:s,parentDataProperty:"from",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length);var t=k===r;d=t,b="else"}if(!d){const k={instancePath:i+"/from",keyword:"if",params:{failingKeyword:b}};
e===null?e=[k]:e.push(k),r++}}if(s.to!==void 0){let u=s.to;const o=r;let d=!0;const y=r;if(!Array.isArray(u)){const k={};e===null?e=[k]:e.push(
k),r++}var n=y===r;r=o,e!==null&&(o?e.length=o:e=null);let b;if(n){const k=r;if(Array.isArray(u)){if(u.length<1){const j={instancePath:i+"/t\
o",keyword:"minItems",params:{limit:1}};e===null?e=[j]:e.push(j),r++}const v=u.length;for(let j=0;j<v;j++)f(u[j],{instancePath:i+"/to/"+j,parentData:u,
parentDataProperty:j,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const v={instancePath:i+"/to",keyword:"type",params:{
type:"array"}};e===null?e=[v]:e.push(v),r++}var n=k===r;d=n,b="then"}else{const k=r;f(u,{instancePath:i+"/to",parentData:s,parentDataProperty:"\
to",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length);var n=k===r;d=n,b="else"}if(!d){const k={instancePath:i+"/to",keyword:"\
if",params:{failingKeyword:b}};e===null?e=[k]:e.push(k),r++}}if(s.ack!==void 0&&s.ack!=="required"){const u={instancePath:i+"/ack",keyword:"\
enum",params:{allowedValues:fr.properties.ack.enum}};e===null?e=[u]:e.push(u),r++}if(s.replies!==void 0&&(te(s.replies,{instancePath:i+"/rep\
lies",parentData:s,parentDataProperty:"replies",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.conventions!==void 0){
let u=s.conventions;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const o in u){const d=r;if(typeof o=="string"&&!ne.test(o)){const y={instancePath:i+
"/conventions",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[y]:e.push(y),r++}var c=d===r;if(!c){const y={instancePath:i+
"/conventions",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u){let d=u[o];const y=r;let b=!0;
const k=r;if(!Array.isArray(d)){const v={};e===null?e=[v]:e.push(v),r++}var g=k===r;r=y,e!==null&&(y?e.length=y:e=null);let x;if(g){const v=r;
V(d,{instancePath:i+"/conventions/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,rootData:p})||(e=e===null?V.errors:
e.concat(V.errors),r=e.length);var g=v===r;b=g,x="then"}else{const v=r;if(d!=="request"){const D={instancePath:i+"/conventions/"+o.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:fr.properties.conventions.additionalProperties.else.enum}};e===null?e=[D]:e.push(
D),r++}var g=v===r;b=g,x="else"}if(!b){const v={instancePath:i+"/conventions/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{
failingKeyword:x}};e===null?e=[v]:e.push(v),r++}}}else{const o={instancePath:i+"/conventions",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}}if(s.aliases!==void 0&&(V(s.aliases,{instancePath:i+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:p})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.lenient!==void 0){let u=s.lenient;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const o in u)
if(o!=="aliases"){const d={instancePath:i+"/lenient",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),
r++}u.aliases!==void 0&&(V(u.aliases,{instancePath:i+"/lenient/aliases",parentData:u,parentDataProperty:"aliases",rootData:p})||(e=e===null?
V.errors:e.concat(V.errors),r=e.length))}else{const o={instancePath:i+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}if(s.envelope!==void 0){let u=s.envelope;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const o in u)if(!(o==="include"||o==="fiel\
ds")){const d={instancePath:i+"/envelope",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),r++}u.include!==
void 0&&(pe(u.include,{instancePath:i+"/envelope/include",parentData:u,parentDataProperty:"include",rootData:p})||(e=e===null?pe.errors:e.concat(
pe.errors),r=e.length)),u.fields!==void 0&&(ye(u.fields,{instancePath:i+"/envelope/fields",parentData:u,parentDataProperty:"fields",rootData:p})||
(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else{const o={instancePath:i+"/envelope",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}}if(s.frame!==void 0&&(f(s.frame,{instancePath:i+"/frame",parentData:s,parentDataProperty:"frame",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length)),s.tag!==void 0&&(f(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.body!==void 0&&(Pe(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"bo\
dy",rootData:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const u={
instancePath:i+"/bodyRequired",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}if(s.result!==void 0){let u=s.result;const o=r;
let d=!0;const y=r;if(!(u&&typeof u=="object"&&!Array.isArray(u))){const k={};e===null?e=[k]:e.push(k),r++}var w=y===r;r=o,e!==null&&(o?e.length=
o:e=null);let b;if(w){const k=r;ur(u,{instancePath:i+"/result",parentData:s,parentDataProperty:"result",rootData:p})||(e=e===null?ur.errors:
e.concat(ur.errors),r=e.length);var w=k===r;d=w,b="then"}else{const k=r;Pe(u,{instancePath:i+"/result",parentData:s,parentDataProperty:"resu\
lt",rootData:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);var w=k===r;d=w,b="else"}if(!d){const k={instancePath:i+"/result",keyword:"\
if",params:{failingKeyword:b}};e===null?e=[k]:e.push(k),r++}}if(s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,parentDataProperty:"\
include",rootData:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.fields!==void 0&&(ye(s.fields,{instancePath:i+"/fields",parentData:s,
parentDataProperty:"fields",rootData:p})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),s.object!==void 0&&(ee(s.object,{instancePath:i+
"/object",parentData:s,parentDataProperty:"object",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.reserved!==void 0&&
(V(s.reserved,{instancePath:i+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=
e.length)),s.rules!==void 0){let u=s.rules;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={instancePath:i+
"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="string"&&!ze.test(
o)){const y={instancePath:i+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?
e=[y]:e.push(y),r++}var l=d===r;if(!l){const y={instancePath:i+"/rules",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(
y),r++}}for(const o in u)Ae(u[o],{instancePath:i+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,rootData:p})||
(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const o={instancePath:i+"/rules",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}}if(s.examples!==void 0){let u=s.examples;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const o in u){const d=r;if(typeof o==
"string"&&!ne.test(o)){const y={instancePath:i+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[y]:e.push(y),
r++}var a=d===r;if(!a){const y={instancePath:i+"/examples",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u){
let d=u[o];if(!(d&&typeof d=="object"&&!Array.isArray(d))){const y={instancePath:i+"/examples/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const o={instancePath:i+"/examples",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(s.variations!==void 0){let u=s.variations;if(Array.isArray(u)){if(u.length<1){const d={instancePath:i+"/var\
iations",keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const o=u.length;for(let d=0;d<o;d++)Ve(u[d],{instancePath:i+"/va\
riations/"+d,parentData:u,parentDataProperty:d,rootData:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)}else{const o={instancePath:i+
"/variations",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.invalid!==void 0){let u=s.invalid;if(u&&typeof u=="ob\
ject"&&!Array.isArray(u)){for(const o in u){const d=r;if(typeof o=="string"&&!ne.test(o)){const y={instancePath:i+"/invalid",keyword:"patter\
n",params:{pattern:"\\S"},propertyName:o};e===null?e=[y]:e.push(y),r++}var m=d===r;if(!m){const y={instancePath:i+"/invalid",keyword:"proper\
tyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u)Oe(u[o],{instancePath:i+"/invalid/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:u,parentDataProperty:o,rootData:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)}else{const o={instancePath:i+
"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.wire!==void 0){let u=s.wire;if(u&&typeof u=="object"&&!Array.
isArray(u)){if(Object.keys(u).length<1){const o={instancePath:i+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}
for(const o in u){const d=r;if(typeof o=="string"&&!ne.test(o)){const y={instancePath:i+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var h=d===r;if(!h){const y={instancePath:i+"/wire",keyword:"propertyNames",params:{propertyName:o}};e===null?e=
[y]:e.push(y),r++}}for(const o in u)Ze(u[o],{instancePath:i+"/wire/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,
rootData:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)}else{const o={instancePath:i+"/wire",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}s.since!==void 0&&(ce(s.since,{instancePath:i+"/since",parentData:s,parentDataProperty:"since",rootData:p})||(e=
e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.deprecated!==void 0&&(je(s.deprecated,{instancePath:i+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:p})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.allow!==void 0&&(oe(s.allow,{instancePath:i+"/allow",parentData:s,
parentDataProperty:"allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length))}else{const u={instancePath:i,keyword:"type",
params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return ar.errors=e,r===0}const ys={minProperties:1,type:"object",properties:{unparsable:{},
unknownMessage:{},invalidMessage:{},handlerFailed:{}},additionalProperties:!1};function yr(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const t={instancePath:i,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="unparsable"||t==="unknownMessage"||t==="invalidMessa\
ge"||t==="handlerFailed")){const n={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}}else{
const t={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return yr.errors=e,r===0}const cs={type:"object",
properties:{message:{$ref:"#/definitions/string"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["message","where"]},ds={if:{type:"a\
rray"},then:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},else:{$ref:"#/definitions/string"}};function Te(s,{instancePath:i="",
parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;if(!Array.isArray(s)){const l={};e===null?e=
[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const l=r;if(Array.isArray(s)){if(s.length<1){const h={instancePath:i,
keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const m=s.length;for(let h=0;h<m;h++)f(s[h],{instancePath:i+"/"+h,parentData:s,
parentDataProperty:h,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const m={instancePath:i,keyword:"type",params:{type:"\
array"}};e===null?e=[m]:e.push(m),r++}var g=l===r;n=g,w="then"}else{const l=r;f(s,{instancePath:i,parentData:F,parentDataProperty:S,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length);var g=l===r;n=g,w="else"}if(!n){const l={instancePath:i,keyword:"if",params:{failingKeyword:w}};
e===null?e=[l]:e.push(l),r++}return Te.errors=e,r===0}function cr(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const n={instancePath:i,keyword:"required",params:{missingProperty:"\
message"}};e===null?e=[n]:e.push(n),r++}if(s.where===void 0){const n={instancePath:i,keyword:"required",params:{missingProperty:"where"}};e===
null?e=[n]:e.push(n),r++}for(const n in s)if(!(n==="message"||n==="requests"||n==="where")){const c={instancePath:i,keyword:"additionalPrope\
rties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(s.message!==void 0&&(f(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.requests!==void 0&&(Te(s.requests,{instancePath:i+
"/requests",parentData:s,parentDataProperty:"requests",rootData:p})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s.where!==void 0){
let n=s.where;if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){const c={instancePath:i+"/where",keyword:"minProperti\
es",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in n){const g=r;if(typeof c=="string"&&!ne.test(c)){const w={instancePath:i+"\
/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:c};e===null?e=[w]:e.push(w),r++}var t=g===r;if(!t){const w={instancePath:i+"/w\
here",keyword:"propertyNames",params:{propertyName:c}};e===null?e=[w]:e.push(w),r++}}for(const c in n)N(n[c],{instancePath:i+"/where/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:c,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const c={
instancePath:i+"/where",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const n={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}return cr.errors=e,r===0}const ms={type:"object",properties:{pattern:{$ref:"#/definitions/strin\
g"},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["doc"]};function dr(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:i,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="pattern"||t==="doc")){const n={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}s.pattern!==void 0&&(f(s.pattern,{instancePath:i+"/pattern",
parentData:s,parentDataProperty:"pattern",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.doc!==void 0&&(f(s.doc,{instancePath:i+
"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const t={instancePath:i,
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
required:["after","within","doc"]},Wr=new RegExp("^[1-9][0-9]*[smhd]$","u");function mr(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.after===void 0){const n={instancePath:i,keyword:"required",
params:{missingProperty:"after"}};e===null?e=[n]:e.push(n),r++}if(s.within===void 0){const n={instancePath:i,keyword:"required",params:{missingProperty:"\
within"}};e===null?e=[n]:e.push(n),r++}if(s.doc===void 0){const n={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[n]:e.push(n),r++}for(const n in s)if(!(n==="after"||n==="within"||n==="level"||n==="doc")){const c={instancePath:i,keyword:"additionalPro\
perties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(s.after!==void 0){let n=s.after;if(Array.isArray(n)){if(n.length<1){
const g={instancePath:i+"/after",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}const c=n.length;for(let g=0;g<c;g++)f(n[g],
{instancePath:i+"/after/"+g,parentData:n,parentDataProperty:g,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const c={
instancePath:i+"/after",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.within!==void 0){let n=s.within;const c=r;let g=!0;
const w=r;if(!(n&&typeof n=="object"&&!Array.isArray(n))){const a={};e===null?e=[a]:e.push(a),r++}var t=w===r;r=c,e!==null&&(c?e.length=c:e=
null);let l;if(t){const a=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.seconds===void 0){const h={instancePath:i+"/within",keyword:"r\
equired",params:{missingProperty:"seconds"}};e===null?e=[h]:e.push(h),r++}for(const h in n)if(h!=="seconds"){const u={instancePath:i+"/withi\
n",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[u]:e.push(u),r++}n.seconds!==void 0&&(N(n.seconds,{instancePath:i+
"/within/seconds",parentData:n,parentDataProperty:"seconds",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const h={
instancePath:i+"/within",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="then"}else{const a=r;if(typeof n!=
"string"&&!(typeof n=="number"&&isFinite(n))&&typeof n!="boolean"){const h={instancePath:i+"/within",keyword:"type",params:{type:zr.properties.
within.else.type}};e===null?e=[h]:e.push(h),r++}if(typeof n=="string"&&!Wr.test(n)){const h={instancePath:i+"/within",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*[smhd]$"}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="else"}if(!g){const a={instancePath:i+"/within",keyword:"if",
params:{failingKeyword:l}};e===null?e=[a]:e.push(a),r++}}if(s.level!==void 0){let n=s.level;if(!(n==="warning"||n==="hint")){const c={instancePath:i+
"/level",keyword:"enum",params:{allowedValues:zr.properties.level.enum}};e===null?e=[c]:e.push(c),r++}}s.doc!==void 0&&(f(s.doc,{instancePath:i+
"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const n={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return mr.errors=e,r===0}const hs={if:{type:"object"},then:{type:"object",
properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definitions/messageList"},unacknowledged:{
$ref:"#/definitions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/string"}},at:{type:"integer",minimum:0},issue:{$ref:"#/d\
efinitions/string"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1}},
gs={if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{type:"object"}},else:{$ref:"#/definitions/s\
tring"}};function Ee(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;if(!(s&&
typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){
const l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const m={instancePath:i,keyword:"maxProperties",params:{limit:1}};
e===null?e=[m]:e.push(m),r++}if(Object.keys(s).length<1){const m={instancePath:i,keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.
push(m),r++}for(const m in s){let h=s[m];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const u={instancePath:i+"/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{const m={instancePath:i,keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),r++}var g=l===r;n=g,w="then"}else{const l=r;f(s,{instancePath:i,parentData:F,parentDataProperty:S,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length);var g=l===r;n=g,w="else"}if(!n){const l={instancePath:i,keyword:"if",params:{failingKeyword:w}};
e===null?e=[l]:e.push(l),r++}return Ee.errors=e,r===0}function Le(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,
r=0;const t=r;let n=!0;const c=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var g=c===r;r=t,e!==
null&&(t?e.length=t:e=null);let w;if(g){const l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.messages===void 0){const m={instancePath:i,
keyword:"required",params:{missingProperty:"messages"}};e===null?e=[m]:e.push(m),r++}for(const m in s)if(!(m==="messages"||m==="awaits"||m===
"unacknowledged"||m==="warnings"||m==="at"||m==="issue")){const h={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[h]:e.push(h),r++}if(s.messages!==void 0){let m=s.messages;if(Array.isArray(m)){if(m.length<1){const u={instancePath:i+"/messages",
keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),r++}const h=m.length;for(let u=0;u<h;u++)Ee(m[u],{instancePath:i+"/messages/"+
u,parentData:m,parentDataProperty:u,rootData:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)}else{const h={instancePath:i+"/messa\
ges",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(s.awaits!==void 0&&(te(s.awaits,{instancePath:i+"/awaits",parentData:s,
parentDataProperty:"awaits",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.unacknowledged!==void 0&&(te(s.unacknowledged,
{instancePath:i+"/unacknowledged",parentData:s,parentDataProperty:"unacknowledged",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=
e.length)),s.warnings!==void 0){let m=s.warnings;if(Array.isArray(m)){const h=m.length;for(let u=0;u<h;u++)f(m[u],{instancePath:i+"/warnings\
/"+u,parentData:m,parentDataProperty:u,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const h={instancePath:i+"/warn\
ings",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(s.at!==void 0){let m=s.at;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){const h={instancePath:i+"/at",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof m=="number"&&
isFinite(m)&&(m<0||isNaN(m))){const h={instancePath:i+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}
s.issue!==void 0&&(f(s.issue,{instancePath:i+"/issue",parentData:s,parentDataProperty:"issue",rootData:p})||(e=e===null?f.errors:e.concat(f.
errors),r=e.length))}else{const m={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var g=l===r;n=g,w="the\
n"}else{const l=r;if(Array.isArray(s)){if(s.length<1){const h={instancePath:i,keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),
r++}const m=s.length;for(let h=0;h<m;h++)Ee(s[h],{instancePath:i+"/"+h,parentData:s,parentDataProperty:h,rootData:p})||(e=e===null?Ee.errors:
e.concat(Ee.errors),r=e.length)}else{const m={instancePath:i,keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}var g=l===r;
n=g,w="else"}if(!n){const l={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return Le.errors=e,r===0}function hr(s,{
instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===
void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[l]:e.push(l),r++}if(s.key===void 0){const l={
instancePath:i,keyword:"required",params:{missingProperty:"key"}};e===null?e=[l]:e.push(l),r++}if(s.start===void 0){const l={instancePath:i,
keyword:"required",params:{missingProperty:"start"}};e===null?e=[l]:e.push(l),r++}if(s.steps===void 0){const l={instancePath:i,keyword:"requ\
ired",params:{missingProperty:"steps"}};e===null?e=[l]:e.push(l),r++}if(s.end===void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"\
end"}};e===null?e=[l]:e.push(l),r++}if(s.transcripts===void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"transcrip\
ts"}};e===null?e=[l]:e.push(l),r++}if(s.illegal===void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"illegal"}};e===
null?e=[l]:e.push(l),r++}for(const l in s)if(!Y.call(xr.properties,l)){const a={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[a]:e.push(a),r++}if(s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length)),s.key!==void 0){let l=s.key;const a=r;let m=!0;const h=r;if(!Array.isArray(l)){const o={};e===null?
e=[o]:e.push(o),r++}var t=h===r;r=a,e!==null&&(a?e.length=a:e=null);let u;if(t){const o=r;if(Array.isArray(l)){if(l.length<1){const b={instancePath:i+
"/key",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}const y=l.length;for(let b=0;b<y;b++)N(l[b],{instancePath:i+"/key/"+
b,parentData:l,parentDataProperty:b,rootData:p})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const y={instancePath:i+"/key",keyword:"\
type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}var t=o===r;m=t,u="then"}else{const o=r;if(!(l==="thread"||l==="connection")){const y={
instancePath:i+"/key",keyword:"enum",params:{allowedValues:xr.properties.key.else.enum}};e===null?e=[y]:e.push(y),r++}var t=o===r;m=t,u="els\
e"}if(!m){const o={instancePath:i+"/key",keyword:"if",params:{failingKeyword:u}};e===null?e=[o]:e.push(o),r++}}if(s.start!==void 0&&(Te(s.start,
{instancePath:i+"/start",parentData:s,parentDataProperty:"start",rootData:p})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s.steps!==
void 0){let l=s.steps;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const a in l){const m=r;if(typeof a=="string"&&!ne.test(a)){const h={
instancePath:i+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var n=m===r;if(!n){const h={instancePath:i+
"/steps",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)te(l[a],{instancePath:i+"/steps/"+a.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)}else{
const a={instancePath:i+"/steps",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.lenient!==void 0){let l=s.lenient;
if(l&&typeof l=="object"&&!Array.isArray(l)){for(const a in l){const m=r;if(typeof a=="string"&&!ne.test(a)){const h={instancePath:i+"/lenie\
nt",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[h]:e.push(h),r++}var c=m===r;if(!c){const h={instancePath:i+"/lenie\
nt",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[h]:e.push(h),r++}}for(const a in l)te(l[a],{instancePath:i+"/lenient/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:a,rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)}else{const a={
instancePath:i+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.anytime!==void 0&&(te(s.anytime,{instancePath:i+
"/anytime",parentData:s,parentDataProperty:"anytime",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.end!==void 0&&(te(
s.end,{instancePath:i+"/end",parentData:s,parentDataProperty:"end",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.rounds!==
void 0){let l=s.rounds;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.field===void 0){const a={instancePath:i+"/rounds",keyword:"required",
params:{missingProperty:"field"}};e===null?e=[a]:e.push(a),r++}if(l.start===void 0){const a={instancePath:i+"/rounds",keyword:"required",params:{
missingProperty:"start"}};e===null?e=[a]:e.push(a),r++}if(l.openedBy===void 0){const a={instancePath:i+"/rounds",keyword:"required",params:{
missingProperty:"openedBy"}};e===null?e=[a]:e.push(a),r++}if(l.echoedBy===void 0){const a={instancePath:i+"/rounds",keyword:"required",params:{
missingProperty:"echoedBy"}};e===null?e=[a]:e.push(a),r++}for(const a in l)if(!(a==="field"||a==="start"||a==="openedBy"||a==="echoedBy"||a===
"max")){const m={instancePath:i+"/rounds",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[m]:e.push(m),r++}if(l.field!==
void 0&&(N(l.field,{instancePath:i+"/rounds/field",parentData:l,parentDataProperty:"field",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),
r=e.length)),l.start!==void 0){let a=l.start;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const m={instancePath:i+"/rounds/star\
t",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){const m={instancePath:i+
"/rounds/start",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}l.openedBy!==void 0&&(f(l.openedBy,{instancePath:i+
"/rounds/openedBy",parentData:l,parentDataProperty:"openedBy",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),l.echoedBy!==
void 0&&(f(l.echoedBy,{instancePath:i+"/rounds/echoedBy",parentData:l,parentDataProperty:"echoedBy",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),l.max!==void 0&&(N(l.max,{instancePath:i+"/rounds/max",parentData:l,parentDataProperty:"max",rootData:p})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length))}else{const a={instancePath:i+"/rounds",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}if(s.deadlines!==void 0){let l=s.deadlines;if(Array.isArray(l)){if(l.length<1){const m={instancePath:i+"/deadlines",keyword:"minItem\
s",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const a=l.length;for(let m=0;m<a;m++)mr(l[m],{instancePath:i+"/deadlines/"+m,parentData:l,
parentDataProperty:m,rootData:p})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)}else{const a={instancePath:i+"/deadlines",keyword:"\
type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.transcripts!==void 0){let l=s.transcripts;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const a={instancePath:i+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}
for(const a in l){const m=r;if(typeof a=="string"&&!ne.test(a)){const h={instancePath:i+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},
propertyName:a};e===null?e=[h]:e.push(h),r++}var g=m===r;if(!g){const h={instancePath:i+"/transcripts",keyword:"propertyNames",params:{propertyName:a}};
e===null?e=[h]:e.push(h),r++}}for(const a in l)Le(l[a],{instancePath:i+"/transcripts/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,
parentDataProperty:a,rootData:p})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const a={instancePath:i+"/transcripts",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.illegal!==void 0){let l=s.illegal;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const a={instancePath:i+"/illegal",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in l){
const m=r;if(typeof a=="string"&&!ne.test(a)){const h={instancePath:i+"/illegal",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===
null?e=[h]:e.push(h),r++}var w=m===r;if(!w){const h={instancePath:i+"/illegal",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[
h]:e.push(h),r++}}for(const a in l){let m=l[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.messages===void 0){const h={instancePath:i+
"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"messages"}};e===null?e=[h]:e.push(h),r++}if(m.
at===void 0){const h={instancePath:i+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"at"}};
e===null?e=[h]:e.push(h),r++}for(const h in m)if(!(h==="messages"||h==="at"||h==="issue")){const u={instancePath:i+"/illegal/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[u]:e.push(u),r++}if(m.messages!==void 0){
let h=m.messages;if(Array.isArray(h)){if(h.length<1){const o={instancePath:i+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages",
keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}const u=h.length;for(let o=0;o<u;o++)Ee(h[o],{instancePath:i+"/illegal/"+a.
replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+o,parentData:h,parentDataProperty:o,rootData:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),
r=e.length)}else{const u={instancePath:i+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"type",params:{type:"array"}};
e===null?e=[u]:e.push(u),r++}}if(m.at!==void 0){let h=m.at;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const u={instancePath:i+
"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(typeof h==
"number"&&isFinite(h)&&(h<0||isNaN(h))){const u={instancePath:i+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}m.issue!==void 0&&(f(m.issue,{instancePath:i+"/illegal/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/issue",parentData:m,parentDataProperty:"issue",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{
const h={instancePath:i+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),
r++}}}else{const a={instancePath:i+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}s.allow!==void 0&&(oe(s.allow,
{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length))}else{const l={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return hr.errors=e,r===0}const Ir={type:"object",properties:{
doc:{$ref:"#/definitions/string"},agents:{enum:["any","one","many"]},messages:{if:{type:"array"},then:{$ref:"#/definitions/messageList"},else:{
enum:["all"]}}},additionalProperties:!1,required:["doc","agents","messages"]};function gr(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const n={instancePath:i,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[n]:e.push(n),r++}if(s.agents===void 0){const n={instancePath:i,keyword:"required",params:{missingProperty:"\
agents"}};e===null?e=[n]:e.push(n),r++}if(s.messages===void 0){const n={instancePath:i,keyword:"required",params:{missingProperty:"messages"}};
e===null?e=[n]:e.push(n),r++}for(const n in s)if(!(n==="doc"||n==="agents"||n==="messages")){const c={instancePath:i,keyword:"additionalProp\
erties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.agents!==void 0){let n=s.agents;if(!(n==="any"||n==="one"||n==="ma\
ny")){const c={instancePath:i+"/agents",keyword:"enum",params:{allowedValues:Ir.properties.agents.enum}};e===null?e=[c]:e.push(c),r++}}if(s.
messages!==void 0){let n=s.messages;const c=r;let g=!0;const w=r;if(!Array.isArray(n)){const a={};e===null?e=[a]:e.push(a),r++}var t=w===r;r=
c,e!==null&&(c?e.length=c:e=null);let l;if(t){const a=r;te(n,{instancePath:i+"/messages",parentData:s,parentDataProperty:"messages",rootData:p})||
(e=e===null?te.errors:e.concat(te.errors),r=e.length);var t=a===r;g=t,l="then"}else{const a=r;if(n!=="all"){const h={instancePath:i+"/messag\
es",keyword:"enum",params:{allowedValues:Ir.properties.messages.else.enum}};e===null?e=[h]:e.push(h),r++}var t=a===r;g=t,l="else"}if(!g){const a={
instancePath:i+"/messages",keyword:"if",params:{failingKeyword:l}};e===null?e=[a]:e.push(a),r++}}}else{const n={instancePath:i,keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return gr.errors=e,r===0}const ws={type:"object",properties:{doc:{$ref:"#/definitions/s\
tring"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definit\
ions/string"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}},otherwise:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}}},additionalProperties:!1},replies:{type:"array",items:{
$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:["reasons","replies"]},ks={
type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{message:{$ref:"#/d\
efinitions/string"},fields:!0},additionalProperties:!1,required:["message","fields"]},else:{if:{type:"object",required:["object"]},then:{type:"\
object",properties:{object:{$ref:"#/definitions/string"},fields:!0},additionalProperties:!1,required:["object","fields"]},else:{type:"object",
properties:{message:{$ref:"#/definitions/string"},object:{$ref:"#/definitions/string"},fields:!0},additionalProperties:!1,required:["message",
"fields"]}}};function wr(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;const t=r;let n=!0;const c=r;
if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.message===void 0&&(a="message")){const m={};e===null?e=[m]:e.push(m),r++}}else{
const a={};e===null?e=[a]:e.push(a),r++}var g=c===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(g){const a=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.message===void 0){const h={instancePath:i,keyword:"required",params:{missingProperty:"message"}};e===null?e=[h]:e.push(h),r++}
if(s.fields===void 0){const h={instancePath:i,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[h]:e.push(h),r++}for(const h in s)
if(!(h==="message"||h==="fields")){const u={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[u]:e.push(
u),r++}s.message!==void 0&&(f(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length))}else{const h={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var g=a===r;
n=g,w="then"}else{const a=r,m=r;let h=!0;const u=r;if(r===u)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.object===void 0&&(y="obj\
ect")){const b={};e===null?e=[b]:e.push(b),r++}}else{const y={};e===null?e=[y]:e.push(y),r++}var l=u===r;r=m,e!==null&&(m?e.length=m:e=null);
let o;if(l){const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){const k={instancePath:i,keyword:"required",params:{
missingProperty:"object"}};e===null?e=[k]:e.push(k),r++}if(s.fields===void 0){const k={instancePath:i,keyword:"required",params:{missingProperty:"\
fields"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!(k==="object"||k==="fields")){const x={instancePath:i,keyword:"additionalPropert\
ies",params:{additionalProperty:k}};e===null?e=[x]:e.push(x),r++}s.object!==void 0&&(f(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"\
object",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length))}else{const k={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[k]:e.push(k),r++}var l=y===r;h=l,o="then"}else{const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const k={
instancePath:i,keyword:"required",params:{missingProperty:"message"}};e===null?e=[k]:e.push(k),r++}if(s.fields===void 0){const k={instancePath:i,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!(k==="message"||k==="object"||k==="f\
ields")){const x={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[x]:e.push(x),r++}s.message!==void 0&&
(f(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.
length)),s.object!==void 0&&(f(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"object",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),r=e.length))}else{const k={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var l=y===r;
h=l,o="else"}if(!h){const y={instancePath:i,keyword:"if",params:{failingKeyword:o}};e===null?e=[y]:e.push(y),r++}var g=a===r;n=g,w="else"}if(!n){
const a={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[a]:e.push(a),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
fields!==void 0){let a=s.fields;if(!(a&&typeof a=="object"&&!Array.isArray(a))){const m={instancePath:i+"/fields",keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),r++}}}else{const a={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return wr.
errors=e,r===0}function kr(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reasons===void 0){const g={instancePath:i,keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[g]:e.push(
g),r++}if(s.replies===void 0){const g={instancePath:i,keyword:"required",params:{missingProperty:"replies"}};e===null?e=[g]:e.push(g),r++}for(const g in s)
if(!(g==="doc"||g==="reasons"||g==="replies"||g==="silent")){const w={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[w]:e.push(w),r++}if(s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),r=e.length)),s.reasons!==void 0){let g=s.reasons;if(g&&typeof g=="object"&&!Array.isArray(g)){for(const w in g)if(!(w===
"unknown-type"||w==="wrong-version"||w==="otherwise")){const l={instancePath:i+"/reasons",keyword:"additionalProperties",params:{additionalProperty:w}};
e===null?e=[l]:e.push(l),r++}if(g["unknown-type"]!==void 0){let w=g["unknown-type"];if(w&&typeof w=="object"&&!Array.isArray(w)){for(const l in w){
const a=r;if(typeof l=="string"&&!ne.test(l)){const m={instancePath:i+"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};
e===null?e=[m]:e.push(m),r++}var t=a===r;if(!t){const m={instancePath:i+"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[m]:e.push(m),r++}}for(const l in w)f(w[l],{instancePath:i+"/reasons/unknown-type/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,
parentDataProperty:l,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const l={instancePath:i+"/reasons/unknown-type",
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(g["wrong-version"]!==void 0){let w=g["wrong-version"];if(w&&typeof w==
"object"&&!Array.isArray(w)){for(const l in w){const a=r;if(typeof l=="string"&&!ne.test(l)){const m={instancePath:i+"/reasons/wrong-version",
keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var n=a===r;if(!n){const m={instancePath:i+"/reasons/w\
rong-version",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}for(const l in w)f(w[l],{instancePath:i+"/reaso\
ns/wrong-version/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:p})||(e=e===null?f.errors:e.concat(f.
errors),r=e.length)}else{const l={instancePath:i+"/reasons/wrong-version",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}
if(g.otherwise!==void 0){let w=g.otherwise;if(w&&typeof w=="object"&&!Array.isArray(w)){for(const l in w){const a=r;if(typeof l=="string"&&!ne.
test(l)){const m={instancePath:i+"/reasons/otherwise",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}
var c=a===r;if(!c){const m={instancePath:i+"/reasons/otherwise",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}
for(const l in w)f(w[l],{instancePath:i+"/reasons/otherwise/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const l={instancePath:i+"/reasons/otherwise",keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}}}else{const w={instancePath:i+"/reasons",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}
if(s.replies!==void 0){let g=s.replies;if(Array.isArray(g)){if(g.length<1){const l={instancePath:i+"/replies",keyword:"minItems",params:{limit:1}};
e===null?e=[l]:e.push(l),r++}const w=g.length;for(let l=0;l<w;l++)wr(g[l],{instancePath:i+"/replies/"+l,parentData:g,parentDataProperty:l,rootData:p})||
(e=e===null?wr.errors:e.concat(wr.errors),r=e.length)}else{const w={instancePath:i+"/replies",keyword:"type",params:{type:"array"}};e===null?
e=[w]:e.push(w),r++}}s.silent!==void 0&&(te(s.silent,{instancePath:i+"/silent",parentData:s,parentDataProperty:"silent",rootData:p})||(e=e===
null?te.errors:e.concat(te.errors),r=e.length))}else{const g={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),
r++}return kr.errors=e,r===0}const bs={type:"object",properties:{rename:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"},minProperties:1},values:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},minProperties:1},add:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{},minProperties:1}},additionalProperties:!1};function br(s,{instancePath:i="",parentData:F,parentDataProperty:S,
rootData:p=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const w in s)if(!(w==="rename"||w==="values"||w==="add")){
const l={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[l]:e.push(l),r++}if(s.rename!==void 0){let w=s.
rename;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:i+"/rename",keyword:"minProperties",params:{
limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in w){const a=r;if(typeof l=="string"&&!ne.test(l)){const m={instancePath:i+"/rename",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var t=a===r;if(!t){const m={instancePath:i+"/rename",keyword:"p\
ropertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}for(const l in w)f(w[l],{instancePath:i+"/rename/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const l={instancePath:i+
"/rename",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.values!==void 0){let w=s.values;if(w&&typeof w=="object"&&
!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:i+"/values",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.
push(l),r++}for(const l in w){const a=r;if(typeof l=="string"&&!ne.test(l)){const m={instancePath:i+"/values",keyword:"pattern",params:{pattern:"\
\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var n=a===r;if(!n){const m={instancePath:i+"/values",keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[m]:e.push(m),r++}}for(const l in w){let a=w[l];if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const m={
instancePath:i+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}for(const m in a){
const h=r;if(typeof m=="string"&&!ne.test(m)){const u={instancePath:i+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",
params:{pattern:"\\S"},propertyName:m};e===null?e=[u]:e.push(u),r++}var c=h===r;if(!c){const u={instancePath:i+"/values/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:m}};e===null?e=[u]:e.push(u),r++}}for(const m in a)f(a[m],{instancePath:i+"\
/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:m,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const m={instancePath:i+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{const l={instancePath:i+"/values",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}}if(s.add!==void 0){let w=s.add;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:i+
"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in w){const a=r;if(typeof l=="string"&&!ne.test(l)){
const m={instancePath:i+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var g=a===r;if(!g){const m={
instancePath:i+"/add",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}}else{const l={instancePath:i+"/add",keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{const w={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=
[w]:e.push(w),r++}return br.errors=e,r===0}function Kr(s,{instancePath:i="",parentData:F,parentDataProperty:S,rootData:p=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"pro\
tocol"}};e===null?e=[u]:e.push(u),r++}if(s.title===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"title"}};e===
null?e=[u]:e.push(u),r++}if(s.version===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"version"}};e===null?e=[u]:
e.push(u),r++}if(s.objects===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"objects"}};e===null?e=[u]:e.push(u),
r++}if(s.doc===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.push(u),r++}if(s.roles===
void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"roles"}};e===null?e=[u]:e.push(u),r++}if(s.reading===void 0){const u={
instancePath:i,keyword:"required",params:{missingProperty:"reading"}};e===null?e=[u]:e.push(u),r++}if(s.encodings===void 0){const u={instancePath:i,
keyword:"required",params:{missingProperty:"encodings"}};e===null?e=[u]:e.push(u),r++}if(s.envelope===void 0){const u={instancePath:i,keyword:"\
required",params:{missingProperty:"envelope"}};e===null?e=[u]:e.push(u),r++}if(s.messages===void 0){const u={instancePath:i,keyword:"require\
d",params:{missingProperty:"messages"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!Y.call(Ar.properties,u)){const o={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:u}};e===null?e=[o]:e.push(o),r++}if(s.protocol!==void 0){let u=s.protocol;if(typeof u!="str\
ing"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const o={instancePath:i+"/protocol",keyword:"type",params:{type:Ar.properties.
protocol.type}};e===null?e=[o]:e.push(o),r++}if(typeof u=="string"&&!Sr.test(u)){const o={instancePath:i+"/protocol",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[o]:e.push(o),r++}}if(s.title!==void 0&&(f(s.title,{instancePath:i+"/title",parentData:s,
parentDataProperty:"title",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.version!==void 0&&(ce(s.version,{instancePath:i+
"/version",parentData:s,parentDataProperty:"version",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.objects!==void 0&&
(ee(s.objects,{instancePath:i+"/objects",parentData:s,parentDataProperty:"objects",rootData:p})||(e=e===null?ee.errors:e.concat(ee.errors),r=
e.length)),s.doc!==void 0&&(f(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),s.originalName!==void 0&&(f(s.originalName,{instancePath:i+"/originalName",parentData:s,parentDataProperty:"originalN\
ame",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)),s.roles!==void 0){let u=s.roles;if(u&&typeof u=="object"&&!Array.isArray(
u)){if(Object.keys(u).length<1){const o={instancePath:i+"/roles",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){
const d=r;if(typeof o=="string"&&!ze.test(o)){const y={instancePath:i+"/roles",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][\
A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[y]:e.push(y),r++}var t=d===r;if(!t){const y={instancePath:i+"/roles",keyword:"propertyNames",params:{
propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u)f(u[o],{instancePath:i+"/roles/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,
parentDataProperty:o,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const o={instancePath:i+"/roles",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.reading!==void 0&&(Qe(s.reading,{instancePath:i+"/reading",parentData:s,parentDataProperty:"\
reading",rootData:p})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)),s.encodings!==void 0&&(We(s.encodings,{instancePath:i+"/encodi\
ngs",parentData:s,parentDataProperty:"encodings",rootData:p})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s.envelope!==void 0&&(pr(
s.envelope,{instancePath:i+"/envelope",parentData:s,parentDataProperty:"envelope",rootData:p})||(e=e===null?pr.errors:e.concat(pr.errors),r=
e.length)),s.types!==void 0){let u=s.types;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={instancePath:i+
"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="string"&&!Ge.test(
o)){const y={instancePath:i+"/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:o};e===null?e=[y]:e.push(y),r++}var n=d===
r;if(!n){const y={instancePath:i+"/types",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u)Ke(
u[o],{instancePath:i+"/types/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,rootData:p})||(e=e===null?Ke.errors:
e.concat(Ke.errors),r=e.length)}else{const o={instancePath:i+"/types",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.
messages!==void 0){let u=s.messages;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={instancePath:i+"/messa\
ges",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="string"&&!Cr.test(o)){
const y={instancePath:i+"/messages",keyword:"pattern",params:{pattern:"^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\\
u007f])?$"},propertyName:o};e===null?e=[y]:e.push(y),r++}var c=d===r;if(!c){const y={instancePath:i+"/messages",keyword:"propertyNames",params:{
propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u)ar(u[o],{instancePath:i+"/messages/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:u,parentDataProperty:o,rootData:p})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length)}else{const o={instancePath:i+"/message\
s",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.failures!==void 0&&(yr(s.failures,{instancePath:i+"/failures",parentData:s,
parentDataProperty:"failures",rootData:p})||(e=e===null?yr.errors:e.concat(yr.errors),r=e.length)),s.cancellation!==void 0&&(cr(s.cancellation,
{instancePath:i+"/cancellation",parentData:s,parentDataProperty:"cancellation",rootData:p})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length)),
s.others!==void 0&&(dr(s.others,{instancePath:i+"/others",parentData:s,parentDataProperty:"others",rootData:p})||(e=e===null?dr.errors:e.concat(
dr.errors),r=e.length)),s.groups!==void 0){let u=s.groups;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={
instancePath:i+"/groups",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="st\
ring"&&!ze.test(o)){const y={instancePath:i+"/groups",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var g=d===r;if(!g){const y={instancePath:i+"/groups",keyword:"propertyNames",params:{propertyName:o}};e===null?
e=[y]:e.push(y),r++}}for(const o in u){let d=u[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.doc===void 0){const y={instancePath:i+"/\
groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"doc"}};e===null?e=[y]:e.push(y),r++}if(d.members===
void 0){const y={instancePath:i+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"members"}};e===
null?e=[y]:e.push(y),r++}for(const y in d)if(!(y==="doc"||y==="members")){const b={instancePath:i+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[b]:e.push(b),r++}if(d.doc!==void 0&&(f(d.doc,{instancePath:i+
"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:d,parentDataProperty:"doc",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),r=e.length)),d.members!==void 0){let y=d.members;if(Array.isArray(y)){if(y.length<1){const k={instancePath:i+"/groups/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),r++}const b=y.length;for(let k=0;k<b;k++)
f(y[k],{instancePath:i+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/members/"+k,parentData:y,parentDataProperty:k,rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),r=e.length)}else{const b={instancePath:i+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",
keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}}else{const y={instancePath:i+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const o={instancePath:i+"/groups",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}if(s.flows!==void 0){let u=s.flows;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<
1){const o={instancePath:i+"/flows",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o==
"string"&&!ze.test(o)){const y={instancePath:i+"/flows",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var w=d===r;if(!w){const y={instancePath:i+"/flows",keyword:"propertyNames",params:{propertyName:o}};e===null?e=
[y]:e.push(y),r++}}for(const o in u)hr(u[o],{instancePath:i+"/flows/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,
rootData:p})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length)}else{const o={instancePath:i+"/flows",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),r++}}if(s.transcripts!==void 0){let u=s.transcripts;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(
u).length<1){const o={instancePath:i+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){
const d=r;if(typeof o=="string"&&!ne.test(o)){const y={instancePath:i+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var l=d===r;if(!l){const y={instancePath:i+"/transcripts",keyword:"propertyNames",params:{propertyName:o}};e===
null?e=[y]:e.push(y),r++}}for(const o in u)Le(u[o],{instancePath:i+"/transcripts/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,
rootData:p})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const o={instancePath:i+"/transcripts",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}if(s.views!==void 0){let u=s.views;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<
1){const o={instancePath:i+"/views",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o==
"string"&&!ze.test(o)){const y={instancePath:i+"/views",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[y]:e.push(y),r++}var a=d===r;if(!a){const y={instancePath:i+"/views",keyword:"propertyNames",params:{propertyName:o}};e===null?e=
[y]:e.push(y),r++}}for(const o in u)gr(u[o],{instancePath:i+"/views/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:o,
rootData:p})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)}else{const o={instancePath:i+"/views",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),r++}}if(s.rejections!==void 0&&(kr(s.rejections,{instancePath:i+"/rejections",parentData:s,parentDataProperty:"\
rejections",rootData:p})||(e=e===null?kr.errors:e.concat(kr.errors),r=e.length)),s.migrations!==void 0){let u=s.migrations;if(u&&typeof u=="\
object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const o={instancePath:i+"/migrations",keyword:"minProperties",params:{limit:1}};e===
null?e=[o]:e.push(o),r++}for(const o in u){const d=r;if(typeof o=="string"&&!Br.test(o)){const y={instancePath:i+"/migrations",keyword:"patt\
ern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},propertyName:o};e===null?e=[y]:e.push(y),r++}var m=d===r;if(!m){const y={instancePath:i+"\
/migrations",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[y]:e.push(y),r++}}for(const o in u){let d=u[o];if(d&&typeof d=="ob\
ject"&&!Array.isArray(d)){if(Object.keys(d).length<1){const y={instancePath:i+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const b=r;if(typeof y=="string"&&!ne.test(y)){const k={instancePath:i+
"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[k]:e.push(k),r++}
var h=b===r;if(!h){const k={instancePath:i+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[k]:e.push(k),r++}}for(const y in d)br(d[y],{instancePath:i+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,rootData:p})||(e=e===null?br.errors:e.concat(br.errors),r=e.length)}else{const y={
instancePath:i+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{
const o={instancePath:i+"/migrations",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}s.reserved!==void 0&&(V(s.reserved,
{instancePath:i+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.
allow!==void 0&&(oe(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:p})||(e=e===null?oe.errors:e.concat(oe.
errors),r=e.length))}else{const u={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Kr.errors=e,r===
0}
