// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=sr;const yr={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
lint:{enum:["minimal","standard","strict"]},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocols"]},cr={type:["s\
tring","number","boolean"],pattern:"\\S"},se=new RegExp("\\S","u");function a(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:i,keyword:"type",params:{
type:cr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!se.test(s)){const t={instancePath:i,keyword:"pattern",params:{pattern:"\\\
S"}};e===null?e=[t]:e.push(t),r++}return a.errors=e,r===0}const dr={type:"object",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{
if:{type:"object"},then:{type:"object",properties:{reason:{$ref:"#/definitions/string"},until:{type:["string","number","boolean"],pattern:"^\
[0-9]{4}-[0-9]{2}-[0-9]{2}$"}},additionalProperties:!1,required:["reason"]},else:{$ref:"#/definitions/string"}},minProperties:1},mr=new RegExp(
"^[a-z]+(?:-[a-z0-9]+)*$","u"),gr=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$","u");function te(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const o={instancePath:i,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in s){const c=r;if(typeof o=="string"&&!mr.test(o)){const h={instancePath:i,
keyword:"pattern",params:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},propertyName:o};e===null?e=[h]:e.push(h),r++}var t=c===r;if(!t){const h={instancePath:i,
keyword:"propertyNames",params:{propertyName:o}};e===null?e=[h]:e.push(h),r++}}for(const o in s){let c=s[o];const h=r;let p=!0;const d=r;if(!(c&&
typeof c=="object"&&!Array.isArray(c))){const f={};e===null?e=[f]:e.push(f),r++}var n=d===r;r=h,e!==null&&(h?e.length=h:e=null);let m;if(n){
const f=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.reason===void 0){const u={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"required",params:{missingProperty:"reason"}};e===null?e=[u]:e.push(u),r++}for(const u in c)if(!(u==="reason"||u==="until")){const w={
instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[w]:e.push(
w),r++}if(c.reason!==void 0&&(a(c.reason,{instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:c,parentDataProperty:"\
reason",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),c.until!==void 0){let u=c.until;if(typeof u!="string"&&!(typeof u==
"number"&&isFinite(u))&&typeof u!="boolean"){const w={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{
type:dr.additionalProperties.then.properties.until.type}};e===null?e=[w]:e.push(w),r++}if(typeof u=="string"&&!gr.test(u)){const w={instancePath:i+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}};e===null?e=[w]:e.push(
w),r++}}}else{const u={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}var n=f===r;p=n,m="then"}else{const f=r;a(c,{instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:o,
rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var n=f===r;p=n,m="else"}if(!p){const f={instancePath:i+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),r++}}}else{const o={instancePath:i,keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return te.errors=e,r===0}function sr(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const t={instancePath:i,keyword:"requ\
ired",params:{missingProperty:"protocols"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="protocols"||t==="lint"||t==="allow")){const n={
instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.protocols!==void 0){let t=s.protocols;
if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/protocols",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}const n=t.
length;for(let o=0;o<n;o++)a(t[o],{instancePath:i+"/protocols/"+o,parentData:t,parentDataProperty:o,rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length)}else{const n={instancePath:i+"/protocols",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(s.lint!==
void 0){let t=s.lint;if(!(t==="minimal"||t==="standard"||t==="strict")){const n={instancePath:i+"/lint",keyword:"enum",params:{allowedValues:yr.
properties.lint.enum}};e===null?e=[n]:e.push(n),r++}}s.allow!==void 0&&(te(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:y})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return sr.errors=e,r===0}export const validateProtocolFile=ar;const ir={type:"object",properties:{protocol:{type:[
"string","number","boolean"],pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},title:{$ref:"#/definitions/string"},version:{$ref:"#/definitions/ver\
sion"},objects:{$ref:"#/definitions/openness"},doc:{$ref:"#/definitions/string"},originalName:{$ref:"#/definitions/string"},roles:{type:"obj\
ect",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},
reading:{$ref:"#/definitions/reading"},encodings:{$ref:"#/definitions/encodings"},envelope:{$ref:"#/definitions/envelope"},types:{type:"obje\
ct",propertyNames:{pattern:"^[A-Z][A-Za-z0-9]*$"},additionalProperties:{$ref:"#/definitions/definition"},minProperties:1},messages:{type:"ob\
ject",propertyNames:{pattern:"^[A-Za-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/message"},minProperties:1},
groups:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{type:"object",properties:{doc:{
$ref:"#/definitions/string"},members:{type:"array",items:{$ref:"#/definitions/string"},minItems:1}},additionalProperties:!1,required:["doc",
"members"]},minProperties:1},flows:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"\
#/definitions/flow"},minProperties:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/tra\
nscript"},minProperties:1},views:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"\
#/definitions/view"},minProperties:1},rejections:{$ref:"#/definitions/rejections"},migrations:{type:"object",propertyNames:{pattern:"^[0-9]+\
\\.[0-9]+\\.[0-9]+$"},additionalProperties:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/migration"},
minProperties:1},minProperties:1},reserved:{$ref:"#/definitions/strings"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:[
"protocol","title","version","objects","doc","roles","reading","encodings","envelope","messages"]},ee=Object.prototype.hasOwnProperty,hr=new RegExp(
"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$","u"),qe=new RegExp("^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u"),rr=new RegExp("^[A-Z][A-Za-z0-9]*$","u"),
wr=new RegExp("^[A-Za-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$","u"),kr=new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+$","u"),zr={type:"string",pattern:"\
^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"},br=new RegExp("^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$","u");
function le(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(typeof s=="string"){if(!br.test(s)){const t={
instancePath:i,keyword:"pattern",params:{pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"}};e===null?e=[t]:e.push(t),r++}}else{
const t={instancePath:i,keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return le.errors=e,r===0}const vr={enum:["open",
"closed"]};function Y(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(!(s==="open"||s==="closed")){
const t={instancePath:i,keyword:"enum",params:{allowedValues:vr.enum}};e===null?e=[t]:e.push(t),r++}return Y.errors=e,r===0}const be={type:"\
object",properties:{default:{enum:["strict","lenient"]},trim:{type:"boolean"},nulls:{enum:["reject","optional","absent"]},emptyStrings:{enum:[
"keep","absent"]},lenient:{type:"object",properties:{missing:{enum:["reject","body","unset"]},invalid:{enum:["reject","unset"]},unknownValues:{
enum:["reject","keep","uppercase"]},unknownTypes:{enum:["reject","keep"]},nulls:{enum:["reject","optional","absent"]},bodies:{enum:["reject",
"text"]}},additionalProperties:!1}},additionalProperties:!1,required:["default"]};function ze(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.default===void 0){const t={instancePath:i,keyword:"requir\
ed",params:{missingProperty:"default"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="default"||t==="trim"||t==="nulls"||t==="empt\
yStrings"||t==="lenient")){const n={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}
if(s.default!==void 0){let t=s.default;if(!(t==="strict"||t==="lenient")){const n={instancePath:i+"/default",keyword:"enum",params:{allowedValues:be.
properties.default.enum}};e===null?e=[n]:e.push(n),r++}}if(s.trim!==void 0&&typeof s.trim!="boolean"){const t={instancePath:i+"/trim",keyword:"\
type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.nulls!==void 0){let t=s.nulls;if(!(t==="reject"||t==="optional"||t==="absen\
t")){const n={instancePath:i+"/nulls",keyword:"enum",params:{allowedValues:be.properties.nulls.enum}};e===null?e=[n]:e.push(n),r++}}if(s.emptyStrings!==
void 0){let t=s.emptyStrings;if(!(t==="keep"||t==="absent")){const n={instancePath:i+"/emptyStrings",keyword:"enum",params:{allowedValues:be.
properties.emptyStrings.enum}};e===null?e=[n]:e.push(n),r++}}if(s.lenient!==void 0){let t=s.lenient;if(t&&typeof t=="object"&&!Array.isArray(
t)){for(const n in t)if(!(n==="missing"||n==="invalid"||n==="unknownValues"||n==="unknownTypes"||n==="nulls"||n==="bodies")){const o={instancePath:i+
"/lenient",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(t.missing!==void 0){let n=t.missing;
if(!(n==="reject"||n==="body"||n==="unset")){const o={instancePath:i+"/lenient/missing",keyword:"enum",params:{allowedValues:be.properties.lenient.
properties.missing.enum}};e===null?e=[o]:e.push(o),r++}}if(t.invalid!==void 0){let n=t.invalid;if(!(n==="reject"||n==="unset")){const o={instancePath:i+
"/lenient/invalid",keyword:"enum",params:{allowedValues:be.properties.lenient.properties.invalid.enum}};e===null?e=[o]:e.push(o),r++}}if(t.unknownValues!==
void 0){let n=t.unknownValues;if(!(n==="reject"||n==="keep"||n==="uppercase")){const o={instancePath:i+"/lenient/unknownValues",keyword:"enu\
m",params:{allowedValues:be.properties.lenient.properties.unknownValues.enum}};e===null?e=[o]:e.push(o),r++}}if(t.unknownTypes!==void 0){let n=t.
unknownTypes;if(!(n==="reject"||n==="keep")){const o={instancePath:i+"/lenient/unknownTypes",keyword:"enum",params:{allowedValues:be.properties.
lenient.properties.unknownTypes.enum}};e===null?e=[o]:e.push(o),r++}}if(t.nulls!==void 0){let n=t.nulls;if(!(n==="reject"||n==="optional"||n===
"absent")){const o={instancePath:i+"/lenient/nulls",keyword:"enum",params:{allowedValues:be.properties.lenient.properties.nulls.enum}};e===null?
e=[o]:e.push(o),r++}}if(t.bodies!==void 0){let n=t.bodies;if(!(n==="reject"||n==="text")){const o={instancePath:i+"/lenient/bodies",keyword:"\
enum",params:{allowedValues:be.properties.lenient.properties.bodies.enum}};e===null?e=[o]:e.push(o),r++}}}else{const n={instancePath:i+"/len\
ient",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}const Ie={minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{
type:"integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},ndjson:{type:"object",properties:{maxBytes:{type:"\
integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"integ\
er",minimum:1},body:{type:"object",properties:{reads:{type:"array",items:{enum:["mapping","text"]},minItems:1},writes:{enum:["mapping","text"]}},
additionalProperties:!1,required:["reads","writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},
Ir={type:"object",properties:{maxBytes:{type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/string"},body:{
$ref:"#/definitions/string"},thread:{$ref:"#/definitions/string"},ack:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["subj\
ect","body"]},subjects:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},precedence:{type:"array",items:{$ref:"#/definitions/str\
ing"},minItems:1},keeps:{type:"object",properties:{raw:{$ref:"#/definitions/string"},labels:{$ref:"#/definitions/string"},sections:{$ref:"#/\
definitions/string"}},additionalProperties:!1}},additionalProperties:!1,required:["parts","subjects","precedence"]};function Ze(s,{instancePath:i="",
parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.parts===void 0){const t={
instancePath:i,keyword:"required",params:{missingProperty:"parts"}};e===null?e=[t]:e.push(t),r++}if(s.subjects===void 0){const t={instancePath:i,
keyword:"required",params:{missingProperty:"subjects"}};e===null?e=[t]:e.push(t),r++}if(s.precedence===void 0){const t={instancePath:i,keyword:"\
required",params:{missingProperty:"precedence"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="maxBytes"||t==="parts"||t==="subjec\
ts"||t==="precedence"||t==="keeps")){const n={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.
push(n),r++}if(s.maxBytes!==void 0){let t=s.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const n={instancePath:i+"/max\
Bytes",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const n={instancePath:i+
"/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:e.push(n),r++}}if(s.parts!==void 0){let t=s.parts;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.subject===void 0){const n={instancePath:i+"/parts",keyword:"required",params:{missingProperty:"subject"}};
e===null?e=[n]:e.push(n),r++}if(t.body===void 0){const n={instancePath:i+"/parts",keyword:"required",params:{missingProperty:"body"}};e===null?
e=[n]:e.push(n),r++}for(const n in t)if(!(n==="subject"||n==="body"||n==="thread"||n==="ack")){const o={instancePath:i+"/parts",keyword:"add\
itionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}t.subject!==void 0&&(a(t.subject,{instancePath:i+"/parts/subj\
ect",parentData:t,parentDataProperty:"subject",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),t.body!==void 0&&(a(t.body,
{instancePath:i+"/parts/body",parentData:t,parentDataProperty:"body",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),t.thread!==
void 0&&(a(t.thread,{instancePath:i+"/parts/thread",parentData:t,parentDataProperty:"thread",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length)),t.ack!==void 0&&(a(t.ack,{instancePath:i+"/parts/ack",parentData:t,parentDataProperty:"ack",rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length))}else{const n={instancePath:i+"/parts",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.
subjects!==void 0){let t=s.subjects;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/subjects",keyword:"minItems",params:{limit:1}};
e===null?e=[o]:e.push(o),r++}const n=t.length;for(let o=0;o<n;o++)a(t[o],{instancePath:i+"/subjects/"+o,parentData:t,parentDataProperty:o,rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const n={instancePath:i+"/subjects",keyword:"type",params:{type:"array"}};e===null?
e=[n]:e.push(n),r++}}if(s.precedence!==void 0){let t=s.precedence;if(Array.isArray(t)){if(t.length<1){const o={instancePath:i+"/precedence",
keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}const n=t.length;for(let o=0;o<n;o++)a(t[o],{instancePath:i+"/precedence/"+
o,parentData:t,parentDataProperty:o,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const n={instancePath:i+"/precede\
nce",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(s.keeps!==void 0){let t=s.keeps;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(const n in t)if(!(n==="raw"||n==="labels"||n==="sections")){const o={instancePath:i+"/keeps",keyword:"additionalProperties",
params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}t.raw!==void 0&&(a(t.raw,{instancePath:i+"/keeps/raw",parentData:t,parentDataProperty:"\
raw",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),t.labels!==void 0&&(a(t.labels,{instancePath:i+"/keeps/labels",parentData:t,
parentDataProperty:"labels",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),t.sections!==void 0&&(a(t.sections,{instancePath:i+
"/keeps/sections",parentData:t,parentDataProperty:"sections",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const n={
instancePath:i+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{const t={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return Ze.errors=e,r===0}function Ve(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const t={instancePath:i,keyword:"minProperties",params:{
limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="json"||t==="ndjson"||t==="yaml"||t==="mail")){const n={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.json!==void 0){let t=s.json;if(t&&typeof t=="object"&&
!Array.isArray(t)){for(const n in t)if(!(n==="maxBytes"||n==="duplicateKeys")){const o={instancePath:i+"/json",keyword:"additionalProperties",
params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(t.maxBytes!==void 0){let n=t.maxBytes;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){const o={instancePath:i+"/json/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<1||isNaN(n))){const o={instancePath:i+"/json/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?
e=[o]:e.push(o),r++}}if(t.duplicateKeys!==void 0){let n=t.duplicateKeys;if(!(n==="accept"||n==="reject")){const o={instancePath:i+"/json/dup\
licateKeys",keyword:"enum",params:{allowedValues:Ie.properties.json.properties.duplicateKeys.enum}};e===null?e=[o]:e.push(o),r++}}}else{const n={
instancePath:i+"/json",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.ndjson!==void 0){let t=s.ndjson;if(t&&typeof t==
"object"&&!Array.isArray(t)){for(const n in t)if(!(n==="maxBytes"||n==="duplicateKeys")){const o={instancePath:i+"/ndjson",keyword:"addition\
alProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(t.maxBytes!==void 0){let n=t.maxBytes;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n))){const o={instancePath:i+"/ndjson/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
r++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){const o={instancePath:i+"/ndjson/maxBytes",keyword:"minimum",params:{comparison:">=",
limit:1}};e===null?e=[o]:e.push(o),r++}}if(t.duplicateKeys!==void 0){let n=t.duplicateKeys;if(!(n==="accept"||n==="reject")){const o={instancePath:i+
"/ndjson/duplicateKeys",keyword:"enum",params:{allowedValues:Ie.properties.ndjson.properties.duplicateKeys.enum}};e===null?e=[o]:e.push(o),r++}}}else{
const n={instancePath:i+"/ndjson",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.yaml!==void 0){let t=s.yaml;if(t&&
typeof t=="object"&&!Array.isArray(t)){for(const n in t)if(!(n==="maxBytes"||n==="body")){const o={instancePath:i+"/yaml",keyword:"additiona\
lProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(t.maxBytes!==void 0){let n=t.maxBytes;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))){const o={instancePath:i+"/yaml/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<1||isNaN(n))){const o={instancePath:i+"/yaml/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?
e=[o]:e.push(o),r++}}if(t.body!==void 0){let n=t.body;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.reads===void 0){const o={instancePath:i+
"/yaml/body",keyword:"required",params:{missingProperty:"reads"}};e===null?e=[o]:e.push(o),r++}if(n.writes===void 0){const o={instancePath:i+
"/yaml/body",keyword:"required",params:{missingProperty:"writes"}};e===null?e=[o]:e.push(o),r++}for(const o in n)if(!(o==="reads"||o==="writ\
es")){const c={instancePath:i+"/yaml/body",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[c]:e.push(c),r++}if(n.reads!==
void 0){let o=n.reads;if(Array.isArray(o)){if(o.length<1){const h={instancePath:i+"/yaml/body/reads",keyword:"minItems",params:{limit:1}};e===
null?e=[h]:e.push(h),r++}const c=o.length;for(let h=0;h<c;h++){let p=o[h];if(!(p==="mapping"||p==="text")){const d={instancePath:i+"/yaml/bo\
dy/reads/"+h,keyword:"enum",params:{allowedValues:Ie.properties.yaml.properties.body.properties.reads.items.enum}};e===null?e=[d]:e.push(d),
r++}}}else{const c={instancePath:i+"/yaml/body/reads",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(n.writes!==void 0){
let o=n.writes;if(!(o==="mapping"||o==="text")){const c={instancePath:i+"/yaml/body/writes",keyword:"enum",params:{allowedValues:Ie.properties.
yaml.properties.body.properties.writes.enum}};e===null?e=[c]:e.push(c),r++}}}else{const o={instancePath:i+"/yaml/body",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const n={instancePath:i+"/yaml",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),r++}}s.mail!==void 0&&(Ze(s.mail,{instancePath:i+"/mail",parentData:s,parentDataProperty:"mail",rootData:y})||(e=e===null?Ze.errors:
e.concat(Ze.errors),r=e.length))}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ve.
errors=e,r===0}const jr={type:"object",properties:{tag:{$ref:"#/definitions/fieldPath"},body:{if:{type:"object"},then:{type:"object",properties:{
field:{$ref:"#/definitions/string"},max:{type:"integer",minimum:1}},additionalProperties:!1,required:["field"]},else:{$ref:"#/definitions/st\
ring"}},object:{$ref:"#/definitions/openness"},id:{$ref:"#/definitions/fieldPath"},sender:{$ref:"#/definitions/fieldPath"},recipient:{$ref:"\
#/definitions/fieldPath"},time:{$ref:"#/definitions/fieldPath"},thread:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},replyTo:{
$ref:"#/definitions/fieldPath"},version:{$ref:"#/definitions/fieldPath"},ack:{type:"object",properties:{wanted:{$ref:"#/definitions/fieldPat\
h"},given:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["wanted","given"]},fields:{$ref:"#/definitions/fields"},rules:{
type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},
example:{type:"object"}},additionalProperties:!1,required:["tag","body","fields","example"]},Pr={type:["string","number","boolean"],pattern:"\
^[A-Za-z_][A-Za-z0-9_-]*(?:\\.[A-Za-z_][A-Za-z0-9_-]*)*$"},Ar=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*(?:\\.[A-Za-z_][A-Za-z0-9_-]*)*$","u");function _(s,{
instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:i,keyword:"type",params:{type:Pr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!Ar.test(
s)){const t={instancePath:i,keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*(?:\\.[A-Za-z_][A-Za-z0-9_-]*)*$"}};e===null?e=[t]:e.
push(t),r++}return _.errors=e,r===0}const Zr={type:"object",propertyNames:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\\??$"},additionalProperties:{$ref:"\
#/definitions/fieldOrType"}},_r=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*\\??$","u"),Vr={if:{type:"object"},then:{$ref:"#/definitions/field"},else:{
if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/definitions/typeName"}}},ie={
type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/\
definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"},default:{},fill:{},computed:{$ref:"#/d\
efinitions/computed"},sensitive:{type:"boolean"},aliases:{$ref:"#/definitions/strings"},decodeOnly:{type:"boolean"},mail:{$ref:"#/definition\
s/mail"},originalName:{$ref:"#/definitions/string"}},if:{type:"object",required:["type"]},then:{type:"object",properties:{type:{$ref:"#/defi\
nitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},
write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn",
"require"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,
mail:!0,originalName:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{
list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{
$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,
fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"\
object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNam\
es"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,
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
object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefiniti\
on"},minItems:2},tag:{$ref:"#/definitions/string"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["string","number","boolean"]},enum:{
enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,
computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["type"]}}}}}}}},Dr={type:["stri\
ng","number","boolean"],pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9]*)$"},$r=new RegExp("^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9]*)$","u");function H(s,{
instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:i,keyword:"type",params:{type:Dr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!$r.test(
s)){const t={instancePath:i,keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9]*)$"}};e===null?e=[t]:e.push(t),r++}return H.
errors=e,r===0}const Er={type:"array",items:{$ref:"#/definitions/string"},minItems:1};function V(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const n={instancePath:i,keyword:"minItems",params:{limit:1}};e===null?e=
[n]:e.push(n),r++}const t=s.length;for(let n=0;n<t;n++)a(s[n],{instancePath:i+"/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length)}else{const t={instancePath:i,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return V.
errors=e,r===0}const Or={if:{type:"object"},then:{$ref:"#/definitions/definition"},else:{$ref:"#/definitions/typeName"}},oe={type:"object",properties:{
doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{
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
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]}}}}}}}},qr={type:"array",items:{type:["str\
ing","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},minItems:1};function pe(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){
let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const n={instancePath:i,keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),r++}
const t=s.length;for(let n=0;n<t;n++){let o=s[n];if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){const c={instancePath:i+
"/"+n,keyword:"type",params:{type:qr.items.type}};e===null?e=[c]:e.push(c),r++}if(typeof o=="string"&&!rr.test(o)){const c={instancePath:i+"\
/"+n,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[c]:e.push(c),r++}}}else{const t={instancePath:i,keyword:"type",params:{
type:"array"}};e===null?e=[t]:e.push(t),r++}return pe.errors=e,r===0}const Kr={type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{$ref:"#/definitions/string"}},minProperties:1},Fr={type:"object",properties:{
doc:{$ref:"#/definitions/string"},aliases:{$ref:"#/definitions/strings"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definition\
s/deprecated"}},additionalProperties:!1,required:["doc"]},Cr={type:"object",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"#\
/definitions/string"},use:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["since","reason"]};function ce(s,{instancePath:i="",
parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.since===void 0){const t={
instancePath:i,keyword:"required",params:{missingProperty:"since"}};e===null?e=[t]:e.push(t),r++}if(s.reason===void 0){const t={instancePath:i,
keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="since"||t==="reason"||t==="use")){
const n={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}s.since!==void 0&&(le(s.since,
{instancePath:i+"/since",parentData:s,parentDataProperty:"since",rootData:y})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.reason!==
void 0&&(a(s.reason,{instancePath:i+"/reason",parentData:s,parentDataProperty:"reason",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length)),s.use!==void 0&&(a(s.use,{instancePath:i+"/use",parentData:s,parentDataProperty:"use",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length))}else{const t={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ce.errors=e,r===
0}function Ee(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.doc===void 0){const t={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)
if(!(t==="doc"||t==="aliases"||t==="since"||t==="deprecated")){const n={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[n]:e.push(n),r++}s.doc!==void 0&&(a(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length)),s.aliases!==void 0&&(V(s.aliases,{instancePath:i+"/aliases",parentData:s,parentDataProperty:"aliase\
s",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.since!==void 0&&(le(s.since,{instancePath:i+"/since",parentData:s,parentDataProperty:"\
since",rootData:y})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.deprecated!==void 0&&(ce(s.deprecated,{instancePath:i+"/deprec\
ated",parentData:s,parentDataProperty:"deprecated",rootData:y})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length))}else{const t={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ee.errors=e,r===0}function de(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const o={instancePath:i,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in s){const c=r;if(typeof o=="string"&&!se.test(o)){const h={instancePath:i,
keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[h]:e.push(h),r++}var t=c===r;if(!t){const h={instancePath:i,keyword:"pr\
opertyNames",params:{propertyName:o}};e===null?e=[h]:e.push(h),r++}}for(const o in s){let c=s[o];const h=r;let p=!0;const d=r;if(!(c&&typeof c==
"object"&&!Array.isArray(c))){const f={};e===null?e=[f]:e.push(f),r++}var n=d===r;r=h,e!==null&&(h?e.length=h:e=null);let m;if(n){const f=r;
Ee(c,{instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:o,rootData:y})||(e=e===null?Ee.errors:e.concat(
Ee.errors),r=e.length);var n=f===r;p=n,m="then"}else{const f=r;a(c,{instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:o,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var n=f===r;p=n,m="else"}if(!p){const f={instancePath:i+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),r++}}}else{const o={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return de.errors=e,r===0}const Nr={if:{type:"object"},then:{$ref:"#/defi\
nitions/leniency"},else:{enum:["optional"]}},nr={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#/definitions/typeOrDefin\
ition"},convert:{enum:["timestamp"]},wrap:{$ref:"#/definitions/string"},unknownValues:{enum:["unset"]}},additionalProperties:!1},re={validate:ne};
function Oe(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(const t in s)if(!(t==="optional"||t==="accept"||t==="convert"||t==="wrap"||t==="unknownValues")){const n={instancePath:i,keyword:"ad\
ditionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.optional!==void 0&&typeof s.optional!="boolean"){const t={
instancePath:i+"/optional",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.accept!==void 0&&(re.validate(s.accept,
{instancePath:i+"/accept",parentData:s,parentDataProperty:"accept",rootData:y})||(e=e===null?re.validate.errors:e.concat(re.validate.errors),
r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){const t={instancePath:i+"/convert",keyword:"enum",params:{allowedValues:nr.properties.
convert.enum}};e===null?e=[t]:e.push(t),r++}if(s.wrap!==void 0&&(a(s.wrap,{instancePath:i+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.unknownValues!==void 0&&s.unknownValues!=="unset"){const t={instancePath:i+"/unknownV\
alues",keyword:"enum",params:{allowedValues:nr.properties.unknownValues.enum}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Oe.errors=e,r===0}function Pe(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const p={};e===null?e=[p]:e.push(
p),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const p=r;Oe(s,{instancePath:i,parentData:O,parentDataProperty:K,rootData:y})||
(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length);var c=p===r;n=c,h="then"}else{const p=r;if(s!=="optional"){const m={instancePath:i,keyword:"\
enum",params:{allowedValues:Nr.else.enum}};e===null?e=[m]:e.push(m),r++}var c=p===r;n=c,h="else"}if(!n){const p={instancePath:i,keyword:"if",
params:{failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return Pe.errors=e,r===0}const me={validate:he};function Ae(s,{instancePath:i="",parentData:O,
parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;if(r===o)if(s&&typeof s=="object"&&!Array.isArray(s)){let w;
if(s.type===void 0&&(w="type")){const g={};e===null?e=[g]:e.push(g),r++}}else{const w={};e===null?e=[w]:e.push(w),r++}var c=o===r;r=t,e!==null&&
(t?e.length=t:e=null);let h;if(c){const w=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const k={instancePath:i,keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!ee.call(oe.then.properties,k)){const v={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[v]:e.push(v),r++}if(s.type!==void 0&&(H(s.type,{instancePath:i+"/t\
ype",parentData:s,parentDataProperty:"type",rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.min!==void 0){let k=s.min;if(!(typeof k==
"number"&&isFinite(k))){const v={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.max!==void 0){
let k=s.max;if(!(typeof k=="number"&&isFinite(k))){const v={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(
v),r++}}if(s.pattern!==void 0&&(a(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:y})||(e=e===null?a.
errors:e.concat(a.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const k={instancePath:i+"/utc",keyword:"type",params:{type:"\
boolean"}};e===null?e=[k]:e.push(k),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const k={instancePath:i+"/fraction",keyword:"enum",params:{
allowedValues:oe.then.properties.fraction.enum}};e===null?e=[k]:e.push(k),r++}if(s.write!==void 0&&s.write!=="seconds"){const k={instancePath:i+
"/write",keyword:"enum",params:{allowedValues:oe.then.properties.write.enum}};e===null?e=[k]:e.push(k),r++}if(s.version!==void 0&&s.version!==
4){const k={instancePath:i+"/version",keyword:"enum",params:{allowedValues:oe.then.properties.version.enum}};e===null?e=[k]:e.push(k),r++}if(s.
prefix!==void 0&&(a(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:i+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:y})||(e=
e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let k=s.inside;if(!(k==="warn"||k==="require")){const v={instancePath:i+
"/inside",keyword:"enum",params:{allowedValues:oe.then.properties.inside.enum}};e===null?e=[v]:e.push(v),r++}}}else{const k={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var c=w===r;n=c,h="then"}else{const w=r,g=r;let k=!0;const v=r;if(r===v)
if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.list===void 0&&(N="list")){const B={};e===null?e=[B]:e.push(B),r++}}else{const N={};
e===null?e=[N]:e.push(N),r++}var p=v===r;r=g,e!==null&&(g?e.length=g:e=null);let D;if(p){const N=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.list===void 0){const q={instancePath:i,keyword:"required",params:{missingProperty:"list"}};e===null?e=[q]:e.push(q),r++}for(const q in s)
if(!ee.call(oe.else.then.properties,q)){const S={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[S]:
e.push(S),r++}if(s.list!==void 0&&(re.validate(s.list,{instancePath:i+"/list",parentData:s,parentDataProperty:"list",rootData:y})||(e=e===null?
re.validate.errors:e.concat(re.validate.errors),r=e.length)),s.min!==void 0){let q=s.min;if(!(typeof q=="number"&&isFinite(q))){const S={instancePath:i+
"/min",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(s.max!==void 0){let q=s.max;if(!(typeof q=="number"&&isFinite(
q))){const S={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(s.unique!==void 0&&typeof s.unique!=
"boolean"){const q={instancePath:i+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[q]:e.push(q),r++}}else{const q={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var p=N===r;k=p,D="then"}else{const N=r,B=r;let q=!0;const S=r;if(r===S)
if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.map===void 0&&(z="map")){const I={};e===null?e=[I]:e.push(I),r++}}else{const z={};e===
null?e=[z]:e.push(z),r++}var d=S===r;r=B,e!==null&&(B?e.length=B:e=null);let G;if(d){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.map===void 0){const F={instancePath:i,keyword:"required",params:{missingProperty:"map"}};e===null?e=[F]:e.push(F),r++}for(const F in s)
if(!ee.call(oe.else.else.then.properties,F)){const L={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:F}};e===null?
e=[L]:e.push(L),r++}if(s.map!==void 0&&(re.validate(s.map,{instancePath:i+"/map",parentData:s,parentDataProperty:"map",rootData:y})||(e=e===
null?re.validate.errors:e.concat(re.validate.errors),r=e.length)),s.keys!==void 0&&(a(s.keys,{instancePath:i+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.min!==void 0){let F=s.min;if(!(typeof F=="number"&&isFinite(F))){
const L={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===null?e=[L]:e.push(L),r++}}if(s.max!==void 0){let F=s.max;if(!(typeof F==
"number"&&isFinite(F))){const L={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[L]:e.push(L),r++}}}else{const F={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[F]:e.push(F),r++}var d=z===r;q=d,G="then"}else{const z=r,I=r;let F=!0;const L=r;if(r===L)
if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.fields===void 0&&(j="fields")){const A={};e===null?e=[A]:e.push(A),r++}}else{const j={};
e===null?e=[j]:e.push(j),r++}var m=L===r;r=I,e!==null&&(I?e.length=I:e=null);let we;if(m){const j=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.fields===void 0){const R={instancePath:i,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[R]:e.push(R),r++}for(const R in s)
if(!ee.call(oe.else.else.else.then.properties,R)){const ae={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:R}};e===
null?e=[ae]:e.push(ae),r++}s.fields!==void 0&&(me.validate(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:y})||
(e=e===null?me.validate.errors:e.concat(me.validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,
parentDataProperty:"include",rootData:y})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(Y(s.object,{instancePath:i+
"/object",parentData:s,parentDataProperty:"object",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.reserved!==void 0&&(V(
s.reserved,{instancePath:i+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.
length))}else{const R={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var m=j===r;F=m,we="then"}else{const j=r,
A=r;let R=!0;const ae=r;if(r===ae)if(s&&typeof s=="object"&&!Array.isArray(s)){let Q;if(s.union===void 0&&(Q="union")){const C={};e===null?e=
[C]:e.push(C),r++}}else{const Q={};e===null?e=[Q]:e.push(Q),r++}var f=ae===r;r=A,e!==null&&(A?e.length=A:e=null);let ve;if(f){const Q=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const E={instancePath:i,keyword:"required",params:{missingProperty:"union"}};e===
null?e=[E]:e.push(E),r++}for(const E in s)if(!ee.call(oe.else.else.else.else.then.properties,E)){const J={instancePath:i,keyword:"additional\
Properties",params:{additionalProperty:E}};e===null?e=[J]:e.push(J),r++}if(s.union!==void 0){let E=s.union;if(Array.isArray(E)){if(E.length<
2){const U={instancePath:i+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[U]:e.push(U),r++}const J=E.length;for(let U=0;U<J;U++)re.
validate(E[U],{instancePath:i+"/union/"+U,parentData:E,parentDataProperty:U,rootData:y})||(e=e===null?re.validate.errors:e.concat(re.validate.
errors),r=e.length)}else{const J={instancePath:i+"/union",keyword:"type",params:{type:"array"}};e===null?e=[J]:e.push(J),r++}}s.tag!==void 0&&
(a(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.otherwise!==
void 0&&(H(s.otherwise,{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:y})||(e=e===null?H.errors:e.concat(
H.errors),r=e.length))}else{const E={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var f=Q===r;R=f,ve="\
then"}else{const Q=r,C=r;let E=!0;const J=r;if(r===J)if(s&&typeof s=="object"&&!Array.isArray(s)){let W;if(s.const===void 0&&(W="const")){const ye={};
e===null?e=[ye]:e.push(ye),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var l=J===r;r=C,e!==null&&(C?e.length=C:e=null);let U;if(l){const W=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const T={instancePath:i,keyword:"required",params:{missingProperty:"const"}};
e===null?e=[T]:e.push(T),r++}for(const T in s)if(!(T==="const"||T==="doc"||T==="nullable"||T==="lenient"||T==="since"||T==="deprecated"||T===
"allow")){const fe={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[fe]:e.push(fe),r++}if(s.const!==
void 0){let T=s.const;if(typeof T!="string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="boolean"){const fe={instancePath:i+"/const",keyword:"\
type",params:{type:oe.else.else.else.else.else.then.properties.const.type}};e===null?e=[fe]:e.push(fe),r++}}}else{const T={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var l=W===r;E=l,U="then"}else{const W=r,ye=r;let T=!0;const fe=r;if(r===fe)if(s&&
typeof s=="object"&&!Array.isArray(s)){let X;if(s.enum===void 0&&(X="enum")){const Ne={};e===null?e=[Ne]:e.push(Ne),r++}}else{const X={};e===
null?e=[X]:e.push(X),r++}var u=fe===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let je;if(u){const X=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.enum===void 0){const b={instancePath:i,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[b]:e.push(b),r++}if(s.values===
void 0){const b={instancePath:i,keyword:"required",params:{missingProperty:"values"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!ee.call(
oe.else.else.else.else.else.else.then.properties,b)){const Z={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:b}};e===
null?e=[Z]:e.push(Z),r++}if(s.enum!==void 0){let b=s.enum;if(!(b==="open"||b==="closed")){const Z={instancePath:i+"/enum",keyword:"enum",params:{
allowedValues:oe.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[Z]:e.push(Z),r++}}s.values!==void 0&&(de(s.values,{instancePath:i+
"/values",parentData:s,parentDataProperty:"values",rootData:y})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.pattern!==void 0&&
(a(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.
length))}else{const b={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var u=X===r;T=u,je="then"}else{const X=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const b={instancePath:i,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[b]:e.push(b),r++}for(const b in s)if(!ee.call(oe.else.else.else.else.else.else.else.properties,b)){const Z={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:b}};e===null?e=[Z]:e.push(Z),r++}if(s.type!==void 0&&(H(s.type,{instancePath:i+"/type",parentData:s,
parentDataProperty:"type",rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.min!==void 0){let b=s.min;if(!(typeof b=="num\
ber"&&isFinite(b))){const Z={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}if(s.max!==void 0){let b=s.
max;if(!(typeof b=="number"&&isFinite(b))){const Z={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}
if(s.pattern!==void 0&&(a(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const b={instancePath:i+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[b]:e.push(b),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const b={instancePath:i+"/fraction",keyword:"enum",params:{allowedValues:oe.
else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[b]:e.push(b),r++}if(s.write!==void 0&&s.write!=="seconds"){const b={
instancePath:i+"/write",keyword:"enum",params:{allowedValues:oe.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[b]:e.
push(b),r++}if(s.version!==void 0&&s.version!==4){const b={instancePath:i+"/version",keyword:"enum",params:{allowedValues:oe.else.else.else.
else.else.else.else.properties.version.enum}};e===null?e=[b]:e.push(b),r++}if(s.prefix!==void 0&&(a(s.prefix,{instancePath:i+"/prefix",parentData:s,
parentDataProperty:"prefix",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:i+
"/schemes",parentData:s,parentDataProperty:"schemes",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let b=s.
inside;if(!(b==="warn"||b==="require")){const Z={instancePath:i+"/inside",keyword:"enum",params:{allowedValues:oe.else.else.else.else.else.else.
else.properties.inside.enum}};e===null?e=[Z]:e.push(Z),r++}}if(s.list!==void 0&&(re.validate(s.list,{instancePath:i+"/list",parentData:s,parentDataProperty:"\
list",rootData:y})||(e=e===null?re.validate.errors:e.concat(re.validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){
const b={instancePath:i+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(s.map!==void 0&&(re.validate(s.map,
{instancePath:i+"/map",parentData:s,parentDataProperty:"map",rootData:y})||(e=e===null?re.validate.errors:e.concat(re.validate.errors),r=e.length)),
s.keys!==void 0&&(a(s.keys,{instancePath:i+"/keys",parentData:s,parentDataProperty:"keys",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length)),s.fields!==void 0&&(me.validate(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:y})||(e=e===
null?me.validate.errors:e.concat(me.validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,
parentDataProperty:"include",rootData:y})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(Y(s.object,{instancePath:i+
"/object",parentData:s,parentDataProperty:"object",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.reserved!==void 0&&(V(
s.reserved,{instancePath:i+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.
length)),s.union!==void 0){let b=s.union;if(Array.isArray(b)){if(b.length<2){const ue={instancePath:i+"/union",keyword:"minItems",params:{limit:2}};
e===null?e=[ue]:e.push(ue),r++}const Z=b.length;for(let ue=0;ue<Z;ue++)re.validate(b[ue],{instancePath:i+"/union/"+ue,parentData:b,parentDataProperty:ue,
rootData:y})||(e=e===null?re.validate.errors:e.concat(re.validate.errors),r=e.length)}else{const Z={instancePath:i+"/union",keyword:"type",params:{
type:"array"}};e===null?e=[Z]:e.push(Z),r++}}if(s.tag!==void 0&&(a(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.otherwise!==void 0&&(H(s.otherwise,{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.const!==void 0){let b=s.const;if(typeof b!="string"&&!(typeof b==
"number"&&isFinite(b))&&typeof b!="boolean"){const Z={instancePath:i+"/const",keyword:"type",params:{type:oe.else.else.else.else.else.else.else.
properties.const.type}};e===null?e=[Z]:e.push(Z),r++}}if(s.enum!==void 0){let b=s.enum;if(!(b==="open"||b==="closed")){const Z={instancePath:i+
"/enum",keyword:"enum",params:{allowedValues:oe.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[Z]:e.push(Z),r++}}s.values!==
void 0&&(de(s.values,{instancePath:i+"/values",parentData:s,parentDataProperty:"values",rootData:y})||(e=e===null?de.errors:e.concat(de.errors),
r=e.length))}else{const b={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var u=X===r;T=u,je="else"}if(!T){
const X={instancePath:i,keyword:"if",params:{failingKeyword:je}};e===null?e=[X]:e.push(X),r++}var l=W===r;E=l,U="else"}if(!E){const W={instancePath:i,
keyword:"if",params:{failingKeyword:U}};e===null?e=[W]:e.push(W),r++}var f=Q===r;R=f,ve="else"}if(!R){const Q={instancePath:i,keyword:"if",params:{
failingKeyword:ve}};e===null?e=[Q]:e.push(Q),r++}var m=j===r;F=m,we="else"}if(!F){const j={instancePath:i,keyword:"if",params:{failingKeyword:we}};
e===null?e=[j]:e.push(j),r++}var d=z===r;q=d,G="else"}if(!q){const z={instancePath:i,keyword:"if",params:{failingKeyword:G}};e===null?e=[z]:
e.push(z),r++}var p=N===r;k=p,D="else"}if(!k){const N={instancePath:i,keyword:"if",params:{failingKeyword:D}};e===null?e=[N]:e.push(N),r++}var c=w===
r;n=c,h="else"}if(!n){const w={instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[w]:e.push(w),r++}if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.doc!==void 0&&(a(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const w={instancePath:i+"/nullable",keyword:"type",params:{
type:"boolean"}};e===null?e=[w]:e.push(w),r++}s.lenient!==void 0&&(Pe(s.lenient,{instancePath:i+"/lenient",parentData:s,parentDataProperty:"\
lenient",rootData:y})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.since!==void 0&&(le(s.since,{instancePath:i+"/since",parentData:s,
parentDataProperty:"since",rootData:y})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.deprecated!==void 0&&(ce(s.deprecated,{instancePath:i+
"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:y})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.allow!==void 0&&
(te(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:y})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{
const w={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}return Ae.errors=e,r===0}function ne(s,{instancePath:i="",
parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
const p={};e===null?e=[p]:e.push(p),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const p=r;Ae(s,{instancePath:i,parentData:O,
parentDataProperty:K,rootData:y})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length);var c=p===r;n=c,h="then"}else{const p=r;H(s,{instancePath:i,
parentData:O,parentDataProperty:K,rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);var c=p===r;n=c,h="else"}if(!n){const p={
instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return ne.errors=e,r===0}const tr={type:"object",properties:{
by:{$ref:"#/definitions/fieldPath"},table:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1},level:{enum:[
"warning"]},lenient:{enum:["warn"]}},additionalProperties:!1,required:["by"]};function Ke(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===void 0){const n={instancePath:i,keyword:"required",params:{
missingProperty:"by"}};e===null?e=[n]:e.push(n),r++}for(const n in s)if(!(n==="by"||n==="table"||n==="level"||n==="lenient")){const o={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.by!==void 0&&(_(s.by,{instancePath:i+"/by",parentData:s,
parentDataProperty:"by",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.table!==void 0){let n=s.table;if(n&&typeof n=="\
object"&&!Array.isArray(n)){if(Object.keys(n).length<1){const o={instancePath:i+"/table",keyword:"minProperties",params:{limit:1}};e===null?
e=[o]:e.push(o),r++}for(const o in n){const c=r;if(typeof o=="string"&&!se.test(o)){const h={instancePath:i+"/table",keyword:"pattern",params:{
pattern:"\\S"},propertyName:o};e===null?e=[h]:e.push(h),r++}var t=c===r;if(!t){const h={instancePath:i+"/table",keyword:"propertyNames",params:{
propertyName:o}};e===null?e=[h]:e.push(h),r++}}}else{const o={instancePath:i+"/table",keyword:"type",params:{type:"object"}};e===null?e=[o]:
e.push(o),r++}}if(s.level!==void 0&&s.level!=="warning"){const n={instancePath:i+"/level",keyword:"enum",params:{allowedValues:tr.properties.
level.enum}};e===null?e=[n]:e.push(n),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const n={instancePath:i+"/lenient",keyword:"enum",params:{
allowedValues:tr.properties.lenient.enum}};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[n]:e.push(n),r++}return Ke.errors=e,r===0}const Sr={if:{type:"object"},then:{$ref:"#/definitions/mailLocation"},else:{$ref:"#/de\
finitions/string"}},Br={type:"object",properties:{},if:{type:"object",required:["label"]},then:{type:"object",properties:{label:{$ref:"#/def\
initions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["label"]},else:{if:{
type:"object",required:["bullet"]},then:{type:"object",properties:{bullet:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{
$ref:"#/definitions/strings"}},additionalProperties:!1,required:["bullet","in"]},else:{if:{type:"object",required:["section"]},then:{type:"o\
bject",properties:{section:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["section"]},else:{type:"object",properties:{label:{
$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"},bullet:{$ref:"#/definitions/string"},section:{
$ref:"#/definitions/string"}},additionalProperties:!1,required:["label"]}}}};function Fe(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;if(r===o)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.label===void 0&&
(m="label")){const f={};e===null?e=[f]:e.push(f),r++}}else{const m={};e===null?e=[m]:e.push(m),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=
null);let h;if(c){const m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const l={instancePath:i,keyword:"required",params:{
missingProperty:"label"}};e===null?e=[l]:e.push(l),r++}for(const l in s)if(!(l==="label"||l==="in"||l==="also")){const u={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}s.label!==void 0&&(a(s.label,{instancePath:i+"/label",parentData:s,
parentDataProperty:"label",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.in!==void 0&&(a(s.in,{instancePath:i+"/in",parentData:s,
parentDataProperty:"in",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.also!==void 0&&(V(s.also,{instancePath:i+"/also",
parentData:s,parentDataProperty:"also",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const l={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var c=m===r;n=c,h="then"}else{const m=r,f=r;let l=!0;const u=r;if(r===u)if(s&&typeof s==
"object"&&!Array.isArray(s)){let k;if(s.bullet===void 0&&(k="bullet")){const v={};e===null?e=[v]:e.push(v),r++}}else{const k={};e===null?e=[
k]:e.push(k),r++}var p=u===r;r=f,e!==null&&(f?e.length=f:e=null);let w;if(p){const k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bullet===
void 0){const D={instancePath:i,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[D]:e.push(D),r++}if(s.in===void 0){const D={
instancePath:i,keyword:"required",params:{missingProperty:"in"}};e===null?e=[D]:e.push(D),r++}for(const D in s)if(!(D==="bullet"||D==="in"||
D==="also")){const $={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=[$]:e.push($),r++}s.bullet!==void 0&&
(a(s.bullet,{instancePath:i+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),
s.in!==void 0&&(a(s.in,{instancePath:i+"/in",parentData:s,parentDataProperty:"in",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.
length)),s.also!==void 0&&(V(s.also,{instancePath:i+"/also",parentData:s,parentDataProperty:"also",rootData:y})||(e=e===null?V.errors:e.concat(
V.errors),r=e.length))}else{const D={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var p=k===r;l=p,w="t\
hen"}else{const k=r,v=r;let D=!0;const $=r;if(r===$)if(s&&typeof s=="object"&&!Array.isArray(s)){let q;if(s.section===void 0&&(q="section")){
const S={};e===null?e=[S]:e.push(S),r++}}else{const q={};e===null?e=[q]:e.push(q),r++}var d=$===r;r=v,e!==null&&(v?e.length=v:e=null);let N;
if(d){const q=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const G={instancePath:i,keyword:"required",params:{missingProperty:"\
section"}};e===null?e=[G]:e.push(G),r++}for(const G in s)if(G!=="section"){const x={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:G}};
e===null?e=[x]:e.push(x),r++}s.section!==void 0&&(a(s.section,{instancePath:i+"/section",parentData:s,parentDataProperty:"section",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const G={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(
G),r++}var d=q===r;D=d,N="then"}else{const q=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const G={instancePath:i,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[G]:e.push(G),r++}for(const G in s)if(!(G==="label"||G==="in"||G==="also"||G==="bulle\
t"||G==="section")){const x={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:G}};e===null?e=[x]:e.push(x),r++}s.label!==
void 0&&(a(s.label,{instancePath:i+"/label",parentData:s,parentDataProperty:"label",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=
e.length)),s.in!==void 0&&(a(s.in,{instancePath:i+"/in",parentData:s,parentDataProperty:"in",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length)),s.also!==void 0&&(V(s.also,{instancePath:i+"/also",parentData:s,parentDataProperty:"also",rootData:y})||(e=e===null?V.errors:e.
concat(V.errors),r=e.length)),s.bullet!==void 0&&(a(s.bullet,{instancePath:i+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.section!==void 0&&(a(s.section,{instancePath:i+"/section",parentData:s,parentDataProperty:"\
section",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const G={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[G]:e.push(G),r++}var d=q===r;D=d,N="else"}if(!D){const q={instancePath:i,keyword:"if",params:{failingKeyword:N}};e===null?e=[q]:
e.push(q),r++}var p=k===r;l=p,w="else"}if(!l){const k={instancePath:i,keyword:"if",params:{failingKeyword:w}};e===null?e=[k]:e.push(k),r++}var c=m===
r;n=c,h="else"}if(!n){const m={instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[m]:e.push(m),r++}if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const m={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}return Fe.errors=e,r===0}function Ce(s,{
instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const p={};e===null?e=[p]:e.push(p),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const p=r;Fe(s,{instancePath:i,
parentData:O,parentDataProperty:K,rootData:y})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length);var c=p===r;n=c,h="then"}else{const p=r;
a(s,{instancePath:i,parentData:O,parentDataProperty:K,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var c=p===r;n=c,h="e\
lse"}if(!n){const p={instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return Ce.errors=e,r===0}function Se(s,{
instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;if(r===o)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let w;if(s.type===void 0&&(w="type")){const g={};e===null?e=[g]:e.push(g),r++}}else{const w={};e===null?e=[w]:e.
push(w),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const w=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
const k={instancePath:i,keyword:"required",params:{missingProperty:"type"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!ee.call(ie.then.
properties,k)){const v={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[v]:e.push(v),r++}if(s.type!==
void 0&&(H(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),
s.min!==void 0){let k=s.min;if(!(typeof k=="number"&&isFinite(k))){const v={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[v]:e.push(v),r++}}if(s.max!==void 0){let k=s.max;if(!(typeof k=="number"&&isFinite(k))){const v={instancePath:i+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.pattern!==void 0&&(a(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const k={instancePath:i+
"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const k={instancePath:i+
"/fraction",keyword:"enum",params:{allowedValues:ie.then.properties.fraction.enum}};e===null?e=[k]:e.push(k),r++}if(s.write!==void 0&&s.write!==
"seconds"){const k={instancePath:i+"/write",keyword:"enum",params:{allowedValues:ie.then.properties.write.enum}};e===null?e=[k]:e.push(k),r++}
if(s.version!==void 0&&s.version!==4){const k={instancePath:i+"/version",keyword:"enum",params:{allowedValues:ie.then.properties.version.enum}};
e===null?e=[k]:e.push(k),r++}if(s.prefix!==void 0&&(a(s.prefix,{instancePath:i+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:i+"/schemes",parentData:s,parentDataProperty:"\
schemes",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let k=s.inside;if(!(k==="warn"||k==="require")){
const v={instancePath:i+"/inside",keyword:"enum",params:{allowedValues:ie.then.properties.inside.enum}};e===null?e=[v]:e.push(v),r++}}}else{
const k={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var c=w===r;n=c,h="then"}else{const w=r,g=r;let k=!0;
const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.list===void 0&&(N="list")){const B={};e===null?e=[B]:e.push(B),r++}}else{
const N={};e===null?e=[N]:e.push(N),r++}var p=v===r;r=g,e!==null&&(g?e.length=g:e=null);let D;if(p){const N=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.list===void 0){const q={instancePath:i,keyword:"required",params:{missingProperty:"list"}};e===null?e=[q]:e.push(q),r++}for(const q in s)
if(!ee.call(ie.else.then.properties,q)){const S={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[S]:
e.push(S),r++}if(s.list!==void 0&&(ne(s.list,{instancePath:i+"/list",parentData:s,parentDataProperty:"list",rootData:y})||(e=e===null?ne.errors:
e.concat(ne.errors),r=e.length)),s.min!==void 0){let q=s.min;if(!(typeof q=="number"&&isFinite(q))){const S={instancePath:i+"/min",keyword:"\
type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(s.max!==void 0){let q=s.max;if(!(typeof q=="number"&&isFinite(q))){const S={instancePath:i+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const q={instancePath:i+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[q]:e.push(q),r++}}else{const q={instancePath:i,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[q]:e.push(q),r++}var p=N===r;k=p,D="then"}else{const N=r,B=r;let q=!0;const S=r;if(r===S)if(s&&typeof s=="object"&&!Array.
isArray(s)){let z;if(s.map===void 0&&(z="map")){const I={};e===null?e=[I]:e.push(I),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var d=S===
r;r=B,e!==null&&(B?e.length=B:e=null);let G;if(d){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const F={instancePath:i,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[F]:e.push(F),r++}for(const F in s)if(!ee.call(ie.else.else.then.properties,F)){
const L={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:F}};e===null?e=[L]:e.push(L),r++}if(s.map!==void 0&&(ne(s.
map,{instancePath:i+"/map",parentData:s,parentDataProperty:"map",rootData:y})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.keys!==
void 0&&(a(s.keys,{instancePath:i+"/keys",parentData:s,parentDataProperty:"keys",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),
s.min!==void 0){let F=s.min;if(!(typeof F=="number"&&isFinite(F))){const L={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[L]:e.push(L),r++}}if(s.max!==void 0){let F=s.max;if(!(typeof F=="number"&&isFinite(F))){const L={instancePath:i+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[L]:e.push(L),r++}}}else{const F={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[F]:e.
push(F),r++}var d=z===r;q=d,G="then"}else{const z=r,I=r;let F=!0;const L=r;if(r===L)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.
fields===void 0&&(j="fields")){const A={};e===null?e=[A]:e.push(A),r++}}else{const j={};e===null?e=[j]:e.push(j),r++}var m=L===r;r=I,e!==null&&
(I?e.length=I:e=null);let we;if(m){const j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const R={instancePath:i,keyword:"\
required",params:{missingProperty:"fields"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!ee.call(ie.else.else.else.then.properties,R)){
const ae={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[ae]:e.push(ae),r++}s.fields!==void 0&&(me.
validate(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:y})||(e=e===null?me.validate.errors:e.concat(me.
validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,parentDataProperty:"include",rootData:y})||
(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(Y(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"\
object",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.reserved!==void 0&&(V(s.reserved,{instancePath:i+"/reserved",parentData:s,
parentDataProperty:"reserved",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const R={instancePath:i,keyword:"type",
params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var m=j===r;F=m,we="then"}else{const j=r,A=r;let R=!0;const ae=r;if(r===ae)if(s&&typeof s==
"object"&&!Array.isArray(s)){let Q;if(s.union===void 0&&(Q="union")){const C={};e===null?e=[C]:e.push(C),r++}}else{const Q={};e===null?e=[Q]:
e.push(Q),r++}var f=ae===r;r=A,e!==null&&(A?e.length=A:e=null);let ve;if(f){const Q=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===
void 0){const E={instancePath:i,keyword:"required",params:{missingProperty:"union"}};e===null?e=[E]:e.push(E),r++}for(const E in s)if(!ee.call(
ie.else.else.else.else.then.properties,E)){const J={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:E}};e===null?e=
[J]:e.push(J),r++}if(s.union!==void 0){let E=s.union;if(Array.isArray(E)){if(E.length<2){const U={instancePath:i+"/union",keyword:"minItems",
params:{limit:2}};e===null?e=[U]:e.push(U),r++}const J=E.length;for(let U=0;U<J;U++)ne(E[U],{instancePath:i+"/union/"+U,parentData:E,parentDataProperty:U,
rootData:y})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)}else{const J={instancePath:i+"/union",keyword:"type",params:{type:"array"}};
e===null?e=[J]:e.push(J),r++}}s.tag!==void 0&&(a(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length)),s.otherwise!==void 0&&(H(s.otherwise,{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length))}else{const E={instancePath:i,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[E]:e.push(E),r++}var f=Q===r;R=f,ve="then"}else{const Q=r,C=r;let E=!0;const J=r;if(r===J)if(s&&typeof s=="object"&&!Array.
isArray(s)){let W;if(s.const===void 0&&(W="const")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}
var l=J===r;r=C,e!==null&&(C?e.length=C:e=null);let U;if(l){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const T={
instancePath:i,keyword:"required",params:{missingProperty:"const"}};e===null?e=[T]:e.push(T),r++}for(const T in s)if(!ee.call(ie.else.else.else.
else.else.then.properties,T)){const fe={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[fe]:e.push(
fe),r++}if(s.const!==void 0){let T=s.const;if(typeof T!="string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="boolean"){const fe={instancePath:i+
"/const",keyword:"type",params:{type:ie.else.else.else.else.else.then.properties.const.type}};e===null?e=[fe]:e.push(fe),r++}}}else{const T={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var l=W===r;E=l,U="then"}else{const W=r,ye=r;let T=!0;const fe=r;
if(r===fe)if(s&&typeof s=="object"&&!Array.isArray(s)){let X;if(s.enum===void 0&&(X="enum")){const Ne={};e===null?e=[Ne]:e.push(Ne),r++}}else{
const X={};e===null?e=[X]:e.push(X),r++}var u=fe===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let je;if(u){const X=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.enum===void 0){const b={instancePath:i,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[b]:e.push(b),
r++}if(s.values===void 0){const b={instancePath:i,keyword:"required",params:{missingProperty:"values"}};e===null?e=[b]:e.push(b),r++}for(const b in s)
if(!ee.call(ie.else.else.else.else.else.else.then.properties,b)){const Z={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:b}};
e===null?e=[Z]:e.push(Z),r++}if(s.enum!==void 0){let b=s.enum;if(!(b==="open"||b==="closed")){const Z={instancePath:i+"/enum",keyword:"enum",
params:{allowedValues:ie.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[Z]:e.push(Z),r++}}s.values!==void 0&&(de(s.values,
{instancePath:i+"/values",parentData:s,parentDataProperty:"values",rootData:y})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.pattern!==
void 0&&(a(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length))}else{const b={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var u=X===r;T=u,je="then"}else{
const X=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const b={instancePath:i,keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!ee.call(ie.else.else.else.else.else.else.else.properties,b)){const Z={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[Z]:e.push(Z),r++}if(s.type!==void 0&&(H(s.type,{instancePath:i+"/t\
ype",parentData:s,parentDataProperty:"type",rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.min!==void 0){let b=s.min;if(!(typeof b==
"number"&&isFinite(b))){const Z={instancePath:i+"/min",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}if(s.max!==void 0){
let b=s.max;if(!(typeof b=="number"&&isFinite(b))){const Z={instancePath:i+"/max",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(
Z),r++}}if(s.pattern!==void 0&&(a(s.pattern,{instancePath:i+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:y})||(e=e===null?a.
errors:e.concat(a.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const b={instancePath:i+"/utc",keyword:"type",params:{type:"\
boolean"}};e===null?e=[b]:e.push(b),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const b={instancePath:i+"/fraction",keyword:"enum",params:{
allowedValues:ie.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[b]:e.push(b),r++}if(s.write!==void 0&&s.write!=="\
seconds"){const b={instancePath:i+"/write",keyword:"enum",params:{allowedValues:ie.else.else.else.else.else.else.else.properties.write.enum}};
e===null?e=[b]:e.push(b),r++}if(s.version!==void 0&&s.version!==4){const b={instancePath:i+"/version",keyword:"enum",params:{allowedValues:ie.
else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[b]:e.push(b),r++}if(s.prefix!==void 0&&(a(s.prefix,{instancePath:i+
"/prefix",parentData:s,parentDataProperty:"prefix",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.schemes!==void 0&&(V(
s.schemes,{instancePath:i+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),
s.inside!==void 0){let b=s.inside;if(!(b==="warn"||b==="require")){const Z={instancePath:i+"/inside",keyword:"enum",params:{allowedValues:ie.
else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[Z]:e.push(Z),r++}}if(s.list!==void 0&&(ne(s.list,{instancePath:i+"/l\
ist",parentData:s,parentDataProperty:"list",rootData:y})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.unique!==void 0&&typeof s.
unique!="boolean"){const b={instancePath:i+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(s.map!==void 0&&
(ne(s.map,{instancePath:i+"/map",parentData:s,parentDataProperty:"map",rootData:y})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),
s.keys!==void 0&&(a(s.keys,{instancePath:i+"/keys",parentData:s,parentDataProperty:"keys",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length)),s.fields!==void 0&&(me.validate(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:y})||(e=e===
null?me.validate.errors:e.concat(me.validate.errors),r=e.length)),s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,
parentDataProperty:"include",rootData:y})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.object!==void 0&&(Y(s.object,{instancePath:i+
"/object",parentData:s,parentDataProperty:"object",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.reserved!==void 0&&(V(
s.reserved,{instancePath:i+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.
length)),s.union!==void 0){let b=s.union;if(Array.isArray(b)){if(b.length<2){const ue={instancePath:i+"/union",keyword:"minItems",params:{limit:2}};
e===null?e=[ue]:e.push(ue),r++}const Z=b.length;for(let ue=0;ue<Z;ue++)ne(b[ue],{instancePath:i+"/union/"+ue,parentData:b,parentDataProperty:ue,
rootData:y})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)}else{const Z={instancePath:i+"/union",keyword:"type",params:{type:"array"}};
e===null?e=[Z]:e.push(Z),r++}}if(s.tag!==void 0&&(a(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:y})||(e=e===
null?a.errors:e.concat(a.errors),r=e.length)),s.otherwise!==void 0&&(H(s.otherwise,{instancePath:i+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.const!==void 0){let b=s.const;if(typeof b!="string"&&!(typeof b==
"number"&&isFinite(b))&&typeof b!="boolean"){const Z={instancePath:i+"/const",keyword:"type",params:{type:ie.else.else.else.else.else.else.else.
properties.const.type}};e===null?e=[Z]:e.push(Z),r++}}if(s.enum!==void 0){let b=s.enum;if(!(b==="open"||b==="closed")){const Z={instancePath:i+
"/enum",keyword:"enum",params:{allowedValues:ie.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[Z]:e.push(Z),r++}}s.values!==
void 0&&(de(s.values,{instancePath:i+"/values",parentData:s,parentDataProperty:"values",rootData:y})||(e=e===null?de.errors:e.concat(de.errors),
r=e.length))}else{const b={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var u=X===r;T=u,je="else"}if(!T){
const X={instancePath:i,keyword:"if",params:{failingKeyword:je}};e===null?e=[X]:e.push(X),r++}var l=W===r;E=l,U="else"}if(!E){const W={instancePath:i,
keyword:"if",params:{failingKeyword:U}};e===null?e=[W]:e.push(W),r++}var f=Q===r;R=f,ve="else"}if(!R){const Q={instancePath:i,keyword:"if",params:{
failingKeyword:ve}};e===null?e=[Q]:e.push(Q),r++}var m=j===r;F=m,we="else"}if(!F){const j={instancePath:i,keyword:"if",params:{failingKeyword:we}};
e===null?e=[j]:e.push(j),r++}var d=z===r;q=d,G="else"}if(!q){const z={instancePath:i,keyword:"if",params:{failingKeyword:G}};e===null?e=[z]:
e.push(z),r++}var p=N===r;k=p,D="else"}if(!k){const N={instancePath:i,keyword:"if",params:{failingKeyword:D}};e===null?e=[N]:e.push(N),r++}var c=w===
r;n=c,h="else"}if(!n){const w={instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[w]:e.push(w),r++}if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.doc!==void 0&&(a(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const w={instancePath:i+"/nullable",keyword:"type",params:{
type:"boolean"}};e===null?e=[w]:e.push(w),r++}if(s.lenient!==void 0&&(Pe(s.lenient,{instancePath:i+"/lenient",parentData:s,parentDataProperty:"\
lenient",rootData:y})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.since!==void 0&&(le(s.since,{instancePath:i+"/since",parentData:s,
parentDataProperty:"since",rootData:y})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.deprecated!==void 0&&(ce(s.deprecated,{instancePath:i+
"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:y})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.allow!==void 0&&
(te(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:y})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),
s.computed!==void 0&&(Ke(s.computed,{instancePath:i+"/computed",parentData:s,parentDataProperty:"computed",rootData:y})||(e=e===null?Ke.errors:
e.concat(Ke.errors),r=e.length)),s.sensitive!==void 0&&typeof s.sensitive!="boolean"){const w={instancePath:i+"/sensitive",keyword:"type",params:{
type:"boolean"}};e===null?e=[w]:e.push(w),r++}if(s.aliases!==void 0&&(V(s.aliases,{instancePath:i+"/aliases",parentData:s,parentDataProperty:"\
aliases",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.decodeOnly!==void 0&&typeof s.decodeOnly!="boolean"){const w={
instancePath:i+"/decodeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}s.mail!==void 0&&(Ce(s.mail,{instancePath:i+
"/mail",parentData:s,parentDataProperty:"mail",rootData:y})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s.originalName!==void 0&&
(a(s.originalName,{instancePath:i+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length))}else{const w={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}return Se.errors=e,r===
0}function Be(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){const d={};e===null?e=[d]:e.push(d),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const d=r;
Se(s,{instancePath:i,parentData:O,parentDataProperty:K,rootData:y})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length);var c=d===r;n=c,h=
"then"}else{const d=r,m=r;let f=!0;const l=r;if(!Array.isArray(s)){const g={};e===null?e=[g]:e.push(g),r++}var p=l===r;r=m,e!==null&&(m?e.length=
m:e=null);let u;if(p){const g=r;if(Array.isArray(s)){if(s.length>1){const D={instancePath:i,keyword:"maxItems",params:{limit:1}};e===null?e=
[D]:e.push(D),r++}if(s.length<1){const D={instancePath:i,keyword:"minItems",params:{limit:1}};e===null?e=[D]:e.push(D),r++}const v=s.length;
for(let D=0;D<v;D++)H(s[D],{instancePath:i+"/"+D,parentData:s,parentDataProperty:D,rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.
length)}else{const v={instancePath:i,keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}var p=g===r;f=p,u="then"}else{const g=r;
H(s,{instancePath:i,parentData:O,parentDataProperty:K,rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);var p=g===r;f=p,u="e\
lse"}if(!f){const g={instancePath:i,keyword:"if",params:{failingKeyword:u}};e===null?e=[g]:e.push(g),r++}var c=d===r;n=c,h="else"}if(!n){const d={
instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[d]:e.push(d),r++}return Be.errors=e,r===0}function he(s,{instancePath:i="",
parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const n in s){const o=r;
if(typeof n=="string"&&!_r.test(n)){const c={instancePath:i,keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*\\??$"},propertyName:n};
e===null?e=[c]:e.push(c),r++}var t=o===r;if(!t){const c={instancePath:i,keyword:"propertyNames",params:{propertyName:n}};e===null?e=[c]:e.push(
c),r++}}for(const n in s)Be(s[n],{instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:y})||
(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)}else{const n={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}return he.errors=e,r===0}const _e={type:"object",properties:{doc:{$ref:"#/definitions/string"},at:{$ref:"#/definitions/fieldPath"},level:{
enum:["warning"]},lenient:{enum:["warn"]}},if:{type:"object",required:["differ"]},then:{type:"object",properties:{differ:{type:"array",items:{
$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"]},
else:{if:{type:"object",required:["excludes"]},then:{type:"object",properties:{excludes:{type:"object",properties:{list:{$ref:"#/definitions\
/fieldPath"},value:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["list","value"]},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,
required:["doc","excludes"]},else:{if:{type:"object",required:["when"]},then:{type:"object",properties:{when:{type:"object",minProperties:1,
maxProperties:1,additionalProperties:{type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},
forbid:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:[
"doc","when"]},else:{if:{type:"object",required:["unless"]},then:{type:"object",properties:{unless:{type:"object",minProperties:1,maxProperties:1,
additionalProperties:{type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","u\
nless"]},else:{type:"object",properties:{differ:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},excludes:{type:"\
object",properties:{list:{$ref:"#/definitions/fieldPath"},value:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["list","\
value"]},when:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{type:["string","number","boolean"]}},require:{type:"array",
items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},unless:{type:"obj\
ect",minProperties:1,maxProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,
required:["doc","differ"]}}}}};function De(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;
let n=!0;const o=r;if(r===o)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.differ===void 0&&(f="differ")){const l={};e===null?e=[l]:
e.push(l),r++}}else{const f={};e===null?e=[f]:e.push(f),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const f=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.doc===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.
push(u),r++}if(s.differ===void 0){const u={instancePath:i,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[u]:e.push(u),r++}
for(const u in s)if(!(u==="differ"||u==="doc"||u==="at"||u==="level"||u==="lenient")){const w={instancePath:i,keyword:"additionalProperties",
params:{additionalProperty:u}};e===null?e=[w]:e.push(w),r++}if(s.differ!==void 0){let u=s.differ;if(Array.isArray(u)){if(u.length>2){const g={
instancePath:i+"/differ",keyword:"maxItems",params:{limit:2}};e===null?e=[g]:e.push(g),r++}if(u.length<2){const g={instancePath:i+"/differ",
keyword:"minItems",params:{limit:2}};e===null?e=[g]:e.push(g),r++}const w=u.length;for(let g=0;g<w;g++)_(u[g],{instancePath:i+"/differ/"+g,parentData:u,
parentDataProperty:g,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{const w={instancePath:i+"/differ",keyword:"type",
params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}}else{const u={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}var c=f===r;n=c,h="then"}else{const f=r,l=r;let u=!0;const w=r;if(r===w)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.excludes===
void 0&&(v="excludes")){const D={};e===null?e=[D]:e.push(D),r++}}else{const v={};e===null?e=[v]:e.push(v),r++}var p=w===r;r=l,e!==null&&(l?e.
length=l:e=null);let g;if(p){const v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const $={instancePath:i,keyword:"requ\
ired",params:{missingProperty:"doc"}};e===null?e=[$]:e.push($),r++}if(s.excludes===void 0){const $={instancePath:i,keyword:"required",params:{
missingProperty:"excludes"}};e===null?e=[$]:e.push($),r++}for(const $ in s)if(!($==="excludes"||$==="doc"||$==="at"||$==="level"||$==="lenie\
nt")){const N={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[N]:e.push(N),r++}if(s.excludes!==void 0){
let $=s.excludes;if($&&typeof $=="object"&&!Array.isArray($)){if($.list===void 0){const N={instancePath:i+"/excludes",keyword:"required",params:{
missingProperty:"list"}};e===null?e=[N]:e.push(N),r++}if($.value===void 0){const N={instancePath:i+"/excludes",keyword:"required",params:{missingProperty:"\
value"}};e===null?e=[N]:e.push(N),r++}for(const N in $)if(!(N==="list"||N==="value")){const B={instancePath:i+"/excludes",keyword:"additiona\
lProperties",params:{additionalProperty:N}};e===null?e=[B]:e.push(B),r++}$.list!==void 0&&(_($.list,{instancePath:i+"/excludes/list",parentData:$,
parentDataProperty:"list",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),$.value!==void 0&&(_($.value,{instancePath:i+"/\
excludes/value",parentData:$,parentDataProperty:"value",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}else{const N={instancePath:i+
"/excludes",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}}else{const $={instancePath:i,keyword:"type",params:{type:"\
object"}};e===null?e=[$]:e.push($),r++}var p=v===r;u=p,g="then"}else{const v=r,D=r;let $=!0;const N=r;if(r===N)if(s&&typeof s=="object"&&!Array.
isArray(s)){let S;if(s.when===void 0&&(S="when")){const G={};e===null?e=[G]:e.push(G),r++}}else{const S={};e===null?e=[S]:e.push(S),r++}var d=N===
r;r=D,e!==null&&(D?e.length=D:e=null);let B;if(d){const S=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const x={instancePath:i,
keyword:"required",params:{missingProperty:"doc"}};e===null?e=[x]:e.push(x),r++}if(s.when===void 0){const x={instancePath:i,keyword:"require\
d",params:{missingProperty:"when"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!(x==="when"||x==="require"||x==="forbid"||x==="doc"||x===
"at"||x==="level"||x==="lenient")){const z={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[z]:e.push(
z),r++}if(s.when!==void 0){let x=s.when;if(x&&typeof x=="object"&&!Array.isArray(x)){if(Object.keys(x).length>1){const z={instancePath:i+"/w\
hen",keyword:"maxProperties",params:{limit:1}};e===null?e=[z]:e.push(z),r++}if(Object.keys(x).length<1){const z={instancePath:i+"/when",keyword:"\
minProperties",params:{limit:1}};e===null?e=[z]:e.push(z),r++}for(const z in x){let I=x[z];if(typeof I!="string"&&!(typeof I=="number"&&isFinite(
I))&&typeof I!="boolean"){const F={instancePath:i+"/when/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:_e.else.else.
then.properties.when.additionalProperties.type}};e===null?e=[F]:e.push(F),r++}}}else{const z={instancePath:i+"/when",keyword:"type",params:{
type:"object"}};e===null?e=[z]:e.push(z),r++}}if(s.require!==void 0){let x=s.require;if(Array.isArray(x)){if(x.length<1){const I={instancePath:i+
"/require",keyword:"minItems",params:{limit:1}};e===null?e=[I]:e.push(I),r++}const z=x.length;for(let I=0;I<z;I++)_(x[I],{instancePath:i+"/r\
equire/"+I,parentData:x,parentDataProperty:I,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{const z={instancePath:i+
"/require",keyword:"type",params:{type:"array"}};e===null?e=[z]:e.push(z),r++}}if(s.forbid!==void 0){let x=s.forbid;if(Array.isArray(x)){if(x.
length<1){const I={instancePath:i+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[I]:e.push(I),r++}const z=x.length;for(let I=0;I<
z;I++)_(x[I],{instancePath:i+"/forbid/"+I,parentData:x,parentDataProperty:I,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{
const z={instancePath:i+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[z]:e.push(z),r++}}}else{const x={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var d=S===r;$=d,B="then"}else{const S=r,G=r;let x=!0;const z=r;if(r===z)if(s&&typeof s==
"object"&&!Array.isArray(s)){let L;if(s.unless===void 0&&(L="unless")){const we={};e===null?e=[we]:e.push(we),r++}}else{const L={};e===null?
e=[L]:e.push(L),r++}var m=z===r;r=G,e!==null&&(G?e.length=G:e=null);let I;if(m){const L=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
doc===void 0){const P={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[P]:e.push(P),r++}if(s.unless===void 0){
const P={instancePath:i,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[P]:e.push(P),r++}for(const P in s)if(!(P==="unless"||
P==="require"||P==="forbid"||P==="doc"||P==="at"||P==="level"||P==="lenient")){const j={instancePath:i,keyword:"additionalProperties",params:{
additionalProperty:P}};e===null?e=[j]:e.push(j),r++}if(s.unless!==void 0){let P=s.unless;if(P&&typeof P=="object"&&!Array.isArray(P)){if(Object.
keys(P).length>1){const j={instancePath:i+"/unless",keyword:"maxProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}if(Object.keys(P).
length<1){const j={instancePath:i+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}for(const j in P){let A=P[j];
if(typeof A!="string"&&!(typeof A=="number"&&isFinite(A))&&typeof A!="boolean"){const R={instancePath:i+"/unless/"+j.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:_e.else.else.else.then.properties.unless.additionalProperties.type}};e===null?e=[R]:e.push(R),r++}}}else{
const j={instancePath:i+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.require!==void 0){let P=s.require;
if(Array.isArray(P)){if(P.length<1){const A={instancePath:i+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),r++}const j=P.
length;for(let A=0;A<j;A++)_(P[A],{instancePath:i+"/require/"+A,parentData:P,parentDataProperty:A,rootData:y})||(e=e===null?_.errors:e.concat(
_.errors),r=e.length)}else{const j={instancePath:i+"/require",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.forbid!==
void 0){let P=s.forbid;if(Array.isArray(P)){if(P.length<1){const A={instancePath:i+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=
[A]:e.push(A),r++}const j=P.length;for(let A=0;A<j;A++)_(P[A],{instancePath:i+"/forbid/"+A,parentData:P,parentDataProperty:A,rootData:y})||(e=
e===null?_.errors:e.concat(_.errors),r=e.length)}else{const j={instancePath:i+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[j]:
e.push(j),r++}}}else{const P={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var m=L===r;x=m,I="then"}else{
const L=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const P={instancePath:i,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[P]:e.push(P),r++}if(s.differ===void 0){const P={instancePath:i,keyword:"required",params:{missingProperty:"differ"}};e===
null?e=[P]:e.push(P),r++}for(const P in s)if(!ee.call(_e.else.else.else.else.properties,P)){const j={instancePath:i,keyword:"additionalPrope\
rties",params:{additionalProperty:P}};e===null?e=[j]:e.push(j),r++}if(s.differ!==void 0){let P=s.differ;if(Array.isArray(P)){if(P.length>2){
const A={instancePath:i+"/differ",keyword:"maxItems",params:{limit:2}};e===null?e=[A]:e.push(A),r++}if(P.length<2){const A={instancePath:i+"\
/differ",keyword:"minItems",params:{limit:2}};e===null?e=[A]:e.push(A),r++}const j=P.length;for(let A=0;A<j;A++)_(P[A],{instancePath:i+"/dif\
fer/"+A,parentData:P,parentDataProperty:A,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{const j={instancePath:i+"/d\
iffer",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.excludes!==void 0){let P=s.excludes;if(P&&typeof P=="object"&&
!Array.isArray(P)){if(P.list===void 0){const j={instancePath:i+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?e=[j]:
e.push(j),r++}if(P.value===void 0){const j={instancePath:i+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?e=[j]:e.
push(j),r++}for(const j in P)if(!(j==="list"||j==="value")){const A={instancePath:i+"/excludes",keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[A]:e.push(A),r++}P.list!==void 0&&(_(P.list,{instancePath:i+"/excludes/list",parentData:P,parentDataProperty:"list",rootData:y})||
(e=e===null?_.errors:e.concat(_.errors),r=e.length)),P.value!==void 0&&(_(P.value,{instancePath:i+"/excludes/value",parentData:P,parentDataProperty:"\
value",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}else{const j={instancePath:i+"/excludes",keyword:"type",params:{type:"\
object"}};e===null?e=[j]:e.push(j),r++}}if(s.when!==void 0){let P=s.when;if(P&&typeof P=="object"&&!Array.isArray(P)){if(Object.keys(P).length>
1){const j={instancePath:i+"/when",keyword:"maxProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}if(Object.keys(P).length<1){const j={
instancePath:i+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}for(const j in P){let A=P[j];if(typeof A!="str\
ing"&&!(typeof A=="number"&&isFinite(A))&&typeof A!="boolean"){const R={instancePath:i+"/when/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:_e.else.else.else.else.properties.when.additionalProperties.type}};e===null?e=[R]:e.push(R),r++}}}else{const j={instancePath:i+
"/when",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.require!==void 0){let P=s.require;if(Array.isArray(P)){if(P.
length<1){const A={instancePath:i+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),r++}const j=P.length;for(let A=0;A<
j;A++)_(P[A],{instancePath:i+"/require/"+A,parentData:P,parentDataProperty:A,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{
const j={instancePath:i+"/require",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.forbid!==void 0){let P=s.forbid;
if(Array.isArray(P)){if(P.length<1){const A={instancePath:i+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),r++}const j=P.
length;for(let A=0;A<j;A++)_(P[A],{instancePath:i+"/forbid/"+A,parentData:P,parentDataProperty:A,rootData:y})||(e=e===null?_.errors:e.concat(
_.errors),r=e.length)}else{const j={instancePath:i+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.unless!==
void 0){let P=s.unless;if(P&&typeof P=="object"&&!Array.isArray(P)){if(Object.keys(P).length>1){const j={instancePath:i+"/unless",keyword:"m\
axProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}if(Object.keys(P).length<1){const j={instancePath:i+"/unless",keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}for(const j in P){let A=P[j];if(typeof A!="string"&&!(typeof A=="number"&&isFinite(A))&&
typeof A!="boolean"){const R={instancePath:i+"/unless/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:_e.else.else.else.
else.properties.unless.additionalProperties.type}};e===null?e=[R]:e.push(R),r++}}}else{const j={instancePath:i+"/unless",keyword:"type",params:{
type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{const P={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),
r++}var m=L===r;x=m,I="else"}if(!x){const L={instancePath:i,keyword:"if",params:{failingKeyword:I}};e===null?e=[L]:e.push(L),r++}var d=S===r;
$=d,B="else"}if(!$){const S={instancePath:i,keyword:"if",params:{failingKeyword:B}};e===null?e=[S]:e.push(S),r++}var p=v===r;u=p,g="else"}if(!u){
const v={instancePath:i,keyword:"if",params:{failingKeyword:g}};e===null?e=[v]:e.push(v),r++}var c=f===r;n=c,h="else"}if(!n){const f={instancePath:i,
keyword:"if",params:{failingKeyword:h}};e===null?e=[f]:e.push(f),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(a(s.doc,
{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.at!==void 0&&
(_(s.at,{instancePath:i+"/at",parentData:s,parentDataProperty:"at",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.level!==
void 0&&s.level!=="warning"){const f={instancePath:i+"/level",keyword:"enum",params:{allowedValues:_e.properties.level.enum}};e===null?e=[f]:
e.push(f),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const f={instancePath:i+"/lenient",keyword:"enum",params:{allowedValues:_e.properties.
lenient.enum}};e===null?e=[f]:e.push(f),r++}}else{const f={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}
return De.errors=e,r===0}function Te(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.tag===void 0){const o={instancePath:i,keyword:"required",params:{missingProperty:"tag"}};e===null?e=[o]:e.
push(o),r++}if(s.body===void 0){const o={instancePath:i,keyword:"required",params:{missingProperty:"body"}};e===null?e=[o]:e.push(o),r++}if(s.
fields===void 0){const o={instancePath:i,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[o]:e.push(o),r++}if(s.example===void 0){
const o={instancePath:i,keyword:"required",params:{missingProperty:"example"}};e===null?e=[o]:e.push(o),r++}for(const o in s)if(!ee.call(jr.
properties,o)){const c={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[c]:e.push(c),r++}if(s.tag!==
void 0&&(_(s.tag,{instancePath:i+"/tag",parentData:s,parentDataProperty:"tag",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),
s.body!==void 0){let o=s.body;const c=r;let h=!0;const p=r;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const m={};e===null?e=[m]:e.push(
m),r++}var t=p===r;r=c,e!==null&&(c?e.length=c:e=null);let d;if(t){const m=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.field===void 0){
const l={instancePath:i+"/body",keyword:"required",params:{missingProperty:"field"}};e===null?e=[l]:e.push(l),r++}for(const l in o)if(!(l===
"field"||l==="max")){const u={instancePath:i+"/body",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),
r++}if(o.field!==void 0&&(a(o.field,{instancePath:i+"/body/field",parentData:o,parentDataProperty:"field",rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length)),o.max!==void 0){let l=o.max;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const u={instancePath:i+
"/body/max",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){const u={
instancePath:i+"/body/max",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[u]:e.push(u),r++}}}else{const l={instancePath:i+"\
/body",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var t=m===r;h=t,d="then"}else{const m=r;a(o,{instancePath:i+"/bod\
y",parentData:s,parentDataProperty:"body",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var t=m===r;h=t,d="else"}if(!h){
const m={instancePath:i+"/body",keyword:"if",params:{failingKeyword:d}};e===null?e=[m]:e.push(m),r++}}if(s.object!==void 0&&(Y(s.object,{instancePath:i+
"/object",parentData:s,parentDataProperty:"object",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.id!==void 0&&(_(s.id,
{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.sender!==void 0&&
(_(s.sender,{instancePath:i+"/sender",parentData:s,parentDataProperty:"sender",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),
s.recipient!==void 0&&(_(s.recipient,{instancePath:i+"/recipient",parentData:s,parentDataProperty:"recipient",rootData:y})||(e=e===null?_.errors:
e.concat(_.errors),r=e.length)),s.time!==void 0&&(_(s.time,{instancePath:i+"/time",parentData:s,parentDataProperty:"time",rootData:y})||(e=e===
null?_.errors:e.concat(_.errors),r=e.length)),s.thread!==void 0){let o=s.thread;if(Array.isArray(o)){if(o.length<1){const h={instancePath:i+
"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const c=o.length;for(let h=0;h<c;h++)_(o[h],{instancePath:i+"/th\
read/"+h,parentData:o,parentDataProperty:h,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{const c={instancePath:i+"/\
thread",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.replyTo!==void 0&&(_(s.replyTo,{instancePath:i+"/replyTo",parentData:s,
parentDataProperty:"replyTo",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.version!==void 0&&(_(s.version,{instancePath:i+
"/version",parentData:s,parentDataProperty:"version",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),s.ack!==void 0){let o=s.
ack;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.wanted===void 0){const c={instancePath:i+"/ack",keyword:"required",params:{missingProperty:"\
wanted"}};e===null?e=[c]:e.push(c),r++}if(o.given===void 0){const c={instancePath:i+"/ack",keyword:"required",params:{missingProperty:"given"}};
e===null?e=[c]:e.push(c),r++}for(const c in o)if(!(c==="wanted"||c==="given")){const h={instancePath:i+"/ack",keyword:"additionalProperties",
params:{additionalProperty:c}};e===null?e=[h]:e.push(h),r++}o.wanted!==void 0&&(_(o.wanted,{instancePath:i+"/ack/wanted",parentData:o,parentDataProperty:"\
wanted",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),o.given!==void 0&&(_(o.given,{instancePath:i+"/ack/given",parentData:o,
parentDataProperty:"given",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}else{const c={instancePath:i+"/ack",keyword:"t\
ype",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.fields!==void 0&&(he(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:y})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),s.rules!==void 0){let o=s.rules;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(Object.keys(o).length<1){const c={instancePath:i+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[c]:e.push(c),
r++}for(const c in o){const h=r;if(typeof c=="string"&&!qe.test(c)){const p={instancePath:i+"/rules",keyword:"pattern",params:{pattern:"^[a-\
z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:c};e===null?e=[p]:e.push(p),r++}var n=h===r;if(!n){const p={instancePath:i+"/rules",keyword:"\
propertyNames",params:{propertyName:c}};e===null?e=[p]:e.push(p),r++}}for(const c in o)De(o[c],{instancePath:i+"/rules/"+c.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:o,parentDataProperty:c,rootData:y})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)}else{const c={instancePath:i+
"/rules",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.example!==void 0){let o=s.example;if(!(o&&typeof o=="obje\
ct"&&!Array.isArray(o))){const c={instancePath:i+"/example",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const o={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Te.errors=e,r===0}const xe={type:"object",properties:{
doc:{$ref:"#/definitions/string"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},originalName:{$ref:"#/definitions/\
string"},from:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},else:{$ref:"#/definitions/string"}},to:{
if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},else:{$ref:"#/definitions/string"}},ack:{enum:["require\
d"]},replies:{$ref:"#/definitions/messageList"},conventions:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"arr\
ay"},then:{$ref:"#/definitions/strings"},else:{enum:["request"]}}},aliases:{$ref:"#/definitions/strings"},lenient:{type:"object",properties:{
aliases:{$ref:"#/definitions/strings"}},additionalProperties:!1},envelope:{type:"object",properties:{include:{$ref:"#/definitions/structType\
Names"},fields:{$ref:"#/definitions/fields"}},additionalProperties:!1},body:{enum:["text"]},include:{$ref:"#/definitions/structTypeNames"},fields:{
$ref:"#/definitions/fields"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},
invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},since:{$ref:"#/definitions/version"},deprecated:{$ref:"\
#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc","from","to","examples","invalid"]},Tr={
type:"array",items:{$ref:"#/definitions/string"}};function M(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,
r=0;if(Array.isArray(s)){const t=s.length;for(let n=0;n<t;n++)a(s[n],{instancePath:i+"/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=
e===null?a.errors:e.concat(a.errors),r=e.length)}else{const t={instancePath:i,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),
r++}return M.errors=e,r===0}const Rr={type:"object",properties:{like:{$ref:"#/definitions/string"},field:{$ref:"#/definitions/string"},values:{
type:"array",items:{},minItems:1}},additionalProperties:!1,required:["like","field","values"]};function Re(s,{instancePath:i="",parentData:O,
parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const t={instancePath:i,
keyword:"required",params:{missingProperty:"like"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){const t={instancePath:i,keyword:"requi\
red",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}if(s.values===void 0){const t={instancePath:i,keyword:"required",params:{
missingProperty:"values"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="like"||t==="field"||t==="values")){const n={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[n]:e.push(n),r++}if(s.like!==void 0&&(a(s.like,{instancePath:i+"/l\
ike",parentData:s,parentDataProperty:"like",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.field!==void 0&&(a(s.field,
{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.values!==
void 0){let t=s.values;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/values",keyword:"minItems",params:{limit:1}};e===null?e=
[n]:e.push(n),r++}}else{const n={instancePath:i+"/values",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{const t={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Re.errors=e,r===0}const lr={type:"object",properties:{
like:{$ref:"#/definitions/string"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},dropEach:{type:"\
array",items:{$ref:"#/definitions/fieldPath"},minItems:1},issue:{type:["string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?\
$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/definitions/string"}}},additionalProperties:!1,
required:["like"]},or=new RegExp("^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$","u");function Le(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const n={instancePath:i,keyword:"required",
params:{missingProperty:"like"}};e===null?e=[n]:e.push(n),r++}for(const n in s)if(!(n==="like"||n==="set"||n==="drop"||n==="dropEach"||n==="\
issue"||n==="at")){const o={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.like!==
void 0&&(a(s.like,{instancePath:i+"/like",parentData:s,parentDataProperty:"like",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),
s.set!==void 0){let n=s.set;if(!(n&&typeof n=="object"&&!Array.isArray(n))){const o={instancePath:i+"/set",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[o]:e.push(o),r++}}if(s.drop!==void 0){let n=s.drop;if(Array.isArray(n)){if(n.length<1){const c={instancePath:i+"/drop",keyword:"\
minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const o=n.length;for(let c=0;c<o;c++)_(n[c],{instancePath:i+"/drop/"+c,parentData:n,
parentDataProperty:c,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{const o={instancePath:i+"/drop",keyword:"type",params:{
type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.dropEach!==void 0){let n=s.dropEach;if(Array.isArray(n)){if(n.length<1){const c={instancePath:i+
"/dropEach",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const o=n.length;for(let c=0;c<o;c++)_(n[c],{instancePath:i+"/\
dropEach/"+c,parentData:n,parentDataProperty:c,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{const o={instancePath:i+
"/dropEach",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.issue!==void 0){let n=s.issue;if(typeof n!="string"&&!(typeof n==
"number"&&isFinite(n))&&typeof n!="boolean"){const o={instancePath:i+"/issue",keyword:"type",params:{type:lr.properties.issue.type}};e===null?
e=[o]:e.push(o),r++}if(typeof n=="string"&&!or.test(n)){const o={instancePath:i+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[\
A-Za-z0-9_-]+)?$"}};e===null?e=[o]:e.push(o),r++}}if(s.at!==void 0){let n=s.at;const o=r;let c=!0;const h=r;if(!Array.isArray(n)){const d={};
e===null?e=[d]:e.push(d),r++}var t=h===r;r=o,e!==null&&(o?e.length=o:e=null);let p;if(t){const d=r;if(Array.isArray(n)){const f=n.length;for(let l=0;l<
f;l++){let u=n[l];if(typeof u!="string"&&!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const w={instancePath:i+"/at/"+l,keyword:"ty\
pe",params:{type:lr.properties.at.then.items.type}};e===null?e=[w]:e.push(w),r++}}}else{const f={instancePath:i+"/at",keyword:"type",params:{
type:"array"}};e===null?e=[f]:e.push(f),r++}var t=d===r;c=t,p="then"}else{const d=r;a(n,{instancePath:i+"/at",parentData:s,parentDataProperty:"\
at",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var t=d===r;c=t,p="else"}if(!c){const d={instancePath:i+"/at",keyword:"\
if",params:{failingKeyword:p}};e===null?e=[d]:e.push(d),r++}}}else{const n={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}return Le.errors=e,r===0}const Ge={type:"object",properties:{mode:{enum:["strict","lenient"]},reads:{type:"object"},warnings:{
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
"like"]}}}}}};function He(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;
if(r===o)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.like===void 0&&(u="like")){const w={};e===null?e=[w]:e.push(w),r++}}else{const u={};
e===null?e=[u]:e.push(u),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const u=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.like===void 0){const g={instancePath:i,keyword:"required",params:{missingProperty:"like"}};e===null?e=[g]:e.push(g),r++}for(const g in s)
if(!(g==="like"||g==="set"||g==="drop"||g==="mode"||g==="reads"||g==="warnings"||g==="issue"||g==="at")){const k={instancePath:i,keyword:"ad\
ditionalProperties",params:{additionalProperty:g}};e===null?e=[k]:e.push(k),r++}if(s.like!==void 0&&(a(s.like,{instancePath:i+"/like",parentData:s,
parentDataProperty:"like",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.set!==void 0){let g=s.set;if(!(g&&typeof g=="\
object"&&!Array.isArray(g))){const k={instancePath:i+"/set",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(s.drop!==
void 0){let g=s.drop;if(Array.isArray(g)){if(g.length<1){const v={instancePath:i+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[v]:
e.push(v),r++}const k=g.length;for(let v=0;v<k;v++)_(g[v],{instancePath:i+"/drop/"+v,parentData:g,parentDataProperty:v,rootData:y})||(e=e===
null?_.errors:e.concat(_.errors),r=e.length)}else{const k={instancePath:i+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(
k),r++}}}else{const g={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var c=u===r;n=c,h="then"}else{const u=r,
w=r;let g=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.json===void 0&&($="json")){const N={};e===null?e=[N]:
e.push(N),r++}}else{const $={};e===null?e=[$]:e.push($),r++}var p=k===r;r=w,e!==null&&(w?e.length=w:e=null);let v;if(p){const $=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.json===void 0){const B={instancePath:i,keyword:"required",params:{missingProperty:"json"}};e===null?e=[B]:
e.push(B),r++}for(const B in s)if(!(B==="json"||B==="mode"||B==="reads"||B==="warnings"||B==="issue"||B==="at")){const q={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:B}};e===null?e=[q]:e.push(q),r++}s.json!==void 0&&(a(s.json,{instancePath:i+"/json",parentData:s,
parentDataProperty:"json",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const B={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[B]:e.push(B),r++}var p=$===r;g=p,v="then"}else{const $=r,N=r;let B=!0;const q=r;if(r===q)if(s&&typeof s=="object"&&
!Array.isArray(s)){let x;if(s.ndjson===void 0&&(x="ndjson")){const z={};e===null?e=[z]:e.push(z),r++}}else{const x={};e===null?e=[x]:e.push(
x),r++}var d=q===r;r=N,e!==null&&(N?e.length=N:e=null);let S;if(d){const x=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ndjson===void 0){
const I={instancePath:i,keyword:"required",params:{missingProperty:"ndjson"}};e===null?e=[I]:e.push(I),r++}for(const I in s)if(!(I==="ndjson"||
I==="mode"||I==="reads"||I==="warnings"||I==="issue"||I==="at")){const F={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:I}};
e===null?e=[F]:e.push(F),r++}s.ndjson!==void 0&&(a(s.ndjson,{instancePath:i+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const I={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(
I),r++}var d=x===r;B=d,S="then"}else{const x=r,z=r;let I=!0;const F=r;if(r===F)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.yaml===
void 0&&(P="yaml")){const j={};e===null?e=[j]:e.push(j),r++}}else{const P={};e===null?e=[P]:e.push(P),r++}var m=F===r;r=z,e!==null&&(z?e.length=
z:e=null);let L;if(m){const P=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.yaml===void 0){const A={instancePath:i,keyword:"required",
params:{missingProperty:"yaml"}};e===null?e=[A]:e.push(A),r++}for(const A in s)if(!(A==="yaml"||A==="mode"||A==="reads"||A==="warnings"||A===
"issue"||A==="at")){const R={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[R]:e.push(R),r++}s.yaml!==
void 0&&(a(s.yaml,{instancePath:i+"/yaml",parentData:s,parentDataProperty:"yaml",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{
const A={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}var m=P===r;I=m,L="then"}else{const P=r,j=r;let A=!0;
const R=r;if(r===R)if(s&&typeof s=="object"&&!Array.isArray(s)){let ge;if(s.mail===void 0&&(ge="mail")){const Q={};e===null?e=[Q]:e.push(Q),
r++}}else{const ge={};e===null?e=[ge]:e.push(ge),r++}var f=R===r;r=j,e!==null&&(j?e.length=j:e=null);let ae;if(f){const ge=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.mail===void 0){const C={instancePath:i,keyword:"required",params:{missingProperty:"mail"}};e===null?e=[C]:
e.push(C),r++}for(const C in s)if(!(C==="mail"||C==="mode"||C==="reads"||C==="warnings"||C==="issue"||C==="at")){const E={instancePath:i,keyword:"\
additionalProperties",params:{additionalProperty:C}};e===null?e=[E]:e.push(E),r++}s.mail!==void 0&&(a(s.mail,{instancePath:i+"/mail",parentData:s,
parentDataProperty:"mail",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const C={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[C]:e.push(C),r++}var f=ge===r;A=f,ae="then"}else{const ge=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===
void 0){const C={instancePath:i,keyword:"required",params:{missingProperty:"like"}};e===null?e=[C]:e.push(C),r++}for(const C in s)if(!ee.call(
Ge.else.else.else.else.else.properties,C)){const E={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=
[E]:e.push(E),r++}if(s.like!==void 0&&(a(s.like,{instancePath:i+"/like",parentData:s,parentDataProperty:"like",rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length)),s.set!==void 0){let C=s.set;if(!(C&&typeof C=="object"&&!Array.isArray(C))){const E={instancePath:i+"/set",keyword:"\
type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}}if(s.drop!==void 0){let C=s.drop;if(Array.isArray(C)){if(C.length<1){const J={instancePath:i+
"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[J]:e.push(J),r++}const E=C.length;for(let J=0;J<E;J++)_(C[J],{instancePath:i+"/drop\
/"+J,parentData:C,parentDataProperty:J,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{const E={instancePath:i+"/drop",
keyword:"type",params:{type:"array"}};e===null?e=[E]:e.push(E),r++}}s.json!==void 0&&(a(s.json,{instancePath:i+"/json",parentData:s,parentDataProperty:"\
json",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.ndjson!==void 0&&(a(s.ndjson,{instancePath:i+"/ndjson",parentData:s,
parentDataProperty:"ndjson",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.yaml!==void 0&&(a(s.yaml,{instancePath:i+"/\
yaml",parentData:s,parentDataProperty:"yaml",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.mail!==void 0&&(a(s.mail,{
instancePath:i+"/mail",parentData:s,parentDataProperty:"mail",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const C={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var f=ge===r;A=f,ae="else"}if(!A){const ge={instancePath:i,
keyword:"if",params:{failingKeyword:ae}};e===null?e=[ge]:e.push(ge),r++}var m=P===r;I=m,L="else"}if(!I){const P={instancePath:i,keyword:"if",
params:{failingKeyword:L}};e===null?e=[P]:e.push(P),r++}var d=x===r;B=d,S="else"}if(!B){const x={instancePath:i,keyword:"if",params:{failingKeyword:S}};
e===null?e=[x]:e.push(x),r++}var p=$===r;g=p,v="else"}if(!g){const $={instancePath:i,keyword:"if",params:{failingKeyword:v}};e===null?e=[$]:
e.push($),r++}var c=u===r;n=c,h="else"}if(!n){const u={instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[u]:e.push(u),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.mode!==void 0){let u=s.mode;if(!(u==="strict"||u==="lenient")){const w={instancePath:i+"/mode",keyword:"\
enum",params:{allowedValues:Ge.properties.mode.enum}};e===null?e=[w]:e.push(w),r++}}if(s.reads!==void 0){let u=s.reads;if(!(u&&typeof u=="ob\
ject"&&!Array.isArray(u))){const w={instancePath:i+"/reads",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(s.warnings!==
void 0){let u=s.warnings;if(Array.isArray(u)){const w=u.length;for(let g=0;g<w;g++)a(u[g],{instancePath:i+"/warnings/"+g,parentData:u,parentDataProperty:g,
rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const w={instancePath:i+"/warnings",keyword:"type",params:{type:"arra\
y"}};e===null?e=[w]:e.push(w),r++}}if(s.issue!==void 0){let u=s.issue;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="\
boolean"){const w={instancePath:i+"/issue",keyword:"type",params:{type:Ge.properties.issue.type}};e===null?e=[w]:e.push(w),r++}if(typeof u==
"string"&&!or.test(u)){const w={instancePath:i+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[w]:
e.push(w),r++}}if(s.at!==void 0){let u=s.at;const w=r;let g=!0;const k=r;if(!Array.isArray(u)){const D={};e===null?e=[D]:e.push(D),r++}var l=k===
r;r=w,e!==null&&(w?e.length=w:e=null);let v;if(l){const D=r;if(Array.isArray(u)){const N=u.length;for(let B=0;B<N;B++){let q=u[B];if(typeof q!=
"string"&&!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))){const S={instancePath:i+"/at/"+B,keyword:"type",params:{type:Ge.properties.
at.then.items.type}};e===null?e=[S]:e.push(S),r++}}}else{const N={instancePath:i+"/at",keyword:"type",params:{type:"array"}};e===null?e=[N]:
e.push(N),r++}var l=D===r;g=l,v="then"}else{const D=r;a(u,{instancePath:i+"/at",parentData:s,parentDataProperty:"at",rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length);var l=D===r;g=l,v="else"}if(!g){const D={instancePath:i+"/at",keyword:"if",params:{failingKeyword:v}};
e===null?e=[D]:e.push(D),r++}}}else{const u={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return He.errors=
e,r===0}function Je(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.doc===void 0){const f={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[f]:e.push(f),r++}if(s.
from===void 0){const f={instancePath:i,keyword:"required",params:{missingProperty:"from"}};e===null?e=[f]:e.push(f),r++}if(s.to===void 0){const f={
instancePath:i,keyword:"required",params:{missingProperty:"to"}};e===null?e=[f]:e.push(f),r++}if(s.examples===void 0){const f={instancePath:i,
keyword:"required",params:{missingProperty:"examples"}};e===null?e=[f]:e.push(f),r++}if(s.invalid===void 0){const f={instancePath:i,keyword:"\
required",params:{missingProperty:"invalid"}};e===null?e=[f]:e.push(f),r++}for(const f in s)if(!ee.call(xe.properties,f)){const l={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[l]:e.push(l),r++}if(s.doc!==void 0&&(a(s.doc,{instancePath:i+"/doc",
parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.name!==void 0){let f=s.name;if(typeof f!=
"string"&&!(typeof f=="number"&&isFinite(f))&&typeof f!="boolean"){const l={instancePath:i+"/name",keyword:"type",params:{type:xe.properties.
name.type}};e===null?e=[l]:e.push(l),r++}if(typeof f=="string"&&!rr.test(f)){const l={instancePath:i+"/name",keyword:"pattern",params:{pattern:"\
^[A-Z][A-Za-z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}if(s.originalName!==void 0&&(a(s.originalName,{instancePath:i+"/originalName",parentData:s,
parentDataProperty:"originalName",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.from!==void 0){let f=s.from;const l=r;
let u=!0;const w=r;if(!Array.isArray(f)){const k={};e===null?e=[k]:e.push(k),r++}var t=w===r;r=l,e!==null&&(l?e.length=l:e=null);let g;if(t){
const k=r;if(Array.isArray(f)){if(f.length<1){const $={instancePath:i+"/from",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),
r++}const D=f.length;for(let $=0;$<D;$++)a(f[$],{instancePath:i+"/from/"+$,parentData:f,parentDataProperty:$,rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length)}else{const D={instancePath:i+"/from",keyword:"type",params:{type:"array"}};e===null?e=[D]:e.push(D),r++}var t=k===
r;u=t,g="then"}else{const k=r;a(f,{instancePath:i+"/from",parentData:s,parentDataProperty:"from",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length);var t=k===r;u=t,g="else"}if(!u){const k={instancePath:i+"/from",keyword:"if",params:{failingKeyword:g}};e===null?e=[k]:
e.push(k),r++}}if(s.to!==void 0){let f=s.to;const l=r;let u=!0;const w=r;if(!Array.isArray(f)){const k={};e===null?e=[k]:e.push(k),r++}var n=w===
r;r=l,e!==null&&(l?e.length=l:e=null);let g;if(n){const k=r;if(Array.isArray(f)){if(f.length<1){const $={instancePath:i+"/to",keyword:"minIt\
ems",params:{limit:1}};e===null?e=[$]:e.push($),r++}const D=f.length;for(let $=0;$<D;$++)a(f[$],{instancePath:i+"/to/"+$,parentData:f,parentDataProperty:$,
rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const D={instancePath:i+"/to",keyword:"type",params:{type:"array"}};e===
null?e=[D]:e.push(D),r++}var n=k===r;u=n,g="then"}else{const k=r;a(f,{instancePath:i+"/to",parentData:s,parentDataProperty:"to",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length);var n=k===r;u=n,g="else"}if(!u){const k={instancePath:i+"/to",keyword:"if",params:{failingKeyword:g}};
e===null?e=[k]:e.push(k),r++}}if(s.ack!==void 0&&s.ack!=="required"){const f={instancePath:i+"/ack",keyword:"enum",params:{allowedValues:xe.
properties.ack.enum}};e===null?e=[f]:e.push(f),r++}if(s.replies!==void 0&&(M(s.replies,{instancePath:i+"/replies",parentData:s,parentDataProperty:"\
replies",rootData:y})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.conventions!==void 0){let f=s.conventions;if(f&&typeof f=="obj\
ect"&&!Array.isArray(f)){for(const l in f){const u=r;if(typeof l=="string"&&!se.test(l)){const w={instancePath:i+"/conventions",keyword:"pat\
tern",params:{pattern:"\\S"},propertyName:l};e===null?e=[w]:e.push(w),r++}var o=u===r;if(!o){const w={instancePath:i+"/conventions",keyword:"\
propertyNames",params:{propertyName:l}};e===null?e=[w]:e.push(w),r++}}for(const l in f){let u=f[l];const w=r;let g=!0;const k=r;if(!Array.isArray(
u)){const D={};e===null?e=[D]:e.push(D),r++}var c=k===r;r=w,e!==null&&(w?e.length=w:e=null);let v;if(c){const D=r;V(u,{instancePath:i+"/conv\
entions/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:l,rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=
e.length);var c=D===r;g=c,v="then"}else{const D=r;if(u!=="request"){const N={instancePath:i+"/conventions/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"enum",params:{allowedValues:xe.properties.conventions.additionalProperties.else.enum}};e===null?e=[N]:e.push(N),r++}var c=D===
r;g=c,v="else"}if(!g){const D={instancePath:i+"/conventions/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:v}};
e===null?e=[D]:e.push(D),r++}}}else{const l={instancePath:i+"/conventions",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}
if(s.aliases!==void 0&&(V(s.aliases,{instancePath:i+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:y})||(e=e===null?V.errors:
e.concat(V.errors),r=e.length)),s.lenient!==void 0){let f=s.lenient;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const l in f)if(l!=="al\
iases"){const u={instancePath:i+"/lenient",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}f.aliases!==
void 0&&(V(f.aliases,{instancePath:i+"/lenient/aliases",parentData:f,parentDataProperty:"aliases",rootData:y})||(e=e===null?V.errors:e.concat(
V.errors),r=e.length))}else{const l={instancePath:i+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.envelope!==
void 0){let f=s.envelope;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const l in f)if(!(l==="include"||l==="fields")){const u={instancePath:i+
"/envelope",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}f.include!==void 0&&(pe(f.include,{instancePath:i+
"/envelope/include",parentData:f,parentDataProperty:"include",rootData:y})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),f.fields!==
void 0&&(he(f.fields,{instancePath:i+"/envelope/fields",parentData:f,parentDataProperty:"fields",rootData:y})||(e=e===null?he.errors:e.concat(
he.errors),r=e.length))}else{const l={instancePath:i+"/envelope",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.body!==
void 0&&s.body!=="text"){const f={instancePath:i+"/body",keyword:"enum",params:{allowedValues:xe.properties.body.enum}};e===null?e=[f]:e.push(
f),r++}if(s.include!==void 0&&(pe(s.include,{instancePath:i+"/include",parentData:s,parentDataProperty:"include",rootData:y})||(e=e===null?pe.
errors:e.concat(pe.errors),r=e.length)),s.fields!==void 0&&(he(s.fields,{instancePath:i+"/fields",parentData:s,parentDataProperty:"fields",rootData:y})||
(e=e===null?he.errors:e.concat(he.errors),r=e.length)),s.object!==void 0&&(Y(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"\
object",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.reserved!==void 0&&(V(s.reserved,{instancePath:i+"/reserved",parentData:s,
parentDataProperty:"reserved",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.rules!==void 0){let f=s.rules;if(f&&typeof f==
"object"&&!Array.isArray(f)){if(Object.keys(f).length<1){const l={instancePath:i+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[l]:e.push(l),r++}for(const l in f){const u=r;if(typeof l=="string"&&!qe.test(l)){const w={instancePath:i+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:l};e===null?e=[w]:e.push(w),r++}var h=u===r;if(!h){const w={instancePath:i+
"/rules",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[w]:e.push(w),r++}}for(const l in f)De(f[l],{instancePath:i+"/rules/"+l.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:l,rootData:y})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)}else{
const l={instancePath:i+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.examples!==void 0){let f=s.examples;
if(f&&typeof f=="object"&&!Array.isArray(f)){for(const l in f){const u=r;if(typeof l=="string"&&!se.test(l)){const w={instancePath:i+"/examp\
les",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[w]:e.push(w),r++}var p=u===r;if(!p){const w={instancePath:i+"/exam\
ples",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[w]:e.push(w),r++}}for(const l in f){let u=f[l];if(!(u&&typeof u=="object"&&
!Array.isArray(u))){const w={instancePath:i+"/examples/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===
null?e=[w]:e.push(w),r++}}}else{const l={instancePath:i+"/examples",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.
variations!==void 0){let f=s.variations;if(Array.isArray(f)){if(f.length<1){const u={instancePath:i+"/variations",keyword:"minItems",params:{
limit:1}};e===null?e=[u]:e.push(u),r++}const l=f.length;for(let u=0;u<l;u++)Re(f[u],{instancePath:i+"/variations/"+u,parentData:f,parentDataProperty:u,
rootData:y})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)}else{const l={instancePath:i+"/variations",keyword:"type",params:{type:"\
array"}};e===null?e=[l]:e.push(l),r++}}if(s.invalid!==void 0){let f=s.invalid;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const l in f){
const u=r;if(typeof l=="string"&&!se.test(l)){const w={instancePath:i+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===
null?e=[w]:e.push(w),r++}var d=u===r;if(!d){const w={instancePath:i+"/invalid",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[
w]:e.push(w),r++}}for(const l in f)Le(f[l],{instancePath:i+"/invalid/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:l,
rootData:y})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const l={instancePath:i+"/invalid",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[l]:e.push(l),r++}}if(s.wire!==void 0){let f=s.wire;if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<
1){const l={instancePath:i+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in f){const u=r;if(typeof l==
"string"&&!se.test(l)){const w={instancePath:i+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[w]:e.push(w),r++}
var m=u===r;if(!m){const w={instancePath:i+"/wire",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[w]:e.push(w),r++}}for(const l in f)
He(f[l],{instancePath:i+"/wire/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:l,rootData:y})||(e=e===null?He.errors:
e.concat(He.errors),r=e.length)}else{const l={instancePath:i+"/wire",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}s.
since!==void 0&&(le(s.since,{instancePath:i+"/since",parentData:s,parentDataProperty:"since",rootData:y})||(e=e===null?le.errors:e.concat(le.
errors),r=e.length)),s.deprecated!==void 0&&(ce(s.deprecated,{instancePath:i+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:y})||
(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.allow!==void 0&&(te(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:y})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{const f={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}return Je.errors=e,r===0}const pr={type:"object",properties:{doc:{$ref:"#/definitions/string"},key:{if:{type:"a\
rray"},then:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},else:{enum:["thread"]}},start:{$ref:"#/definitions/messageOrLis\
t"},steps:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/messageList"}},lenient:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/messageList"}},anytime:{$ref:"#/definitions/messageList"},end:{$ref:"#/definitions/\
messageList"},rounds:{type:"object",properties:{field:{$ref:"#/definitions/fieldPath"},start:{type:"integer",minimum:0},openedBy:{$ref:"#/de\
finitions/string"},echoedBy:{$ref:"#/definitions/string"},max:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["field","s\
tart","openedBy","echoedBy"]},deadlines:{type:"array",items:{$ref:"#/definitions/deadline"},minItems:1},transcripts:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/transcript"},minProperties:1},illegal:{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{type:"object",properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},at:{type:"int\
eger",minimum:0},issue:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["messages","at"]},minProperties:1},allow:{$ref:"#/de\
finitions/allow"}},additionalProperties:!1,required:["doc","key","start","steps","end","transcripts","illegal"]},Lr={if:{type:"array"},then:{
type:"array",items:{$ref:"#/definitions/string"},minItems:1},else:{$ref:"#/definitions/string"}};function Me(s,{instancePath:i="",parentData:O,
parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;if(!Array.isArray(s)){const p={};e===null?e=[p]:e.push(p),
r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const p=r;if(Array.isArray(s)){if(s.length<1){const f={instancePath:i,keyword:"\
minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const m=s.length;for(let f=0;f<m;f++)a(s[f],{instancePath:i+"/"+f,parentData:s,parentDataProperty:f,
rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const m={instancePath:i,keyword:"type",params:{type:"array"}};e===null?
e=[m]:e.push(m),r++}var c=p===r;n=c,h="then"}else{const p=r;a(s,{instancePath:i,parentData:O,parentDataProperty:K,rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length);var c=p===r;n=c,h="else"}if(!n){const p={instancePath:i,keyword:"if",params:{failingKeyword:h}};e===
null?e=[p]:e.push(p),r++}return Me.errors=e,r===0}const fr={type:"object",properties:{after:{type:"array",items:{$ref:"#/definitions/string"},
minItems:1},within:{if:{type:"object"},then:{type:"object",properties:{seconds:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:[
"seconds"]},else:{type:["string","number","boolean"],pattern:"^[1-9][0-9]*[smhd]$"}},level:{enum:["warning","hint"]},doc:{$ref:"#/definition\
s/string"}},additionalProperties:!1,required:["after","within","doc"]},xr=new RegExp("^[1-9][0-9]*[smhd]$","u");function Qe(s,{instancePath:i="",
parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.after===void 0){const n={
instancePath:i,keyword:"required",params:{missingProperty:"after"}};e===null?e=[n]:e.push(n),r++}if(s.within===void 0){const n={instancePath:i,
keyword:"required",params:{missingProperty:"within"}};e===null?e=[n]:e.push(n),r++}if(s.doc===void 0){const n={instancePath:i,keyword:"requi\
red",params:{missingProperty:"doc"}};e===null?e=[n]:e.push(n),r++}for(const n in s)if(!(n==="after"||n==="within"||n==="level"||n==="doc")){
const o={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.after!==void 0){let n=s.
after;if(Array.isArray(n)){if(n.length<1){const c={instancePath:i+"/after",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}
const o=n.length;for(let c=0;c<o;c++)a(n[c],{instancePath:i+"/after/"+c,parentData:n,parentDataProperty:c,rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length)}else{const o={instancePath:i+"/after",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.
within!==void 0){let n=s.within;const o=r;let c=!0;const h=r;if(!(n&&typeof n=="object"&&!Array.isArray(n))){const d={};e===null?e=[d]:e.push(
d),r++}var t=h===r;r=o,e!==null&&(o?e.length=o:e=null);let p;if(t){const d=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.seconds===void 0){
const f={instancePath:i+"/within",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[f]:e.push(f),r++}for(const f in n)if(f!==
"seconds"){const l={instancePath:i+"/within",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[l]:e.push(l),r++}n.seconds!==
void 0&&(_(n.seconds,{instancePath:i+"/within/seconds",parentData:n,parentDataProperty:"seconds",rootData:y})||(e=e===null?_.errors:e.concat(
_.errors),r=e.length))}else{const f={instancePath:i+"/within",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var t=d===
r;c=t,p="then"}else{const d=r;if(typeof n!="string"&&!(typeof n=="number"&&isFinite(n))&&typeof n!="boolean"){const f={instancePath:i+"/with\
in",keyword:"type",params:{type:fr.properties.within.else.type}};e===null?e=[f]:e.push(f),r++}if(typeof n=="string"&&!xr.test(n)){const f={instancePath:i+
"/within",keyword:"pattern",params:{pattern:"^[1-9][0-9]*[smhd]$"}};e===null?e=[f]:e.push(f),r++}var t=d===r;c=t,p="else"}if(!c){const d={instancePath:i+
"/within",keyword:"if",params:{failingKeyword:p}};e===null?e=[d]:e.push(d),r++}}if(s.level!==void 0){let n=s.level;if(!(n==="warning"||n==="\
hint")){const o={instancePath:i+"/level",keyword:"enum",params:{allowedValues:fr.properties.level.enum}};e===null?e=[o]:e.push(o),r++}}s.doc!==
void 0&&(a(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{
const n={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Qe.errors=e,r===0}const Gr={if:{type:"obj\
ect"},then:{type:"object",properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definit\
ions/messageList"},unacknowledged:{$ref:"#/definitions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/string"}},at:{type:"i\
nteger",minimum:0},issue:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#/def\
initions/transcriptItem"},minItems:1}},Hr={if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{type:"\
object"}},else:{$ref:"#/definitions/string"}};function ke(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,
r=0;const t=r;let n=!0;const o=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const p={};e===null?e=[p]:e.push(p),r++}var c=o===r;r=t,e!==
null&&(t?e.length=t:e=null);let h;if(c){const p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const m={instancePath:i,
keyword:"maxProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}if(Object.keys(s).length<1){const m={instancePath:i,keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}for(const m in s){let f=s[m];if(!(f&&typeof f=="object"&&!Array.isArray(f))){const l={
instancePath:i+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{const m={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var c=p===r;n=c,h="then"}else{const p=r;a(s,{instancePath:i,
parentData:O,parentDataProperty:K,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var c=p===r;n=c,h="else"}if(!n){const p={
instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return ke.errors=e,r===0}function $e(s,{instancePath:i="",
parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;let n=!0;const o=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
const p={};e===null?e=[p]:e.push(p),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const p=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.messages===void 0){const m={instancePath:i,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[m]:e.push(m),
r++}for(const m in s)if(!(m==="messages"||m==="awaits"||m==="unacknowledged"||m==="warnings"||m==="at"||m==="issue")){const f={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),r++}if(s.messages!==void 0){let m=s.messages;if(Array.
isArray(m)){if(m.length<1){const l={instancePath:i+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),r++}const f=m.length;
for(let l=0;l<f;l++)ke(m[l],{instancePath:i+"/messages/"+l,parentData:m,parentDataProperty:l,rootData:y})||(e=e===null?ke.errors:e.concat(ke.
errors),r=e.length)}else{const f={instancePath:i+"/messages",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.awaits!==
void 0&&(M(s.awaits,{instancePath:i+"/awaits",parentData:s,parentDataProperty:"awaits",rootData:y})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length)),s.unacknowledged!==void 0&&(M(s.unacknowledged,{instancePath:i+"/unacknowledged",parentData:s,parentDataProperty:"unacknowledge\
d",rootData:y})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.warnings!==void 0){let m=s.warnings;if(Array.isArray(m)){const f=m.length;
for(let l=0;l<f;l++)a(m[l],{instancePath:i+"/warnings/"+l,parentData:m,parentDataProperty:l,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length)}else{const f={instancePath:i+"/warnings",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.at!==void 0){let m=s.
at;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const f={instancePath:i+"/at",keyword:"type",params:{type:"integer"}};e===null?
e=[f]:e.push(f),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){const f={instancePath:i+"/at",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[f]:e.push(f),r++}}s.issue!==void 0&&(a(s.issue,{instancePath:i+"/issue",parentData:s,parentDataProperty:"issue",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const m={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(
m),r++}var c=p===r;n=c,h="then"}else{const p=r;if(Array.isArray(s)){if(s.length<1){const f={instancePath:i,keyword:"minItems",params:{limit:1}};
e===null?e=[f]:e.push(f),r++}const m=s.length;for(let f=0;f<m;f++)ke(s[f],{instancePath:i+"/"+f,parentData:s,parentDataProperty:f,rootData:y})||
(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const m={instancePath:i,keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(
m),r++}var c=p===r;n=c,h="else"}if(!n){const p={instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return $e.
errors=e,r===0}function Ue(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.doc===void 0){const p={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[p]:e.push(p),r++}
if(s.key===void 0){const p={instancePath:i,keyword:"required",params:{missingProperty:"key"}};e===null?e=[p]:e.push(p),r++}if(s.start===void 0){
const p={instancePath:i,keyword:"required",params:{missingProperty:"start"}};e===null?e=[p]:e.push(p),r++}if(s.steps===void 0){const p={instancePath:i,
keyword:"required",params:{missingProperty:"steps"}};e===null?e=[p]:e.push(p),r++}if(s.end===void 0){const p={instancePath:i,keyword:"requir\
ed",params:{missingProperty:"end"}};e===null?e=[p]:e.push(p),r++}if(s.transcripts===void 0){const p={instancePath:i,keyword:"required",params:{
missingProperty:"transcripts"}};e===null?e=[p]:e.push(p),r++}if(s.illegal===void 0){const p={instancePath:i,keyword:"required",params:{missingProperty:"\
illegal"}};e===null?e=[p]:e.push(p),r++}for(const p in s)if(!ee.call(pr.properties,p)){const d={instancePath:i,keyword:"additionalProperties",
params:{additionalProperty:p}};e===null?e=[d]:e.push(d),r++}if(s.doc!==void 0&&(a(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.key!==void 0){let p=s.key;const d=r;let m=!0;const f=r;if(!Array.isArray(
p)){const u={};e===null?e=[u]:e.push(u),r++}var t=f===r;r=d,e!==null&&(d?e.length=d:e=null);let l;if(t){const u=r;if(Array.isArray(p)){if(p.
length<1){const k={instancePath:i+"/key",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),r++}const g=p.length;for(let k=0;k<g;k++)
_(p[k],{instancePath:i+"/key/"+k,parentData:p,parentDataProperty:k,rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{const g={
instancePath:i+"/key",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}var t=u===r;m=t,l="then"}else{const u=r;if(p!=="thr\
ead"){const g={instancePath:i+"/key",keyword:"enum",params:{allowedValues:pr.properties.key.else.enum}};e===null?e=[g]:e.push(g),r++}var t=u===
r;m=t,l="else"}if(!m){const u={instancePath:i+"/key",keyword:"if",params:{failingKeyword:l}};e===null?e=[u]:e.push(u),r++}}if(s.start!==void 0&&
(Me(s.start,{instancePath:i+"/start",parentData:s,parentDataProperty:"start",rootData:y})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),
s.steps!==void 0){let p=s.steps;if(p&&typeof p=="object"&&!Array.isArray(p)){for(const d in p){const m=r;if(typeof d=="string"&&!se.test(d)){
const f={instancePath:i+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:d};e===null?e=[f]:e.push(f),r++}var n=m===r;if(!n){const f={
instancePath:i+"/steps",keyword:"propertyNames",params:{propertyName:d}};e===null?e=[f]:e.push(f),r++}}for(const d in p)M(p[d],{instancePath:i+
"/steps/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:d,rootData:y})||(e=e===null?M.errors:e.concat(M.errors),r=
e.length)}else{const d={instancePath:i+"/steps",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.lenient!==void 0){
let p=s.lenient;if(p&&typeof p=="object"&&!Array.isArray(p)){for(const d in p){const m=r;if(typeof d=="string"&&!se.test(d)){const f={instancePath:i+
"/lenient",keyword:"pattern",params:{pattern:"\\S"},propertyName:d};e===null?e=[f]:e.push(f),r++}var o=m===r;if(!o){const f={instancePath:i+
"/lenient",keyword:"propertyNames",params:{propertyName:d}};e===null?e=[f]:e.push(f),r++}}for(const d in p)M(p[d],{instancePath:i+"/lenient/"+
d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:d,rootData:y})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)}else{
const d={instancePath:i+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.anytime!==void 0&&(M(s.anytime,
{instancePath:i+"/anytime",parentData:s,parentDataProperty:"anytime",rootData:y})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.end!==
void 0&&(M(s.end,{instancePath:i+"/end",parentData:s,parentDataProperty:"end",rootData:y})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),
s.rounds!==void 0){let p=s.rounds;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.field===void 0){const d={instancePath:i+"/rounds",keyword:"\
required",params:{missingProperty:"field"}};e===null?e=[d]:e.push(d),r++}if(p.start===void 0){const d={instancePath:i+"/rounds",keyword:"req\
uired",params:{missingProperty:"start"}};e===null?e=[d]:e.push(d),r++}if(p.openedBy===void 0){const d={instancePath:i+"/rounds",keyword:"req\
uired",params:{missingProperty:"openedBy"}};e===null?e=[d]:e.push(d),r++}if(p.echoedBy===void 0){const d={instancePath:i+"/rounds",keyword:"\
required",params:{missingProperty:"echoedBy"}};e===null?e=[d]:e.push(d),r++}for(const d in p)if(!(d==="field"||d==="start"||d==="openedBy"||
d==="echoedBy"||d==="max")){const m={instancePath:i+"/rounds",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[m]:e.
push(m),r++}if(p.field!==void 0&&(_(p.field,{instancePath:i+"/rounds/field",parentData:p,parentDataProperty:"field",rootData:y})||(e=e===null?
_.errors:e.concat(_.errors),r=e.length)),p.start!==void 0){let d=p.start;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const m={
instancePath:i+"/rounds/start",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||
isNaN(d))){const m={instancePath:i+"/rounds/start",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}p.openedBy!==
void 0&&(a(p.openedBy,{instancePath:i+"/rounds/openedBy",parentData:p,parentDataProperty:"openedBy",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length)),p.echoedBy!==void 0&&(a(p.echoedBy,{instancePath:i+"/rounds/echoedBy",parentData:p,parentDataProperty:"echoedBy",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)),p.max!==void 0&&(_(p.max,{instancePath:i+"/rounds/max",parentData:p,parentDataProperty:"\
max",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}else{const d={instancePath:i+"/rounds",keyword:"type",params:{type:"\
object"}};e===null?e=[d]:e.push(d),r++}}if(s.deadlines!==void 0){let p=s.deadlines;if(Array.isArray(p)){if(p.length<1){const m={instancePath:i+
"/deadlines",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const d=p.length;for(let m=0;m<d;m++)Qe(p[m],{instancePath:i+
"/deadlines/"+m,parentData:p,parentDataProperty:m,rootData:y})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)}else{const d={instancePath:i+
"/deadlines",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.transcripts!==void 0){let p=s.transcripts;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(Object.keys(p).length<1){const d={instancePath:i+"/transcripts",keyword:"minProperties",params:{limit:1}};e===
null?e=[d]:e.push(d),r++}for(const d in p){const m=r;if(typeof d=="string"&&!se.test(d)){const f={instancePath:i+"/transcripts",keyword:"pat\
tern",params:{pattern:"\\S"},propertyName:d};e===null?e=[f]:e.push(f),r++}var c=m===r;if(!c){const f={instancePath:i+"/transcripts",keyword:"\
propertyNames",params:{propertyName:d}};e===null?e=[f]:e.push(f),r++}}for(const d in p)$e(p[d],{instancePath:i+"/transcripts/"+d.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:d,rootData:y})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)}else{const d={
instancePath:i+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.illegal!==void 0){let p=s.illegal;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){const d={instancePath:i+"/illegal",keyword:"minProperties",params:{limit:1}};
e===null?e=[d]:e.push(d),r++}for(const d in p){const m=r;if(typeof d=="string"&&!se.test(d)){const f={instancePath:i+"/illegal",keyword:"pat\
tern",params:{pattern:"\\S"},propertyName:d};e===null?e=[f]:e.push(f),r++}var h=m===r;if(!h){const f={instancePath:i+"/illegal",keyword:"pro\
pertyNames",params:{propertyName:d}};e===null?e=[f]:e.push(f),r++}}for(const d in p){let m=p[d];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.messages===void 0){const f={instancePath:i+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
messages"}};e===null?e=[f]:e.push(f),r++}if(m.at===void 0){const f={instancePath:i+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"at"}};e===null?e=[f]:e.push(f),r++}for(const f in m)if(!(f==="messages"||f==="at"||f==="issue")){const l={
instancePath:i+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=
[l]:e.push(l),r++}if(m.messages!==void 0){let f=m.messages;if(Array.isArray(f)){if(f.length<1){const u={instancePath:i+"/illegal/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),r++}const l=f.length;for(let u=0;u<
l;u++)ke(f[u],{instancePath:i+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+u,parentData:f,parentDataProperty:u,rootData:y})||
(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const l={instancePath:i+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/me\
ssages",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(m.at!==void 0){let f=m.at;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f))){const l={instancePath:i+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};
e===null?e=[l]:e.push(l),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){const l={instancePath:i+"/illegal/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}m.issue!==void 0&&(a(m.issue,{instancePath:i+
"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/issue",parentData:m,parentDataProperty:"issue",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length))}else{const f={instancePath:i+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}}}else{const d={instancePath:i+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}
s.allow!==void 0&&(te(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:y})||(e=e===null?te.errors:e.concat(
te.errors),r=e.length))}else{const p={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ue.errors=e,
r===0}const ur={type:"object",properties:{doc:{$ref:"#/definitions/string"},agents:{enum:["any","one","many"]},messages:{if:{type:"array"},then:{
$ref:"#/definitions/messageList"},else:{enum:["all"]}}},additionalProperties:!1,required:["doc","agents","messages"]};function We(s,{instancePath:i="",
parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const n={
instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[n]:e.push(n),r++}if(s.agents===void 0){const n={instancePath:i,
keyword:"required",params:{missingProperty:"agents"}};e===null?e=[n]:e.push(n),r++}if(s.messages===void 0){const n={instancePath:i,keyword:"\
required",params:{missingProperty:"messages"}};e===null?e=[n]:e.push(n),r++}for(const n in s)if(!(n==="doc"||n==="agents"||n==="messages")){
const o={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(s.doc!==void 0&&(a(s.doc,
{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.agents!==void 0){
let n=s.agents;if(!(n==="any"||n==="one"||n==="many")){const o={instancePath:i+"/agents",keyword:"enum",params:{allowedValues:ur.properties.
agents.enum}};e===null?e=[o]:e.push(o),r++}}if(s.messages!==void 0){let n=s.messages;const o=r;let c=!0;const h=r;if(!Array.isArray(n)){const d={};
e===null?e=[d]:e.push(d),r++}var t=h===r;r=o,e!==null&&(o?e.length=o:e=null);let p;if(t){const d=r;M(n,{instancePath:i+"/messages",parentData:s,
parentDataProperty:"messages",rootData:y})||(e=e===null?M.errors:e.concat(M.errors),r=e.length);var t=d===r;c=t,p="then"}else{const d=r;if(n!==
"all"){const f={instancePath:i+"/messages",keyword:"enum",params:{allowedValues:ur.properties.messages.else.enum}};e===null?e=[f]:e.push(f),
r++}var t=d===r;c=t,p="else"}if(!c){const d={instancePath:i+"/messages",keyword:"if",params:{failingKeyword:p}};e===null?e=[d]:e.push(d),r++}}}else{
const n={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return We.errors=e,r===0}const Jr={type:"object",
properties:{doc:{$ref:"#/definitions/string"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{$ref:"#/definitions/string"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"}},otherwise:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}}},additionalProperties:!1},
replies:{type:"array",items:{$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:[
"reasons","replies"]},Mr={type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{
message:{$ref:"#/definitions/string"},fields:!0},additionalProperties:!1,required:["message","fields"]},else:{if:{type:"object",required:["o\
bject"]},then:{type:"object",properties:{object:{$ref:"#/definitions/string"},fields:!0},additionalProperties:!1,required:["object","fields"]},
else:{type:"object",properties:{message:{$ref:"#/definitions/string"},object:{$ref:"#/definitions/string"},fields:!0},additionalProperties:!1,
required:["message","fields"]}}};function Xe(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;const t=r;
let n=!0;const o=r;if(r===o)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.message===void 0&&(d="message")){const m={};e===null?e=[
m]:e.push(m),r++}}else{const d={};e===null?e=[d]:e.push(d),r++}var c=o===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.message===void 0){const f={instancePath:i,keyword:"required",params:{missingProperty:"message"}};e===null?
e=[f]:e.push(f),r++}if(s.fields===void 0){const f={instancePath:i,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[f]:e.push(
f),r++}for(const f in s)if(!(f==="message"||f==="fields")){const l={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[l]:e.push(l),r++}s.message!==void 0&&(a(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const f={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}var c=d===r;n=c,h="then"}else{const d=r,m=r;let f=!0;const l=r;if(r===l)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.object===
void 0&&(g="object")){const k={};e===null?e=[k]:e.push(k),r++}}else{const g={};e===null?e=[g]:e.push(g),r++}var p=l===r;r=m,e!==null&&(m?e.length=
m:e=null);let u;if(p){const g=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){const v={instancePath:i,keyword:"required",
params:{missingProperty:"object"}};e===null?e=[v]:e.push(v),r++}if(s.fields===void 0){const v={instancePath:i,keyword:"required",params:{missingProperty:"\
fields"}};e===null?e=[v]:e.push(v),r++}for(const v in s)if(!(v==="object"||v==="fields")){const D={instancePath:i,keyword:"additionalPropert\
ies",params:{additionalProperty:v}};e===null?e=[D]:e.push(D),r++}s.object!==void 0&&(a(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"\
object",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const v={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[v]:e.push(v),r++}var p=g===r;f=p,u="then"}else{const g=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const v={
instancePath:i,keyword:"required",params:{missingProperty:"message"}};e===null?e=[v]:e.push(v),r++}if(s.fields===void 0){const v={instancePath:i,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[v]:e.push(v),r++}for(const v in s)if(!(v==="message"||v==="object"||v==="f\
ields")){const D={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[D]:e.push(D),r++}s.message!==void 0&&
(a(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.
length)),s.object!==void 0&&(a(s.object,{instancePath:i+"/object",parentData:s,parentDataProperty:"object",rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length))}else{const v={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var p=g===r;
f=p,u="else"}if(!f){const g={instancePath:i,keyword:"if",params:{failingKeyword:u}};e===null?e=[g]:e.push(g),r++}var c=d===r;n=c,h="else"}if(!n){
const d={instancePath:i,keyword:"if",params:{failingKeyword:h}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
fields!==void 0){let d=s.fields;if(!(d&&typeof d=="object"&&!Array.isArray(d))){const m={instancePath:i+"/fields",keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),r++}}}else{const d={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return Xe.
errors=e,r===0}function Ye(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.reasons===void 0){const c={instancePath:i,keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[c]:e.push(
c),r++}if(s.replies===void 0){const c={instancePath:i,keyword:"required",params:{missingProperty:"replies"}};e===null?e=[c]:e.push(c),r++}for(const c in s)
if(!(c==="doc"||c==="reasons"||c==="replies"||c==="silent")){const h={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[h]:e.push(h),r++}if(s.doc!==void 0&&(a(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length)),s.reasons!==void 0){let c=s.reasons;if(c&&typeof c=="object"&&!Array.isArray(c)){for(const h in c)if(!(h===
"unknown-type"||h==="wrong-version"||h==="otherwise")){const p={instancePath:i+"/reasons",keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[p]:e.push(p),r++}if(c["unknown-type"]!==void 0){let h=c["unknown-type"];if(h&&typeof h=="object"&&!Array.isArray(h)){for(const p in h){
const d=r;if(typeof p=="string"&&!se.test(p)){const m={instancePath:i+"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};
e===null?e=[m]:e.push(m),r++}var t=d===r;if(!t){const m={instancePath:i+"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:p}};
e===null?e=[m]:e.push(m),r++}}for(const p in h)a(h[p],{instancePath:i+"/reasons/unknown-type/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,
parentDataProperty:p,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const p={instancePath:i+"/reasons/unknown-type",
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(c["wrong-version"]!==void 0){let h=c["wrong-version"];if(h&&typeof h==
"object"&&!Array.isArray(h)){for(const p in h){const d=r;if(typeof p=="string"&&!se.test(p)){const m={instancePath:i+"/reasons/wrong-version",
keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[m]:e.push(m),r++}var n=d===r;if(!n){const m={instancePath:i+"/reasons/w\
rong-version",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}for(const p in h)a(h[p],{instancePath:i+"/reaso\
ns/wrong-version/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:p,rootData:y})||(e=e===null?a.errors:e.concat(a.
errors),r=e.length)}else{const p={instancePath:i+"/reasons/wrong-version",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(c.otherwise!==void 0){let h=c.otherwise;if(h&&typeof h=="object"&&!Array.isArray(h)){for(const p in h){const d=r;if(typeof p=="string"&&!se.
test(p)){const m={instancePath:i+"/reasons/otherwise",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[m]:e.push(m),r++}
var o=d===r;if(!o){const m={instancePath:i+"/reasons/otherwise",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}
for(const p in h)a(h[p],{instancePath:i+"/reasons/otherwise/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:p,rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const p={instancePath:i+"/reasons/otherwise",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}}else{const h={instancePath:i+"/reasons",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}
if(s.replies!==void 0){let c=s.replies;if(Array.isArray(c)){if(c.length<1){const p={instancePath:i+"/replies",keyword:"minItems",params:{limit:1}};
e===null?e=[p]:e.push(p),r++}const h=c.length;for(let p=0;p<h;p++)Xe(c[p],{instancePath:i+"/replies/"+p,parentData:c,parentDataProperty:p,rootData:y})||
(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)}else{const h={instancePath:i+"/replies",keyword:"type",params:{type:"array"}};e===null?
e=[h]:e.push(h),r++}}s.silent!==void 0&&(M(s.silent,{instancePath:i+"/silent",parentData:s,parentDataProperty:"silent",rootData:y})||(e=e===
null?M.errors:e.concat(M.errors),r=e.length))}else{const c={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}
return Ye.errors=e,r===0}const Qr={type:"object",properties:{rename:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"},minProperties:1},values:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},minProperties:1},add:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{},minProperties:1}},additionalProperties:!1};function er(s,{instancePath:i="",parentData:O,parentDataProperty:K,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const h in s)if(!(h==="rename"||h==="values"||h==="add")){
const p={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[p]:e.push(p),r++}if(s.rename!==void 0){let h=s.
rename;if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const p={instancePath:i+"/rename",keyword:"minProperties",params:{
limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in h){const d=r;if(typeof p=="string"&&!se.test(p)){const m={instancePath:i+"/rename",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[m]:e.push(m),r++}var t=d===r;if(!t){const m={instancePath:i+"/rename",keyword:"p\
ropertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}for(const p in h)a(h[p],{instancePath:i+"/rename/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:h,parentDataProperty:p,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const p={instancePath:i+
"/rename",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.values!==void 0){let h=s.values;if(h&&typeof h=="object"&&
!Array.isArray(h)){if(Object.keys(h).length<1){const p={instancePath:i+"/values",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.
push(p),r++}for(const p in h){const d=r;if(typeof p=="string"&&!se.test(p)){const m={instancePath:i+"/values",keyword:"pattern",params:{pattern:"\
\\S"},propertyName:p};e===null?e=[m]:e.push(m),r++}var n=d===r;if(!n){const m={instancePath:i+"/values",keyword:"propertyNames",params:{propertyName:p}};
e===null?e=[m]:e.push(m),r++}}for(const p in h){let d=h[p];if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1){const m={
instancePath:i+"/values/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}for(const m in d){
const f=r;if(typeof m=="string"&&!se.test(m)){const l={instancePath:i+"/values/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",
params:{pattern:"\\S"},propertyName:m};e===null?e=[l]:e.push(l),r++}var o=f===r;if(!o){const l={instancePath:i+"/values/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:m}};e===null?e=[l]:e.push(l),r++}}for(const m in d)a(d[m],{instancePath:i+"\
/values/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:m,rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const m={instancePath:i+"/values/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{const p={instancePath:i+"/values",keyword:"type",params:{type:"object"}};e===
null?e=[p]:e.push(p),r++}}if(s.add!==void 0){let h=s.add;if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const p={instancePath:i+
"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in h){const d=r;if(typeof p=="string"&&!se.test(p)){
const m={instancePath:i+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[m]:e.push(m),r++}var c=d===r;if(!c){const m={
instancePath:i+"/add",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}}else{const p={instancePath:i+"/add",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{const h={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=
[h]:e.push(h),r++}return er.errors=e,r===0}function ar(s,{instancePath:i="",parentData:O,parentDataProperty:K,rootData:y=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"pro\
tocol"}};e===null?e=[l]:e.push(l),r++}if(s.title===void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"title"}};e===
null?e=[l]:e.push(l),r++}if(s.version===void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"version"}};e===null?e=[l]:
e.push(l),r++}if(s.objects===void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"objects"}};e===null?e=[l]:e.push(l),
r++}if(s.doc===void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[l]:e.push(l),r++}if(s.roles===
void 0){const l={instancePath:i,keyword:"required",params:{missingProperty:"roles"}};e===null?e=[l]:e.push(l),r++}if(s.reading===void 0){const l={
instancePath:i,keyword:"required",params:{missingProperty:"reading"}};e===null?e=[l]:e.push(l),r++}if(s.encodings===void 0){const l={instancePath:i,
keyword:"required",params:{missingProperty:"encodings"}};e===null?e=[l]:e.push(l),r++}if(s.envelope===void 0){const l={instancePath:i,keyword:"\
required",params:{missingProperty:"envelope"}};e===null?e=[l]:e.push(l),r++}if(s.messages===void 0){const l={instancePath:i,keyword:"require\
d",params:{missingProperty:"messages"}};e===null?e=[l]:e.push(l),r++}for(const l in s)if(!ee.call(ir.properties,l)){const u={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(s.protocol!==void 0){let l=s.protocol;if(typeof l!=
"string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){const u={instancePath:i+"/protocol",keyword:"type",params:{type:ir.properties.
protocol.type}};e===null?e=[u]:e.push(u),r++}if(typeof l=="string"&&!hr.test(l)){const u={instancePath:i+"/protocol",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[u]:e.push(u),r++}}if(s.title!==void 0&&(a(s.title,{instancePath:i+"/title",parentData:s,
parentDataProperty:"title",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.version!==void 0&&(le(s.version,{instancePath:i+
"/version",parentData:s,parentDataProperty:"version",rootData:y})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.objects!==void 0&&
(Y(s.objects,{instancePath:i+"/objects",parentData:s,parentDataProperty:"objects",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.
length)),s.doc!==void 0&&(a(s.doc,{instancePath:i+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.
errors),r=e.length)),s.originalName!==void 0&&(a(s.originalName,{instancePath:i+"/originalName",parentData:s,parentDataProperty:"originalNam\
e",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.roles!==void 0){let l=s.roles;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(Object.keys(l).length<1){const u={instancePath:i+"/roles",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){
const w=r;if(typeof u=="string"&&!qe.test(u)){const g={instancePath:i+"/roles",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][\
A-Za-z0-9]+)*$"},propertyName:u};e===null?e=[g]:e.push(g),r++}var t=w===r;if(!t){const g={instancePath:i+"/roles",keyword:"propertyNames",params:{
propertyName:u}};e===null?e=[g]:e.push(g),r++}}for(const u in l)a(l[u],{instancePath:i+"/roles/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,
parentDataProperty:u,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const u={instancePath:i+"/roles",keyword:"type",
params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.reading!==void 0&&(ze(s.reading,{instancePath:i+"/reading",parentData:s,parentDataProperty:"\
reading",rootData:y})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.encodings!==void 0&&(Ve(s.encodings,{instancePath:i+"/encodi\
ngs",parentData:s,parentDataProperty:"encodings",rootData:y})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),s.envelope!==void 0&&(Te(
s.envelope,{instancePath:i+"/envelope",parentData:s,parentDataProperty:"envelope",rootData:y})||(e=e===null?Te.errors:e.concat(Te.errors),r=
e.length)),s.types!==void 0){let l=s.types;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={instancePath:i+
"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const w=r;if(typeof u=="string"&&!rr.test(
u)){const g={instancePath:i+"/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:u};e===null?e=[g]:e.push(g),r++}var n=w===
r;if(!n){const g={instancePath:i+"/types",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[g]:e.push(g),r++}}for(const u in l)Ae(
l[u],{instancePath:i+"/types/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,rootData:y})||(e=e===null?Ae.errors:
e.concat(Ae.errors),r=e.length)}else{const u={instancePath:i+"/types",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.
messages!==void 0){let l=s.messages;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={instancePath:i+"/messa\
ges",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const w=r;if(typeof u=="string"&&!wr.test(u)){
const g={instancePath:i+"/messages",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$"},propertyName:u};e===null?
e=[g]:e.push(g),r++}var o=w===r;if(!o){const g={instancePath:i+"/messages",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[g]:e.
push(g),r++}}for(const u in l)Je(l[u],{instancePath:i+"/messages/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,
rootData:y})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)}else{const u={instancePath:i+"/messages",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[u]:e.push(u),r++}}if(s.groups!==void 0){let l=s.groups;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<
1){const u={instancePath:i+"/groups",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const w=r;if(typeof u==
"string"&&!qe.test(u)){const g={instancePath:i+"/groups",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:u};
e===null?e=[g]:e.push(g),r++}var c=w===r;if(!c){const g={instancePath:i+"/groups",keyword:"propertyNames",params:{propertyName:u}};e===null?
e=[g]:e.push(g),r++}}for(const u in l){let w=l[u];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.doc===void 0){const g={instancePath:i+"/\
groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"doc"}};e===null?e=[g]:e.push(g),r++}if(w.members===
void 0){const g={instancePath:i+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"members"}};e===
null?e=[g]:e.push(g),r++}for(const g in w)if(!(g==="doc"||g==="members")){const k={instancePath:i+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[k]:e.push(k),r++}if(w.doc!==void 0&&(a(w.doc,{instancePath:i+
"/groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:w,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length)),w.members!==void 0){let g=w.members;if(Array.isArray(g)){if(g.length<1){const v={instancePath:i+"/groups/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}const k=g.length;for(let v=0;v<k;v++)
a(g[v],{instancePath:i+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/members/"+v,parentData:g,parentDataProperty:v,rootData:y})||(e=
e===null?a.errors:e.concat(a.errors),r=e.length)}else{const k={instancePath:i+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",
keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}}else{const g={instancePath:i+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{const u={instancePath:i+"/groups",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),r++}}if(s.flows!==void 0){let l=s.flows;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<
1){const u={instancePath:i+"/flows",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const w=r;if(typeof u==
"string"&&!qe.test(u)){const g={instancePath:i+"/flows",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:u};
e===null?e=[g]:e.push(g),r++}var h=w===r;if(!h){const g={instancePath:i+"/flows",keyword:"propertyNames",params:{propertyName:u}};e===null?e=
[g]:e.push(g),r++}}for(const u in l)Ue(l[u],{instancePath:i+"/flows/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,
rootData:y})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)}else{const u={instancePath:i+"/flows",keyword:"type",params:{type:"objec\
t"}};e===null?e=[u]:e.push(u),r++}}if(s.transcripts!==void 0){let l=s.transcripts;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(
l).length<1){const u={instancePath:i+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){
const w=r;if(typeof u=="string"&&!se.test(u)){const g={instancePath:i+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};
e===null?e=[g]:e.push(g),r++}var p=w===r;if(!p){const g={instancePath:i+"/transcripts",keyword:"propertyNames",params:{propertyName:u}};e===
null?e=[g]:e.push(g),r++}}for(const u in l)$e(l[u],{instancePath:i+"/transcripts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,
rootData:y})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)}else{const u={instancePath:i+"/transcripts",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),r++}}if(s.views!==void 0){let l=s.views;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<
1){const u={instancePath:i+"/views",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const w=r;if(typeof u==
"string"&&!qe.test(u)){const g={instancePath:i+"/views",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:u};
e===null?e=[g]:e.push(g),r++}var d=w===r;if(!d){const g={instancePath:i+"/views",keyword:"propertyNames",params:{propertyName:u}};e===null?e=
[g]:e.push(g),r++}}for(const u in l)We(l[u],{instancePath:i+"/views/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,
rootData:y})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)}else{const u={instancePath:i+"/views",keyword:"type",params:{type:"objec\
t"}};e===null?e=[u]:e.push(u),r++}}if(s.rejections!==void 0&&(Ye(s.rejections,{instancePath:i+"/rejections",parentData:s,parentDataProperty:"\
rejections",rootData:y})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)),s.migrations!==void 0){let l=s.migrations;if(l&&typeof l=="\
object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={instancePath:i+"/migrations",keyword:"minProperties",params:{limit:1}};e===
null?e=[u]:e.push(u),r++}for(const u in l){const w=r;if(typeof u=="string"&&!kr.test(u)){const g={instancePath:i+"/migrations",keyword:"patt\
ern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},propertyName:u};e===null?e=[g]:e.push(g),r++}var m=w===r;if(!m){const g={instancePath:i+"\
/migrations",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[g]:e.push(g),r++}}for(const u in l){let w=l[u];if(w&&typeof w=="ob\
ject"&&!Array.isArray(w)){if(Object.keys(w).length<1){const g={instancePath:i+"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
minProperties",params:{limit:1}};e===null?e=[g]:e.push(g),r++}for(const g in w){const k=r;if(typeof g=="string"&&!se.test(g)){const v={instancePath:i+
"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:g};e===null?e=[v]:e.push(v),r++}
var f=k===r;if(!f){const v={instancePath:i+"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:g}};
e===null?e=[v]:e.push(v),r++}}for(const g in w)er(w[g],{instancePath:i+"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+g.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:g,rootData:y})||(e=e===null?er.errors:e.concat(er.errors),r=e.length)}else{const g={
instancePath:i+"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{
const u={instancePath:i+"/migrations",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}s.reserved!==void 0&&(V(s.reserved,
{instancePath:i+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:y})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.
allow!==void 0&&(te(s.allow,{instancePath:i+"/allow",parentData:s,parentDataProperty:"allow",rootData:y})||(e=e===null?te.errors:e.concat(te.
errors),r=e.length))}else{const l={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ar.errors=e,r===
0}
