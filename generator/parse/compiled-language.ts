// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=Ue;const fr={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/text"},minItems:1},lint:{
enum:["minimal","standard","strict"],enumDescriptions:["Only those whose breach is an error.","Errors and warnings.","All of them."]},allow:{
$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocols"]},ar={type:["string","number","boolean"],pattern:"\\S"},U=new RegExp(
"\\S","u");function y(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:ar.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!U.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return y.errors=e,r===0}
const ur={type:"object",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{if:{type:"object"},then:{type:"object",properties:{
reason:{$ref:"#/definitions/text"},until:{type:["string","number","boolean"],pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}},additionalProperties:!1,
required:["reason"]},else:{$ref:"#/definitions/text"}},minProperties:1},yr=new RegExp("^[a-z]+(?:-[a-z0-9]+)*$","u"),cr=new RegExp("^[0-9]{4\
}-[0-9]{2}-[0-9]{2}$","u");function ie(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.
push(l),r++}for(const l in s){const c=r;if(typeof l=="string"&&!yr.test(l)){const h={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z\
]+(?:-[a-z0-9]+)*$"},propertyName:l};e===null?e=[h]:e.push(h),r++}var t=c===r;if(!t){const h={instancePath:n,keyword:"propertyNames",params:{
propertyName:l}};e===null?e=[h]:e.push(h),r++}}for(const l in s){let c=s[l];const h=r;let p=!0;const d=r;if(!(c&&typeof c=="object"&&!Array.
isArray(c))){const f={};e===null?e=[f]:e.push(f),r++}var i=d===r;r=h,e!==null&&(h?e.length=h:e=null);let m;if(i){const f=r;if(c&&typeof c=="\
object"&&!Array.isArray(c)){if(c.reason===void 0){const a={instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{
missingProperty:"reason"}};e===null?e=[a]:e.push(a),r++}for(const a in c)if(!(a==="reason"||a==="until")){const w={instancePath:n+"/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[w]:e.push(w),r++}if(c.reason!==void 0&&
(y(c.reason,{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:c,parentDataProperty:"reason",rootData:u})||(e=
e===null?y.errors:e.concat(y.errors),r=e.length)),c.until!==void 0){let a=c.until;if(typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&
typeof a!="boolean"){const w={instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{type:ur.additionalProperties.
then.properties.until.type}};e===null?e=[w]:e.push(w),r++}if(typeof a=="string"&&!cr.test(a)){const w={instancePath:n+"/"+l.replace(/~/g,"~0").
replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}};e===null?e=[w]:e.push(w),r++}}}else{const a={
instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}var i=f===r;
p=i,m="then"}else{const f=r;y(c,{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:l,rootData:u})||
(e=e===null?y.errors:e.concat(y.errors),r=e.length);var i=f===r;p=i,m="else"}if(!p){const f={instancePath:n+"/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),r++}}}else{const l={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[l]:e.push(l),r++}return ie.errors=e,r===0}function Ue(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"\
protocols"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="protocols"||t==="lint"||t==="allow")){const i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.protocols!==void 0){let t=s.protocols;if(Array.isArray(
t)){if(t.length<1){const l={instancePath:n+"/protocols",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),r++}const i=t.length;for(let l=0;l<
i;l++)y(t[l],{instancePath:n+"/protocols/"+l,parentData:t,parentDataProperty:l,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{
const i={instancePath:n+"/protocols",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.lint!==void 0){let t=s.lint;if(!(t===
"minimal"||t==="standard"||t==="strict")){const i={instancePath:n+"/lint",keyword:"enum",params:{allowedValues:fr.properties.lint.enum}};e===
null?e=[i]:e.push(i),r++}}s.allow!==void 0&&(ie(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===
null?ie.errors:e.concat(ie.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),
r++}return Ue.errors=e,r===0}export const validateProtocolFile=pr;const Xe={type:"object",properties:{protocol:{type:["string","number","boo\
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
c","roles","reading","encodings","envelope","messages"]},se=Object.prototype.hasOwnProperty,dr=new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
"u"),$e=new RegExp("^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u"),Qe=new RegExp("^[A-Z][A-Za-z0-9]*$","u"),mr=new RegExp("^[A-Za-z][A-Za-z0\
-9]*(?:[-_.][A-Za-z0-9]+)*$","u"),hr=new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+$","u"),wr={type:["string","number","boolean"],pattern:"^(?:0|[1-9\
][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"},gr=new RegExp("^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$","u");function te(s,{
instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:wr.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!gr.test(
s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"}};e===null?e=[t]:
e.push(t),r++}return te.errors=e,r===0}const kr={enum:["open","closed"],enumDescriptions:["They are valid and kept.","They are refused."]};function H(s,{
instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(!(s==="open"||s==="closed")){const t={instancePath:n,
keyword:"enum",params:{allowedValues:kr.enum}};e===null?e=[t]:e.push(t),r++}return H.errors=e,r===0}const ke={type:"object",properties:{default:{
enum:["strict","lenient"],enumDescriptions:["What the document says.","What is seen in practice too, with warnings."]},trim:{type:"boolean"},
nulls:{enum:["refuse","optional","absent"],enumDescriptions:["A null is refused.","A null in an optional field counts as absent.","A null an\
ywhere counts as absent."]},blanks:{enum:["keep","absent"],enumDescriptions:["As an empty text.","As absent."]},lenient:{type:"object",properties:{
missing:{enum:["refuse","body","unset"],enumDescriptions:["An issue.","A warning inside a body, an issue in the envelope.","A warning."]},malformed:{
enum:["refuse","unset"],enumDescriptions:["An issue.","It is dropped with a warning."]},words:{enum:["refuse","keep","upper"],enumDescriptions:[
"An issue.","Kept with a warning.","Kept in upper case with a warning."]},types:{enum:["refuse","keep"],enumDescriptions:["An issue.","Read \
as an unknown message."]},nulls:{enum:["refuse","optional","absent"],enumDescriptions:["A null is refused.","A null in an optional field cou\
nts as absent.","A null anywhere counts as absent."]},bodies:{enum:["refuse","text"],enumDescriptions:["An issue.","Kept as text with a warn\
ing."]}},additionalProperties:!1}},additionalProperties:!1,required:["default"]};function Ne(s,{instancePath:n="",parentData:E,parentDataProperty:O,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.default===void 0){const t={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"default"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="default"||t==="trim"||t==="nulls"||t==="blan\
ks"||t==="lenient")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.
default!==void 0){let t=s.default;if(!(t==="strict"||t==="lenient")){const i={instancePath:n+"/default",keyword:"enum",params:{allowedValues:ke.
properties.default.enum}};e===null?e=[i]:e.push(i),r++}}if(s.trim!==void 0&&typeof s.trim!="boolean"){const t={instancePath:n+"/trim",keyword:"\
type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.nulls!==void 0){let t=s.nulls;if(!(t==="refuse"||t==="optional"||t==="absen\
t")){const i={instancePath:n+"/nulls",keyword:"enum",params:{allowedValues:ke.properties.nulls.enum}};e===null?e=[i]:e.push(i),r++}}if(s.blanks!==
void 0){let t=s.blanks;if(!(t==="keep"||t==="absent")){const i={instancePath:n+"/blanks",keyword:"enum",params:{allowedValues:ke.properties.
blanks.enum}};e===null?e=[i]:e.push(i),r++}}if(s.lenient!==void 0){let t=s.lenient;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)
if(!(i==="missing"||i==="malformed"||i==="words"||i==="types"||i==="nulls"||i==="bodies")){const l={instancePath:n+"/lenient",keyword:"addit\
ionalProperties",params:{additionalProperty:i}};e===null?e=[l]:e.push(l),r++}if(t.missing!==void 0){let i=t.missing;if(!(i==="refuse"||i==="\
body"||i==="unset")){const l={instancePath:n+"/lenient/missing",keyword:"enum",params:{allowedValues:ke.properties.lenient.properties.missing.
enum}};e===null?e=[l]:e.push(l),r++}}if(t.malformed!==void 0){let i=t.malformed;if(!(i==="refuse"||i==="unset")){const l={instancePath:n+"/l\
enient/malformed",keyword:"enum",params:{allowedValues:ke.properties.lenient.properties.malformed.enum}};e===null?e=[l]:e.push(l),r++}}if(t.
words!==void 0){let i=t.words;if(!(i==="refuse"||i==="keep"||i==="upper")){const l={instancePath:n+"/lenient/words",keyword:"enum",params:{allowedValues:ke.
properties.lenient.properties.words.enum}};e===null?e=[l]:e.push(l),r++}}if(t.types!==void 0){let i=t.types;if(!(i==="refuse"||i==="keep")){
const l={instancePath:n+"/lenient/types",keyword:"enum",params:{allowedValues:ke.properties.lenient.properties.types.enum}};e===null?e=[l]:e.
push(l),r++}}if(t.nulls!==void 0){let i=t.nulls;if(!(i==="refuse"||i==="optional"||i==="absent")){const l={instancePath:n+"/lenient/nulls",keyword:"\
enum",params:{allowedValues:ke.properties.lenient.properties.nulls.enum}};e===null?e=[l]:e.push(l),r++}}if(t.bodies!==void 0){let i=t.bodies;
if(!(i==="refuse"||i==="text")){const l={instancePath:n+"/lenient/bodies",keyword:"enum",params:{allowedValues:ke.properties.lenient.properties.
bodies.enum}};e===null?e=[l]:e.push(l),r++}}}else{const i={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.
push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ne.errors=e,r===0}const er={
minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{type:"integer",minimum:1}},additionalProperties:!1},ndjson:{
type:"object",properties:{maxBytes:{type:"integer",minimum:1}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"inte\
ger",minimum:1},body:{type:"object",properties:{reads:{type:"array",items:{enum:["mapping","text"],enumDescriptions:["A mapping.","YAML insi\
de a block of text."]},minItems:1},writes:{enum:["mapping","text"],enumDescriptions:["A mapping.","YAML inside a block of text."]}},additionalProperties:!1,
required:["reads","writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},Nr={type:"object",
properties:{maxBytes:{type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/text"},body:{$ref:"#/definitio\
ns/text"},thread:{$ref:"#/definitions/text"},ack:{$ref:"#/definitions/text"}},additionalProperties:!1,required:["subject","body"]},subjects:{
type:"array",items:{$ref:"#/definitions/text"},minItems:1},precedence:{type:"array",items:{$ref:"#/definitions/text"},minItems:1},keeps:{type:"\
object",properties:{raw:{$ref:"#/definitions/text"},labels:{$ref:"#/definitions/text"},sections:{$ref:"#/definitions/text"}},additionalProperties:!1}},
additionalProperties:!1,required:["parts","subjects","precedence"]};function ze(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){
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
"thread"||i==="ack")){const l={instancePath:n+"/parts",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[l]:e.push(l),
r++}t.subject!==void 0&&(y(t.subject,{instancePath:n+"/parts/subject",parentData:t,parentDataProperty:"subject",rootData:u})||(e=e===null?y.
errors:e.concat(y.errors),r=e.length)),t.body!==void 0&&(y(t.body,{instancePath:n+"/parts/body",parentData:t,parentDataProperty:"body",rootData:u})||
(e=e===null?y.errors:e.concat(y.errors),r=e.length)),t.thread!==void 0&&(y(t.thread,{instancePath:n+"/parts/thread",parentData:t,parentDataProperty:"\
thread",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),t.ack!==void 0&&(y(t.ack,{instancePath:n+"/parts/ack",parentData:t,
parentDataProperty:"ack",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length))}else{const i={instancePath:n+"/parts",keyword:"t\
ype",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.subjects!==void 0){let t=s.subjects;if(Array.isArray(t)){if(t.length<1){const l={
instancePath:n+"/subjects",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),r++}const i=t.length;for(let l=0;l<i;l++)y(t[l],{instancePath:n+
"/subjects/"+l,parentData:t,parentDataProperty:l,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{const i={instancePath:n+
"/subjects",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.precedence!==void 0){let t=s.precedence;if(Array.isArray(
t)){if(t.length<1){const l={instancePath:n+"/precedence",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),r++}const i=t.length;
for(let l=0;l<i;l++)y(t[l],{instancePath:n+"/precedence/"+l,parentData:t,parentDataProperty:l,rootData:u})||(e=e===null?y.errors:e.concat(y.
errors),r=e.length)}else{const i={instancePath:n+"/precedence",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.keeps!==
void 0){let t=s.keeps;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="raw"||i==="labels"||i==="sections")){const l={
instancePath:n+"/keeps",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[l]:e.push(l),r++}t.raw!==void 0&&(y(t.raw,
{instancePath:n+"/keeps/raw",parentData:t,parentDataProperty:"raw",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),t.labels!==
void 0&&(y(t.labels,{instancePath:n+"/keeps/labels",parentData:t,parentDataProperty:"labels",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),
r=e.length)),t.sections!==void 0&&(y(t.sections,{instancePath:n+"/keeps/sections",parentData:t,parentDataProperty:"sections",rootData:u})||(e=
e===null?y.errors:e.concat(y.errors),r=e.length))}else{const i={instancePath:n+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[i]:
e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}function Ie(s,{
instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){const t={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="\
json"||t==="ndjson"||t==="yaml"||t==="mail")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[i]:e.push(i),r++}if(s.json!==void 0){let t=s.json;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(i!=="maxBytes"){const l={
instancePath:n+"/json",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[l]:e.push(l),r++}if(t.maxBytes!==void 0){let i=t.
maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:n+"/json/maxBytes",keyword:"type",params:{type:"int\
eger"}};e===null?e=[l]:e.push(l),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const l={instancePath:n+"/json/maxBytes",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}}else{const i={instancePath:n+"/json",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),r++}}if(s.ndjson!==void 0){let t=s.ndjson;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(i!==
"maxBytes"){const l={instancePath:n+"/ndjson",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[l]:e.push(l),r++}if(t.
maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:n+"/ndjson/maxBytes",keyword:"\
type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const l={instancePath:n+"/n\
djson/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}}else{const i={instancePath:n+"/ndjson",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.yaml!==void 0){let t=s.yaml;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)
if(!(i==="maxBytes"||i==="body")){const l={instancePath:n+"/yaml",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[
l]:e.push(l),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:n+
"/yaml/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const l={
instancePath:n+"/yaml/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),r++}}if(t.body!==void 0){let i=t.
body;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.reads===void 0){const l={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"\
reads"}};e===null?e=[l]:e.push(l),r++}if(i.writes===void 0){const l={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"\
writes"}};e===null?e=[l]:e.push(l),r++}for(const l in i)if(!(l==="reads"||l==="writes")){const c={instancePath:n+"/yaml/body",keyword:"addit\
ionalProperties",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(i.reads!==void 0){let l=i.reads;if(Array.isArray(l)){if(l.length<
1){const h={instancePath:n+"/yaml/body/reads",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const c=l.length;for(let h=0;h<
c;h++){let p=l[h];if(!(p==="mapping"||p==="text")){const d={instancePath:n+"/yaml/body/reads/"+h,keyword:"enum",params:{allowedValues:er.properties.
yaml.properties.body.properties.reads.items.enum}};e===null?e=[d]:e.push(d),r++}}}else{const c={instancePath:n+"/yaml/body/reads",keyword:"t\
ype",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(i.writes!==void 0){let l=i.writes;if(!(l==="mapping"||l==="text")){const c={instancePath:n+
"/yaml/body/writes",keyword:"enum",params:{allowedValues:er.properties.yaml.properties.body.properties.writes.enum}};e===null?e=[c]:e.push(c),
r++}}}else{const l={instancePath:n+"/yaml/body",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{const i={instancePath:n+
"/yaml",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.mail!==void 0&&(ze(s.mail,{instancePath:n+"/mail",parentData:s,
parentDataProperty:"mail",rootData:u})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return Ie.errors=e,r===0}const br={type:"object",properties:{tag:{$ref:"#/definitions/fieldPath"},
body:{if:{type:"object"},then:{type:"object",properties:{field:{$ref:"#/definitions/text"},max:{type:"integer",minimum:1}},additionalProperties:!1,
required:["field"]},else:{$ref:"#/definitions/text"}},object:{$ref:"#/definitions/openness"},id:{$ref:"#/definitions/fieldPath"},sender:{$ref:"\
#/definitions/fieldPath"},recipient:{$ref:"#/definitions/fieldPath"},time:{$ref:"#/definitions/fieldPath"},thread:{type:"array",items:{$ref:"\
#/definitions/fieldPath"},minItems:1},replyTo:{$ref:"#/definitions/fieldPath"},version:{$ref:"#/definitions/fieldPath"},ack:{type:"object",properties:{
wanted:{$ref:"#/definitions/fieldPath"},given:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["wanted","given"]},fields:{
$ref:"#/definitions/fields"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"\
#/definitions/rule"},minProperties:1},example:{type:"object"}},additionalProperties:!1,required:["tag","body","fields","example"]},vr={type:[
"string","number","boolean"],pattern:"^[A-Za-z_][A-Za-z0-9_-]*(?:\\.[A-Za-z_][A-Za-z0-9_-]*)*$"},jr=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*(?:\\\
.[A-Za-z_][A-Za-z0-9_-]*)*$","u");function A(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:vr.type}};e===null?e=
[t]:e.push(t),r++}if(typeof s=="string"&&!jr.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_-]*(?:\
\\.[A-Za-z_][A-Za-z0-9_-]*)*$"}};e===null?e=[t]:e.push(t),r++}return A.errors=e,r===0}const zr={type:"object",propertyNames:{pattern:"^[A-Za\
-z_][A-Za-z0-9_-]*\\??$"},additionalProperties:{$ref:"#/definitions/fieldOrType"}},Ar=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*\\??$","u"),Ir={if:{
type:"object"},then:{$ref:"#/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,
maxItems:1},else:{$ref:"#/definitions/typeName"}}},X={type:"object",properties:{doc:{$ref:"#/definitions/text"},nullable:{type:"boolean"},lenient:{
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
"const","enum"]}}}}}}}},Pr={type:["string","number","boolean"],pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9]*)$",examples:["string","line","t\
ext","path","integer","number","percent","boolean","timestamp","date","epoch","uuid","url","semver","any"]},Dr=new RegExp("^(?:[A-Z][A-Za-z0\
-9]*|[a-z][a-z0-9]*)$","u");function J(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Pr.type}};e===null?e=
[t]:e.push(t),r++}if(typeof s=="string"&&!Dr.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z]\
[a-z0-9]*)$"}};e===null?e=[t]:e.push(t),r++}return J.errors=e,r===0}const Zr={type:"array",items:{$ref:"#/definitions/text"},minItems:1};function N(s,{
instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,
keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}const t=s.length;for(let i=0;i<t;i++)y(s[i],{instancePath:n+"/"+i,parentData:s,
parentDataProperty:i,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{const t={instancePath:n,keyword:"type",params:{type:"\
array"}};e===null?e=[t]:e.push(t),r++}return N.errors=e,r===0}const Er={if:{type:"object"},then:{$ref:"#/definitions/definition"},else:{$ref:"\
#/definitions/typeName"}},oe={type:"object",properties:{doc:{$ref:"#/definitions/text"},nullable:{type:"boolean"},lenient:{$ref:"#/definitio\
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
"const","enum"]}}}}}}}},_r={type:"array",items:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},minItems:1};function le(s,{
instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,
keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}const t=s.length;for(let i=0;i<t;i++){let l=s[i];if(typeof l!="string"&&!(typeof l==
"number"&&isFinite(l))&&typeof l!="boolean"){const c={instancePath:n+"/"+i,keyword:"type",params:{type:_r.items.type}};e===null?e=[c]:e.push(
c),r++}if(typeof l=="string"&&!Qe.test(l)){const c={instancePath:n+"/"+i,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?
e=[c]:e.push(c),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return le.errors=e,r===
0}const Or={type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{
$ref:"#/definitions/text"}},minProperties:1},Fr={type:"object",properties:{doc:{$ref:"#/definitions/text"},aliases:{$ref:"#/definitions/text\
s"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"}},additionalProperties:!1,required:["doc"]},Vr={type:"o\
bject",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"#/definitions/text"},use:{$ref:"#/definitions/text"}},additionalProperties:!1,
required:["since","reason"]};function ye(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.since===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"since"}};e===null?e=[t]:
e.push(t),r++}if(s.reason===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}
for(const t in s)if(!(t==="since"||t==="reason"||t==="use")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}s.since!==void 0&&(te(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:u})||(e=
e===null?te.errors:e.concat(te.errors),r=e.length)),s.reason!==void 0&&(y(s.reason,{instancePath:n+"/reason",parentData:s,parentDataProperty:"\
reason",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.use!==void 0&&(y(s.use,{instancePath:n+"/use",parentData:s,parentDataProperty:"\
use",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return ye.errors=e,r===0}function Ze(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};
e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="aliases"||t==="since"||t==="deprecated")){const i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.doc!==void 0&&(y(s.doc,{instancePath:n+"/doc",parentData:s,
parentDataProperty:"doc",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.aliases!==void 0&&(N(s.aliases,{instancePath:n+
"/aliases",parentData:s,parentDataProperty:"aliases",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.since!==void 0&&(te(
s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),
s.deprecated!==void 0&&(ye(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:u})||(e=e===null?
ye.errors:e.concat(ye.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
return Ze.errors=e,r===0}function ce(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.
push(l),r++}for(const l in s){const c=r;if(typeof l=="string"&&!U.test(l)){const h={instancePath:n,keyword:"pattern",params:{pattern:"\\S"},
propertyName:l};e===null?e=[h]:e.push(h),r++}var t=c===r;if(!t){const h={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===
null?e=[h]:e.push(h),r++}}for(const l in s){let c=s[l];const h=r;let p=!0;const d=r;if(!(c&&typeof c=="object"&&!Array.isArray(c))){const f={};
e===null?e=[f]:e.push(f),r++}var i=d===r;r=h,e!==null&&(h?e.length=h:e=null);let m;if(i){const f=r;Ze(c,{instancePath:n+"/"+l.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length);var i=f===r;p=
i,m="then"}else{const f=r;y(c,{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:l,rootData:u})||(e=
e===null?y.errors:e.concat(y.errors),r=e.length);var i=f===r;p=i,m="else"}if(!p){const f={instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"if",params:{failingKeyword:m}};e===null?e=[f]:e.push(f),r++}}}else{const l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return ce.errors=e,r===0}const $r={if:{type:"object"},then:{$ref:"#/definitions/leniency"},else:{enum:["op\
tional"],enumDescriptions:["A missing field is only a warning."]}},rr={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#/d\
efinitions/typeOrDefinition"},convert:{enum:["timestamp"],enumDescriptions:["A date and time as text becomes epoch seconds."]},wrap:{$ref:"#\
/definitions/text"},words:{enum:["unset"],enumDescriptions:["It is dropped."]}},additionalProperties:!1},ee={validate:ne};function Ee(s,{instancePath:n="",
parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t in s)if(!(t==="o\
ptional"||t==="accept"||t==="convert"||t==="wrap"||t==="words")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}if(s.optional!==void 0&&typeof s.optional!="boolean"){const t={instancePath:n+"/optional",keyword:"type",params:{
type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.accept!==void 0&&(ee.validate(s.accept,{instancePath:n+"/accept",parentData:s,parentDataProperty:"\
accept",rootData:u})||(e=e===null?ee.validate.errors:e.concat(ee.validate.errors),r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){
const t={instancePath:n+"/convert",keyword:"enum",params:{allowedValues:rr.properties.convert.enum}};e===null?e=[t]:e.push(t),r++}if(s.wrap!==
void 0&&(y(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),
s.words!==void 0&&s.words!=="unset"){const t={instancePath:n+"/words",keyword:"enum",params:{allowedValues:rr.properties.words.enum}};e===null?
e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ee.errors=e,r===
0}function je(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;const t=r;let i=!0;const l=r;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){const p={};e===null?e=[p]:e.push(p),r++}var c=l===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const p=r;
Ee(s,{instancePath:n,parentData:E,parentDataProperty:O,rootData:u})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length);var c=p===r;i=c,h=
"then"}else{const p=r;if(s!=="optional"){const m={instancePath:n,keyword:"enum",params:{allowedValues:$r.else.enum}};e===null?e=[m]:e.push(m),
r++}var c=p===r;i=c,h="else"}if(!i){const p={instancePath:n,keyword:"if",params:{failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return je.errors=
e,r===0}const de={validate:he};function Ae(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;const t=r;
let i=!0;const l=r;if(r===l)if(s&&typeof s=="object"&&!Array.isArray(s)){let w;if(s.type===void 0&&(w="type")){const g={};e===null?e=[g]:e.push(
g),r++}}else{const w={};e===null?e=[w]:e.push(w),r++}var c=l===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const w=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.type===void 0){const b={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[b]:e.
push(b),r++}for(const b in s)if(!se.call(oe.then.properties,b)){const D={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:b}};
e===null?e=[D]:e.push(D),r++}if(s.type!==void 0&&(J(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:u})||(e=e===
null?J.errors:e.concat(J.errors),r=e.length)),s.min!==void 0){let b=s.min;if(!(typeof b=="number"&&isFinite(b))){const D={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[D]:e.push(D),r++}}if(s.max!==void 0){let b=s.max;if(!(typeof b=="number"&&isFinite(b))){
const D={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[D]:e.push(D),r++}}if(s.pattern!==void 0&&(y(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.utc!==void 0&&typeof s.
utc!="boolean"){const b={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(s.fraction!==void 0&&
s.fraction!=="none"){const b={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:oe.then.properties.fraction.enum}};e===null?e=
[b]:e.push(b),r++}if(s.write!==void 0&&s.write!=="seconds"){const b={instancePath:n+"/write",keyword:"enum",params:{allowedValues:oe.then.properties.
write.enum}};e===null?e=[b]:e.push(b),r++}if(s.version!==void 0&&s.version!==4){const b={instancePath:n+"/version",keyword:"enum",params:{allowedValues:oe.
then.properties.version.enum}};e===null?e=[b]:e.push(b),r++}if(s.prefix!==void 0&&(y(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"\
prefix",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.schemes!==void 0&&(N(s.schemes,{instancePath:n+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.inside!==void 0){let b=s.inside;if(!(b==="\
warn"||b==="require")){const D={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:oe.then.properties.inside.enum}};e===null?e=[D]:
e.push(D),r++}}}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var c=w===r;i=c,h="then"}else{
const w=r,g=r;let b=!0;const D=r;if(r===D)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.list===void 0&&(I="list")){const re={};e===
null?e=[re]:e.push(re),r++}}else{const I={};e===null?e=[I]:e.push(I),r++}var p=D===r;r=g,e!==null&&(g?e.length=g:e=null);let _;if(p){const I=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const q={instancePath:n,keyword:"required",params:{missingProperty:"list"}};
e===null?e=[q]:e.push(q),r++}for(const q in s)if(!se.call(oe.else.then.properties,q)){const B={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:q}};e===null?e=[B]:e.push(B),r++}if(s.list!==void 0&&(ee.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:u})||(e=e===null?ee.validate.errors:e.concat(ee.validate.errors),r=e.length)),s.min!==void 0){let q=s.min;if(!(typeof q=="num\
ber"&&isFinite(q))){const B={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[B]:e.push(B),r++}}if(s.max!==void 0){let q=s.
max;if(!(typeof q=="number"&&isFinite(q))){const B={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[B]:e.push(B),r++}}
if(s.unique!==void 0&&typeof s.unique!="boolean"){const q={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[q]:e.
push(q),r++}}else{const q={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var p=I===r;b=p,_="then"}else{
const I=r,re=r;let q=!0;const B=r;if(r===B)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.map===void 0&&(z="map")){const S={};e===null?
e=[S]:e.push(S),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var d=B===r;r=re,e!==null&&(re?e.length=re:e=null);let C;if(d){const z=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const K={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?
e=[K]:e.push(K),r++}for(const K in s)if(!se.call(oe.else.else.then.properties,K)){const R={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:K}};e===null?e=[R]:e.push(R),r++}if(s.map!==void 0&&(ee.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"\
map",rootData:u})||(e=e===null?ee.validate.errors:e.concat(ee.validate.errors),r=e.length)),s.keys!==void 0&&(y(s.keys,{instancePath:n+"/key\
s",parentData:s,parentDataProperty:"keys",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.min!==void 0){let K=s.min;if(!(typeof K==
"number"&&isFinite(K))){const R={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[R]:e.push(R),r++}}if(s.max!==void 0){
let K=s.max;if(!(typeof K=="number"&&isFinite(K))){const R={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[R]:e.push(
R),r++}}}else{const K={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var d=z===r;q=d,C="then"}else{const z=r,
S=r;let K=!0;const R=r;if(r===R)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.fields===void 0&&(v="fields")){const P={};e===null?e=
[P]:e.push(P),r++}}else{const v={};e===null?e=[v]:e.push(v),r++}var m=R===r;r=S,e!==null&&(S?e.length=S:e=null);let we;if(m){const v=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===
null?e=[T]:e.push(T),r++}for(const T in s)if(!se.call(oe.else.else.else.then.properties,T)){const me={instancePath:n,keyword:"additionalProp\
erties",params:{additionalProperty:T}};e===null?e=[me]:e.push(me),r++}s.fields!==void 0&&(de.validate(s.fields,{instancePath:n+"/fields",parentData:s,
parentDataProperty:"fields",rootData:u})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),r=e.length)),s.include!==void 0&&(le(s.
include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),
s.object!==void 0&&(H(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:u})||(e=e===null?H.errors:e.concat(
H.errors),r=e.length)),s.reserved!==void 0&&(N(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:u})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(
T),r++}var m=v===r;K=m,we="then"}else{const v=r,P=r;let T=!0;const me=r;if(r===me)if(s&&typeof s=="object"&&!Array.isArray(s)){let M;if(s.union===
void 0&&(M="union")){const ae={};e===null?e=[ae]:e.push(ae),r++}}else{const M={};e===null?e=[M]:e.push(M),r++}var f=me===r;r=P,e!==null&&(P?
e.length=P:e=null);let be;if(f){const M=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const F={instancePath:n,keyword:"\
required",params:{missingProperty:"union"}};e===null?e=[F]:e.push(F),r++}for(const F in s)if(!(F==="union"||F==="doc"||F==="nullable"||F==="\
lenient"||F==="since"||F==="deprecated"||F==="allow")){const Q={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:F}};
e===null?e=[Q]:e.push(Q),r++}if(s.union!==void 0){let F=s.union;if(Array.isArray(F)){if(F.length<2){const W={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[W]:e.push(W),r++}const Q=F.length;for(let W=0;W<Q;W++)ee.validate(F[W],{instancePath:n+"/union/"+W,parentData:F,
parentDataProperty:W,rootData:u})||(e=e===null?ee.validate.errors:e.concat(ee.validate.errors),r=e.length)}else{const Q={instancePath:n+"/un\
ion",keyword:"type",params:{type:"array"}};e===null?e=[Q]:e.push(Q),r++}}}else{const F={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[F]:e.push(F),r++}var f=M===r;T=f,be="then"}else{const M=r,ae=r;let F=!0;const Q=r;if(r===Q)if(s&&typeof s=="object"&&!Array.isArray(
s)){let Y;if(s.const===void 0&&(Y="const")){const ue={};e===null?e=[ue]:e.push(ue),r++}}else{const Y={};e===null?e=[Y]:e.push(Y),r++}var o=Q===
r;r=ae,e!==null&&(ae?e.length=ae:e=null);let W;if(o){const Y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const V={instancePath:n,
keyword:"required",params:{missingProperty:"const"}};e===null?e=[V]:e.push(V),r++}for(const V in s)if(!(V==="const"||V==="doc"||V==="nullabl\
e"||V==="lenient"||V==="since"||V==="deprecated"||V==="allow")){const pe={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};
e===null?e=[pe]:e.push(pe),r++}if(s.const!==void 0){let V=s.const;if(typeof V!="string"&&!(typeof V=="number"&&isFinite(V))&&typeof V!="bool\
ean"){const pe={instancePath:n+"/const",keyword:"type",params:{type:oe.else.else.else.else.else.then.properties.const.type}};e===null?e=[pe]:
e.push(pe),r++}}}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var o=Y===r;F=o,W="then"}else{
const Y=r,ue=r;let V=!0;const pe=r;if(r===pe)if(s&&typeof s=="object"&&!Array.isArray(s)){let G;if(s.enum===void 0&&(G="enum")){const xe={};
e===null?e=[xe]:e.push(xe),r++}}else{const G={};e===null?e=[G]:e.push(G),r++}var a=pe===r;r=ue,e!==null&&(ue?e.length=ue:e=null);let ve;if(a){
const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"\
enum"}};e===null?e=[k]:e.push(k),r++}if(s.values===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===
null?e=[k]:e.push(k),r++}for(const k in s)if(!se.call(oe.else.else.else.else.else.else.then.properties,k)){const $={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push($),r++}if(s.enum!==void 0){let k=s.enum;if(!(k==="open"||k==="clo\
sed")){const $={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:oe.else.else.else.else.else.else.then.properties.enum.enum}};e===
null?e=[$]:e.push($),r++}}s.values!==void 0&&(ce(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:u})||(e=
e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.pattern!==void 0&&(y(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length))}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[k]:e.push(k),r++}var a=G===r;V=a,ve="then"}else{const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const k={
instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!se.call(oe.else.else.else.
else.else.else.else.properties,k)){const $={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push(
$),r++}if(s.enum!==void 0){let k=s.enum;if(!(k==="open"||k==="closed")){const $={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:oe.
else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[$]:e.push($),r++}}if(s.values!==void 0&&(ce(s.values,{instancePath:n+"\
/values",parentData:s,parentDataProperty:"values",rootData:u})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.pattern!==void 0&&(y(
s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),
s.const!==void 0){let k=s.const;if(typeof k!="string"&&!(typeof k=="number"&&isFinite(k))&&typeof k!="boolean"){const $={instancePath:n+"/co\
nst",keyword:"type",params:{type:oe.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[$]:e.push($),r++}}if(s.union!==void 0){
let k=s.union;if(Array.isArray(k)){if(k.length<2){const fe={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[fe]:e.push(
fe),r++}const $=k.length;for(let fe=0;fe<$;fe++)ee.validate(k[fe],{instancePath:n+"/union/"+fe,parentData:k,parentDataProperty:fe,rootData:u})||
(e=e===null?ee.validate.errors:e.concat(ee.validate.errors),r=e.length)}else{const $={instancePath:n+"/union",keyword:"type",params:{type:"a\
rray"}};e===null?e=[$]:e.push($),r++}}if(s.fields!==void 0&&(de.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:u})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),r=e.length)),s.include!==void 0&&(le(s.include,{instancePath:n+
"/include",parentData:s,parentDataProperty:"include",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.object!==void 0&&
(H(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),
s.reserved!==void 0&&(N(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:u})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)),s.map!==void 0&&(ee.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:u})||
(e=e===null?ee.validate.errors:e.concat(ee.validate.errors),r=e.length)),s.keys!==void 0&&(y(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.min!==void 0){let k=s.min;if(!(typeof k=="number"&&isFinite(k))){
const $={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}if(s.max!==void 0){let k=s.max;if(!(typeof k==
"number"&&isFinite(k))){const $={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push($),r++}}if(s.list!==void 0&&
(ee.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:u})||(e=e===null?ee.validate.errors:e.concat(ee.
validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const k={instancePath:n+"/unique",keyword:"type",params:{type:"\
boolean"}};e===null?e=[k]:e.push(k),r++}if(s.type!==void 0&&(J(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:u})||
(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",
params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"\
enum",params:{allowedValues:oe.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[k]:e.push(k),r++}if(s.write!==void 0&&
s.write!=="seconds"){const k={instancePath:n+"/write",keyword:"enum",params:{allowedValues:oe.else.else.else.else.else.else.else.properties.
write.enum}};e===null?e=[k]:e.push(k),r++}if(s.version!==void 0&&s.version!==4){const k={instancePath:n+"/version",keyword:"enum",params:{allowedValues:oe.
else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[k]:e.push(k),r++}if(s.prefix!==void 0&&(y(s.prefix,{instancePath:n+
"/prefix",parentData:s,parentDataProperty:"prefix",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.schemes!==void 0&&(N(
s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),
s.inside!==void 0){let k=s.inside;if(!(k==="warn"||k==="require")){const $={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:oe.
else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[$]:e.push($),r++}}}else{const k={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[k]:e.push(k),r++}var a=G===r;V=a,ve="else"}if(!V){const G={instancePath:n,keyword:"if",params:{failingKeyword:ve}};
e===null?e=[G]:e.push(G),r++}var o=Y===r;F=o,W="else"}if(!F){const Y={instancePath:n,keyword:"if",params:{failingKeyword:W}};e===null?e=[Y]:
e.push(Y),r++}var f=M===r;T=f,be="else"}if(!T){const M={instancePath:n,keyword:"if",params:{failingKeyword:be}};e===null?e=[M]:e.push(M),r++}
var m=v===r;K=m,we="else"}if(!K){const v={instancePath:n,keyword:"if",params:{failingKeyword:we}};e===null?e=[v]:e.push(v),r++}var d=z===r;q=
d,C="else"}if(!q){const z={instancePath:n,keyword:"if",params:{failingKeyword:C}};e===null?e=[z]:e.push(z),r++}var p=I===r;b=p,_="else"}if(!b){
const I={instancePath:n,keyword:"if",params:{failingKeyword:_}};e===null?e=[I]:e.push(I),r++}var c=w===r;i=c,h="else"}if(!i){const w={instancePath:n,
keyword:"if",params:{failingKeyword:h}};e===null?e=[w]:e.push(w),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(y(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.nullable!==
void 0&&typeof s.nullable!="boolean"){const w={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}
s.lenient!==void 0&&(je(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:u})||(e=e===null?je.errors:e.
concat(je.errors),r=e.length)),s.since!==void 0&&(te(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:u})||
(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.deprecated!==void 0&&(ye(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),s.allow!==void 0&&(ie(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length))}else{const w={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[w]:e.push(w),r++}return Ae.errors=e,r===0}function ne(s,{instancePath:n="",parentData:E,parentDataProperty:O,
rootData:u=s}={}){let e=null,r=0;const t=r;let i=!0;const l=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const p={};e===null?e=[p]:e.push(
p),r++}var c=l===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const p=r;Ae(s,{instancePath:n,parentData:E,parentDataProperty:O,rootData:u})||
(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length);var c=p===r;i=c,h="then"}else{const p=r;J(s,{instancePath:n,parentData:E,parentDataProperty:O,
rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length);var c=p===r;i=c,h="else"}if(!i){const p={instancePath:n,keyword:"if",params:{
failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return ne.errors=e,r===0}const sr={type:"object",properties:{by:{$ref:"#/definitions/fieldPa\
th"},table:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1},level:{enum:["warning"],enumDescriptions:["\
Never more than a warning."]},lenient:{enum:["warn"],enumDescriptions:["Only a warning."]}},additionalProperties:!1,required:["by"]};function Oe(s,{
instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===
void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"by"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="by"||
i==="table"||i==="level"||i==="lenient")){const l={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[
l]:e.push(l),r++}if(s.by!==void 0&&(A(s.by,{instancePath:n+"/by",parentData:s,parentDataProperty:"by",rootData:u})||(e=e===null?A.errors:e.concat(
A.errors),r=e.length)),s.table!==void 0){let i=s.table;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const l={instancePath:n+
"/table",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in i){const c=r;if(typeof l=="string"&&!U.test(l)){
const h={instancePath:n+"/table",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[h]:e.push(h),r++}var t=c===r;if(!t){const h={
instancePath:n+"/table",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[h]:e.push(h),r++}}}else{const l={instancePath:n+"/table",
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.level!==void 0&&s.level!=="warning"){const i={instancePath:n+"/lev\
el",keyword:"enum",params:{allowedValues:sr.properties.level.enum}};e===null?e=[i]:e.push(i),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){
const i={instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:sr.properties.lenient.enum}};e===null?e=[i]:e.push(i),r++}}else{const i={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Oe.errors=e,r===0}const xr={if:{type:"object"},then:{
if:{type:"object",required:["section"]},then:{type:"object",properties:{section:{$ref:"#/definitions/text"}},additionalProperties:!1,required:[
"section"]},else:{if:{type:"object",required:["bullet"]},then:{type:"object",properties:{bullet:{$ref:"#/definitions/text"},in:{$ref:"#/defi\
nitions/text"},also:{$ref:"#/definitions/texts"}},additionalProperties:!1,required:["bullet","in"]},else:{type:"object",properties:{label:{$ref:"\
#/definitions/text"},in:{$ref:"#/definitions/text"},also:{$ref:"#/definitions/texts"}},additionalProperties:!1,required:["label"]}}},else:{type:[
"string","number","boolean"],pattern:"\\S"}};function Fe(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,
r=0;const t=r;let i=!0;const l=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const m={};e===null?e=[m]:e.push(m),r++}var c=l===r;r=t,e!==
null&&(t?e.length=t:e=null);let h;if(c){const m=r,f=r;let o=!0;const a=r;if(r===a)if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.section===
void 0&&(b="section")){const D={};e===null?e=[D]:e.push(D),r++}}else{const b={};e===null?e=[b]:e.push(b),r++}var p=a===r;r=f,e!==null&&(f?e.
length=f:e=null);let w;if(p){const b=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const _={instancePath:n,keyword:"\
required",params:{missingProperty:"section"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)if(_!=="section"){const x={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:_}};e===null?e=[x]:e.push(x),r++}s.section!==void 0&&(y(s.section,{instancePath:n+"/section",
parentData:s,parentDataProperty:"section",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length))}else{const _={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}var p=b===r;o=p,w="then"}else{const b=r,D=r;let _=!0;const x=r;if(r===x)if(s&&typeof s==
"object"&&!Array.isArray(s)){let q;if(s.bullet===void 0&&(q="bullet")){const B={};e===null?e=[B]:e.push(B),r++}}else{const q={};e===null?e=[
q]:e.push(q),r++}var d=x===r;r=D,e!==null&&(D?e.length=D:e=null);let I;if(d){const q=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bullet===
void 0){const C={instancePath:n,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[C]:e.push(C),r++}if(s.in===void 0){const C={
instancePath:n,keyword:"required",params:{missingProperty:"in"}};e===null?e=[C]:e.push(C),r++}for(const C in s)if(!(C==="bullet"||C==="in"||
C==="also")){const Z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=[Z]:e.push(Z),r++}s.bullet!==void 0&&
(y(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),
s.in!==void 0&&(y(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.
length)),s.also!==void 0&&(N(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:u})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length))}else{const C={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var d=q===r;_=d,I="t\
hen"}else{const q=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const C={instancePath:n,keyword:"required",params:{missingProperty:"\
label"}};e===null?e=[C]:e.push(C),r++}for(const C in s)if(!(C==="label"||C==="in"||C==="also")){const Z={instancePath:n,keyword:"additionalP\
roperties",params:{additionalProperty:C}};e===null?e=[Z]:e.push(Z),r++}s.label!==void 0&&(y(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"\
label",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.in!==void 0&&(y(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"\
in",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.also!==void 0&&(N(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const C={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[C]:e.push(C),r++}var d=q===r;_=d,I="else"}if(!_){const q={instancePath:n,keyword:"if",params:{failingKeyword:I}};e===null?e=[q]:
e.push(q),r++}var p=b===r;o=p,w="else"}if(!o){const b={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[b]:e.push(b),r++}var c=m===
r;i=c,h="then"}else{const m=r;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const o={instancePath:n,keyword:"\
type",params:{type:xr.else.type}};e===null?e=[o]:e.push(o),r++}if(typeof s=="string"&&!U.test(s)){const o={instancePath:n,keyword:"pattern",
params:{pattern:"\\S"}};e===null?e=[o]:e.push(o),r++}var c=m===r;i=c,h="else"}if(!i){const m={instancePath:n,keyword:"if",params:{failingKeyword:h}};
e===null?e=[m]:e.push(m),r++}return Fe.errors=e,r===0}function Ve(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,
r=0;const t=r;let i=!0;const l=r;if(r===l)if(s&&typeof s=="object"&&!Array.isArray(s)){let w;if(s.type===void 0&&(w="type")){const g={};e===
null?e=[g]:e.push(g),r++}}else{const w={};e===null?e=[w]:e.push(w),r++}var c=l===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const w=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const b={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[b]:e.push(b),r++}for(const b in s)if(!se.call(X.then.properties,b)){const D={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:b}};e===null?e=[D]:e.push(D),r++}if(s.type!==void 0&&(J(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"t\
ype",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.min!==void 0){let b=s.min;if(!(typeof b=="number"&&isFinite(b))){const D={
instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[D]:e.push(D),r++}}if(s.max!==void 0){let b=s.max;if(!(typeof b=="nu\
mber"&&isFinite(b))){const D={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[D]:e.push(D),r++}}if(s.pattern!==void 0&&
(y(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.
length)),s.utc!==void 0&&typeof s.utc!="boolean"){const b={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(
b),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const b={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:X.then.properties.
fraction.enum}};e===null?e=[b]:e.push(b),r++}if(s.write!==void 0&&s.write!=="seconds"){const b={instancePath:n+"/write",keyword:"enum",params:{
allowedValues:X.then.properties.write.enum}};e===null?e=[b]:e.push(b),r++}if(s.version!==void 0&&s.version!==4){const b={instancePath:n+"/ve\
rsion",keyword:"enum",params:{allowedValues:X.then.properties.version.enum}};e===null?e=[b]:e.push(b),r++}if(s.prefix!==void 0&&(y(s.prefix,
{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.schemes!==
void 0&&(N(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),
r=e.length)),s.inside!==void 0){let b=s.inside;if(!(b==="warn"||b==="require")){const D={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:X.
then.properties.inside.enum}};e===null?e=[D]:e.push(D),r++}}}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[b]:e.push(b),r++}var c=w===r;i=c,h="then"}else{const w=r,g=r;let b=!0;const D=r;if(r===D)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;
if(s.list===void 0&&(I="list")){const re={};e===null?e=[re]:e.push(re),r++}}else{const I={};e===null?e=[I]:e.push(I),r++}var p=D===r;r=g,e!==
null&&(g?e.length=g:e=null);let _;if(p){const I=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const q={instancePath:n,keyword:"\
required",params:{missingProperty:"list"}};e===null?e=[q]:e.push(q),r++}for(const q in s)if(!se.call(X.else.then.properties,q)){const B={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[B]:e.push(B),r++}if(s.list!==void 0&&(ne(s.list,{instancePath:n+"/\
list",parentData:s,parentDataProperty:"list",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.min!==void 0){let q=s.min;
if(!(typeof q=="number"&&isFinite(q))){const B={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[B]:e.push(B),r++}}if(s.
max!==void 0){let q=s.max;if(!(typeof q=="number"&&isFinite(q))){const B={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?
e=[B]:e.push(B),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const q={instancePath:n+"/unique",keyword:"type",params:{type:"boolea\
n"}};e===null?e=[q]:e.push(q),r++}}else{const q={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var p=I===
r;b=p,_="then"}else{const I=r,re=r;let q=!0;const B=r;if(r===B)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.map===void 0&&(z="map")){
const S={};e===null?e=[S]:e.push(S),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var d=B===r;r=re,e!==null&&(re?e.length=re:e=null);let C;
if(d){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const K={instancePath:n,keyword:"required",params:{missingProperty:"\
map"}};e===null?e=[K]:e.push(K),r++}for(const K in s)if(!se.call(X.else.else.then.properties,K)){const R={instancePath:n,keyword:"additional\
Properties",params:{additionalProperty:K}};e===null?e=[R]:e.push(R),r++}if(s.map!==void 0&&(ne(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"\
map",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.keys!==void 0&&(y(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.min!==void 0){let K=s.min;if(!(typeof K=="number"&&isFinite(K))){
const R={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[R]:e.push(R),r++}}if(s.max!==void 0){let K=s.max;if(!(typeof K==
"number"&&isFinite(K))){const R={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[R]:e.push(R),r++}}}else{const K={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var d=z===r;q=d,C="then"}else{const z=r,S=r;let K=!0;const R=r;if(r===R)
if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.fields===void 0&&(v="fields")){const P={};e===null?e=[P]:e.push(P),r++}}else{const v={};
e===null?e=[v]:e.push(v),r++}var m=R===r;r=S,e!==null&&(S?e.length=S:e=null);let we;if(m){const v=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.fields===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[T]:e.push(T),r++}for(const T in s)
if(!se.call(X.else.else.else.then.properties,T)){const me={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};e===
null?e=[me]:e.push(me),r++}s.fields!==void 0&&(de.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:u})||
(e=e===null?de.validate.errors:e.concat(de.validate.errors),r=e.length)),s.include!==void 0&&(le(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.object!==void 0&&(H(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.reserved!==void 0&&(N(
s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.
length))}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var m=v===r;K=m,we="then"}else{const v=r,
P=r;let T=!0;const me=r;if(r===me)if(s&&typeof s=="object"&&!Array.isArray(s)){let M;if(s.union===void 0&&(M="union")){const ae={};e===null?
e=[ae]:e.push(ae),r++}}else{const M={};e===null?e=[M]:e.push(M),r++}var f=me===r;r=P,e!==null&&(P?e.length=P:e=null);let be;if(f){const M=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const F={instancePath:n,keyword:"required",params:{missingProperty:"union"}};
e===null?e=[F]:e.push(F),r++}for(const F in s)if(!se.call(X.else.else.else.else.then.properties,F)){const Q={instancePath:n,keyword:"additio\
nalProperties",params:{additionalProperty:F}};e===null?e=[Q]:e.push(Q),r++}if(s.union!==void 0){let F=s.union;if(Array.isArray(F)){if(F.length<
2){const W={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[W]:e.push(W),r++}const Q=F.length;for(let W=0;W<Q;W++)ne(
F[W],{instancePath:n+"/union/"+W,parentData:F,parentDataProperty:W,rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)}else{
const Q={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[Q]:e.push(Q),r++}}}else{const F={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[F]:e.push(F),r++}var f=M===r;T=f,be="then"}else{const M=r,ae=r;let F=!0;const Q=r;if(r===Q)if(s&&typeof s==
"object"&&!Array.isArray(s)){let Y;if(s.const===void 0&&(Y="const")){const ue={};e===null?e=[ue]:e.push(ue),r++}}else{const Y={};e===null?e=
[Y]:e.push(Y),r++}var o=Q===r;r=ae,e!==null&&(ae?e.length=ae:e=null);let W;if(o){const Y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
const===void 0){const V={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[V]:e.push(V),r++}for(const V in s)if(!se.
call(X.else.else.else.else.else.then.properties,V)){const pe={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};e===
null?e=[pe]:e.push(pe),r++}if(s.const!==void 0){let V=s.const;if(typeof V!="string"&&!(typeof V=="number"&&isFinite(V))&&typeof V!="boolean"){
const pe={instancePath:n+"/const",keyword:"type",params:{type:X.else.else.else.else.else.then.properties.const.type}};e===null?e=[pe]:e.push(
pe),r++}}}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var o=Y===r;F=o,W="then"}else{const Y=r,
ue=r;let V=!0;const pe=r;if(r===pe)if(s&&typeof s=="object"&&!Array.isArray(s)){let G;if(s.enum===void 0&&(G="enum")){const xe={};e===null?e=
[xe]:e.push(xe),r++}}else{const G={};e===null?e=[G]:e.push(G),r++}var a=pe===r;r=ue,e!==null&&(ue?e.length=ue:e=null);let ve;if(a){const G=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};
e===null?e=[k]:e.push(k),r++}if(s.values===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=
[k]:e.push(k),r++}for(const k in s)if(!se.call(X.else.else.else.else.else.else.then.properties,k)){const $={instancePath:n,keyword:"addition\
alProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push($),r++}if(s.enum!==void 0){let k=s.enum;if(!(k==="open"||k==="closed")){const $={
instancePath:n+"/enum",keyword:"enum",params:{allowedValues:X.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[$]:e.push(
$),r++}}s.values!==void 0&&(ce(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:u})||(e=e===null?ce.errors:
e.concat(ce.errors),r=e.length)),s.pattern!==void 0&&(y(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:u})||
(e=e===null?y.errors:e.concat(y.errors),r=e.length))}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(
k),r++}var a=G===r;V=a,ve="then"}else{const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const k={instancePath:n,keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!se.call(X.else.else.else.else.else.else.else.properties,
k)){const $={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[$]:e.push($),r++}if(s.enum!==void 0){let k=s.
enum;if(!(k==="open"||k==="closed")){const $={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:X.else.else.else.else.else.else.else.
properties.enum.enum}};e===null?e=[$]:e.push($),r++}}if(s.values!==void 0&&(ce(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"\
values",rootData:u})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.pattern!==void 0&&(y(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.const!==void 0){let k=s.const;if(typeof k!=
"string"&&!(typeof k=="number"&&isFinite(k))&&typeof k!="boolean"){const $={instancePath:n+"/const",keyword:"type",params:{type:X.else.else.
else.else.else.else.else.properties.const.type}};e===null?e=[$]:e.push($),r++}}if(s.union!==void 0){let k=s.union;if(Array.isArray(k)){if(k.
length<2){const fe={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[fe]:e.push(fe),r++}const $=k.length;for(let fe=0;fe<
$;fe++)ne(k[fe],{instancePath:n+"/union/"+fe,parentData:k,parentDataProperty:fe,rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.
length)}else{const $={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.fields!==void 0&&(de.
validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:u})||(e=e===null?de.validate.errors:e.concat(de.
validate.errors),r=e.length)),s.include!==void 0&&(le(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:u})||
(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.object!==void 0&&(H(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.reserved!==void 0&&(N(s.reserved,{instancePath:n+"/reserved",parentData:s,
parentDataProperty:"reserved",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.map!==void 0&&(ne(s.map,{instancePath:n+"\
/map",parentData:s,parentDataProperty:"map",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.keys!==void 0&&(y(s.keys,
{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.min!==void 0){
let k=s.min;if(!(typeof k=="number"&&isFinite(k))){const $={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[$]:e.push(
$),r++}}if(s.max!==void 0){let k=s.max;if(!(typeof k=="number"&&isFinite(k))){const $={instancePath:n+"/max",keyword:"type",params:{type:"nu\
mber"}};e===null?e=[$]:e.push($),r++}}if(s.list!==void 0&&(ne(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:u})||
(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const k={instancePath:n+"/unique",keyword:"\
type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.type!==void 0&&(J(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"\
type",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const k={instancePath:n+"/\
utc",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const k={instancePath:n+
"/fraction",keyword:"enum",params:{allowedValues:X.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[k]:e.push(k),r++}
if(s.write!==void 0&&s.write!=="seconds"){const k={instancePath:n+"/write",keyword:"enum",params:{allowedValues:X.else.else.else.else.else.else.
else.properties.write.enum}};e===null?e=[k]:e.push(k),r++}if(s.version!==void 0&&s.version!==4){const k={instancePath:n+"/version",keyword:"\
enum",params:{allowedValues:X.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[k]:e.push(k),r++}if(s.prefix!==void 0&&
(y(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),
s.schemes!==void 0&&(N(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:u})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)),s.inside!==void 0){let k=s.inside;if(!(k==="warn"||k==="require")){const $={instancePath:n+"/inside",keyword:"enum",params:{
allowedValues:X.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[$]:e.push($),r++}}}else{const k={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var a=G===r;V=a,ve="else"}if(!V){const G={instancePath:n,keyword:"if",params:{failingKeyword:ve}};
e===null?e=[G]:e.push(G),r++}var o=Y===r;F=o,W="else"}if(!F){const Y={instancePath:n,keyword:"if",params:{failingKeyword:W}};e===null?e=[Y]:
e.push(Y),r++}var f=M===r;T=f,be="else"}if(!T){const M={instancePath:n,keyword:"if",params:{failingKeyword:be}};e===null?e=[M]:e.push(M),r++}
var m=v===r;K=m,we="else"}if(!K){const v={instancePath:n,keyword:"if",params:{failingKeyword:we}};e===null?e=[v]:e.push(v),r++}var d=z===r;q=
d,C="else"}if(!q){const z={instancePath:n,keyword:"if",params:{failingKeyword:C}};e===null?e=[z]:e.push(z),r++}var p=I===r;b=p,_="else"}if(!b){
const I={instancePath:n,keyword:"if",params:{failingKeyword:_}};e===null?e=[I]:e.push(I),r++}var c=w===r;i=c,h="else"}if(!i){const w={instancePath:n,
keyword:"if",params:{failingKeyword:h}};e===null?e=[w]:e.push(w),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(y(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.nullable!==
void 0&&typeof s.nullable!="boolean"){const w={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}
if(s.lenient!==void 0&&(je(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:u})||(e=e===null?je.errors:
e.concat(je.errors),r=e.length)),s.since!==void 0&&(te(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:u})||
(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.deprecated!==void 0&&(ye(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),s.allow!==void 0&&(ie(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.computed!==void 0&&(Oe(s.computed,{instancePath:n+
"/computed",parentData:s,parentDataProperty:"computed",rootData:u})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.sensitive!==void 0&&
typeof s.sensitive!="boolean"){const w={instancePath:n+"/sensitive",keyword:"type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}if(s.
aliases!==void 0&&(N(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:u})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)),s.written!==void 0&&s.written!=="never"){const w={instancePath:n+"/written",keyword:"enum",params:{allowedValues:X.properties.
written.enum}};e===null?e=[w]:e.push(w),r++}s.mail!==void 0&&(Fe(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:u})||
(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.knownAs!==void 0&&(y(s.knownAs,{instancePath:n+"/knownAs",parentData:s,parentDataProperty:"\
knownAs",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length))}else{const w={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[w]:e.push(w),r++}return Ve.errors=e,r===0}function Se(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,
r=0;const t=r;let i=!0;const l=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const d={};e===null?e=[d]:e.push(d),r++}var c=l===r;r=t,e!==
null&&(t?e.length=t:e=null);let h;if(c){const d=r;Ve(s,{instancePath:n,parentData:E,parentDataProperty:O,rootData:u})||(e=e===null?Ve.errors:
e.concat(Ve.errors),r=e.length);var c=d===r;i=c,h="then"}else{const d=r,m=r;let f=!0;const o=r;if(!Array.isArray(s)){const g={};e===null?e=[
g]:e.push(g),r++}var p=o===r;r=m,e!==null&&(m?e.length=m:e=null);let a;if(p){const g=r;if(Array.isArray(s)){if(s.length>1){const _={instancePath:n,
keyword:"maxItems",params:{limit:1}};e===null?e=[_]:e.push(_),r++}if(s.length<1){const _={instancePath:n,keyword:"minItems",params:{limit:1}};
e===null?e=[_]:e.push(_),r++}const D=s.length;for(let _=0;_<D;_++)J(s[_],{instancePath:n+"/"+_,parentData:s,parentDataProperty:_,rootData:u})||
(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{const D={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[D]:e.push(
D),r++}var p=g===r;f=p,a="then"}else{const g=r;J(s,{instancePath:n,parentData:E,parentDataProperty:O,rootData:u})||(e=e===null?J.errors:e.concat(
J.errors),r=e.length);var p=g===r;f=p,a="else"}if(!f){const g={instancePath:n,keyword:"if",params:{failingKeyword:a}};e===null?e=[g]:e.push(
g),r++}var c=d===r;i=c,h="else"}if(!i){const d={instancePath:n,keyword:"if",params:{failingKeyword:h}};e===null?e=[d]:e.push(d),r++}return Se.
errors=e,r===0}function he(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(const i in s){const l=r;if(typeof i=="string"&&!Ar.test(i)){const c={instancePath:n,keyword:"pattern",params:{pattern:"\
^[A-Za-z_][A-Za-z0-9_-]*\\??$"},propertyName:i};e===null?e=[c]:e.push(c),r++}var t=l===r;if(!t){const c={instancePath:n,keyword:"propertyNam\
es",params:{propertyName:i}};e===null?e=[c]:e.push(c),r++}}for(const i in s)Se(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"\
~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)}else{const i={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return he.errors=e,r===0}const Pe={type:"object",properties:{doc:{$ref:"#/definit\
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
blame:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"],kinds:["differ","excludes","when","unless"]}}}}};function De(s,{
instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;const t=r;let i=!0;const l=r;if(r===l)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let f;if(s.differ===void 0&&(f="differ")){const o={};e===null?e=[o]:e.push(o),r++}}else{const f={};e===null?e=[f]:
e.push(f),r++}var c=l===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===
void 0){const a={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[a]:e.push(a),r++}if(s.differ===void 0){const a={
instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[a]:e.push(a),r++}for(const a in s)if(!(a==="differ"||a==="d\
oc"||a==="blame"||a==="level"||a==="lenient")){const w={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[w]:e.push(w),r++}if(s.differ!==void 0){let a=s.differ;if(Array.isArray(a)){if(a.length>2){const g={instancePath:n+"/differ",keyword:"maxI\
tems",params:{limit:2}};e===null?e=[g]:e.push(g),r++}if(a.length<2){const g={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};e===
null?e=[g]:e.push(g),r++}const w=a.length;for(let g=0;g<w;g++)A(a[g],{instancePath:n+"/differ/"+g,parentData:a,parentDataProperty:g,rootData:u})||
(e=e===null?A.errors:e.concat(A.errors),r=e.length)}else{const w={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[w]:e.push(w),r++}}}else{const a={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}var c=f===r;i=c,h="then"}else{
const f=r,o=r;let a=!0;const w=r;if(r===w)if(s&&typeof s=="object"&&!Array.isArray(s)){let D;if(s.excludes===void 0&&(D="excludes")){const _={};
e===null?e=[_]:e.push(_),r++}}else{const D={};e===null?e=[D]:e.push(D),r++}var p=w===r;r=o,e!==null&&(o?e.length=o:e=null);let g;if(p){const D=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const x={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[x]:e.push(x),r++}if(s.excludes===void 0){const x={instancePath:n,keyword:"required",params:{missingProperty:"excludes"}};e===null?e=
[x]:e.push(x),r++}for(const x in s)if(!(x==="excludes"||x==="doc"||x==="blame"||x==="level"||x==="lenient")){const I={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:x}};e===null?e=[I]:e.push(I),r++}if(s.excludes!==void 0){let x=s.excludes;if(x&&typeof x=="\
object"&&!Array.isArray(x)){if(x.list===void 0){const I={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===
null?e=[I]:e.push(I),r++}if(x.value===void 0){const I={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?
e=[I]:e.push(I),r++}for(const I in x)if(!(I==="list"||I==="value")){const re={instancePath:n+"/excludes",keyword:"additionalProperties",params:{
additionalProperty:I}};e===null?e=[re]:e.push(re),r++}x.list!==void 0&&(A(x.list,{instancePath:n+"/excludes/list",parentData:x,parentDataProperty:"\
list",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),x.value!==void 0&&(A(x.value,{instancePath:n+"/excludes/value",parentData:x,
parentDataProperty:"value",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length))}else{const I={instancePath:n+"/excludes",keyword:"\
type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[x]:e.push(x),r++}var p=D===r;a=p,g="then"}else{const D=r,_=r;let x=!0;const I=r;if(r===I)if(s&&typeof s=="object"&&!Array.isArray(s)){let B;
if(s.when===void 0&&(B="when")){const C={};e===null?e=[C]:e.push(C),r++}}else{const B={};e===null?e=[B]:e.push(B),r++}var d=I===r;r=_,e!==null&&
(_?e.length=_:e=null);let re;if(d){const B=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const Z={instancePath:n,keyword:"\
required",params:{missingProperty:"doc"}};e===null?e=[Z]:e.push(Z),r++}if(s.when===void 0){const Z={instancePath:n,keyword:"required",params:{
missingProperty:"when"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(!(Z==="when"||Z==="require"||Z==="forbid"||Z==="doc"||Z==="blame"||
Z==="level"||Z==="lenient")){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[z]:e.push(z),
r++}if(s.when!==void 0){let Z=s.when;if(Z&&typeof Z=="object"&&!Array.isArray(Z)){if(Object.keys(Z).length>1){const z={instancePath:n+"/when",
keyword:"maxProperties",params:{limit:1}};e===null?e=[z]:e.push(z),r++}if(Object.keys(Z).length<1){const z={instancePath:n+"/when",keyword:"\
minProperties",params:{limit:1}};e===null?e=[z]:e.push(z),r++}for(const z in Z){let S=Z[z];if(typeof S!="string"&&!(typeof S=="number"&&isFinite(
S))&&typeof S!="boolean"){const K={instancePath:n+"/when/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Pe.else.else.
then.properties.when.additionalProperties.type}};e===null?e=[K]:e.push(K),r++}}}else{const z={instancePath:n+"/when",keyword:"type",params:{
type:"object"}};e===null?e=[z]:e.push(z),r++}}if(s.require!==void 0){let Z=s.require;if(Array.isArray(Z)){if(Z.length<1){const S={instancePath:n+
"/require",keyword:"minItems",params:{limit:1}};e===null?e=[S]:e.push(S),r++}const z=Z.length;for(let S=0;S<z;S++)A(Z[S],{instancePath:n+"/r\
equire/"+S,parentData:Z,parentDataProperty:S,rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)}else{const z={instancePath:n+
"/require",keyword:"type",params:{type:"array"}};e===null?e=[z]:e.push(z),r++}}if(s.forbid!==void 0){let Z=s.forbid;if(Array.isArray(Z)){if(Z.
length<1){const S={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[S]:e.push(S),r++}const z=Z.length;for(let S=0;S<
z;S++)A(Z[S],{instancePath:n+"/forbid/"+S,parentData:Z,parentDataProperty:S,rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)}else{
const z={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[z]:e.push(z),r++}}}else{const Z={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var d=B===r;x=d,re="then"}else{const B=r,C=r;let Z=!0;const z=r;if(r===z)if(s&&typeof s==
"object"&&!Array.isArray(s)){let R;if(s.unless===void 0&&(R="unless")){const we={};e===null?e=[we]:e.push(we),r++}}else{const R={};e===null?
e=[R]:e.push(R),r++}var m=z===r;r=C,e!==null&&(C?e.length=C:e=null);let S;if(m){const R=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
doc===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[j]:e.push(j),r++}if(s.unless===void 0){
const j={instancePath:n,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[j]:e.push(j),r++}for(const j in s)if(!(j==="unless"||
j==="require"||j==="forbid"||j==="doc"||j==="blame"||j==="level"||j==="lenient")){const v={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:j}};e===null?e=[v]:e.push(v),r++}if(s.unless!==void 0){let j=s.unless;if(j&&typeof j=="object"&&!Array.isArray(j)){if(Object.
keys(j).length>1){const v={instancePath:n+"/unless",keyword:"maxProperties",params:{limit:1}};e===null?e=[v]:e.push(v),r++}if(Object.keys(j).
length<1){const v={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[v]:e.push(v),r++}for(const v in j){let P=j[v];
if(typeof P!="string"&&!(typeof P=="number"&&isFinite(P))&&typeof P!="boolean"){const T={instancePath:n+"/unless/"+v.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:Pe.else.else.else.then.properties.unless.additionalProperties.type}};e===null?e=[T]:e.push(T),r++}}}else{
const v={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(s.require!==void 0){let j=s.require;
if(Array.isArray(j)){if(j.length<1){const P={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}const v=j.
length;for(let P=0;P<v;P++)A(j[P],{instancePath:n+"/require/"+P,parentData:j,parentDataProperty:P,rootData:u})||(e=e===null?A.errors:e.concat(
A.errors),r=e.length)}else{const v={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}}if(s.forbid!==
void 0){let j=s.forbid;if(Array.isArray(j)){if(j.length<1){const P={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=
[P]:e.push(P),r++}const v=j.length;for(let P=0;P<v;P++)A(j[P],{instancePath:n+"/forbid/"+P,parentData:j,parentDataProperty:P,rootData:u})||(e=
e===null?A.errors:e.concat(A.errors),r=e.length)}else{const v={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[v]:
e.push(v),r++}}}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var m=R===r;Z=m,S="then"}else{
const R=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[j]:e.push(j),r++}if(s.differ===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===
null?e=[j]:e.push(j),r++}for(const j in s)if(!se.call(Pe.else.else.else.else.properties,j)){const v={instancePath:n,keyword:"additionalPrope\
rties",params:{additionalProperty:j}};e===null?e=[v]:e.push(v),r++}if(s.unless!==void 0){let j=s.unless;if(j&&typeof j=="object"&&!Array.isArray(
j)){if(Object.keys(j).length>1){const v={instancePath:n+"/unless",keyword:"maxProperties",params:{limit:1}};e===null?e=[v]:e.push(v),r++}if(Object.
keys(j).length<1){const v={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[v]:e.push(v),r++}for(const v in j){
let P=j[v];if(typeof P!="string"&&!(typeof P=="number"&&isFinite(P))&&typeof P!="boolean"){const T={instancePath:n+"/unless/"+v.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Pe.else.else.else.else.properties.unless.additionalProperties.type}};e===null?e=[T]:e.
push(T),r++}}}else{const v={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(s.require!==void 0){
let j=s.require;if(Array.isArray(j)){if(j.length<1){const P={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.
push(P),r++}const v=j.length;for(let P=0;P<v;P++)A(j[P],{instancePath:n+"/require/"+P,parentData:j,parentDataProperty:P,rootData:u})||(e=e===
null?A.errors:e.concat(A.errors),r=e.length)}else{const v={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.
push(v),r++}}if(s.forbid!==void 0){let j=s.forbid;if(Array.isArray(j)){if(j.length<1){const P={instancePath:n+"/forbid",keyword:"minItems",params:{
limit:1}};e===null?e=[P]:e.push(P),r++}const v=j.length;for(let P=0;P<v;P++)A(j[P],{instancePath:n+"/forbid/"+P,parentData:j,parentDataProperty:P,
rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)}else{const v={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};
e===null?e=[v]:e.push(v),r++}}if(s.when!==void 0){let j=s.when;if(j&&typeof j=="object"&&!Array.isArray(j)){if(Object.keys(j).length>1){const v={
instancePath:n+"/when",keyword:"maxProperties",params:{limit:1}};e===null?e=[v]:e.push(v),r++}if(Object.keys(j).length<1){const v={instancePath:n+
"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[v]:e.push(v),r++}for(const v in j){let P=j[v];if(typeof P!="string"&&!(typeof P==
"number"&&isFinite(P))&&typeof P!="boolean"){const T={instancePath:n+"/when/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:Pe.else.else.else.else.properties.when.additionalProperties.type}};e===null?e=[T]:e.push(T),r++}}}else{const v={instancePath:n+"/when",
keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(s.excludes!==void 0){let j=s.excludes;if(j&&typeof j=="object"&&!Array.
isArray(j)){if(j.list===void 0){const v={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?e=[v]:e.push(
v),r++}if(j.value===void 0){const v={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?e=[v]:e.push(v),
r++}for(const v in j)if(!(v==="list"||v==="value")){const P={instancePath:n+"/excludes",keyword:"additionalProperties",params:{additionalProperty:v}};
e===null?e=[P]:e.push(P),r++}j.list!==void 0&&(A(j.list,{instancePath:n+"/excludes/list",parentData:j,parentDataProperty:"list",rootData:u})||
(e=e===null?A.errors:e.concat(A.errors),r=e.length)),j.value!==void 0&&(A(j.value,{instancePath:n+"/excludes/value",parentData:j,parentDataProperty:"\
value",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length))}else{const v={instancePath:n+"/excludes",keyword:"type",params:{type:"\
object"}};e===null?e=[v]:e.push(v),r++}}if(s.differ!==void 0){let j=s.differ;if(Array.isArray(j)){if(j.length>2){const P={instancePath:n+"/d\
iffer",keyword:"maxItems",params:{limit:2}};e===null?e=[P]:e.push(P),r++}if(j.length<2){const P={instancePath:n+"/differ",keyword:"minItems",
params:{limit:2}};e===null?e=[P]:e.push(P),r++}const v=j.length;for(let P=0;P<v;P++)A(j[P],{instancePath:n+"/differ/"+P,parentData:j,parentDataProperty:P,
rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)}else{const v={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};
e===null?e=[v]:e.push(v),r++}}}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var m=R===r;
Z=m,S="else"}if(!Z){const R={instancePath:n,keyword:"if",params:{failingKeyword:S}};e===null?e=[R]:e.push(R),r++}var d=B===r;x=d,re="else"}if(!x){
const B={instancePath:n,keyword:"if",params:{failingKeyword:re}};e===null?e=[B]:e.push(B),r++}var p=D===r;a=p,g="else"}if(!a){const D={instancePath:n,
keyword:"if",params:{failingKeyword:g}};e===null?e=[D]:e.push(D),r++}var c=f===r;i=c,h="else"}if(!i){const f={instancePath:n,keyword:"if",params:{
failingKeyword:h}};e===null?e=[f]:e.push(f),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(y(s.doc,{instancePath:n+"/d\
oc",parentData:s,parentDataProperty:"doc",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.blame!==void 0&&(A(s.blame,{instancePath:n+
"/blame",parentData:s,parentDataProperty:"blame",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),s.level!==void 0&&s.level!==
"warning"){const f={instancePath:n+"/level",keyword:"enum",params:{allowedValues:Pe.properties.level.enum}};e===null?e=[f]:e.push(f),r++}if(s.
lenient!==void 0&&s.lenient!=="warn"){const f={instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:Pe.properties.lenient.enum}};e===
null?e=[f]:e.push(f),r++}}else{const f={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return De.errors=
e,r===0}function Ke(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.tag===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"tag"}};e===null?e=[l]:e.push(l),r++}if(s.
body===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"body"}};e===null?e=[l]:e.push(l),r++}if(s.fields===void 0){
const l={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[l]:e.push(l),r++}if(s.example===void 0){const l={instancePath:n,
keyword:"required",params:{missingProperty:"example"}};e===null?e=[l]:e.push(l),r++}for(const l in s)if(!se.call(br.properties,l)){const c={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[c]:e.push(c),r++}if(s.tag!==void 0&&(A(s.tag,{instancePath:n+
"/tag",parentData:s,parentDataProperty:"tag",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),s.body!==void 0){let l=s.body;
const c=r;let h=!0;const p=r;if(!(l&&typeof l=="object"&&!Array.isArray(l))){const m={};e===null?e=[m]:e.push(m),r++}var t=p===r;r=c,e!==null&&
(c?e.length=c:e=null);let d;if(t){const m=r;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.field===void 0){const o={instancePath:n+"/body",
keyword:"required",params:{missingProperty:"field"}};e===null?e=[o]:e.push(o),r++}for(const o in l)if(!(o==="field"||o==="max")){const a={instancePath:n+
"/body",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(l.field!==void 0&&(y(l.field,{instancePath:n+
"/body/field",parentData:l,parentDataProperty:"field",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),l.max!==void 0){let o=l.
max;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const a={instancePath:n+"/body/max",keyword:"type",params:{type:"integer"}};e===
null?e=[a]:e.push(a),r++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const a={instancePath:n+"/body/max",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}}else{const o={instancePath:n+"/body",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}var t=m===r;h=t,d="then"}else{const m=r;y(l,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:u})||
(e=e===null?y.errors:e.concat(y.errors),r=e.length);var t=m===r;h=t,d="else"}if(!h){const m={instancePath:n+"/body",keyword:"if",params:{failingKeyword:d}};
e===null?e=[m]:e.push(m),r++}}if(s.object!==void 0&&(H(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:u})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.id!==void 0&&(A(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||
(e=e===null?A.errors:e.concat(A.errors),r=e.length)),s.sender!==void 0&&(A(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"\
sender",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),s.recipient!==void 0&&(A(s.recipient,{instancePath:n+"/recipient",
parentData:s,parentDataProperty:"recipient",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),s.time!==void 0&&(A(s.time,{instancePath:n+
"/time",parentData:s,parentDataProperty:"time",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),s.thread!==void 0){let l=s.
thread;if(Array.isArray(l)){if(l.length<1){const h={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}
const c=l.length;for(let h=0;h<c;h++)A(l[h],{instancePath:n+"/thread/"+h,parentData:l,parentDataProperty:h,rootData:u})||(e=e===null?A.errors:
e.concat(A.errors),r=e.length)}else{const c={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.
replyTo!==void 0&&(A(s.replyTo,{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:u})||(e=e===null?A.errors:e.concat(
A.errors),r=e.length)),s.version!==void 0&&(A(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:u})||(e=
e===null?A.errors:e.concat(A.errors),r=e.length)),s.ack!==void 0){let l=s.ack;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.wanted===void 0){
const c={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"wanted"}};e===null?e=[c]:e.push(c),r++}if(l.given===void 0){const c={
instancePath:n+"/ack",keyword:"required",params:{missingProperty:"given"}};e===null?e=[c]:e.push(c),r++}for(const c in l)if(!(c==="wanted"||
c==="given")){const h={instancePath:n+"/ack",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[h]:e.push(h),r++}l.wanted!==
void 0&&(A(l.wanted,{instancePath:n+"/ack/wanted",parentData:l,parentDataProperty:"wanted",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),
r=e.length)),l.given!==void 0&&(A(l.given,{instancePath:n+"/ack/given",parentData:l,parentDataProperty:"given",rootData:u})||(e=e===null?A.errors:
e.concat(A.errors),r=e.length))}else{const c={instancePath:n+"/ack",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.
fields!==void 0&&(he(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:u})||(e=e===null?he.errors:e.concat(
he.errors),r=e.length)),s.rules!==void 0){let l=s.rules;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const c={instancePath:n+
"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in l){const h=r;if(typeof c=="string"&&!$e.test(
c)){const p={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:c};e===null?
e=[p]:e.push(p),r++}var i=h===r;if(!i){const p={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:c}};e===null?e=[p]:e.push(
p),r++}}for(const c in l)De(l[c],{instancePath:n+"/rules/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:c,rootData:u})||
(e=e===null?De.errors:e.concat(De.errors),r=e.length)}else{const c={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?
e=[c]:e.push(c),r++}}if(s.example!==void 0){let l=s.example;if(!(l&&typeof l=="object"&&!Array.isArray(l))){const c={instancePath:n+"/exampl\
e",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return Ke.errors=e,r===0}const qe={type:"object",properties:{doc:{$ref:"#/definitions/text"},name:{type:["strin\
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
required:["doc","from","to","examples","invalid"]},Sr={type:"array",items:{$ref:"#/definitions/text"}};function L(s,{instancePath:n="",parentData:E,
parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){const t=s.length;for(let i=0;i<t;i++)y(s[i],{instancePath:n+"/"+i,
parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{const t={instancePath:n,keyword:"ty\
pe",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return L.errors=e,r===0}const Kr={type:"object",properties:{like:{$ref:"#/definition\
s/text"},field:{$ref:"#/definitions/text"},values:{type:"array",items:{},minItems:1}},additionalProperties:!1,required:["like","field","valu\
es"]};function Ce(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.like===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[t]:e.push(t),r++}if(s.field===
void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}if(s.values===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="like"||t==="fie\
ld"||t==="values")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.
like!==void 0&&(y(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),
r=e.length)),s.field!==void 0&&(y(s.field,{instancePath:n+"/field",parentData:s,parentDataProperty:"field",rootData:u})||(e=e===null?y.errors:
e.concat(y.errors),r=e.length)),s.values!==void 0){let t=s.values;if(Array.isArray(t)){if(t.length<1){const i={instancePath:n+"/values",keyword:"\
minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n+"/values",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ce.errors=e,r===
0}const nr={type:"object",properties:{like:{$ref:"#/definitions/text"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fie\
ldPath"},minItems:1},dropEach:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},issue:{type:["string","number","boolean"],pattern:"\
^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/definitions/tex\
t"}}},additionalProperties:!1,required:["like"]},ir=new RegExp("^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$","u");function Be(s,{instancePath:n="",parentData:E,
parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"like"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="like"||i==="set"||i==="drop"||i===
"dropEach"||i==="issue"||i==="at")){const l={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[l]:e.push(
l),r++}if(s.like!==void 0&&(y(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:u})||(e=e===null?y.errors:e.concat(
y.errors),r=e.length)),s.set!==void 0){let i=s.set;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const l={instancePath:n+"/set",keyword:"t\
ype",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.drop!==void 0){let i=s.drop;if(Array.isArray(i)){if(i.length<1){const c={instancePath:n+
"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const l=i.length;for(let c=0;c<l;c++)A(i[c],{instancePath:n+"/drop\
/"+c,parentData:i,parentDataProperty:c,rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)}else{const l={instancePath:n+"/drop",
keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(s.dropEach!==void 0){let i=s.dropEach;if(Array.isArray(i)){if(i.length<
1){const c={instancePath:n+"/dropEach",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const l=i.length;for(let c=0;c<l;c++)
A(i[c],{instancePath:n+"/dropEach/"+c,parentData:i,parentDataProperty:c,rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)}else{
const l={instancePath:n+"/dropEach",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(s.issue!==void 0){let i=s.issue;if(typeof i!=
"string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const l={instancePath:n+"/issue",keyword:"type",params:{type:nr.properties.
issue.type}};e===null?e=[l]:e.push(l),r++}if(typeof i=="string"&&!ir.test(i)){const l={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[l]:e.push(l),r++}}if(s.at!==void 0){let i=s.at;const l=r;let c=!0;const h=r;if(!Array.isArray(
i)){const d={};e===null?e=[d]:e.push(d),r++}var t=h===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){const d=r;if(Array.isArray(i)){const f=i.
length;for(let o=0;o<f;o++){let a=i[o];if(typeof a!="string"&&!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const w={instancePath:n+
"/at/"+o,keyword:"type",params:{type:nr.properties.at.then.items.type}};e===null?e=[w]:e.push(w),r++}}}else{const f={instancePath:n+"/at",keyword:"\
type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}var t=d===r;c=t,p="then"}else{const d=r;y(i,{instancePath:n+"/at",parentData:s,parentDataProperty:"\
at",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length);var t=d===r;c=t,p="else"}if(!c){const d={instancePath:n+"/at",keyword:"\
if",params:{failingKeyword:p}};e===null?e=[d]:e.push(d),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[i]:e.push(i),r++}return Be.errors=e,r===0}const Re={type:"object",properties:{mode:{enum:["strict","lenient"],enumDescriptions:["What the d\
ocument says.","What is seen in practice too."]},json:{$ref:"#/definitions/text"},ndjson:{$ref:"#/definitions/text"},yaml:{$ref:"#/definitio\
ns/text"},mail:{$ref:"#/definitions/text"},like:{$ref:"#/definitions/text"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definition\
s/fieldPath"},minItems:1},reads:{type:"object"},warnings:{type:"array",items:{$ref:"#/definitions/text"}},issue:{type:["string","number","bo\
olean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"\
#/definitions/text"}}},additionalProperties:!1};function Te(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const i in s)if(!se.call(Re.properties,i)){const l={instancePath:n,keyword:"additionalP\
roperties",params:{additionalProperty:i}};e===null?e=[l]:e.push(l),r++}if(s.mode!==void 0){let i=s.mode;if(!(i==="strict"||i==="lenient")){const l={
instancePath:n+"/mode",keyword:"enum",params:{allowedValues:Re.properties.mode.enum}};e===null?e=[l]:e.push(l),r++}}if(s.json!==void 0&&(y(s.
json,{instancePath:n+"/json",parentData:s,parentDataProperty:"json",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.ndjson!==
void 0&&(y(s.ndjson,{instancePath:n+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),
r=e.length)),s.yaml!==void 0&&(y(s.yaml,{instancePath:n+"/yaml",parentData:s,parentDataProperty:"yaml",rootData:u})||(e=e===null?y.errors:e.
concat(y.errors),r=e.length)),s.mail!==void 0&&(y(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:u})||(e=e===
null?y.errors:e.concat(y.errors),r=e.length)),s.like!==void 0&&(y(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:u})||
(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.set!==void 0){let i=s.set;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const l={instancePath:n+
"/set",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.drop!==void 0){let i=s.drop;if(Array.isArray(i)){if(i.length<
1){const c={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const l=i.length;for(let c=0;c<l;c++)A(
i[c],{instancePath:n+"/drop/"+c,parentData:i,parentDataProperty:c,rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)}else{const l={
instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(s.reads!==void 0){let i=s.reads;if(!(i&&typeof i==
"object"&&!Array.isArray(i))){const l={instancePath:n+"/reads",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.warnings!==
void 0){let i=s.warnings;if(Array.isArray(i)){const l=i.length;for(let c=0;c<l;c++)y(i[c],{instancePath:n+"/warnings/"+c,parentData:i,parentDataProperty:c,
rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{const l={instancePath:n+"/warnings",keyword:"type",params:{type:"arra\
y"}};e===null?e=[l]:e.push(l),r++}}if(s.issue!==void 0){let i=s.issue;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="\
boolean"){const l={instancePath:n+"/issue",keyword:"type",params:{type:Re.properties.issue.type}};e===null?e=[l]:e.push(l),r++}if(typeof i==
"string"&&!ir.test(i)){const l={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[l]:
e.push(l),r++}}if(s.at!==void 0){let i=s.at;const l=r;let c=!0;const h=r;if(!Array.isArray(i)){const d={};e===null?e=[d]:e.push(d),r++}var t=h===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){const d=r;if(Array.isArray(i)){const f=i.length;for(let o=0;o<f;o++){let a=i[o];if(typeof a!=
"string"&&!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const w={instancePath:n+"/at/"+o,keyword:"type",params:{type:Re.properties.
at.then.items.type}};e===null?e=[w]:e.push(w),r++}}}else{const f={instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[f]:
e.push(f),r++}var t=d===r;c=t,p="then"}else{const d=r;y(i,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:u})||(e=e===null?
y.errors:e.concat(y.errors),r=e.length);var t=d===r;c=t,p="else"}if(!c){const d={instancePath:n+"/at",keyword:"if",params:{failingKeyword:p}};
e===null?e=[d]:e.push(d),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Te.errors=
e,r===0}function Le(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.doc===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[f]:e.push(f),r++}if(s.
from===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"from"}};e===null?e=[f]:e.push(f),r++}if(s.to===void 0){const f={
instancePath:n,keyword:"required",params:{missingProperty:"to"}};e===null?e=[f]:e.push(f),r++}if(s.examples===void 0){const f={instancePath:n,
keyword:"required",params:{missingProperty:"examples"}};e===null?e=[f]:e.push(f),r++}if(s.invalid===void 0){const f={instancePath:n,keyword:"\
required",params:{missingProperty:"invalid"}};e===null?e=[f]:e.push(f),r++}for(const f in s)if(!se.call(qe.properties,f)){const o={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[o]:e.push(o),r++}if(s.doc!==void 0&&(y(s.doc,{instancePath:n+"/doc",
parentData:s,parentDataProperty:"doc",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.name!==void 0){let f=s.name;if(typeof f!=
"string"&&!(typeof f=="number"&&isFinite(f))&&typeof f!="boolean"){const o={instancePath:n+"/name",keyword:"type",params:{type:qe.properties.
name.type}};e===null?e=[o]:e.push(o),r++}if(typeof f=="string"&&!Qe.test(f)){const o={instancePath:n+"/name",keyword:"pattern",params:{pattern:"\
^[A-Z][A-Za-z0-9]*$"}};e===null?e=[o]:e.push(o),r++}}if(s.knownAs!==void 0&&(y(s.knownAs,{instancePath:n+"/knownAs",parentData:s,parentDataProperty:"\
knownAs",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.from!==void 0){let f=s.from;const o=r;let a=!0;const w=r;if(!Array.
isArray(f)){const b={};e===null?e=[b]:e.push(b),r++}var t=w===r;r=o,e!==null&&(o?e.length=o:e=null);let g;if(t){const b=r;if(Array.isArray(f)){
if(f.length<1){const x={instancePath:n+"/from",keyword:"minItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}const _=f.length;for(let x=0;x<
_;x++)y(f[x],{instancePath:n+"/from/"+x,parentData:f,parentDataProperty:x,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{
const _={instancePath:n+"/from",keyword:"type",params:{type:"array"}};e===null?e=[_]:e.push(_),r++}var t=b===r;a=t,g="then"}else{const b=r;y(
f,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length);var t=b===
r;a=t,g="else"}if(!a){const b={instancePath:n+"/from",keyword:"if",params:{failingKeyword:g}};e===null?e=[b]:e.push(b),r++}}if(s.to!==void 0){
let f=s.to;const o=r;let a=!0;const w=r;if(!Array.isArray(f)){const b={};e===null?e=[b]:e.push(b),r++}var i=w===r;r=o,e!==null&&(o?e.length=
o:e=null);let g;if(i){const b=r;if(Array.isArray(f)){if(f.length<1){const x={instancePath:n+"/to",keyword:"minItems",params:{limit:1}};e===null?
e=[x]:e.push(x),r++}const _=f.length;for(let x=0;x<_;x++)y(f[x],{instancePath:n+"/to/"+x,parentData:f,parentDataProperty:x,rootData:u})||(e=
e===null?y.errors:e.concat(y.errors),r=e.length)}else{const _={instancePath:n+"/to",keyword:"type",params:{type:"array"}};e===null?e=[_]:e.push(
_),r++}var i=b===r;a=i,g="then"}else{const b=r;y(f,{instancePath:n+"/to",parentData:s,parentDataProperty:"to",rootData:u})||(e=e===null?y.errors:
e.concat(y.errors),r=e.length);var i=b===r;a=i,g="else"}if(!a){const b={instancePath:n+"/to",keyword:"if",params:{failingKeyword:g}};e===null?
e=[b]:e.push(b),r++}}if(s.ack!==void 0&&s.ack!=="required"){const f={instancePath:n+"/ack",keyword:"enum",params:{allowedValues:qe.properties.
ack.enum}};e===null?e=[f]:e.push(f),r++}if(s.replies!==void 0&&(L(s.replies,{instancePath:n+"/replies",parentData:s,parentDataProperty:"repl\
ies",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.usually!==void 0){let f=s.usually;if(f&&typeof f=="object"&&!Array.
isArray(f)){for(const o in f){const a=r;if(typeof o=="string"&&!U.test(o)){const w={instancePath:n+"/usually",keyword:"pattern",params:{pattern:"\
\\S"},propertyName:o};e===null?e=[w]:e.push(w),r++}var l=a===r;if(!l){const w={instancePath:n+"/usually",keyword:"propertyNames",params:{propertyName:o}};
e===null?e=[w]:e.push(w),r++}}for(const o in f){let a=f[o];const w=r;let g=!0;const b=r;if(!Array.isArray(a)){const _={};e===null?e=[_]:e.push(
_),r++}var c=b===r;r=w,e!==null&&(w?e.length=w:e=null);let D;if(c){const _=r;N(a,{instancePath:n+"/usually/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:f,parentDataProperty:o,rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length);var c=_===r;g=c,D="then"}else{const _=r;
if(a!=="request"){const I={instancePath:n+"/usually/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:qe.properties.
usually.additionalProperties.else.enum}};e===null?e=[I]:e.push(I),r++}var c=_===r;g=c,D="else"}if(!g){const _={instancePath:n+"/usually/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:D}};e===null?e=[_]:e.push(_),r++}}}else{const o={instancePath:n+"\
/usually",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.aliases!==void 0&&(N(s.aliases,{instancePath:n+"/aliases",
parentData:s,parentDataProperty:"aliases",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.lenient!==void 0){let f=s.lenient;
if(f&&typeof f=="object"&&!Array.isArray(f)){for(const o in f)if(o!=="aliases"){const a={instancePath:n+"/lenient",keyword:"additionalProper\
ties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}f.aliases!==void 0&&(N(f.aliases,{instancePath:n+"/lenient/aliases",parentData:f,
parentDataProperty:"aliases",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const o={instancePath:n+"/lenient",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.envelope!==void 0){let f=s.envelope;if(f&&typeof f=="object"&&!Array.isArray(
f)){for(const o in f)if(!(o==="include"||o==="fields")){const a={instancePath:n+"/envelope",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[a]:e.push(a),r++}f.include!==void 0&&(le(f.include,{instancePath:n+"/envelope/include",parentData:f,parentDataProperty:"include",
rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),f.fields!==void 0&&(he(f.fields,{instancePath:n+"/envelope/fields",parentData:f,
parentDataProperty:"fields",rootData:u})||(e=e===null?he.errors:e.concat(he.errors),r=e.length))}else{const o={instancePath:n+"/envelope",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.body!==void 0&&s.body!=="text"){const f={instancePath:n+"/body",keyword:"en\
um",params:{allowedValues:qe.properties.body.enum}};e===null?e=[f]:e.push(f),r++}if(s.include!==void 0&&(le(s.include,{instancePath:n+"/incl\
ude",parentData:s,parentDataProperty:"include",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.fields!==void 0&&(he(s.
fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:u})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),
s.object!==void 0&&(H(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:u})||(e=e===null?H.errors:e.concat(
H.errors),r=e.length)),s.reserved!==void 0&&(N(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:u})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.rules!==void 0){let f=s.rules;if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.
keys(f).length<1){const o={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in f){
const a=r;if(typeof o=="string"&&!$e.test(o)){const w={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][\
A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[w]:e.push(w),r++}var h=a===r;if(!h){const w={instancePath:n+"/rules",keyword:"propertyNames",params:{
propertyName:o}};e===null?e=[w]:e.push(w),r++}}for(const o in f)De(f[o],{instancePath:n+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,
parentDataProperty:o,rootData:u})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)}else{const o={instancePath:n+"/rules",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.examples!==void 0){let f=s.examples;if(f&&typeof f=="object"&&!Array.isArray(f)){
for(const o in f){const a=r;if(typeof o=="string"&&!U.test(o)){const w={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},
propertyName:o};e===null?e=[w]:e.push(w),r++}var p=a===r;if(!p){const w={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:o}};
e===null?e=[w]:e.push(w),r++}}for(const o in f){let a=f[o];if(!(a&&typeof a=="object"&&!Array.isArray(a))){const w={instancePath:n+"/example\
s/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}}else{const o={instancePath:n+
"/examples",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.variations!==void 0){let f=s.variations;if(Array.isArray(
f)){if(f.length<1){const a={instancePath:n+"/variations",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}const o=f.length;
for(let a=0;a<o;a++)Ce(f[a],{instancePath:n+"/variations/"+a,parentData:f,parentDataProperty:a,rootData:u})||(e=e===null?Ce.errors:e.concat(
Ce.errors),r=e.length)}else{const o={instancePath:n+"/variations",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.invalid!==
void 0){let f=s.invalid;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const o in f){const a=r;if(typeof o=="string"&&!U.test(o)){const w={
instancePath:n+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[w]:e.push(w),r++}var d=a===r;if(!d){const w={
instancePath:n+"/invalid",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[w]:e.push(w),r++}}for(const o in f)Be(f[o],{instancePath:n+
"/invalid/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:o,rootData:u})||(e=e===null?Be.errors:e.concat(Be.errors),
r=e.length)}else{const o={instancePath:n+"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.wire!==void 0){
let f=s.wire;if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1){const o={instancePath:n+"/wire",keyword:"minProperties",
params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in f){const a=r;if(typeof o=="string"&&!U.test(o)){const w={instancePath:n+"/wire",
keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[w]:e.push(w),r++}var m=a===r;if(!m){const w={instancePath:n+"/wire",keyword:"\
propertyNames",params:{propertyName:o}};e===null?e=[w]:e.push(w),r++}}for(const o in f)Te(f[o],{instancePath:n+"/wire/"+o.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:f,parentDataProperty:o,rootData:u})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)}else{const o={instancePath:n+
"/wire",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}s.since!==void 0&&(te(s.since,{instancePath:n+"/since",parentData:s,
parentDataProperty:"since",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.deprecated!==void 0&&(ye(s.deprecated,{instancePath:n+
"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),s.allow!==void 0&&
(ie(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length))}else{
const f={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return Le.errors=e,r===0}const tr={type:"object",
properties:{doc:{$ref:"#/definitions/text"},key:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},else:{
enum:["thread"],enumDescriptions:["The thread of the messages."]}},start:{$ref:"#/definitions/messageOrList"},steps:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/messageList"}},lenient:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
$ref:"#/definitions/messageList"}},anytime:{$ref:"#/definitions/messageList"},end:{$ref:"#/definitions/messageList"},rounds:{type:"object",properties:{
field:{$ref:"#/definitions/fieldPath"},first:{type:"integer",minimum:0},opened:{$ref:"#/definitions/text"},echoed:{$ref:"#/definitions/text"},
most:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["field","first","opened","echoed"]},deadlines:{type:"array",items:{
$ref:"#/definitions/deadline"},minItems:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definition\
s/transcript"},minProperties:1},illegal:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",properties:{messages:{
type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},at:{type:"integer",minimum:0},issue:{$ref:"#/definitions/text"}},additionalProperties:!1,
required:["messages","at"]},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc","key","start","step\
s","end","transcripts","illegal"]},Cr={if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/text"},minItems:1},else:{$ref:"#/defi\
nitions/text"}};function We(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;const t=r;let i=!0;const l=r;
if(!Array.isArray(s)){const p={};e===null?e=[p]:e.push(p),r++}var c=l===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const p=r;if(Array.
isArray(s)){if(s.length<1){const f={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const m=s.length;for(let f=0;f<
m;f++)y(s[f],{instancePath:n+"/"+f,parentData:s,parentDataProperty:f,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{
const m={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}var c=p===r;i=c,h="then"}else{const p=r;y(s,{instancePath:n,
parentData:E,parentDataProperty:O,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length);var c=p===r;i=c,h="else"}if(!i){const p={
instancePath:n,keyword:"if",params:{failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return We.errors=e,r===0}const lr={type:"object",properties:{
after:{type:"array",items:{$ref:"#/definitions/text"},minItems:1},within:{if:{type:"object"},then:{type:"object",properties:{seconds:{$ref:"\
#/definitions/fieldPath"}},additionalProperties:!1,required:["seconds"]},else:{type:["string","number","boolean"],pattern:"^[1-9][0-9]*[smhd\
]$"}},level:{enum:["warning","hint"],enumDescriptions:["Being late is a warning.","It is shown and never counted as late."]},doc:{$ref:"#/de\
finitions/text"}},additionalProperties:!1,required:["after","within","doc"]},qr=new RegExp("^[1-9][0-9]*[smhd]$","u");function Me(s,{instancePath:n="",
parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.after===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"after"}};e===null?e=[i]:e.push(i),r++}if(s.within===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"within"}};e===null?e=[i]:e.push(i),r++}if(s.doc===void 0){const i={instancePath:n,keyword:"requi\
red",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="after"||i==="within"||i==="level"||i==="doc")){
const l={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[l]:e.push(l),r++}if(s.after!==void 0){let i=s.
after;if(Array.isArray(i)){if(i.length<1){const c={instancePath:n+"/after",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}
const l=i.length;for(let c=0;c<l;c++)y(i[c],{instancePath:n+"/after/"+c,parentData:i,parentDataProperty:c,rootData:u})||(e=e===null?y.errors:
e.concat(y.errors),r=e.length)}else{const l={instancePath:n+"/after",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(s.
within!==void 0){let i=s.within;const l=r;let c=!0;const h=r;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const d={};e===null?e=[d]:e.push(
d),r++}var t=h===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){const d=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.seconds===void 0){
const f={instancePath:n+"/within",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[f]:e.push(f),r++}for(const f in i)if(f!==
"seconds"){const o={instancePath:n+"/within",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[o]:e.push(o),r++}i.seconds!==
void 0&&(A(i.seconds,{instancePath:n+"/within/seconds",parentData:i,parentDataProperty:"seconds",rootData:u})||(e=e===null?A.errors:e.concat(
A.errors),r=e.length))}else{const f={instancePath:n+"/within",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var t=d===
r;c=t,p="then"}else{const d=r;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const f={instancePath:n+"/with\
in",keyword:"type",params:{type:lr.properties.within.else.type}};e===null?e=[f]:e.push(f),r++}if(typeof i=="string"&&!qr.test(i)){const f={instancePath:n+
"/within",keyword:"pattern",params:{pattern:"^[1-9][0-9]*[smhd]$"}};e===null?e=[f]:e.push(f),r++}var t=d===r;c=t,p="else"}if(!c){const d={instancePath:n+
"/within",keyword:"if",params:{failingKeyword:p}};e===null?e=[d]:e.push(d),r++}}if(s.level!==void 0){let i=s.level;if(!(i==="warning"||i==="\
hint")){const l={instancePath:n+"/level",keyword:"enum",params:{allowedValues:lr.properties.level.enum}};e===null?e=[l]:e.push(l),r++}}s.doc!==
void 0&&(y(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length))}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Me.errors=e,r===0}const Br={if:{type:"obj\
ect"},then:{type:"object",properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definit\
ions/messageList"},unacknowledged:{$ref:"#/definitions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/text"}},at:{type:"int\
eger",minimum:0},issue:{$ref:"#/definitions/text"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#/definit\
ions/transcriptItem"},minItems:1}},Rr={if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,additionalProperties:{type:"ob\
ject"}},else:{$ref:"#/definitions/text"}};function ge(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;
const t=r;let i=!0;const l=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const p={};e===null?e=[p]:e.push(p),r++}var c=l===r;r=t,e!==null&&
(t?e.length=t:e=null);let h;if(c){const p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const m={instancePath:n,
keyword:"maxProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}if(Object.keys(s).length<1){const m={instancePath:n,keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}for(const m in s){let f=s[m];if(!(f&&typeof f=="object"&&!Array.isArray(f))){const o={
instancePath:n+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const m={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var c=p===r;i=c,h="then"}else{const p=r;y(s,{instancePath:n,
parentData:E,parentDataProperty:O,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length);var c=p===r;i=c,h="else"}if(!i){const p={
instancePath:n,keyword:"if",params:{failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return ge.errors=e,r===0}function _e(s,{instancePath:n="",
parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;const t=r;let i=!0;const l=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
const p={};e===null?e=[p]:e.push(p),r++}var c=l===r;r=t,e!==null&&(t?e.length=t:e=null);let h;if(c){const p=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.messages===void 0){const m={instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[m]:e.push(m),
r++}for(const m in s)if(!(m==="messages"||m==="awaits"||m==="unacknowledged"||m==="warnings"||m==="at"||m==="issue")){const f={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),r++}if(s.messages!==void 0){let m=s.messages;if(Array.
isArray(m)){if(m.length<1){const o={instancePath:n+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}const f=m.length;
for(let o=0;o<f;o++)ge(m[o],{instancePath:n+"/messages/"+o,parentData:m,parentDataProperty:o,rootData:u})||(e=e===null?ge.errors:e.concat(ge.
errors),r=e.length)}else{const f={instancePath:n+"/messages",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.awaits!==
void 0&&(L(s.awaits,{instancePath:n+"/awaits",parentData:s,parentDataProperty:"awaits",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),
r=e.length)),s.unacknowledged!==void 0&&(L(s.unacknowledged,{instancePath:n+"/unacknowledged",parentData:s,parentDataProperty:"unacknowledge\
d",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.warnings!==void 0){let m=s.warnings;if(Array.isArray(m)){const f=m.length;
for(let o=0;o<f;o++)y(m[o],{instancePath:n+"/warnings/"+o,parentData:m,parentDataProperty:o,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),
r=e.length)}else{const f={instancePath:n+"/warnings",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.at!==void 0){let m=s.
at;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const f={instancePath:n+"/at",keyword:"type",params:{type:"integer"}};e===null?
e=[f]:e.push(f),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){const f={instancePath:n+"/at",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[f]:e.push(f),r++}}s.issue!==void 0&&(y(s.issue,{instancePath:n+"/issue",parentData:s,parentDataProperty:"issue",rootData:u})||
(e=e===null?y.errors:e.concat(y.errors),r=e.length))}else{const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(
m),r++}var c=p===r;i=c,h="then"}else{const p=r;if(Array.isArray(s)){if(s.length<1){const f={instancePath:n,keyword:"minItems",params:{limit:1}};
e===null?e=[f]:e.push(f),r++}const m=s.length;for(let f=0;f<m;f++)ge(s[f],{instancePath:n+"/"+f,parentData:s,parentDataProperty:f,rootData:u})||
(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)}else{const m={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(
m),r++}var c=p===r;i=c,h="else"}if(!i){const p={instancePath:n,keyword:"if",params:{failingKeyword:h}};e===null?e=[p]:e.push(p),r++}return _e.
errors=e,r===0}function Ye(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.doc===void 0){const p={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[p]:e.push(p),r++}
if(s.key===void 0){const p={instancePath:n,keyword:"required",params:{missingProperty:"key"}};e===null?e=[p]:e.push(p),r++}if(s.start===void 0){
const p={instancePath:n,keyword:"required",params:{missingProperty:"start"}};e===null?e=[p]:e.push(p),r++}if(s.steps===void 0){const p={instancePath:n,
keyword:"required",params:{missingProperty:"steps"}};e===null?e=[p]:e.push(p),r++}if(s.end===void 0){const p={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"end"}};e===null?e=[p]:e.push(p),r++}if(s.transcripts===void 0){const p={instancePath:n,keyword:"required",params:{
missingProperty:"transcripts"}};e===null?e=[p]:e.push(p),r++}if(s.illegal===void 0){const p={instancePath:n,keyword:"required",params:{missingProperty:"\
illegal"}};e===null?e=[p]:e.push(p),r++}for(const p in s)if(!se.call(tr.properties,p)){const d={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:p}};e===null?e=[d]:e.push(d),r++}if(s.doc!==void 0&&(y(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.key!==void 0){let p=s.key;const d=r;let m=!0;const f=r;if(!Array.isArray(
p)){const a={};e===null?e=[a]:e.push(a),r++}var t=f===r;r=d,e!==null&&(d?e.length=d:e=null);let o;if(t){const a=r;if(Array.isArray(p)){if(p.
length<1){const b={instancePath:n+"/key",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}const g=p.length;for(let b=0;b<g;b++)
A(p[b],{instancePath:n+"/key/"+b,parentData:p,parentDataProperty:b,rootData:u})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)}else{const g={
instancePath:n+"/key",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}var t=a===r;m=t,o="then"}else{const a=r;if(p!=="thr\
ead"){const g={instancePath:n+"/key",keyword:"enum",params:{allowedValues:tr.properties.key.else.enum}};e===null?e=[g]:e.push(g),r++}var t=a===
r;m=t,o="else"}if(!m){const a={instancePath:n+"/key",keyword:"if",params:{failingKeyword:o}};e===null?e=[a]:e.push(a),r++}}if(s.start!==void 0&&
(We(s.start,{instancePath:n+"/start",parentData:s,parentDataProperty:"start",rootData:u})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),
s.steps!==void 0){let p=s.steps;if(p&&typeof p=="object"&&!Array.isArray(p)){for(const d in p){const m=r;if(typeof d=="string"&&!U.test(d)){
const f={instancePath:n+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:d};e===null?e=[f]:e.push(f),r++}var i=m===r;if(!i){const f={
instancePath:n+"/steps",keyword:"propertyNames",params:{propertyName:d}};e===null?e=[f]:e.push(f),r++}}for(const d in p)L(p[d],{instancePath:n+
"/steps/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:d,rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=
e.length)}else{const d={instancePath:n+"/steps",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.lenient!==void 0){
let p=s.lenient;if(p&&typeof p=="object"&&!Array.isArray(p)){for(const d in p){const m=r;if(typeof d=="string"&&!U.test(d)){const f={instancePath:n+
"/lenient",keyword:"pattern",params:{pattern:"\\S"},propertyName:d};e===null?e=[f]:e.push(f),r++}var l=m===r;if(!l){const f={instancePath:n+
"/lenient",keyword:"propertyNames",params:{propertyName:d}};e===null?e=[f]:e.push(f),r++}}for(const d in p)L(p[d],{instancePath:n+"/lenient/"+
d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:d,rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)}else{
const d={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.anytime!==void 0&&(L(s.anytime,
{instancePath:n+"/anytime",parentData:s,parentDataProperty:"anytime",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.end!==
void 0&&(L(s.end,{instancePath:n+"/end",parentData:s,parentDataProperty:"end",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),
s.rounds!==void 0){let p=s.rounds;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.field===void 0){const d={instancePath:n+"/rounds",keyword:"\
required",params:{missingProperty:"field"}};e===null?e=[d]:e.push(d),r++}if(p.first===void 0){const d={instancePath:n+"/rounds",keyword:"req\
uired",params:{missingProperty:"first"}};e===null?e=[d]:e.push(d),r++}if(p.opened===void 0){const d={instancePath:n+"/rounds",keyword:"requi\
red",params:{missingProperty:"opened"}};e===null?e=[d]:e.push(d),r++}if(p.echoed===void 0){const d={instancePath:n+"/rounds",keyword:"requir\
ed",params:{missingProperty:"echoed"}};e===null?e=[d]:e.push(d),r++}for(const d in p)if(!(d==="field"||d==="first"||d==="opened"||d==="echoe\
d"||d==="most")){const m={instancePath:n+"/rounds",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[m]:e.push(m),r++}
if(p.field!==void 0&&(A(p.field,{instancePath:n+"/rounds/field",parentData:p,parentDataProperty:"field",rootData:u})||(e=e===null?A.errors:e.
concat(A.errors),r=e.length)),p.first!==void 0){let d=p.first;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const m={instancePath:n+
"/rounds/first",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const m={
instancePath:n+"/rounds/first",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}p.opened!==void 0&&(y(p.opened,
{instancePath:n+"/rounds/opened",parentData:p,parentDataProperty:"opened",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),
p.echoed!==void 0&&(y(p.echoed,{instancePath:n+"/rounds/echoed",parentData:p,parentDataProperty:"echoed",rootData:u})||(e=e===null?y.errors:
e.concat(y.errors),r=e.length)),p.most!==void 0&&(A(p.most,{instancePath:n+"/rounds/most",parentData:p,parentDataProperty:"most",rootData:u})||
(e=e===null?A.errors:e.concat(A.errors),r=e.length))}else{const d={instancePath:n+"/rounds",keyword:"type",params:{type:"object"}};e===null?
e=[d]:e.push(d),r++}}if(s.deadlines!==void 0){let p=s.deadlines;if(Array.isArray(p)){if(p.length<1){const m={instancePath:n+"/deadlines",keyword:"\
minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const d=p.length;for(let m=0;m<d;m++)Me(p[m],{instancePath:n+"/deadlines/"+m,parentData:p,
parentDataProperty:m,rootData:u})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)}else{const d={instancePath:n+"/deadlines",keyword:"\
type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.transcripts!==void 0){let p=s.transcripts;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(Object.keys(p).length<1){const d={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[d]:e.push(d),r++}
for(const d in p){const m=r;if(typeof d=="string"&&!U.test(d)){const f={instancePath:n+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},
propertyName:d};e===null?e=[f]:e.push(f),r++}var c=m===r;if(!c){const f={instancePath:n+"/transcripts",keyword:"propertyNames",params:{propertyName:d}};
e===null?e=[f]:e.push(f),r++}}for(const d in p)_e(p[d],{instancePath:n+"/transcripts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,
parentDataProperty:d,rootData:u})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)}else{const d={instancePath:n+"/transcripts",keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.illegal!==void 0){let p=s.illegal;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(Object.keys(p).length<1){const d={instancePath:n+"/illegal",keyword:"minProperties",params:{limit:1}};e===null?e=[d]:e.push(d),r++}for(const d in p){
const m=r;if(typeof d=="string"&&!U.test(d)){const f={instancePath:n+"/illegal",keyword:"pattern",params:{pattern:"\\S"},propertyName:d};e===
null?e=[f]:e.push(f),r++}var h=m===r;if(!h){const f={instancePath:n+"/illegal",keyword:"propertyNames",params:{propertyName:d}};e===null?e=[
f]:e.push(f),r++}}for(const d in p){let m=p[d];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.messages===void 0){const f={instancePath:n+
"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"messages"}};e===null?e=[f]:e.push(f),r++}if(m.
at===void 0){const f={instancePath:n+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"at"}};
e===null?e=[f]:e.push(f),r++}for(const f in m)if(!(f==="messages"||f==="at"||f==="issue")){const o={instancePath:n+"/illegal/"+d.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[o]:e.push(o),r++}if(m.messages!==void 0){
let f=m.messages;if(Array.isArray(f)){if(f.length<1){const a={instancePath:n+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages",
keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}const o=f.length;for(let a=0;a<o;a++)ge(f[a],{instancePath:n+"/illegal/"+d.
replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+a,parentData:f,parentDataProperty:a,rootData:u})||(e=e===null?ge.errors:e.concat(ge.errors),
r=e.length)}else{const o={instancePath:n+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),r++}}if(m.at!==void 0){let f=m.at;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const o={instancePath:n+
"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof f==
"number"&&isFinite(f)&&(f<0||isNaN(f))){const o={instancePath:n+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}m.issue!==void 0&&(y(m.issue,{instancePath:n+"/illegal/"+d.replace(/~/g,"~0").
replace(/\//g,"~1")+"/issue",parentData:m,parentDataProperty:"issue",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length))}else{
const f={instancePath:n+"/illegal/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),
r++}}}else{const d={instancePath:n+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}s.allow!==void 0&&(ie(s.allow,
{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length))}else{const p={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ye.errors=e,r===0}const or={type:"object",properties:{
doc:{$ref:"#/definitions/text"},of:{enum:["anyone","one","several"],enumDescriptions:["Of everybody.","Of one agent.","Of several agents."]},
take:{if:{type:"array"},then:{$ref:"#/definitions/messageList"},else:{enum:["all"],enumDescriptions:["All of them."]}}},additionalProperties:!1,
required:["doc","of","take"]};function Ge(s,{instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.
push(i),r++}if(s.of===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"of"}};e===null?e=[i]:e.push(i),r++}if(s.take===
void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"take"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="\
doc"||i==="of"||i==="take")){const l={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[l]:e.push(l),
r++}if(s.doc!==void 0&&(y(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),
r=e.length)),s.of!==void 0){let i=s.of;if(!(i==="anyone"||i==="one"||i==="several")){const l={instancePath:n+"/of",keyword:"enum",params:{allowedValues:or.
properties.of.enum}};e===null?e=[l]:e.push(l),r++}}if(s.take!==void 0){let i=s.take;const l=r;let c=!0;const h=r;if(!Array.isArray(i)){const d={};
e===null?e=[d]:e.push(d),r++}var t=h===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){const d=r;L(i,{instancePath:n+"/take",parentData:s,
parentDataProperty:"take",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);var t=d===r;c=t,p="then"}else{const d=r;if(i!=="\
all"){const f={instancePath:n+"/take",keyword:"enum",params:{allowedValues:or.properties.take.else.enum}};e===null?e=[f]:e.push(f),r++}var t=d===
r;c=t,p="else"}if(!c){const d={instancePath:n+"/take",keyword:"if",params:{failingKeyword:p}};e===null?e=[d]:e.push(d),r++}}}else{const i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Ge.errors=e,r===0}const Tr={type:"object",properties:{doc:{$ref:"\
#/definitions/text"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/text"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/text"}},otherwise:{
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/text"}}},additionalProperties:!1},replies:{type:"array",
items:{type:"object",properties:{object:{$ref:"#/definitions/text"},message:{$ref:"#/definitions/text"},fields:{type:"object"}},additionalProperties:!1,
required:["fields"]},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:["reasons","replies"]};function He(s,{
instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reasons===
void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"reasons"}};e===null?e=[c]:e.push(c),r++}if(s.replies===void 0){const c={
instancePath:n,keyword:"required",params:{missingProperty:"replies"}};e===null?e=[c]:e.push(c),r++}for(const c in s)if(!(c==="doc"||c==="rea\
sons"||c==="replies"||c==="silent")){const h={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[h]:e.
push(h),r++}if(s.doc!==void 0&&(y(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:u})||(e=e===null?y.errors:e.concat(
y.errors),r=e.length)),s.reasons!==void 0){let c=s.reasons;if(c&&typeof c=="object"&&!Array.isArray(c)){for(const h in c)if(!(h==="unknown-t\
ype"||h==="wrong-version"||h==="otherwise")){const p={instancePath:n+"/reasons",keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[p]:e.push(p),r++}if(c["unknown-type"]!==void 0){let h=c["unknown-type"];if(h&&typeof h=="object"&&!Array.isArray(h)){for(const p in h){
const d=r;if(typeof p=="string"&&!U.test(p)){const m={instancePath:n+"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};
e===null?e=[m]:e.push(m),r++}var t=d===r;if(!t){const m={instancePath:n+"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:p}};
e===null?e=[m]:e.push(m),r++}}for(const p in h)y(h[p],{instancePath:n+"/reasons/unknown-type/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,
parentDataProperty:p,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{const p={instancePath:n+"/reasons/unknown-type",
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(c["wrong-version"]!==void 0){let h=c["wrong-version"];if(h&&typeof h==
"object"&&!Array.isArray(h)){for(const p in h){const d=r;if(typeof p=="string"&&!U.test(p)){const m={instancePath:n+"/reasons/wrong-version",
keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[m]:e.push(m),r++}var i=d===r;if(!i){const m={instancePath:n+"/reasons/w\
rong-version",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}for(const p in h)y(h[p],{instancePath:n+"/reaso\
ns/wrong-version/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:p,rootData:u})||(e=e===null?y.errors:e.concat(y.
errors),r=e.length)}else{const p={instancePath:n+"/reasons/wrong-version",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(c.otherwise!==void 0){let h=c.otherwise;if(h&&typeof h=="object"&&!Array.isArray(h)){for(const p in h){const d=r;if(typeof p=="string"&&!U.
test(p)){const m={instancePath:n+"/reasons/otherwise",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[m]:e.push(m),r++}
var l=d===r;if(!l){const m={instancePath:n+"/reasons/otherwise",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}
for(const p in h)y(h[p],{instancePath:n+"/reasons/otherwise/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:p,rootData:u})||
(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{const p={instancePath:n+"/reasons/otherwise",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}}else{const h={instancePath:n+"/reasons",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}
if(s.replies!==void 0){let c=s.replies;if(Array.isArray(c)){if(c.length<1){const p={instancePath:n+"/replies",keyword:"minItems",params:{limit:1}};
e===null?e=[p]:e.push(p),r++}const h=c.length;for(let p=0;p<h;p++){let d=c[p];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.fields===void 0){
const m={instancePath:n+"/replies/"+p,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[m]:e.push(m),r++}for(const m in d)if(!(m===
"object"||m==="message"||m==="fields")){const f={instancePath:n+"/replies/"+p,keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[f]:e.push(f),r++}if(d.object!==void 0&&(y(d.object,{instancePath:n+"/replies/"+p+"/object",parentData:d,parentDataProperty:"obje\
ct",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),d.message!==void 0&&(y(d.message,{instancePath:n+"/replies/"+p+"/mess\
age",parentData:d,parentDataProperty:"message",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),d.fields!==void 0){let m=d.
fields;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const f={instancePath:n+"/replies/"+p+"/fields",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}}}else{const m={instancePath:n+"/replies/"+p,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{
const h={instancePath:n+"/replies",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}s.silent!==void 0&&(L(s.silent,{instancePath:n+
"/silent",parentData:s,parentDataProperty:"silent",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}else{const c={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return He.errors=e,r===0}const Lr={type:"object",properties:{rename:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/text"},minProperties:1},words:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/text"},minProperties:1},
minProperties:1},add:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1}},additionalProperties:!1};function Je(s,{
instancePath:n="",parentData:E,parentDataProperty:O,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const h in s)
if(!(h==="rename"||h==="words"||h==="add")){const p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=
[p]:e.push(p),r++}if(s.rename!==void 0){let h=s.rename;if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const p={instancePath:n+
"/rename",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in h){const d=r;if(typeof p=="string"&&!U.test(
p)){const m={instancePath:n+"/rename",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[m]:e.push(m),r++}var t=d===r;if(!t){
const m={instancePath:n+"/rename",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}for(const p in h)y(h[p],{instancePath:n+
"/rename/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:p,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),
r=e.length)}else{const p={instancePath:n+"/rename",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.words!==void 0){
let h=s.words;if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const p={instancePath:n+"/words",keyword:"minProperti\
es",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in h){const d=r;if(typeof p=="string"&&!U.test(p)){const m={instancePath:n+"/\
words",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[m]:e.push(m),r++}var i=d===r;if(!i){const m={instancePath:n+"/wo\
rds",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}for(const p in h){let d=h[p];if(d&&typeof d=="object"&&!Array.
isArray(d)){if(Object.keys(d).length<1){const m={instancePath:n+"/words/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{
limit:1}};e===null?e=[m]:e.push(m),r++}for(const m in d){const f=r;if(typeof m=="string"&&!U.test(m)){const o={instancePath:n+"/words/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:m};e===null?e=[o]:e.push(o),r++}var l=f===r;if(!l){const o={
instancePath:n+"/words/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:m}};e===null?e=[o]:e.push(o),
r++}}for(const m in d)y(d[m],{instancePath:n+"/words/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:d,parentDataProperty:m,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{const m={instancePath:n+"/words/"+p.
replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{const p={instancePath:n+"/\
words",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.add!==void 0){let h=s.add;if(h&&typeof h=="object"&&!Array.
isArray(h)){if(Object.keys(h).length<1){const p={instancePath:n+"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}
for(const p in h){const d=r;if(typeof p=="string"&&!U.test(p)){const m={instancePath:n+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};
e===null?e=[m]:e.push(m),r++}var c=d===r;if(!c){const m={instancePath:n+"/add",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[
m]:e.push(m),r++}}}else{const p={instancePath:n+"/add",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{const h={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}return Je.errors=e,r===0}function pr(s,{instancePath:n="",parentData:E,parentDataProperty:O,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const o={instancePath:n,keyword:"requi\
red",params:{missingProperty:"protocol"}};e===null?e=[o]:e.push(o),r++}if(s.title===void 0){const o={instancePath:n,keyword:"required",params:{
missingProperty:"title"}};e===null?e=[o]:e.push(o),r++}if(s.version===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"\
version"}};e===null?e=[o]:e.push(o),r++}if(s.objects===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"objects"}};
e===null?e=[o]:e.push(o),r++}if(s.doc===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[o]:e.
push(o),r++}if(s.roles===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"roles"}};e===null?e=[o]:e.push(o),r++}if(s.
reading===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"reading"}};e===null?e=[o]:e.push(o),r++}if(s.encodings===
void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"encodings"}};e===null?e=[o]:e.push(o),r++}if(s.envelope===void 0){
const o={instancePath:n,keyword:"required",params:{missingProperty:"envelope"}};e===null?e=[o]:e.push(o),r++}if(s.messages===void 0){const o={
instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[o]:e.push(o),r++}for(const o in s)if(!se.call(Xe.properties,
o)){const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(s.protocol!==void 0){
let o=s.protocol;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){const a={instancePath:n+"/protocol",keyword:"\
type",params:{type:Xe.properties.protocol.type}};e===null?e=[a]:e.push(a),r++}if(typeof o=="string"&&!dr.test(o)){const a={instancePath:n+"/\
protocol",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[a]:e.push(a),r++}}if(s.title!==void 0&&(y(s.title,
{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.version!==
void 0&&(te(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),
r=e.length)),s.objects!==void 0&&(H(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:u})||(e=e===null?
H.errors:e.concat(H.errors),r=e.length)),s.doc!==void 0&&(y(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:u})||
(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.knownAs!==void 0&&(y(s.knownAs,{instancePath:n+"/knownAs",parentData:s,parentDataProperty:"\
knownAs",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)),s.roles!==void 0){let o=s.roles;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(Object.keys(o).length<1){const a={instancePath:n+"/roles",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),
r++}for(const a in o){const w=r;if(typeof a=="string"&&!$e.test(a)){const g={instancePath:n+"/roles",keyword:"pattern",params:{pattern:"^[a-\
z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:a};e===null?e=[g]:e.push(g),r++}var t=w===r;if(!t){const g={instancePath:n+"/roles",keyword:"\
propertyNames",params:{propertyName:a}};e===null?e=[g]:e.push(g),r++}}for(const a in o)y(o[a],{instancePath:n+"/roles/"+a.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:o,parentDataProperty:a,rootData:u})||(e=e===null?y.errors:e.concat(y.errors),r=e.length)}else{const a={instancePath:n+
"/roles",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.reading!==void 0&&(Ne(s.reading,{instancePath:n+"/reading",
parentData:s,parentDataProperty:"reading",rootData:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.encodings!==void 0&&(Ie(s.encodings,
{instancePath:n+"/encodings",parentData:s,parentDataProperty:"encodings",rootData:u})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),
s.envelope!==void 0&&(Ke(s.envelope,{instancePath:n+"/envelope",parentData:s,parentDataProperty:"envelope",rootData:u})||(e=e===null?Ke.errors:
e.concat(Ke.errors),r=e.length)),s.types!==void 0){let o=s.types;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const a={
instancePath:n+"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in o){const w=r;if(typeof a=="str\
ing"&&!Qe.test(a)){const g={instancePath:n+"/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:a};e===null?e=[g]:
e.push(g),r++}var i=w===r;if(!i){const g={instancePath:n+"/types",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[g]:e.push(g),
r++}}for(const a in o)Ae(o[a],{instancePath:n+"/types/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,rootData:u})||
(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const a={instancePath:n+"/types",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}if(s.messages!==void 0){let o=s.messages;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const a={
instancePath:n+"/messages",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in o){const w=r;if(typeof a=="\
string"&&!mr.test(a)){const g={instancePath:n+"/messages",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$"},
propertyName:a};e===null?e=[g]:e.push(g),r++}var l=w===r;if(!l){const g={instancePath:n+"/messages",keyword:"propertyNames",params:{propertyName:a}};
e===null?e=[g]:e.push(g),r++}}for(const a in o)Le(o[a],{instancePath:n+"/messages/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,
rootData:u})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const a={instancePath:n+"/messages",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[a]:e.push(a),r++}}if(s.groups!==void 0){let o=s.groups;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<
1){const a={instancePath:n+"/groups",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in o){const w=r;if(typeof a==
"string"&&!$e.test(a)){const g={instancePath:n+"/groups",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:a};
e===null?e=[g]:e.push(g),r++}var c=w===r;if(!c){const g={instancePath:n+"/groups",keyword:"propertyNames",params:{propertyName:a}};e===null?
e=[g]:e.push(g),r++}}for(const a in o){let w=o[a];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.doc===void 0){const g={instancePath:n+"/\
groups/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"doc"}};e===null?e=[g]:e.push(g),r++}if(w.members===
void 0){const g={instancePath:n+"/groups/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"members"}};e===
null?e=[g]:e.push(g),r++}for(const g in w)if(!(g==="doc"||g==="members")){const b={instancePath:n+"/groups/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[b]:e.push(b),r++}if(w.doc!==void 0&&(y(w.doc,{instancePath:n+
"/groups/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:w,parentDataProperty:"doc",rootData:u})||(e=e===null?y.errors:e.concat(
y.errors),r=e.length)),w.members!==void 0){let g=w.members;if(Array.isArray(g)){if(g.length<1){const D={instancePath:n+"/groups/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};e===null?e=[D]:e.push(D),r++}const b=g.length;for(let D=0;D<b;D++)
y(g[D],{instancePath:n+"/groups/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/members/"+D,parentData:g,parentDataProperty:D,rootData:u})||(e=
e===null?y.errors:e.concat(y.errors),r=e.length)}else{const b={instancePath:n+"/groups/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",
keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}}else{const g={instancePath:n+"/groups/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{const a={instancePath:n+"/groups",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),r++}}if(s.flows!==void 0){let o=s.flows;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<
1){const a={instancePath:n+"/flows",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in o){const w=r;if(typeof a==
"string"&&!$e.test(a)){const g={instancePath:n+"/flows",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:a};
e===null?e=[g]:e.push(g),r++}var h=w===r;if(!h){const g={instancePath:n+"/flows",keyword:"propertyNames",params:{propertyName:a}};e===null?e=
[g]:e.push(g),r++}}for(const a in o)Ye(o[a],{instancePath:n+"/flows/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,
rootData:u})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)}else{const a={instancePath:n+"/flows",keyword:"type",params:{type:"objec\
t"}};e===null?e=[a]:e.push(a),r++}}if(s.transcripts!==void 0){let o=s.transcripts;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(
o).length<1){const a={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in o){
const w=r;if(typeof a=="string"&&!U.test(a)){const g={instancePath:n+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};
e===null?e=[g]:e.push(g),r++}var p=w===r;if(!p){const g={instancePath:n+"/transcripts",keyword:"propertyNames",params:{propertyName:a}};e===
null?e=[g]:e.push(g),r++}}for(const a in o)_e(o[a],{instancePath:n+"/transcripts/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,
rootData:u})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)}else{const a={instancePath:n+"/transcripts",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),r++}}if(s.views!==void 0){let o=s.views;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<
1){const a={instancePath:n+"/views",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in o){const w=r;if(typeof a==
"string"&&!$e.test(a)){const g={instancePath:n+"/views",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:a};
e===null?e=[g]:e.push(g),r++}var d=w===r;if(!d){const g={instancePath:n+"/views",keyword:"propertyNames",params:{propertyName:a}};e===null?e=
[g]:e.push(g),r++}}for(const a in o)Ge(o[a],{instancePath:n+"/views/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,
rootData:u})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)}else{const a={instancePath:n+"/views",keyword:"type",params:{type:"objec\
t"}};e===null?e=[a]:e.push(a),r++}}if(s.rejections!==void 0&&(He(s.rejections,{instancePath:n+"/rejections",parentData:s,parentDataProperty:"\
rejections",rootData:u})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)),s.migrations!==void 0){let o=s.migrations;if(o&&typeof o=="\
object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const a={instancePath:n+"/migrations",keyword:"minProperties",params:{limit:1}};e===
null?e=[a]:e.push(a),r++}for(const a in o){const w=r;if(typeof a=="string"&&!hr.test(a)){const g={instancePath:n+"/migrations",keyword:"patt\
ern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},propertyName:a};e===null?e=[g]:e.push(g),r++}var m=w===r;if(!m){const g={instancePath:n+"\
/migrations",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[g]:e.push(g),r++}}for(const a in o){let w=o[a];if(w&&typeof w=="ob\
ject"&&!Array.isArray(w)){if(Object.keys(w).length<1){const g={instancePath:n+"/migrations/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
minProperties",params:{limit:1}};e===null?e=[g]:e.push(g),r++}for(const g in w){const b=r;if(typeof g=="string"&&!U.test(g)){const D={instancePath:n+
"/migrations/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:g};e===null?e=[D]:e.push(D),r++}
var f=b===r;if(!f){const D={instancePath:n+"/migrations/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:g}};
e===null?e=[D]:e.push(D),r++}}for(const g in w)Je(w[g],{instancePath:n+"/migrations/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+g.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:g,rootData:u})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length)}else{const g={
instancePath:n+"/migrations/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{
const a={instancePath:n+"/migrations",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}s.reserved!==void 0&&(N(s.reserved,
{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.
allow!==void 0&&(ie(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?ie.errors:e.concat(ie.
errors),r=e.length))}else{const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return pr.errors=e,r===
0}
