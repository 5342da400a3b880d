// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=rr;const yr={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/text"},minItems:1},lint:{
enum:["minimal","standard","strict"],enumDescriptions:["Only those whose breach is an error.","Errors and warnings.","All of them."]},allow:{
$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocols"]},cr={type:["string","number","boolean"],pattern:"\\S"},ee=new RegExp(
"\\S","u");function a(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:cr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!ee.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return a.errors=e,r===
0}const dr={type:"object",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{if:{type:"object"},then:{type:"object",properties:{
reason:{$ref:"#/definitions/text"},until:{type:["string","number","boolean"],pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}},additionalProperties:!1,
required:["reason"]},else:{$ref:"#/definitions/text"}},minProperties:1},mr=new RegExp("^[a-z]+(?:-[a-z0-9]+)*$","u"),hr=new RegExp("^[0-9]{4\
}-[0-9]{2}-[0-9]{2}$","u");function te(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const f={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.
push(f),r++}for(const f in s){const c=r;if(typeof f=="string"&&!mr.test(f)){const w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z\
]+(?:-[a-z0-9]+)*$"},propertyName:f};e===null?e=[w]:e.push(w),r++}var t=c===r;if(!t){const w={instancePath:n,keyword:"propertyNames",params:{
propertyName:f}};e===null?e=[w]:e.push(w),r++}}for(const f in s){let c=s[f];const w=r;let o=!0;const m=r;if(!(c&&typeof c=="object"&&!Array.
isArray(c))){const p={};e===null?e=[p]:e.push(p),r++}var i=m===r;r=w,e!==null&&(w?e.length=w:e=null);let d;if(i){const p=r;if(c&&typeof c=="\
object"&&!Array.isArray(c)){if(c.reason===void 0){const u={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{
missingProperty:"reason"}};e===null?e=[u]:e.push(u),r++}for(const u in c)if(!(u==="reason"||u==="until")){const g={instancePath:n+"/"+f.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(c.reason!==void 0&&
(a(c.reason,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:c,parentDataProperty:"reason",rootData:y})||(e=
e===null?a.errors:e.concat(a.errors),r=e.length)),c.until!==void 0){let u=c.until;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&
typeof u!="boolean"){const g={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{type:dr.additionalProperties.
then.properties.until.type}};e===null?e=[g]:e.push(g),r++}if(typeof u=="string"&&!hr.test(u)){const g={instancePath:n+"/"+f.replace(/~/g,"~0").
replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}};e===null?e=[g]:e.push(g),r++}}}else{const u={
instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var i=p===r;
o=i,d="then"}else{const p=r;a(c,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:f,rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length);var i=p===r;o=i,d="else"}if(!o){const p={instancePath:n+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"if",params:{failingKeyword:d}};e===null?e=[p]:e.push(p),r++}}}else{const f={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[f]:e.push(f),r++}return te.errors=e,r===0}function rr(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"\
protocols"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="protocols"||t==="lint"||t==="allow")){const i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.protocols!==void 0){let t=s.protocols;if(Array.isArray(
t)){if(t.length<1){const f={instancePath:n+"/protocols",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;for(let f=0;f<
i;f++)a(t[f],{instancePath:n+"/protocols/"+f,parentData:t,parentDataProperty:f,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{
const i={instancePath:n+"/protocols",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.lint!==void 0){let t=s.lint;if(!(t===
"minimal"||t==="standard"||t==="strict")){const i={instancePath:n+"/lint",keyword:"enum",params:{allowedValues:yr.properties.lint.enum}};e===
null?e=[i]:e.push(i),r++}}s.allow!==void 0&&(te(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:y})||(e=e===
null?te.errors:e.concat(te.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),
r++}return rr.errors=e,r===0}export const validateProtocolFile=ar;const sr={type:"object",properties:{protocol:{type:["string","number","boo\
lean"],pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},title:{$ref:"#/definitions/text"},version:{$ref:"#/definitions/version"},objects:{$ref:"#/\
definitions/openness"},doc:{$ref:"#/definitions/text"},knownAs:{$ref:"#/definitions/text"},roles:{type:"object",propertyNames:{pattern:"^[a-\
z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/text"},minProperties:1},reading:{$ref:"#/definitions/readin\
g"},encodings:{$ref:"#/definitions/encodings"},envelope:{$ref:"#/definitions/envelope"},types:{type:"object",propertyNames:{pattern:"^[A-Z][\
A-Za-z0-9]*$"},additionalProperties:{$ref:"#/definitions/definition"},minProperties:1},messages:{type:"object",propertyNames:{pattern:"^[A-Z\
a-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/message"},minProperties:1},groups:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{type:"object",properties:{doc:{$ref:"#/definitions/text"},members:{
type:"array",items:{$ref:"#/definitions/text"},minItems:1}},additionalProperties:!1,required:["doc","members"]},minProperties:1},flows:{type:"\
object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/flow"},minProperties:1},
transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/transcript"},minProperties:1},views:{type:"\
object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/view"},minProperties:1},
rejections:{$ref:"#/definitions/rejections"},migrations:{type:"object",propertyNames:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},additionalProperties:{
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/migration"},minProperties:1},minProperties:1},reserved:{
$ref:"#/definitions/texts"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocol","title","version","objects","do\
c","roles","reading","encodings","envelope","messages"]},ne=Object.prototype.hasOwnProperty,wr=new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
"u"),xe=new RegExp("^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u"),er=new RegExp("^[A-Z][A-Za-z0-9]*$","u"),gr=new RegExp("^[A-Za-z][A-Za-z0\
-9]*(?:[-_.][A-Za-z0-9]+)*$","u"),kr=new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+$","u"),br={type:["string","number","boolean"],pattern:"^(?:0|[1-9\
][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"},vr=new RegExp("^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$","u");function le(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:br.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!vr.test(
s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"}};e===null?e=[t]:
e.push(t),r++}return le.errors=e,r===0}const jr={enum:["open","closed"],enumDescriptions:["They are valid and kept.","They are refused."]};function U(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(!(s==="open"||s==="closed")){const t={instancePath:n,
keyword:"enum",params:{allowedValues:jr.enum}};e===null?e=[t]:e.push(t),r++}return U.errors=e,r===0}const be={type:"object",properties:{default:{
enum:["strict","lenient"],enumDescriptions:["What the document says.","What is seen in practice too, with warnings."]},trim:{type:"boolean"},
nulls:{enum:["refuse","optional","absent"],enumDescriptions:["A null is refused.","A null in an optional field counts as absent.","A null an\
ywhere counts as absent."]},blanks:{enum:["keep","absent"],enumDescriptions:["As an empty text.","As absent."]},lenient:{type:"object",properties:{
missing:{enum:["refuse","body","unset"],enumDescriptions:["An issue.","A warning inside a body, an issue in the envelope.","A warning."]},malformed:{
enum:["refuse","unset"],enumDescriptions:["An issue.","It is dropped with a warning."]},words:{enum:["refuse","keep","upper"],enumDescriptions:[
"An issue.","Kept with a warning.","Kept in upper case with a warning."]},types:{enum:["refuse","keep"],enumDescriptions:["An issue.","Read \
as an unknown message."]},nulls:{enum:["refuse","optional","absent"],enumDescriptions:["A null is refused.","A null in an optional field cou\
nts as absent.","A null anywhere counts as absent."]},bodies:{enum:["refuse","text"],enumDescriptions:["An issue.","Kept as text with a warn\
ing."]}},additionalProperties:!1}},additionalProperties:!1,required:["default"]};function ze(s,{instancePath:n="",parentData:F,parentDataProperty:V,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.default===void 0){const t={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"default"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="default"||t==="trim"||t==="nulls"||t==="blan\
ks"||t==="lenient")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.
default!==void 0){let t=s.default;if(!(t==="strict"||t==="lenient")){const i={instancePath:n+"/default",keyword:"enum",params:{allowedValues:be.
properties.default.enum}};e===null?e=[i]:e.push(i),r++}}if(s.trim!==void 0&&typeof s.trim!="boolean"){const t={instancePath:n+"/trim",keyword:"\
type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.nulls!==void 0){let t=s.nulls;if(!(t==="refuse"||t==="optional"||t==="absen\
t")){const i={instancePath:n+"/nulls",keyword:"enum",params:{allowedValues:be.properties.nulls.enum}};e===null?e=[i]:e.push(i),r++}}if(s.blanks!==
void 0){let t=s.blanks;if(!(t==="keep"||t==="absent")){const i={instancePath:n+"/blanks",keyword:"enum",params:{allowedValues:be.properties.
blanks.enum}};e===null?e=[i]:e.push(i),r++}}if(s.lenient!==void 0){let t=s.lenient;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)
if(!(i==="missing"||i==="malformed"||i==="words"||i==="types"||i==="nulls"||i==="bodies")){const f={instancePath:n+"/lenient",keyword:"addit\
ionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.missing!==void 0){let i=t.missing;if(!(i==="refuse"||i==="\
body"||i==="unset")){const f={instancePath:n+"/lenient/missing",keyword:"enum",params:{allowedValues:be.properties.lenient.properties.missing.
enum}};e===null?e=[f]:e.push(f),r++}}if(t.malformed!==void 0){let i=t.malformed;if(!(i==="refuse"||i==="unset")){const f={instancePath:n+"/l\
enient/malformed",keyword:"enum",params:{allowedValues:be.properties.lenient.properties.malformed.enum}};e===null?e=[f]:e.push(f),r++}}if(t.
words!==void 0){let i=t.words;if(!(i==="refuse"||i==="keep"||i==="upper")){const f={instancePath:n+"/lenient/words",keyword:"enum",params:{allowedValues:be.
properties.lenient.properties.words.enum}};e===null?e=[f]:e.push(f),r++}}if(t.types!==void 0){let i=t.types;if(!(i==="refuse"||i==="keep")){
const f={instancePath:n+"/lenient/types",keyword:"enum",params:{allowedValues:be.properties.lenient.properties.types.enum}};e===null?e=[f]:e.
push(f),r++}}if(t.nulls!==void 0){let i=t.nulls;if(!(i==="refuse"||i==="optional"||i==="absent")){const f={instancePath:n+"/lenient/nulls",keyword:"\
enum",params:{allowedValues:be.properties.lenient.properties.nulls.enum}};e===null?e=[f]:e.push(f),r++}}if(t.bodies!==void 0){let i=t.bodies;
if(!(i==="refuse"||i==="text")){const f={instancePath:n+"/lenient/bodies",keyword:"enum",params:{allowedValues:be.properties.lenient.properties.
bodies.enum}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.
push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}const nr={
minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{type:"integer",minimum:1}},additionalProperties:!1},ndjson:{
type:"object",properties:{maxBytes:{type:"integer",minimum:1}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"inte\
ger",minimum:1},body:{type:"object",properties:{reads:{type:"array",items:{enum:["mapping","text"],enumDescriptions:["A mapping.","YAML insi\
de a block of text."]},minItems:1},writes:{enum:["mapping","text"],enumDescriptions:["A mapping.","YAML inside a block of text."]}},additionalProperties:!1,
required:["reads","writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},Zr={type:"object",
properties:{maxBytes:{type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/text"},body:{$ref:"#/definitio\
ns/text"},thread:{$ref:"#/definitions/text"},ack:{$ref:"#/definitions/text"}},additionalProperties:!1,required:["subject","body"]},subjects:{
type:"array",items:{$ref:"#/definitions/text"},minItems:1},precedence:{type:"array",items:{$ref:"#/definitions/text"},minItems:1},keeps:{type:"\
object",properties:{raw:{$ref:"#/definitions/text"},labels:{$ref:"#/definitions/text"},sections:{$ref:"#/definitions/text"}},additionalProperties:!1}},
additionalProperties:!1,required:["parts","subjects","precedence"]};function Ie(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){
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
"thread"||i==="ack")){const f={instancePath:n+"/parts",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),
r++}t.subject!==void 0&&(a(t.subject,{instancePath:n+"/parts/subject",parentData:t,parentDataProperty:"subject",rootData:y})||(e=e===null?a.
errors:e.concat(a.errors),r=e.length)),t.body!==void 0&&(a(t.body,{instancePath:n+"/parts/body",parentData:t,parentDataProperty:"body",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)),t.thread!==void 0&&(a(t.thread,{instancePath:n+"/parts/thread",parentData:t,parentDataProperty:"\
thread",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),t.ack!==void 0&&(a(t.ack,{instancePath:n+"/parts/ack",parentData:t,
parentDataProperty:"ack",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const i={instancePath:n+"/parts",keyword:"t\
ype",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.subjects!==void 0){let t=s.subjects;if(Array.isArray(t)){if(t.length<1){const f={
instancePath:n+"/subjects",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;for(let f=0;f<i;f++)a(t[f],{instancePath:n+
"/subjects/"+f,parentData:t,parentDataProperty:f,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const i={instancePath:n+
"/subjects",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.precedence!==void 0){let t=s.precedence;if(Array.isArray(
t)){if(t.length<1){const f={instancePath:n+"/precedence",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;
for(let f=0;f<i;f++)a(t[f],{instancePath:n+"/precedence/"+f,parentData:t,parentDataProperty:f,rootData:y})||(e=e===null?a.errors:e.concat(a.
errors),r=e.length)}else{const i={instancePath:n+"/precedence",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.keeps!==
void 0){let t=s.keeps;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="raw"||i==="labels"||i==="sections")){const f={
instancePath:n+"/keeps",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}t.raw!==void 0&&(a(t.raw,
{instancePath:n+"/keeps/raw",parentData:t,parentDataProperty:"raw",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),t.labels!==
void 0&&(a(t.labels,{instancePath:n+"/keeps/labels",parentData:t,parentDataProperty:"labels",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length)),t.sections!==void 0&&(a(t.sections,{instancePath:n+"/keeps/sections",parentData:t,parentDataProperty:"sections",rootData:y})||(e=
e===null?a.errors:e.concat(a.errors),r=e.length))}else{const i={instancePath:n+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[i]:
e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ie.errors=e,r===0}function Ze(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){const t={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="\
json"||t==="ndjson"||t==="yaml"||t==="mail")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[i]:e.push(i),r++}if(s.json!==void 0){let t=s.json;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(i!=="maxBytes"){const f={
instancePath:n+"/json",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.maxBytes!==void 0){let i=t.
maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/json/maxBytes",keyword:"type",params:{type:"int\
eger"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/json/maxBytes",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/json",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),r++}}if(s.ndjson!==void 0){let t=s.ndjson;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(i!==
"maxBytes"){const f={instancePath:n+"/ndjson",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.
maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/ndjson/maxBytes",keyword:"\
type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/n\
djson/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/ndjson",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.yaml!==void 0){let t=s.yaml;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)
if(!(i==="maxBytes"||i==="body")){const f={instancePath:n+"/yaml",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[
f]:e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+
"/yaml/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={
instancePath:n+"/yaml/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(t.body!==void 0){let i=t.
body;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.reads===void 0){const f={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"\
reads"}};e===null?e=[f]:e.push(f),r++}if(i.writes===void 0){const f={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"\
writes"}};e===null?e=[f]:e.push(f),r++}for(const f in i)if(!(f==="reads"||f==="writes")){const c={instancePath:n+"/yaml/body",keyword:"addit\
ionalProperties",params:{additionalProperty:f}};e===null?e=[c]:e.push(c),r++}if(i.reads!==void 0){let f=i.reads;if(Array.isArray(f)){if(f.length<
1){const w={instancePath:n+"/yaml/body/reads",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}const c=f.length;for(let w=0;w<
c;w++){let o=f[w];if(!(o==="mapping"||o==="text")){const m={instancePath:n+"/yaml/body/reads/"+w,keyword:"enum",params:{allowedValues:nr.properties.
yaml.properties.body.properties.reads.items.enum}};e===null?e=[m]:e.push(m),r++}}}else{const c={instancePath:n+"/yaml/body/reads",keyword:"t\
ype",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(i.writes!==void 0){let f=i.writes;if(!(f==="mapping"||f==="text")){const c={instancePath:n+
"/yaml/body/writes",keyword:"enum",params:{allowedValues:nr.properties.yaml.properties.body.properties.writes.enum}};e===null?e=[c]:e.push(c),
r++}}}else{const f={instancePath:n+"/yaml/body",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+
"/yaml",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.mail!==void 0&&(Ie(s.mail,{instancePath:n+"/mail",parentData:s,
parentDataProperty:"mail",rootData:y})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return Ze.errors=e,r===0}const Ar={type:"object",properties:{tag:{$ref:"#/definitions/fieldPath"},
body:{if:{type:"object"},then:{type:"object",properties:{field:{$ref:"#/definitions/text"},max:{type:"integer",minimum:1}},additionalProperties:!1,
required:["field"]},else:{$ref:"#/definitions/text"}},object:{$ref:"#/definitions/openness"},id:{$ref:"#/definitions/fieldPath"},sender:{$ref:"\
#/definitions/fieldPath"},recipient:{$ref:"#/definitions/fieldPath"},time:{$ref:"#/definitions/fieldPath"},thread:{type:"array",items:{$ref:"\
#/definitions/fieldPath"},minItems:1},replyTo:{$ref:"#/definitions/fieldPath"},version:{$ref:"#/definitions/fieldPath"},ack:{type:"object",properties:{
wanted:{$ref:"#/definitions/fieldPath"},given:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["wanted","given"]},fields:{
$ref:"#/definitions/fields"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"\
#/definitions/rule"},minProperties:1},example:{type:"object"}},additionalProperties:!1,required:["tag","body","fields","example"]},Pr={type:[
"string","number","boolean"],pattern:"^[A-Za-z_][A-Za-z0-9_-]*(?:\\.[A-Za-z_][A-Za-z0-9_-]*)*$"},Dr=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*(?:\\\
.[A-Za-z_][A-Za-z0-9_-]*)*$","u");function D(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Pr.type}};e===null?e=
[t]:e.push(t),r++}if(typeof s=="string"&&!Dr.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*(?:\
\\.[A-Za-z_][A-Za-z0-9_-]*)*$"}};e===null?e=[t]:e.push(t),r++}return D.errors=e,r===0}const Er={type:"object",propertyNames:{pattern:"^[A-Za\
-z_][A-Za-z0-9_-]*\\??$"},additionalProperties:{$ref:"#/definitions/fieldOrType"}},_r=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*\\??$","u"),Or={if:{
type:"object"},then:{$ref:"#/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,
maxItems:1},else:{$ref:"#/definitions/typeName"}}},re={type:"object",properties:{doc:{$ref:"#/definitions/text"},nullable:{type:"boolean"},lenient:{
$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/a\
llow"},default:{},fill:{},computed:{$ref:"#/definitions/computed"},sensitive:{type:"boolean"},aliases:{$ref:"#/definitions/texts"},written:{
enum:["never"],enumDescriptions:["It is read and kept, but left out on writing, with a warning."]},mail:{$ref:"#/definitions/mail"},knownAs:{
$ref:"#/definitions/text"}},if:{type:"object",required:["type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"\
number"},max:{type:"number"},pattern:{$ref:"#/definitions/text"},utc:{type:"boolean"},fraction:{enum:["none"],enumDescriptions:["No fraction\
."]},write:{enum:["seconds"],enumDescriptions:["To the second, with Z."]},version:{enum:[4]},prefix:{$ref:"#/definitions/text"},schemes:{$ref:"\
#/definitions/texts"},inside:{enum:["warn","require"],enumDescriptions:["A warning.","Refused."]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,written:!0,mail:!0,knownAs:!0},additionalProperties:!1,required:["type"],kinds:[
"type","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{list:{$ref:"\
#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,written:!0,mail:!0,knownAs:!0},additionalProperties:!1,required:["list"],kinds:[
"type","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#\
/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/text"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,written:!0,mail:!0,knownAs:!0},additionalProperties:!1,required:[
"map"],kinds:["type","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{
fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#\
/definitions/texts"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,written:!0,
mail:!0,knownAs:!0},additionalProperties:!1,required:["fields"],kinds:["type","list","map","fields","union","const","enum"]},else:{if:{type:"\
object",required:["union"]},then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,written:!0,mail:!0,knownAs:!0},
additionalProperties:!1,required:["union"],kinds:["type","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["c\
onst"]},then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,
default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,written:!0,mail:!0,knownAs:!0},additionalProperties:!1,required:["const"],kinds:["typ\
e","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{enum:{enum:["op\
en","closed"],enumDescriptions:["Other words are valid too.","Only these words are valid."]},values:{$ref:"#/definitions/enumValues"},pattern:{
$ref:"#/definitions/text"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,
written:!0,mail:!0,knownAs:!0},additionalProperties:!1,required:["enum","values"],kinds:["type","list","map","fields","union","const","enum"]},
else:{type:"object",properties:{enum:{enum:["open","closed"],enumDescriptions:["Other words are valid too.","Only these words are valid."]},
values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/text"},const:{type:["string","number","boolean"]},union:{type:"array",
items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},
object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/texts"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/defin\
itions/text"},min:{type:"number"},max:{type:"number"},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},type:{$ref:"#/def\
initions/typeName"},utc:{type:"boolean"},fraction:{enum:["none"],enumDescriptions:["No fraction."]},write:{enum:["seconds"],enumDescriptions:[
"To the second, with Z."]},version:{enum:[4]},prefix:{$ref:"#/definitions/text"},schemes:{$ref:"#/definitions/texts"},inside:{enum:["warn","\
require"],enumDescriptions:["A warning.","Refused."]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,
sensitive:!0,aliases:!0,written:!0,mail:!0,knownAs:!0},additionalProperties:!1,required:["type"],kinds:["type","list","map","fields","union",
"const","enum"]}}}}}}}},$r={type:["string","number","boolean"],pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9]*)$",examples:["string","line","t\
ext","path","integer","number","percent","boolean","timestamp","date","epoch","uuid","url","semver","any"]},xr=new RegExp("^(?:[A-Z][A-Za-z0\
-9]*|[a-z][a-z0-9]*)$","u");function X(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:$r.type}};e===null?e=
[t]:e.push(t),r++}if(typeof s=="string"&&!xr.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z]\
[a-z0-9]*)$"}};e===null?e=[t]:e.push(t),r++}return X.errors=e,r===0}const Fr={type:"array",items:{$ref:"#/definitions/text"},minItems:1};function O(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,
keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}const t=s.length;for(let i=0;i<t;i++)a(s[i],{instancePath:n+"/"+i,parentData:s,
parentDataProperty:i,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const t={instancePath:n,keyword:"type",params:{type:"\
array"}};e===null?e=[t]:e.push(t),r++}return O.errors=e,r===0}const Vr={if:{type:"object"},then:{$ref:"#/definitions/definition"},else:{$ref:"\
#/definitions/typeName"}},pe={type:"object",properties:{doc:{$ref:"#/definitions/text"},nullable:{type:"boolean"},lenient:{$ref:"#/definitio\
ns/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},if:{type:"\
object",required:["type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{
$ref:"#/definitions/text"},utc:{type:"boolean"},fraction:{enum:["none"],enumDescriptions:["No fraction."]},write:{enum:["seconds"],enumDescriptions:[
"To the second, with Z."]},version:{enum:[4]},prefix:{$ref:"#/definitions/text"},schemes:{$ref:"#/definitions/texts"},inside:{enum:["warn","\
require"],enumDescriptions:["A warning.","Refused."]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["type"],kinds:["type","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["list"]},then:{type:"object",
properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,
lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["list"],kinds:["type","list","map","fields","union","const","e\
num"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/d\
efinitions/text"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["map"],kinds:["type","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["fields"]},then:{type:"objec\
t",properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{
$ref:"#/definitions/texts"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["fields"],kinds:[
"type","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"\
array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["union"],kinds:["type","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["const"]},then:{type:"obje\
ct",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["const"],kinds:["type","list","map","fields","union","const","enum"]},else:{if:{type:"object",required:["enum"]},then:{type:"objec\
t",properties:{enum:{enum:["open","closed"],enumDescriptions:["Other words are valid too.","Only these words are valid."]},values:{$ref:"#/d\
efinitions/enumValues"},pattern:{$ref:"#/definitions/text"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["enum","values"],kinds:["type","list","map","fields","union","const","enum"]},else:{type:"object",properties:{enum:{enum:["open","\
closed"],enumDescriptions:["Other words are valid too.","Only these words are valid."]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"\
#/definitions/text"},const:{type:["string","number","boolean"]},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},
fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#\
/definitions/texts"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/text"},min:{type:"number"},max:{type:"number"},list:{
$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},type:{$ref:"#/definitions/typeName"},utc:{type:"boolean"},fraction:{enum:["no\
ne"],enumDescriptions:["No fraction."]},write:{enum:["seconds"],enumDescriptions:["To the second, with Z."]},version:{enum:[4]},prefix:{$ref:"\
#/definitions/text"},schemes:{$ref:"#/definitions/texts"},inside:{enum:["warn","require"],enumDescriptions:["A warning.","Refused."]},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["type"],kinds:["type","list","map","fields","union",
"const","enum"]}}}}}}}},qr={type:"array",items:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},minItems:1};function oe(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,
keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}const t=s.length;for(let i=0;i<t;i++){let f=s[i];if(typeof f!="string"&&!(typeof f==
"number"&&isFinite(f))&&typeof f!="boolean"){const c={instancePath:n+"/"+i,keyword:"type",params:{type:qr.items.type}};e===null?e=[c]:e.push(
c),r++}if(typeof f=="string"&&!er.test(f)){const c={instancePath:n+"/"+i,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?
e=[c]:e.push(c),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return oe.errors=e,r===
0}const Kr={type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{
$ref:"#/definitions/text"}},minProperties:1},Cr={type:"object",properties:{doc:{$ref:"#/definitions/text"},aliases:{$ref:"#/definitions/text\
s"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"}},additionalProperties:!1,required:["doc"]},Sr={type:"o\
bject",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"#/definitions/text"},use:{$ref:"#/definitions/text"}},additionalProperties:!1,
required:["since","reason"]};function ce(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.since===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"since"}};e===null?e=[t]:
e.push(t),r++}if(s.reason===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}
for(const t in s)if(!(t==="since"||t==="reason"||t==="use")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}s.since!==void 0&&(le(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:y})||(e=
e===null?le.errors:e.concat(le.errors),r=e.length)),s.reason!==void 0&&(a(s.reason,{instancePath:n+"/reason",parentData:s,parentDataProperty:"\
reason",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.use!==void 0&&(a(s.use,{instancePath:n+"/use",parentData:s,parentDataProperty:"\
use",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return ce.errors=e,r===0}function Ee(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};
e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="aliases"||t==="since"||t==="deprecated")){const i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.doc!==void 0&&(a(s.doc,{instancePath:n+"/doc",parentData:s,
parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.aliases!==void 0&&(O(s.aliases,{instancePath:n+
"/aliases",parentData:s,parentDataProperty:"aliases",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),s.since!==void 0&&(le(
s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:y})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),
s.deprecated!==void 0&&(ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:y})||(e=e===null?
ce.errors:e.concat(ce.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
return Ee.errors=e,r===0}function de(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const f={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.
push(f),r++}for(const f in s){const c=r;if(typeof f=="string"&&!ee.test(f)){const w={instancePath:n,keyword:"pattern",params:{pattern:"\\S"},
propertyName:f};e===null?e=[w]:e.push(w),r++}var t=c===r;if(!t){const w={instancePath:n,keyword:"propertyNames",params:{propertyName:f}};e===
null?e=[w]:e.push(w),r++}}for(const f in s){let c=s[f];const w=r;let o=!0;const m=r;if(!(c&&typeof c=="object"&&!Array.isArray(c))){const p={};
e===null?e=[p]:e.push(p),r++}var i=m===r;r=w,e!==null&&(w?e.length=w:e=null);let d;if(i){const p=r;Ee(c,{instancePath:n+"/"+f.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:f,rootData:y})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length);var i=p===r;o=
i,d="then"}else{const p=r;a(c,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:f,rootData:y})||(e=
e===null?a.errors:e.concat(a.errors),r=e.length);var i=p===r;o=i,d="else"}if(!o){const p={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"if",params:{failingKeyword:d}};e===null?e=[p]:e.push(p),r++}}}else{const f={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[f]:e.push(f),r++}return de.errors=e,r===0}const Nr={if:{type:"object"},then:{$ref:"#/definitions/leniency"},else:{enum:["op\
tional"],enumDescriptions:["A missing field is only a warning."]}},ir={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#/d\
efinitions/typeOrDefinition"},convert:{enum:["timestamp"],enumDescriptions:["A date and time as text becomes epoch seconds."]},wrap:{$ref:"#\
/definitions/text"},words:{enum:["unset"],enumDescriptions:["It is dropped."]}},additionalProperties:!1},se={validate:ie};function Oe(s,{instancePath:n="",
parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t in s)if(!(t==="o\
ptional"||t==="accept"||t==="convert"||t==="wrap"||t==="words")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}if(s.optional!==void 0&&typeof s.optional!="boolean"){const t={instancePath:n+"/optional",keyword:"type",params:{
type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.accept!==void 0&&(se.validate(s.accept,{instancePath:n+"/accept",parentData:s,parentDataProperty:"\
accept",rootData:y})||(e=e===null?se.validate.errors:e.concat(se.validate.errors),r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){
const t={instancePath:n+"/convert",keyword:"enum",params:{allowedValues:ir.properties.convert.enum}};e===null?e=[t]:e.push(t),r++}if(s.wrap!==
void 0&&(a(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),
s.words!==void 0&&s.words!=="unset"){const t={instancePath:n+"/words",keyword:"enum",params:{allowedValues:ir.properties.words.enum}};e===null?
e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Oe.errors=e,r===
0}function Ae(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var c=f===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(c){const o=r;
Oe(s,{instancePath:n,parentData:F,parentDataProperty:V,rootData:y})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length);var c=o===r;i=c,w=
"then"}else{const o=r;if(s!=="optional"){const d={instancePath:n,keyword:"enum",params:{allowedValues:Nr.else.enum}};e===null?e=[d]:e.push(d),
r++}var c=o===r;i=c,w="else"}if(!i){const o={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[o]:e.push(o),r++}return Ae.errors=
e,r===0}const me={validate:we};function Pe(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;const t=r;
let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.type===void 0&&(g="type")){const h={};e===null?e=[h]:e.push(
h),r++}}else{const g={};e===null?e=[g]:e.push(g),r++}var c=f===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(c){const g=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.type===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[k]:e.
push(k),r++}for(const k in s)if(!ne.call(pe.then.properties,k)){const v={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};
e===null?e=[v]:e.push(v),r++}if(s.type!==void 0&&(X(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:y})||(e=e===
null?X.errors:e.concat(X.errors),r=e.length)),s.min!==void 0){let k=s.min;if(!(typeof k=="number"&&isFinite(k))){const v={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.max!==void 0){let k=s.max;if(!(typeof k=="number"&&isFinite(k))){
const v={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.pattern!==void 0&&(a(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.utc!==void 0&&typeof s.
utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.fraction!==void 0&&
s.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:pe.then.properties.fraction.enum}};e===null?e=
[k]:e.push(k),r++}if(s.write!==void 0&&s.write!=="seconds"){const k={instancePath:n+"/write",keyword:"enum",params:{allowedValues:pe.then.properties.
write.enum}};e===null?e=[k]:e.push(k),r++}if(s.version!==void 0&&s.version!==4){const k={instancePath:n+"/version",keyword:"enum",params:{allowedValues:pe.
then.properties.version.enum}};e===null?e=[k]:e.push(k),r++}if(s.prefix!==void 0&&(a(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"\
prefix",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.schemes!==void 0&&(O(s.schemes,{instancePath:n+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),s.inside!==void 0){let k=s.inside;if(!(k==="\
warn"||k==="require")){const v={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:pe.then.properties.inside.enum}};e===null?e=[v]:
e.push(v),r++}}}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var c=g===r;i=c,w="then"}else{
const g=r,h=r;let k=!0;const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let q;if(s.list===void 0&&(q="list")){const B={};e===
null?e=[B]:e.push(B),r++}}else{const q={};e===null?e=[q]:e.push(q),r++}var o=v===r;r=h,e!==null&&(h?e.length=h:e=null);let _;if(o){const q=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const x={instancePath:n,keyword:"required",params:{missingProperty:"list"}};
e===null?e=[x]:e.push(x),r++}for(const x in s)if(!ne.call(pe.else.then.properties,x)){const S={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:x}};e===null?e=[S]:e.push(S),r++}if(s.list!==void 0&&(se.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:y})||(e=e===null?se.validate.errors:e.concat(se.validate.errors),r=e.length)),s.min!==void 0){let x=s.min;if(!(typeof x=="num\
ber"&&isFinite(x))){const S={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(s.max!==void 0){let x=s.
max;if(!(typeof x=="number"&&isFinite(x))){const S={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}
if(s.unique!==void 0&&typeof s.unique!="boolean"){const x={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[x]:e.
push(x),r++}}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var o=q===r;k=o,_="then"}else{
const q=r,B=r;let x=!0;const S=r;if(r===S)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.map===void 0&&(z="map")){const I={};e===null?
e=[I]:e.push(I),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var m=S===r;r=B,e!==null&&(B?e.length=B:e=null);let W;if(m){const z=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const K={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?
e=[K]:e.push(K),r++}for(const K in s)if(!ne.call(pe.else.else.then.properties,K)){const L={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:K}};e===null?e=[L]:e.push(L),r++}if(s.map!==void 0&&(se.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"\
map",rootData:y})||(e=e===null?se.validate.errors:e.concat(se.validate.errors),r=e.length)),s.keys!==void 0&&(a(s.keys,{instancePath:n+"/key\
s",parentData:s,parentDataProperty:"keys",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.min!==void 0){let K=s.min;if(!(typeof K==
"number"&&isFinite(K))){const L={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[L]:e.push(L),r++}}if(s.max!==void 0){
let K=s.max;if(!(typeof K=="number"&&isFinite(K))){const L={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[L]:e.push(
L),r++}}}else{const K={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var m=z===r;x=m,W="then"}else{const z=r,
I=r;let K=!0;const L=r;if(r===L)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.fields===void 0&&(j="fields")){const P={};e===null?e=
[P]:e.push(P),r++}}else{const j={};e===null?e=[j]:e.push(j),r++}var d=L===r;r=I,e!==null&&(I?e.length=I:e=null);let ge;if(d){const j=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===
null?e=[T]:e.push(T),r++}for(const T in s)if(!ne.call(pe.else.else.else.then.properties,T)){const ae={instancePath:n,keyword:"additionalProp\
erties",params:{additionalProperty:T}};e===null?e=[ae]:e.push(ae),r++}s.fields!==void 0&&(me.validate(s.fields,{instancePath:n+"/fields",parentData:s,
parentDataProperty:"fields",rootData:y})||(e=e===null?me.validate.errors:e.concat(me.validate.errors),r=e.length)),s.include!==void 0&&(oe(s.
include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:y})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),
s.object!==void 0&&(U(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:y})||(e=e===null?U.errors:e.concat(
U.errors),r=e.length)),s.reserved!==void 0&&(O(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:y})||
(e=e===null?O.errors:e.concat(O.errors),r=e.length))}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(
T),r++}var d=j===r;K=d,ge="then"}else{const j=r,P=r;let T=!0;const ae=r;if(r===ae)if(s&&typeof s=="object"&&!Array.isArray(s)){let G;if(s.union===
void 0&&(G="union")){const C={};e===null?e=[C]:e.push(C),r++}}else{const G={};e===null?e=[G]:e.push(G),r++}var p=ae===r;r=P,e!==null&&(P?e.length=
P:e=null);let ve;if(p){const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const Z={instancePath:n,keyword:"required",
params:{missingProperty:"union"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(!(Z==="union"||Z==="doc"||Z==="nullable"||Z==="lenient"||
Z==="since"||Z==="deprecated"||Z==="allow")){const M={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?
e=[M]:e.push(M),r++}if(s.union!==void 0){let Z=s.union;if(Array.isArray(Z)){if(Z.length<2){const H={instancePath:n+"/union",keyword:"minItem\
s",params:{limit:2}};e===null?e=[H]:e.push(H),r++}const M=Z.length;for(let H=0;H<M;H++)se.validate(Z[H],{instancePath:n+"/union/"+H,parentData:Z,
parentDataProperty:H,rootData:y})||(e=e===null?se.validate.errors:e.concat(se.validate.errors),r=e.length)}else{const M={instancePath:n+"/un\
ion",keyword:"type",params:{type:"array"}};e===null?e=[M]:e.push(M),r++}}}else{const Z={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[Z]:e.push(Z),r++}var p=G===r;T=p,ve="then"}else{const G=r,C=r;let Z=!0;const M=r;if(r===M)if(s&&typeof s=="object"&&!Array.isArray(
s)){let J;if(s.const===void 0&&(J="const")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const J={};e===null?e=[J]:e.push(J),r++}var l=M===
r;r=C,e!==null&&(C?e.length=C:e=null);let H;if(l){const J=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const R={instancePath:n,
keyword:"required",params:{missingProperty:"const"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!(R==="const"||R==="doc"||R==="nullabl\
e"||R==="lenient"||R==="since"||R==="deprecated"||R==="allow")){const fe={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};
e===null?e=[fe]:e.push(fe),r++}if(s.const!==void 0){let R=s.const;if(typeof R!="string"&&!(typeof R=="number"&&isFinite(R))&&typeof R!="bool\
ean"){const fe={instancePath:n+"/const",keyword:"type",params:{type:pe.else.else.else.else.else.then.properties.const.type}};e===null?e=[fe]:
e.push(fe),r++}}}else{const R={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var l=J===r;Z=l,H="then"}else{
const J=r,ye=r;let R=!0;const fe=r;if(r===fe)if(s&&typeof s=="object"&&!Array.isArray(s)){let Q;if(s.enum===void 0&&(Q="enum")){const qe={};
e===null?e=[qe]:e.push(qe),r++}}else{const Q={};e===null?e=[Q]:e.push(Q),r++}var u=fe===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let je;if(u){
const Q=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const b={instancePath:n,keyword:"required",params:{missingProperty:"\
enum"}};e===null?e=[b]:e.push(b),r++}if(s.values===void 0){const b={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===
null?e=[b]:e.push(b),r++}for(const b in s)if(!ne.call(pe.else.else.else.else.else.else.then.properties,b)){const E={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:b}};e===null?e=[E]:e.push(E),r++}if(s.enum!==void 0){let b=s.enum;if(!(b==="open"||b==="clo\
sed")){const E={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:pe.else.else.else.else.else.else.then.properties.enum.enum}};e===
null?e=[E]:e.push(E),r++}}s.values!==void 0&&(de(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:y})||(e=
e===null?de.errors:e.concat(de.errors),r=e.length)),s.pattern!==void 0&&(a(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[b]:e.push(b),r++}var u=Q===r;R=u,je="then"}else{const Q=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const b={
instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!ne.call(pe.else.else.else.
else.else.else.else.properties,b)){const E={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[E]:e.push(
E),r++}if(s.enum!==void 0){let b=s.enum;if(!(b==="open"||b==="closed")){const E={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:pe.
else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[E]:e.push(E),r++}}if(s.values!==void 0&&(de(s.values,{instancePath:n+"\
/values",parentData:s,parentDataProperty:"values",rootData:y})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.pattern!==void 0&&(a(
s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),
s.const!==void 0){let b=s.const;if(typeof b!="string"&&!(typeof b=="number"&&isFinite(b))&&typeof b!="boolean"){const E={instancePath:n+"/co\
nst",keyword:"type",params:{type:pe.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[E]:e.push(E),r++}}if(s.union!==void 0){
let b=s.union;if(Array.isArray(b)){if(b.length<2){const ue={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[ue]:e.push(
ue),r++}const E=b.length;for(let ue=0;ue<E;ue++)se.validate(b[ue],{instancePath:n+"/union/"+ue,parentData:b,parentDataProperty:ue,rootData:y})||
(e=e===null?se.validate.errors:e.concat(se.validate.errors),r=e.length)}else{const E={instancePath:n+"/union",keyword:"type",params:{type:"a\
rray"}};e===null?e=[E]:e.push(E),r++}}if(s.fields!==void 0&&(me.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:y})||(e=e===null?me.validate.errors:e.concat(me.validate.errors),r=e.length)),s.include!==void 0&&(oe(s.include,{instancePath:n+
"/include",parentData:s,parentDataProperty:"include",rootData:y})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.object!==void 0&&
(U(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:y})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),
s.reserved!==void 0&&(O(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:y})||(e=e===null?O.errors:
e.concat(O.errors),r=e.length)),s.map!==void 0&&(se.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:y})||
(e=e===null?se.validate.errors:e.concat(se.validate.errors),r=e.length)),s.keys!==void 0&&(a(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.min!==void 0){let b=s.min;if(!(typeof b=="number"&&isFinite(b))){
const E={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[E]:e.push(E),r++}}if(s.max!==void 0){let b=s.max;if(!(typeof b==
"number"&&isFinite(b))){const E={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[E]:e.push(E),r++}}if(s.list!==void 0&&
(se.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:y})||(e=e===null?se.validate.errors:e.concat(se.
validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const b={instancePath:n+"/unique",keyword:"type",params:{type:"\
boolean"}};e===null?e=[b]:e.push(b),r++}if(s.type!==void 0&&(X(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:y})||
(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const b={instancePath:n+"/utc",keyword:"type",
params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const b={instancePath:n+"/fraction",keyword:"\
enum",params:{allowedValues:pe.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[b]:e.push(b),r++}if(s.write!==void 0&&
s.write!=="seconds"){const b={instancePath:n+"/write",keyword:"enum",params:{allowedValues:pe.else.else.else.else.else.else.else.properties.
write.enum}};e===null?e=[b]:e.push(b),r++}if(s.version!==void 0&&s.version!==4){const b={instancePath:n+"/version",keyword:"enum",params:{allowedValues:pe.
else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[b]:e.push(b),r++}if(s.prefix!==void 0&&(a(s.prefix,{instancePath:n+
"/prefix",parentData:s,parentDataProperty:"prefix",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.schemes!==void 0&&(O(
s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),
s.inside!==void 0){let b=s.inside;if(!(b==="warn"||b==="require")){const E={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:pe.
else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[E]:e.push(E),r++}}}else{const b={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[b]:e.push(b),r++}var u=Q===r;R=u,je="else"}if(!R){const Q={instancePath:n,keyword:"if",params:{failingKeyword:je}};
e===null?e=[Q]:e.push(Q),r++}var l=J===r;Z=l,H="else"}if(!Z){const J={instancePath:n,keyword:"if",params:{failingKeyword:H}};e===null?e=[J]:
e.push(J),r++}var p=G===r;T=p,ve="else"}if(!T){const G={instancePath:n,keyword:"if",params:{failingKeyword:ve}};e===null?e=[G]:e.push(G),r++}
var d=j===r;K=d,ge="else"}if(!K){const j={instancePath:n,keyword:"if",params:{failingKeyword:ge}};e===null?e=[j]:e.push(j),r++}var m=z===r;x=
m,W="else"}if(!x){const z={instancePath:n,keyword:"if",params:{failingKeyword:W}};e===null?e=[z]:e.push(z),r++}var o=q===r;k=o,_="else"}if(!k){
const q={instancePath:n,keyword:"if",params:{failingKeyword:_}};e===null?e=[q]:e.push(q),r++}var c=g===r;i=c,w="else"}if(!i){const g={instancePath:n,
keyword:"if",params:{failingKeyword:w}};e===null?e=[g]:e.push(g),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(a(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.nullable!==
void 0&&typeof s.nullable!="boolean"){const g={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}
s.lenient!==void 0&&(Ae(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:y})||(e=e===null?Ae.errors:e.
concat(Ae.errors),r=e.length)),s.since!==void 0&&(le(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:y})||
(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.deprecated!==void 0&&(ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:y})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.allow!==void 0&&(te(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:y})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{const g={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[g]:e.push(g),r++}return Pe.errors=e,r===0}function ie(s,{instancePath:n="",parentData:F,parentDataProperty:V,
rootData:y=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const o={};e===null?e=[o]:e.push(
o),r++}var c=f===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(c){const o=r;Pe(s,{instancePath:n,parentData:F,parentDataProperty:V,rootData:y})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);var c=o===r;i=c,w="then"}else{const o=r;X(s,{instancePath:n,parentData:F,parentDataProperty:V,
rootData:y})||(e=e===null?X.errors:e.concat(X.errors),r=e.length);var c=o===r;i=c,w="else"}if(!i){const o={instancePath:n,keyword:"if",params:{
failingKeyword:w}};e===null?e=[o]:e.push(o),r++}return ie.errors=e,r===0}const tr={type:"object",properties:{by:{$ref:"#/definitions/fieldPa\
th"},table:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1},level:{enum:["warning"],enumDescriptions:["\
Never more than a warning."]},lenient:{enum:["warn"],enumDescriptions:["Only a warning."]}},additionalProperties:!1,required:["by"]};function Fe(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===
void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"by"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="by"||
i==="table"||i==="level"||i==="lenient")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[
f]:e.push(f),r++}if(s.by!==void 0&&(D(s.by,{instancePath:n+"/by",parentData:s,parentDataProperty:"by",rootData:y})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length)),s.table!==void 0){let i=s.table;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const f={instancePath:n+
"/table",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in i){const c=r;if(typeof f=="string"&&!ee.test(
f)){const w={instancePath:n+"/table",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[w]:e.push(w),r++}var t=c===r;if(!t){
const w={instancePath:n+"/table",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[w]:e.push(w),r++}}}else{const f={instancePath:n+
"/table",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.level!==void 0&&s.level!=="warning"){const i={instancePath:n+
"/level",keyword:"enum",params:{allowedValues:tr.properties.level.enum}};e===null?e=[i]:e.push(i),r++}if(s.lenient!==void 0&&s.lenient!=="wa\
rn"){const i={instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:tr.properties.lenient.enum}};e===null?e=[i]:e.push(i),r++}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Fe.errors=e,r===0}const zr={if:{type:"obj\
ect"},then:{$ref:"#/definitions/mailPlace"},else:{type:["string","number","boolean"],pattern:"\\S"}},Br={type:"object",properties:{},if:{type:"\
object",required:["label"]},then:{type:"object",properties:{label:{$ref:"#/definitions/text"},in:{$ref:"#/definitions/text"},also:{$ref:"#/d\
efinitions/texts"}},additionalProperties:!1,required:["label"],kinds:["label","bullet","section"]},else:{if:{type:"object",required:["bullet"]},
then:{type:"object",properties:{bullet:{$ref:"#/definitions/text"},in:{$ref:"#/definitions/text"},also:{$ref:"#/definitions/texts"}},additionalProperties:!1,
required:["bullet","in"],kinds:["label","bullet","section"]},else:{if:{type:"object",required:["section"]},then:{type:"object",properties:{section:{
$ref:"#/definitions/text"}},additionalProperties:!1,required:["section"],kinds:["label","bullet","section"]},else:{type:"object",properties:{
section:{$ref:"#/definitions/text"},bullet:{$ref:"#/definitions/text"},in:{$ref:"#/definitions/text"},also:{$ref:"#/definitions/texts"},label:{
$ref:"#/definitions/text"}},additionalProperties:!1,required:["label"],kinds:["label","bullet","section"]}}}};function Ve(s,{instancePath:n="",
parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let d;if(s.label===void 0&&(d="label")){const p={};e===null?e=[p]:e.push(p),r++}}else{const d={};e===null?e=[d]:e.push(d),r++}var c=f===
r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(c){const d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const l={instancePath:n,
keyword:"required",params:{missingProperty:"label"}};e===null?e=[l]:e.push(l),r++}for(const l in s)if(!(l==="label"||l==="in"||l==="also")){
const u={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}s.label!==void 0&&(a(s.label,
{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.in!==void 0&&
(a(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.also!==
void 0&&(O(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length))}else{
const l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var c=d===r;i=c,w="then"}else{const d=r,p=r;let l=!0;
const u=r;if(r===u)if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.bullet===void 0&&(k="bullet")){const v={};e===null?e=[v]:e.push(v),
r++}}else{const k={};e===null?e=[k]:e.push(k),r++}var o=u===r;r=p,e!==null&&(p?e.length=p:e=null);let g;if(o){const k=r;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.bullet===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[_]:
e.push(_),r++}if(s.in===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"in"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)
if(!(_==="bullet"||_==="in"||_==="also")){const $={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:_}};e===null?e=[
$]:e.push($),r++}s.bullet!==void 0&&(a(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length)),s.in!==void 0&&(a(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:y})||(e=
e===null?a.errors:e.concat(a.errors),r=e.length)),s.also!==void 0&&(O(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",
rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length))}else{const _={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[_]:e.push(_),r++}var o=k===r;l=o,g="then"}else{const k=r,v=r;let _=!0;const $=r;if(r===$)if(s&&typeof s=="object"&&!Array.isArray(s)){let x;
if(s.section===void 0&&(x="section")){const S={};e===null?e=[S]:e.push(S),r++}}else{const x={};e===null?e=[x]:e.push(x),r++}var m=$===r;r=v,
e!==null&&(v?e.length=v:e=null);let q;if(m){const x=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const W={instancePath:n,
keyword:"required",params:{missingProperty:"section"}};e===null?e=[W]:e.push(W),r++}for(const W in s)if(W!=="section"){const N={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:W}};e===null?e=[N]:e.push(N),r++}s.section!==void 0&&(a(s.section,{instancePath:n+
"/section",parentData:s,parentDataProperty:"section",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const W={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(W),r++}var m=x===r;_=m,q="then"}else{const x=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.label===void 0){const W={instancePath:n,keyword:"required",params:{missingProperty:"label"}};e===null?e=[W]:e.push(W),r++}for(const W in s)
if(!(W==="section"||W==="bullet"||W==="in"||W==="also"||W==="label")){const N={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:W}};
e===null?e=[N]:e.push(N),r++}s.section!==void 0&&(a(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"section",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.bullet!==void 0&&(a(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"\
bullet",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.in!==void 0&&(a(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"\
in",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.also!==void 0&&(O(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),s.label!==void 0&&(a(s.label,{instancePath:n+"/label",parentData:s,
parentDataProperty:"label",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const W={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[W]:e.push(W),r++}var m=x===r;_=m,q="else"}if(!_){const x={instancePath:n,keyword:"if",params:{failingKeyword:q}};
e===null?e=[x]:e.push(x),r++}var o=k===r;l=o,g="else"}if(!l){const k={instancePath:n,keyword:"if",params:{failingKeyword:g}};e===null?e=[k]:
e.push(k),r++}var c=d===r;i=c,w="else"}if(!i){const d={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[d]:e.push(d),r++}if(!(s&&
typeof s=="object"&&!Array.isArray(s))){const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return Ve.
errors=e,r===0}function Ke(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;
if(!(s&&typeof s=="object"&&!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var c=f===r;r=t,e!==null&&(t?e.length=t:e=null);let w;
if(c){const o=r;Ve(s,{instancePath:n,parentData:F,parentDataProperty:V,rootData:y})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length);var c=o===
r;i=c,w="then"}else{const o=r;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const d={instancePath:n,keyword:"\
type",params:{type:zr.else.type}};e===null?e=[d]:e.push(d),r++}if(typeof s=="string"&&!ee.test(s)){const d={instancePath:n,keyword:"pattern",
params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),r++}var c=o===r;i=c,w="else"}if(!i){const o={instancePath:n,keyword:"if",params:{failingKeyword:w}};
e===null?e=[o]:e.push(o),r++}return Ke.errors=e,r===0}function Ce(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,
r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.type===void 0&&(g="type")){const h={};e===
null?e=[h]:e.push(h),r++}}else{const g={};e===null?e=[g]:e.push(g),r++}var c=f===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(c){const g=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[k]:e.push(k),r++}for(const k in s)if(!ne.call(re.then.properties,k)){const v={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:k}};e===null?e=[v]:e.push(v),r++}if(s.type!==void 0&&(X(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"t\
ype",rootData:y})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.min!==void 0){let k=s.min;if(!(typeof k=="number"&&isFinite(k))){const v={
instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.max!==void 0){let k=s.max;if(!(typeof k=="nu\
mber"&&isFinite(k))){const v={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.pattern!==void 0&&
(a(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.
length)),s.utc!==void 0&&typeof s.utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(
k),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:re.then.properties.
fraction.enum}};e===null?e=[k]:e.push(k),r++}if(s.write!==void 0&&s.write!=="seconds"){const k={instancePath:n+"/write",keyword:"enum",params:{
allowedValues:re.then.properties.write.enum}};e===null?e=[k]:e.push(k),r++}if(s.version!==void 0&&s.version!==4){const k={instancePath:n+"/v\
ersion",keyword:"enum",params:{allowedValues:re.then.properties.version.enum}};e===null?e=[k]:e.push(k),r++}if(s.prefix!==void 0&&(a(s.prefix,
{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.schemes!==
void 0&&(O(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),
r=e.length)),s.inside!==void 0){let k=s.inside;if(!(k==="warn"||k==="require")){const v={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:re.
then.properties.inside.enum}};e===null?e=[v]:e.push(v),r++}}}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[k]:e.push(k),r++}var c=g===r;i=c,w="then"}else{const g=r,h=r;let k=!0;const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let q;
if(s.list===void 0&&(q="list")){const B={};e===null?e=[B]:e.push(B),r++}}else{const q={};e===null?e=[q]:e.push(q),r++}var o=v===r;r=h,e!==null&&
(h?e.length=h:e=null);let _;if(o){const q=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const x={instancePath:n,keyword:"\
required",params:{missingProperty:"list"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!ne.call(re.else.then.properties,x)){const S={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[S]:e.push(S),r++}if(s.list!==void 0&&(ie(s.list,{instancePath:n+"/\
list",parentData:s,parentDataProperty:"list",rootData:y})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.min!==void 0){let x=s.min;
if(!(typeof x=="number"&&isFinite(x))){const S={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(s.
max!==void 0){let x=s.max;if(!(typeof x=="number"&&isFinite(x))){const S={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?
e=[S]:e.push(S),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const x={instancePath:n+"/unique",keyword:"type",params:{type:"boolea\
n"}};e===null?e=[x]:e.push(x),r++}}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var o=q===
r;k=o,_="then"}else{const q=r,B=r;let x=!0;const S=r;if(r===S)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.map===void 0&&(z="map")){
const I={};e===null?e=[I]:e.push(I),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var m=S===r;r=B,e!==null&&(B?e.length=B:e=null);let W;
if(m){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const K={instancePath:n,keyword:"required",params:{missingProperty:"\
map"}};e===null?e=[K]:e.push(K),r++}for(const K in s)if(!ne.call(re.else.else.then.properties,K)){const L={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:K}};e===null?e=[L]:e.push(L),r++}if(s.map!==void 0&&(ie(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"\
map",rootData:y})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.keys!==void 0&&(a(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.min!==void 0){let K=s.min;if(!(typeof K=="number"&&isFinite(K))){
const L={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[L]:e.push(L),r++}}if(s.max!==void 0){let K=s.max;if(!(typeof K==
"number"&&isFinite(K))){const L={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[L]:e.push(L),r++}}}else{const K={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var m=z===r;x=m,W="then"}else{const z=r,I=r;let K=!0;const L=r;if(r===L)
if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.fields===void 0&&(j="fields")){const P={};e===null?e=[P]:e.push(P),r++}}else{const j={};
e===null?e=[j]:e.push(j),r++}var d=L===r;r=I,e!==null&&(I?e.length=I:e=null);let ge;if(d){const j=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.fields===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[T]:e.push(T),r++}for(const T in s)
if(!ne.call(re.else.else.else.then.properties,T)){const ae={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};e===
null?e=[ae]:e.push(ae),r++}s.fields!==void 0&&(me.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:y})||
(e=e===null?me.validate.errors:e.concat(me.validate.errors),r=e.length)),s.include!==void 0&&(oe(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:y})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.object!==void 0&&(U(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:y})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.reserved!==void 0&&(O(
s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.
length))}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var d=j===r;K=d,ge="then"}else{const j=r,
P=r;let T=!0;const ae=r;if(r===ae)if(s&&typeof s=="object"&&!Array.isArray(s)){let G;if(s.union===void 0&&(G="union")){const C={};e===null?e=
[C]:e.push(C),r++}}else{const G={};e===null?e=[G]:e.push(G),r++}var p=ae===r;r=P,e!==null&&(P?e.length=P:e=null);let ve;if(p){const G=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===
null?e=[Z]:e.push(Z),r++}for(const Z in s)if(!ne.call(re.else.else.else.else.then.properties,Z)){const M={instancePath:n,keyword:"additional\
Properties",params:{additionalProperty:Z}};e===null?e=[M]:e.push(M),r++}if(s.union!==void 0){let Z=s.union;if(Array.isArray(Z)){if(Z.length<
2){const H={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[H]:e.push(H),r++}const M=Z.length;for(let H=0;H<M;H++)ie(
Z[H],{instancePath:n+"/union/"+H,parentData:Z,parentDataProperty:H,rootData:y})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)}else{
const M={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[M]:e.push(M),r++}}}else{const Z={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var p=G===r;T=p,ve="then"}else{const G=r,C=r;let Z=!0;const M=r;if(r===M)if(s&&typeof s==
"object"&&!Array.isArray(s)){let J;if(s.const===void 0&&(J="const")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const J={};e===null?e=
[J]:e.push(J),r++}var l=M===r;r=C,e!==null&&(C?e.length=C:e=null);let H;if(l){const J=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===
void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!ne.call(
re.else.else.else.else.else.then.properties,R)){const fe={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?
e=[fe]:e.push(fe),r++}if(s.const!==void 0){let R=s.const;if(typeof R!="string"&&!(typeof R=="number"&&isFinite(R))&&typeof R!="boolean"){const fe={
instancePath:n+"/const",keyword:"type",params:{type:re.else.else.else.else.else.then.properties.const.type}};e===null?e=[fe]:e.push(fe),r++}}}else{
const R={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var l=J===r;Z=l,H="then"}else{const J=r,ye=r;let R=!0;
const fe=r;if(r===fe)if(s&&typeof s=="object"&&!Array.isArray(s)){let Q;if(s.enum===void 0&&(Q="enum")){const qe={};e===null?e=[qe]:e.push(qe),
r++}}else{const Q={};e===null?e=[Q]:e.push(Q),r++}var u=fe===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let je;if(u){const Q=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.enum===void 0){const b={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[b]:
e.push(b),r++}if(s.values===void 0){const b={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[b]:e.push(b),r++}
for(const b in s)if(!ne.call(re.else.else.else.else.else.else.then.properties,b)){const E={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:b}};e===null?e=[E]:e.push(E),r++}if(s.enum!==void 0){let b=s.enum;if(!(b==="open"||b==="closed")){const E={instancePath:n+
"/enum",keyword:"enum",params:{allowedValues:re.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[E]:e.push(E),r++}}s.values!==
void 0&&(de(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:y})||(e=e===null?de.errors:e.concat(de.errors),
r=e.length)),s.pattern!==void 0&&(a(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length))}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var u=Q===
r;R=u,je="then"}else{const Q=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const b={instancePath:n,keyword:"required",params:{
missingProperty:"type"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!ne.call(re.else.else.else.else.else.else.else.properties,b)){const E={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[E]:e.push(E),r++}if(s.enum!==void 0){let b=s.enum;if(!(b===
"open"||b==="closed")){const E={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:re.else.else.else.else.else.else.else.properties.
enum.enum}};e===null?e=[E]:e.push(E),r++}}if(s.values!==void 0&&(de(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"valu\
es",rootData:y})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.pattern!==void 0&&(a(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.const!==void 0){let b=s.const;if(typeof b!=
"string"&&!(typeof b=="number"&&isFinite(b))&&typeof b!="boolean"){const E={instancePath:n+"/const",keyword:"type",params:{type:re.else.else.
else.else.else.else.else.properties.const.type}};e===null?e=[E]:e.push(E),r++}}if(s.union!==void 0){let b=s.union;if(Array.isArray(b)){if(b.
length<2){const ue={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[ue]:e.push(ue),r++}const E=b.length;for(let ue=0;ue<
E;ue++)ie(b[ue],{instancePath:n+"/union/"+ue,parentData:b,parentDataProperty:ue,rootData:y})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.
length)}else{const E={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[E]:e.push(E),r++}}if(s.fields!==void 0&&(me.
validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:y})||(e=e===null?me.validate.errors:e.concat(me.
validate.errors),r=e.length)),s.include!==void 0&&(oe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:y})||
(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.object!==void 0&&(U(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:y})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.reserved!==void 0&&(O(s.reserved,{instancePath:n+"/reserved",parentData:s,
parentDataProperty:"reserved",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),s.map!==void 0&&(ie(s.map,{instancePath:n+"\
/map",parentData:s,parentDataProperty:"map",rootData:y})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.keys!==void 0&&(a(s.keys,
{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.min!==void 0){
let b=s.min;if(!(typeof b=="number"&&isFinite(b))){const E={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[E]:e.push(
E),r++}}if(s.max!==void 0){let b=s.max;if(!(typeof b=="number"&&isFinite(b))){const E={instancePath:n+"/max",keyword:"type",params:{type:"nu\
mber"}};e===null?e=[E]:e.push(E),r++}}if(s.list!==void 0&&(ie(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:y})||
(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const b={instancePath:n+"/unique",keyword:"\
type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(s.type!==void 0&&(X(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"\
type",rootData:y})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const b={instancePath:n+"/\
utc",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const b={instancePath:n+
"/fraction",keyword:"enum",params:{allowedValues:re.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[b]:e.push(b),r++}
if(s.write!==void 0&&s.write!=="seconds"){const b={instancePath:n+"/write",keyword:"enum",params:{allowedValues:re.else.else.else.else.else.
else.else.properties.write.enum}};e===null?e=[b]:e.push(b),r++}if(s.version!==void 0&&s.version!==4){const b={instancePath:n+"/version",keyword:"\
enum",params:{allowedValues:re.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[b]:e.push(b),r++}if(s.prefix!==void 0&&
(a(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),
s.schemes!==void 0&&(O(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:y})||(e=e===null?O.errors:e.concat(
O.errors),r=e.length)),s.inside!==void 0){let b=s.inside;if(!(b==="warn"||b==="require")){const E={instancePath:n+"/inside",keyword:"enum",params:{
allowedValues:re.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[E]:e.push(E),r++}}}else{const b={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var u=Q===r;R=u,je="else"}if(!R){const Q={instancePath:n,keyword:"if",params:{failingKeyword:je}};
e===null?e=[Q]:e.push(Q),r++}var l=J===r;Z=l,H="else"}if(!Z){const J={instancePath:n,keyword:"if",params:{failingKeyword:H}};e===null?e=[J]:
e.push(J),r++}var p=G===r;T=p,ve="else"}if(!T){const G={instancePath:n,keyword:"if",params:{failingKeyword:ve}};e===null?e=[G]:e.push(G),r++}
var d=j===r;K=d,ge="else"}if(!K){const j={instancePath:n,keyword:"if",params:{failingKeyword:ge}};e===null?e=[j]:e.push(j),r++}var m=z===r;x=
m,W="else"}if(!x){const z={instancePath:n,keyword:"if",params:{failingKeyword:W}};e===null?e=[z]:e.push(z),r++}var o=q===r;k=o,_="else"}if(!k){
const q={instancePath:n,keyword:"if",params:{failingKeyword:_}};e===null?e=[q]:e.push(q),r++}var c=g===r;i=c,w="else"}if(!i){const g={instancePath:n,
keyword:"if",params:{failingKeyword:w}};e===null?e=[g]:e.push(g),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(a(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.nullable!==
void 0&&typeof s.nullable!="boolean"){const g={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}
if(s.lenient!==void 0&&(Ae(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:y})||(e=e===null?Ae.errors:
e.concat(Ae.errors),r=e.length)),s.since!==void 0&&(le(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:y})||
(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.deprecated!==void 0&&(ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:y})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.allow!==void 0&&(te(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:y})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.computed!==void 0&&(Fe(s.computed,{instancePath:n+
"/computed",parentData:s,parentDataProperty:"computed",rootData:y})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.sensitive!==void 0&&
typeof s.sensitive!="boolean"){const g={instancePath:n+"/sensitive",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}if(s.
aliases!==void 0&&(O(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:y})||(e=e===null?O.errors:e.concat(
O.errors),r=e.length)),s.written!==void 0&&s.written!=="never"){const g={instancePath:n+"/written",keyword:"enum",params:{allowedValues:re.properties.
written.enum}};e===null?e=[g]:e.push(g),r++}s.mail!==void 0&&(Ke(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:y})||
(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),s.knownAs!==void 0&&(a(s.knownAs,{instancePath:n+"/knownAs",parentData:s,parentDataProperty:"\
knownAs",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[g]:e.push(g),r++}return Ce.errors=e,r===0}function Se(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,
r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const m={};e===null?e=[m]:e.push(m),r++}var c=f===r;r=t,e!==
null&&(t?e.length=t:e=null);let w;if(c){const m=r;Ce(s,{instancePath:n,parentData:F,parentDataProperty:V,rootData:y})||(e=e===null?Ce.errors:
e.concat(Ce.errors),r=e.length);var c=m===r;i=c,w="then"}else{const m=r,d=r;let p=!0;const l=r;if(!Array.isArray(s)){const h={};e===null?e=[
h]:e.push(h),r++}var o=l===r;r=d,e!==null&&(d?e.length=d:e=null);let u;if(o){const h=r;if(Array.isArray(s)){if(s.length>1){const _={instancePath:n,
keyword:"maxItems",params:{limit:1}};e===null?e=[_]:e.push(_),r++}if(s.length<1){const _={instancePath:n,keyword:"minItems",params:{limit:1}};
e===null?e=[_]:e.push(_),r++}const v=s.length;for(let _=0;_<v;_++)X(s[_],{instancePath:n+"/"+_,parentData:s,parentDataProperty:_,rootData:y})||
(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{const v={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(
v),r++}var o=h===r;p=o,u="then"}else{const h=r;X(s,{instancePath:n,parentData:F,parentDataProperty:V,rootData:y})||(e=e===null?X.errors:e.concat(
X.errors),r=e.length);var o=h===r;p=o,u="else"}if(!p){const h={instancePath:n,keyword:"if",params:{failingKeyword:u}};e===null?e=[h]:e.push(
h),r++}var c=m===r;i=c,w="else"}if(!i){const m={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[m]:e.push(m),r++}return Se.
errors=e,r===0}function we(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(const i in s){const f=r;if(typeof i=="string"&&!_r.test(i)){const c={instancePath:n,keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_-]*\\??$"},propertyName:i};e===null?e=[c]:e.push(c),r++}var t=f===r;if(!t){const c={instancePath:n,keyword:"propertyNam\
es",params:{propertyName:i}};e===null?e=[c]:e.push(c),r++}}for(const i in s)Se(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"\
~1"),parentData:s,parentDataProperty:i,rootData:y})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)}else{const i={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return we.errors=e,r===0}const De={type:"object",properties:{doc:{$ref:"#/definit\
ions/text"},blame:{$ref:"#/definitions/fieldPath"},level:{enum:["warning"],enumDescriptions:["Never more than a warning."]},lenient:{enum:["\
warn"],enumDescriptions:["Only a warning."]}},if:{type:"object",required:["differ"]},then:{type:"object",properties:{differ:{type:"array",items:{
$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},doc:!0,blame:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"],
kinds:["differ","excludes","when","unless"]},else:{if:{type:"object",required:["excludes"]},then:{type:"object",properties:{excludes:{type:"\
object",properties:{list:{$ref:"#/definitions/fieldPath"},value:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["list","\
value"]},doc:!0,blame:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","excludes"],kinds:["differ","excludes","when","unless"]},
else:{if:{type:"object",required:["when"]},then:{type:"object",properties:{when:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{
type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{type:"array",items:{$ref:"\
#/definitions/fieldPath"},minItems:1},doc:!0,blame:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","when"],kinds:["differ","\
excludes","when","unless"]},else:{if:{type:"object",required:["unless"]},then:{type:"object",properties:{unless:{type:"object",minProperties:1,
maxProperties:1,additionalProperties:{type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},
forbid:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},doc:!0,blame:!0,level:!0,lenient:!0},additionalProperties:!1,required:[
"doc","unless"],kinds:["differ","excludes","when","unless"]},else:{type:"object",properties:{unless:{type:"object",minProperties:1,maxProperties:1,
additionalProperties:{type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},when:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{type:[
"string","number","boolean"]}},excludes:{type:"object",properties:{list:{$ref:"#/definitions/fieldPath"},value:{$ref:"#/definitions/fieldPat\
h"}},additionalProperties:!1,required:["list","value"]},differ:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},doc:!0,
blame:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"],kinds:["differ","excludes","when","unless"]}}}}};function _e(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let p;if(s.differ===void 0&&(p="differ")){const l={};e===null?e=[l]:e.push(l),r++}}else{const p={};e===null?e=[p]:
e.push(p),r++}var c=f===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(c){const p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===
void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.push(u),r++}if(s.differ===void 0){const u={
instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!(u==="differ"||u==="d\
oc"||u==="blame"||u==="level"||u==="lenient")){const g={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?
e=[g]:e.push(g),r++}if(s.differ!==void 0){let u=s.differ;if(Array.isArray(u)){if(u.length>2){const h={instancePath:n+"/differ",keyword:"maxI\
tems",params:{limit:2}};e===null?e=[h]:e.push(h),r++}if(u.length<2){const h={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};e===
null?e=[h]:e.push(h),r++}const g=u.length;for(let h=0;h<g;h++)D(u[h],{instancePath:n+"/differ/"+h,parentData:u,parentDataProperty:h,rootData:y})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const g={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[g]:e.push(g),r++}}}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var c=p===r;i=c,w="then"}else{
const p=r,l=r;let u=!0;const g=r;if(r===g)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.excludes===void 0&&(v="excludes")){const _={};
e===null?e=[_]:e.push(_),r++}}else{const v={};e===null?e=[v]:e.push(v),r++}var o=g===r;r=l,e!==null&&(l?e.length=l:e=null);let h;if(o){const v=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[$]:e.push($),r++}if(s.excludes===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"excludes"}};e===null?e=
[$]:e.push($),r++}for(const $ in s)if(!($==="excludes"||$==="doc"||$==="blame"||$==="level"||$==="lenient")){const q={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:$}};e===null?e=[q]:e.push(q),r++}if(s.excludes!==void 0){let $=s.excludes;if($&&typeof $=="\
object"&&!Array.isArray($)){if($.list===void 0){const q={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===
null?e=[q]:e.push(q),r++}if($.value===void 0){const q={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?
e=[q]:e.push(q),r++}for(const q in $)if(!(q==="list"||q==="value")){const B={instancePath:n+"/excludes",keyword:"additionalProperties",params:{
additionalProperty:q}};e===null?e=[B]:e.push(B),r++}$.list!==void 0&&(D($.list,{instancePath:n+"/excludes/list",parentData:$,parentDataProperty:"\
list",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),$.value!==void 0&&(D($.value,{instancePath:n+"/excludes/value",parentData:$,
parentDataProperty:"value",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length))}else{const q={instancePath:n+"/excludes",keyword:"\
type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}}else{const $={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[$]:e.push($),r++}var o=v===r;u=o,h="then"}else{const v=r,_=r;let $=!0;const q=r;if(r===q)if(s&&typeof s=="object"&&!Array.isArray(s)){let S;
if(s.when===void 0&&(S="when")){const W={};e===null?e=[W]:e.push(W),r++}}else{const S={};e===null?e=[S]:e.push(S),r++}var m=q===r;r=_,e!==null&&
(_?e.length=_:e=null);let B;if(m){const S=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const N={instancePath:n,keyword:"\
required",params:{missingProperty:"doc"}};e===null?e=[N]:e.push(N),r++}if(s.when===void 0){const N={instancePath:n,keyword:"required",params:{
missingProperty:"when"}};e===null?e=[N]:e.push(N),r++}for(const N in s)if(!(N==="when"||N==="require"||N==="forbid"||N==="doc"||N==="blame"||
N==="level"||N==="lenient")){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:N}};e===null?e=[z]:e.push(z),
r++}if(s.when!==void 0){let N=s.when;if(N&&typeof N=="object"&&!Array.isArray(N)){if(Object.keys(N).length>1){const z={instancePath:n+"/when",
keyword:"maxProperties",params:{limit:1}};e===null?e=[z]:e.push(z),r++}if(Object.keys(N).length<1){const z={instancePath:n+"/when",keyword:"\
minProperties",params:{limit:1}};e===null?e=[z]:e.push(z),r++}for(const z in N){let I=N[z];if(typeof I!="string"&&!(typeof I=="number"&&isFinite(
I))&&typeof I!="boolean"){const K={instancePath:n+"/when/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:De.else.else.
then.properties.when.additionalProperties.type}};e===null?e=[K]:e.push(K),r++}}}else{const z={instancePath:n+"/when",keyword:"type",params:{
type:"object"}};e===null?e=[z]:e.push(z),r++}}if(s.require!==void 0){let N=s.require;if(Array.isArray(N)){if(N.length<1){const I={instancePath:n+
"/require",keyword:"minItems",params:{limit:1}};e===null?e=[I]:e.push(I),r++}const z=N.length;for(let I=0;I<z;I++)D(N[I],{instancePath:n+"/r\
equire/"+I,parentData:N,parentDataProperty:I,rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const z={instancePath:n+
"/require",keyword:"type",params:{type:"array"}};e===null?e=[z]:e.push(z),r++}}if(s.forbid!==void 0){let N=s.forbid;if(Array.isArray(N)){if(N.
length<1){const I={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[I]:e.push(I),r++}const z=N.length;for(let I=0;I<
z;I++)D(N[I],{instancePath:n+"/forbid/"+I,parentData:N,parentDataProperty:I,rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const z={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[z]:e.push(z),r++}}}else{const N={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}var m=S===r;$=m,B="then"}else{const S=r,W=r;let N=!0;const z=r;if(r===z)if(s&&typeof s==
"object"&&!Array.isArray(s)){let L;if(s.unless===void 0&&(L="unless")){const ge={};e===null?e=[ge]:e.push(ge),r++}}else{const L={};e===null?
e=[L]:e.push(L),r++}var d=z===r;r=W,e!==null&&(W?e.length=W:e=null);let I;if(d){const L=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
doc===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[A]:e.push(A),r++}if(s.unless===void 0){
const A={instancePath:n,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[A]:e.push(A),r++}for(const A in s)if(!(A==="unless"||
A==="require"||A==="forbid"||A==="doc"||A==="blame"||A==="level"||A==="lenient")){const j={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:A}};e===null?e=[j]:e.push(j),r++}if(s.unless!==void 0){let A=s.unless;if(A&&typeof A=="object"&&!Array.isArray(A)){if(Object.
keys(A).length>1){const j={instancePath:n+"/unless",keyword:"maxProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}if(Object.keys(A).
length<1){const j={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}for(const j in A){let P=A[j];
if(typeof P!="string"&&!(typeof P=="number"&&isFinite(P))&&typeof P!="boolean"){const T={instancePath:n+"/unless/"+j.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:De.else.else.else.then.properties.unless.additionalProperties.type}};e===null?e=[T]:e.push(T),r++}}}else{
const j={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.require!==void 0){let A=s.require;
if(Array.isArray(A)){if(A.length<1){const P={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}const j=A.
length;for(let P=0;P<j;P++)D(A[P],{instancePath:n+"/require/"+P,parentData:A,parentDataProperty:P,rootData:y})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length)}else{const j={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.forbid!==
void 0){let A=s.forbid;if(Array.isArray(A)){if(A.length<1){const P={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=
[P]:e.push(P),r++}const j=A.length;for(let P=0;P<j;P++)D(A[P],{instancePath:n+"/forbid/"+P,parentData:A,parentDataProperty:P,rootData:y})||(e=
e===null?D.errors:e.concat(D.errors),r=e.length)}else{const j={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[j]:
e.push(j),r++}}}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}var d=L===r;N=d,I="then"}else{
const L=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[A]:e.push(A),r++}if(s.differ===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===
null?e=[A]:e.push(A),r++}for(const A in s)if(!ne.call(De.else.else.else.else.properties,A)){const j={instancePath:n,keyword:"additionalPrope\
rties",params:{additionalProperty:A}};e===null?e=[j]:e.push(j),r++}if(s.unless!==void 0){let A=s.unless;if(A&&typeof A=="object"&&!Array.isArray(
A)){if(Object.keys(A).length>1){const j={instancePath:n+"/unless",keyword:"maxProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}if(Object.
keys(A).length<1){const j={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}for(const j in A){
let P=A[j];if(typeof P!="string"&&!(typeof P=="number"&&isFinite(P))&&typeof P!="boolean"){const T={instancePath:n+"/unless/"+j.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:De.else.else.else.else.properties.unless.additionalProperties.type}};e===null?e=[T]:e.
push(T),r++}}}else{const j={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.require!==void 0){
let A=s.require;if(Array.isArray(A)){if(A.length<1){const P={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.
push(P),r++}const j=A.length;for(let P=0;P<j;P++)D(A[P],{instancePath:n+"/require/"+P,parentData:A,parentDataProperty:P,rootData:y})||(e=e===
null?D.errors:e.concat(D.errors),r=e.length)}else{const j={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.
push(j),r++}}if(s.forbid!==void 0){let A=s.forbid;if(Array.isArray(A)){if(A.length<1){const P={instancePath:n+"/forbid",keyword:"minItems",params:{
limit:1}};e===null?e=[P]:e.push(P),r++}const j=A.length;for(let P=0;P<j;P++)D(A[P],{instancePath:n+"/forbid/"+P,parentData:A,parentDataProperty:P,
rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const j={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};
e===null?e=[j]:e.push(j),r++}}if(s.when!==void 0){let A=s.when;if(A&&typeof A=="object"&&!Array.isArray(A)){if(Object.keys(A).length>1){const j={
instancePath:n+"/when",keyword:"maxProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}if(Object.keys(A).length<1){const j={instancePath:n+
"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}for(const j in A){let P=A[j];if(typeof P!="string"&&!(typeof P==
"number"&&isFinite(P))&&typeof P!="boolean"){const T={instancePath:n+"/when/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:De.else.else.else.else.properties.when.additionalProperties.type}};e===null?e=[T]:e.push(T),r++}}}else{const j={instancePath:n+"/when",
keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.excludes!==void 0){let A=s.excludes;if(A&&typeof A=="object"&&!Array.
isArray(A)){if(A.list===void 0){const j={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?e=[j]:e.push(
j),r++}if(A.value===void 0){const j={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?e=[j]:e.push(j),
r++}for(const j in A)if(!(j==="list"||j==="value")){const P={instancePath:n+"/excludes",keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[P]:e.push(P),r++}A.list!==void 0&&(D(A.list,{instancePath:n+"/excludes/list",parentData:A,parentDataProperty:"list",rootData:y})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)),A.value!==void 0&&(D(A.value,{instancePath:n+"/excludes/value",parentData:A,parentDataProperty:"\
value",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length))}else{const j={instancePath:n+"/excludes",keyword:"type",params:{type:"\
object"}};e===null?e=[j]:e.push(j),r++}}if(s.differ!==void 0){let A=s.differ;if(Array.isArray(A)){if(A.length>2){const P={instancePath:n+"/d\
iffer",keyword:"maxItems",params:{limit:2}};e===null?e=[P]:e.push(P),r++}if(A.length<2){const P={instancePath:n+"/differ",keyword:"minItems",
params:{limit:2}};e===null?e=[P]:e.push(P),r++}const j=A.length;for(let P=0;P<j;P++)D(A[P],{instancePath:n+"/differ/"+P,parentData:A,parentDataProperty:P,
rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const j={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};
e===null?e=[j]:e.push(j),r++}}}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}var d=L===r;
N=d,I="else"}if(!N){const L={instancePath:n,keyword:"if",params:{failingKeyword:I}};e===null?e=[L]:e.push(L),r++}var m=S===r;$=m,B="else"}if(!$){
const S={instancePath:n,keyword:"if",params:{failingKeyword:B}};e===null?e=[S]:e.push(S),r++}var o=v===r;u=o,h="else"}if(!u){const v={instancePath:n,
keyword:"if",params:{failingKeyword:h}};e===null?e=[v]:e.push(v),r++}var c=p===r;i=c,w="else"}if(!i){const p={instancePath:n,keyword:"if",params:{
failingKeyword:w}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(a(s.doc,{instancePath:n+"/d\
oc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.blame!==void 0&&(D(s.blame,{instancePath:n+
"/blame",parentData:s,parentDataProperty:"blame",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.level!==void 0&&s.level!==
"warning"){const p={instancePath:n+"/level",keyword:"enum",params:{allowedValues:De.properties.level.enum}};e===null?e=[p]:e.push(p),r++}if(s.
lenient!==void 0&&s.lenient!=="warn"){const p={instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:De.properties.lenient.enum}};e===
null?e=[p]:e.push(p),r++}}else{const p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return _e.errors=
e,r===0}function Be(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.tag===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"tag"}};e===null?e=[f]:e.push(f),r++}if(s.
body===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"body"}};e===null?e=[f]:e.push(f),r++}if(s.fields===void 0){
const f={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[f]:e.push(f),r++}if(s.example===void 0){const f={instancePath:n,
keyword:"required",params:{missingProperty:"example"}};e===null?e=[f]:e.push(f),r++}for(const f in s)if(!ne.call(Ar.properties,f)){const c={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[c]:e.push(c),r++}if(s.tag!==void 0&&(D(s.tag,{instancePath:n+
"/tag",parentData:s,parentDataProperty:"tag",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.body!==void 0){let f=s.body;
const c=r;let w=!0;const o=r;if(!(f&&typeof f=="object"&&!Array.isArray(f))){const d={};e===null?e=[d]:e.push(d),r++}var t=o===r;r=c,e!==null&&
(c?e.length=c:e=null);let m;if(t){const d=r;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.field===void 0){const l={instancePath:n+"/body",
keyword:"required",params:{missingProperty:"field"}};e===null?e=[l]:e.push(l),r++}for(const l in f)if(!(l==="field"||l==="max")){const u={instancePath:n+
"/body",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(f.field!==void 0&&(a(f.field,{instancePath:n+
"/body/field",parentData:f,parentDataProperty:"field",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),f.max!==void 0){let l=f.
max;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const u={instancePath:n+"/body/max",keyword:"type",params:{type:"integer"}};e===
null?e=[u]:e.push(u),r++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){const u={instancePath:n+"/body/max",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[u]:e.push(u),r++}}}else{const l={instancePath:n+"/body",keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}var t=d===r;w=t,m="then"}else{const d=r;a(f,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length);var t=d===r;w=t,m="else"}if(!w){const d={instancePath:n+"/body",keyword:"if",params:{failingKeyword:m}};
e===null?e=[d]:e.push(d),r++}}if(s.object!==void 0&&(U(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:y})||
(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.id!==void 0&&(D(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:y})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.sender!==void 0&&(D(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"\
sender",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.recipient!==void 0&&(D(s.recipient,{instancePath:n+"/recipient",
parentData:s,parentDataProperty:"recipient",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.time!==void 0&&(D(s.time,{instancePath:n+
"/time",parentData:s,parentDataProperty:"time",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.thread!==void 0){let f=s.
thread;if(Array.isArray(f)){if(f.length<1){const w={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}
const c=f.length;for(let w=0;w<c;w++)D(f[w],{instancePath:n+"/thread/"+w,parentData:f,parentDataProperty:w,rootData:y})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const c={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.
replyTo!==void 0&&(D(s.replyTo,{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:y})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length)),s.version!==void 0&&(D(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:y})||(e=
e===null?D.errors:e.concat(D.errors),r=e.length)),s.ack!==void 0){let f=s.ack;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.wanted===void 0){
const c={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"wanted"}};e===null?e=[c]:e.push(c),r++}if(f.given===void 0){const c={
instancePath:n+"/ack",keyword:"required",params:{missingProperty:"given"}};e===null?e=[c]:e.push(c),r++}for(const c in f)if(!(c==="wanted"||
c==="given")){const w={instancePath:n+"/ack",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[w]:e.push(w),r++}f.wanted!==
void 0&&(D(f.wanted,{instancePath:n+"/ack/wanted",parentData:f,parentDataProperty:"wanted",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),
r=e.length)),f.given!==void 0&&(D(f.given,{instancePath:n+"/ack/given",parentData:f,parentDataProperty:"given",rootData:y})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length))}else{const c={instancePath:n+"/ack",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.
fields!==void 0&&(we(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:y})||(e=e===null?we.errors:e.concat(
we.errors),r=e.length)),s.rules!==void 0){let f=s.rules;if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1){const c={instancePath:n+
"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in f){const w=r;if(typeof c=="string"&&!xe.test(
c)){const o={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:c};e===null?
e=[o]:e.push(o),r++}var i=w===r;if(!i){const o={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:c}};e===null?e=[o]:e.push(
o),r++}}for(const c in f)_e(f[c],{instancePath:n+"/rules/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:c,rootData:y})||
(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)}else{const c={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?
e=[c]:e.push(c),r++}}if(s.example!==void 0){let f=s.example;if(!(f&&typeof f=="object"&&!Array.isArray(f))){const c={instancePath:n+"/exampl\
e",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const f={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}return Be.errors=e,r===0}const Ne={type:"object",properties:{doc:{$ref:"#/definitions/text"},name:{type:["strin\
g","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},knownAs:{$ref:"#/definitions/text"},from:{if:{type:"array"},then:{type:"array",items:{
$ref:"#/definitions/text"},minItems:1},else:{$ref:"#/definitions/text"}},to:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions\
/text"},minItems:1},else:{$ref:"#/definitions/text"}},ack:{enum:["required"],enumDescriptions:["It does."]},replies:{$ref:"#/definitions/mes\
sageList"},usually:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"array"},then:{$ref:"#/definitions/texts"},else:{
enum:["request"],enumDescriptions:["The same as in the message that is answered."]}}},aliases:{$ref:"#/definitions/texts"},lenient:{type:"ob\
ject",properties:{aliases:{$ref:"#/definitions/texts"}},additionalProperties:!1},envelope:{type:"object",properties:{include:{$ref:"#/defini\
tions/structTypeNames"},fields:{$ref:"#/definitions/fields"}},additionalProperties:!1},body:{enum:["text"],enumDescriptions:["Free text."]},
include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definitions/fields"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#\
/definitions/texts"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/d\
efinitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"\
array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#\
/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},
since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,
required:["doc","from","to","examples","invalid"]},Rr={type:"array",items:{$ref:"#/definitions/text"}};function Y(s,{instancePath:n="",parentData:F,
parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(Array.isArray(s)){const t=s.length;for(let i=0;i<t;i++)a(s[i],{instancePath:n+"/"+i,
parentData:s,parentDataProperty:i,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const t={instancePath:n,keyword:"ty\
pe",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return Y.errors=e,r===0}const Tr={type:"object",properties:{like:{$ref:"#/definition\
s/text"},field:{$ref:"#/definitions/text"},values:{type:"array",items:{},minItems:1}},additionalProperties:!1,required:["like","field","valu\
es"]};function Re(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.like===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[t]:e.push(t),r++}if(s.field===
void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}if(s.values===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="like"||t==="fie\
ld"||t==="values")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.
like!==void 0&&(a(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length)),s.field!==void 0&&(a(s.field,{instancePath:n+"/field",parentData:s,parentDataProperty:"field",rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length)),s.values!==void 0){let t=s.values;if(Array.isArray(t)){if(t.length<1){const i={instancePath:n+"/values",keyword:"\
minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n+"/values",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Re.errors=e,r===
0}const lr={type:"object",properties:{like:{$ref:"#/definitions/text"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fie\
ldPath"},minItems:1},dropEach:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},issue:{type:["string","number","boolean"],pattern:"\
^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/definitions/tex\
t"}}},additionalProperties:!1,required:["like"]},or=new RegExp("^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$","u");function Te(s,{instancePath:n="",parentData:F,
parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"like"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="like"||i==="set"||i==="drop"||i===
"dropEach"||i==="issue"||i==="at")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(
f),r++}if(s.like!==void 0&&(a(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length)),s.set!==void 0){let i=s.set;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const f={instancePath:n+"/set",keyword:"t\
ype",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.drop!==void 0){let i=s.drop;if(Array.isArray(i)){if(i.length<1){const c={instancePath:n+
"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const f=i.length;for(let c=0;c<f;c++)D(i[c],{instancePath:n+"/drop\
/"+c,parentData:i,parentDataProperty:c,rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const f={instancePath:n+"/drop",
keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.dropEach!==void 0){let i=s.dropEach;if(Array.isArray(i)){if(i.length<
1){const c={instancePath:n+"/dropEach",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const f=i.length;for(let c=0;c<f;c++)
D(i[c],{instancePath:n+"/dropEach/"+c,parentData:i,parentDataProperty:c,rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const f={instancePath:n+"/dropEach",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.issue!==void 0){let i=s.issue;if(typeof i!=
"string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const f={instancePath:n+"/issue",keyword:"type",params:{type:lr.properties.
issue.type}};e===null?e=[f]:e.push(f),r++}if(typeof i=="string"&&!or.test(i)){const f={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[f]:e.push(f),r++}}if(s.at!==void 0){let i=s.at;const f=r;let c=!0;const w=r;if(!Array.isArray(
i)){const m={};e===null?e=[m]:e.push(m),r++}var t=w===r;r=f,e!==null&&(f?e.length=f:e=null);let o;if(t){const m=r;if(Array.isArray(i)){const p=i.
length;for(let l=0;l<p;l++){let u=i[l];if(typeof u!="string"&&!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const g={instancePath:n+
"/at/"+l,keyword:"type",params:{type:lr.properties.at.then.items.type}};e===null?e=[g]:e.push(g),r++}}}else{const p={instancePath:n+"/at",keyword:"\
type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}var t=m===r;c=t,o="then"}else{const m=r;a(i,{instancePath:n+"/at",parentData:s,parentDataProperty:"\
at",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var t=m===r;c=t,o="else"}if(!c){const m={instancePath:n+"/at",keyword:"\
if",params:{failingKeyword:o}};e===null?e=[m]:e.push(m),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[i]:e.push(i),r++}return Te.errors=e,r===0}const Le={type:"object",properties:{mode:{enum:["strict","lenient"],enumDescriptions:["What the d\
ocument says.","What is seen in practice too."]},reads:{type:"object"},warnings:{type:"array",items:{$ref:"#/definitions/text"}},issue:{type:[
"string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","int\
eger"]}},else:{$ref:"#/definitions/text"}}},if:{type:"object",required:["like"]},then:{type:"object",properties:{like:{$ref:"#/definitions/t\
ext"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},
additionalProperties:!1,required:["like"],kinds:["like","json","ndjson","yaml","mail"]},else:{if:{type:"object",required:["json"]},then:{type:"\
object",properties:{json:{$ref:"#/definitions/text"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["json"],
kinds:["like","json","ndjson","yaml","mail"]},else:{if:{type:"object",required:["ndjson"]},then:{type:"object",properties:{ndjson:{$ref:"#/d\
efinitions/text"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["ndjson"],kinds:["like","json","ndjson","ya\
ml","mail"]},else:{if:{type:"object",required:["yaml"]},then:{type:"object",properties:{yaml:{$ref:"#/definitions/text"},mode:!0,reads:!0,warnings:!0,
issue:!0,at:!0},additionalProperties:!1,required:["yaml"],kinds:["like","json","ndjson","yaml","mail"]},else:{if:{type:"object",required:["m\
ail"]},then:{type:"object",properties:{mail:{$ref:"#/definitions/text"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,
required:["mail"],kinds:["like","json","ndjson","yaml","mail"]},else:{type:"object",properties:{mail:{$ref:"#/definitions/text"},yaml:{$ref:"\
#/definitions/text"},ndjson:{$ref:"#/definitions/text"},json:{$ref:"#/definitions/text"},like:{$ref:"#/definitions/text"},set:{type:"object"},
drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:[
"like"],kinds:["like","json","ndjson","yaml","mail"]}}}}}};function We(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){
let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.like===void 0&&(u="like")){const g={};
e===null?e=[g]:e.push(g),r++}}else{const u={};e===null?e=[u]:e.push(u),r++}var c=f===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(c){const u=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"like"}};
e===null?e=[h]:e.push(h),r++}for(const h in s)if(!(h==="like"||h==="set"||h==="drop"||h==="mode"||h==="reads"||h==="warnings"||h==="issue"||
h==="at")){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[k]:e.push(k),r++}if(s.like!==void 0&&
(a(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),
s.set!==void 0){let h=s.set;if(!(h&&typeof h=="object"&&!Array.isArray(h))){const k={instancePath:n+"/set",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[k]:e.push(k),r++}}if(s.drop!==void 0){let h=s.drop;if(Array.isArray(h)){if(h.length<1){const v={instancePath:n+"/drop",keyword:"\
minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}const k=h.length;for(let v=0;v<k;v++)D(h[v],{instancePath:n+"/drop/"+v,parentData:h,
parentDataProperty:v,rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const k={instancePath:n+"/drop",keyword:"type",params:{
type:"array"}};e===null?e=[k]:e.push(k),r++}}}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}
var c=u===r;i=c,w="then"}else{const u=r,g=r;let h=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.json===void 0&&
($="json")){const q={};e===null?e=[q]:e.push(q),r++}}else{const $={};e===null?e=[$]:e.push($),r++}var o=k===r;r=g,e!==null&&(g?e.length=g:e=
null);let v;if(o){const $=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.json===void 0){const B={instancePath:n,keyword:"required",params:{
missingProperty:"json"}};e===null?e=[B]:e.push(B),r++}for(const B in s)if(!(B==="json"||B==="mode"||B==="reads"||B==="warnings"||B==="issue"||
B==="at")){const x={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[x]:e.push(x),r++}s.json!==void 0&&
(a(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"json",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{
const B={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}var o=$===r;h=o,v="then"}else{const $=r,q=r;let B=!0;
const x=r;if(r===x)if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.ndjson===void 0&&(N="ndjson")){const z={};e===null?e=[z]:e.push(z),
r++}}else{const N={};e===null?e=[N]:e.push(N),r++}var m=x===r;r=q,e!==null&&(q?e.length=q:e=null);let S;if(m){const N=r;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.ndjson===void 0){const I={instancePath:n,keyword:"required",params:{missingProperty:"ndjson"}};e===null?e=[I]:
e.push(I),r++}for(const I in s)if(!(I==="ndjson"||I==="mode"||I==="reads"||I==="warnings"||I==="issue"||I==="at")){const K={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:I}};e===null?e=[K]:e.push(K),r++}s.ndjson!==void 0&&(a(s.ndjson,{instancePath:n+"/ndjson",parentData:s,
parentDataProperty:"ndjson",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const I={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[I]:e.push(I),r++}var m=N===r;B=m,S="then"}else{const N=r,z=r;let I=!0;const K=r;if(r===K)if(s&&typeof s=="object"&&
!Array.isArray(s)){let A;if(s.yaml===void 0&&(A="yaml")){const j={};e===null?e=[j]:e.push(j),r++}}else{const A={};e===null?e=[A]:e.push(A),r++}
var d=K===r;r=z,e!==null&&(z?e.length=z:e=null);let L;if(d){const A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.yaml===void 0){const P={
instancePath:n,keyword:"required",params:{missingProperty:"yaml"}};e===null?e=[P]:e.push(P),r++}for(const P in s)if(!(P==="yaml"||P==="mode"||
P==="reads"||P==="warnings"||P==="issue"||P==="at")){const T={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:P}};e===
null?e=[T]:e.push(T),r++}s.yaml!==void 0&&(a(s.yaml,{instancePath:n+"/yaml",parentData:s,parentDataProperty:"yaml",rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length))}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var d=A===
r;I=d,L="then"}else{const A=r,j=r;let P=!0;const T=r;if(r===T)if(s&&typeof s=="object"&&!Array.isArray(s)){let he;if(s.mail===void 0&&(he="m\
ail")){const G={};e===null?e=[G]:e.push(G),r++}}else{const he={};e===null?e=[he]:e.push(he),r++}var p=T===r;r=j,e!==null&&(j?e.length=j:e=null);
let ae;if(p){const he=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.mail===void 0){const C={instancePath:n,keyword:"required",params:{
missingProperty:"mail"}};e===null?e=[C]:e.push(C),r++}for(const C in s)if(!(C==="mail"||C==="mode"||C==="reads"||C==="warnings"||C==="issue"||
C==="at")){const Z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=[Z]:e.push(Z),r++}s.mail!==void 0&&
(a(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{
const C={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var p=he===r;P=p,ae="then"}else{const he=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const C={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?
e=[C]:e.push(C),r++}for(const C in s)if(!ne.call(Le.else.else.else.else.else.properties,C)){const Z={instancePath:n,keyword:"additionalPrope\
rties",params:{additionalProperty:C}};e===null?e=[Z]:e.push(Z),r++}if(s.mail!==void 0&&(a(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"\
mail",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.yaml!==void 0&&(a(s.yaml,{instancePath:n+"/yaml",parentData:s,parentDataProperty:"\
yaml",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.ndjson!==void 0&&(a(s.ndjson,{instancePath:n+"/ndjson",parentData:s,
parentDataProperty:"ndjson",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.json!==void 0&&(a(s.json,{instancePath:n+"/\
json",parentData:s,parentDataProperty:"json",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.like!==void 0&&(a(s.like,{
instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.set!==void 0){
let C=s.set;if(!(C&&typeof C=="object"&&!Array.isArray(C))){const Z={instancePath:n+"/set",keyword:"type",params:{type:"object"}};e===null?e=
[Z]:e.push(Z),r++}}if(s.drop!==void 0){let C=s.drop;if(Array.isArray(C)){if(C.length<1){const M={instancePath:n+"/drop",keyword:"minItems",params:{
limit:1}};e===null?e=[M]:e.push(M),r++}const Z=C.length;for(let M=0;M<Z;M++)D(C[M],{instancePath:n+"/drop/"+M,parentData:C,parentDataProperty:M,
rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const Z={instancePath:n+"/drop",keyword:"type",params:{type:"array"}};
e===null?e=[Z]:e.push(Z),r++}}}else{const C={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var p=he===r;
P=p,ae="else"}if(!P){const he={instancePath:n,keyword:"if",params:{failingKeyword:ae}};e===null?e=[he]:e.push(he),r++}var d=A===r;I=d,L="els\
e"}if(!I){const A={instancePath:n,keyword:"if",params:{failingKeyword:L}};e===null?e=[A]:e.push(A),r++}var m=N===r;B=m,S="else"}if(!B){const N={
instancePath:n,keyword:"if",params:{failingKeyword:S}};e===null?e=[N]:e.push(N),r++}var o=$===r;h=o,v="else"}if(!h){const $={instancePath:n,
keyword:"if",params:{failingKeyword:v}};e===null?e=[$]:e.push($),r++}var c=u===r;i=c,w="else"}if(!i){const u={instancePath:n,keyword:"if",params:{
failingKeyword:w}};e===null?e=[u]:e.push(u),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.mode!==void 0){let u=s.mode;if(!(u==="stri\
ct"||u==="lenient")){const g={instancePath:n+"/mode",keyword:"enum",params:{allowedValues:Le.properties.mode.enum}};e===null?e=[g]:e.push(g),
r++}}if(s.reads!==void 0){let u=s.reads;if(!(u&&typeof u=="object"&&!Array.isArray(u))){const g={instancePath:n+"/reads",keyword:"type",params:{
type:"object"}};e===null?e=[g]:e.push(g),r++}}if(s.warnings!==void 0){let u=s.warnings;if(Array.isArray(u)){const g=u.length;for(let h=0;h<g;h++)
a(u[h],{instancePath:n+"/warnings/"+h,parentData:u,parentDataProperty:h,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{
const g={instancePath:n+"/warnings",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(s.issue!==void 0){let u=s.issue;if(typeof u!=
"string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const g={instancePath:n+"/issue",keyword:"type",params:{type:Le.properties.
issue.type}};e===null?e=[g]:e.push(g),r++}if(typeof u=="string"&&!or.test(u)){const g={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[g]:e.push(g),r++}}if(s.at!==void 0){let u=s.at;const g=r;let h=!0;const k=r;if(!Array.isArray(
u)){const _={};e===null?e=[_]:e.push(_),r++}var l=k===r;r=g,e!==null&&(g?e.length=g:e=null);let v;if(l){const _=r;if(Array.isArray(u)){const q=u.
length;for(let B=0;B<q;B++){let x=u[B];if(typeof x!="string"&&!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const S={instancePath:n+
"/at/"+B,keyword:"type",params:{type:Le.properties.at.then.items.type}};e===null?e=[S]:e.push(S),r++}}}else{const q={instancePath:n+"/at",keyword:"\
type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}var l=_===r;h=l,v="then"}else{const _=r;a(u,{instancePath:n+"/at",parentData:s,parentDataProperty:"\
at",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var l=_===r;h=l,v="else"}if(!h){const _={instancePath:n+"/at",keyword:"\
if",params:{failingKeyword:v}};e===null?e=[_]:e.push(_),r++}}}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[u]:e.push(u),r++}return We.errors=e,r===0}function Me(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const p={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[p]:e.push(p),r++}if(s.from===void 0){const p={instancePath:n,keyword:"required",params:{missingProperty:"from"}};e===null?e=[p]:e.push(
p),r++}if(s.to===void 0){const p={instancePath:n,keyword:"required",params:{missingProperty:"to"}};e===null?e=[p]:e.push(p),r++}if(s.examples===
void 0){const p={instancePath:n,keyword:"required",params:{missingProperty:"examples"}};e===null?e=[p]:e.push(p),r++}if(s.invalid===void 0){
const p={instancePath:n,keyword:"required",params:{missingProperty:"invalid"}};e===null?e=[p]:e.push(p),r++}for(const p in s)if(!ne.call(Ne.
properties,p)){const l={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}if(s.doc!==
void 0&&(a(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),
s.name!==void 0){let p=s.name;if(typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){const l={instancePath:n+"/name",
keyword:"type",params:{type:Ne.properties.name.type}};e===null?e=[l]:e.push(l),r++}if(typeof p=="string"&&!er.test(p)){const l={instancePath:n+
"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}if(s.knownAs!==void 0&&(a(s.knownAs,{instancePath:n+
"/knownAs",parentData:s,parentDataProperty:"knownAs",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.from!==void 0){let p=s.
from;const l=r;let u=!0;const g=r;if(!Array.isArray(p)){const k={};e===null?e=[k]:e.push(k),r++}var t=g===r;r=l,e!==null&&(l?e.length=l:e=null);
let h;if(t){const k=r;if(Array.isArray(p)){if(p.length<1){const $={instancePath:n+"/from",keyword:"minItems",params:{limit:1}};e===null?e=[$]:
e.push($),r++}const _=p.length;for(let $=0;$<_;$++)a(p[$],{instancePath:n+"/from/"+$,parentData:p,parentDataProperty:$,rootData:y})||(e=e===
null?a.errors:e.concat(a.errors),r=e.length)}else{const _={instancePath:n+"/from",keyword:"type",params:{type:"array"}};e===null?e=[_]:e.push(
_),r++}var t=k===r;u=t,h="then"}else{const k=r;a(p,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length);var t=k===r;u=t,h="else"}if(!u){const k={instancePath:n+"/from",keyword:"if",params:{failingKeyword:h}};
e===null?e=[k]:e.push(k),r++}}if(s.to!==void 0){let p=s.to;const l=r;let u=!0;const g=r;if(!Array.isArray(p)){const k={};e===null?e=[k]:e.push(
k),r++}var i=g===r;r=l,e!==null&&(l?e.length=l:e=null);let h;if(i){const k=r;if(Array.isArray(p)){if(p.length<1){const $={instancePath:n+"/t\
o",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}const _=p.length;for(let $=0;$<_;$++)a(p[$],{instancePath:n+"/to/"+$,parentData:p,
parentDataProperty:$,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const _={instancePath:n+"/to",keyword:"type",params:{
type:"array"}};e===null?e=[_]:e.push(_),r++}var i=k===r;u=i,h="then"}else{const k=r;a(p,{instancePath:n+"/to",parentData:s,parentDataProperty:"\
to",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var i=k===r;u=i,h="else"}if(!u){const k={instancePath:n+"/to",keyword:"\
if",params:{failingKeyword:h}};e===null?e=[k]:e.push(k),r++}}if(s.ack!==void 0&&s.ack!=="required"){const p={instancePath:n+"/ack",keyword:"\
enum",params:{allowedValues:Ne.properties.ack.enum}};e===null?e=[p]:e.push(p),r++}if(s.replies!==void 0&&(Y(s.replies,{instancePath:n+"/repl\
ies",parentData:s,parentDataProperty:"replies",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.usually!==void 0){let p=s.
usually;if(p&&typeof p=="object"&&!Array.isArray(p)){for(const l in p){const u=r;if(typeof l=="string"&&!ee.test(l)){const g={instancePath:n+
"/usually",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[g]:e.push(g),r++}var f=u===r;if(!f){const g={instancePath:n+
"/usually",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[g]:e.push(g),r++}}for(const l in p){let u=p[l];const g=r;let h=!0;const k=r;
if(!Array.isArray(u)){const _={};e===null?e=[_]:e.push(_),r++}var c=k===r;r=g,e!==null&&(g?e.length=g:e=null);let v;if(c){const _=r;O(u,{instancePath:n+
"/usually/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:l,rootData:y})||(e=e===null?O.errors:e.concat(O.errors),
r=e.length);var c=_===r;h=c,v="then"}else{const _=r;if(u!=="request"){const q={instancePath:n+"/usually/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"enum",params:{allowedValues:Ne.properties.usually.additionalProperties.else.enum}};e===null?e=[q]:e.push(q),r++}var c=_===r;h=
c,v="else"}if(!h){const _={instancePath:n+"/usually/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:v}};e===null?
e=[_]:e.push(_),r++}}}else{const l={instancePath:n+"/usually",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.aliases!==
void 0&&(O(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),
r=e.length)),s.lenient!==void 0){let p=s.lenient;if(p&&typeof p=="object"&&!Array.isArray(p)){for(const l in p)if(l!=="aliases"){const u={instancePath:n+
"/lenient",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}p.aliases!==void 0&&(O(p.aliases,{instancePath:n+
"/lenient/aliases",parentData:p,parentDataProperty:"aliases",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length))}else{const l={
instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.envelope!==void 0){let p=s.envelope;if(p&&
typeof p=="object"&&!Array.isArray(p)){for(const l in p)if(!(l==="include"||l==="fields")){const u={instancePath:n+"/envelope",keyword:"addi\
tionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}p.include!==void 0&&(oe(p.include,{instancePath:n+"/envelope/i\
nclude",parentData:p,parentDataProperty:"include",rootData:y})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),p.fields!==void 0&&(we(
p.fields,{instancePath:n+"/envelope/fields",parentData:p,parentDataProperty:"fields",rootData:y})||(e=e===null?we.errors:e.concat(we.errors),
r=e.length))}else{const l={instancePath:n+"/envelope",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.body!==void 0&&
s.body!=="text"){const p={instancePath:n+"/body",keyword:"enum",params:{allowedValues:Ne.properties.body.enum}};e===null?e=[p]:e.push(p),r++}
if(s.include!==void 0&&(oe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:y})||(e=e===null?oe.errors:
e.concat(oe.errors),r=e.length)),s.fields!==void 0&&(we(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:y})||
(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.object!==void 0&&(U(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:y})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.reserved!==void 0&&(O(s.reserved,{instancePath:n+"/reserved",parentData:s,
parentDataProperty:"reserved",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),s.rules!==void 0){let p=s.rules;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(Object.keys(p).length<1){const l={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[l]:e.push(l),r++}for(const l in p){const u=r;if(typeof l=="string"&&!xe.test(l)){const g={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:l};e===null?e=[g]:e.push(g),r++}var w=u===r;if(!w){const g={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[g]:e.push(g),r++}}for(const l in p)_e(p[l],{instancePath:n+"/rules/"+l.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:l,rootData:y})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)}else{
const l={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.examples!==void 0){let p=s.examples;
if(p&&typeof p=="object"&&!Array.isArray(p)){for(const l in p){const u=r;if(typeof l=="string"&&!ee.test(l)){const g={instancePath:n+"/examp\
les",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[g]:e.push(g),r++}var o=u===r;if(!o){const g={instancePath:n+"/exam\
ples",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[g]:e.push(g),r++}}for(const l in p){let u=p[l];if(!(u&&typeof u=="object"&&
!Array.isArray(u))){const g={instancePath:n+"/examples/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===
null?e=[g]:e.push(g),r++}}}else{const l={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.
variations!==void 0){let p=s.variations;if(Array.isArray(p)){if(p.length<1){const u={instancePath:n+"/variations",keyword:"minItems",params:{
limit:1}};e===null?e=[u]:e.push(u),r++}const l=p.length;for(let u=0;u<l;u++)Re(p[u],{instancePath:n+"/variations/"+u,parentData:p,parentDataProperty:u,
rootData:y})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)}else{const l={instancePath:n+"/variations",keyword:"type",params:{type:"\
array"}};e===null?e=[l]:e.push(l),r++}}if(s.invalid!==void 0){let p=s.invalid;if(p&&typeof p=="object"&&!Array.isArray(p)){for(const l in p){
const u=r;if(typeof l=="string"&&!ee.test(l)){const g={instancePath:n+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===
null?e=[g]:e.push(g),r++}var m=u===r;if(!m){const g={instancePath:n+"/invalid",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[
g]:e.push(g),r++}}for(const l in p)Te(p[l],{instancePath:n+"/invalid/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:l,
rootData:y})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)}else{const l={instancePath:n+"/invalid",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[l]:e.push(l),r++}}if(s.wire!==void 0){let p=s.wire;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<
1){const l={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in p){const u=r;if(typeof l==
"string"&&!ee.test(l)){const g={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[g]:e.push(g),r++}
var d=u===r;if(!d){const g={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[g]:e.push(g),r++}}for(const l in p)
We(p[l],{instancePath:n+"/wire/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:l,rootData:y})||(e=e===null?We.errors:
e.concat(We.errors),r=e.length)}else{const l={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}s.
since!==void 0&&(le(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:y})||(e=e===null?le.errors:e.concat(le.
errors),r=e.length)),s.deprecated!==void 0&&(ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:y})||
(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.allow!==void 0&&(te(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:y})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{const p={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}return Me.errors=e,r===0}const pr={type:"object",properties:{doc:{$ref:"#/definitions/text"},key:{if:{type:"arr\
ay"},then:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},else:{enum:["thread"],enumDescriptions:["The thread of the messag\
es."]}},start:{$ref:"#/definitions/messageOrList"},steps:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definiti\
ons/messageList"}},lenient:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/messageList"}},anytime:{$ref:"\
#/definitions/messageList"},end:{$ref:"#/definitions/messageList"},rounds:{type:"object",properties:{field:{$ref:"#/definitions/fieldPath"},
first:{type:"integer",minimum:0},opened:{$ref:"#/definitions/text"},echoed:{$ref:"#/definitions/text"},most:{$ref:"#/definitions/fieldPath"}},
additionalProperties:!1,required:["field","first","opened","echoed"]},deadlines:{type:"array",items:{$ref:"#/definitions/deadline"},minItems:1},
transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/transcript"},minProperties:1},illegal:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",properties:{messages:{type:"array",items:{$ref:"#/definitions/tran\
scriptItem"},minItems:1},at:{type:"integer",minimum:0},issue:{$ref:"#/definitions/text"}},additionalProperties:!1,required:["messages","at"]},
minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc","key","start","steps","end","transcripts","ille\
gal"]},Lr={if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/text"},minItems:1},else:{$ref:"#/definitions/text"}};function Ye(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!Array.isArray(s)){const o={};
e===null?e=[o]:e.push(o),r++}var c=f===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(c){const o=r;if(Array.isArray(s)){if(s.length<1){const p={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}const d=s.length;for(let p=0;p<d;p++)a(s[p],{instancePath:n+
"/"+p,parentData:s,parentDataProperty:p,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const d={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var c=o===r;i=c,w="then"}else{const o=r;a(s,{instancePath:n,parentData:F,parentDataProperty:V,
rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length);var c=o===r;i=c,w="else"}if(!i){const o={instancePath:n,keyword:"if",params:{
failingKeyword:w}};e===null?e=[o]:e.push(o),r++}return Ye.errors=e,r===0}const fr={type:"object",properties:{after:{type:"array",items:{$ref:"\
#/definitions/text"},minItems:1},within:{if:{type:"object"},then:{type:"object",properties:{seconds:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,
required:["seconds"]},else:{type:["string","number","boolean"],pattern:"^[1-9][0-9]*[smhd]$"}},level:{enum:["warning","hint"],enumDescriptions:[
"Being late is a warning.","It is shown and never counted as late."]},doc:{$ref:"#/definitions/text"}},additionalProperties:!1,required:["af\
ter","within","doc"]},Ir=new RegExp("^[1-9][0-9]*[smhd]$","u");function Ge(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.after===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"\
after"}};e===null?e=[i]:e.push(i),r++}if(s.within===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"within"}};e===
null?e=[i]:e.push(i),r++}if(s.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(
i),r++}for(const i in s)if(!(i==="after"||i==="within"||i==="level"||i==="doc")){const f={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.after!==void 0){let i=s.after;if(Array.isArray(i)){if(i.length<1){const c={instancePath:n+
"/after",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const f=i.length;for(let c=0;c<f;c++)a(i[c],{instancePath:n+"/aft\
er/"+c,parentData:i,parentDataProperty:c,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const f={instancePath:n+"/af\
ter",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.within!==void 0){let i=s.within;const f=r;let c=!0;const w=r;if(!(i&&
typeof i=="object"&&!Array.isArray(i))){const m={};e===null?e=[m]:e.push(m),r++}var t=w===r;r=f,e!==null&&(f?e.length=f:e=null);let o;if(t){
const m=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.seconds===void 0){const p={instancePath:n+"/within",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[p]:e.push(p),r++}for(const p in i)if(p!=="seconds"){const l={instancePath:n+"/within",keyword:"additionalProperties",
params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}i.seconds!==void 0&&(D(i.seconds,{instancePath:n+"/within/seconds",parentData:i,
parentDataProperty:"seconds",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length))}else{const p={instancePath:n+"/within",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var t=m===r;c=t,o="then"}else{const m=r;if(typeof i!="string"&&!(typeof i=="numbe\
r"&&isFinite(i))&&typeof i!="boolean"){const p={instancePath:n+"/within",keyword:"type",params:{type:fr.properties.within.else.type}};e===null?
e=[p]:e.push(p),r++}if(typeof i=="string"&&!Ir.test(i)){const p={instancePath:n+"/within",keyword:"pattern",params:{pattern:"^[1-9][0-9]*[sm\
hd]$"}};e===null?e=[p]:e.push(p),r++}var t=m===r;c=t,o="else"}if(!c){const m={instancePath:n+"/within",keyword:"if",params:{failingKeyword:o}};
e===null?e=[m]:e.push(m),r++}}if(s.level!==void 0){let i=s.level;if(!(i==="warning"||i==="hint")){const f={instancePath:n+"/level",keyword:"\
enum",params:{allowedValues:fr.properties.level.enum}};e===null?e=[f]:e.push(f),r++}}s.doc!==void 0&&(a(s.doc,{instancePath:n+"/doc",parentData:s,
parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const i={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}return Ge.errors=e,r===0}const Wr={if:{type:"object"},then:{type:"object",properties:{messages:{
type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definitions/messageList"},unacknowledged:{$ref:"#/defin\
itions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/text"}},at:{type:"integer",minimum:0},issue:{$ref:"#/definitions/text"}},
additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1}},Mr={if:{type:"obj\
ect"},then:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{type:"object"}},else:{$ref:"#/definitions/text"}};function ke(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var c=f===r;r=t,e!==null&&(t?e.length=t:e=null);let w;if(c){const o=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const d={instancePath:n,keyword:"maxProperties",params:{limit:1}};e===null?e=[d]:e.
push(d),r++}if(Object.keys(s).length<1){const d={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[d]:e.push(d),r++}for(const d in s){
let p=s[d];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const l={instancePath:n+"/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"typ\
e",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:
e.push(d),r++}var c=o===r;i=c,w="then"}else{const o=r;a(s,{instancePath:n,parentData:F,parentDataProperty:V,rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length);var c=o===r;i=c,w="else"}if(!i){const o={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[o]:
e.push(o),r++}return ke.errors=e,r===0}function $e(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;const t=r;
let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var c=f===r;r=t,e!==null&&(t?e.length=
t:e=null);let w;if(c){const o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.messages===void 0){const d={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"messages"}};e===null?e=[d]:e.push(d),r++}for(const d in s)if(!(d==="messages"||d==="awaits"||d==="unacknowledge\
d"||d==="warnings"||d==="at"||d==="issue")){const p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=
[p]:e.push(p),r++}if(s.messages!==void 0){let d=s.messages;if(Array.isArray(d)){if(d.length<1){const l={instancePath:n+"/messages",keyword:"\
minItems",params:{limit:1}};e===null?e=[l]:e.push(l),r++}const p=d.length;for(let l=0;l<p;l++)ke(d[l],{instancePath:n+"/messages/"+l,parentData:d,
parentDataProperty:l,rootData:y})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const p={instancePath:n+"/messages",keyword:"t\
ype",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.awaits!==void 0&&(Y(s.awaits,{instancePath:n+"/awaits",parentData:s,parentDataProperty:"\
awaits",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.unacknowledged!==void 0&&(Y(s.unacknowledged,{instancePath:n+"/\
unacknowledged",parentData:s,parentDataProperty:"unacknowledged",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.warnings!==
void 0){let d=s.warnings;if(Array.isArray(d)){const p=d.length;for(let l=0;l<p;l++)a(d[l],{instancePath:n+"/warnings/"+l,parentData:d,parentDataProperty:l,
rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const p={instancePath:n+"/warnings",keyword:"type",params:{type:"arra\
y"}};e===null?e=[p]:e.push(p),r++}}if(s.at!==void 0){let d=s.at;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const p={instancePath:n+
"/at",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const p={instancePath:n+
"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}s.issue!==void 0&&(a(s.issue,{instancePath:n+"/issue",
parentData:s,parentDataProperty:"issue",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const d={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var c=o===r;i=c,w="then"}else{const o=r;if(Array.isArray(s)){if(s.length<1){const p={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}const d=s.length;for(let p=0;p<d;p++)ke(s[p],{instancePath:n+
"/"+p,parentData:s,parentDataProperty:p,rootData:y})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const d={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var c=o===r;i=c,w="else"}if(!i){const o={instancePath:n,keyword:"if",params:{failingKeyword:w}};
e===null?e=[o]:e.push(o),r++}return $e.errors=e,r===0}function He(s,{instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};
e===null?e=[o]:e.push(o),r++}if(s.key===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"key"}};e===null?e=[o]:e.
push(o),r++}if(s.start===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"start"}};e===null?e=[o]:e.push(o),r++}if(s.
steps===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[o]:e.push(o),r++}if(s.end===void 0){
const o={instancePath:n,keyword:"required",params:{missingProperty:"end"}};e===null?e=[o]:e.push(o),r++}if(s.transcripts===void 0){const o={
instancePath:n,keyword:"required",params:{missingProperty:"transcripts"}};e===null?e=[o]:e.push(o),r++}if(s.illegal===void 0){const o={instancePath:n,
keyword:"required",params:{missingProperty:"illegal"}};e===null?e=[o]:e.push(o),r++}for(const o in s)if(!ne.call(pr.properties,o)){const m={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[m]:e.push(m),r++}if(s.doc!==void 0&&(a(s.doc,{instancePath:n+
"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.key!==void 0){let o=s.key;
const m=r;let d=!0;const p=r;if(!Array.isArray(o)){const u={};e===null?e=[u]:e.push(u),r++}var t=p===r;r=m,e!==null&&(m?e.length=m:e=null);let l;
if(t){const u=r;if(Array.isArray(o)){if(o.length<1){const k={instancePath:n+"/key",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(
k),r++}const h=o.length;for(let k=0;k<h;k++)D(o[k],{instancePath:n+"/key/"+k,parentData:o,parentDataProperty:k,rootData:y})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const h={instancePath:n+"/key",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}var t=u===
r;d=t,l="then"}else{const u=r;if(o!=="thread"){const h={instancePath:n+"/key",keyword:"enum",params:{allowedValues:pr.properties.key.else.enum}};
e===null?e=[h]:e.push(h),r++}var t=u===r;d=t,l="else"}if(!d){const u={instancePath:n+"/key",keyword:"if",params:{failingKeyword:l}};e===null?
e=[u]:e.push(u),r++}}if(s.start!==void 0&&(Ye(s.start,{instancePath:n+"/start",parentData:s,parentDataProperty:"start",rootData:y})||(e=e===
null?Ye.errors:e.concat(Ye.errors),r=e.length)),s.steps!==void 0){let o=s.steps;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const m in o){
const d=r;if(typeof m=="string"&&!ee.test(m)){const p={instancePath:n+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:m};e===
null?e=[p]:e.push(p),r++}var i=d===r;if(!i){const p={instancePath:n+"/steps",keyword:"propertyNames",params:{propertyName:m}};e===null?e=[p]:
e.push(p),r++}}for(const m in o)Y(o[m],{instancePath:n+"/steps/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:m,
rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{const m={instancePath:n+"/steps",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}}if(s.lenient!==void 0){let o=s.lenient;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const m in o){const d=r;
if(typeof m=="string"&&!ee.test(m)){const p={instancePath:n+"/lenient",keyword:"pattern",params:{pattern:"\\S"},propertyName:m};e===null?e=[
p]:e.push(p),r++}var f=d===r;if(!f){const p={instancePath:n+"/lenient",keyword:"propertyNames",params:{propertyName:m}};e===null?e=[p]:e.push(
p),r++}}for(const m in o)Y(o[m],{instancePath:n+"/lenient/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:m,rootData:y})||
(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{const m={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?
e=[m]:e.push(m),r++}}if(s.anytime!==void 0&&(Y(s.anytime,{instancePath:n+"/anytime",parentData:s,parentDataProperty:"anytime",rootData:y})||
(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.end!==void 0&&(Y(s.end,{instancePath:n+"/end",parentData:s,parentDataProperty:"end",rootData:y})||
(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),s.rounds!==void 0){let o=s.rounds;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.field===
void 0){const m={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"field"}};e===null?e=[m]:e.push(m),r++}if(o.first===void 0){
const m={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"first"}};e===null?e=[m]:e.push(m),r++}if(o.opened===void 0){const m={
instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"opened"}};e===null?e=[m]:e.push(m),r++}if(o.echoed===void 0){const m={instancePath:n+
"/rounds",keyword:"required",params:{missingProperty:"echoed"}};e===null?e=[m]:e.push(m),r++}for(const m in o)if(!(m==="field"||m==="first"||
m==="opened"||m==="echoed"||m==="most")){const d={instancePath:n+"/rounds",keyword:"additionalProperties",params:{additionalProperty:m}};e===
null?e=[d]:e.push(d),r++}if(o.field!==void 0&&(D(o.field,{instancePath:n+"/rounds/field",parentData:o,parentDataProperty:"field",rootData:y})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)),o.first!==void 0){let m=o.first;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){
const d={instancePath:n+"/rounds/first",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof m=="number"&&isFinite(
m)&&(m<0||isNaN(m))){const d={instancePath:n+"/rounds/first",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}
o.opened!==void 0&&(a(o.opened,{instancePath:n+"/rounds/opened",parentData:o,parentDataProperty:"opened",rootData:y})||(e=e===null?a.errors:
e.concat(a.errors),r=e.length)),o.echoed!==void 0&&(a(o.echoed,{instancePath:n+"/rounds/echoed",parentData:o,parentDataProperty:"echoed",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)),o.most!==void 0&&(D(o.most,{instancePath:n+"/rounds/most",parentData:o,parentDataProperty:"\
most",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length))}else{const m={instancePath:n+"/rounds",keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),r++}}if(s.deadlines!==void 0){let o=s.deadlines;if(Array.isArray(o)){if(o.length<1){const d={instancePath:n+
"/deadlines",keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const m=o.length;for(let d=0;d<m;d++)Ge(o[d],{instancePath:n+
"/deadlines/"+d,parentData:o,parentDataProperty:d,rootData:y})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)}else{const m={instancePath:n+
"/deadlines",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(s.transcripts!==void 0){let o=s.transcripts;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const m={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===
null?e=[m]:e.push(m),r++}for(const m in o){const d=r;if(typeof m=="string"&&!ee.test(m)){const p={instancePath:n+"/transcripts",keyword:"pat\
tern",params:{pattern:"\\S"},propertyName:m};e===null?e=[p]:e.push(p),r++}var c=d===r;if(!c){const p={instancePath:n+"/transcripts",keyword:"\
propertyNames",params:{propertyName:m}};e===null?e=[p]:e.push(p),r++}}for(const m in o)$e(o[m],{instancePath:n+"/transcripts/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:m,rootData:y})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)}else{const m={
instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(s.illegal!==void 0){let o=s.illegal;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const m={instancePath:n+"/illegal",keyword:"minProperties",params:{limit:1}};
e===null?e=[m]:e.push(m),r++}for(const m in o){const d=r;if(typeof m=="string"&&!ee.test(m)){const p={instancePath:n+"/illegal",keyword:"pat\
tern",params:{pattern:"\\S"},propertyName:m};e===null?e=[p]:e.push(p),r++}var w=d===r;if(!w){const p={instancePath:n+"/illegal",keyword:"pro\
pertyNames",params:{propertyName:m}};e===null?e=[p]:e.push(p),r++}}for(const m in o){let d=o[m];if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.messages===void 0){const p={instancePath:n+"/illegal/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
messages"}};e===null?e=[p]:e.push(p),r++}if(d.at===void 0){const p={instancePath:n+"/illegal/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"at"}};e===null?e=[p]:e.push(p),r++}for(const p in d)if(!(p==="messages"||p==="at"||p==="issue")){const l={
instancePath:n+"/illegal/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=
[l]:e.push(l),r++}if(d.messages!==void 0){let p=d.messages;if(Array.isArray(p)){if(p.length<1){const u={instancePath:n+"/illegal/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),r++}const l=p.length;for(let u=0;u<
l;u++)ke(p[u],{instancePath:n+"/illegal/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+u,parentData:p,parentDataProperty:u,rootData:y})||
(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const l={instancePath:n+"/illegal/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/me\
ssages",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(d.at!==void 0){let p=d.at;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){const l={instancePath:n+"/illegal/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};
e===null?e=[l]:e.push(l),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const l={instancePath:n+"/illegal/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}d.issue!==void 0&&(a(d.issue,{instancePath:n+
"/illegal/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/issue",parentData:d,parentDataProperty:"issue",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length))}else{const p={instancePath:n+"/illegal/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}}else{const m={instancePath:n+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}
s.allow!==void 0&&(te(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:y})||(e=e===null?te.errors:e.concat(
te.errors),r=e.length))}else{const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return He.errors=e,
r===0}const ur={type:"object",properties:{doc:{$ref:"#/definitions/text"},of:{enum:["anyone","one","several"],enumDescriptions:["Of everybod\
y.","Of one agent.","Of several agents."]},take:{if:{type:"array"},then:{$ref:"#/definitions/messageList"},else:{enum:["all"],enumDescriptions:[
"All of them."]}}},additionalProperties:!1,required:["doc","of","take"]};function Je(s,{instancePath:n="",parentData:F,parentDataProperty:V,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const i={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}if(s.of===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"\
of"}};e===null?e=[i]:e.push(i),r++}if(s.take===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"take"}};e===null?
e=[i]:e.push(i),r++}for(const i in s)if(!(i==="doc"||i==="of"||i==="take")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[f]:e.push(f),r++}if(s.doc!==void 0&&(a(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?
a.errors:e.concat(a.errors),r=e.length)),s.of!==void 0){let i=s.of;if(!(i==="anyone"||i==="one"||i==="several")){const f={instancePath:n+"/o\
f",keyword:"enum",params:{allowedValues:ur.properties.of.enum}};e===null?e=[f]:e.push(f),r++}}if(s.take!==void 0){let i=s.take;const f=r;let c=!0;
const w=r;if(!Array.isArray(i)){const m={};e===null?e=[m]:e.push(m),r++}var t=w===r;r=f,e!==null&&(f?e.length=f:e=null);let o;if(t){const m=r;
Y(i,{instancePath:n+"/take",parentData:s,parentDataProperty:"take",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length);var t=m===
r;c=t,o="then"}else{const m=r;if(i!=="all"){const p={instancePath:n+"/take",keyword:"enum",params:{allowedValues:ur.properties.take.else.enum}};
e===null?e=[p]:e.push(p),r++}var t=m===r;c=t,o="else"}if(!c){const m={instancePath:n+"/take",keyword:"if",params:{failingKeyword:o}};e===null?
e=[m]:e.push(m),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Je.errors=e,r===
0}const Yr={type:"object",properties:{doc:{$ref:"#/definitions/text"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/text"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
$ref:"#/definitions/text"}},otherwise:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/text"}}},additionalProperties:!1},
replies:{type:"array",items:{$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:[
"reasons","replies"]},Gr={type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{
message:{$ref:"#/definitions/text"},fields:!0},additionalProperties:!1,required:["message","fields"],kinds:["message","object"]},else:{if:{type:"\
object",required:["object"]},then:{type:"object",properties:{object:{$ref:"#/definitions/text"},fields:!0},additionalProperties:!1,required:[
"object","fields"],kinds:["message","object"]},else:{type:"object",properties:{object:{$ref:"#/definitions/text"},message:{$ref:"#/definitio\
ns/text"},fields:!0},additionalProperties:!1,required:["message","fields"],kinds:["message","object"]}}};function Qe(s,{instancePath:n="",parentData:F,
parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;
if(s.message===void 0&&(m="message")){const d={};e===null?e=[d]:e.push(d),r++}}else{const m={};e===null?e=[m]:e.push(m),r++}var c=f===r;r=t,
e!==null&&(t?e.length=t:e=null);let w;if(c){const m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const p={instancePath:n,
keyword:"required",params:{missingProperty:"message"}};e===null?e=[p]:e.push(p),r++}if(s.fields===void 0){const p={instancePath:n,keyword:"r\
equired",params:{missingProperty:"fields"}};e===null?e=[p]:e.push(p),r++}for(const p in s)if(!(p==="message"||p==="fields")){const l={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[l]:e.push(l),r++}s.message!==void 0&&(a(s.message,{instancePath:n+
"/message",parentData:s,parentDataProperty:"message",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const p={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var c=m===r;i=c,w="then"}else{const m=r,d=r;let p=!0;const l=r;if(r===l)
if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.object===void 0&&(h="object")){const k={};e===null?e=[k]:e.push(k),r++}}else{const h={};
e===null?e=[h]:e.push(h),r++}var o=l===r;r=d,e!==null&&(d?e.length=d:e=null);let u;if(o){const h=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.object===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"object"}};e===null?e=[v]:e.push(v),r++}if(s.fields===
void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[v]:e.push(v),r++}for(const v in s)if(!(v===
"object"||v==="fields")){const _={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[_]:e.push(_),r++}
s.object!==void 0&&(a(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length))}else{const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var o=h===r;p=o,u="t\
hen"}else{const h=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"\
message"}};e===null?e=[v]:e.push(v),r++}if(s.fields===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};
e===null?e=[v]:e.push(v),r++}for(const v in s)if(!(v==="object"||v==="message"||v==="fields")){const _={instancePath:n,keyword:"additionalPr\
operties",params:{additionalProperty:v}};e===null?e=[_]:e.push(_),r++}s.object!==void 0&&(a(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.message!==void 0&&(a(s.message,{instancePath:n+
"/message",parentData:s,parentDataProperty:"message",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length))}else{const v={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var o=h===r;p=o,u="else"}if(!p){const h={instancePath:n,keyword:"if",params:{
failingKeyword:u}};e===null?e=[h]:e.push(h),r++}var c=m===r;i=c,w="else"}if(!i){const m={instancePath:n,keyword:"if",params:{failingKeyword:w}};
e===null?e=[m]:e.push(m),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields!==void 0){let m=s.fields;if(!(m&&typeof m=="object"&&!Array.
isArray(m))){const d={instancePath:n+"/fields",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{const m={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}return Qe.errors=e,r===0}function Ue(s,{instancePath:n="",parentData:F,parentDataProperty:V,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reasons===void 0){const c={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"reasons"}};e===null?e=[c]:e.push(c),r++}if(s.replies===void 0){const c={instancePath:n,keyword:"required",params:{
missingProperty:"replies"}};e===null?e=[c]:e.push(c),r++}for(const c in s)if(!(c==="doc"||c==="reasons"||c==="replies"||c==="silent")){const w={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[w]:e.push(w),r++}if(s.doc!==void 0&&(a(s.doc,{instancePath:n+
"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.reasons!==void 0){let c=s.
reasons;if(c&&typeof c=="object"&&!Array.isArray(c)){for(const w in c)if(!(w==="unknown-type"||w==="wrong-version"||w==="otherwise")){const o={
instancePath:n+"/reasons",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[o]:e.push(o),r++}if(c["unknown-type"]!==
void 0){let w=c["unknown-type"];if(w&&typeof w=="object"&&!Array.isArray(w)){for(const o in w){const m=r;if(typeof o=="string"&&!ee.test(o)){
const d={instancePath:n+"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[d]:e.push(d),r++}var t=m===
r;if(!t){const d={instancePath:n+"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in w)
a(w[o],{instancePath:n+"/reasons/unknown-type/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:o,rootData:y})||(e=
e===null?a.errors:e.concat(a.errors),r=e.length)}else{const o={instancePath:n+"/reasons/unknown-type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(c["wrong-version"]!==void 0){let w=c["wrong-version"];if(w&&typeof w=="object"&&!Array.isArray(w)){for(const o in w){
const m=r;if(typeof o=="string"&&!ee.test(o)){const d={instancePath:n+"/reasons/wrong-version",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};
e===null?e=[d]:e.push(d),r++}var i=m===r;if(!i){const d={instancePath:n+"/reasons/wrong-version",keyword:"propertyNames",params:{propertyName:o}};
e===null?e=[d]:e.push(d),r++}}for(const o in w)a(w[o],{instancePath:n+"/reasons/wrong-version/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,
parentDataProperty:o,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const o={instancePath:n+"/reasons/wrong-version",
keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(c.otherwise!==void 0){let w=c.otherwise;if(w&&typeof w=="object"&&!Array.
isArray(w)){for(const o in w){const m=r;if(typeof o=="string"&&!ee.test(o)){const d={instancePath:n+"/reasons/otherwise",keyword:"pattern",params:{
pattern:"\\S"},propertyName:o};e===null?e=[d]:e.push(d),r++}var f=m===r;if(!f){const d={instancePath:n+"/reasons/otherwise",keyword:"propert\
yNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in w)a(w[o],{instancePath:n+"/reasons/otherwise/"+o.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:o,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const o={
instancePath:n+"/reasons/otherwise",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const w={instancePath:n+"/rea\
sons",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(s.replies!==void 0){let c=s.replies;if(Array.isArray(c)){if(c.
length<1){const o={instancePath:n+"/replies",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}const w=c.length;for(let o=0;o<
w;o++)Qe(c[o],{instancePath:n+"/replies/"+o,parentData:c,parentDataProperty:o,rootData:y})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)}else{
const w={instancePath:n+"/replies",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}s.silent!==void 0&&(Y(s.silent,{instancePath:n+
"/silent",parentData:s,parentDataProperty:"silent",rootData:y})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length))}else{const c={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return Ue.errors=e,r===0}const Hr={type:"object",properties:{rename:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/text"},minProperties:1},words:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/text"},minProperties:1},
minProperties:1},add:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1}},additionalProperties:!1};function Xe(s,{
instancePath:n="",parentData:F,parentDataProperty:V,rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const w in s)
if(!(w==="rename"||w==="words"||w==="add")){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=
[o]:e.push(o),r++}if(s.rename!==void 0){let w=s.rename;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const o={instancePath:n+
"/rename",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in w){const m=r;if(typeof o=="string"&&!ee.test(
o)){const d={instancePath:n+"/rename",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[d]:e.push(d),r++}var t=m===r;if(!t){
const d={instancePath:n+"/rename",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in w)a(w[o],{instancePath:n+
"/rename/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:o,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),
r=e.length)}else{const o={instancePath:n+"/rename",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.words!==void 0){
let w=s.words;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const o={instancePath:n+"/words",keyword:"minProperti\
es",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in w){const m=r;if(typeof o=="string"&&!ee.test(o)){const d={instancePath:n+"\
/words",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[d]:e.push(d),r++}var i=m===r;if(!i){const d={instancePath:n+"/w\
ords",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in w){let m=w[o];if(m&&typeof m=="object"&&
!Array.isArray(m)){if(Object.keys(m).length<1){const d={instancePath:n+"/words/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProper\
ties",params:{limit:1}};e===null?e=[d]:e.push(d),r++}for(const d in m){const p=r;if(typeof d=="string"&&!ee.test(d)){const l={instancePath:n+
"/words/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:d};e===null?e=[l]:e.push(l),r++}var f=p===
r;if(!f){const l={instancePath:n+"/words/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:d}};e===null?
e=[l]:e.push(l),r++}}for(const d in m)a(m[d],{instancePath:n+"/words/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:m,parentDataProperty:d,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const d={instancePath:n+
"/words/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{const o={instancePath:n+
"/words",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.add!==void 0){let w=s.add;if(w&&typeof w=="object"&&!Array.
isArray(w)){if(Object.keys(w).length<1){const o={instancePath:n+"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}
for(const o in w){const m=r;if(typeof o=="string"&&!ee.test(o)){const d={instancePath:n+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};
e===null?e=[d]:e.push(d),r++}var c=m===r;if(!c){const d={instancePath:n+"/add",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[
d]:e.push(d),r++}}}else{const o={instancePath:n+"/add",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const w={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}return Xe.errors=e,r===0}function ar(s,{instancePath:n="",parentData:F,parentDataProperty:V,
rootData:y=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const l={instancePath:n,keyword:"requi\
red",params:{missingProperty:"protocol"}};e===null?e=[l]:e.push(l),r++}if(s.title===void 0){const l={instancePath:n,keyword:"required",params:{
missingProperty:"title"}};e===null?e=[l]:e.push(l),r++}if(s.version===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"\
version"}};e===null?e=[l]:e.push(l),r++}if(s.objects===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"objects"}};
e===null?e=[l]:e.push(l),r++}if(s.doc===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[l]:e.
push(l),r++}if(s.roles===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"roles"}};e===null?e=[l]:e.push(l),r++}if(s.
reading===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"reading"}};e===null?e=[l]:e.push(l),r++}if(s.encodings===
void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"encodings"}};e===null?e=[l]:e.push(l),r++}if(s.envelope===void 0){
const l={instancePath:n,keyword:"required",params:{missingProperty:"envelope"}};e===null?e=[l]:e.push(l),r++}if(s.messages===void 0){const l={
instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[l]:e.push(l),r++}for(const l in s)if(!ne.call(sr.properties,
l)){const u={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(s.protocol!==void 0){
let l=s.protocol;if(typeof l!="string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){const u={instancePath:n+"/protocol",keyword:"\
type",params:{type:sr.properties.protocol.type}};e===null?e=[u]:e.push(u),r++}if(typeof l=="string"&&!wr.test(l)){const u={instancePath:n+"/\
protocol",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[u]:e.push(u),r++}}if(s.title!==void 0&&(a(s.title,
{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.version!==
void 0&&(le(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:y})||(e=e===null?le.errors:e.concat(le.errors),
r=e.length)),s.objects!==void 0&&(U(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:y})||(e=e===null?
U.errors:e.concat(U.errors),r=e.length)),s.doc!==void 0&&(a(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:y})||
(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.knownAs!==void 0&&(a(s.knownAs,{instancePath:n+"/knownAs",parentData:s,parentDataProperty:"\
knownAs",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)),s.roles!==void 0){let l=s.roles;if(l&&typeof l=="object"&&!Array.
isArray(l)){if(Object.keys(l).length<1){const u={instancePath:n+"/roles",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),
r++}for(const u in l){const g=r;if(typeof u=="string"&&!xe.test(u)){const h={instancePath:n+"/roles",keyword:"pattern",params:{pattern:"^[a-\
z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:u};e===null?e=[h]:e.push(h),r++}var t=g===r;if(!t){const h={instancePath:n+"/roles",keyword:"\
propertyNames",params:{propertyName:u}};e===null?e=[h]:e.push(h),r++}}for(const u in l)a(l[u],{instancePath:n+"/roles/"+u.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:l,parentDataProperty:u,rootData:y})||(e=e===null?a.errors:e.concat(a.errors),r=e.length)}else{const u={instancePath:n+
"/roles",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.reading!==void 0&&(ze(s.reading,{instancePath:n+"/reading",
parentData:s,parentDataProperty:"reading",rootData:y})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.encodings!==void 0&&(Ze(s.encodings,
{instancePath:n+"/encodings",parentData:s,parentDataProperty:"encodings",rootData:y})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),
s.envelope!==void 0&&(Be(s.envelope,{instancePath:n+"/envelope",parentData:s,parentDataProperty:"envelope",rootData:y})||(e=e===null?Be.errors:
e.concat(Be.errors),r=e.length)),s.types!==void 0){let l=s.types;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={
instancePath:n+"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const g=r;if(typeof u=="str\
ing"&&!er.test(u)){const h={instancePath:n+"/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:u};e===null?e=[h]:
e.push(h),r++}var i=g===r;if(!i){const h={instancePath:n+"/types",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[h]:e.push(h),
r++}}for(const u in l)Pe(l[u],{instancePath:n+"/types/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,rootData:y})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)}else{const u={instancePath:n+"/types",keyword:"type",params:{type:"object"}};e===null?
e=[u]:e.push(u),r++}}if(s.messages!==void 0){let l=s.messages;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={
instancePath:n+"/messages",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const g=r;if(typeof u=="\
string"&&!gr.test(u)){const h={instancePath:n+"/messages",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$"},
propertyName:u};e===null?e=[h]:e.push(h),r++}var f=g===r;if(!f){const h={instancePath:n+"/messages",keyword:"propertyNames",params:{propertyName:u}};
e===null?e=[h]:e.push(h),r++}}for(const u in l)Me(l[u],{instancePath:n+"/messages/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,
rootData:y})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)}else{const u={instancePath:n+"/messages",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[u]:e.push(u),r++}}if(s.groups!==void 0){let l=s.groups;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<
1){const u={instancePath:n+"/groups",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const g=r;if(typeof u==
"string"&&!xe.test(u)){const h={instancePath:n+"/groups",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:u};
e===null?e=[h]:e.push(h),r++}var c=g===r;if(!c){const h={instancePath:n+"/groups",keyword:"propertyNames",params:{propertyName:u}};e===null?
e=[h]:e.push(h),r++}}for(const u in l){let g=l[u];if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.doc===void 0){const h={instancePath:n+"/\
groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"doc"}};e===null?e=[h]:e.push(h),r++}if(g.members===
void 0){const h={instancePath:n+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"members"}};e===
null?e=[h]:e.push(h),r++}for(const h in g)if(!(h==="doc"||h==="members")){const k={instancePath:n+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[k]:e.push(k),r++}if(g.doc!==void 0&&(a(g.doc,{instancePath:n+
"/groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:g,parentDataProperty:"doc",rootData:y})||(e=e===null?a.errors:e.concat(
a.errors),r=e.length)),g.members!==void 0){let h=g.members;if(Array.isArray(h)){if(h.length<1){const v={instancePath:n+"/groups/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}const k=h.length;for(let v=0;v<k;v++)
a(h[v],{instancePath:n+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/members/"+v,parentData:h,parentDataProperty:v,rootData:y})||(e=
e===null?a.errors:e.concat(a.errors),r=e.length)}else{const k={instancePath:n+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",
keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}}else{const h={instancePath:n+"/groups/"+u.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{const u={instancePath:n+"/groups",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),r++}}if(s.flows!==void 0){let l=s.flows;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<
1){const u={instancePath:n+"/flows",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const g=r;if(typeof u==
"string"&&!xe.test(u)){const h={instancePath:n+"/flows",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:u};
e===null?e=[h]:e.push(h),r++}var w=g===r;if(!w){const h={instancePath:n+"/flows",keyword:"propertyNames",params:{propertyName:u}};e===null?e=
[h]:e.push(h),r++}}for(const u in l)He(l[u],{instancePath:n+"/flows/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,
rootData:y})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{const u={instancePath:n+"/flows",keyword:"type",params:{type:"objec\
t"}};e===null?e=[u]:e.push(u),r++}}if(s.transcripts!==void 0){let l=s.transcripts;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(
l).length<1){const u={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){
const g=r;if(typeof u=="string"&&!ee.test(u)){const h={instancePath:n+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};
e===null?e=[h]:e.push(h),r++}var o=g===r;if(!o){const h={instancePath:n+"/transcripts",keyword:"propertyNames",params:{propertyName:u}};e===
null?e=[h]:e.push(h),r++}}for(const u in l)$e(l[u],{instancePath:n+"/transcripts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,
rootData:y})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)}else{const u={instancePath:n+"/transcripts",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),r++}}if(s.views!==void 0){let l=s.views;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<
1){const u={instancePath:n+"/views",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const g=r;if(typeof u==
"string"&&!xe.test(u)){const h={instancePath:n+"/views",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:u};
e===null?e=[h]:e.push(h),r++}var m=g===r;if(!m){const h={instancePath:n+"/views",keyword:"propertyNames",params:{propertyName:u}};e===null?e=
[h]:e.push(h),r++}}for(const u in l)Je(l[u],{instancePath:n+"/views/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,
rootData:y})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)}else{const u={instancePath:n+"/views",keyword:"type",params:{type:"objec\
t"}};e===null?e=[u]:e.push(u),r++}}if(s.rejections!==void 0&&(Ue(s.rejections,{instancePath:n+"/rejections",parentData:s,parentDataProperty:"\
rejections",rootData:y})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.migrations!==void 0){let l=s.migrations;if(l&&typeof l=="\
object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={instancePath:n+"/migrations",keyword:"minProperties",params:{limit:1}};e===
null?e=[u]:e.push(u),r++}for(const u in l){const g=r;if(typeof u=="string"&&!kr.test(u)){const h={instancePath:n+"/migrations",keyword:"patt\
ern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},propertyName:u};e===null?e=[h]:e.push(h),r++}var d=g===r;if(!d){const h={instancePath:n+"\
/migrations",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[h]:e.push(h),r++}}for(const u in l){let g=l[u];if(g&&typeof g=="ob\
ject"&&!Array.isArray(g)){if(Object.keys(g).length<1){const h={instancePath:n+"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(const h in g){const k=r;if(typeof h=="string"&&!ee.test(h)){const v={instancePath:n+
"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:h};e===null?e=[v]:e.push(v),r++}
var p=k===r;if(!p){const v={instancePath:n+"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:h}};
e===null?e=[v]:e.push(v),r++}}for(const h in g)Xe(g[h],{instancePath:n+"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:g,parentDataProperty:h,rootData:y})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)}else{const h={
instancePath:n+"/migrations/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{
const u={instancePath:n+"/migrations",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}s.reserved!==void 0&&(O(s.reserved,
{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),s.
allow!==void 0&&(te(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:y})||(e=e===null?te.errors:e.concat(te.
errors),r=e.length))}else{const l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ar.errors=e,r===
0}
