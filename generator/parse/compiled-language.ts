// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=Kr;const Ur={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
lint:{enum:["minimal","standard","strict"]},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocols"]},Wr={type:["s\
tring","number","boolean"],pattern:"\\S"},Q=new RegExp("\\S","u");function g(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{
type:Wr.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};
e===null?e=[i]:e.push(i),r++}return g.errors=e,r===0}const Xr={type:"object",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{
if:{type:"object"},then:{type:"object",properties:{reason:{$ref:"#/definitions/string"},until:{type:["string","number","boolean"],pattern:"^\
[0-9]{4}-[0-9]{2}-[0-9]{2}$"}},additionalProperties:!1,required:["reason"]},else:{$ref:"#/definitions/string"}},minProperties:1},Yr=new RegExp(
"^[a-z]+(?:-[a-z0-9]+)*$","u"),es=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$","u");function pe(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const y={instancePath:n,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in s){const h=r;if(typeof y=="string"&&!Yr.test(y)){const w={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var i=h===r;if(!i){const w={instancePath:n,
keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(const y in s){let h=s[y];const w=r;let l=!0;const u=r;if(!(h&&
typeof h=="object"&&!Array.isArray(h))){const d={};e===null?e=[d]:e.push(d),r++}var t=u===r;r=w,e!==null&&(w?e.length=w:e=null);let m;if(t){
const d=r;if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.reason===void 0){const p={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"required",params:{missingProperty:"reason"}};e===null?e=[p]:e.push(p),r++}for(const p in h)if(!(p==="reason"||p==="until")){const c={
instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[c]:e.push(
c),r++}if(h.reason!==void 0&&(g(h.reason,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:h,parentDataProperty:"\
reason",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),h.until!==void 0){let p=h.until;if(typeof p!="string"&&!(typeof p==
"number"&&isFinite(p))&&typeof p!="boolean"){const c={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{
type:Xr.additionalProperties.then.properties.until.type}};e===null?e=[c]:e.push(c),r++}if(typeof p=="string"&&!es.test(p)){const c={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}};e===null?e=[c]:e.push(
c),r++}}}else{const p={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}var t=d===r;l=t,m="then"}else{const d=r;g(h,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,
rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length);var t=d===r;l=t,m="else"}if(!l){const d={instancePath:n+"/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),r++}}}else{const y={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[y]:e.push(y),r++}return pe.errors=e,r===0}function Kr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const i={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"protocols"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="protocols"||i==="lint"||i==="allow")){const t={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.protocols!==void 0){let i=s.protocols;
if(Array.isArray(i)){if(i.length<1){const y={instancePath:n+"/protocols",keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),r++}const t=i.
length;for(let y=0;y<t;y++)g(i[y],{instancePath:n+"/protocols/"+y,parentData:i,parentDataProperty:y,rootData:o})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length)}else{const t={instancePath:n+"/protocols",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}if(s.lint!==
void 0){let i=s.lint;if(!(i==="minimal"||i==="standard"||i==="strict")){const t={instancePath:n+"/lint",keyword:"enum",params:{allowedValues:Ur.
properties.lint.enum}};e===null?e=[t]:e.push(t),r++}}s.allow!==void 0&&(pe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length))}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}return Kr.errors=e,r===0}export const validateProtocolFile=Qr;const Vr={type:"object",properties:{protocol:{type:[
"string","number","boolean"],pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},title:{$ref:"#/definitions/string"},version:{$ref:"#/definitions/ver\
sion"},objects:{$ref:"#/definitions/openness"},doc:{$ref:"#/definitions/string"},originalName:{$ref:"#/definitions/string"},names:{$ref:"#/d\
efinitions/exportNames"},roles:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"\
#/definitions/string"},minProperties:1},reading:{$ref:"#/definitions/reading"},encodings:{$ref:"#/definitions/encodings"},envelope:{$ref:"#/\
definitions/envelope"},types:{type:"object",propertyNames:{pattern:"^[A-Z][A-Za-z0-9]*$"},additionalProperties:{$ref:"#/definitions/definiti\
on"},minProperties:1},messages:{type:"object",propertyNames:{pattern:"^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u\
007f])?$"},additionalProperties:{$ref:"#/definitions/message"},minProperties:1},failures:{$ref:"#/definitions/failures"},cancellation:{$ref:"\
#/definitions/cancellation"},others:{$ref:"#/definitions/others"},groups:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-\
Za-z0-9]+)*$"},additionalProperties:{type:"object",properties:{doc:{$ref:"#/definitions/string"},members:{type:"array",items:{$ref:"#/defini\
tions/messageOrGroup"},minItems:1}},additionalProperties:!1,required:["doc","members"]},minProperties:1},flows:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/flow"},minProperties:1},transcripts:{type:"obj\
ect",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/transcript"},minProperties:1},views:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/view"},minProperties:1},rejections:{$ref:"#/de\
finitions/rejections"},migrations:{type:"object",propertyNames:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},additionalProperties:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/migration"},minProperties:1},minProperties:1},reserved:{$ref:"#/definitions/strings"},
allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocol","title","version","objects","doc","roles","reading","encodi\
ngs","envelope","messages"]},ee=Object.prototype.hasOwnProperty,rs=new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$","u"),Ce=new RegExp("^[a-z][A\
-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u"),De=new RegExp("^[A-Z][A-Za-z0-9]*$","u"),ss=new RegExp("^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u\
007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u"),ns=new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+$","u"),_s={type:"string",pattern:"^(?:0|[1-9][0-9]*)\\.(\
?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$"},is=new RegExp("^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9\
]*)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$","u");function de(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;
if(typeof s=="string"){if(!is.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:\
0|[1-9][0-9]*)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$"}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n,keyword:"type",params:{type:"s\
tring"}};e===null?e=[i]:e.push(i),r++}return de.errors=e,r===0}const ts={enum:["open","closed"]};function se(s,{instancePath:n="",parentData:F,
parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(!(s==="open"||s==="closed")){const i={instancePath:n,keyword:"enum",params:{allowedValues:ts.
enum}};e===null?e=[i]:e.push(i),r++}return se.errors=e,r===0}const Ve={type:"object",properties:{Message:{type:["string","number","boolean"],
pattern:"^[A-Z][A-Za-z0-9]*$"},MessageType:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Issue:{type:["string","number",
"boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Received:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Result:{type:["string",
"number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Requests:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Responses:{type:[
"string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Results:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},SentBy:{
type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},ServedBy:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"}},
additionalProperties:!1};function lr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(const i in s)if(!ee.call(Ve.properties,i)){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[t]:e.push(t),r++}if(s.Message!==void 0){let i=s.Message;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="bo\
olean"){const t={instancePath:n+"/Message",keyword:"type",params:{type:Ve.properties.Message.type}};e===null?e=[t]:e.push(t),r++}if(typeof i==
"string"&&!De.test(i)){const t={instancePath:n+"/Message",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),
r++}}if(s.MessageType!==void 0){let i=s.MessageType;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={
instancePath:n+"/MessageType",keyword:"type",params:{type:Ve.properties.MessageType.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&
!De.test(i)){const t={instancePath:n+"/MessageType",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}
if(s.Issue!==void 0){let i=s.Issue;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"\
/Issue",keyword:"type",params:{type:Ve.properties.Issue.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!De.test(i)){const t={instancePath:n+
"/Issue",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Received!==void 0){let i=s.Received;if(typeof i!=
"string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/Received",keyword:"type",params:{type:Ve.properties.
Received.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!De.test(i)){const t={instancePath:n+"/Received",keyword:"pattern",params:{
pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Result!==void 0){let i=s.Result;if(typeof i!="string"&&!(typeof i=="numbe\
r"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/Result",keyword:"type",params:{type:Ve.properties.Result.type}};e===null?e=
[t]:e.push(t),r++}if(typeof i=="string"&&!De.test(i)){const t={instancePath:n+"/Result",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]\
*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Requests!==void 0){let i=s.Requests;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!=
"boolean"){const t={instancePath:n+"/Requests",keyword:"type",params:{type:Ve.properties.Requests.type}};e===null?e=[t]:e.push(t),r++}if(typeof i==
"string"&&!De.test(i)){const t={instancePath:n+"/Requests",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),
r++}}if(s.Responses!==void 0){let i=s.Responses;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+
"/Responses",keyword:"type",params:{type:Ve.properties.Responses.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!De.test(i)){const t={
instancePath:n+"/Responses",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Results!==void 0){let i=s.
Results;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/Results",keyword:"type",params:{
type:Ve.properties.Results.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!De.test(i)){const t={instancePath:n+"/Results",keyword:"\
pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.SentBy!==void 0){let i=s.SentBy;if(typeof i!="string"&&!(typeof i==
"number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/SentBy",keyword:"type",params:{type:Ve.properties.SentBy.type}};e===null?
e=[t]:e.push(t),r++}if(typeof i=="string"&&!De.test(i)){const t={instancePath:n+"/SentBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-\
9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.ServedBy!==void 0){let i=s.ServedBy;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!=
"boolean"){const t={instancePath:n+"/ServedBy",keyword:"type",params:{type:Ve.properties.ServedBy.type}};e===null?e=[t]:e.push(t),r++}if(typeof i==
"string"&&!De.test(i)){const t={instancePath:n+"/ServedBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),
r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return lr.errors=e,r===0}const Je={type:"\
object",properties:{default:{enum:["strict","lenient"]},trim:{type:"boolean"},nulls:{enum:["reject","optional","absent"]},emptyStrings:{enum:[
"keep","absent"]},lenient:{type:"object",properties:{missing:{enum:["reject","body","unset"]},invalid:{enum:["reject","unset"]},unknownValues:{
enum:["reject","keep","uppercase"]},unknownTypes:{enum:["reject","keep"]},nulls:{enum:["reject","optional","absent"]},bodies:{enum:["reject",
"text"]}},additionalProperties:!1}},additionalProperties:!1,required:["default"]};function or(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.default===void 0){const i={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"default"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="default"||i==="trim"||i==="nulls"||i==="empt\
yStrings"||i==="lenient")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}
if(s.default!==void 0){let i=s.default;if(!(i==="strict"||i==="lenient")){const t={instancePath:n+"/default",keyword:"enum",params:{allowedValues:Je.
properties.default.enum}};e===null?e=[t]:e.push(t),r++}}if(s.trim!==void 0&&typeof s.trim!="boolean"){const i={instancePath:n+"/trim",keyword:"\
type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.nulls!==void 0){let i=s.nulls;if(!(i==="reject"||i==="optional"||i==="absen\
t")){const t={instancePath:n+"/nulls",keyword:"enum",params:{allowedValues:Je.properties.nulls.enum}};e===null?e=[t]:e.push(t),r++}}if(s.emptyStrings!==
void 0){let i=s.emptyStrings;if(!(i==="keep"||i==="absent")){const t={instancePath:n+"/emptyStrings",keyword:"enum",params:{allowedValues:Je.
properties.emptyStrings.enum}};e===null?e=[t]:e.push(t),r++}}if(s.lenient!==void 0){let i=s.lenient;if(i&&typeof i=="object"&&!Array.isArray(
i)){for(const t in i)if(!(t==="missing"||t==="invalid"||t==="unknownValues"||t==="unknownTypes"||t==="nulls"||t==="bodies")){const y={instancePath:n+
"/lenient",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}if(i.missing!==void 0){let t=i.missing;
if(!(t==="reject"||t==="body"||t==="unset")){const y={instancePath:n+"/lenient/missing",keyword:"enum",params:{allowedValues:Je.properties.lenient.
properties.missing.enum}};e===null?e=[y]:e.push(y),r++}}if(i.invalid!==void 0){let t=i.invalid;if(!(t==="reject"||t==="unset")){const y={instancePath:n+
"/lenient/invalid",keyword:"enum",params:{allowedValues:Je.properties.lenient.properties.invalid.enum}};e===null?e=[y]:e.push(y),r++}}if(i.unknownValues!==
void 0){let t=i.unknownValues;if(!(t==="reject"||t==="keep"||t==="uppercase")){const y={instancePath:n+"/lenient/unknownValues",keyword:"enu\
m",params:{allowedValues:Je.properties.lenient.properties.unknownValues.enum}};e===null?e=[y]:e.push(y),r++}}if(i.unknownTypes!==void 0){let t=i.
unknownTypes;if(!(t==="reject"||t==="keep")){const y={instancePath:n+"/lenient/unknownTypes",keyword:"enum",params:{allowedValues:Je.properties.
lenient.properties.unknownTypes.enum}};e===null?e=[y]:e.push(y),r++}}if(i.nulls!==void 0){let t=i.nulls;if(!(t==="reject"||t==="optional"||t===
"absent")){const y={instancePath:n+"/lenient/nulls",keyword:"enum",params:{allowedValues:Je.properties.lenient.properties.nulls.enum}};e===null?
e=[y]:e.push(y),r++}}if(i.bodies!==void 0){let t=i.bodies;if(!(t==="reject"||t==="text")){const y={instancePath:n+"/lenient/bodies",keyword:"\
enum",params:{allowedValues:Je.properties.lenient.properties.bodies.enum}};e===null?e=[y]:e.push(y),r++}}}else{const t={instancePath:n+"/len\
ient",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}return or.errors=e,r===0}const ir={minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{
type:"integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},ndjson:{type:"object",properties:{maxBytes:{type:"\
integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},sse:{type:"object",properties:{maxBytes:{type:"intege\
r",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},"content-length":{type:"object",properties:{maxBytes:{type:"\
integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"integ\
er",minimum:1},body:{type:"object",properties:{reads:{type:"array",items:{enum:["mapping","text"]},minItems:1},writes:{enum:["mapping","text"]}},
additionalProperties:!1,required:["reads","writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},
$s={type:"object",properties:{maxBytes:{type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/anyField"},body:{
$ref:"#/definitions/anyField"},thread:{$ref:"#/definitions/anyField"},ack:{$ref:"#/definitions/anyField"}},additionalProperties:!1,required:[
"subject","body"]},subjects:{type:"array",items:{$ref:"#/definitions/template"},minItems:1},precedence:{type:"array",items:{$ref:"#/definiti\
ons/messageName"},minItems:1},keeps:{type:"object",properties:{raw:{$ref:"#/definitions/anyField"},labels:{$ref:"#/definitions/anyField"},sections:{
$ref:"#/definitions/anyField"}},additionalProperties:!1}},additionalProperties:!1,required:["parts","subjects","precedence"]},ls={type:["str\
ing","number","boolean"],pattern:"\\S"};function T(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:ls.type}};e===null?e=
[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(
i),r++}return T.errors=e,r===0}const os={type:["string","number","boolean"],pattern:"\\S"};function pr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"\
type",params:{type:os.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return pr.errors=e,r===0}const ps={type:["string","number","boolean"],pattern:"\\S"};function me(s,{
instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:ps.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(
s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return me.errors=e,r===0}function fr(s,{instancePath:n="",
parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.parts===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"parts"}};e===null?e=[i]:e.push(i),r++}if(s.subjects===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"subjects"}};e===null?e=[i]:e.push(i),r++}if(s.precedence===void 0){const i={instancePath:n,keyword:"\
required",params:{missingProperty:"precedence"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="maxBytes"||i==="parts"||i==="subjec\
ts"||i==="precedence"||i==="keeps")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.
push(t),r++}if(s.maxBytes!==void 0){let i=s.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const t={instancePath:n+"/max\
Bytes",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const t={instancePath:n+
"/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),r++}}if(s.parts!==void 0){let i=s.parts;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.subject===void 0){const t={instancePath:n+"/parts",keyword:"required",params:{missingProperty:"subject"}};
e===null?e=[t]:e.push(t),r++}if(i.body===void 0){const t={instancePath:n+"/parts",keyword:"required",params:{missingProperty:"body"}};e===null?
e=[t]:e.push(t),r++}for(const t in i)if(!(t==="subject"||t==="body"||t==="thread"||t==="ack")){const y={instancePath:n+"/parts",keyword:"add\
itionalProperties",params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}i.subject!==void 0&&(T(i.subject,{instancePath:n+"/parts/subj\
ect",parentData:i,parentDataProperty:"subject",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.body!==void 0&&(T(i.body,
{instancePath:n+"/parts/body",parentData:i,parentDataProperty:"body",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.thread!==
void 0&&(T(i.thread,{instancePath:n+"/parts/thread",parentData:i,parentDataProperty:"thread",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),
r=e.length)),i.ack!==void 0&&(T(i.ack,{instancePath:n+"/parts/ack",parentData:i,parentDataProperty:"ack",rootData:o})||(e=e===null?T.errors:
e.concat(T.errors),r=e.length))}else{const t={instancePath:n+"/parts",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}if(s.
subjects!==void 0){let i=s.subjects;if(Array.isArray(i)){if(i.length<1){const y={instancePath:n+"/subjects",keyword:"minItems",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}const t=i.length;for(let y=0;y<t;y++)pr(i[y],{instancePath:n+"/subjects/"+y,parentData:i,parentDataProperty:y,rootData:o})||
(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)}else{const t={instancePath:n+"/subjects",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),r++}}if(s.precedence!==void 0){let i=s.precedence;if(Array.isArray(i)){if(i.length<1){const y={instancePath:n+"/precedence",
keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),r++}const t=i.length;for(let y=0;y<t;y++)me(i[y],{instancePath:n+"/precedence/"+
y,parentData:i,parentDataProperty:y,rootData:o})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)}else{const t={instancePath:n+"/prece\
dence",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}if(s.keeps!==void 0){let i=s.keeps;if(i&&typeof i=="object"&&!Array.
isArray(i)){for(const t in i)if(!(t==="raw"||t==="labels"||t==="sections")){const y={instancePath:n+"/keeps",keyword:"additionalProperties",
params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}i.raw!==void 0&&(T(i.raw,{instancePath:n+"/keeps/raw",parentData:i,parentDataProperty:"\
raw",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.labels!==void 0&&(T(i.labels,{instancePath:n+"/keeps/labels",parentData:i,
parentDataProperty:"labels",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.sections!==void 0&&(T(i.sections,{instancePath:n+
"/keeps/sections",parentData:i,parentDataProperty:"sections",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}else{const t={
instancePath:n+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{const i={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}return fr.errors=e,r===0}function ur(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const i={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="json"||i==="ndjson"||i==="sse"||i==="content-length"||i==="yaml"||i==="mai\
l")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.json!==void 0){
let i=s.json;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!(t==="maxBytes"||t==="duplicateKeys")){const y={instancePath:n+
"/json",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}if(i.maxBytes!==void 0){let t=i.maxBytes;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const y={instancePath:n+"/json/maxBytes",keyword:"type",params:{type:"integer"}};e===
null?e=[y]:e.push(y),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const y={instancePath:n+"/json/maxBytes",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[y]:e.push(y),r++}}if(i.duplicateKeys!==void 0){let t=i.duplicateKeys;if(!(t==="accept"||t==="reject")){
const y={instancePath:n+"/json/duplicateKeys",keyword:"enum",params:{allowedValues:ir.properties.json.properties.duplicateKeys.enum}};e===null?
e=[y]:e.push(y),r++}}}else{const t={instancePath:n+"/json",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}if(s.ndjson!==
void 0){let i=s.ndjson;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!(t==="maxBytes"||t==="duplicateKeys")){const y={instancePath:n+
"/ndjson",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}if(i.maxBytes!==void 0){let t=i.maxBytes;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const y={instancePath:n+"/ndjson/maxBytes",keyword:"type",params:{type:"integer"}};
e===null?e=[y]:e.push(y),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const y={instancePath:n+"/ndjson/maxBytes",keyword:"minimu\
m",params:{comparison:">=",limit:1}};e===null?e=[y]:e.push(y),r++}}if(i.duplicateKeys!==void 0){let t=i.duplicateKeys;if(!(t==="accept"||t===
"reject")){const y={instancePath:n+"/ndjson/duplicateKeys",keyword:"enum",params:{allowedValues:ir.properties.ndjson.properties.duplicateKeys.
enum}};e===null?e=[y]:e.push(y),r++}}}else{const t={instancePath:n+"/ndjson",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),
r++}}if(s.sse!==void 0){let i=s.sse;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!(t==="maxBytes"||t==="duplicateKeys")){
const y={instancePath:n+"/sse",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}if(i.maxBytes!==void 0){
let t=i.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const y={instancePath:n+"/sse/maxBytes",keyword:"type",params:{type:"\
integer"}};e===null?e=[y]:e.push(y),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const y={instancePath:n+"/sse/maxBytes",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[y]:e.push(y),r++}}if(i.duplicateKeys!==void 0){let t=i.duplicateKeys;if(!(t==="accept"||
t==="reject")){const y={instancePath:n+"/sse/duplicateKeys",keyword:"enum",params:{allowedValues:ir.properties.sse.properties.duplicateKeys.
enum}};e===null?e=[y]:e.push(y),r++}}}else{const t={instancePath:n+"/sse",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}
if(s["content-length"]!==void 0){let i=s["content-length"];if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!(t==="maxBytes"||
t==="duplicateKeys")){const y={instancePath:n+"/content-length",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[y]:
e.push(y),r++}if(i.maxBytes!==void 0){let t=i.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const y={instancePath:n+"/c\
ontent-length/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(
t))){const y={instancePath:n+"/content-length/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[y]:e.push(y),r++}}if(i.
duplicateKeys!==void 0){let t=i.duplicateKeys;if(!(t==="accept"||t==="reject")){const y={instancePath:n+"/content-length/duplicateKeys",keyword:"\
enum",params:{allowedValues:ir.properties["content-length"].properties.duplicateKeys.enum}};e===null?e=[y]:e.push(y),r++}}}else{const t={instancePath:n+
"/content-length",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}if(s.yaml!==void 0){let i=s.yaml;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){for(const t in i)if(!(t==="maxBytes"||t==="body")){const y={instancePath:n+"/yaml",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[y]:e.push(y),r++}if(i.maxBytes!==void 0){let t=i.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const y={instancePath:n+"/yaml/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof t=="number"&&isFinite(
t)&&(t<1||isNaN(t))){const y={instancePath:n+"/yaml/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[y]:e.push(y),r++}}
if(i.body!==void 0){let t=i.body;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.reads===void 0){const y={instancePath:n+"/yaml/body",keyword:"\
required",params:{missingProperty:"reads"}};e===null?e=[y]:e.push(y),r++}if(t.writes===void 0){const y={instancePath:n+"/yaml/body",keyword:"\
required",params:{missingProperty:"writes"}};e===null?e=[y]:e.push(y),r++}for(const y in t)if(!(y==="reads"||y==="writes")){const h={instancePath:n+
"/yaml/body",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[h]:e.push(h),r++}if(t.reads!==void 0){let y=t.reads;if(Array.
isArray(y)){if(y.length<1){const w={instancePath:n+"/yaml/body/reads",keyword:"minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}const h=y.
length;for(let w=0;w<h;w++){let l=y[w];if(!(l==="mapping"||l==="text")){const u={instancePath:n+"/yaml/body/reads/"+w,keyword:"enum",params:{
allowedValues:ir.properties.yaml.properties.body.properties.reads.items.enum}};e===null?e=[u]:e.push(u),r++}}}else{const h={instancePath:n+"\
/yaml/body/reads",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(t.writes!==void 0){let y=t.writes;if(!(y==="mapping"||
y==="text")){const h={instancePath:n+"/yaml/body/writes",keyword:"enum",params:{allowedValues:ir.properties.yaml.properties.body.properties.
writes.enum}};e===null?e=[h]:e.push(h),r++}}}else{const y={instancePath:n+"/yaml/body",keyword:"type",params:{type:"object"}};e===null?e=[y]:
e.push(y),r++}}}else{const t={instancePath:n+"/yaml",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}s.mail!==void 0&&(fr(
s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:o})||(e=e===null?fr.errors:e.concat(fr.errors),r=e.length))}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ur.errors=e,r===0}const Br={if:{type:"obj\
ect",required:["frames"]},then:{type:"object",properties:{frames:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},additionalProperties:{$ref:"#/definitions/frame"},minProperties:1},object:{$ref:"#/definitions/openness"},sender:{$ref:"#/definitions\
/fieldPath"},recipient:{$ref:"#/definitions/fieldPath"},time:{$ref:"#/definitions/fieldPath"},thread:{type:"array",items:{$ref:"#/definition\
s/fieldPath"},minItems:1},version:{$ref:"#/definitions/fieldPath"},fields:{$ref:"#/definitions/fields"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},example:{type:"object"}},
additionalProperties:!1,required:["frames"]},else:{type:"object",properties:{tag:{$ref:"#/definitions/fieldPath"},body:{if:{type:"object"},then:{
type:"object",properties:{field:{$ref:"#/definitions/anyField"},max:{type:"integer",minimum:1}},additionalProperties:!1,required:["field"]},
else:{$ref:"#/definitions/anyField"}},id:{$ref:"#/definitions/fieldPath"},replyTo:{$ref:"#/definitions/fieldPath"},ack:{type:"object",properties:{
wanted:{$ref:"#/definitions/fieldPath"},given:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["wanted","given"]},object:{
$ref:"#/definitions/openness"},sender:{$ref:"#/definitions/fieldPath"},recipient:{$ref:"#/definitions/fieldPath"},time:{$ref:"#/definitions/\
fieldPath"},thread:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},version:{$ref:"#/definitions/fieldPath"},fields:{$ref:"#\
/definitions/fields"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/\
definitions/rule"},minProperties:1},example:{type:"object"}},additionalProperties:!1,required:["body","fields","example"]}},ar={type:"object",
properties:{doc:{$ref:"#/definitions/string"},has:{type:"array",items:{$ref:"#/definitions/anyField"},minItems:1},where:{minProperties:1,type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{type:["string","number","boolean"]}},tag:{$ref:"#/definitions/anyField"},id:{$ref:"\
#/definitions/anyField"},replyTo:{$ref:"#/definitions/anyField"},body:{$ref:"#/definitions/anyField"},fields:{$ref:"#/definitions/fields"},type:{
$ref:"#/definitions/bodyType"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},suffix:{type:["string","number","bool\
ean"],pattern:"^[A-Z][A-Za-z0-9]*$"},example:{type:"object"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-\
9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\\
S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/wireExample"},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc"]},qs={type:"object",
propertyNames:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},additionalProperties:{
$ref:"#/definitions/fieldOrType"}},fs=new RegExp("^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$",
"u"),Ns={if:{type:"object"},then:{$ref:"#/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},
minItems:1,maxItems:1},else:{$ref:"#/definitions/typeName"}}},we={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"\
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
items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,
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
$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},const:{type:[
"string","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["type"]}}}}}}}},us={type:["string","number","boolean"],pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"},as=new RegExp("^(?:[A-Z]\
[A-Za-z0-9]*|[a-z][a-z0-9-]*)$","u");function C(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:us.type}};e===null?e=
[i]:e.push(i),r++}if(typeof s=="string"&&!as.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z]\
[a-z0-9-]*)$"}};e===null?e=[i]:e.push(i),r++}return C.errors=e,r===0}const xs={type:"array",items:{$ref:"#/definitions/string"},minItems:1};
function E(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const t={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[t]:e.push(t),r++}const i=s.length;for(let t=0;t<i;t++)g(s[t],{instancePath:n+
"/"+t,parentData:s,parentDataProperty:t,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const i={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return E.errors=e,r===0}const zs={if:{type:"object"},then:{$ref:"#/definitions/def\
inition"},else:{$ref:"#/definitions/typeName"}},ke={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{
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
tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},
additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{const:{type:["string",
"number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"\
object",required:["enum"]},then:{type:"object",properties:{enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"\
#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["enum","values"]},else:{
type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},
utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"\
#/definitions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/d\
efinitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTyp\
eNames"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeO\
rDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["string","number","bool\
ean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},
additionalProperties:!1,required:["type"]}}}}}}}},ys={type:"array",items:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},
minItems:1};function fe(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<
1){const t={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[t]:e.push(t),r++}const i=s.length;for(let t=0;t<i;t++){let y=s[t];
if(typeof y!="string"&&!(typeof y=="number"&&isFinite(y))&&typeof y!="boolean"){const h={instancePath:n+"/"+t,keyword:"type",params:{type:ys.
items.type}};e===null?e=[h]:e.push(h),r++}if(typeof y=="string"&&!De.test(y)){const h={instancePath:n+"/"+t,keyword:"pattern",params:{pattern:"\
^[A-Z][A-Za-z0-9]*$"}};e===null?e=[h]:e.push(h),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(
i),r++}return fe.errors=e,r===0}const cs={type:["string","number","boolean"],pattern:"\\S"};function he(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"\
type",params:{type:cs.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return he.errors=e,r===0}const Fs={type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{$ref:"#/definitions/string"}},minProperties:1},Zs={type:"object",properties:{
doc:{$ref:"#/definitions/string"},aliases:{$ref:"#/definitions/strings"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definition\
s/deprecated"}},additionalProperties:!1,required:["doc"]},Is={type:"object",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"#\
/definitions/string"},use:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["since","reason"]};function _e(s,{instancePath:n="",
parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.since===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"since"}};e===null?e=[i]:e.push(i),r++}if(s.reason===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"reason"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="since"||i==="reason"||i==="use")){
const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}s.since!==void 0&&(de(s.since,
{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:o})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.reason!==
void 0&&(g(s.reason,{instancePath:n+"/reason",parentData:s,parentDataProperty:"reason",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),
r=e.length)),s.use!==void 0&&(g(s.use,{instancePath:n+"/use",parentData:s,parentDataProperty:"use",rootData:o})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length))}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return _e.errors=e,r===
0}function yr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}for(const i in s)
if(!(i==="doc"||i==="aliases"||i==="since"||i==="deprecated")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[t]:e.push(t),r++}s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?
g.errors:e.concat(g.errors),r=e.length)),s.aliases!==void 0&&(E(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliase\
s",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.since!==void 0&&(de(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"\
since",rootData:o})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.deprecated!==void 0&&(_e(s.deprecated,{instancePath:n+"/deprec\
ated",parentData:s,parentDataProperty:"deprecated",rootData:o})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length))}else{const i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return yr.errors=e,r===0}function ve(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const y={instancePath:n,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in s){const h=r;if(typeof y=="string"&&!Q.test(y)){const w={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[w]:e.push(w),r++}var i=h===r;if(!i){const w={instancePath:n,keyword:"pr\
opertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(const y in s){let h=s[y];const w=r;let l=!0;const u=r;if(!(h&&typeof h==
"object"&&!Array.isArray(h))){const d={};e===null?e=[d]:e.push(d),r++}var t=u===r;r=w,e!==null&&(w?e.length=w:e=null);let m;if(t){const d=r;
yr(h,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:o})||(e=e===null?yr.errors:e.concat(
yr.errors),r=e.length);var t=d===r;l=t,m="then"}else{const d=r;g(h,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:y,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length);var t=d===r;l=t,m="else"}if(!l){const d={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:m}};e===null?e=[d]:e.push(d),r++}}}else{const y={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}return ve.errors=e,r===0}const ds={if:{type:"object"},then:{$ref:"#/defi\
nitions/leniency"},else:{enum:["optional"]}},Cr={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#/definitions/typeOrDefin\
ition"},convert:{enum:["timestamp"]},wrap:{$ref:"#/definitions/ownField"},unknownValues:{enum:["unset"]}},additionalProperties:!1},ge={validate:U};
function cr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(const i in s)if(!(i==="optional"||i==="accept"||i==="convert"||i==="wrap"||i==="unknownValues")){const t={instancePath:n,keyword:"ad\
ditionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.optional!==void 0&&typeof s.optional!="boolean"){const i={
instancePath:n+"/optional",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.accept!==void 0&&(ge.validate(s.accept,
{instancePath:n+"/accept",parentData:s,parentDataProperty:"accept",rootData:o})||(e=e===null?ge.validate.errors:e.concat(ge.validate.errors),
r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){const i={instancePath:n+"/convert",keyword:"enum",params:{allowedValues:Cr.properties.
convert.enum}};e===null?e=[i]:e.push(i),r++}if(s.wrap!==void 0&&(he(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:o})||
(e=e===null?he.errors:e.concat(he.errors),r=e.length)),s.unknownValues!==void 0&&s.unknownValues!=="unset"){const i={instancePath:n+"/unknow\
nValues",keyword:"enum",params:{allowedValues:Cr.properties.unknownValues.enum}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return cr.errors=e,r===0}function Re(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(
l),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const l=r;cr(s,{instancePath:n,parentData:F,parentDataProperty:Z,rootData:o})||
(e=e===null?cr.errors:e.concat(cr.errors),r=e.length);var h=l===r;t=h,w="then"}else{const l=r;if(s!=="optional"){const m={instancePath:n,keyword:"\
enum",params:{allowedValues:ds.else.enum}};e===null?e=[m]:e.push(m),r++}var h=l===r;t=h,w="else"}if(!t){const l={instancePath:n,keyword:"if",
params:{failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return Re.errors=e,r===0}const Ie={validate:ce};function Te(s,{instancePath:n="",parentData:F,
parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(r===y)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;
if(s.type===void 0&&(c="type")){const a={};e===null?e=[a]:e.push(a),r++}}else{const c={};e===null?e=[c]:e.push(c),r++}var h=y===r;r=i,e!==null&&
(i?e.length=i:e=null);let w;if(h){const c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const k={instancePath:n,keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!ee.call(ke.then.properties,k)){const b={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[b]:e.push(b),r++}if(s.type!==void 0&&(C(s.type,{instancePath:n+"/t\
ype",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.min!==void 0){let k=s.min;if(!(typeof k==
"number"&&isFinite(k))){const b={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[b]:e.push(b),r++}}if(s.max!==void 0){
let k=s.max;if(!(typeof k=="number"&&isFinite(k))){const b={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[b]:e.push(
b),r++}}if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:o})||(e=e===null?g.
errors:e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",params:{type:"\
boolean"}};e===null?e=[k]:e.push(k),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"enum",params:{
allowedValues:ke.then.properties.fraction.enum}};e===null?e=[k]:e.push(k),r++}if(s.write!==void 0&&s.write!=="seconds"){const k={instancePath:n+
"/write",keyword:"enum",params:{allowedValues:ke.then.properties.write.enum}};e===null?e=[k]:e.push(k),r++}if(s.version!==void 0&&s.version!==
4){const k={instancePath:n+"/version",keyword:"enum",params:{allowedValues:ke.then.properties.version.enum}};e===null?e=[k]:e.push(k),r++}if(s.
prefix!==void 0&&(g(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:o})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length)),s.schemes!==void 0&&(E(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:o})||(e=
e===null?E.errors:e.concat(E.errors),r=e.length)),s.inside!==void 0){let k=s.inside;if(!(k==="warn"||k==="require")){const b={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:ke.then.properties.inside.enum}};e===null?e=[b]:e.push(b),r++}}}else{const k={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var h=c===r;t=h,w="then"}else{const c=r,a=r;let k=!0;const b=r;if(r===b)
if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.list===void 0&&(j="list")){const D={};e===null?e=[D]:e.push(D),r++}}else{const j={};
e===null?e=[j]:e.push(j),r++}var l=b===r;r=a,e!==null&&(a?e.length=a:e=null);let x;if(l){const j=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.list===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)
if(!ee.call(ke.else.then.properties,_)){const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:_}};e===null?e=[G]:
e.push(G),r++}if(s.list!==void 0&&(ge.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:o})||(e=e===null?
ge.validate.errors:e.concat(ge.validate.errors),r=e.length)),s.min!==void 0){let _=s.min;if(!(typeof _=="number"&&isFinite(_))){const G={instancePath:n+
"/min",keyword:"type",params:{type:"number"}};e===null?e=[G]:e.push(G),r++}}if(s.max!==void 0){let _=s.max;if(!(typeof _=="number"&&isFinite(
_))){const G={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[G]:e.push(G),r++}}if(s.unique!==void 0&&typeof s.unique!=
"boolean"){const _={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[_]:e.push(_),r++}}else{const _={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}var l=j===r;k=l,x="then"}else{const j=r,D=r;let _=!0;const G=r;if(r===G)
if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.map===void 0&&(O="map")){const z={};e===null?e=[z]:e.push(z),r++}}else{const O={};e===
null?e=[O]:e.push(O),r++}var u=G===r;r=D,e!==null&&(D?e.length=D:e=null);let W;if(u){const O=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.map===void 0){const B={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[B]:e.push(B),r++}for(const B in s)
if(!ee.call(ke.else.else.then.properties,B)){const H={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?
e=[H]:e.push(H),r++}if(s.map!==void 0&&(ge.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:o})||(e=e===
null?ge.validate.errors:e.concat(ge.validate.errors),r=e.length)),s.keys!==void 0&&(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.min!==void 0){let B=s.min;if(!(typeof B=="number"&&isFinite(B))){
const H={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[H]:e.push(H),r++}}if(s.max!==void 0){let B=s.max;if(!(typeof B==
"number"&&isFinite(B))){const H={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[H]:e.push(H),r++}}}else{const B={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}var u=O===r;_=u,W="then"}else{const O=r,z=r;let B=!0;const H=r;if(r===H)
if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.fields===void 0&&($="fields")){const q={};e===null?e=[q]:e.push(q),r++}}else{const $={};
e===null?e=[$]:e.push($),r++}var m=H===r;r=z,e!==null&&(z?e.length=z:e=null);let Be;if(m){const $=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.fields===void 0){const M={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[M]:e.push(M),r++}for(const M in s)
if(!ee.call(ke.else.else.else.then.properties,M)){const be={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:M}};e===
null?e=[be]:e.push(be),r++}s.fields!==void 0&&(Ie.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||
(e=e===null?Ie.validate.errors:e.concat(Ie.validate.errors),r=e.length)),s.include!==void 0&&(fe(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:o})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.object!==void 0&&(se(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.reserved!==void 0&&
(E(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=
e.length))}else{const M={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}var m=$===r;B=m,Be="then"}else{const $=r,
q=r;let M=!0;const be=r;if(r===be)if(s&&typeof s=="object"&&!Array.isArray(s)){let Y;if(s.union===void 0&&(Y="union")){const V={};e===null?e=
[V]:e.push(V),r++}}else{const Y={};e===null?e=[Y]:e.push(Y),r++}var d=be===r;r=q,e!==null&&(q?e.length=q:e=null);let Ue;if(d){const Y=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===
null?e=[R]:e.push(R),r++}for(const R in s)if(!ee.call(ke.else.else.else.else.then.properties,R)){const X={instancePath:n,keyword:"additional\
Properties",params:{additionalProperty:R}};e===null?e=[X]:e.push(X),r++}if(s.union!==void 0){let R=s.union;if(Array.isArray(R)){if(R.length<
2){const oe={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[oe]:e.push(oe),r++}const X=R.length;for(let oe=0;oe<X;oe++)
ge.validate(R[oe],{instancePath:n+"/union/"+oe,parentData:R,parentDataProperty:oe,rootData:o})||(e=e===null?ge.validate.errors:e.concat(ge.validate.
errors),r=e.length)}else{const X={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[X]:e.push(X),r++}}s.tag!==void 0&&
(he(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),
s.otherwise!==void 0&&(C(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:o})||(e=e===null?C.errors:
e.concat(C.errors),r=e.length))}else{const R={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var d=Y===r;
M=d,Ue="then"}else{const Y=r,V=r;let R=!0;const X=r;if(r===X)if(s&&typeof s=="object"&&!Array.isArray(s)){let ne;if(s.const===void 0&&(ne="c\
onst")){const re={};e===null?e=[re]:e.push(re),r++}}else{const ne={};e===null?e=[ne]:e.push(ne),r++}var f=X===r;r=V,e!==null&&(V?e.length=V:
e=null);let oe;if(f){const ne=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const L={instancePath:n,keyword:"required",
params:{missingProperty:"const"}};e===null?e=[L]:e.push(L),r++}for(const L in s)if(!(L==="const"||L==="doc"||L==="nullable"||L==="lenient"||
L==="since"||L==="deprecated"||L==="allow")){const ie={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:L}};e===null?
e=[ie]:e.push(ie),r++}if(s.const!==void 0){let L=s.const;if(typeof L!="string"&&!(typeof L=="number"&&isFinite(L))&&typeof L!="boolean"){const ie={
instancePath:n+"/const",keyword:"type",params:{type:ke.else.else.else.else.else.then.properties.const.type}};e===null?e=[ie]:e.push(ie),r++}}}else{
const L={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[L]:e.push(L),r++}var f=ne===r;R=f,oe="then"}else{const ne=r,re=r;
let L=!0;const ie=r;if(r===ie)if(s&&typeof s=="object"&&!Array.isArray(s)){let te;if(s.enum===void 0&&(te="enum")){const ye={};e===null?e=[ye]:
e.push(ye),r++}}else{const te={};e===null?e=[te]:e.push(te),r++}var p=ie===r;r=re,e!==null&&(re?e.length=re:e=null);let We;if(p){const te=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};
e===null?e=[A]:e.push(A),r++}if(s.values===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=
[A]:e.push(A),r++}for(const A in s)if(!ee.call(ke.else.else.else.else.else.else.then.properties,A)){const K={instancePath:n,keyword:"additio\
nalProperties",params:{additionalProperty:A}};e===null?e=[K]:e.push(K),r++}if(s.enum!==void 0){let A=s.enum;if(!(A==="open"||A==="closed")){
const K={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:ke.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=
[K]:e.push(K),r++}}s.values!==void 0&&(ve(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:o})||(e=e===null?
ve.errors:e.concat(ve.errors),r=e.length)),s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"patt\
ern",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[A]:e.push(A),r++}var p=te===r;L=p,We="then"}else{const te=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const A={
instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[A]:e.push(A),r++}for(const A in s)if(!ee.call(ke.else.else.else.
else.else.else.else.properties,A)){const K={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[K]:e.push(
K),r++}if(s.type!==void 0&&(C(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length)),s.min!==void 0){let A=s.min;if(!(typeof A=="number"&&isFinite(A))){const K={instancePath:n+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[K]:e.push(K),r++}}if(s.max!==void 0){let A=s.max;if(!(typeof A=="number"&&isFinite(A))){const K={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[K]:e.push(K),r++}}if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const A={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[A]:e.push(A),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const A={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:ke.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=
[A]:e.push(A),r++}if(s.write!==void 0&&s.write!=="seconds"){const A={instancePath:n+"/write",keyword:"enum",params:{allowedValues:ke.else.else.
else.else.else.else.else.properties.write.enum}};e===null?e=[A]:e.push(A),r++}if(s.version!==void 0&&s.version!==4){const A={instancePath:n+
"/version",keyword:"enum",params:{allowedValues:ke.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[A]:e.push(A),r++}
if(s.prefix!==void 0&&(g(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:o})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length)),s.schemes!==void 0&&(E(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:o})||(e=
e===null?E.errors:e.concat(E.errors),r=e.length)),s.inside!==void 0){let A=s.inside;if(!(A==="warn"||A==="require")){const K={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:ke.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[K]:e.push(K),r++}}
if(s.list!==void 0&&(ge.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:o})||(e=e===null?ge.validate.
errors:e.concat(ge.validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const A={instancePath:n+"/unique",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[A]:e.push(A),r++}if(s.map!==void 0&&(ge.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"\
map",rootData:o})||(e=e===null?ge.validate.errors:e.concat(ge.validate.errors),r=e.length)),s.keys!==void 0&&(g(s.keys,{instancePath:n+"/key\
s",parentData:s,parentDataProperty:"keys",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.fields!==void 0&&(Ie.validate(
s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===null?Ie.validate.errors:e.concat(Ie.validate.
errors),r=e.length)),s.include!==void 0&&(fe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:o})||(e=
e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.object!==void 0&&(se(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:o})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.reserved!==void 0&&(E(s.reserved,{instancePath:n+"/reserved",
parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.union!==void 0){let A=s.union;
if(Array.isArray(A)){if(A.length<2){const Pe={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[Pe]:e.push(Pe),r++}const K=A.
length;for(let Pe=0;Pe<K;Pe++)ge.validate(A[Pe],{instancePath:n+"/union/"+Pe,parentData:A,parentDataProperty:Pe,rootData:o})||(e=e===null?ge.
validate.errors:e.concat(ge.validate.errors),r=e.length)}else{const K={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?
e=[K]:e.push(K),r++}}if(s.tag!==void 0&&(he(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||(e=e===null?he.
errors:e.concat(he.errors),r=e.length)),s.otherwise!==void 0&&(C(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"o\
therwise",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.const!==void 0){let A=s.const;if(typeof A!="string"&&!(typeof A==
"number"&&isFinite(A))&&typeof A!="boolean"){const K={instancePath:n+"/const",keyword:"type",params:{type:ke.else.else.else.else.else.else.else.
properties.const.type}};e===null?e=[K]:e.push(K),r++}}if(s.enum!==void 0){let A=s.enum;if(!(A==="open"||A==="closed")){const K={instancePath:n+
"/enum",keyword:"enum",params:{allowedValues:ke.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[K]:e.push(K),r++}}s.values!==
void 0&&(ve(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:o})||(e=e===null?ve.errors:e.concat(ve.errors),
r=e.length))}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}var p=te===r;L=p,We="else"}if(!L){
const te={instancePath:n,keyword:"if",params:{failingKeyword:We}};e===null?e=[te]:e.push(te),r++}var f=ne===r;R=f,oe="else"}if(!R){const ne={
instancePath:n,keyword:"if",params:{failingKeyword:oe}};e===null?e=[ne]:e.push(ne),r++}var d=Y===r;M=d,Ue="else"}if(!M){const Y={instancePath:n,
keyword:"if",params:{failingKeyword:Ue}};e===null?e=[Y]:e.push(Y),r++}var m=$===r;B=m,Be="else"}if(!B){const $={instancePath:n,keyword:"if",
params:{failingKeyword:Be}};e===null?e=[$]:e.push($),r++}var u=O===r;_=u,W="else"}if(!_){const O={instancePath:n,keyword:"if",params:{failingKeyword:W}};
e===null?e=[O]:e.push(O),r++}var l=j===r;k=l,x="else"}if(!k){const j={instancePath:n,keyword:"if",params:{failingKeyword:x}};e===null?e=[j]:
e.push(j),r++}var h=c===r;t=h,w="else"}if(!t){const c={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[c]:e.push(c),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const c={instancePath:n+"/nullable",
keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}s.lenient!==void 0&&(Re(s.lenient,{instancePath:n+"/lenient",parentData:s,
parentDataProperty:"lenient",rootData:o})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s.since!==void 0&&(de(s.since,{instancePath:n+
"/since",parentData:s,parentDataProperty:"since",rootData:o})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.deprecated!==void 0&&
(_e(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:o})||(e=e===null?_e.errors:e.concat(_e.
errors),r=e.length)),s.allow!==void 0&&(pe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?
pe.errors:e.concat(pe.errors),r=e.length))}else{const c={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}
return Te.errors=e,r===0}function U(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;
const y=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=
null);let w;if(h){const l=r;Te(s,{instancePath:n,parentData:F,parentDataProperty:Z,rootData:o})||(e=e===null?Te.errors:e.concat(Te.errors),r=
e.length);var h=l===r;t=h,w="then"}else{const l=r;C(s,{instancePath:n,parentData:F,parentDataProperty:Z,rootData:o})||(e=e===null?C.errors:e.
concat(C.errors),r=e.length);var h=l===r;t=h,w="else"}if(!t){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:
e.push(l),r++}return U.errors=e,r===0}const Rr={type:"object",properties:{by:{$ref:"#/definitions/computedBy"},table:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{},minProperties:1},level:{enum:["warning"]},lenient:{enum:["warn"]}},additionalProperties:!1,required:[
"by"]},ms={type:["string","number","boolean"],pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])\
?$"},Tr=new RegExp("^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u");function dr(s,{
instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:ms.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Tr.test(
s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\
\\u007f])?$"}};e===null?e=[i]:e.push(i),r++}return dr.errors=e,r===0}function mr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"\
by"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="by"||t==="table"||t==="level"||t==="lenient")){const y={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}if(s.by!==void 0&&(dr(s.by,{instancePath:n+"/by",parentData:s,
parentDataProperty:"by",rootData:o})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)),s.table!==void 0){let t=s.table;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(Object.keys(t).length<1){const y={instancePath:n+"/table",keyword:"minProperties",params:{limit:1}};e===null?
e=[y]:e.push(y),r++}for(const y in t){const h=r;if(typeof y=="string"&&!Q.test(y)){const w={instancePath:n+"/table",keyword:"pattern",params:{
pattern:"\\S"},propertyName:y};e===null?e=[w]:e.push(w),r++}var i=h===r;if(!i){const w={instancePath:n+"/table",keyword:"propertyNames",params:{
propertyName:y}};e===null?e=[w]:e.push(w),r++}}}else{const y={instancePath:n+"/table",keyword:"type",params:{type:"object"}};e===null?e=[y]:
e.push(y),r++}}if(s.level!==void 0&&s.level!=="warning"){const t={instancePath:n+"/level",keyword:"enum",params:{allowedValues:Rr.properties.
level.enum}};e===null?e=[t]:e.push(t),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const t={instancePath:n+"/lenient",keyword:"enum",params:{
allowedValues:Rr.properties.lenient.enum}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return mr.errors=e,r===0}const Ss={if:{type:"object"},then:{$ref:"#/definitions/mailLocation"},else:{$ref:"#/de\
finitions/string"}},Es={type:"object",properties:{},if:{type:"object",required:["label"]},then:{type:"object",properties:{label:{$ref:"#/def\
initions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["label"]},else:{if:{
type:"object",required:["bullet"]},then:{type:"object",properties:{bullet:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{
$ref:"#/definitions/strings"}},additionalProperties:!1,required:["bullet","in"]},else:{if:{type:"object",required:["section"]},then:{type:"o\
bject",properties:{section:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["section"]},else:{type:"object",properties:{label:{
$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"},bullet:{$ref:"#/definitions/string"},section:{
$ref:"#/definitions/string"}},additionalProperties:!1,required:["label"]}}}};function hr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(r===y)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.label===void 0&&
(m="label")){const d={};e===null?e=[d]:e.push(d),r++}}else{const m={};e===null?e=[m]:e.push(m),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=
null);let w;if(h){const m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const f={instancePath:n,keyword:"required",params:{
missingProperty:"label"}};e===null?e=[f]:e.push(f),r++}for(const f in s)if(!(f==="label"||f==="in"||f==="also")){const p={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:f}};e===null?e=[p]:e.push(p),r++}s.label!==void 0&&(g(s.label,{instancePath:n+"/label",parentData:s,
parentDataProperty:"label",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.in!==void 0&&(g(s.in,{instancePath:n+"/in",parentData:s,
parentDataProperty:"in",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.also!==void 0&&(E(s.also,{instancePath:n+"/also",
parentData:s,parentDataProperty:"also",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}else{const f={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var h=m===r;t=h,w="then"}else{const m=r,d=r;let f=!0;const p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let k;if(s.bullet===void 0&&(k="bullet")){const b={};e===null?e=[b]:e.push(b),r++}}else{const k={};e===null?e=[
k]:e.push(k),r++}var l=p===r;r=d,e!==null&&(d?e.length=d:e=null);let c;if(l){const k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bullet===
void 0){const x={instancePath:n,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[x]:e.push(x),r++}if(s.in===void 0){const x={
instancePath:n,keyword:"required",params:{missingProperty:"in"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!(x==="bullet"||x==="in"||
x==="also")){const v={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[v]:e.push(v),r++}s.bullet!==void 0&&
(g(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),
s.in!==void 0&&(g(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.
length)),s.also!==void 0&&(E(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:o})||(e=e===null?E.errors:e.concat(
E.errors),r=e.length))}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var l=k===r;f=l,c="t\
hen"}else{const k=r,b=r;let x=!0;const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.section===void 0&&(_="section")){
const G={};e===null?e=[G]:e.push(G),r++}}else{const _={};e===null?e=[_]:e.push(_),r++}var u=v===r;r=b,e!==null&&(b?e.length=b:e=null);let j;
if(u){const _=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const W={instancePath:n,keyword:"required",params:{missingProperty:"\
section"}};e===null?e=[W]:e.push(W),r++}for(const W in s)if(W!=="section"){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:W}};
e===null?e=[I]:e.push(I),r++}s.section!==void 0&&(g(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"section",rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const W={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(
W),r++}var u=_===r;x=u,j="then"}else{const _=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const W={instancePath:n,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[W]:e.push(W),r++}for(const W in s)if(!(W==="label"||W==="in"||W==="also"||W==="bulle\
t"||W==="section")){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:W}};e===null?e=[I]:e.push(I),r++}s.label!==
void 0&&(g(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=
e.length)),s.in!==void 0&&(g(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),
r=e.length)),s.also!==void 0&&(E(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:o})||(e=e===null?E.errors:e.
concat(E.errors),r=e.length)),s.bullet!==void 0&&(g(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.section!==void 0&&(g(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"\
section",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const W={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[W]:e.push(W),r++}var u=_===r;x=u,j="else"}if(!x){const _={instancePath:n,keyword:"if",params:{failingKeyword:j}};e===null?e=[_]:
e.push(_),r++}var l=k===r;f=l,c="else"}if(!f){const k={instancePath:n,keyword:"if",params:{failingKeyword:c}};e===null?e=[k]:e.push(k),r++}var h=m===
r;t=h,w="else"}if(!t){const m={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[m]:e.push(m),r++}if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}return hr.errors=e,r===0}function gr(s,{
instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const l=r;hr(s,{instancePath:n,
parentData:F,parentDataProperty:Z,rootData:o})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length);var h=l===r;t=h,w="then"}else{const l=r;
g(s,{instancePath:n,parentData:F,parentDataProperty:Z,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length);var h=l===r;t=h,w="e\
lse"}if(!t){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return gr.errors=e,r===0}function wr(s,{
instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(r===y)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let c;if(s.type===void 0&&(c="type")){const a={};e===null?e=[a]:e.push(a),r++}}else{const c={};e===null?e=[c]:e.
push(c),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
const k={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!ee.call(we.then.
properties,k)){const b={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[b]:e.push(b),r++}if(s.type!==
void 0&&(C(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),
s.min!==void 0){let k=s.min;if(!(typeof k=="number"&&isFinite(k))){const b={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[b]:e.push(b),r++}}if(s.max!==void 0){let k=s.max;if(!(typeof k=="number"&&isFinite(k))){const b={instancePath:n+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[b]:e.push(b),r++}}if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const k={instancePath:n+
"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const k={instancePath:n+
"/fraction",keyword:"enum",params:{allowedValues:we.then.properties.fraction.enum}};e===null?e=[k]:e.push(k),r++}if(s.write!==void 0&&s.write!==
"seconds"){const k={instancePath:n+"/write",keyword:"enum",params:{allowedValues:we.then.properties.write.enum}};e===null?e=[k]:e.push(k),r++}
if(s.version!==void 0&&s.version!==4){const k={instancePath:n+"/version",keyword:"enum",params:{allowedValues:we.then.properties.version.enum}};
e===null?e=[k]:e.push(k),r++}if(s.prefix!==void 0&&(g(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.schemes!==void 0&&(E(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"\
schemes",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.inside!==void 0){let k=s.inside;if(!(k==="warn"||k==="require")){
const b={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:we.then.properties.inside.enum}};e===null?e=[b]:e.push(b),r++}}}else{
const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var h=c===r;t=h,w="then"}else{const c=r,a=r;let k=!0;
const b=r;if(r===b)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.list===void 0&&(j="list")){const D={};e===null?e=[D]:e.push(D),r++}}else{
const j={};e===null?e=[j]:e.push(j),r++}var l=b===r;r=a,e!==null&&(a?e.length=a:e=null);let x;if(l){const j=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.list===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)
if(!ee.call(we.else.then.properties,_)){const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:_}};e===null?e=[G]:
e.push(G),r++}if(s.list!==void 0&&(U(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:o})||(e=e===null?U.errors:
e.concat(U.errors),r=e.length)),s.min!==void 0){let _=s.min;if(!(typeof _=="number"&&isFinite(_))){const G={instancePath:n+"/min",keyword:"t\
ype",params:{type:"number"}};e===null?e=[G]:e.push(G),r++}}if(s.max!==void 0){let _=s.max;if(!(typeof _=="number"&&isFinite(_))){const G={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[G]:e.push(G),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const _={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[_]:e.push(_),r++}}else{const _={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[_]:e.push(_),r++}var l=j===r;k=l,x="then"}else{const j=r,D=r;let _=!0;const G=r;if(r===G)if(s&&typeof s=="object"&&!Array.
isArray(s)){let O;if(s.map===void 0&&(O="map")){const z={};e===null?e=[z]:e.push(z),r++}}else{const O={};e===null?e=[O]:e.push(O),r++}var u=G===
r;r=D,e!==null&&(D?e.length=D:e=null);let W;if(u){const O=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const B={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[B]:e.push(B),r++}for(const B in s)if(!ee.call(we.else.else.then.properties,B)){
const H={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[H]:e.push(H),r++}if(s.map!==void 0&&(U(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:o})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.keys!==void 0&&
(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),
s.min!==void 0){let B=s.min;if(!(typeof B=="number"&&isFinite(B))){const H={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[H]:e.push(H),r++}}if(s.max!==void 0){let B=s.max;if(!(typeof B=="number"&&isFinite(B))){const H={instancePath:n+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[H]:e.push(H),r++}}}else{const B={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[B]:e.
push(B),r++}var u=O===r;_=u,W="then"}else{const O=r,z=r;let B=!0;const H=r;if(r===H)if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.
fields===void 0&&($="fields")){const q={};e===null?e=[q]:e.push(q),r++}}else{const $={};e===null?e=[$]:e.push($),r++}var m=H===r;r=z,e!==null&&
(z?e.length=z:e=null);let Be;if(m){const $=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const M={instancePath:n,keyword:"\
required",params:{missingProperty:"fields"}};e===null?e=[M]:e.push(M),r++}for(const M in s)if(!ee.call(we.else.else.else.then.properties,M)){
const be={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:M}};e===null?e=[be]:e.push(be),r++}s.fields!==void 0&&(Ie.
validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===null?Ie.validate.errors:e.concat(Ie.
validate.errors),r=e.length)),s.include!==void 0&&(fe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:o})||
(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.object!==void 0&&(se(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:o})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.reserved!==void 0&&(E(s.reserved,{instancePath:n+"/reserved",
parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}else{const M={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}var m=$===r;B=m,Be="then"}else{const $=r,q=r;let M=!0;const be=r;if(r===be)if(s&&
typeof s=="object"&&!Array.isArray(s)){let Y;if(s.union===void 0&&(Y="union")){const V={};e===null?e=[V]:e.push(V),r++}}else{const Y={};e===
null?e=[Y]:e.push(Y),r++}var d=be===r;r=q,e!==null&&(q?e.length=q:e=null);let Ue;if(d){const Y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.union===void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===null?e=[R]:e.push(R),r++}for(const R in s)
if(!ee.call(we.else.else.else.else.then.properties,R)){const X={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};
e===null?e=[X]:e.push(X),r++}if(s.union!==void 0){let R=s.union;if(Array.isArray(R)){if(R.length<2){const oe={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[oe]:e.push(oe),r++}const X=R.length;for(let oe=0;oe<X;oe++)U(R[oe],{instancePath:n+"/union/"+oe,parentData:R,
parentDataProperty:oe,rootData:o})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)}else{const X={instancePath:n+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[X]:e.push(X),r++}}s.tag!==void 0&&(he(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",
rootData:o})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),s.otherwise!==void 0&&(C(s.otherwise,{instancePath:n+"/otherwise",parentData:s,
parentDataProperty:"otherwise",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{const R={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var d=Y===r;M=d,Ue="then"}else{const Y=r,V=r;let R=!0;const X=r;if(r===X)if(s&&typeof s==
"object"&&!Array.isArray(s)){let ne;if(s.const===void 0&&(ne="const")){const re={};e===null?e=[re]:e.push(re),r++}}else{const ne={};e===null?
e=[ne]:e.push(ne),r++}var f=X===r;r=V,e!==null&&(V?e.length=V:e=null);let oe;if(f){const ne=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
const===void 0){const L={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[L]:e.push(L),r++}for(const L in s)if(!ee.
call(we.else.else.else.else.else.then.properties,L)){const ie={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:L}};
e===null?e=[ie]:e.push(ie),r++}if(s.const!==void 0){let L=s.const;if(typeof L!="string"&&!(typeof L=="number"&&isFinite(L))&&typeof L!="bool\
ean"){const ie={instancePath:n+"/const",keyword:"type",params:{type:we.else.else.else.else.else.then.properties.const.type}};e===null?e=[ie]:
e.push(ie),r++}}}else{const L={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[L]:e.push(L),r++}var f=ne===r;R=f,oe="then"}else{
const ne=r,re=r;let L=!0;const ie=r;if(r===ie)if(s&&typeof s=="object"&&!Array.isArray(s)){let te;if(s.enum===void 0&&(te="enum")){const ye={};
e===null?e=[ye]:e.push(ye),r++}}else{const te={};e===null?e=[te]:e.push(te),r++}var p=ie===r;r=re,e!==null&&(re?e.length=re:e=null);let We;if(p){
const te=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"\
enum"}};e===null?e=[A]:e.push(A),r++}if(s.values===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===
null?e=[A]:e.push(A),r++}for(const A in s)if(!ee.call(we.else.else.else.else.else.else.then.properties,A)){const K={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:A}};e===null?e=[K]:e.push(K),r++}if(s.enum!==void 0){let A=s.enum;if(!(A==="open"||A==="clo\
sed")){const K={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:we.else.else.else.else.else.else.then.properties.enum.enum}};e===
null?e=[K]:e.push(K),r++}}s.values!==void 0&&(ve(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:o})||(e=
e===null?ve.errors:e.concat(ve.errors),r=e.length)),s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[A]:e.push(A),r++}var p=te===r;L=p,We="then"}else{const te=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const A={
instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[A]:e.push(A),r++}for(const A in s)if(!ee.call(we.else.else.else.
else.else.else.else.properties,A)){const K={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[K]:e.push(
K),r++}if(s.type!==void 0&&(C(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length)),s.min!==void 0){let A=s.min;if(!(typeof A=="number"&&isFinite(A))){const K={instancePath:n+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[K]:e.push(K),r++}}if(s.max!==void 0){let A=s.max;if(!(typeof A=="number"&&isFinite(A))){const K={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[K]:e.push(K),r++}}if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const A={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[A]:e.push(A),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const A={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:we.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=
[A]:e.push(A),r++}if(s.write!==void 0&&s.write!=="seconds"){const A={instancePath:n+"/write",keyword:"enum",params:{allowedValues:we.else.else.
else.else.else.else.else.properties.write.enum}};e===null?e=[A]:e.push(A),r++}if(s.version!==void 0&&s.version!==4){const A={instancePath:n+
"/version",keyword:"enum",params:{allowedValues:we.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[A]:e.push(A),r++}
if(s.prefix!==void 0&&(g(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:o})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length)),s.schemes!==void 0&&(E(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:o})||(e=
e===null?E.errors:e.concat(E.errors),r=e.length)),s.inside!==void 0){let A=s.inside;if(!(A==="warn"||A==="require")){const K={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:we.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[K]:e.push(K),r++}}
if(s.list!==void 0&&(U(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:o})||(e=e===null?U.errors:e.concat(U.errors),
r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const A={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?
e=[A]:e.push(A),r++}if(s.map!==void 0&&(U(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:o})||(e=e===null?U.errors:
e.concat(U.errors),r=e.length)),s.keys!==void 0&&(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:o})||(e=e===
null?g.errors:e.concat(g.errors),r=e.length)),s.fields!==void 0&&(Ie.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:o})||(e=e===null?Ie.validate.errors:e.concat(Ie.validate.errors),r=e.length)),s.include!==void 0&&(fe(s.include,{instancePath:n+
"/include",parentData:s,parentDataProperty:"include",rootData:o})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.object!==void 0&&
(se(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===null?se.errors:e.concat(se.errors),r=e.
length)),s.reserved!==void 0&&(E(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?
E.errors:e.concat(E.errors),r=e.length)),s.union!==void 0){let A=s.union;if(Array.isArray(A)){if(A.length<2){const Pe={instancePath:n+"/unio\
n",keyword:"minItems",params:{limit:2}};e===null?e=[Pe]:e.push(Pe),r++}const K=A.length;for(let Pe=0;Pe<K;Pe++)U(A[Pe],{instancePath:n+"/uni\
on/"+Pe,parentData:A,parentDataProperty:Pe,rootData:o})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)}else{const K={instancePath:n+"/\
union",keyword:"type",params:{type:"array"}};e===null?e=[K]:e.push(K),r++}}if(s.tag!==void 0&&(he(s.tag,{instancePath:n+"/tag",parentData:s,
parentDataProperty:"tag",rootData:o})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),s.otherwise!==void 0&&(C(s.otherwise,{instancePath:n+
"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.const!==void 0){
let A=s.const;if(typeof A!="string"&&!(typeof A=="number"&&isFinite(A))&&typeof A!="boolean"){const K={instancePath:n+"/const",keyword:"type",
params:{type:we.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[K]:e.push(K),r++}}if(s.enum!==void 0){let A=s.enum;if(!(A===
"open"||A==="closed")){const K={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:we.else.else.else.else.else.else.else.properties.
enum.enum}};e===null?e=[K]:e.push(K),r++}}s.values!==void 0&&(ve(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",
rootData:o})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length))}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===
null?e=[A]:e.push(A),r++}var p=te===r;L=p,We="else"}if(!L){const te={instancePath:n,keyword:"if",params:{failingKeyword:We}};e===null?e=[te]:
e.push(te),r++}var f=ne===r;R=f,oe="else"}if(!R){const ne={instancePath:n,keyword:"if",params:{failingKeyword:oe}};e===null?e=[ne]:e.push(ne),
r++}var d=Y===r;M=d,Ue="else"}if(!M){const Y={instancePath:n,keyword:"if",params:{failingKeyword:Ue}};e===null?e=[Y]:e.push(Y),r++}var m=$===
r;B=m,Be="else"}if(!B){const $={instancePath:n,keyword:"if",params:{failingKeyword:Be}};e===null?e=[$]:e.push($),r++}var u=O===r;_=u,W="else"}
if(!_){const O={instancePath:n,keyword:"if",params:{failingKeyword:W}};e===null?e=[O]:e.push(O),r++}var l=j===r;k=l,x="else"}if(!k){const j={
instancePath:n,keyword:"if",params:{failingKeyword:x}};e===null?e=[j]:e.push(j),r++}var h=c===r;t=h,w="else"}if(!t){const c={instancePath:n,
keyword:"if",params:{failingKeyword:w}};e===null?e=[c]:e.push(c),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(g(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.nullable!==
void 0&&typeof s.nullable!="boolean"){const c={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}
if(s.lenient!==void 0&&(Re(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:o})||(e=e===null?Re.errors:
e.concat(Re.errors),r=e.length)),s.since!==void 0&&(de(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:o})||
(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.deprecated!==void 0&&(_e(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:o})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.allow!==void 0&&(pe(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.computed!==void 0&&(mr(s.computed,{instancePath:n+
"/computed",parentData:s,parentDataProperty:"computed",rootData:o})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)),s.sensitive!==void 0&&
typeof s.sensitive!="boolean"){const c={instancePath:n+"/sensitive",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(s.
aliases!==void 0&&(E(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:o})||(e=e===null?E.errors:e.concat(
E.errors),r=e.length)),s.decodeOnly!==void 0&&typeof s.decodeOnly!="boolean"){const c={instancePath:n+"/decodeOnly",keyword:"type",params:{type:"\
boolean"}};e===null?e=[c]:e.push(c),r++}s.mail!==void 0&&(gr(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:o})||
(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)),s.originalName!==void 0&&(g(s.originalName,{instancePath:n+"/originalName",parentData:s,
parentDataProperty:"originalName",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const c={instancePath:n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return wr.errors=e,r===0}function br(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const u={};e===null?e=[u]:e.push(
u),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const u=r;wr(s,{instancePath:n,parentData:F,parentDataProperty:Z,rootData:o})||
(e=e===null?wr.errors:e.concat(wr.errors),r=e.length);var h=u===r;t=h,w="then"}else{const u=r,m=r;let d=!0;const f=r;if(!Array.isArray(s)){const a={};
e===null?e=[a]:e.push(a),r++}var l=f===r;r=m,e!==null&&(m?e.length=m:e=null);let p;if(l){const a=r;if(Array.isArray(s)){if(s.length>1){const x={
instancePath:n,keyword:"maxItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}if(s.length<1){const x={instancePath:n,keyword:"minItems",params:{
limit:1}};e===null?e=[x]:e.push(x),r++}const b=s.length;for(let x=0;x<b;x++)C(s[x],{instancePath:n+"/"+x,parentData:s,parentDataProperty:x,rootData:o})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)}else{const b={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(
b),r++}var l=a===r;d=l,p="then"}else{const a=r;C(s,{instancePath:n,parentData:F,parentDataProperty:Z,rootData:o})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length);var l=a===r;d=l,p="else"}if(!d){const a={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[a]:e.push(
a),r++}var h=u===r;t=h,w="else"}if(!t){const u={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[u]:e.push(u),r++}return br.
errors=e,r===0}function ce(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(const t in s){const y=r;if(typeof t=="string"&&!fs.test(t)){const h={instancePath:n,keyword:"pattern",params:{pattern:"\
^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:t};e===null?e=[h]:e.push(h),
r++}var i=y===r;if(!i){const h={instancePath:n,keyword:"propertyNames",params:{propertyName:t}};e===null?e=[h]:e.push(h),r++}}for(const t in s)
br(s[t],{instancePath:n+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:t,rootData:o})||(e=e===null?br.errors:e.
concat(br.errors),r=e.length)}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ce.errors=
e,r===0}const Os={if:{type:"object"},then:{$ref:"#/definitions/definition"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/defini\
tions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/definitions/typeName"}}};function $e(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const u={};e===null?e=[u]:e.push(
u),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const u=r;Te(s,{instancePath:n,parentData:F,parentDataProperty:Z,rootData:o})||
(e=e===null?Te.errors:e.concat(Te.errors),r=e.length);var h=u===r;t=h,w="then"}else{const u=r,m=r;let d=!0;const f=r;if(!Array.isArray(s)){const a={};
e===null?e=[a]:e.push(a),r++}var l=f===r;r=m,e!==null&&(m?e.length=m:e=null);let p;if(l){const a=r;if(Array.isArray(s)){if(s.length>1){const x={
instancePath:n,keyword:"maxItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}if(s.length<1){const x={instancePath:n,keyword:"minItems",params:{
limit:1}};e===null?e=[x]:e.push(x),r++}const b=s.length;for(let x=0;x<b;x++)C(s[x],{instancePath:n+"/"+x,parentData:s,parentDataProperty:x,rootData:o})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)}else{const b={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(
b),r++}var l=a===r;d=l,p="then"}else{const a=r;C(s,{instancePath:n,parentData:F,parentDataProperty:Z,rootData:o})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length);var l=a===r;d=l,p="else"}if(!d){const a={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[a]:e.push(
a),r++}var h=u===r;t=h,w="else"}if(!t){const u={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[u]:e.push(u),r++}return $e.
errors=e,r===0}const Xe={type:"object",properties:{doc:{$ref:"#/definitions/string"},at:{$ref:"#/definitions/fieldPath"},level:{enum:["warni\
ng"]},lenient:{enum:["warn"]}},if:{type:"object",required:["differ"]},then:{type:"object",properties:{differ:{type:"array",items:{$ref:"#/de\
finitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"]},else:{if:{
type:"object",required:["excludes"]},then:{type:"object",properties:{excludes:{type:"object",properties:{list:{$ref:"#/definitions/fieldPath"},
value:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["list","value"]},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,
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
required:["doc","differ"]}}}}},hs={type:["string","number","boolean"],pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[\
^\\s\\u0000-\\u001f\\u007f])?$"};function N(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:hs.type}};e===null?e=
[i]:e.push(i),r++}if(typeof s=="string"&&!Tr.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\
\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"}};e===null?e=[i]:e.push(i),r++}return N.errors=e,r===0}function qe(s,{
instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(r===y)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let d;if(s.differ===void 0&&(d="differ")){const f={};e===null?e=[f]:e.push(f),r++}}else{const d={};e===null?e=[d]:
e.push(d),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const d=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===
void 0){const p={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[p]:e.push(p),r++}if(s.differ===void 0){const p={
instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[p]:e.push(p),r++}for(const p in s)if(!(p==="differ"||p==="d\
oc"||p==="at"||p==="level"||p==="lenient")){const c={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=
[c]:e.push(c),r++}if(s.differ!==void 0){let p=s.differ;if(Array.isArray(p)){if(p.length>2){const a={instancePath:n+"/differ",keyword:"maxIte\
ms",params:{limit:2}};e===null?e=[a]:e.push(a),r++}if(p.length<2){const a={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};e===
null?e=[a]:e.push(a),r++}const c=p.length;for(let a=0;a<c;a++)N(p[a],{instancePath:n+"/differ/"+a,parentData:p,parentDataProperty:a,rootData:o})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const c={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[c]:e.push(c),r++}}}else{const p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var h=d===r;t=h,w="then"}else{
const d=r,f=r;let p=!0;const c=r;if(r===c)if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.excludes===void 0&&(b="excludes")){const x={};
e===null?e=[x]:e.push(x),r++}}else{const b={};e===null?e=[b]:e.push(b),r++}var l=c===r;r=f,e!==null&&(f?e.length=f:e=null);let a;if(l){const b=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[v]:e.push(v),r++}if(s.excludes===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"excludes"}};e===null?e=
[v]:e.push(v),r++}for(const v in s)if(!(v==="excludes"||v==="doc"||v==="at"||v==="level"||v==="lenient")){const j={instancePath:n,keyword:"a\
dditionalProperties",params:{additionalProperty:v}};e===null?e=[j]:e.push(j),r++}if(s.excludes!==void 0){let v=s.excludes;if(v&&typeof v=="o\
bject"&&!Array.isArray(v)){if(v.list===void 0){const j={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?
e=[j]:e.push(j),r++}if(v.value===void 0){const j={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?e=
[j]:e.push(j),r++}for(const j in v)if(!(j==="list"||j==="value")){const D={instancePath:n+"/excludes",keyword:"additionalProperties",params:{
additionalProperty:j}};e===null?e=[D]:e.push(D),r++}v.list!==void 0&&(N(v.list,{instancePath:n+"/excludes/list",parentData:v,parentDataProperty:"\
list",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),v.value!==void 0&&(N(v.value,{instancePath:n+"/excludes/value",parentData:v,
parentDataProperty:"value",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const j={instancePath:n+"/excludes",keyword:"\
type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[v]:e.push(v),r++}var l=b===r;p=l,a="then"}else{const b=r,x=r;let v=!0;const j=r;if(r===j)if(s&&typeof s=="object"&&!Array.isArray(s)){let G;
if(s.when===void 0&&(G="when")){const W={};e===null?e=[W]:e.push(W),r++}}else{const G={};e===null?e=[G]:e.push(G),r++}var u=j===r;r=x,e!==null&&
(x?e.length=x:e=null);let D;if(u){const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const I={instancePath:n,keyword:"\
required",params:{missingProperty:"doc"}};e===null?e=[I]:e.push(I),r++}if(s.when===void 0){const I={instancePath:n,keyword:"required",params:{
missingProperty:"when"}};e===null?e=[I]:e.push(I),r++}for(const I in s)if(!(I==="when"||I==="require"||I==="forbid"||I==="doc"||I==="at"||I===
"level"||I==="lenient")){const O={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:I}};e===null?e=[O]:e.push(O),r++}
if(s.when!==void 0){let I=s.when;if(I&&typeof I=="object"&&!Array.isArray(I)){if(Object.keys(I).length>1){const O={instancePath:n+"/when",keyword:"\
maxProperties",params:{limit:1}};e===null?e=[O]:e.push(O),r++}if(Object.keys(I).length<1){const O={instancePath:n+"/when",keyword:"minProper\
ties",params:{limit:1}};e===null?e=[O]:e.push(O),r++}for(const O in I){let z=I[O];if(typeof z!="string"&&!(typeof z=="number"&&isFinite(z))&&
typeof z!="boolean"){const B={instancePath:n+"/when/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Xe.else.else.then.
properties.when.additionalProperties.type}};e===null?e=[B]:e.push(B),r++}}}else{const O={instancePath:n+"/when",keyword:"type",params:{type:"\
object"}};e===null?e=[O]:e.push(O),r++}}if(s.require!==void 0){let I=s.require;if(Array.isArray(I)){if(I.length<1){const z={instancePath:n+"\
/require",keyword:"minItems",params:{limit:1}};e===null?e=[z]:e.push(z),r++}const O=I.length;for(let z=0;z<O;z++)N(I[z],{instancePath:n+"/re\
quire/"+z,parentData:I,parentDataProperty:z,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const O={instancePath:n+"\
/require",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.forbid!==void 0){let I=s.forbid;if(Array.isArray(I)){if(I.
length<1){const z={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[z]:e.push(z),r++}const O=I.length;for(let z=0;z<
O;z++)N(I[z],{instancePath:n+"/forbid/"+z,parentData:I,parentDataProperty:z,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{
const O={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}}else{const I={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}var u=G===r;v=u,D="then"}else{const G=r,W=r;let I=!0;const O=r;if(r===O)if(s&&typeof s==
"object"&&!Array.isArray(s)){let H;if(s.unless===void 0&&(H="unless")){const Be={};e===null?e=[Be]:e.push(Be),r++}}else{const H={};e===null?
e=[H]:e.push(H),r++}var m=O===r;r=W,e!==null&&(W?e.length=W:e=null);let z;if(m){const H=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
doc===void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[P]:e.push(P),r++}if(s.unless===void 0){
const P={instancePath:n,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[P]:e.push(P),r++}for(const P in s)if(!(P==="unless"||
P==="require"||P==="forbid"||P==="doc"||P==="at"||P==="level"||P==="lenient")){const $={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:P}};e===null?e=[$]:e.push($),r++}if(s.unless!==void 0){let P=s.unless;if(P&&typeof P=="object"&&!Array.isArray(P)){if(Object.
keys(P).length>1){const $={instancePath:n+"/unless",keyword:"maxProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(Object.keys(P).
length<1){const $={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}for(const $ in P){let q=P[$];
if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const M={instancePath:n+"/unless/"+$.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:Xe.else.else.else.then.properties.unless.additionalProperties.type}};e===null?e=[M]:e.push(M),r++}}}else{
const $={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.require!==void 0){let P=s.require;
if(Array.isArray(P)){if(P.length<1){const q={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const $=P.
length;for(let q=0;q<$;q++)N(P[q],{instancePath:n+"/require/"+q,parentData:P,parentDataProperty:q,rootData:o})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)}else{const $={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.forbid!==
void 0){let P=s.forbid;if(Array.isArray(P)){if(P.length<1){const q={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=
[q]:e.push(q),r++}const $=P.length;for(let q=0;q<$;q++)N(P[q],{instancePath:n+"/forbid/"+q,parentData:P,parentDataProperty:q,rootData:o})||(e=
e===null?N.errors:e.concat(N.errors),r=e.length)}else{const $={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[$]:
e.push($),r++}}}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var m=H===r;I=m,z="then"}else{
const H=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[P]:e.push(P),r++}if(s.differ===void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===
null?e=[P]:e.push(P),r++}for(const P in s)if(!ee.call(Xe.else.else.else.else.properties,P)){const $={instancePath:n,keyword:"additionalPrope\
rties",params:{additionalProperty:P}};e===null?e=[$]:e.push($),r++}if(s.differ!==void 0){let P=s.differ;if(Array.isArray(P)){if(P.length>2){
const q={instancePath:n+"/differ",keyword:"maxItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}if(P.length<2){const q={instancePath:n+"\
/differ",keyword:"minItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}const $=P.length;for(let q=0;q<$;q++)N(P[q],{instancePath:n+"/dif\
fer/"+q,parentData:P,parentDataProperty:q,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const $={instancePath:n+"/d\
iffer",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.excludes!==void 0){let P=s.excludes;if(P&&typeof P=="object"&&
!Array.isArray(P)){if(P.list===void 0){const $={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?e=[$]:
e.push($),r++}if(P.value===void 0){const $={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?e=[$]:e.
push($),r++}for(const $ in P)if(!($==="list"||$==="value")){const q={instancePath:n+"/excludes",keyword:"additionalProperties",params:{additionalProperty:$}};
e===null?e=[q]:e.push(q),r++}P.list!==void 0&&(N(P.list,{instancePath:n+"/excludes/list",parentData:P,parentDataProperty:"list",rootData:o})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length)),P.value!==void 0&&(N(P.value,{instancePath:n+"/excludes/value",parentData:P,parentDataProperty:"\
value",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const $={instancePath:n+"/excludes",keyword:"type",params:{type:"\
object"}};e===null?e=[$]:e.push($),r++}}if(s.when!==void 0){let P=s.when;if(P&&typeof P=="object"&&!Array.isArray(P)){if(Object.keys(P).length>
1){const $={instancePath:n+"/when",keyword:"maxProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(Object.keys(P).length<1){const $={
instancePath:n+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}for(const $ in P){let q=P[$];if(typeof q!="str\
ing"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const M={instancePath:n+"/when/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:Xe.else.else.else.else.properties.when.additionalProperties.type}};e===null?e=[M]:e.push(M),r++}}}else{const $={instancePath:n+
"/when",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.require!==void 0){let P=s.require;if(Array.isArray(P)){if(P.
length<1){const q={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const $=P.length;for(let q=0;q<
$;q++)N(P[q],{instancePath:n+"/require/"+q,parentData:P,parentDataProperty:q,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{
const $={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.forbid!==void 0){let P=s.forbid;
if(Array.isArray(P)){if(P.length<1){const q={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const $=P.
length;for(let q=0;q<$;q++)N(P[q],{instancePath:n+"/forbid/"+q,parentData:P,parentDataProperty:q,rootData:o})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)}else{const $={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.unless!==
void 0){let P=s.unless;if(P&&typeof P=="object"&&!Array.isArray(P)){if(Object.keys(P).length>1){const $={instancePath:n+"/unless",keyword:"m\
axProperties",params:{limit:1}};e===null?e=[$]:e.push($),r++}if(Object.keys(P).length<1){const $={instancePath:n+"/unless",keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[$]:e.push($),r++}for(const $ in P){let q=P[$];if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&
typeof q!="boolean"){const M={instancePath:n+"/unless/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Xe.else.else.else.
else.properties.unless.additionalProperties.type}};e===null?e=[M]:e.push(M),r++}}}else{const $={instancePath:n+"/unless",keyword:"type",params:{
type:"object"}};e===null?e=[$]:e.push($),r++}}}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),
r++}var m=H===r;I=m,z="else"}if(!I){const H={instancePath:n,keyword:"if",params:{failingKeyword:z}};e===null?e=[H]:e.push(H),r++}var u=G===r;
v=u,D="else"}if(!v){const G={instancePath:n,keyword:"if",params:{failingKeyword:D}};e===null?e=[G]:e.push(G),r++}var l=b===r;p=l,a="else"}if(!p){
const b={instancePath:n,keyword:"if",params:{failingKeyword:a}};e===null?e=[b]:e.push(b),r++}var h=d===r;t=h,w="else"}if(!t){const d={instancePath:n,
keyword:"if",params:{failingKeyword:w}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(g(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.at!==void 0&&
(N(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.level!==
void 0&&s.level!=="warning"){const d={instancePath:n+"/level",keyword:"enum",params:{allowedValues:Xe.properties.level.enum}};e===null?e=[d]:
e.push(d),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const d={instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:Xe.properties.
lenient.enum}};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}
return qe.errors=e,r===0}const Ks={type:"object",properties:{like:{$ref:"#/definitions/exampleName"},field:{$ref:"#/definitions/anyField"},values:{
type:"array",items:{},minItems:1}},additionalProperties:!1,required:["like","field","values"]},gs={type:["string","number","boolean"],pattern:"\
\\S"};function xe(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:gs.type}};e===null?e=[i]:e.push(i),r++}if(typeof s==
"string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return xe.errors=e,r===
0}function Me(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.like===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[i]:e.push(i),r++}if(s.field===
void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===null?e=[i]:e.push(i),r++}if(s.values===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="like"||i==="fie\
ld"||i==="values")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.
like!==void 0&&(xe(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:o})||(e=e===null?xe.errors:e.concat(xe.errors),
r=e.length)),s.field!==void 0&&(T(s.field,{instancePath:n+"/field",parentData:s,parentDataProperty:"field",rootData:o})||(e=e===null?T.errors:
e.concat(T.errors),r=e.length)),s.values!==void 0){let i=s.values;if(Array.isArray(i)){if(i.length<1){const t={instancePath:n+"/values",keyword:"\
minItems",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n+"/values",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Me.errors=e,r===
0}const Mr={type:"object",properties:{like:{$ref:"#/definitions/exampleName"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definiti\
ons/fieldPath"},minItems:1},dropEach:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},issue:{type:["string","number","boolea\
n"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/de\
finitions/anyField"}}},additionalProperties:!1,required:["like"]},Lr=new RegExp("^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$","u");function Le(s,{instancePath:n="",
parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="like"||t==="set"||
t==="drop"||t==="dropEach"||t==="issue"||t==="at")){const y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[y]:e.push(y),r++}if(s.like!==void 0&&(xe(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:o})||(e=e===
null?xe.errors:e.concat(xe.errors),r=e.length)),s.set!==void 0){let t=s.set;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const y={instancePath:n+
"/set",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.drop!==void 0){let t=s.drop;if(Array.isArray(t)){if(t.length<
1){const h={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const y=t.length;for(let h=0;h<y;h++)N(
t[h],{instancePath:n+"/drop/"+h,parentData:t,parentDataProperty:h,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const y={
instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.dropEach!==void 0){let t=s.dropEach;if(Array.
isArray(t)){if(t.length<1){const h={instancePath:n+"/dropEach",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const y=t.length;
for(let h=0;h<y;h++)N(t[h],{instancePath:n+"/dropEach/"+h,parentData:t,parentDataProperty:h,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),
r=e.length)}else{const y={instancePath:n+"/dropEach",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.issue!==void 0){
let t=s.issue;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const y={instancePath:n+"/issue",keyword:"type",
params:{type:Mr.properties.issue.type}};e===null?e=[y]:e.push(y),r++}if(typeof t=="string"&&!Lr.test(t)){const y={instancePath:n+"/issue",keyword:"\
pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[y]:e.push(y),r++}}if(s.at!==void 0){let t=s.at;const y=r;let h=!0;
const w=r;if(!Array.isArray(t)){const u={};e===null?e=[u]:e.push(u),r++}var i=w===r;r=y,e!==null&&(y?e.length=y:e=null);let l;if(i){const u=r;
if(Array.isArray(t)){const d=t.length;for(let f=0;f<d;f++){let p=t[f];if(typeof p!="string"&&!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const c={instancePath:n+"/at/"+f,keyword:"type",params:{type:Mr.properties.at.then.items.type}};e===null?e=[c]:e.push(c),r++}}}else{const d={
instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var i=u===r;h=i,l="then"}else{const u=r;T(t,{instancePath:n+
"/at",parentData:s,parentDataProperty:"at",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length);var i=u===r;h=i,l="else"}if(!h){
const u={instancePath:n+"/at",keyword:"if",params:{failingKeyword:l}};e===null?e=[u]:e.push(u),r++}}}else{const t={instancePath:n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Le.errors=e,r===0}const kr={type:"object",properties:{mode:{enum:["strict",
"lenient"]},reads:{type:"object"},warnings:{type:"array",items:{$ref:"#/definitions/issueCode"}},issue:{type:["string","number","boolean"],pattern:"\
^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/definitions/any\
Field"}}},if:{type:"object",required:["like"]},then:{type:"object",properties:{like:{$ref:"#/definitions/exampleName"},set:{type:"object"},drop:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:[
"like"]},else:{if:{type:"object",required:["json"]},then:{type:"object",properties:{json:{$ref:"#/definitions/jsonText"},mode:!0,reads:!0,warnings:!0,
issue:!0,at:!0},additionalProperties:!1,required:["json"]},else:{if:{type:"object",required:["ndjson"]},then:{type:"object",properties:{ndjson:{
$ref:"#/definitions/jsonText"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["ndjson"]},else:{if:{type:"obj\
ect",required:["yaml"]},then:{type:"object",properties:{yaml:{$ref:"#/definitions/yamlText"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,
required:["yaml"]},else:{if:{type:"object",required:["mail"]},then:{type:"object",properties:{mail:{$ref:"#/definitions/mailText"},mode:!0,reads:!0,
warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["mail"]},else:{type:"object",properties:{like:{$ref:"#/definitions/exampleName"},
set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},json:{$ref:"#/definitions/jsonText"},ndjson:{$ref:"\
#/definitions/jsonText"},yaml:{$ref:"#/definitions/yamlText"},mail:{$ref:"#/definitions/mailText"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},
additionalProperties:!1,required:["like"]}}}}}},ws={type:["string","number","boolean"],pattern:"\\S"};function ze(s,{instancePath:n="",parentData:F,
parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={
instancePath:n,keyword:"type",params:{type:ws.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(s)){const i={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return ze.errors=e,r===0}const bs={type:["string","number","boolean"],
pattern:"\\S"};function Ye(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:bs.type}};e===null?e=[i]:e.push(i),r++}if(typeof s==
"string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return Ye.errors=e,r===
0}const ks={type:["string","number","boolean"],pattern:"\\S"};function er(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{
type:ks.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};
e===null?e=[i]:e.push(i),r++}return er.errors=e,r===0}const vs={type:["string","number","boolean"],pattern:"\\S"};function Fe(s,{instancePath:n="",
parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boo\
lean"){const i={instancePath:n,keyword:"type",params:{type:vs.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(s)){const i={
instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return Fe.errors=e,r===0}function Ge(s,{instancePath:n="",
parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(r===y)if(s&&typeof s=="object"&&!Array.isArray(
s)){let p;if(s.like===void 0&&(p="like")){const c={};e===null?e=[c]:e.push(c),r++}}else{const p={};e===null?e=[p]:e.push(p),r++}var h=y===r;
r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const a={instancePath:n,
keyword:"required",params:{missingProperty:"like"}};e===null?e=[a]:e.push(a),r++}for(const a in s)if(!(a==="like"||a==="set"||a==="drop"||a===
"mode"||a==="reads"||a==="warnings"||a==="issue"||a==="at")){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[k]:e.push(k),r++}if(s.like!==void 0&&(xe(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:o})||(e=
e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.set!==void 0){let a=s.set;if(!(a&&typeof a=="object"&&!Array.isArray(a))){const k={instancePath:n+
"/set",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(s.drop!==void 0){let a=s.drop;if(Array.isArray(a)){if(a.length<
1){const b={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}const k=a.length;for(let b=0;b<k;b++)N(
a[b],{instancePath:n+"/drop/"+b,parentData:a,parentDataProperty:b,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const k={
instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}}else{const a={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}var h=p===r;t=h,w="then"}else{const p=r,c=r;let a=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&
!Array.isArray(s)){let v;if(s.json===void 0&&(v="json")){const j={};e===null?e=[j]:e.push(j),r++}}else{const v={};e===null?e=[v]:e.push(v),r++}
var l=k===r;r=c,e!==null&&(c?e.length=c:e=null);let b;if(l){const v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.json===void 0){const D={
instancePath:n,keyword:"required",params:{missingProperty:"json"}};e===null?e=[D]:e.push(D),r++}for(const D in s)if(!(D==="json"||D==="mode"||
D==="reads"||D==="warnings"||D==="issue"||D==="at")){const _={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:D}};e===
null?e=[_]:e.push(_),r++}s.json!==void 0&&(ze(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"json",rootData:o})||(e=e===null?
ze.errors:e.concat(ze.errors),r=e.length))}else{const D={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}
var l=v===r;a=l,b="then"}else{const v=r,j=r;let D=!0;const _=r;if(r===_)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.ndjson===void 0&&
(I="ndjson")){const O={};e===null?e=[O]:e.push(O),r++}}else{const I={};e===null?e=[I]:e.push(I),r++}var u=_===r;r=j,e!==null&&(j?e.length=j:
e=null);let G;if(u){const I=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ndjson===void 0){const z={instancePath:n,keyword:"required",
params:{missingProperty:"ndjson"}};e===null?e=[z]:e.push(z),r++}for(const z in s)if(!(z==="ndjson"||z==="mode"||z==="reads"||z==="warnings"||
z==="issue"||z==="at")){const B={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:z}};e===null?e=[B]:e.push(B),r++}s.
ndjson!==void 0&&(ze(s.ndjson,{instancePath:n+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:o})||(e=e===null?ze.errors:e.concat(
ze.errors),r=e.length))}else{const z={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}var u=I===r;D=u,G="\
then"}else{const I=r,O=r;let z=!0;const B=r;if(r===B)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.yaml===void 0&&(P="yaml")){const $={};
e===null?e=[$]:e.push($),r++}}else{const P={};e===null?e=[P]:e.push(P),r++}var m=B===r;r=O,e!==null&&(O?e.length=O:e=null);let H;if(m){const P=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.yaml===void 0){const q={instancePath:n,keyword:"required",params:{missingProperty:"yaml"}};
e===null?e=[q]:e.push(q),r++}for(const q in s)if(!(q==="yaml"||q==="mode"||q==="reads"||q==="warnings"||q==="issue"||q==="at")){const M={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[M]:e.push(M),r++}s.yaml!==void 0&&(Ye(s.yaml,{instancePath:n+"/yam\
l",parentData:s,parentDataProperty:"yaml",rootData:o})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length))}else{const q={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var m=P===r;z=m,H="then"}else{const P=r,$=r;let q=!0;const M=r;if(r===M)
if(s&&typeof s=="object"&&!Array.isArray(s)){let ae;if(s.mail===void 0&&(ae="mail")){const Y={};e===null?e=[Y]:e.push(Y),r++}}else{const ae={};
e===null?e=[ae]:e.push(ae),r++}var d=M===r;r=$,e!==null&&($?e.length=$:e=null);let be;if(d){const ae=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.mail===void 0){const V={instancePath:n,keyword:"required",params:{missingProperty:"mail"}};e===null?e=[V]:e.push(V),r++}for(const V in s)
if(!(V==="mail"||V==="mode"||V==="reads"||V==="warnings"||V==="issue"||V==="at")){const R={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:V}};e===null?e=[R]:e.push(R),r++}s.mail!==void 0&&(er(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mai\
l",rootData:o})||(e=e===null?er.errors:e.concat(er.errors),r=e.length))}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[V]:e.push(V),r++}var d=ae===r;q=d,be="then"}else{const ae=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const V={
instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[V]:e.push(V),r++}for(const V in s)if(!ee.call(kr.else.else.else.
else.else.properties,V)){const R={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[R]:e.push(R),r++}
if(s.like!==void 0&&(xe(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:o})||(e=e===null?xe.errors:e.concat(xe.
errors),r=e.length)),s.set!==void 0){let V=s.set;if(!(V&&typeof V=="object"&&!Array.isArray(V))){const R={instancePath:n+"/set",keyword:"typ\
e",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}}if(s.drop!==void 0){let V=s.drop;if(Array.isArray(V)){if(V.length<1){const X={instancePath:n+
"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[X]:e.push(X),r++}const R=V.length;for(let X=0;X<R;X++)N(V[X],{instancePath:n+"/drop\
/"+X,parentData:V,parentDataProperty:X,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{const R={instancePath:n+"/drop",
keyword:"type",params:{type:"array"}};e===null?e=[R]:e.push(R),r++}}s.json!==void 0&&(ze(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"\
json",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.ndjson!==void 0&&(ze(s.ndjson,{instancePath:n+"/ndjson",parentData:s,
parentDataProperty:"ndjson",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.yaml!==void 0&&(Ye(s.yaml,{instancePath:n+
"/yaml",parentData:s,parentDataProperty:"yaml",rootData:o})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)),s.mail!==void 0&&(er(s.mail,
{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:o})||(e=e===null?er.errors:e.concat(er.errors),r=e.length))}else{const V={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var d=ae===r;q=d,be="else"}if(!q){const ae={instancePath:n,
keyword:"if",params:{failingKeyword:be}};e===null?e=[ae]:e.push(ae),r++}var m=P===r;z=m,H="else"}if(!z){const P={instancePath:n,keyword:"if",
params:{failingKeyword:H}};e===null?e=[P]:e.push(P),r++}var u=I===r;D=u,G="else"}if(!D){const I={instancePath:n,keyword:"if",params:{failingKeyword:G}};
e===null?e=[I]:e.push(I),r++}var l=v===r;a=l,b="else"}if(!a){const v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:
e.push(v),r++}var h=p===r;t=h,w="else"}if(!t){const p={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[p]:e.push(p),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.mode!==void 0){let p=s.mode;if(!(p==="strict"||p==="lenient")){const c={instancePath:n+"/mode",keyword:"\
enum",params:{allowedValues:kr.properties.mode.enum}};e===null?e=[c]:e.push(c),r++}}if(s.reads!==void 0){let p=s.reads;if(!(p&&typeof p=="ob\
ject"&&!Array.isArray(p))){const c={instancePath:n+"/reads",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.warnings!==
void 0){let p=s.warnings;if(Array.isArray(p)){const c=p.length;for(let a=0;a<c;a++)Fe(p[a],{instancePath:n+"/warnings/"+a,parentData:p,parentDataProperty:a,
rootData:o})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)}else{const c={instancePath:n+"/warnings",keyword:"type",params:{type:"ar\
ray"}};e===null?e=[c]:e.push(c),r++}}if(s.issue!==void 0){let p=s.issue;if(typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!=
"boolean"){const c={instancePath:n+"/issue",keyword:"type",params:{type:kr.properties.issue.type}};e===null?e=[c]:e.push(c),r++}if(typeof p==
"string"&&!Lr.test(p)){const c={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[c]:
e.push(c),r++}}if(s.at!==void 0){let p=s.at;const c=r;let a=!0;const k=r;if(!Array.isArray(p)){const x={};e===null?e=[x]:e.push(x),r++}var f=k===
r;r=c,e!==null&&(c?e.length=c:e=null);let b;if(f){const x=r;if(Array.isArray(p)){const j=p.length;for(let D=0;D<j;D++){let _=p[D];if(typeof _!=
"string"&&!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){const G={instancePath:n+"/at/"+D,keyword:"type",params:{type:kr.properties.
at.then.items.type}};e===null?e=[G]:e.push(G),r++}}}else{const j={instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[j]:
e.push(j),r++}var f=x===r;a=f,b="then"}else{const x=r;T(p,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:o})||(e=e===null?
T.errors:e.concat(T.errors),r=e.length);var f=x===r;a=f,b="else"}if(!a){const x={instancePath:n+"/at",keyword:"if",params:{failingKeyword:b}};
e===null?e=[x]:e.push(x),r++}}}else{const p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ge.errors=
e,r===0}function vr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.doc===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[l]:e.push(l),r++}for(const l in s)
if(!ee.call(ar.properties,l)){const u={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),
r++}if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),
r=e.length)),s.has!==void 0){let l=s.has;if(Array.isArray(l)){if(l.length<1){const m={instancePath:n+"/has",keyword:"minItems",params:{limit:1}};
e===null?e=[m]:e.push(m),r++}const u=l.length;for(let m=0;m<u;m++)T(l[m],{instancePath:n+"/has/"+m,parentData:l,parentDataProperty:m,rootData:o})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length)}else{const u={instancePath:n+"/has",keyword:"type",params:{type:"array"}};e===null?e=[u]:
e.push(u),r++}}if(s.where!==void 0){let l=s.where;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={instancePath:n+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const m=r;if(typeof u=="string"&&!Q.test(u)){
const d={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=[d]:e.push(d),r++}var i=m===r;if(!i){const d={
instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[d]:e.push(d),r++}}for(const u in l){let m=l[u];if(typeof m!=
"string"&&!(typeof m=="number"&&isFinite(m))&&typeof m!="boolean"){const d={instancePath:n+"/where/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),
keyword:"type",params:{type:ar.properties.where.additionalProperties.type}};e===null?e=[d]:e.push(d),r++}}}else{const u={instancePath:n+"/wh\
ere",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.tag!==void 0&&(T(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"\
tag",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.id!==void 0&&(T(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.replyTo!==void 0&&(T(s.replyTo,{instancePath:n+"/replyTo",parentData:s,
parentDataProperty:"replyTo",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.body!==void 0&&(T(s.body,{instancePath:n+"\
/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.fields!==void 0&&(ce(s.fields,
{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.type!==
void 0&&($e(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),r=
e.length)),s.name!==void 0){let l=s.name;if(typeof l!="string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){const u={instancePath:n+
"/name",keyword:"type",params:{type:ar.properties.name.type}};e===null?e=[u]:e.push(u),r++}if(typeof l=="string"&&!De.test(l)){const u={instancePath:n+
"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[u]:e.push(u),r++}}if(s.suffix!==void 0){let l=s.suffix;if(typeof l!=
"string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"){const u={instancePath:n+"/suffix",keyword:"type",params:{type:ar.properties.
suffix.type}};e===null?e=[u]:e.push(u),r++}if(typeof l=="string"&&!De.test(l)){const u={instancePath:n+"/suffix",keyword:"pattern",params:{pattern:"\
^[A-Z][A-Za-z0-9]*$"}};e===null?e=[u]:e.push(u),r++}}if(s.example!==void 0){let l=s.example;if(!(l&&typeof l=="object"&&!Array.isArray(l))){
const u={instancePath:n+"/example",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.rules!==void 0){let l=s.rules;if(l&&
typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};
e===null?e=[u]:e.push(u),r++}for(const u in l){const m=r;if(typeof u=="string"&&!Ce.test(u)){const d={instancePath:n+"/rules",keyword:"patte\
rn",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:u};e===null?e=[d]:e.push(d),r++}var t=m===r;if(!t){const d={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[d]:e.push(d),r++}}for(const u in l)qe(l[u],{instancePath:n+"/rules/"+u.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,rootData:o})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)}else{
const u={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.examples!==void 0){let l=s.examples;
if(l&&typeof l=="object"&&!Array.isArray(l)){for(const u in l){const m=r;if(typeof u=="string"&&!Q.test(u)){const d={instancePath:n+"/exampl\
es",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=[d]:e.push(d),r++}var y=m===r;if(!y){const d={instancePath:n+"/examp\
les",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[d]:e.push(d),r++}}for(const u in l){let m=l[u];if(!(m&&typeof m=="object"&&
!Array.isArray(m))){const d={instancePath:n+"/examples/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===
null?e=[d]:e.push(d),r++}}}else{const u={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.
variations!==void 0){let l=s.variations;if(Array.isArray(l)){if(l.length<1){const m={instancePath:n+"/variations",keyword:"minItems",params:{
limit:1}};e===null?e=[m]:e.push(m),r++}const u=l.length;for(let m=0;m<u;m++)Me(l[m],{instancePath:n+"/variations/"+m,parentData:l,parentDataProperty:m,
rootData:o})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)}else{const u={instancePath:n+"/variations",keyword:"type",params:{type:"\
array"}};e===null?e=[u]:e.push(u),r++}}if(s.invalid!==void 0){let l=s.invalid;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const u in l){
const m=r;if(typeof u=="string"&&!Q.test(u)){const d={instancePath:n+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===
null?e=[d]:e.push(d),r++}var h=m===r;if(!h){const d={instancePath:n+"/invalid",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[
d]:e.push(d),r++}}for(const u in l)Le(l[u],{instancePath:n+"/invalid/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,
rootData:o})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const u={instancePath:n+"/invalid",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[u]:e.push(u),r++}}if(s.wire!==void 0){let l=s.wire;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<
1){const u={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const m=r;if(typeof u==
"string"&&!Q.test(u)){const d={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=[d]:e.push(d),r++}
var w=m===r;if(!w){const d={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[d]:e.push(d),r++}}for(const u in l)
Ge(l[u],{instancePath:n+"/wire/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,rootData:o})||(e=e===null?Ge.errors:
e.concat(Ge.errors),r=e.length)}else{const u={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}s.
allow!==void 0&&(pe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?pe.errors:e.concat(pe.
errors),r=e.length))}else{const l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return vr.errors=e,r===
0}function jr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(r===y)
if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.frames===void 0&&(f="frames")){const p={};e===null?e=[p]:e.push(p),r++}}else{const f={};
e===null?e=[f]:e.push(f),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const f=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.frames===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"frames"}};e===null?e=[c]:e.push(c),r++}for(const c in s)
if(!ee.call(Br.then.properties,c)){const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[a]:e.push(
a),r++}if(s.frames!==void 0){let c=s.frames;if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1){const a={instancePath:n+
"/frames",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in c){const k=r;if(typeof a=="string"&&!Ce.test(
a)){const b={instancePath:n+"/frames",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:a};e===null?
e=[b]:e.push(b),r++}var l=k===r;if(!l){const b={instancePath:n+"/frames",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[b]:e.push(
b),r++}}for(const a in c)vr(c[a],{instancePath:n+"/frames/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:a,rootData:o})||
(e=e===null?vr.errors:e.concat(vr.errors),r=e.length)}else{const a={instancePath:n+"/frames",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}if(s.object!==void 0&&(se(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=
e===null?se.errors:e.concat(se.errors),r=e.length)),s.sender!==void 0&&(N(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"\
sender",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.recipient!==void 0&&(N(s.recipient,{instancePath:n+"/recipient",
parentData:s,parentDataProperty:"recipient",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.time!==void 0&&(N(s.time,{instancePath:n+
"/time",parentData:s,parentDataProperty:"time",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.thread!==void 0){let c=s.
thread;if(Array.isArray(c)){if(c.length<1){const k={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),r++}
const a=c.length;for(let k=0;k<a;k++)N(c[k],{instancePath:n+"/thread/"+k,parentData:c,parentDataProperty:k,rootData:o})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)}else{const a={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.
version!==void 0&&(N(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:o})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)),s.fields!==void 0&&(ce(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===
null?ce.errors:e.concat(ce.errors),r=e.length)),s.rules!==void 0){let c=s.rules;if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(
c).length<1){const a={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in c){const k=r;
if(typeof a=="string"&&!Ce.test(a)){const b={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:a};e===null?e=[b]:e.push(b),r++}var u=k===r;if(!u){const b={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:a}};
e===null?e=[b]:e.push(b),r++}}for(const a in c)qe(c[a],{instancePath:n+"/rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:a,
rootData:o})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)}else{const a={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[a]:e.push(a),r++}}if(s.example!==void 0){let c=s.example;if(!(c&&typeof c=="object"&&!Array.isArray(c))){const a={instancePath:n+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{const c={instancePath:n,keyword:"type",params:{type:"o\
bject"}};e===null?e=[c]:e.push(c),r++}var h=f===r;t=h,w="then"}else{const f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.body===void 0){
const c={instancePath:n,keyword:"required",params:{missingProperty:"body"}};e===null?e=[c]:e.push(c),r++}if(s.fields===void 0){const c={instancePath:n,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[c]:e.push(c),r++}if(s.example===void 0){const c={instancePath:n,keyword:"r\
equired",params:{missingProperty:"example"}};e===null?e=[c]:e.push(c),r++}for(const c in s)if(!ee.call(Br.else.properties,c)){const a={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[a]:e.push(a),r++}if(s.tag!==void 0&&(N(s.tag,{instancePath:n+"/tag",
parentData:s,parentDataProperty:"tag",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.body!==void 0){let c=s.body;const a=r;
let k=!0;const b=r;if(!(c&&typeof c=="object"&&!Array.isArray(c))){const v={};e===null?e=[v]:e.push(v),r++}var m=b===r;r=a,e!==null&&(a?e.length=
a:e=null);let x;if(m){const v=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.field===void 0){const D={instancePath:n+"/body",keyword:"r\
equired",params:{missingProperty:"field"}};e===null?e=[D]:e.push(D),r++}for(const D in c)if(!(D==="field"||D==="max")){const _={instancePath:n+
"/body",keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=[_]:e.push(_),r++}if(c.field!==void 0&&(T(c.field,{instancePath:n+
"/body/field",parentData:c,parentDataProperty:"field",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),c.max!==void 0){let D=c.
max;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){const _={instancePath:n+"/body/max",keyword:"type",params:{type:"integer"}};e===
null?e=[_]:e.push(_),r++}if(typeof D=="number"&&isFinite(D)&&(D<1||isNaN(D))){const _={instancePath:n+"/body/max",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[_]:e.push(_),r++}}}else{const D={instancePath:n+"/body",keyword:"type",params:{type:"object"}};e===null?
e=[D]:e.push(D),r++}var m=v===r;k=m,x="then"}else{const v=r;T(c,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length);var m=v===r;k=m,x="else"}if(!k){const v={instancePath:n+"/body",keyword:"if",params:{failingKeyword:x}};
e===null?e=[v]:e.push(v),r++}}if(s.id!==void 0&&(N(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:o})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length)),s.replyTo!==void 0&&(N(s.replyTo,{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyT\
o",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.ack!==void 0){let c=s.ack;if(c&&typeof c=="object"&&!Array.isArray(c)){
if(c.wanted===void 0){const a={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"wanted"}};e===null?e=[a]:e.push(a),r++}if(c.
given===void 0){const a={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"given"}};e===null?e=[a]:e.push(a),r++}for(const a in c)
if(!(a==="wanted"||a==="given")){const k={instancePath:n+"/ack",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[k]:
e.push(k),r++}c.wanted!==void 0&&(N(c.wanted,{instancePath:n+"/ack/wanted",parentData:c,parentDataProperty:"wanted",rootData:o})||(e=e===null?
N.errors:e.concat(N.errors),r=e.length)),c.given!==void 0&&(N(c.given,{instancePath:n+"/ack/given",parentData:c,parentDataProperty:"given",rootData:o})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const a={instancePath:n+"/ack",keyword:"type",params:{type:"object"}};e===null?e=[
a]:e.push(a),r++}}if(s.object!==void 0&&(se(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===
null?se.errors:e.concat(se.errors),r=e.length)),s.sender!==void 0&&(N(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"se\
nder",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.recipient!==void 0&&(N(s.recipient,{instancePath:n+"/recipient",parentData:s,
parentDataProperty:"recipient",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.time!==void 0&&(N(s.time,{instancePath:n+
"/time",parentData:s,parentDataProperty:"time",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),s.thread!==void 0){let c=s.
thread;if(Array.isArray(c)){if(c.length<1){const k={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),r++}
const a=c.length;for(let k=0;k<a;k++)N(c[k],{instancePath:n+"/thread/"+k,parentData:c,parentDataProperty:k,rootData:o})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)}else{const a={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.
version!==void 0&&(N(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:o})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length)),s.fields!==void 0&&(ce(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===
null?ce.errors:e.concat(ce.errors),r=e.length)),s.rules!==void 0){let c=s.rules;if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(
c).length<1){const a={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in c){const k=r;
if(typeof a=="string"&&!Ce.test(a)){const b={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:a};e===null?e=[b]:e.push(b),r++}var d=k===r;if(!d){const b={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:a}};
e===null?e=[b]:e.push(b),r++}}for(const a in c)qe(c[a],{instancePath:n+"/rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:a,
rootData:o})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)}else{const a={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[a]:e.push(a),r++}}if(s.example!==void 0){let c=s.example;if(!(c&&typeof c=="object"&&!Array.isArray(c))){const a={instancePath:n+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{const c={instancePath:n,keyword:"type",params:{type:"o\
bject"}};e===null?e=[c]:e.push(c),r++}var h=f===r;t=h,w="else"}if(!t){const f={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?
e=[f]:e.push(f),r++}return jr.errors=e,r===0}const Ar={type:"object",properties:{doc:{$ref:"#/definitions/string"},name:{type:["string","num\
ber","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},originalName:{$ref:"#/definitions/string"},from:{if:{type:"array"},then:{type:"array",items:{
$ref:"#/definitions/roleName"},minItems:1},else:{$ref:"#/definitions/roleName"}},to:{if:{type:"array"},then:{type:"array",items:{$ref:"#/def\
initions/roleName"},minItems:1},else:{$ref:"#/definitions/roleName"}},ack:{enum:["required"]},replies:{$ref:"#/definitions/messageList"},conventions:{
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"array"},then:{$ref:"#/definitions/strings"},else:{enum:["request"]}}},
aliases:{$ref:"#/definitions/strings"},lenient:{type:"object",properties:{aliases:{$ref:"#/definitions/strings"}},additionalProperties:!1},envelope:{
type:"object",properties:{include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definitions/fields"}},additionalProperties:!1},frame:{
$ref:"#/definitions/frameName"},tag:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/bodyType"},bodyRequired:{type:"boolean"},result:{
if:{type:"object"},then:{$ref:"#/definitions/result"},else:{$ref:"#/definitions/bodyType"}},include:{$ref:"#/definitions/structTypeNames"},fields:{
$ref:"#/definitions/fields"},object:{$ref:"#/definitions/openness"},reserved:{$ref:"#/definitions/strings"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},
invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},since:{$ref:"#/definitions/version"},deprecated:{$ref:"\
#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc","from","to"]},js={type:["string","num\
ber","boolean"],pattern:"\\S"};function Ze(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:js.type}};e===null?e=
[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(
i),r++}return Ze.errors=e,r===0}const Vs={type:"array",items:{$ref:"#/definitions/messageOrGroup"}},As={type:["string","number","boolean"],pattern:"\
\\S"};function Ne(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:As.type}};e===null?e=[i]:e.push(i),r++}if(typeof s==
"string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return Ne.errors=e,r===
0}function le(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(Array.isArray(s)){const i=s.length;
for(let t=0;t<i;t++)Ne(s[t],{instancePath:n+"/"+t,parentData:s,parentDataProperty:t,rootData:o})||(e=e===null?Ne.errors:e.concat(Ne.errors),
r=e.length)}else{const i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return le.errors=e,r===0}const Ps={
type:["string","number","boolean"],pattern:"\\S"};function Pr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,
r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:Ps.type}};
e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Q.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=
[i]:e.push(i),r++}return Pr.errors=e,r===0}const ue={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{
$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/a\
llow"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},bodyRequired:{type:"boolean"},originalName:{$ref:"#/definitio\
ns/string"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definition\
s/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"arra\
y",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/def\
initions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1}},
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
union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definit\
ions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,
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
#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["str\
ing","number","boolean"]},enum:{enum:["open","closed"]},values:{$ref:"#/definitions/enumValues"},stream:{$ref:"#/definitions/bodyType"},until:{
type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["t\
ype"]}}}}}}}}};function Dr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;
if(r===y)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===void 0&&(v="type")){const j={};e===null?e=[j]:e.push(j),r++}}else{const v={};
e===null?e=[v]:e.push(v),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const v=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){const D={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[D]:e.push(D),r++}for(const D in s)
if(!ee.call(ue.then.properties,D)){const _={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=[_]:e.push(
_),r++}if(s.type!==void 0&&(C(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length)),s.min!==void 0){let D=s.min;if(!(typeof D=="number"&&isFinite(D))){const _={instancePath:n+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[_]:e.push(_),r++}}if(s.max!==void 0){let D=s.max;if(!(typeof D=="number"&&isFinite(D))){const _={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[_]:e.push(_),r++}}if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const D={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[D]:e.push(D),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const D={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:ue.then.properties.fraction.enum}};e===null?e=[D]:e.push(D),r++}if(s.write!==
void 0&&s.write!=="seconds"){const D={instancePath:n+"/write",keyword:"enum",params:{allowedValues:ue.then.properties.write.enum}};e===null?
e=[D]:e.push(D),r++}if(s.version!==void 0&&s.version!==4){const D={instancePath:n+"/version",keyword:"enum",params:{allowedValues:ue.then.properties.
version.enum}};e===null?e=[D]:e.push(D),r++}if(s.prefix!==void 0&&(g(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"pre\
fix",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.schemes!==void 0&&(E(s.schemes,{instancePath:n+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.inside!==void 0){let D=s.inside;if(!(D==="\
warn"||D==="require")){const _={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:ue.then.properties.inside.enum}};e===null?e=[_]:
e.push(_),r++}}}else{const D={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var h=v===r;t=h,w="then"}else{
const v=r,j=r;let D=!0;const _=r;if(r===_)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.list===void 0&&(I="list")){const O={};e===
null?e=[O]:e.push(O),r++}}else{const I={};e===null?e=[I]:e.push(I),r++}var l=_===r;r=j,e!==null&&(j?e.length=j:e=null);let G;if(l){const I=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const z={instancePath:n,keyword:"required",params:{missingProperty:"list"}};
e===null?e=[z]:e.push(z),r++}for(const z in s)if(!ee.call(ue.else.then.properties,z)){const B={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:z}};e===null?e=[B]:e.push(B),r++}if(s.list!==void 0&&(U(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:o})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.min!==void 0){let z=s.min;if(!(typeof z=="number"&&isFinite(z))){
const B={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[B]:e.push(B),r++}}if(s.max!==void 0){let z=s.max;if(!(typeof z==
"number"&&isFinite(z))){const B={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[B]:e.push(B),r++}}if(s.unique!==void 0&&
typeof s.unique!="boolean"){const z={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[z]:e.push(z),r++}}else{const z={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}var l=I===r;D=l,G="then"}else{const I=r,O=r;let z=!0;const B=r;
if(r===B)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.map===void 0&&(P="map")){const $={};e===null?e=[$]:e.push($),r++}}else{const P={};
e===null?e=[P]:e.push(P),r++}var u=B===r;r=O,e!==null&&(O?e.length=O:e=null);let H;if(u){const P=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.map===void 0){const q={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[q]:e.push(q),r++}for(const q in s)
if(!ee.call(ue.else.else.then.properties,q)){const M={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:q}};e===null?
e=[M]:e.push(M),r++}if(s.map!==void 0&&(U(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:o})||(e=e===null?U.errors:
e.concat(U.errors),r=e.length)),s.keys!==void 0&&(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:o})||(e=e===
null?g.errors:e.concat(g.errors),r=e.length)),s.min!==void 0){let q=s.min;if(!(typeof q=="number"&&isFinite(q))){const M={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}if(s.max!==void 0){let q=s.max;if(!(typeof q=="number"&&isFinite(q))){
const M={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[M]:e.push(M),r++}}}else{const q={instancePath:n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var u=P===r;z=u,H="then"}else{const P=r,$=r;let q=!0;const M=r;if(r===M)if(s&&typeof s==
"object"&&!Array.isArray(s)){let ae;if(s.fields===void 0&&(ae="fields")){const Y={};e===null?e=[Y]:e.push(Y),r++}}else{const ae={};e===null?
e=[ae]:e.push(ae),r++}var m=M===r;r=$,e!==null&&($?e.length=$:e=null);let be;if(m){const ae=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
fields===void 0){const V={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[V]:e.push(V),r++}for(const V in s)
if(!ee.call(ue.else.else.else.then.properties,V)){const R={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};e===
null?e=[R]:e.push(R),r++}s.fields!==void 0&&(ce(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=
e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.include!==void 0&&(fe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:o})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.object!==void 0&&(se(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:o})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.reserved!==void 0&&(E(s.reserved,{instancePath:n+
"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}else{const V={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var m=ae===r;q=m,be="then"}else{const ae=r,Y=r;let V=!0;const R=r;if(r===
R)if(s&&typeof s=="object"&&!Array.isArray(s)){let Se;if(s.union===void 0&&(Se="union")){const ne={};e===null?e=[ne]:e.push(ne),r++}}else{const Se={};
e===null?e=[Se]:e.push(Se),r++}var d=R===r;r=Y,e!==null&&(Y?e.length=Y:e=null);let X;if(d){const Se=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.union===void 0){const re={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===null?e=[re]:e.push(re),r++}for(const re in s)
if(!ee.call(ue.else.else.else.else.then.properties,re)){const L={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:re}};
e===null?e=[L]:e.push(L),r++}if(s.union!==void 0){let re=s.union;if(Array.isArray(re)){if(re.length<2){const ie={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[ie]:e.push(ie),r++}const L=re.length;for(let ie=0;ie<L;ie++)U(re[ie],{instancePath:n+"/union/"+ie,parentData:re,
parentDataProperty:ie,rootData:o})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)}else{const L={instancePath:n+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[L]:e.push(L),r++}}s.tag!==void 0&&(he(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",
rootData:o})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),s.otherwise!==void 0&&(C(s.otherwise,{instancePath:n+"/otherwise",parentData:s,
parentDataProperty:"otherwise",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{const re={instancePath:n,keyword:"typ\
e",params:{type:"object"}};e===null?e=[re]:e.push(re),r++}var d=Se===r;V=d,X="then"}else{const Se=r,ne=r;let re=!0;const L=r;if(r===L)if(s&&
typeof s=="object"&&!Array.isArray(s)){let Ee;if(s.const===void 0&&(Ee="const")){const te={};e===null?e=[te]:e.push(te),r++}}else{const Ee={};
e===null?e=[Ee]:e.push(Ee),r++}var f=L===r;r=ne,e!==null&&(ne?e.length=ne:e=null);let ie;if(f){const Ee=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.const===void 0){const ye={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[ye]:e.push(ye),r++}for(const ye in s)
if(!ee.call(ue.else.else.else.else.else.then.properties,ye)){const A={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:ye}};
e===null?e=[A]:e.push(A),r++}if(s.const!==void 0){let ye=s.const;if(typeof ye!="string"&&!(typeof ye=="number"&&isFinite(ye))&&typeof ye!="b\
oolean"){const A={instancePath:n+"/const",keyword:"type",params:{type:ue.else.else.else.else.else.then.properties.const.type}};e===null?e=[A]:
e.push(A),r++}}}else{const ye={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[ye]:e.push(ye),r++}var f=Ee===r;re=f,ie="th\
en"}else{const Ee=r,te=r;let ye=!0;const A=r;if(r===A)if(s&&typeof s=="object"&&!Array.isArray(s)){let Oe;if(s.enum===void 0&&(Oe="enum")){const nr={};
e===null?e=[nr]:e.push(nr),r++}}else{const Oe={};e===null?e=[Oe]:e.push(Oe),r++}var p=A===r;r=te,e!==null&&(te?e.length=te:e=null);let K;if(p){
const Oe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const je={instancePath:n,keyword:"required",params:{missingProperty:"\
enum"}};e===null?e=[je]:e.push(je),r++}if(s.values===void 0){const je={instancePath:n,keyword:"required",params:{missingProperty:"values"}};
e===null?e=[je]:e.push(je),r++}for(const je in s)if(!ee.call(ue.else.else.else.else.else.else.then.properties,je)){const Qe={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:je}};e===null?e=[Qe]:e.push(Qe),r++}if(s.enum!==void 0){let je=s.enum;if(!(je==="o\
pen"||je==="closed")){const Qe={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:ue.else.else.else.else.else.else.then.properties.
enum.enum}};e===null?e=[Qe]:e.push(Qe),r++}}s.values!==void 0&&(ve(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"value\
s",rootData:o})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const je={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[je]:e.push(je),r++}var p=Oe===r;ye=p,K="then"}else{const Oe=r,nr=r;let je=!0;const Qe=r;if(r===Qe)if(s&&
typeof s=="object"&&!Array.isArray(s)){let Ke;if(s.stream===void 0&&(Ke="stream")){const Or={};e===null?e=[Or]:e.push(Or),r++}}else{const Ke={};
e===null?e=[Ke]:e.push(Ke),r++}var c=Qe===r;r=nr,e!==null&&(nr?e.length=nr:e=null);let Er;if(c){const Ke=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.stream===void 0){const S={instancePath:n,keyword:"required",params:{missingProperty:"stream"}};e===null?e=[S]:e.push(S),r++}
for(const S in s)if(!ee.call(ue.else.else.else.else.else.else.else.then.properties,S)){const J={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:S}};e===null?e=[J]:e.push(J),r++}if(s.stream!==void 0&&($e(s.stream,{instancePath:n+"/stream",parentData:s,parentDataProperty:"\
stream",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.until!==void 0){let S=s.until;if(S&&typeof S=="object"&&!Array.
isArray(S)){if(Object.keys(S).length<1){const J={instancePath:n+"/until",keyword:"minProperties",params:{limit:1}};e===null?e=[J]:e.push(J),
r++}for(const J in S){let Ae=S[J];if(typeof Ae!="string"&&!(typeof Ae=="number"&&isFinite(Ae))&&typeof Ae!="boolean"){const tr={instancePath:n+
"/until/"+J.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ue.else.else.else.else.else.else.else.then.properties.until.additionalProperties.
type}};e===null?e=[tr]:e.push(tr),r++}}}else{const J={instancePath:n+"/until",keyword:"type",params:{type:"object"}};e===null?e=[J]:e.push(J),
r++}}}else{const S={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}var c=Ke===r;je=c,Er="then"}else{const Ke=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const S={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[S]:e.push(S),r++}for(const S in s)if(!ee.call(ue.else.else.else.else.else.else.else.else.properties,S)){const J={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[J]:e.push(J),r++}if(s.type!==void 0&&(C(s.type,{instancePath:n+"/t\
ype",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.min!==void 0){let S=s.min;if(!(typeof S==
"number"&&isFinite(S))){const J={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[J]:e.push(J),r++}}if(s.max!==void 0){
let S=s.max;if(!(typeof S=="number"&&isFinite(S))){const J={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[J]:e.push(
J),r++}}if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:o})||(e=e===null?g.
errors:e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const S={instancePath:n+"/utc",keyword:"type",params:{type:"\
boolean"}};e===null?e=[S]:e.push(S),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const S={instancePath:n+"/fraction",keyword:"enum",params:{
allowedValues:ue.else.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[S]:e.push(S),r++}if(s.write!==void 0&&s.write!==
"seconds"){const S={instancePath:n+"/write",keyword:"enum",params:{allowedValues:ue.else.else.else.else.else.else.else.else.properties.write.
enum}};e===null?e=[S]:e.push(S),r++}if(s.version!==void 0&&s.version!==4){const S={instancePath:n+"/version",keyword:"enum",params:{allowedValues:ue.
else.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[S]:e.push(S),r++}if(s.prefix!==void 0&&(g(s.prefix,{instancePath:n+
"/prefix",parentData:s,parentDataProperty:"prefix",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.schemes!==void 0&&(E(
s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),
s.inside!==void 0){let S=s.inside;if(!(S==="warn"||S==="require")){const J={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:ue.
else.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[J]:e.push(J),r++}}if(s.list!==void 0&&(U(s.list,{instancePath:n+
"/list",parentData:s,parentDataProperty:"list",rootData:o})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.unique!==void 0&&typeof s.
unique!="boolean"){const S={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[S]:e.push(S),r++}if(s.map!==void 0&&
(U(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:o})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.keys!==
void 0&&(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),
s.fields!==void 0&&(ce(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:o})||(e=e===null?ce.errors:e.concat(
ce.errors),r=e.length)),s.include!==void 0&&(fe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:o})||
(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.object!==void 0&&(se(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:o})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.reserved!==void 0&&(E(s.reserved,{instancePath:n+"/reserved",
parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.union!==void 0){let S=s.union;
if(Array.isArray(S)){if(S.length<2){const Ae={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[Ae]:e.push(Ae),r++}const J=S.
length;for(let Ae=0;Ae<J;Ae++)U(S[Ae],{instancePath:n+"/union/"+Ae,parentData:S,parentDataProperty:Ae,rootData:o})||(e=e===null?U.errors:e.concat(
U.errors),r=e.length)}else{const J={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[J]:e.push(J),r++}}if(s.tag!==void 0&&
(he(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),
s.otherwise!==void 0&&(C(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:o})||(e=e===null?C.errors:
e.concat(C.errors),r=e.length)),s.const!==void 0){let S=s.const;if(typeof S!="string"&&!(typeof S=="number"&&isFinite(S))&&typeof S!="boolea\
n"){const J={instancePath:n+"/const",keyword:"type",params:{type:ue.else.else.else.else.else.else.else.else.properties.const.type}};e===null?
e=[J]:e.push(J),r++}}if(s.enum!==void 0){let S=s.enum;if(!(S==="open"||S==="closed")){const J={instancePath:n+"/enum",keyword:"enum",params:{
allowedValues:ue.else.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[J]:e.push(J),r++}}if(s.values!==void 0&&(ve(s.values,
{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:o})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),s.stream!==
void 0&&($e(s.stream,{instancePath:n+"/stream",parentData:s,parentDataProperty:"stream",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),
r=e.length)),s.until!==void 0){let S=s.until;if(S&&typeof S=="object"&&!Array.isArray(S)){if(Object.keys(S).length<1){const J={instancePath:n+
"/until",keyword:"minProperties",params:{limit:1}};e===null?e=[J]:e.push(J),r++}for(const J in S){let Ae=S[J];if(typeof Ae!="string"&&!(typeof Ae==
"number"&&isFinite(Ae))&&typeof Ae!="boolean"){const tr={instancePath:n+"/until/"+J.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:ue.else.else.else.else.else.else.else.else.properties.until.additionalProperties.type}};e===null?e=[tr]:e.push(tr),r++}}}else{const J={
instancePath:n+"/until",keyword:"type",params:{type:"object"}};e===null?e=[J]:e.push(J),r++}}}else{const S={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[S]:e.push(S),r++}var c=Ke===r;je=c,Er="else"}if(!je){const Ke={instancePath:n,keyword:"if",params:{failingKeyword:Er}};
e===null?e=[Ke]:e.push(Ke),r++}var p=Oe===r;ye=p,K="else"}if(!ye){const Oe={instancePath:n,keyword:"if",params:{failingKeyword:K}};e===null?
e=[Oe]:e.push(Oe),r++}var f=Ee===r;re=f,ie="else"}if(!re){const Ee={instancePath:n,keyword:"if",params:{failingKeyword:ie}};e===null?e=[Ee]:
e.push(Ee),r++}var d=Se===r;V=d,X="else"}if(!V){const Se={instancePath:n,keyword:"if",params:{failingKeyword:X}};e===null?e=[Se]:e.push(Se),
r++}var m=ae===r;q=m,be="else"}if(!q){const ae={instancePath:n,keyword:"if",params:{failingKeyword:be}};e===null?e=[ae]:e.push(ae),r++}var u=P===
r;z=u,H="else"}if(!z){const P={instancePath:n,keyword:"if",params:{failingKeyword:H}};e===null?e=[P]:e.push(P),r++}var l=I===r;D=l,G="else"}
if(!D){const I={instancePath:n,keyword:"if",params:{failingKeyword:G}};e===null?e=[I]:e.push(I),r++}var h=v===r;t=h,w="else"}if(!t){const v={
instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[v]:e.push(v),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==
void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),
s.nullable!==void 0&&typeof s.nullable!="boolean"){const v={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:
e.push(v),r++}if(s.lenient!==void 0&&(Re(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:o})||(e=e===
null?Re.errors:e.concat(Re.errors),r=e.length)),s.since!==void 0&&(de(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"sinc\
e",rootData:o})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.deprecated!==void 0&&(_e(s.deprecated,{instancePath:n+"/deprecated",
parentData:s,parentDataProperty:"deprecated",rootData:o})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.allow!==void 0&&(pe(s.allow,
{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),s.name!==
void 0){let v=s.name;if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))&&typeof v!="boolean"){const j={instancePath:n+"/name",keyword:"\
type",params:{type:ue.properties.name.type}};e===null?e=[j]:e.push(j),r++}if(typeof v=="string"&&!De.test(v)){const j={instancePath:n+"/name",
keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[j]:e.push(j),r++}}if(s.bodyRequired!==void 0&&typeof s.bodyRequired!="\
boolean"){const v={instancePath:n+"/bodyRequired",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}if(s.originalName!==void 0&&
(g(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:o})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length)),s.rules!==void 0){let v=s.rules;if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(v).length<1){const j={instancePath:n+
"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}for(const j in v){const D=r;if(typeof j=="string"&&!Ce.test(
j)){const _={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:j};e===null?
e=[_]:e.push(_),r++}var a=D===r;if(!a){const _={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:j}};e===null?e=[_]:e.push(
_),r++}}for(const j in v)qe(v[j],{instancePath:n+"/rules/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:j,rootData:o})||
(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)}else{const j={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?
e=[j]:e.push(j),r++}}if(s.examples!==void 0){let v=s.examples;if(v&&typeof v=="object"&&!Array.isArray(v)){for(const j in v){const D=r;if(typeof j==
"string"&&!Q.test(j)){const _={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:j};e===null?e=[_]:e.push(_),
r++}var k=D===r;if(!k){const _={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:j}};e===null?e=[_]:e.push(_),r++}}for(const j in v){
let D=v[j];if(!(D&&typeof D=="object"&&!Array.isArray(D))){const _={instancePath:n+"/examples/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}}}else{const j={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};
e===null?e=[j]:e.push(j),r++}}if(s.variations!==void 0){let v=s.variations;if(Array.isArray(v)){if(v.length<1){const D={instancePath:n+"/var\
iations",keyword:"minItems",params:{limit:1}};e===null?e=[D]:e.push(D),r++}const j=v.length;for(let D=0;D<j;D++)Me(v[D],{instancePath:n+"/va\
riations/"+D,parentData:v,parentDataProperty:D,rootData:o})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)}else{const j={instancePath:n+
"/variations",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(s.invalid!==void 0){let v=s.invalid;if(v&&typeof v=="ob\
ject"&&!Array.isArray(v)){for(const j in v){const D=r;if(typeof j=="string"&&!Q.test(j)){const _={instancePath:n+"/invalid",keyword:"pattern",
params:{pattern:"\\S"},propertyName:j};e===null?e=[_]:e.push(_),r++}var b=D===r;if(!b){const _={instancePath:n+"/invalid",keyword:"propertyN\
ames",params:{propertyName:j}};e===null?e=[_]:e.push(_),r++}}for(const j in v)Le(v[j],{instancePath:n+"/invalid/"+j.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:v,parentDataProperty:j,rootData:o})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const j={instancePath:n+
"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}if(s.wire!==void 0){let v=s.wire;if(v&&typeof v=="object"&&!Array.
isArray(v)){if(Object.keys(v).length<1){const j={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[j]:e.push(j),r++}
for(const j in v){const D=r;if(typeof j=="string"&&!Q.test(j)){const _={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:j};
e===null?e=[_]:e.push(_),r++}var x=D===r;if(!x){const _={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:j}};e===null?e=
[_]:e.push(_),r++}}for(const j in v)Ge(v[j],{instancePath:n+"/wire/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:j,
rootData:o})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)}else{const j={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};
e===null?e=[j]:e.push(j),r++}}}else{const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}return Dr.errors=
e,r===0}function _r(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.doc===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[f]:e.push(f),r++}if(s.
from===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"from"}};e===null?e=[f]:e.push(f),r++}if(s.to===void 0){const f={
instancePath:n,keyword:"required",params:{missingProperty:"to"}};e===null?e=[f]:e.push(f),r++}for(const f in s)if(!ee.call(Ar.properties,f)){
const p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[p]:e.push(p),r++}if(s.doc!==void 0&&(g(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.name!==void 0){
let f=s.name;if(typeof f!="string"&&!(typeof f=="number"&&isFinite(f))&&typeof f!="boolean"){const p={instancePath:n+"/name",keyword:"type",
params:{type:Ar.properties.name.type}};e===null?e=[p]:e.push(p),r++}if(typeof f=="string"&&!De.test(f)){const p={instancePath:n+"/name",keyword:"\
pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[p]:e.push(p),r++}}if(s.originalName!==void 0&&(g(s.originalName,{instancePath:n+
"/originalName",parentData:s,parentDataProperty:"originalName",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.from!==void 0){
let f=s.from;const p=r;let c=!0;const a=r;if(!Array.isArray(f)){const b={};e===null?e=[b]:e.push(b),r++}var i=a===r;r=p,e!==null&&(p?e.length=
p:e=null);let k;if(i){const b=r;if(Array.isArray(f)){if(f.length<1){const j={instancePath:n+"/from",keyword:"minItems",params:{limit:1}};e===
null?e=[j]:e.push(j),r++}const v=f.length;for(let j=0;j<v;j++)Ze(f[j],{instancePath:n+"/from/"+j,parentData:f,parentDataProperty:j,rootData:o})||
(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)}else{const v={instancePath:n+"/from",keyword:"type",params:{type:"array"}};e===null?e=
[v]:e.push(v),r++}var i=b===r;c=i,k="then"}else{const b=r;Ze(f,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:o})||
(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length);var i=b===r;c=i,k="else"}if(!c){const b={instancePath:n+"/from",keyword:"if",params:{failingKeyword:k}};
e===null?e=[b]:e.push(b),r++}}if(s.to!==void 0){let f=s.to;const p=r;let c=!0;const a=r;if(!Array.isArray(f)){const b={};e===null?e=[b]:e.push(
b),r++}var t=a===r;r=p,e!==null&&(p?e.length=p:e=null);let k;if(t){const b=r;if(Array.isArray(f)){if(f.length<1){const j={instancePath:n+"/t\
o",keyword:"minItems",params:{limit:1}};e===null?e=[j]:e.push(j),r++}const v=f.length;for(let j=0;j<v;j++)Ze(f[j],{instancePath:n+"/to/"+j,parentData:f,
parentDataProperty:j,rootData:o})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)}else{const v={instancePath:n+"/to",keyword:"type",params:{
type:"array"}};e===null?e=[v]:e.push(v),r++}var t=b===r;c=t,k="then"}else{const b=r;Ze(f,{instancePath:n+"/to",parentData:s,parentDataProperty:"\
to",rootData:o})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length);var t=b===r;c=t,k="else"}if(!c){const b={instancePath:n+"/to",keyword:"\
if",params:{failingKeyword:k}};e===null?e=[b]:e.push(b),r++}}if(s.ack!==void 0&&s.ack!=="required"){const f={instancePath:n+"/ack",keyword:"\
enum",params:{allowedValues:Ar.properties.ack.enum}};e===null?e=[f]:e.push(f),r++}if(s.replies!==void 0&&(le(s.replies,{instancePath:n+"/rep\
lies",parentData:s,parentDataProperty:"replies",rootData:o})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.conventions!==void 0){
let f=s.conventions;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const p in f){const c=r;if(typeof p=="string"&&!Q.test(p)){const a={instancePath:n+
"/conventions",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[a]:e.push(a),r++}var y=c===r;if(!y){const a={instancePath:n+
"/conventions",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f){let c=f[p];const a=r;let k=!0;
const b=r;if(!Array.isArray(c)){const v={};e===null?e=[v]:e.push(v),r++}var h=b===r;r=a,e!==null&&(a?e.length=a:e=null);let x;if(h){const v=r;
E(c,{instancePath:n+"/conventions/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:p,rootData:o})||(e=e===null?E.errors:
e.concat(E.errors),r=e.length);var h=v===r;k=h,x="then"}else{const v=r;if(c!=="request"){const D={instancePath:n+"/conventions/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:Ar.properties.conventions.additionalProperties.else.enum}};e===null?e=[D]:e.push(
D),r++}var h=v===r;k=h,x="else"}if(!k){const v={instancePath:n+"/conventions/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{
failingKeyword:x}};e===null?e=[v]:e.push(v),r++}}}else{const p={instancePath:n+"/conventions",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}}if(s.aliases!==void 0&&(E(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:o})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.lenient!==void 0){let f=s.lenient;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const p in f)
if(p!=="aliases"){const c={instancePath:n+"/lenient",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[c]:e.push(c),
r++}f.aliases!==void 0&&(E(f.aliases,{instancePath:n+"/lenient/aliases",parentData:f,parentDataProperty:"aliases",rootData:o})||(e=e===null?
E.errors:e.concat(E.errors),r=e.length))}else{const p={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(s.envelope!==void 0){let f=s.envelope;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const p in f)if(!(p==="include"||p==="fiel\
ds")){const c={instancePath:n+"/envelope",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[c]:e.push(c),r++}f.include!==
void 0&&(fe(f.include,{instancePath:n+"/envelope/include",parentData:f,parentDataProperty:"include",rootData:o})||(e=e===null?fe.errors:e.concat(
fe.errors),r=e.length)),f.fields!==void 0&&(ce(f.fields,{instancePath:n+"/envelope/fields",parentData:f,parentDataProperty:"fields",rootData:o})||
(e=e===null?ce.errors:e.concat(ce.errors),r=e.length))}else{const p={instancePath:n+"/envelope",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}}if(s.frame!==void 0&&(Pr(s.frame,{instancePath:n+"/frame",parentData:s,parentDataProperty:"frame",rootData:o})||(e=e===
null?Pr.errors:e.concat(Pr.errors),r=e.length)),s.tag!==void 0&&(g(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.body!==void 0&&($e(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"bo\
dy",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const f={
instancePath:n+"/bodyRequired",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),r++}if(s.result!==void 0){let f=s.result;const p=r;
let c=!0;const a=r;if(!(f&&typeof f=="object"&&!Array.isArray(f))){const b={};e===null?e=[b]:e.push(b),r++}var w=a===r;r=p,e!==null&&(p?e.length=
p:e=null);let k;if(w){const b=r;Dr(f,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:o})||(e=e===null?Dr.errors:
e.concat(Dr.errors),r=e.length);var w=b===r;c=w,k="then"}else{const b=r;$e(f,{instancePath:n+"/result",parentData:s,parentDataProperty:"resu\
lt",rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length);var w=b===r;c=w,k="else"}if(!c){const b={instancePath:n+"/result",keyword:"\
if",params:{failingKeyword:k}};e===null?e=[b]:e.push(b),r++}}if(s.include!==void 0&&(fe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:o})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.fields!==void 0&&(ce(s.fields,{instancePath:n+"/fields",parentData:s,
parentDataProperty:"fields",rootData:o})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.object!==void 0&&(se(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.reserved!==void 0&&
(E(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),r=
e.length)),s.rules!==void 0){let f=s.rules;if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1){const p={instancePath:n+
"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in f){const c=r;if(typeof p=="string"&&!Ce.test(
p)){const a={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?
e=[a]:e.push(a),r++}var l=c===r;if(!l){const a={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(
a),r++}}for(const p in f)qe(f[p],{instancePath:n+"/rules/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:p,rootData:o})||
(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)}else{const p={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}}if(s.examples!==void 0){let f=s.examples;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const p in f){const c=r;if(typeof p==
"string"&&!Q.test(p)){const a={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[a]:e.push(a),
r++}var u=c===r;if(!u){const a={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f){
let c=f[p];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const a={instancePath:n+"/examples/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{const p={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}if(s.variations!==void 0){let f=s.variations;if(Array.isArray(f)){if(f.length<1){const c={instancePath:n+"/var\
iations",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const p=f.length;for(let c=0;c<p;c++)Me(f[c],{instancePath:n+"/va\
riations/"+c,parentData:f,parentDataProperty:c,rootData:o})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)}else{const p={instancePath:n+
"/variations",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.invalid!==void 0){let f=s.invalid;if(f&&typeof f=="ob\
ject"&&!Array.isArray(f)){for(const p in f){const c=r;if(typeof p=="string"&&!Q.test(p)){const a={instancePath:n+"/invalid",keyword:"pattern",
params:{pattern:"\\S"},propertyName:p};e===null?e=[a]:e.push(a),r++}var m=c===r;if(!m){const a={instancePath:n+"/invalid",keyword:"propertyN\
ames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f)Le(f[p],{instancePath:n+"/invalid/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:f,parentDataProperty:p,rootData:o})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const p={instancePath:n+
"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.wire!==void 0){let f=s.wire;if(f&&typeof f=="object"&&!Array.
isArray(f)){if(Object.keys(f).length<1){const p={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}
for(const p in f){const c=r;if(typeof p=="string"&&!Q.test(p)){const a={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};
e===null?e=[a]:e.push(a),r++}var d=c===r;if(!d){const a={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:p}};e===null?e=
[a]:e.push(a),r++}}for(const p in f)Ge(f[p],{instancePath:n+"/wire/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:p,
rootData:o})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)}else{const p={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}s.since!==void 0&&(de(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:o})||(e=
e===null?de.errors:e.concat(de.errors),r=e.length)),s.deprecated!==void 0&&(_e(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:o})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.allow!==void 0&&(pe(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length))}else{const f={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return _r.errors=e,r===0}const Bs={minProperties:1,type:"object",properties:{unparsable:{},
unknownMessage:{},invalidMessage:{},handlerFailed:{}},additionalProperties:!1};function $r(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const i={instancePath:n,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="unparsable"||i==="unknownMessage"||i==="invalidMessa\
ge"||i==="handlerFailed")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return $r.errors=e,r===0}const Cs={type:"object",
properties:{message:{$ref:"#/definitions/messageName"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["message","where"]},Rs={if:{type:"a\
rray"},then:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1},else:{$ref:"#/definitions/messageOrGroup"}};function rr(s,{
instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(!Array.isArray(s)){const l={};
e===null?e=[l]:e.push(l),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const l=r;if(Array.isArray(s)){if(s.length<1){const d={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const m=s.length;for(let d=0;d<m;d++)Ne(s[d],{instancePath:n+
"/"+d,parentData:s,parentDataProperty:d,rootData:o})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)}else{const m={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}var h=l===r;t=h,w="then"}else{const l=r;Ne(s,{instancePath:n,parentData:F,parentDataProperty:Z,
rootData:o})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length);var h=l===r;t=h,w="else"}if(!t){const l={instancePath:n,keyword:"if",params:{
failingKeyword:w}};e===null?e=[l]:e.push(l),r++}return rr.errors=e,r===0}function qr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const t={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"message"}};e===null?e=[t]:e.push(t),r++}if(s.where===void 0){const t={instancePath:n,keyword:"required",params:{
missingProperty:"where"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="message"||t==="requests"||t==="where")){const y={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}if(s.message!==void 0&&(me(s.message,{instancePath:n+
"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),s.requests!==void 0&&
(rr(s.requests,{instancePath:n+"/requests",parentData:s,parentDataProperty:"requests",rootData:o})||(e=e===null?rr.errors:e.concat(rr.errors),
r=e.length)),s.where!==void 0){let t=s.where;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){const y={instancePath:n+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in t){const h=r;if(typeof y=="string"&&!Q.test(y)){
const w={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[w]:e.push(w),r++}var i=h===r;if(!i){const w={
instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(const y in t)N(t[y],{instancePath:n+
"/where/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:y,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=
e.length)}else{const y={instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return qr.errors=e,r===0}const Ts={type:"object",properties:{pattern:{$ref:"\
#/definitions/string"},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["doc"]};function Nr(s,{instancePath:n="",parentData:F,
parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="pattern"||i==="doc")){const t={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}s.pattern!==void 0&&(g(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.doc!==void 0&&(g(s.
doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const i={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Nr.errors=e,r===0}const Gr={type:"object",properties:{
doc:{$ref:"#/definitions/string"},key:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},else:{enum:["\
thread","connection"]}},start:{$ref:"#/definitions/messageOrList"},steps:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
$ref:"#/definitions/messageList"}},lenient:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/messageLis\
t"}},anytime:{$ref:"#/definitions/messageList"},end:{$ref:"#/definitions/messageList"},rounds:{type:"object",properties:{field:{$ref:"#/defi\
nitions/fieldPath"},start:{type:"integer",minimum:0},openedBy:{$ref:"#/definitions/messageName"},echoedBy:{$ref:"#/definitions/messageName"},
max:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["field","start","openedBy","echoedBy"]},deadlines:{type:"array",items:{
$ref:"#/definitions/deadline"},minItems:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definition\
s/transcript"},minProperties:1},illegal:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",properties:{messages:{
type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},at:{type:"integer",minimum:0},issue:{$ref:"#/definitions/issueCode"}},additionalProperties:!1,
required:["messages","at"]},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc","key","start","step\
s","end","transcripts","illegal"]},Hr={type:"object",properties:{after:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1},
within:{if:{type:"object"},then:{type:"object",properties:{seconds:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["seco\
nds"]},else:{type:["string","number","boolean"],pattern:"^[1-9][0-9]*[smhd]$"}},level:{enum:["warning","hint"]},doc:{$ref:"#/definitions/str\
ing"}},additionalProperties:!1,required:["after","within","doc"]},Ds=new RegExp("^[1-9][0-9]*[smhd]$","u");function xr(s,{instancePath:n="",
parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.after===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"after"}};e===null?e=[t]:e.push(t),r++}if(s.within===void 0){const t={instancePath:n,
keyword:"required",params:{missingProperty:"within"}};e===null?e=[t]:e.push(t),r++}if(s.doc===void 0){const t={instancePath:n,keyword:"requi\
red",params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="after"||t==="within"||t==="level"||t==="doc")){
const y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}if(s.after!==void 0){let t=s.
after;if(Array.isArray(t)){if(t.length<1){const h={instancePath:n+"/after",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}
const y=t.length;for(let h=0;h<y;h++)Ne(t[h],{instancePath:n+"/after/"+h,parentData:t,parentDataProperty:h,rootData:o})||(e=e===null?Ne.errors:
e.concat(Ne.errors),r=e.length)}else{const y={instancePath:n+"/after",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.
within!==void 0){let t=s.within;const y=r;let h=!0;const w=r;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const u={};e===null?e=[u]:e.push(
u),r++}var i=w===r;r=y,e!==null&&(y?e.length=y:e=null);let l;if(i){const u=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.seconds===void 0){
const d={instancePath:n+"/within",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[d]:e.push(d),r++}for(const d in t)if(d!==
"seconds"){const f={instancePath:n+"/within",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[f]:e.push(f),r++}t.seconds!==
void 0&&(N(t.seconds,{instancePath:n+"/within/seconds",parentData:t,parentDataProperty:"seconds",rootData:o})||(e=e===null?N.errors:e.concat(
N.errors),r=e.length))}else{const d={instancePath:n+"/within",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var i=u===
r;h=i,l="then"}else{const u=r;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const d={instancePath:n+"/with\
in",keyword:"type",params:{type:Hr.properties.within.else.type}};e===null?e=[d]:e.push(d),r++}if(typeof t=="string"&&!Ds.test(t)){const d={instancePath:n+
"/within",keyword:"pattern",params:{pattern:"^[1-9][0-9]*[smhd]$"}};e===null?e=[d]:e.push(d),r++}var i=u===r;h=i,l="else"}if(!h){const u={instancePath:n+
"/within",keyword:"if",params:{failingKeyword:l}};e===null?e=[u]:e.push(u),r++}}if(s.level!==void 0){let t=s.level;if(!(t==="warning"||t==="\
hint")){const y={instancePath:n+"/level",keyword:"enum",params:{allowedValues:Hr.properties.level.enum}};e===null?e=[y]:e.push(y),r++}}s.doc!==
void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{
const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return xr.errors=e,r===0}const Ms={if:{type:"obj\
ect"},then:{type:"object",properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definit\
ions/messageList"},unacknowledged:{$ref:"#/definitions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/issueCode"}},at:{type:"\
integer",minimum:0},issue:{$ref:"#/definitions/issueCode"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#\
/definitions/transcriptItem"},minItems:1}},Ls={if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,propertyNames:{pattern:"\
\\S"},additionalProperties:{type:"object"}},else:{$ref:"#/definitions/messageName"}};function He(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const u={};e===null?e=[u]:e.push(
u),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).
length>1){const d={instancePath:n,keyword:"maxProperties",params:{limit:1}};e===null?e=[d]:e.push(d),r++}if(Object.keys(s).length<1){const d={
instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[d]:e.push(d),r++}for(const d in s){const f=r;if(typeof d=="string"&&!Q.
test(d)){const p={instancePath:n,keyword:"pattern",params:{pattern:"\\S"},propertyName:d};e===null?e=[p]:e.push(p),r++}var l=f===r;if(!l){const p={
instancePath:n,keyword:"propertyNames",params:{propertyName:d}};e===null?e=[p]:e.push(p),r++}}for(const d in s){let f=s[d];if(!(f&&typeof f==
"object"&&!Array.isArray(f))){const p={instancePath:n+"/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===
null?e=[p]:e.push(p),r++}}}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var h=u===r;t=h,
w="then"}else{const u=r;me(s,{instancePath:n,parentData:F,parentDataProperty:Z,rootData:o})||(e=e===null?me.errors:e.concat(me.errors),r=e.length);
var h=u===r;t=h,w="else"}if(!t){const u={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[u]:e.push(u),r++}return He.errors=
e,r===0}function sr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;let t=!0;const y=r;if(!(s&&
typeof s=="object"&&!Array.isArray(s))){const l={};e===null?e=[l]:e.push(l),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){
const l=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.messages===void 0){const m={instancePath:n,keyword:"required",params:{missingProperty:"\
messages"}};e===null?e=[m]:e.push(m),r++}for(const m in s)if(!(m==="messages"||m==="awaits"||m==="unacknowledged"||m==="warnings"||m==="at"||
m==="issue")){const d={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[d]:e.push(d),r++}if(s.messages!==
void 0){let m=s.messages;if(Array.isArray(m)){if(m.length<1){const f={instancePath:n+"/messages",keyword:"minItems",params:{limit:1}};e===null?
e=[f]:e.push(f),r++}const d=m.length;for(let f=0;f<d;f++)He(m[f],{instancePath:n+"/messages/"+f,parentData:m,parentDataProperty:f,rootData:o})||
(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{const d={instancePath:n+"/messages",keyword:"type",params:{type:"array"}};e===null?
e=[d]:e.push(d),r++}}if(s.awaits!==void 0&&(le(s.awaits,{instancePath:n+"/awaits",parentData:s,parentDataProperty:"awaits",rootData:o})||(e=
e===null?le.errors:e.concat(le.errors),r=e.length)),s.unacknowledged!==void 0&&(le(s.unacknowledged,{instancePath:n+"/unacknowledged",parentData:s,
parentDataProperty:"unacknowledged",rootData:o})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.warnings!==void 0){let m=s.warnings;
if(Array.isArray(m)){const d=m.length;for(let f=0;f<d;f++)Fe(m[f],{instancePath:n+"/warnings/"+f,parentData:m,parentDataProperty:f,rootData:o})||
(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)}else{const d={instancePath:n+"/warnings",keyword:"type",params:{type:"array"}};e===null?
e=[d]:e.push(d),r++}}if(s.at!==void 0){let m=s.at;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const d={instancePath:n+"/at",keyword:"\
type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){const d={instancePath:n+"/a\
t",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}s.issue!==void 0&&(Fe(s.issue,{instancePath:n+"/issue",
parentData:s,parentDataProperty:"issue",rootData:o})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length))}else{const m={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var h=l===r;t=h,w="then"}else{const l=r;if(Array.isArray(s)){if(s.length<1){const d={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const m=s.length;for(let d=0;d<m;d++)He(s[d],{instancePath:n+
"/"+d,parentData:s,parentDataProperty:d,rootData:o})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{const m={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}var h=l===r;t=h,w="else"}if(!t){const l={instancePath:n,keyword:"if",params:{failingKeyword:w}};
e===null?e=[l]:e.push(l),r++}return sr.errors=e,r===0}function zr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};
e===null?e=[l]:e.push(l),r++}if(s.key===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"key"}};e===null?e=[l]:e.
push(l),r++}if(s.start===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"start"}};e===null?e=[l]:e.push(l),r++}if(s.
steps===void 0){const l={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[l]:e.push(l),r++}if(s.end===void 0){
const l={instancePath:n,keyword:"required",params:{missingProperty:"end"}};e===null?e=[l]:e.push(l),r++}if(s.transcripts===void 0){const l={
instancePath:n,keyword:"required",params:{missingProperty:"transcripts"}};e===null?e=[l]:e.push(l),r++}if(s.illegal===void 0){const l={instancePath:n,
keyword:"required",params:{missingProperty:"illegal"}};e===null?e=[l]:e.push(l),r++}for(const l in s)if(!ee.call(Gr.properties,l)){const u={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(s.doc!==void 0&&(g(s.doc,{instancePath:n+
"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.key!==void 0){let l=s.key;
const u=r;let m=!0;const d=r;if(!Array.isArray(l)){const p={};e===null?e=[p]:e.push(p),r++}var i=d===r;r=u,e!==null&&(u?e.length=u:e=null);let f;
if(i){const p=r;if(Array.isArray(l)){if(l.length<1){const k={instancePath:n+"/key",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(
k),r++}const a=l.length;for(let k=0;k<a;k++)N(l[k],{instancePath:n+"/key/"+k,parentData:l,parentDataProperty:k,rootData:o})||(e=e===null?N.errors:
e.concat(N.errors),r=e.length)}else{const a={instancePath:n+"/key",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var i=p===
r;m=i,f="then"}else{const p=r;if(!(l==="thread"||l==="connection")){const a={instancePath:n+"/key",keyword:"enum",params:{allowedValues:Gr.properties.
key.else.enum}};e===null?e=[a]:e.push(a),r++}var i=p===r;m=i,f="else"}if(!m){const p={instancePath:n+"/key",keyword:"if",params:{failingKeyword:f}};
e===null?e=[p]:e.push(p),r++}}if(s.start!==void 0&&(rr(s.start,{instancePath:n+"/start",parentData:s,parentDataProperty:"start",rootData:o})||
(e=e===null?rr.errors:e.concat(rr.errors),r=e.length)),s.steps!==void 0){let l=s.steps;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const u in l){
const m=r;if(typeof u=="string"&&!Q.test(u)){const d={instancePath:n+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?
e=[d]:e.push(d),r++}var t=m===r;if(!t){const d={instancePath:n+"/steps",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[d]:e.push(
d),r++}}for(const u in l)le(l[u],{instancePath:n+"/steps/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,rootData:o})||
(e=e===null?le.errors:e.concat(le.errors),r=e.length)}else{const u={instancePath:n+"/steps",keyword:"type",params:{type:"object"}};e===null?
e=[u]:e.push(u),r++}}if(s.lenient!==void 0){let l=s.lenient;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const u in l){const m=r;if(typeof u==
"string"&&!Q.test(u)){const d={instancePath:n+"/lenient",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=[d]:e.push(d),r++}
var y=m===r;if(!y){const d={instancePath:n+"/lenient",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[d]:e.push(d),r++}}for(const u in l)
le(l[u],{instancePath:n+"/lenient/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,rootData:o})||(e=e===null?le.
errors:e.concat(le.errors),r=e.length)}else{const u={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}}if(s.anytime!==void 0&&(le(s.anytime,{instancePath:n+"/anytime",parentData:s,parentDataProperty:"anytime",rootData:o})||(e=e===null?
le.errors:e.concat(le.errors),r=e.length)),s.end!==void 0&&(le(s.end,{instancePath:n+"/end",parentData:s,parentDataProperty:"end",rootData:o})||
(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.rounds!==void 0){let l=s.rounds;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.field===
void 0){const u={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"field"}};e===null?e=[u]:e.push(u),r++}if(l.start===void 0){
const u={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"start"}};e===null?e=[u]:e.push(u),r++}if(l.openedBy===void 0){
const u={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"openedBy"}};e===null?e=[u]:e.push(u),r++}if(l.echoedBy===void 0){
const u={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"echoedBy"}};e===null?e=[u]:e.push(u),r++}for(const u in l)if(!(u===
"field"||u==="start"||u==="openedBy"||u==="echoedBy"||u==="max")){const m={instancePath:n+"/rounds",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[m]:e.push(m),r++}if(l.field!==void 0&&(N(l.field,{instancePath:n+"/rounds/field",parentData:l,parentDataProperty:"field",rootData:o})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length)),l.start!==void 0){let u=l.start;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
const m={instancePath:n+"/rounds/start",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof u=="number"&&isFinite(
u)&&(u<0||isNaN(u))){const m={instancePath:n+"/rounds/start",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}
l.openedBy!==void 0&&(me(l.openedBy,{instancePath:n+"/rounds/openedBy",parentData:l,parentDataProperty:"openedBy",rootData:o})||(e=e===null?
me.errors:e.concat(me.errors),r=e.length)),l.echoedBy!==void 0&&(me(l.echoedBy,{instancePath:n+"/rounds/echoedBy",parentData:l,parentDataProperty:"\
echoedBy",rootData:o})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),l.max!==void 0&&(N(l.max,{instancePath:n+"/rounds/max",parentData:l,
parentDataProperty:"max",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),r=e.length))}else{const u={instancePath:n+"/rounds",keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.deadlines!==void 0){let l=s.deadlines;if(Array.isArray(l)){if(l.length<1){const m={
instancePath:n+"/deadlines",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const u=l.length;for(let m=0;m<u;m++)xr(l[m],{
instancePath:n+"/deadlines/"+m,parentData:l,parentDataProperty:m,rootData:o})||(e=e===null?xr.errors:e.concat(xr.errors),r=e.length)}else{const u={
instancePath:n+"/deadlines",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(s.transcripts!==void 0){let l=s.transcripts;
if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={instancePath:n+"/transcripts",keyword:"minProperties",params:{
limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const m=r;if(typeof u=="string"&&!Q.test(u)){const d={instancePath:n+"/transcripts",
keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=[d]:e.push(d),r++}var h=m===r;if(!h){const d={instancePath:n+"/transcrip\
ts",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[d]:e.push(d),r++}}for(const u in l)sr(l[u],{instancePath:n+"/transcripts/"+
u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:u,rootData:o})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)}else{
const u={instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(s.illegal!==void 0){let l=s.illegal;
if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const u={instancePath:n+"/illegal",keyword:"minProperties",params:{
limit:1}};e===null?e=[u]:e.push(u),r++}for(const u in l){const m=r;if(typeof u=="string"&&!Q.test(u)){const d={instancePath:n+"/illegal",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=[d]:e.push(d),r++}var w=m===r;if(!w){const d={instancePath:n+"/illegal",keyword:"\
propertyNames",params:{propertyName:u}};e===null?e=[d]:e.push(d),r++}}for(const u in l){let m=l[u];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.messages===void 0){const d={instancePath:n+"/illegal/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
messages"}};e===null?e=[d]:e.push(d),r++}if(m.at===void 0){const d={instancePath:n+"/illegal/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"at"}};e===null?e=[d]:e.push(d),r++}for(const d in m)if(!(d==="messages"||d==="at"||d==="issue")){const f={
instancePath:n+"/illegal/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=
[f]:e.push(f),r++}if(m.messages!==void 0){let d=m.messages;if(Array.isArray(d)){if(d.length<1){const p={instancePath:n+"/illegal/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}const f=d.length;for(let p=0;p<
f;p++)He(d[p],{instancePath:n+"/illegal/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+p,parentData:d,parentDataProperty:p,rootData:o})||
(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{const f={instancePath:n+"/illegal/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/me\
ssages",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(m.at!==void 0){let d=m.at;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))){const f={instancePath:n+"/illegal/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};
e===null?e=[f]:e.push(f),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const f={instancePath:n+"/illegal/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),r++}}m.issue!==void 0&&(Fe(m.issue,{instancePath:n+
"/illegal/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/issue",parentData:m,parentDataProperty:"issue",rootData:o})||(e=e===null?Fe.errors:e.
concat(Fe.errors),r=e.length))}else{const d={instancePath:n+"/illegal/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[d]:e.push(d),r++}}}else{const u={instancePath:n+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}}s.allow!==void 0&&(pe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:o})||(e=e===null?pe.errors:e.
concat(pe.errors),r=e.length))}else{const l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return zr.errors=
e,r===0}const Jr={type:"object",properties:{doc:{$ref:"#/definitions/string"},agents:{enum:["any","one","many"]},messages:{if:{type:"array"},
then:{$ref:"#/definitions/messageList"},else:{enum:["all"]}}},additionalProperties:!1,required:["doc","agents","messages"]};function Fr(s,{instancePath:n="",
parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}if(s.agents===void 0){const t={instancePath:n,
keyword:"required",params:{missingProperty:"agents"}};e===null?e=[t]:e.push(t),r++}if(s.messages===void 0){const t={instancePath:n,keyword:"\
required",params:{missingProperty:"messages"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="agents"||t==="messages")){
const y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[y]:e.push(y),r++}if(s.doc!==void 0&&(g(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.agents!==void 0){
let t=s.agents;if(!(t==="any"||t==="one"||t==="many")){const y={instancePath:n+"/agents",keyword:"enum",params:{allowedValues:Jr.properties.
agents.enum}};e===null?e=[y]:e.push(y),r++}}if(s.messages!==void 0){let t=s.messages;const y=r;let h=!0;const w=r;if(!Array.isArray(t)){const u={};
e===null?e=[u]:e.push(u),r++}var i=w===r;r=y,e!==null&&(y?e.length=y:e=null);let l;if(i){const u=r;le(t,{instancePath:n+"/messages",parentData:s,
parentDataProperty:"messages",rootData:o})||(e=e===null?le.errors:e.concat(le.errors),r=e.length);var i=u===r;h=i,l="then"}else{const u=r;if(t!==
"all"){const d={instancePath:n+"/messages",keyword:"enum",params:{allowedValues:Jr.properties.messages.else.enum}};e===null?e=[d]:e.push(d),
r++}var i=u===r;h=i,l="else"}if(!h){const u={instancePath:n+"/messages",keyword:"if",params:{failingKeyword:l}};e===null?e=[u]:e.push(u),r++}}}else{
const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Fr.errors=e,r===0}const Gs={type:"object",
properties:{doc:{$ref:"#/definitions/string"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{$ref:"#/definitions/string"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"}},otherwise:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}}},additionalProperties:!1},
replies:{type:"array",items:{$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:[
"reasons","replies"]},Hs={type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{
message:{$ref:"#/definitions/messageName"},fields:!0},additionalProperties:!1,required:["message","fields"]},else:{if:{type:"object",required:[
"object"]},then:{type:"object",properties:{object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,required:["object","fie\
lds"]},else:{type:"object",properties:{message:{$ref:"#/definitions/messageName"},object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,
required:["message","fields"]}}};function Zr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;const i=r;
let t=!0;const y=r;if(r===y)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.message===void 0&&(u="message")){const m={};e===null?e=[
m]:e.push(m),r++}}else{const u={};e===null?e=[u]:e.push(u),r++}var h=y===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const u=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.message===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?
e=[d]:e.push(d),r++}if(s.fields===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[d]:e.push(
d),r++}for(const d in s)if(!(d==="message"||d==="fields")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[f]:e.push(f),r++}s.message!==void 0&&(me(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:o})||
(e=e===null?me.errors:e.concat(me.errors),r=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.
push(d),r++}var h=u===r;t=h,w="then"}else{const u=r,m=r;let d=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.
object===void 0&&(a="object")){const k={};e===null?e=[k]:e.push(k),r++}}else{const a={};e===null?e=[a]:e.push(a),r++}var l=f===r;r=m,e!==null&&
(m?e.length=m:e=null);let p;if(l){const a=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){const b={instancePath:n,keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[b]:e.push(b),r++}if(s.fields===void 0){const b={instancePath:n,keyword:"required",params:{
missingProperty:"fields"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!(b==="object"||b==="fields")){const x={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:b}};e===null?e=[x]:e.push(x),r++}s.object!==void 0&&(C(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{const b={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[b]:e.push(b),r++}var l=a===r;d=l,p="then"}else{const a=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===
void 0){const b={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[b]:e.push(b),r++}if(s.fields===void 0){const b={
instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!(b==="message"||b==="\
object"||b==="fields")){const x={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[x]:e.push(x),r++}s.
message!==void 0&&(me(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?me.errors:e.concat(
me.errors),r=e.length)),s.object!==void 0&&(C(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:o})||(e=e===
null?C.errors:e.concat(C.errors),r=e.length))}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}
var l=a===r;d=l,p="else"}if(!d){const a={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[a]:e.push(a),r++}var h=u===r;t=h,
w="else"}if(!t){const u={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[u]:e.push(u),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.fields!==void 0){let u=s.fields;if(!(u&&typeof u=="object"&&!Array.isArray(u))){const m={instancePath:n+"/fields",keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[u]:e.push(u),r++}return Zr.errors=e,r===0}function Ir(s,{instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reasons===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"reas\
ons"}};e===null?e=[h]:e.push(h),r++}if(s.replies===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"replies"}};e===
null?e=[h]:e.push(h),r++}for(const h in s)if(!(h==="doc"||h==="reasons"||h==="replies"||h==="silent")){const w={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:h}};e===null?e=[w]:e.push(w),r++}if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,
parentDataProperty:"doc",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.reasons!==void 0){let h=s.reasons;if(h&&typeof h==
"object"&&!Array.isArray(h)){for(const w in h)if(!(w==="unknown-type"||w==="wrong-version"||w==="otherwise")){const l={instancePath:n+"/reas\
ons",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[l]:e.push(l),r++}if(h["unknown-type"]!==void 0){let w=h["unkn\
own-type"];if(w&&typeof w=="object"&&!Array.isArray(w)){for(const l in w){const u=r;if(typeof l=="string"&&!Q.test(l)){const m={instancePath:n+
"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var i=u===r;if(!i){const m={instancePath:n+
"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}for(const l in w)g(w[l],{instancePath:n+
"/reasons/unknown-type/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:o})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length)}else{const l={instancePath:n+"/reasons/unknown-type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}
if(h["wrong-version"]!==void 0){let w=h["wrong-version"];if(w&&typeof w=="object"&&!Array.isArray(w)){for(const l in w){const u=r;if(typeof l==
"string"&&!Q.test(l)){const m={instancePath:n+"/reasons/wrong-version",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[
m]:e.push(m),r++}var t=u===r;if(!t){const m={instancePath:n+"/reasons/wrong-version",keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[m]:e.push(m),r++}}for(const l in w)g(w[l],{instancePath:n+"/reasons/wrong-version/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,
parentDataProperty:l,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const l={instancePath:n+"/reasons/wrong-version",
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(h.otherwise!==void 0){let w=h.otherwise;if(w&&typeof w=="object"&&!Array.
isArray(w)){for(const l in w){const u=r;if(typeof l=="string"&&!Q.test(l)){const m={instancePath:n+"/reasons/otherwise",keyword:"pattern",params:{
pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var y=u===r;if(!y){const m={instancePath:n+"/reasons/otherwise",keyword:"propert\
yNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}for(const l in w)g(w[l],{instancePath:n+"/reasons/otherwise/"+l.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const l={
instancePath:n+"/reasons/otherwise",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{const w={instancePath:n+"/rea\
sons",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(s.replies!==void 0){let h=s.replies;if(Array.isArray(h)){if(h.
length<1){const l={instancePath:n+"/replies",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),r++}const w=h.length;for(let l=0;l<
w;l++)Zr(h[l],{instancePath:n+"/replies/"+l,parentData:h,parentDataProperty:l,rootData:o})||(e=e===null?Zr.errors:e.concat(Zr.errors),r=e.length)}else{
const w={instancePath:n+"/replies",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}s.silent!==void 0&&(le(s.silent,{instancePath:n+
"/silent",parentData:s,parentDataProperty:"silent",rootData:o})||(e=e===null?le.errors:e.concat(le.errors),r=e.length))}else{const h={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}return Ir.errors=e,r===0}const Js={type:"object",properties:{rename:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/anyField"},minProperties:1},values:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},
minProperties:1},add:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1}},additionalProperties:!1};function Sr(s,{
instancePath:n="",parentData:F,parentDataProperty:Z,rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const w in s)
if(!(w==="rename"||w==="values"||w==="add")){const l={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:w}};e===null?
e=[l]:e.push(l),r++}if(s.rename!==void 0){let w=s.rename;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:n+
"/rename",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in w){const u=r;if(typeof l=="string"&&!Q.test(
l)){const m={instancePath:n+"/rename",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var i=u===r;if(!i){
const m={instancePath:n+"/rename",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}for(const l in w)T(w[l],{instancePath:n+
"/rename/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:l,rootData:o})||(e=e===null?T.errors:e.concat(T.errors),
r=e.length)}else{const l={instancePath:n+"/rename",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.values!==void 0){
let w=s.values;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const l={instancePath:n+"/values",keyword:"minProper\
ties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(const l in w){const u=r;if(typeof l=="string"&&!Q.test(l)){const m={instancePath:n+
"/values",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};e===null?e=[m]:e.push(m),r++}var t=u===r;if(!t){const m={instancePath:n+"\
/values",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[m]:e.push(m),r++}}for(const l in w){let u=w[l];if(u&&typeof u=="object"&&
!Array.isArray(u)){if(Object.keys(u).length<1){const m={instancePath:n+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}for(const m in u){const d=r;if(typeof m=="string"&&!Q.test(m)){const f={instancePath:n+
"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:m};e===null?e=[f]:e.push(f),r++}var y=d===
r;if(!y){const f={instancePath:n+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:m}};e===null?
e=[f]:e.push(f),r++}}for(const m in u)g(u[m],{instancePath:n+"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:u,parentDataProperty:m,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const m={instancePath:n+
"/values/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{const l={instancePath:n+
"/values",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.add!==void 0){let w=s.add;if(w&&typeof w=="object"&&!Array.
isArray(w)){if(Object.keys(w).length<1){const l={instancePath:n+"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}
for(const l in w){const u=r;if(typeof l=="string"&&!Q.test(l)){const m={instancePath:n+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:l};
e===null?e=[m]:e.push(m),r++}var h=u===r;if(!h){const m={instancePath:n+"/add",keyword:"propertyNames",params:{propertyName:l}};e===null?e=[
m]:e.push(m),r++}}}else{const l={instancePath:n+"/add",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{const w={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}return Sr.errors=e,r===0}function Qr(s,{instancePath:n="",parentData:F,parentDataProperty:Z,
rootData:o=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const f={instancePath:n,keyword:"requi\
red",params:{missingProperty:"protocol"}};e===null?e=[f]:e.push(f),r++}if(s.title===void 0){const f={instancePath:n,keyword:"required",params:{
missingProperty:"title"}};e===null?e=[f]:e.push(f),r++}if(s.version===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"\
version"}};e===null?e=[f]:e.push(f),r++}if(s.objects===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"objects"}};
e===null?e=[f]:e.push(f),r++}if(s.doc===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[f]:e.
push(f),r++}if(s.roles===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"roles"}};e===null?e=[f]:e.push(f),r++}if(s.
reading===void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"reading"}};e===null?e=[f]:e.push(f),r++}if(s.encodings===
void 0){const f={instancePath:n,keyword:"required",params:{missingProperty:"encodings"}};e===null?e=[f]:e.push(f),r++}if(s.envelope===void 0){
const f={instancePath:n,keyword:"required",params:{missingProperty:"envelope"}};e===null?e=[f]:e.push(f),r++}if(s.messages===void 0){const f={
instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[f]:e.push(f),r++}for(const f in s)if(!ee.call(Vr.properties,
f)){const p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[p]:e.push(p),r++}if(s.protocol!==void 0){
let f=s.protocol;if(typeof f!="string"&&!(typeof f=="number"&&isFinite(f))&&typeof f!="boolean"){const p={instancePath:n+"/protocol",keyword:"\
type",params:{type:Vr.properties.protocol.type}};e===null?e=[p]:e.push(p),r++}if(typeof f=="string"&&!rs.test(f)){const p={instancePath:n+"/\
protocol",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[p]:e.push(p),r++}}if(s.title!==void 0&&(g(s.title,
{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.version!==
void 0&&(de(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:o})||(e=e===null?de.errors:e.concat(de.errors),
r=e.length)),s.objects!==void 0&&(se(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:o})||(e=e===null?
se.errors:e.concat(se.errors),r=e.length)),s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.originalName!==void 0&&(g(s.originalName,{instancePath:n+"/originalName",parentData:s,
parentDataProperty:"originalName",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.names!==void 0&&(lr(s.names,{instancePath:n+
"/names",parentData:s,parentDataProperty:"names",rootData:o})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)),s.roles!==void 0){let f=s.
roles;if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1){const p={instancePath:n+"/roles",keyword:"minProperties",params:{
limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in f){const c=r;if(typeof p=="string"&&!Ce.test(p)){const a={instancePath:n+"/roles",keyword:"\
pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[a]:e.push(a),r++}var i=c===r;if(!i){const a={
instancePath:n+"/roles",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f)g(f[p],{instancePath:n+
"/roles/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:p,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=
e.length)}else{const p={instancePath:n+"/roles",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.reading!==void 0&&
(or(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"reading",rootData:o})||(e=e===null?or.errors:e.concat(or.errors),r=
e.length)),s.encodings!==void 0&&(ur(s.encodings,{instancePath:n+"/encodings",parentData:s,parentDataProperty:"encodings",rootData:o})||(e=e===
null?ur.errors:e.concat(ur.errors),r=e.length)),s.envelope!==void 0&&(jr(s.envelope,{instancePath:n+"/envelope",parentData:s,parentDataProperty:"\
envelope",rootData:o})||(e=e===null?jr.errors:e.concat(jr.errors),r=e.length)),s.types!==void 0){let f=s.types;if(f&&typeof f=="object"&&!Array.
isArray(f)){if(Object.keys(f).length<1){const p={instancePath:n+"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),
r++}for(const p in f){const c=r;if(typeof p=="string"&&!De.test(p)){const a={instancePath:n+"/types",keyword:"pattern",params:{pattern:"^[A-\
Z][A-Za-z0-9]*$"},propertyName:p};e===null?e=[a]:e.push(a),r++}var t=c===r;if(!t){const a={instancePath:n+"/types",keyword:"propertyNames",params:{
propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f)Te(f[p],{instancePath:n+"/types/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,
parentDataProperty:p,rootData:o})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)}else{const p={instancePath:n+"/types",keyword:"type",
params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.messages!==void 0){let f=s.messages;if(f&&typeof f=="object"&&!Array.isArray(f)){
if(Object.keys(f).length<1){const p={instancePath:n+"/messages",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in f){
const c=r;if(typeof p=="string"&&!ss.test(p)){const a={instancePath:n+"/messages",keyword:"pattern",params:{pattern:"^[^\\s\\u0000-\\u001f\\u007\
f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:p};e===null?e=[a]:e.push(a),r++}var y=c===r;if(!y){const a={instancePath:n+
"/messages",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f)_r(f[p],{instancePath:n+"/messag\
es/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:p,rootData:o})||(e=e===null?_r.errors:e.concat(_r.errors),r=e.
length)}else{const p={instancePath:n+"/messages",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.failures!==void 0&&
($r(s.failures,{instancePath:n+"/failures",parentData:s,parentDataProperty:"failures",rootData:o})||(e=e===null?$r.errors:e.concat($r.errors),
r=e.length)),s.cancellation!==void 0&&(qr(s.cancellation,{instancePath:n+"/cancellation",parentData:s,parentDataProperty:"cancellation",rootData:o})||
(e=e===null?qr.errors:e.concat(qr.errors),r=e.length)),s.others!==void 0&&(Nr(s.others,{instancePath:n+"/others",parentData:s,parentDataProperty:"\
others",rootData:o})||(e=e===null?Nr.errors:e.concat(Nr.errors),r=e.length)),s.groups!==void 0){let f=s.groups;if(f&&typeof f=="object"&&!Array.
isArray(f)){if(Object.keys(f).length<1){const p={instancePath:n+"/groups",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),
r++}for(const p in f){const c=r;if(typeof p=="string"&&!Ce.test(p)){const a={instancePath:n+"/groups",keyword:"pattern",params:{pattern:"^[a\
-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[a]:e.push(a),r++}var h=c===r;if(!h){const a={instancePath:n+"/groups",keyword:"\
propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f){let c=f[p];if(c&&typeof c=="object"&&!Array.isArray(
c)){if(c.doc===void 0){const a={instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[a]:e.push(a),r++}if(c.members===void 0){const a={instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"members"}};e===null?e=[a]:e.push(a),r++}for(const a in c)if(!(a==="doc"||a==="members")){const k={instancePath:n+
"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[k]:e.push(k),r++}
if(c.doc!==void 0&&(g(c.doc,{instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:c,parentDataProperty:"doc",
rootData:o})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),c.members!==void 0){let a=c.members;if(Array.isArray(a)){if(a.length<1){const b={
instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),
r++}const k=a.length;for(let b=0;b<k;b++)Ne(a[b],{instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/members/"+b,parentData:a,
parentDataProperty:b,rootData:o})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)}else{const k={instancePath:n+"/groups/"+p.replace(/~/g,
"~0").replace(/\//g,"~1")+"/members",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}}else{const a={instancePath:n+"/gro\
ups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{const p={instancePath:n+
"/groups",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.flows!==void 0){let f=s.flows;if(f&&typeof f=="object"&&
!Array.isArray(f)){if(Object.keys(f).length<1){const p={instancePath:n+"/flows",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(
p),r++}for(const p in f){const c=r;if(typeof p=="string"&&!Ce.test(p)){const a={instancePath:n+"/flows",keyword:"pattern",params:{pattern:"^\
[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[a]:e.push(a),r++}var w=c===r;if(!w){const a={instancePath:n+"/flows",keyword:"\
propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f)zr(f[p],{instancePath:n+"/flows/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:f,parentDataProperty:p,rootData:o})||(e=e===null?zr.errors:e.concat(zr.errors),r=e.length)}else{const p={instancePath:n+
"/flows",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.transcripts!==void 0){let f=s.transcripts;if(f&&typeof f==
"object"&&!Array.isArray(f)){if(Object.keys(f).length<1){const p={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===
null?e=[p]:e.push(p),r++}for(const p in f){const c=r;if(typeof p=="string"&&!Q.test(p)){const a={instancePath:n+"/transcripts",keyword:"patt\
ern",params:{pattern:"\\S"},propertyName:p};e===null?e=[a]:e.push(a),r++}var l=c===r;if(!l){const a={instancePath:n+"/transcripts",keyword:"\
propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f)sr(f[p],{instancePath:n+"/transcripts/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:p,rootData:o})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)}else{const p={
instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.views!==void 0){let f=s.views;if(f&&
typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1){const p={instancePath:n+"/views",keyword:"minProperties",params:{limit:1}};
e===null?e=[p]:e.push(p),r++}for(const p in f){const c=r;if(typeof p=="string"&&!Ce.test(p)){const a={instancePath:n+"/views",keyword:"patte\
rn",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[a]:e.push(a),r++}var u=c===r;if(!u){const a={instancePath:n+
"/views",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}for(const p in f)Fr(f[p],{instancePath:n+"/views/"+p.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:p,rootData:o})||(e=e===null?Fr.errors:e.concat(Fr.errors),r=e.length)}else{
const p={instancePath:n+"/views",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.rejections!==void 0&&(Ir(s.rejections,
{instancePath:n+"/rejections",parentData:s,parentDataProperty:"rejections",rootData:o})||(e=e===null?Ir.errors:e.concat(Ir.errors),r=e.length)),
s.migrations!==void 0){let f=s.migrations;if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1){const p={instancePath:n+"\
/migrations",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in f){const c=r;if(typeof p=="string"&&!ns.test(
p)){const a={instancePath:n+"/migrations",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},propertyName:p};e===null?e=[a]:e.push(
a),r++}var m=c===r;if(!m){const a={instancePath:n+"/migrations",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[a]:e.push(a),r++}}
for(const p in f){let c=f[p];if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1){const a={instancePath:n+"/migrations/"+
p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in c){const k=r;
if(typeof a=="string"&&!Q.test(a)){const b={instancePath:n+"/migrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{
pattern:"\\S"},propertyName:a};e===null?e=[b]:e.push(b),r++}var d=k===r;if(!d){const b={instancePath:n+"/migrations/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"propertyNames",params:{propertyName:a}};e===null?e=[b]:e.push(b),r++}}for(const a in c)Sr(c[a],{instancePath:n+"/migrat\
ions/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:a,rootData:o})||
(e=e===null?Sr.errors:e.concat(Sr.errors),r=e.length)}else{const a={instancePath:n+"/migrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{const p={instancePath:n+"/migrations",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}s.reserved!==void 0&&(E(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:o})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.allow!==void 0&&(pe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length))}else{const f={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}return Qr.errors=e,r===0}
