// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=is;const ms={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
types:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},lint:{enum:["minimal","standard","strict"]},allow:{$ref:"#/definitions/a\
llow"}},additionalProperties:!1,required:["protocols"]},hs={type:["string","number","boolean"],pattern:"\\S"},fe=new RegExp("\\S","u");function b(r,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&
typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{type:hs.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!fe.test(
r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}const gs={type:"o\
bject",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{if:{type:"object"},then:{type:"object",properties:{reason:{$ref:"\
#/definitions/string"},until:{type:["string","number","boolean"],pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"}},additionalProperties:!1,
required:["reason"]},else:{$ref:"#/definitions/string"}},minProperties:1},ws=new RegExp("^[a-z]+(?:-[a-z0-9]+)*$","u"),bs=new RegExp("^[0-9]\
{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$","u");function Ne(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const f={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[f]:e.push(f),s++}for(const f in r){const w=s;if(typeof f=="string"&&!ws.test(f)){const P={instancePath:n,keyword:"patt\
ern",params:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},propertyName:f};e===null?e=[P]:e.push(P),s++}var t=w===s;if(!t){const P={instancePath:n,keyword:"\
propertyNames",params:{propertyName:f}};e===null?e=[P]:e.push(P),s++}}for(const f in r){let w=r[f];const P=s;let u=!0;const p=s;if(!(w&&typeof w==
"object"&&!Array.isArray(w))){const c={};e===null?e=[c]:e.push(c),s++}var i=p===s;s=P,e!==null&&(P?e.length=P:e=null);let y;if(i){const c=s;
if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.reason===void 0){const g={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[g]:e.push(g),s++}for(const g in w)if(!(g==="reason"||g==="until")){const a={instancePath:n+
"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[a]:e.push(a),s++}if(w.
reason!==void 0&&(b(w.reason,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:w,parentDataProperty:"reason",
rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),w.until!==void 0){let g=w.until;if(typeof g!="string"&&!(typeof g=="numbe\
r"&&isFinite(g))&&typeof g!="boolean"){const a={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{
type:gs.additionalProperties.then.properties.until.type}};e===null?e=[a]:e.push(a),s++}if(typeof g=="string"&&!bs.test(g)){const a={instancePath:n+
"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[0\
1])$"}};e===null?e=[a]:e.push(a),s++}}}else{const g={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[g]:e.push(g),s++}var i=c===s;u=i,y="then"}else{const c=s;b(w,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:r,parentDataProperty:f,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=c===s;u=i,y="else"}if(!u){const c={
instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:y}};e===null?e=[c]:e.push(c),s++}}}else{const f={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}return Ne.errors=e,s===0}function is(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.protocols===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"protocols"}};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="protocols"||
t==="types"||t==="lint"||t==="allow")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:
e.push(i),s++}if(r.protocols!==void 0){let t=r.protocols;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+"/protocols",keyword:"m\
inItems",params:{limit:1}};e===null?e=[f]:e.push(f),s++}const i=t.length;for(let f=0;f<i;f++)b(t[f],{instancePath:n+"/protocols/"+f,parentData:t,
parentDataProperty:f,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)}else{const i={instancePath:n+"/protocols",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(r.types!==void 0){let t=r.types;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+
"/types",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),s++}const i=t.length;for(let f=0;f<i;f++)b(t[f],{instancePath:n+"/typ\
es/"+f,parentData:t,parentDataProperty:f,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)}else{const i={instancePath:n+"/ty\
pes",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(r.lint!==void 0){let t=r.lint;if(!(t==="minimal"||t==="standard"||
t==="strict")){const i={instancePath:n+"/lint",keyword:"enum",params:{allowedValues:ms.properties.lint.enum}};e===null?e=[i]:e.push(i),s++}}
r.allow!==void 0&&(Ne(r.allow,{instancePath:n+"/allow",parentData:r,parentDataProperty:"allow",rootData:l})||(e=e===null?Ne.errors:e.concat(
Ne.errors),s=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return is.errors=e,
s===0}export const validateTypesFile=os;const Us={type:"object",properties:{doc:{$ref:"#/definitions/string"},types:{type:"object",propertyNames:{
pattern:"^[A-Z][A-Za-z0-9]*$"},additionalProperties:{$ref:"#/definitions/namedDefinition"},minProperties:1}},additionalProperties:!1,required:[
"types"]},Fe={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{
$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},if:{type:"object",required:["\
type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/defini\
tions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},
schemes:{$ref:"#/definitions/strings"},alphabet:{enum:["url"]},padding:{enum:["optional","none"]},inside:{enum:["warn","require"]},brand:{type:"\
boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",
required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{
type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"ob\
ject",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{
type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["map"]},
else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitio\
ns/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{pattern:"\
^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/s\
trings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",
required:["union"]},then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"\
#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},match:{enum:["first"]},exclusive:{type:"boolean"},brand:{type:"boolean"},
doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:[
"const"]},then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},
additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{enum:{enum:["open","c\
losed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,
since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["enum","values"]},else:{type:"object",properties:{type:{$ref:"#/definitio\
ns/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{
enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},alphabet:{enum:["url"]},padding:{
enum:["optional","none"]},inside:{enum:["warn","require"]},brand:{type:"boolean"},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"\
boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"\
#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/defi\
nitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{
$ref:"#/definitions/typeName"},match:{enum:["first"]},exclusive:{type:"boolean"},const:{type:["string","number","boolean"]},enum:{enum:["ope\
n","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},
additionalProperties:!1,required:["type"]}}}}}}}},me=Object.prototype.hasOwnProperty,ks={type:["string","number","boolean"],pattern:"^(?:[A-\
Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"},vs=new RegExp("^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$","u");function L(r,{instancePath:n="",parentData:S,
parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){const t={
instancePath:n,keyword:"type",params:{type:ks.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!vs.test(r)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"}};e===null?e=[t]:e.push(t),s++}return L.errors=e,s===0}const Ws={
type:"array",items:{$ref:"#/definitions/string"},minItems:1};function C(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){
let e=null,s=0;if(Array.isArray(r)){if(r.length<1){const i={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),s++}
const t=r.length;for(let i=0;i<t;i++)b(r[i],{instancePath:n+"/"+i,parentData:r,parentDataProperty:i,rootData:l})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length)}else{const t={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===
0}const Xs={if:{type:"object"},then:{$ref:"#/definitions/definition"},else:{$ref:"#/definitions/typeName"}},Ve={type:"object",properties:{doc:{
$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{
$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},if:{type:"object",required:["type"]},then:{type:"object",properties:{type:{
$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{
enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},alphabet:{
enum:["url"]},padding:{enum:["optional","none"]},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},
additionalProperties:!1,required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definiti\
ons/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/\
definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{
fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/d\
efinitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/de\
finitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definiti\
ons/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},match:{enum:["first"]},exclusive:{
type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"o\
bject",required:["const"]},then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{
enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},
doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["enum","values"]},else:{type:"object",properties:{
type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{
enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},alphabet:{
enum:["url"]},padding:{enum:["optional","none"]},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"\
boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"\
#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/defi\
nitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{
$ref:"#/definitions/typeName"},match:{enum:["first"]},exclusive:{type:"boolean"},const:{type:["string","number","boolean"]},enum:{enum:["ope\
n","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},
additionalProperties:!1,required:["type"]}}}}}}}},js={type:"array",items:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},
minItems:1},Te=new RegExp("^[A-Z][A-Za-z0-9]*$","u");function Ae(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,
s=0;if(Array.isArray(r)){if(r.length<1){const i={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),s++}const t=r.
length;for(let i=0;i<t;i++){let f=r[i];if(typeof f!="string"&&!(typeof f=="number"&&isFinite(f))&&typeof f!="boolean"){const w={instancePath:n+
"/"+i,keyword:"type",params:{type:js.items.type}};e===null?e=[w]:e.push(w),s++}if(typeof f=="string"&&!Te.test(f)){const w={instancePath:n+"\
/"+i,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[w]:e.push(w),s++}}}else{const t={instancePath:n,keyword:"type",params:{
type:"array"}};e===null?e=[t]:e.push(t),s++}return Ae.errors=e,s===0}const As={enum:["open","closed"]};function we(r,{instancePath:n="",parentData:S,
parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(!(r==="open"||r==="closed")){const t={instancePath:n,keyword:"enum",params:{allowedValues:As.
enum}};e===null?e=[t]:e.push(t),s++}return we.errors=e,s===0}const Ys={type:"object",properties:{doc:{$ref:"#/definitions/string"},values:{$ref:"\
#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["values"]},Ce={validate:Q};function ze(r,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.values===
void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t===
"doc"||t==="values"||t==="keys")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(
i),s++}r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length)),r.values!==void 0&&(Ce.validate(r.values,{instancePath:n+"/values",parentData:r,parentDataProperty:"values",rootData:l})||(e=e===
null?Ce.validate.errors:e.concat(Ce.validate.errors),s=e.length)),r.keys!==void 0&&(b(r.keys,{instancePath:n+"/keys",parentData:r,parentDataProperty:"\
keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),s++}return ze.errors=e,s===0}const yr={type:"object",properties:{doc:{$ref:"#/definitions/string"},at:{$ref:"#/defi\
nitions/fieldPath"},level:{enum:["warning"]},lenient:{enum:["warn"]}},if:{type:"object",required:["differ"]},then:{type:"object",properties:{
differ:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,
required:["doc","differ"]},else:{if:{type:"object",required:["equal"]},then:{type:"object",properties:{equal:{type:"array",items:{$ref:"#/de\
finitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","equal"]},else:{if:{type:"\
object",required:["lessThan"]},then:{type:"object",properties:{lessThan:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},
doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","lessThan"]},else:{if:{type:"object",required:["lessOrEqual"]},then:{
type:"object",properties:{lessOrEqual:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},
additionalProperties:!1,required:["doc","lessOrEqual"]},else:{if:{type:"object",required:["exactlyOne"]},then:{type:"object",properties:{exactlyOne:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","e\
xactlyOne"]},else:{if:{type:"object",required:["atMostOne"]},then:{type:"object",properties:{atMostOne:{type:"array",items:{$ref:"#/definiti\
ons/fieldPath"},minItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","atMostOne"]},else:{if:{type:"object",
required:["atLeastOne"]},then:{type:"object",properties:{atLeastOne:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},doc:!0,
at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","atLeastOne"]},else:{if:{type:"object",required:["excludes"]},then:{type:"\
object",properties:{excludes:{type:"object",properties:{list:{$ref:"#/definitions/fieldPath"},value:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,
required:["list","value"]},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","excludes"]},else:{if:{type:"object",required:[
"when"]},then:{type:"object",properties:{when:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},require:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},doc:!0,
at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","when"]},else:{if:{type:"object",required:["unless"]},then:{type:"object",
properties:{unless:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"\
#/definitions/fieldPath"},minItems:1},forbid:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},doc:!0,at:!0,level:!0,lenient:!0},
additionalProperties:!1,required:["doc","unless"]},else:{type:"object",properties:{differ:{type:"array",items:{$ref:"#/definitions/fieldPath"},
minItems:2,maxItems:2},equal:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},lessThan:{type:"array",items:{$ref:"\
#/definitions/fieldPath"},minItems:2,maxItems:2},lessOrEqual:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},exactlyOne:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},atMostOne:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},atLeastOne:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},excludes:{type:"object",properties:{list:{$ref:"#/definitions/fieldPath"},value:{
$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["list","value"]},when:{type:"object",minProperties:1,additionalProperties:{
type:["string","number","boolean"]}},require:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},forbid:{type:"array",items:{$ref:"\
#/definitions/fieldPath"},minItems:1},unless:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,
at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"]}}}}}}}}}}},Ps={type:["string","number","boolean"],pattern:"^(?!\
.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},ts=new RegExp("^(?!.*\\?$)[^\\s\\u0000-\\u001f\
\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u");function D(r,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"\
type",params:{type:Ps.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!ts.test(r)){const t={instancePath:n,keyword:"pattern",params:{
pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"}};e===null?e=[t]:e.push(t),s++}
return D.errors=e,s===0}function ve(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;
const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.differ===void 0&&(d="differ")){const k={};e===null?e=[k]:e.push(k),
s++}}else{const d={};e===null?e=[d]:e.push(d),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const d=s;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.doc===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[j]:e.push(
j),s++}if(r.differ===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[j]:e.push(j),s++}for(const j in r)
if(!(j==="differ"||j==="doc"||j==="at"||j==="level"||j==="lenient")){const _={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[_]:e.push(_),s++}if(r.differ!==void 0){let j=r.differ;if(Array.isArray(j)){if(j.length>2){const x={instancePath:n+"/differ",keyword:"\
maxItems",params:{limit:2}};e===null?e=[x]:e.push(x),s++}if(j.length<2){const x={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};
e===null?e=[x]:e.push(x),s++}const _=j.length;for(let x=0;x<_;x++)D(j[x],{instancePath:n+"/differ/"+x,parentData:j,parentDataProperty:x,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const _={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[_]:e.push(_),s++}}}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),s++}var w=d===s;i=w,P="then"}else{
const d=s,k=s;let j=!0;const _=s;if(s===_)if(r&&typeof r=="object"&&!Array.isArray(r)){let te;if(r.equal===void 0&&(te="equal")){const Z={};
e===null?e=[Z]:e.push(Z),s++}}else{const te={};e===null?e=[te]:e.push(te),s++}var u=_===s;s=k,e!==null&&(k?e.length=k:e=null);let x;if(u){const te=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc===void 0){const I={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[I]:e.push(I),s++}if(r.equal===void 0){const I={instancePath:n,keyword:"required",params:{missingProperty:"equal"}};e===null?e=[I]:e.
push(I),s++}for(const I in r)if(!(I==="equal"||I==="doc"||I==="at"||I==="level"||I==="lenient")){const be={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:I}};e===null?e=[be]:e.push(be),s++}if(r.equal!==void 0){let I=r.equal;if(Array.isArray(I)){if(I.length>
2){const U={instancePath:n+"/equal",keyword:"maxItems",params:{limit:2}};e===null?e=[U]:e.push(U),s++}if(I.length<2){const U={instancePath:n+
"/equal",keyword:"minItems",params:{limit:2}};e===null?e=[U]:e.push(U),s++}const be=I.length;for(let U=0;U<be;U++)D(I[U],{instancePath:n+"/e\
qual/"+U,parentData:I,parentDataProperty:U,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const be={instancePath:n+"\
/equal",keyword:"type",params:{type:"array"}};e===null?e=[be]:e.push(be),s++}}}else{const I={instancePath:n,keyword:"type",params:{type:"obj\
ect"}};e===null?e=[I]:e.push(I),s++}var u=te===s;j=u,x="then"}else{const te=s,Z=s;let I=!0;const be=s;if(s===be)if(r&&typeof r=="object"&&!Array.
isArray(r)){let ye;if(r.lessThan===void 0&&(ye="lessThan")){const H={};e===null?e=[H]:e.push(H),s++}}else{const ye={};e===null?e=[ye]:e.push(
ye),s++}var p=be===s;s=Z,e!==null&&(Z?e.length=Z:e=null);let U;if(p){const ye=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc===void 0){
const V={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[V]:e.push(V),s++}if(r.lessThan===void 0){const V={instancePath:n,
keyword:"required",params:{missingProperty:"lessThan"}};e===null?e=[V]:e.push(V),s++}for(const V in r)if(!(V==="lessThan"||V==="doc"||V==="a\
t"||V==="level"||V==="lenient")){const ke={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[ke]:e.push(
ke),s++}if(r.lessThan!==void 0){let V=r.lessThan;if(Array.isArray(V)){if(V.length>2){const re={instancePath:n+"/lessThan",keyword:"maxItems",
params:{limit:2}};e===null?e=[re]:e.push(re),s++}if(V.length<2){const re={instancePath:n+"/lessThan",keyword:"minItems",params:{limit:2}};e===
null?e=[re]:e.push(re),s++}const ke=V.length;for(let re=0;re<ke;re++)D(V[re],{instancePath:n+"/lessThan/"+re,parentData:V,parentDataProperty:re,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const ke={instancePath:n+"/lessThan",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[ke]:e.push(ke),s++}}}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),s++}var p=ye===
s;I=p,U="then"}else{const ye=s,H=s;let V=!0;const ke=s;if(s===ke)if(r&&typeof r=="object"&&!Array.isArray(r)){let ce;if(r.lessOrEqual===void 0&&
(ce="lessOrEqual")){const R={};e===null?e=[R]:e.push(R),s++}}else{const ce={};e===null?e=[ce]:e.push(ce),s++}var y=ke===s;s=H,e!==null&&(H?e.
length=H:e=null);let re;if(y){const ce=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc===void 0){const z={instancePath:n,keyword:"re\
quired",params:{missingProperty:"doc"}};e===null?e=[z]:e.push(z),s++}if(r.lessOrEqual===void 0){const z={instancePath:n,keyword:"required",params:{
missingProperty:"lessOrEqual"}};e===null?e=[z]:e.push(z),s++}for(const z in r)if(!(z==="lessOrEqual"||z==="doc"||z==="at"||z==="level"||z===
"lenient")){const he={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:z}};e===null?e=[he]:e.push(he),s++}if(r.lessOrEqual!==
void 0){let z=r.lessOrEqual;if(Array.isArray(z)){if(z.length>2){const B={instancePath:n+"/lessOrEqual",keyword:"maxItems",params:{limit:2}};
e===null?e=[B]:e.push(B),s++}if(z.length<2){const B={instancePath:n+"/lessOrEqual",keyword:"minItems",params:{limit:2}};e===null?e=[B]:e.push(
B),s++}const he=z.length;for(let B=0;B<he;B++)D(z[B],{instancePath:n+"/lessOrEqual/"+B,parentData:z,parentDataProperty:B,rootData:l})||(e=e===
null?D.errors:e.concat(D.errors),s=e.length)}else{const he={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"array"}};e===null?e=[
he]:e.push(he),s++}}}else{const z={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),s++}var y=ce===s;V=y,re="t\
hen"}else{const ce=s,R=s;let z=!0;const he=s;if(s===he)if(r&&typeof r=="object"&&!Array.isArray(r)){let oe;if(r.exactlyOne===void 0&&(oe="ex\
actlyOne")){const E={};e===null?e=[E]:e.push(E),s++}}else{const oe={};e===null?e=[oe]:e.push(oe),s++}var c=he===s;s=R,e!==null&&(R?e.length=
R:e=null);let B;if(c){const oe=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc===void 0){const M={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[M]:e.push(M),s++}if(r.exactlyOne===void 0){const M={instancePath:n,keyword:"required",params:{missingProperty:"\
exactlyOne"}};e===null?e=[M]:e.push(M),s++}for(const M in r)if(!(M==="exactlyOne"||M==="doc"||M==="at"||M==="level"||M==="lenient")){const J={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:M}};e===null?e=[J]:e.push(J),s++}if(r.exactlyOne!==void 0){let M=r.
exactlyOne;if(Array.isArray(M)){if(M.length<2){const ge={instancePath:n+"/exactlyOne",keyword:"minItems",params:{limit:2}};e===null?e=[ge]:e.
push(ge),s++}const J=M.length;for(let ge=0;ge<J;ge++)D(M[ge],{instancePath:n+"/exactlyOne/"+ge,parentData:M,parentDataProperty:ge,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const J={instancePath:n+"/exactlyOne",keyword:"type",params:{type:"array"}};e===null?
e=[J]:e.push(J),s++}}}else{const M={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),s++}var c=oe===s;z=c,B="t\
hen"}else{const oe=s,E=s;let M=!0;const J=s;if(s===J)if(r&&typeof r=="object"&&!Array.isArray(r)){let pe;if(r.atMostOne===void 0&&(pe="atMos\
tOne")){const T={};e===null?e=[T]:e.push(T),s++}}else{const pe={};e===null?e=[pe]:e.push(pe),s++}var m=J===s;s=E,e!==null&&(E?e.length=E:e=null);
let ge;if(m){const pe=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc===void 0){const G={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[G]:e.push(G),s++}if(r.atMostOne===void 0){const G={instancePath:n,keyword:"required",params:{missingProperty:"atMostOne"}};
e===null?e=[G]:e.push(G),s++}for(const G in r)if(!(G==="atMostOne"||G==="doc"||G==="at"||G==="level"||G==="lenient")){const qe={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:G}};e===null?e=[qe]:e.push(qe),s++}if(r.atMostOne!==void 0){let G=r.atMostOne;if(Array.
isArray(G)){if(G.length<2){const _e={instancePath:n+"/atMostOne",keyword:"minItems",params:{limit:2}};e===null?e=[_e]:e.push(_e),s++}const qe=G.
length;for(let _e=0;_e<qe;_e++)D(G[_e],{instancePath:n+"/atMostOne/"+_e,parentData:G,parentDataProperty:_e,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),s=e.length)}else{const qe={instancePath:n+"/atMostOne",keyword:"type",params:{type:"array"}};e===null?e=[qe]:e.push(qe),s++}}}else{
const G={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(G),s++}var m=pe===s;M=m,ge="then"}else{const pe=s,T=s;let G=!0;
const qe=s;if(s===qe)if(r&&typeof r=="object"&&!Array.isArray(r)){let Ke;if(r.atLeastOne===void 0&&(Ke="atLeastOne")){const h={};e===null?e=
[h]:e.push(h),s++}}else{const Ke={};e===null?e=[Ke]:e.push(Ke),s++}var g=qe===s;s=T,e!==null&&(T?e.length=T:e=null);let _e;if(g){const Ke=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[A]:e.push(A),s++}if(r.atLeastOne===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"atLeastOne"}};e===null?
e=[A]:e.push(A),s++}for(const A in r)if(!(A==="atLeastOne"||A==="doc"||A==="at"||A==="level"||A==="lenient")){const ne={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:A}};e===null?e=[ne]:e.push(ne),s++}if(r.atLeastOne!==void 0){let A=r.atLeastOne;if(Array.isArray(
A)){if(A.length<2){const se={instancePath:n+"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[se]:e.push(se),s++}const ne=A.length;
for(let se=0;se<ne;se++)D(A[se],{instancePath:n+"/atLeastOne/"+se,parentData:A,parentDataProperty:se,rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length)}else{const ne={instancePath:n+"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?e=[ne]:e.push(ne),s++}}}else{
const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),s++}var g=Ke===s;G=g,_e="then"}else{const Ke=s,h=s;let A=!0;
const ne=s;if(s===ne)if(r&&typeof r=="object"&&!Array.isArray(r)){let Je;if(r.excludes===void 0&&(Je="excludes")){const wr={};e===null?e=[wr]:
e.push(wr),s++}}else{const Je={};e===null?e=[Je]:e.push(Je),s++}var a=ne===s;s=h,e!==null&&(h?e.length=h:e=null);let se;if(a){const Je=s;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.doc===void 0){const ae={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[ae]:e.push(ae),s++}if(r.excludes===void 0){const ae={instancePath:n,keyword:"required",params:{missingProperty:"excludes"}};e===null?e=[ae]:
e.push(ae),s++}for(const ae in r)if(!(ae==="excludes"||ae==="doc"||ae==="at"||ae==="level"||ae==="lenient")){const Re={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:ae}};e===null?e=[Re]:e.push(Re),s++}if(r.excludes!==void 0){let ae=r.excludes;if(ae&&typeof ae==
"object"&&!Array.isArray(ae)){if(ae.list===void 0){const Re={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};
e===null?e=[Re]:e.push(Re),s++}if(ae.value===void 0){const Re={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};
e===null?e=[Re]:e.push(Re),s++}for(const Re in ae)if(!(Re==="list"||Re==="value")){const F={instancePath:n+"/excludes",keyword:"additionalPr\
operties",params:{additionalProperty:Re}};e===null?e=[F]:e.push(F),s++}ae.list!==void 0&&(D(ae.list,{instancePath:n+"/excludes/list",parentData:ae,
parentDataProperty:"list",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),ae.value!==void 0&&(D(ae.value,{instancePath:n+
"/excludes/value",parentData:ae,parentDataProperty:"value",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}else{const Re={
instancePath:n+"/excludes",keyword:"type",params:{type:"object"}};e===null?e=[Re]:e.push(Re),s++}}}else{const ae={instancePath:n,keyword:"ty\
pe",params:{type:"object"}};e===null?e=[ae]:e.push(ae),s++}var a=Je===s;A=a,se="then"}else{const Je=s,wr=s;let ae=!0;const Re=s;if(s===Re)if(r&&
typeof r=="object"&&!Array.isArray(r)){let $e;if(r.when===void 0&&($e="when")){const rr={};e===null?e=[rr]:e.push(rr),s++}}else{const $e={};
e===null?e=[$e]:e.push($e),s++}var o=Re===s;s=wr,e!==null&&(wr?e.length=wr:e=null);let F;if(o){const $e=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.doc===void 0){const de={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[de]:e.push(de),s++}if(r.when===
void 0){const de={instancePath:n,keyword:"required",params:{missingProperty:"when"}};e===null?e=[de]:e.push(de),s++}for(const de in r)if(!(de===
"when"||de==="require"||de==="forbid"||de==="doc"||de==="at"||de==="level"||de==="lenient")){const Be={instancePath:n,keyword:"additionalPro\
perties",params:{additionalProperty:de}};e===null?e=[Be]:e.push(Be),s++}if(r.when!==void 0){let de=r.when;if(de&&typeof de=="object"&&!Array.
isArray(de)){if(Object.keys(de).length<1){const Be={instancePath:n+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[Be]:e.push(
Be),s++}for(const Be in de){let Ee=de[Be];if(typeof Ee!="string"&&!(typeof Ee=="number"&&isFinite(Ee))&&typeof Ee!="boolean"){const ss={instancePath:n+
"/when/"+Be.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.else.else.else.then.properties.when.
additionalProperties.type}};e===null?e=[ss]:e.push(ss),s++}}}else{const Be={instancePath:n+"/when",keyword:"type",params:{type:"object"}};e===
null?e=[Be]:e.push(Be),s++}}if(r.require!==void 0){let de=r.require;if(Array.isArray(de)){if(de.length<1){const Ee={instancePath:n+"/require",
keyword:"minItems",params:{limit:1}};e===null?e=[Ee]:e.push(Ee),s++}const Be=de.length;for(let Ee=0;Ee<Be;Ee++)D(de[Ee],{instancePath:n+"/re\
quire/"+Ee,parentData:de,parentDataProperty:Ee,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const Be={instancePath:n+
"/require",keyword:"type",params:{type:"array"}};e===null?e=[Be]:e.push(Be),s++}}if(r.forbid!==void 0){let de=r.forbid;if(Array.isArray(de)){
if(de.length<1){const Ee={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[Ee]:e.push(Ee),s++}const Be=de.length;for(let Ee=0;Ee<
Be;Ee++)D(de[Ee],{instancePath:n+"/forbid/"+Ee,parentData:de,parentDataProperty:Ee,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.
length)}else{const Be={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[Be]:e.push(Be),s++}}}else{const de={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[de]:e.push(de),s++}var o=$e===s;ae=o,F="then"}else{const $e=s,rr=s;let de=!0;const Be=s;if(s===
Be)if(r&&typeof r=="object"&&!Array.isArray(r)){let ir;if(r.unless===void 0&&(ir="unless")){const ns={};e===null?e=[ns]:e.push(ns),s++}}else{
const ir={};e===null?e=[ir]:e.push(ir),s++}var v=Be===s;s=rr,e!==null&&(rr?e.length=rr:e=null);let Ee;if(v){const ir=s;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.doc===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[$]:e.push(
$),s++}if(r.unless===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[$]:e.push($),s++}for(const $ in r)
if(!($==="unless"||$==="require"||$==="forbid"||$==="doc"||$==="at"||$==="level"||$==="lenient")){const O={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:$}};e===null?e=[O]:e.push(O),s++}if(r.unless!==void 0){let $=r.unless;if($&&typeof $=="object"&&!Array.
isArray($)){if(Object.keys($).length<1){const O={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[O]:e.push(O),
s++}for(const O in $){let q=$[O];if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const ar={instancePath:n+"/\
unless/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.else.else.else.else.then.properties.
unless.additionalProperties.type}};e===null?e=[ar]:e.push(ar),s++}}}else{const O={instancePath:n+"/unless",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[O]:e.push(O),s++}}if(r.require!==void 0){let $=r.require;if(Array.isArray($)){if($.length<1){const q={instancePath:n+"/req\
uire",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/requir\
e/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const O={instancePath:n+"/req\
uire",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),s++}}if(r.forbid!==void 0){let $=r.forbid;if(Array.isArray($)){if($.length<
1){const q={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<O;q++)
D($[q],{instancePath:n+"/forbid/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{
const O={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),s++}}}else{const $={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[$]:e.push($),s++}var v=ir===s;de=v,Ee="then"}else{const ir=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.doc===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[$]:e.push($),s++}if(r.differ===
void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[$]:e.push($),s++}for(const $ in r)if(!me.call(
yr.else.else.else.else.else.else.else.else.else.else.properties,$)){const O={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:$}};
e===null?e=[O]:e.push(O),s++}if(r.differ!==void 0){let $=r.differ;if(Array.isArray($)){if($.length>2){const q={instancePath:n+"/differ",keyword:"\
maxItems",params:{limit:2}};e===null?e=[q]:e.push(q),s++}if($.length<2){const q={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};
e===null?e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/differ/"+q,parentData:$,parentDataProperty:q,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const O={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[O]:e.push(O),s++}}if(r.equal!==void 0){let $=r.equal;if(Array.isArray($)){if($.length>2){const q={instancePath:n+"/equal",keyword:"maxItems",
params:{limit:2}};e===null?e=[q]:e.push(q),s++}if($.length<2){const q={instancePath:n+"/equal",keyword:"minItems",params:{limit:2}};e===null?
e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/equal/"+q,parentData:$,parentDataProperty:q,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const O={instancePath:n+"/equal",keyword:"type",params:{type:"array"}};e===null?e=[
O]:e.push(O),s++}}if(r.lessThan!==void 0){let $=r.lessThan;if(Array.isArray($)){if($.length>2){const q={instancePath:n+"/lessThan",keyword:"\
maxItems",params:{limit:2}};e===null?e=[q]:e.push(q),s++}if($.length<2){const q={instancePath:n+"/lessThan",keyword:"minItems",params:{limit:2}};
e===null?e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/lessThan/"+q,parentData:$,parentDataProperty:q,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const O={instancePath:n+"/lessThan",keyword:"type",params:{type:"array"}};e===null?
e=[O]:e.push(O),s++}}if(r.lessOrEqual!==void 0){let $=r.lessOrEqual;if(Array.isArray($)){if($.length>2){const q={instancePath:n+"/lessOrEqua\
l",keyword:"maxItems",params:{limit:2}};e===null?e=[q]:e.push(q),s++}if($.length<2){const q={instancePath:n+"/lessOrEqual",keyword:"minItems",
params:{limit:2}};e===null?e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/lessOrEqual/"+q,parentData:$,parentDataProperty:q,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const O={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"a\
rray"}};e===null?e=[O]:e.push(O),s++}}if(r.exactlyOne!==void 0){let $=r.exactlyOne;if(Array.isArray($)){if($.length<2){const q={instancePath:n+
"/exactlyOne",keyword:"minItems",params:{limit:2}};e===null?e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+
"/exactlyOne/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const O={instancePath:n+
"/exactlyOne",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),s++}}if(r.atMostOne!==void 0){let $=r.atMostOne;if(Array.isArray(
$)){if($.length<2){const q={instancePath:n+"/atMostOne",keyword:"minItems",params:{limit:2}};e===null?e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<
O;q++)D($[q],{instancePath:n+"/atMostOne/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{
const O={instancePath:n+"/atMostOne",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),s++}}if(r.atLeastOne!==void 0){let $=r.atLeastOne;
if(Array.isArray($)){if($.length<2){const q={instancePath:n+"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[q]:e.push(q),s++}
const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/atLeastOne/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),s=e.length)}else{const O={instancePath:n+"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),s++}}
if(r.excludes!==void 0){let $=r.excludes;if($&&typeof $=="object"&&!Array.isArray($)){if($.list===void 0){const O={instancePath:n+"/excludes",
keyword:"required",params:{missingProperty:"list"}};e===null?e=[O]:e.push(O),s++}if($.value===void 0){const O={instancePath:n+"/excludes",keyword:"\
required",params:{missingProperty:"value"}};e===null?e=[O]:e.push(O),s++}for(const O in $)if(!(O==="list"||O==="value")){const q={instancePath:n+
"/excludes",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[q]:e.push(q),s++}$.list!==void 0&&(D($.list,{instancePath:n+
"/excludes/list",parentData:$,parentDataProperty:"list",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),$.value!==void 0&&
(D($.value,{instancePath:n+"/excludes/value",parentData:$,parentDataProperty:"value",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=
e.length))}else{const O={instancePath:n+"/excludes",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),s++}}if(r.when!==void 0){
let $=r.when;if($&&typeof $=="object"&&!Array.isArray($)){if(Object.keys($).length<1){const O={instancePath:n+"/when",keyword:"minProperties",
params:{limit:1}};e===null?e=[O]:e.push(O),s++}for(const O in $){let q=$[O];if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&typeof q!=
"boolean"){const ar={instancePath:n+"/when/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.
else.else.else.else.else.properties.when.additionalProperties.type}};e===null?e=[ar]:e.push(ar),s++}}}else{const O={instancePath:n+"/when",keyword:"\
type",params:{type:"object"}};e===null?e=[O]:e.push(O),s++}}if(r.require!==void 0){let $=r.require;if(Array.isArray($)){if($.length<1){const q={
instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+
"/require/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const O={instancePath:n+
"/require",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),s++}}if(r.forbid!==void 0){let $=r.forbid;if(Array.isArray($)){if($.
length<1){const q={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),s++}const O=$.length;for(let q=0;q<
O;q++)D($[q],{instancePath:n+"/forbid/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{
const O={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),s++}}if(r.unless!==void 0){let $=r.unless;if($&&
typeof $=="object"&&!Array.isArray($)){if(Object.keys($).length<1){const O={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};
e===null?e=[O]:e.push(O),s++}for(const O in $){let q=$[O];if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const ar={
instancePath:n+"/unless/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.else.else.else.else.
else.properties.unless.additionalProperties.type}};e===null?e=[ar]:e.push(ar),s++}}}else{const O={instancePath:n+"/unless",keyword:"type",params:{
type:"object"}};e===null?e=[O]:e.push(O),s++}}}else{const $={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),
s++}var v=ir===s;de=v,Ee="else"}if(!de){const ir={instancePath:n,keyword:"if",params:{failingKeyword:Ee}};e===null?e=[ir]:e.push(ir),s++}var o=$e===
s;ae=o,F="else"}if(!ae){const $e={instancePath:n,keyword:"if",params:{failingKeyword:F}};e===null?e=[$e]:e.push($e),s++}var a=Je===s;A=a,se=
"else"}if(!A){const Je={instancePath:n,keyword:"if",params:{failingKeyword:se}};e===null?e=[Je]:e.push(Je),s++}var g=Ke===s;G=g,_e="else"}if(!G){
const Ke={instancePath:n,keyword:"if",params:{failingKeyword:_e}};e===null?e=[Ke]:e.push(Ke),s++}var m=pe===s;M=m,ge="else"}if(!M){const pe={
instancePath:n,keyword:"if",params:{failingKeyword:ge}};e===null?e=[pe]:e.push(pe),s++}var c=oe===s;z=c,B="else"}if(!z){const oe={instancePath:n,
keyword:"if",params:{failingKeyword:B}};e===null?e=[oe]:e.push(oe),s++}var y=ce===s;V=y,re="else"}if(!V){const ce={instancePath:n,keyword:"i\
f",params:{failingKeyword:re}};e===null?e=[ce]:e.push(ce),s++}var p=ye===s;I=p,U="else"}if(!I){const ye={instancePath:n,keyword:"if",params:{
failingKeyword:U}};e===null?e=[ye]:e.push(ye),s++}var u=te===s;j=u,x="else"}if(!j){const te={instancePath:n,keyword:"if",params:{failingKeyword:x}};
e===null?e=[te]:e.push(te),s++}var w=d===s;i=w,P="else"}if(!i){const d={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[d]:
e.push(d),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"\
doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.at!==void 0&&(D(r.at,{instancePath:n+"/at",parentData:r,parentDataProperty:"\
at",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.level!==void 0&&r.level!=="warning"){const d={instancePath:n+"/leve\
l",keyword:"enum",params:{allowedValues:yr.properties.level.enum}};e===null?e=[d]:e.push(d),s++}if(r.lenient!==void 0&&r.lenient!=="warn"){const d={
instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:yr.properties.lenient.enum}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}return ve.errors=e,s===0}const Ds={type:["string","number","boolean"],pattern:"\
\\S"};function Oe(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r==
"number"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ds.type}};e===null?e=[t]:e.push(t),s++}if(typeof r==
"string"&&!fe.test(r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return Oe.errors=e,s===
0}const en={type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{
$ref:"#/definitions/string"}},minProperties:1},_s={type:"object",properties:{doc:{$ref:"#/definitions/string"},name:{type:["string","number",
"boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},aliases:{$ref:"#/definitions/strings"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/de\
finitions/deprecated"}},additionalProperties:!1,required:["doc"]},rn={type:"string",pattern:"^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|\
[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))\
?$"},$s=new RegExp("^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?\
:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$","u");function Ze(r,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=r}={}){let e=null,s=0;if(typeof r=="string"){if(!$s.test(r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?:(?:0|\
[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0\
-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),s++}return Ze.errors=e,s===0}const sn={type:"object",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"\
#/definitions/string"},use:{$ref:"#/definitions/string"},notBefore:{$ref:"#/definitions/version"}},additionalProperties:!1,required:["since",
"reason"]};function Me(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.since===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"since"}};e===null?e=[t]:e.push(t),s++}if(r.
reason===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),s++}for(const t in r)
if(!(t==="since"||t==="reason"||t==="use"||t==="notBefore")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),s++}r.since!==void 0&&(Ze(r.since,{instancePath:n+"/since",parentData:r,parentDataProperty:"since",rootData:l})||(e=
e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),r.reason!==void 0&&(b(r.reason,{instancePath:n+"/reason",parentData:r,parentDataProperty:"\
reason",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.use!==void 0&&(b(r.use,{instancePath:n+"/use",parentData:r,parentDataProperty:"\
use",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.notBefore!==void 0&&(Ze(r.notBefore,{instancePath:n+"/notBefore",parentData:r,
parentDataProperty:"notBefore",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length))}else{const t={instancePath:n,keyword:"ty\
pe",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return Me.errors=e,s===0}function vr(r,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc===void 0){const t={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="doc"||t==="name"||t==="aliases"||t==="since"||t==="d\
eprecated")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),s++}if(r.doc!==void 0&&
(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.name!==
void 0){let t=r.name;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/name",keyword:"\
type",params:{type:_s.properties.name.type}};e===null?e=[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/name",
keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),s++}}r.aliases!==void 0&&(C(r.aliases,{instancePath:n+"/a\
liases",parentData:r,parentDataProperty:"aliases",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.since!==void 0&&(Ze(r.
since,{instancePath:n+"/since",parentData:r,parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),
r.deprecated!==void 0&&(Me(r.deprecated,{instancePath:n+"/deprecated",parentData:r,parentDataProperty:"deprecated",rootData:l})||(e=e===null?
Me.errors:e.concat(Me.errors),s=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}
return vr.errors=e,s===0}function Se(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const f={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.
push(f),s++}for(const f in r){const w=s;if(typeof f=="string"&&!fe.test(f)){const P={instancePath:n,keyword:"pattern",params:{pattern:"\\S"},
propertyName:f};e===null?e=[P]:e.push(P),s++}var t=w===s;if(!t){const P={instancePath:n,keyword:"propertyNames",params:{propertyName:f}};e===
null?e=[P]:e.push(P),s++}}for(const f in r){let w=r[f];const P=s;let u=!0;const p=s;if(!(w&&typeof w=="object"&&!Array.isArray(w))){const c={};
e===null?e=[c]:e.push(c),s++}var i=p===s;s=P,e!==null&&(P?e.length=P:e=null);let y;if(i){const c=s;vr(w,{instancePath:n+"/"+f.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:f,rootData:l})||(e=e===null?vr.errors:e.concat(vr.errors),s=e.length);var i=c===s;u=
i,y="then"}else{const c=s;b(w,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:f,rootData:l})||(e=
e===null?b.errors:e.concat(b.errors),s=e.length);var i=c===s;u=i,y="else"}if(!u){const c={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"if",params:{failingKeyword:y}};e===null?e=[c]:e.push(c),s++}}}else{const f={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[f]:e.push(f),s++}return Se.errors=e,s===0}const qs={if:{type:"object"},then:{$ref:"#/definitions/leniency"},else:{enum:["op\
tional","unset"]}},es={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#/definitions/typeOrDefinition"},convert:{enum:["ti\
mestamp"]},wrap:{$ref:"#/definitions/ownField"},unset:{type:"boolean"},items:{enum:["drop"]},nulls:{enum:["absent"]}},additionalProperties:!1};
function jr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(const t in r)if(!(t==="optional"||t==="accept"||t==="convert"||t==="wrap"||t==="unset"||t==="items"||t==="nulls")){const i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),s++}if(r.optional!==void 0&&typeof r.optional!="boole\
an"){const t={instancePath:n+"/optional",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),s++}if(r.accept!==void 0&&(Ce.validate(
r.accept,{instancePath:n+"/accept",parentData:r,parentDataProperty:"accept",rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.
errors),s=e.length)),r.convert!==void 0&&r.convert!=="timestamp"){const t={instancePath:n+"/convert",keyword:"enum",params:{allowedValues:es.
properties.convert.enum}};e===null?e=[t]:e.push(t),s++}if(r.wrap!==void 0&&(Oe(r.wrap,{instancePath:n+"/wrap",parentData:r,parentDataProperty:"\
wrap",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r.unset!==void 0&&typeof r.unset!="boolean"){const t={instancePath:n+
"/unset",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),s++}if(r.items!==void 0&&r.items!=="drop"){const t={instancePath:n+
"/items",keyword:"enum",params:{allowedValues:es.properties.items.enum}};e===null?e=[t]:e.push(t),s++}if(r.nulls!==void 0&&r.nulls!=="absent"){
const t={instancePath:n+"/nulls",keyword:"enum",params:{allowedValues:es.properties.nulls.enum}};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return jr.errors=e,s===0}function Ue(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;const f=s;if(!(r&&typeof r=="object"&&!Array.isArray(r))){
const u={};e===null?e=[u]:e.push(u),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const u=s;jr(r,{instancePath:n,parentData:S,
parentDataProperty:K,rootData:l})||(e=e===null?jr.errors:e.concat(jr.errors),s=e.length);var w=u===s;i=w,P="then"}else{const u=s;if(!(r==="o\
ptional"||r==="unset")){const y={instancePath:n,keyword:"enum",params:{allowedValues:qs.else.enum}};e===null?e=[y]:e.push(y),s++}var w=u===s;
i=w,P="else"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:e.push(u),s++}return Ue.errors=e,s===0}const sr={
validate:xe},nn={type:"object",propertyNames:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},
additionalProperties:{$ref:"#/definitions/fieldOrType"}},xs=new RegExp("^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\
\\u001f\\u007f])?$","u"),tn={if:{type:"object"},then:{$ref:"#/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/\
definitions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/definitions/typeName"}}},Ie={type:"object",properties:{doc:{$ref:"#/definitions/\
string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitio\
ns/deprecated"},allow:{$ref:"#/definitions/allow"},default:{},fill:{},computed:{$ref:"#/definitions/computed"},sensitive:{type:"boolean"},aliases:{
$ref:"#/definitions/strings"},decodeOnly:{type:"boolean"},mail:{$ref:"#/definitions/mail"},originalName:{$ref:"#/definitions/string"}},if:{type:"\
object",required:["type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{
$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/defin\
itions/string"},schemes:{$ref:"#/definitions/strings"},alphabet:{enum:["url"]},padding:{enum:["optional","none"]},inside:{enum:["warn","requ\
ire"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,
originalName:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{list:{
$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{
$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,
fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"\
object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNam\
es"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0\
-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},
additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"array",
items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},match:{
enum:["first"]},exclusive:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,
aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{
type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,
fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"\
object",required:["enum"]},then:{type:"object",properties:{enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/defi\
nitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,
computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["enum","values"]},else:{type:"o\
bject",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"\
boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definit\
ions/strings"},alphabet:{enum:["url"]},padding:{enum:["optional","none"]},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrD\
efinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitio\
ns/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{
type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},
reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitio\
ns/ownField"},otherwise:{$ref:"#/definitions/typeName"},match:{enum:["first"]},exclusive:{type:"boolean"},const:{type:["string","number","bo\
olean"]},enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,
since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["type"]}}}}}}}},ls={type:"object",properties:{by:{$ref:"#/definitions/computedBy"},table:{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{},minProperties:1},level:{enum:["warning"]},lenient:{enum:["warn"]}},additionalProperties:!1,required:["by"]},Ns={type:[
"string","number","boolean"],pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"};
function Ar(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="numb\
er"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ns.type}};e===null?e=[t]:e.push(t),s++}if(typeof r==
"string"&&!ts.test(r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f\
]*[^\\s\\u0000-\\u001f\\u007f])?$"}};e===null?e=[t]:e.push(t),s++}return Ar.errors=e,s===0}function Pr(r,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.by===void 0){const i={instancePath:n,keyword:"required",params:{
missingProperty:"by"}};e===null?e=[i]:e.push(i),s++}for(const i in r)if(!(i==="by"||i==="table"||i==="level"||i==="lenient")){const f={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(r.by!==void 0&&(Ar(r.by,{instancePath:n+"/by",
parentData:r,parentDataProperty:"by",rootData:l})||(e=e===null?Ar.errors:e.concat(Ar.errors),s=e.length)),r.table!==void 0){let i=r.table;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const f={instancePath:n+"/table",keyword:"minProperties",params:{limit:1}};
e===null?e=[f]:e.push(f),s++}for(const f in i){const w=s;if(typeof f=="string"&&!fe.test(f)){const P={instancePath:n+"/table",keyword:"patte\
rn",params:{pattern:"\\S"},propertyName:f};e===null?e=[P]:e.push(P),s++}var t=w===s;if(!t){const P={instancePath:n+"/table",keyword:"propert\
yNames",params:{propertyName:f}};e===null?e=[P]:e.push(P),s++}}}else{const f={instancePath:n+"/table",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),s++}}if(r.level!==void 0&&r.level!=="warning"){const i={instancePath:n+"/level",keyword:"enum",params:{allowedValues:ls.
properties.level.enum}};e===null?e=[i]:e.push(i),s++}if(r.lenient!==void 0&&r.lenient!=="warn"){const i={instancePath:n+"/lenient",keyword:"\
enum",params:{allowedValues:ls.properties.lenient.enum}};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),s++}return Pr.errors=e,s===0}const ln={if:{type:"object"},then:{$ref:"#/definitions/mailLocation"},else:{
$ref:"#/definitions/string"}},on={type:"object",properties:{},if:{type:"object",required:["label"]},then:{type:"object",properties:{label:{$ref:"\
#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["label"]},else:{
if:{type:"object",required:["bullet"]},then:{type:"object",properties:{bullet:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},
also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["bullet","in"]},else:{if:{type:"object",required:["section"]},then:{type:"\
object",properties:{section:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["section"]},else:{type:"object",properties:{label:{
$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"},bullet:{$ref:"#/definitions/string"},section:{
$ref:"#/definitions/string"}},additionalProperties:!1,required:["label"]}}}};function Dr(r,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.label===void 0&&
(y="label")){const c={};e===null?e=[c]:e.push(c),s++}}else{const y={};e===null?e=[y]:e.push(y),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=
null);let P;if(w){const y=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){const m={instancePath:n,keyword:"required",params:{
missingProperty:"label"}};e===null?e=[m]:e.push(m),s++}for(const m in r)if(!(m==="label"||m==="in"||m==="also")){const g={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:m}};e===null?e=[g]:e.push(g),s++}r.label!==void 0&&(b(r.label,{instancePath:n+"/label",parentData:r,
parentDataProperty:"label",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.in!==void 0&&(b(r.in,{instancePath:n+"/in",parentData:r,
parentDataProperty:"in",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.also!==void 0&&(C(r.also,{instancePath:n+"/also",
parentData:r,parentDataProperty:"also",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}else{const m={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}var w=y===s;i=w,P="then"}else{const y=s,c=s;let m=!0;const g=s;if(s===g)if(r&&typeof r==
"object"&&!Array.isArray(r)){let v;if(r.bullet===void 0&&(v="bullet")){const d={};e===null?e=[d]:e.push(d),s++}}else{const v={};e===null?e=[
v]:e.push(v),s++}var u=g===s;s=c,e!==null&&(c?e.length=c:e=null);let a;if(u){const v=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.bullet===
void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[k]:e.push(k),s++}if(r.in===void 0){const k={
instancePath:n,keyword:"required",params:{missingProperty:"in"}};e===null?e=[k]:e.push(k),s++}for(const k in r)if(!(k==="bullet"||k==="in"||
k==="also")){const j={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[j]:e.push(j),s++}r.bullet!==void 0&&
(b(r.bullet,{instancePath:n+"/bullet",parentData:r,parentDataProperty:"bullet",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
r.in!==void 0&&(b(r.in,{instancePath:n+"/in",parentData:r,parentDataProperty:"in",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.
length)),r.also!==void 0&&(C(r.also,{instancePath:n+"/also",parentData:r,parentDataProperty:"also",rootData:l})||(e=e===null?C.errors:e.concat(
C.errors),s=e.length))}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),s++}var u=v===s;m=u,a="t\
hen"}else{const v=s,d=s;let k=!0;const j=s;if(s===j)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.section===void 0&&(N="section")){
const te={};e===null?e=[te]:e.push(te),s++}}else{const N={};e===null?e=[N]:e.push(N),s++}var p=j===s;s=d,e!==null&&(d?e.length=d:e=null);let _;
if(p){const N=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.section===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"\
section"}};e===null?e=[Z]:e.push(Z),s++}for(const Z in r)if(Z!=="section"){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};
e===null?e=[I]:e.push(I),s++}r.section!==void 0&&(b(r.section,{instancePath:n+"/section",parentData:r,parentDataProperty:"section",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const Z={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(
Z),s++}var p=N===s;k=p,_="then"}else{const N=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){const Z={instancePath:n,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[Z]:e.push(Z),s++}for(const Z in r)if(!(Z==="label"||Z==="in"||Z==="also"||Z==="bulle\
t"||Z==="section")){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[I]:e.push(I),s++}r.label!==
void 0&&(b(r.label,{instancePath:n+"/label",parentData:r,parentDataProperty:"label",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=
e.length)),r.in!==void 0&&(b(r.in,{instancePath:n+"/in",parentData:r,parentDataProperty:"in",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length)),r.also!==void 0&&(C(r.also,{instancePath:n+"/also",parentData:r,parentDataProperty:"also",rootData:l})||(e=e===null?C.errors:e.
concat(C.errors),s=e.length)),r.bullet!==void 0&&(b(r.bullet,{instancePath:n+"/bullet",parentData:r,parentDataProperty:"bullet",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.section!==void 0&&(b(r.section,{instancePath:n+"/section",parentData:r,parentDataProperty:"\
section",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const Z={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[Z]:e.push(Z),s++}var p=N===s;k=p,_="else"}if(!k){const N={instancePath:n,keyword:"if",params:{failingKeyword:_}};e===null?e=[N]:
e.push(N),s++}var u=v===s;m=u,a="else"}if(!m){const v={instancePath:n,keyword:"if",params:{failingKeyword:a}};e===null?e=[v]:e.push(v),s++}var w=y===
s;i=w,P="else"}if(!i){const y={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[y]:e.push(y),s++}if(!(r&&typeof r=="object"&&
!Array.isArray(r))){const y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}return Dr.errors=e,s===0}function _r(r,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;const f=s;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){const u={};e===null?e=[u]:e.push(u),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const u=s;Dr(r,{instancePath:n,
parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?Dr.errors:e.concat(Dr.errors),s=e.length);var w=u===s;i=w,P="then"}else{const u=s;
b(r,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var w=u===s;i=w,P="e\
lse"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:e.push(u),s++}return _r.errors=e,s===0}const Le=new RegExp(
"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u");function $r(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,
s=0;const t=s;let i=!0;const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.type===void 0&&(v="type")){const d={};e===
null?e=[d]:e.push(d),s++}}else{const v={};e===null?e=[v]:e.push(v),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const v=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[k]:e.push(k),s++}for(const k in r)if(!me.call(Ie.then.properties,k)){const j={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:k}};e===null?e=[j]:e.push(j),s++}if(r.type!==void 0&&(L(r.type,{instancePath:n+"/type",parentData:r,parentDataProperty:"t\
ype",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.min!==void 0){let k=r.min;if(!(typeof k=="number"&&isFinite(k))){const j={
instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),s++}}if(r.max!==void 0){let k=r.max;if(!(typeof k=="nu\
mber"&&isFinite(k))){const j={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),s++}}if(r.pattern!==void 0&&
(b(r.pattern,{instancePath:n+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.
length)),r.utc!==void 0&&typeof r.utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(
k),s++}if(r.fraction!==void 0&&r.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ie.then.properties.
fraction.enum}};e===null?e=[k]:e.push(k),s++}if(r.write!==void 0&&r.write!=="seconds"){const k={instancePath:n+"/write",keyword:"enum",params:{
allowedValues:Ie.then.properties.write.enum}};e===null?e=[k]:e.push(k),s++}if(r.version!==void 0&&r.version!==4){const k={instancePath:n+"/v\
ersion",keyword:"enum",params:{allowedValues:Ie.then.properties.version.enum}};e===null?e=[k]:e.push(k),s++}if(r.prefix!==void 0&&(b(r.prefix,
{instancePath:n+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.schemes!==
void 0&&(C(r.schemes,{instancePath:n+"/schemes",parentData:r,parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),
s=e.length)),r.alphabet!==void 0&&r.alphabet!=="url"){const k={instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:Ie.then.properties.
alphabet.enum}};e===null?e=[k]:e.push(k),s++}if(r.padding!==void 0){let k=r.padding;if(!(k==="optional"||k==="none")){const j={instancePath:n+
"/padding",keyword:"enum",params:{allowedValues:Ie.then.properties.padding.enum}};e===null?e=[j]:e.push(j),s++}}if(r.inside!==void 0){let k=r.
inside;if(!(k==="warn"||k==="require")){const j={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ie.then.properties.inside.enum}};
e===null?e=[j]:e.push(j),s++}}}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),s++}var w=v===s;
i=w,P="then"}else{const v=s,d=s;let k=!0;const j=s;if(s===j)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.list===void 0&&(N="list")){
const te={};e===null?e=[te]:e.push(te),s++}}else{const N={};e===null?e=[N]:e.push(N),s++}var u=j===s;s=d,e!==null&&(d?e.length=d:e=null);let _;
if(u){const N=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.list===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"\
list"}};e===null?e=[Z]:e.push(Z),s++}for(const Z in r)if(!me.call(Ie.else.then.properties,Z)){const I={instancePath:n,keyword:"additionalPro\
perties",params:{additionalProperty:Z}};e===null?e=[I]:e.push(I),s++}if(r.list!==void 0&&(Q(r.list,{instancePath:n+"/list",parentData:r,parentDataProperty:"\
list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),r.min!==void 0){let Z=r.min;if(!(typeof Z=="number"&&isFinite(Z))){
const I={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),s++}}if(r.max!==void 0){let Z=r.max;if(!(typeof Z==
"number"&&isFinite(Z))){const I={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),s++}}if(r.unique!==void 0&&
typeof r.unique!="boolean"){const Z={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[Z]:e.push(Z),s++}}else{const Z={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),s++}var u=N===s;k=u,_="then"}else{const N=s,te=s;let Z=!0;const I=s;
if(s===I)if(r&&typeof r=="object"&&!Array.isArray(r)){let Y;if(r.map===void 0&&(Y="map")){const ye={};e===null?e=[ye]:e.push(ye),s++}}else{const Y={};
e===null?e=[Y]:e.push(Y),s++}var p=I===s;s=te,e!==null&&(te?e.length=te:e=null);let be;if(p){const Y=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.map===void 0){const H={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[H]:e.push(H),s++}for(const H in r)
if(!me.call(Ie.else.else.then.properties,H)){const V={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?
e=[V]:e.push(V),s++}if(r.map!==void 0&&(Q(r.map,{instancePath:n+"/map",parentData:r,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:
e.concat(Q.errors),s=e.length)),r.keys!==void 0&&(b(r.keys,{instancePath:n+"/keys",parentData:r,parentDataProperty:"keys",rootData:l})||(e=e===
null?b.errors:e.concat(b.errors),s=e.length)),r.min!==void 0){let H=r.min;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),s++}}if(r.max!==void 0){let H=r.max;if(!(typeof H=="number"&&isFinite(H))){
const V={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),s++}}}else{const H={instancePath:n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[H]:e.push(H),s++}var p=Y===s;Z=p,be="then"}else{const Y=s,ye=s;let H=!0;const V=s;if(s===V)if(r&&typeof r==
"object"&&!Array.isArray(r)){let ee;if(r.fields===void 0&&(ee="fields")){const ce={};e===null?e=[ce]:e.push(ce),s++}}else{const ee={};e===null?
e=[ee]:e.push(ee),s++}var y=V===s;s=ye,e!==null&&(ye?e.length=ye:e=null);let ke;if(y){const ee=s;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.fields===void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[R]:e.push(R),s++}for(const R in r)
if(!me.call(Ie.else.else.else.then.properties,R)){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===
null?e=[z]:e.push(z),s++}if(r.fields!==void 0&&(sr.validate(r.fields,{instancePath:n+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||
(e=e===null?sr.validate.errors:e.concat(sr.validate.errors),s=e.length)),r.include!==void 0&&(Ae(r.include,{instancePath:n+"/include",parentData:r,
parentDataProperty:"include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.object!==void 0&&(we(r.object,{instancePath:n+
"/object",parentData:r,parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.extras!==void 0&&(ze(
r.extras,{instancePath:n+"/extras",parentData:r,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),
r.rules!==void 0){let R=r.rules;if(R&&typeof R=="object"&&!Array.isArray(R)){if(Object.keys(R).length<1){const z={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[z]:e.push(z),s++}for(const z in R){const he=s;if(typeof z=="string"&&!Le.test(z)){const B={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:z};e===null?e=[B]:e.push(B),s++}var c=he===
s;if(!c){const B={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:z}};e===null?e=[B]:e.push(B),s++}}for(const z in R)ve(
R[z],{instancePath:n+"/rules/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:R,parentDataProperty:z,rootData:l})||(e=e===null?ve.errors:
e.concat(ve.errors),s=e.length)}else{const z={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),s++}}r.
reserved!==void 0&&(C(r.reserved,{instancePath:n+"/reserved",parentData:r,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.
concat(C.errors),s=e.length))}else{const R={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),s++}var y=ee===s;
H=y,ke="then"}else{const ee=s,ce=s;let R=!0;const z=s;if(s===z)if(r&&typeof r=="object"&&!Array.isArray(r)){let W;if(r.union===void 0&&(W="u\
nion")){const oe={};e===null?e=[oe]:e.push(oe),s++}}else{const W={};e===null?e=[W]:e.push(W),s++}var m=z===s;s=ce,e!==null&&(ce?e.length=ce:
e=null);let he;if(m){const W=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.union===void 0){const E={instancePath:n,keyword:"required",
params:{missingProperty:"union"}};e===null?e=[E]:e.push(E),s++}for(const E in r)if(!me.call(Ie.else.else.else.else.then.properties,E)){const M={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:E}};e===null?e=[M]:e.push(M),s++}if(r.union!==void 0){let E=r.union;
if(Array.isArray(E)){if(E.length<2){const J={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[J]:e.push(J),s++}const M=E.
length;for(let J=0;J<M;J++)Q(E[J],{instancePath:n+"/union/"+J,parentData:E,parentDataProperty:J,rootData:l})||(e=e===null?Q.errors:e.concat(
Q.errors),s=e.length)}else{const M={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[M]:e.push(M),s++}}if(r.tag!==void 0&&
(Oe(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"tag",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),
r.otherwise!==void 0&&(L(r.otherwise,{instancePath:n+"/otherwise",parentData:r,parentDataProperty:"otherwise",rootData:l})||(e=e===null?L.errors:
e.concat(L.errors),s=e.length)),r.match!==void 0&&r.match!=="first"){const E={instancePath:n+"/match",keyword:"enum",params:{allowedValues:Ie.
else.else.else.else.then.properties.match.enum}};e===null?e=[E]:e.push(E),s++}if(r.exclusive!==void 0&&typeof r.exclusive!="boolean"){const E={
instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[E]:e.push(E),s++}}else{const E={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[E]:e.push(E),s++}var m=W===s;R=m,he="then"}else{const W=s,oe=s;let E=!0;const M=s;if(s===M)if(r&&typeof r==
"object"&&!Array.isArray(r)){let le;if(r.const===void 0&&(le="const")){const pe={};e===null?e=[pe]:e.push(pe),s++}}else{const le={};e===null?
e=[le]:e.push(le),s++}var g=M===s;s=oe,e!==null&&(oe?e.length=oe:e=null);let J;if(g){const le=s;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.const===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[T]:e.push(T),s++}for(const T in r)
if(!me.call(Ie.else.else.else.else.else.then.properties,T)){const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};
e===null?e=[G]:e.push(G),s++}if(r.const!==void 0){let T=r.const;if(typeof T!="string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="boolea\
n"){const G={instancePath:n+"/const",keyword:"type",params:{type:Ie.else.else.else.else.else.then.properties.const.type}};e===null?e=[G]:e.push(
G),s++}}}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),s++}var g=le===s;E=g,J="then"}else{const le=s,
pe=s;let T=!0;const G=s;if(s===G)if(r&&typeof r=="object"&&!Array.isArray(r)){let ue;if(r.enum===void 0&&(ue="enum")){const Ke={};e===null?e=
[Ke]:e.push(Ke),s++}}else{const ue={};e===null?e=[ue]:e.push(ue),s++}var a=G===s;s=pe,e!==null&&(pe?e.length=pe:e=null);let qe;if(a){const ue=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.enum===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};
e===null?e=[h]:e.push(h),s++}if(r.values===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=
[h]:e.push(h),s++}for(const h in r)if(!me.call(Ie.else.else.else.else.else.else.then.properties,h)){const A={instancePath:n,keyword:"additio\
nalProperties",params:{additionalProperty:h}};e===null?e=[A]:e.push(A),s++}if(r.enum!==void 0){let h=r.enum;if(!(h==="open"||h==="closed")){
const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=
[A]:e.push(A),s++}}if(r.of!==void 0){let h=r.of;if(!(h==="string"||h==="integer")){const A={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ie.
else.else.else.else.else.else.then.properties.of.enum}};e===null?e=[A]:e.push(A),s++}}r.values!==void 0&&(Se(r.values,{instancePath:n+"/valu\
es",parentData:r,parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length)),r.pattern!==void 0&&(b(r.pattern,
{instancePath:n+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{
const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),s++}var a=ue===s;T=a,qe="then"}else{const ue=s;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?
e=[h]:e.push(h),s++}for(const h in r)if(!me.call(Ie.else.else.else.else.else.else.else.properties,h)){const A={instancePath:n,keyword:"addit\
ionalProperties",params:{additionalProperty:h}};e===null?e=[A]:e.push(A),s++}if(r.type!==void 0&&(L(r.type,{instancePath:n+"/type",parentData:r,
parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.min!==void 0){let h=r.min;if(!(typeof h=="num\
ber"&&isFinite(h))){const A={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),s++}}if(r.max!==void 0){let h=r.
max;if(!(typeof h=="number"&&isFinite(h))){const A={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),s++}}
if(r.pattern!==void 0&&(b(r.pattern,{instancePath:n+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:
e.concat(b.errors),s=e.length)),r.utc!==void 0&&typeof r.utc!="boolean"){const h={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[h]:e.push(h),s++}if(r.fraction!==void 0&&r.fraction!=="none"){const h={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ie.
else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[h]:e.push(h),s++}if(r.write!==void 0&&r.write!=="seconds"){const h={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[h]:e.
push(h),s++}if(r.version!==void 0&&r.version!==4){const h={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ie.else.else.else.
else.else.else.else.properties.version.enum}};e===null?e=[h]:e.push(h),s++}if(r.prefix!==void 0&&(b(r.prefix,{instancePath:n+"/prefix",parentData:r,
parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.schemes!==void 0&&(C(r.schemes,{instancePath:n+
"/schemes",parentData:r,parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.alphabet!==void 0&&
r.alphabet!=="url"){const h={instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.
alphabet.enum}};e===null?e=[h]:e.push(h),s++}if(r.padding!==void 0){let h=r.padding;if(!(h==="optional"||h==="none")){const A={instancePath:n+
"/padding",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.padding.enum}};e===null?e=[A]:e.push(A),s++}}
if(r.inside!==void 0){let h=r.inside;if(!(h==="warn"||h==="require")){const A={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ie.
else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[A]:e.push(A),s++}}if(r.list!==void 0&&(Q(r.list,{instancePath:n+"/li\
st",parentData:r,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),r.unique!==void 0&&typeof r.unique!=
"boolean"){const h={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),s++}if(r.map!==void 0&&(Q(r.map,
{instancePath:n+"/map",parentData:r,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),r.keys!==void 0&&
(b(r.keys,{instancePath:n+"/keys",parentData:r,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
r.fields!==void 0&&(sr.validate(r.fields,{instancePath:n+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||(e=e===null?sr.validate.
errors:e.concat(sr.validate.errors),s=e.length)),r.include!==void 0&&(Ae(r.include,{instancePath:n+"/include",parentData:r,parentDataProperty:"\
include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.object!==void 0&&(we(r.object,{instancePath:n+"/object",parentData:r,
parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.extras!==void 0&&(ze(r.extras,{instancePath:n+
"/extras",parentData:r,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),r.rules!==void 0){let h=r.
rules;if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const A={instancePath:n+"/rules",keyword:"minProperties",params:{
limit:1}};e===null?e=[A]:e.push(A),s++}for(const A in h){const ne=s;if(typeof A=="string"&&!Le.test(A)){const se={instancePath:n+"/rules",keyword:"\
pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:A};e===null?e=[se]:e.push(se),s++}var o=ne===s;if(!o){const se={
instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:A}};e===null?e=[se]:e.push(se),s++}}for(const A in h)ve(h[A],{instancePath:n+
"/rules/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:A,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),
s=e.length)}else{const A={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),s++}}if(r.reserved!==void 0&&
(C(r.reserved,{instancePath:n+"/reserved",parentData:r,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=
e.length)),r.union!==void 0){let h=r.union;if(Array.isArray(h)){if(h.length<2){const ne={instancePath:n+"/union",keyword:"minItems",params:{
limit:2}};e===null?e=[ne]:e.push(ne),s++}const A=h.length;for(let ne=0;ne<A;ne++)Q(h[ne],{instancePath:n+"/union/"+ne,parentData:h,parentDataProperty:ne,
rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)}else{const A={instancePath:n+"/union",keyword:"type",params:{type:"array"}};
e===null?e=[A]:e.push(A),s++}}if(r.tag!==void 0&&(Oe(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"tag",rootData:l})||(e=e===
null?Oe.errors:e.concat(Oe.errors),s=e.length)),r.otherwise!==void 0&&(L(r.otherwise,{instancePath:n+"/otherwise",parentData:r,parentDataProperty:"\
otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.match!==void 0&&r.match!=="first"){const h={instancePath:n+"\
/match",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.match.enum}};e===null?e=[h]:e.push(h),s++}if(r.
exclusive!==void 0&&typeof r.exclusive!="boolean"){const h={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[
h]:e.push(h),s++}if(r.const!==void 0){let h=r.const;if(typeof h!="string"&&!(typeof h=="number"&&isFinite(h))&&typeof h!="boolean"){const A={
instancePath:n+"/const",keyword:"type",params:{type:Ie.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[A]:e.push(A),s++}}
if(r.enum!==void 0){let h=r.enum;if(!(h==="open"||h==="closed")){const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ie.else.
else.else.else.else.else.else.properties.enum.enum}};e===null?e=[A]:e.push(A),s++}}if(r.of!==void 0){let h=r.of;if(!(h==="string"||h==="inte\
ger")){const A={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.of.enum}};e===null?
e=[A]:e.push(A),s++}}r.values!==void 0&&(Se(r.values,{instancePath:n+"/values",parentData:r,parentDataProperty:"values",rootData:l})||(e=e===
null?Se.errors:e.concat(Se.errors),s=e.length))}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),
s++}var a=ue===s;T=a,qe="else"}if(!T){const ue={instancePath:n,keyword:"if",params:{failingKeyword:qe}};e===null?e=[ue]:e.push(ue),s++}var g=le===
s;E=g,J="else"}if(!E){const le={instancePath:n,keyword:"if",params:{failingKeyword:J}};e===null?e=[le]:e.push(le),s++}var m=W===s;R=m,he="el\
se"}if(!R){const W={instancePath:n,keyword:"if",params:{failingKeyword:he}};e===null?e=[W]:e.push(W),s++}var y=ee===s;H=y,ke="else"}if(!H){const ee={
instancePath:n,keyword:"if",params:{failingKeyword:ke}};e===null?e=[ee]:e.push(ee),s++}var p=Y===s;Z=p,be="else"}if(!Z){const Y={instancePath:n,
keyword:"if",params:{failingKeyword:be}};e===null?e=[Y]:e.push(Y),s++}var u=N===s;k=u,_="else"}if(!k){const N={instancePath:n,keyword:"if",params:{
failingKeyword:_}};e===null?e=[N]:e.push(N),s++}var w=v===s;i=w,P="else"}if(!i){const v={instancePath:n,keyword:"if",params:{failingKeyword:P}};
e===null?e=[v]:e.push(v),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"\
doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.nullable!==void 0&&typeof r.nullable!="boolean"){const v={instancePath:n+
"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),s++}if(r.lenient!==void 0&&(Ue(r.lenient,{instancePath:n+"/leni\
ent",parentData:r,parentDataProperty:"lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)),r.since!==void 0&&(Ze(r.
since,{instancePath:n+"/since",parentData:r,parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),
r.deprecated!==void 0&&(Me(r.deprecated,{instancePath:n+"/deprecated",parentData:r,parentDataProperty:"deprecated",rootData:l})||(e=e===null?
Me.errors:e.concat(Me.errors),s=e.length)),r.allow!==void 0&&(Ne(r.allow,{instancePath:n+"/allow",parentData:r,parentDataProperty:"allow",rootData:l})||
(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)),r.computed!==void 0&&(Pr(r.computed,{instancePath:n+"/computed",parentData:r,parentDataProperty:"\
computed",rootData:l})||(e=e===null?Pr.errors:e.concat(Pr.errors),s=e.length)),r.sensitive!==void 0&&typeof r.sensitive!="boolean"){const v={
instancePath:n+"/sensitive",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),s++}if(r.aliases!==void 0&&(C(r.aliases,{instancePath:n+
"/aliases",parentData:r,parentDataProperty:"aliases",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.decodeOnly!==void 0&&
typeof r.decodeOnly!="boolean"){const v={instancePath:n+"/decodeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),s++}r.
mail!==void 0&&(_r(r.mail,{instancePath:n+"/mail",parentData:r,parentDataProperty:"mail",rootData:l})||(e=e===null?_r.errors:e.concat(_r.errors),
s=e.length)),r.originalName!==void 0&&(b(r.originalName,{instancePath:n+"/originalName",parentData:r,parentDataProperty:"originalName",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(
v),s++}return $r.errors=e,s===0}function qr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;
let i=!0;const f=s;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const p={};e===null?e=[p]:e.push(p),s++}var w=f===s;s=t,e!==null&&(t?e.length=
t:e=null);let P;if(w){const p=s;$r(r,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?$r.errors:e.concat($r.errors),
s=e.length);var w=p===s;i=w,P="then"}else{const p=s,y=s;let c=!0;const m=s;if(!Array.isArray(r)){const o={};e===null?e=[o]:e.push(o),s++}var u=m===
s;s=y,e!==null&&(y?e.length=y:e=null);let g;if(u){const o=s;if(Array.isArray(r)){if(r.length>1){const k={instancePath:n,keyword:"maxItems",params:{
limit:1}};e===null?e=[k]:e.push(k),s++}if(r.length<1){const k={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),
s++}const d=r.length;for(let k=0;k<d;k++)L(r[k],{instancePath:n+"/"+k,parentData:r,parentDataProperty:k,rootData:l})||(e=e===null?L.errors:e.
concat(L.errors),s=e.length)}else{const d={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}var u=o===s;c=u,
g="then"}else{const o=s;L(r,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length);
var u=o===s;c=u,g="else"}if(!c){const o={instancePath:n,keyword:"if",params:{failingKeyword:g}};e===null?e=[o]:e.push(o),s++}var w=p===s;i=w,
P="else"}if(!i){const p={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:e.push(p),s++}return qr.errors=e,s===0}function xe(r,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r){
const f=s;if(typeof i=="string"&&!xs.test(i)){const w={instancePath:n,keyword:"pattern",params:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[\
^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:i};e===null?e=[w]:e.push(w),s++}var t=f===s;if(!t){const w={instancePath:n,
keyword:"propertyNames",params:{propertyName:i}};e===null?e=[w]:e.push(w),s++}}for(const i in r)qr(r[i],{instancePath:n+"/"+i.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l})||(e=e===null?qr.errors:e.concat(qr.errors),s=e.length)}else{const i={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}return xe.errors=e,s===0}function cr(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(
r)){let v;if(r.type===void 0&&(v="type")){const d={};e===null?e=[d]:e.push(d),s++}}else{const v={};e===null?e=[v]:e.push(v),s++}var w=f===s;
s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const v=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const k={instancePath:n,
keyword:"required",params:{missingProperty:"type"}};e===null?e=[k]:e.push(k),s++}for(const k in r)if(!me.call(Ve.then.properties,k)){const j={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[j]:e.push(j),s++}if(r.type!==void 0&&(L(r.type,{instancePath:n+
"/type",parentData:r,parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.min!==void 0){let k=r.min;
if(!(typeof k=="number"&&isFinite(k))){const j={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),s++}}if(r.
max!==void 0){let k=r.max;if(!(typeof k=="number"&&isFinite(k))){const j={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?
e=[j]:e.push(j),s++}}if(r.pattern!==void 0&&(b(r.pattern,{instancePath:n+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.utc!==void 0&&typeof r.utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",
params:{type:"boolean"}};e===null?e=[k]:e.push(k),s++}if(r.fraction!==void 0&&r.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"\
enum",params:{allowedValues:Ve.then.properties.fraction.enum}};e===null?e=[k]:e.push(k),s++}if(r.write!==void 0&&r.write!=="seconds"){const k={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ve.then.properties.write.enum}};e===null?e=[k]:e.push(k),s++}if(r.version!==void 0&&
r.version!==4){const k={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ve.then.properties.version.enum}};e===null?e=[k]:e.push(
k),s++}if(r.prefix!==void 0&&(b(r.prefix,{instancePath:n+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:
e.concat(b.errors),s=e.length)),r.schemes!==void 0&&(C(r.schemes,{instancePath:n+"/schemes",parentData:r,parentDataProperty:"schemes",rootData:l})||
(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.alphabet!==void 0&&r.alphabet!=="url"){const k={instancePath:n+"/alphabet",keyword:"e\
num",params:{allowedValues:Ve.then.properties.alphabet.enum}};e===null?e=[k]:e.push(k),s++}if(r.padding!==void 0){let k=r.padding;if(!(k==="\
optional"||k==="none")){const j={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:Ve.then.properties.padding.enum}};e===null?e=
[j]:e.push(j),s++}}if(r.inside!==void 0){let k=r.inside;if(!(k==="warn"||k==="require")){const j={instancePath:n+"/inside",keyword:"enum",params:{
allowedValues:Ve.then.properties.inside.enum}};e===null?e=[j]:e.push(j),s++}}}else{const k={instancePath:n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[k]:e.push(k),s++}var w=v===s;i=w,P="then"}else{const v=s,d=s;let k=!0;const j=s;if(s===j)if(r&&typeof r=="object"&&!Array.
isArray(r)){let N;if(r.list===void 0&&(N="list")){const te={};e===null?e=[te]:e.push(te),s++}}else{const N={};e===null?e=[N]:e.push(N),s++}var u=j===
s;s=d,e!==null&&(d?e.length=d:e=null);let _;if(u){const N=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.list===void 0){const Z={instancePath:n,
keyword:"required",params:{missingProperty:"list"}};e===null?e=[Z]:e.push(Z),s++}for(const Z in r)if(!me.call(Ve.else.then.properties,Z)){const I={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[I]:e.push(I),s++}if(r.list!==void 0&&(Ce.validate(r.
list,{instancePath:n+"/list",parentData:r,parentDataProperty:"list",rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.errors),
s=e.length)),r.min!==void 0){let Z=r.min;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+"/min",keyword:"type",params:{type:"\
number"}};e===null?e=[I]:e.push(I),s++}}if(r.max!==void 0){let Z=r.max;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+"/max",
keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),s++}}if(r.unique!==void 0&&typeof r.unique!="boolean"){const Z={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[Z]:e.push(Z),s++}}else{const Z={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[Z]:e.push(Z),s++}var u=N===s;k=u,_="then"}else{const N=s,te=s;let Z=!0;const I=s;if(s===I)if(r&&typeof r=="object"&&!Array.
isArray(r)){let Y;if(r.map===void 0&&(Y="map")){const ye={};e===null?e=[ye]:e.push(ye),s++}}else{const Y={};e===null?e=[Y]:e.push(Y),s++}var p=I===
s;s=te,e!==null&&(te?e.length=te:e=null);let be;if(p){const Y=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.map===void 0){const H={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[H]:e.push(H),s++}for(const H in r)if(!me.call(Ve.else.else.then.properties,H)){
const V={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?e=[V]:e.push(V),s++}if(r.map!==void 0&&(Ce.validate(
r.map,{instancePath:n+"/map",parentData:r,parentDataProperty:"map",rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.errors),
s=e.length)),r.keys!==void 0&&(b(r.keys,{instancePath:n+"/keys",parentData:r,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.
concat(b.errors),s=e.length)),r.min!==void 0){let H=r.min;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+"/min",keyword:"typ\
e",params:{type:"number"}};e===null?e=[V]:e.push(V),s++}}if(r.max!==void 0){let H=r.max;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),s++}}}else{const H={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[H]:e.push(H),s++}var p=Y===s;Z=p,be="then"}else{const Y=s,ye=s;let H=!0;const V=s;if(s===V)if(r&&typeof r=="object"&&!Array.
isArray(r)){let ee;if(r.fields===void 0&&(ee="fields")){const ce={};e===null?e=[ce]:e.push(ce),s++}}else{const ee={};e===null?e=[ee]:e.push(
ee),s++}var y=V===s;s=ye,e!==null&&(ye?e.length=ye:e=null);let ke;if(y){const ee=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.fields===
void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[R]:e.push(R),s++}for(const R in r)if(!me.call(
Ve.else.else.else.then.properties,R)){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[z]:e.
push(z),s++}if(r.fields!==void 0&&(sr.validate(r.fields,{instancePath:n+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||(e=
e===null?sr.validate.errors:e.concat(sr.validate.errors),s=e.length)),r.include!==void 0&&(Ae(r.include,{instancePath:n+"/include",parentData:r,
parentDataProperty:"include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.object!==void 0&&(we(r.object,{instancePath:n+
"/object",parentData:r,parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.extras!==void 0&&(ze(
r.extras,{instancePath:n+"/extras",parentData:r,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),
r.rules!==void 0){let R=r.rules;if(R&&typeof R=="object"&&!Array.isArray(R)){if(Object.keys(R).length<1){const z={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[z]:e.push(z),s++}for(const z in R){const he=s;if(typeof z=="string"&&!Le.test(z)){const B={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:z};e===null?e=[B]:e.push(B),s++}var c=he===
s;if(!c){const B={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:z}};e===null?e=[B]:e.push(B),s++}}for(const z in R)ve(
R[z],{instancePath:n+"/rules/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:R,parentDataProperty:z,rootData:l})||(e=e===null?ve.errors:
e.concat(ve.errors),s=e.length)}else{const z={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),s++}}r.
reserved!==void 0&&(C(r.reserved,{instancePath:n+"/reserved",parentData:r,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.
concat(C.errors),s=e.length))}else{const R={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),s++}var y=ee===s;
H=y,ke="then"}else{const ee=s,ce=s;let R=!0;const z=s;if(s===z)if(r&&typeof r=="object"&&!Array.isArray(r)){let W;if(r.union===void 0&&(W="u\
nion")){const oe={};e===null?e=[oe]:e.push(oe),s++}}else{const W={};e===null?e=[W]:e.push(W),s++}var m=z===s;s=ce,e!==null&&(ce?e.length=ce:
e=null);let he;if(m){const W=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.union===void 0){const E={instancePath:n,keyword:"required",
params:{missingProperty:"union"}};e===null?e=[E]:e.push(E),s++}for(const E in r)if(!me.call(Ve.else.else.else.else.then.properties,E)){const M={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:E}};e===null?e=[M]:e.push(M),s++}if(r.union!==void 0){let E=r.union;
if(Array.isArray(E)){if(E.length<2){const J={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[J]:e.push(J),s++}const M=E.
length;for(let J=0;J<M;J++)Ce.validate(E[J],{instancePath:n+"/union/"+J,parentData:E,parentDataProperty:J,rootData:l})||(e=e===null?Ce.validate.
errors:e.concat(Ce.validate.errors),s=e.length)}else{const M={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[M]:e.
push(M),s++}}if(r.tag!==void 0&&(Oe(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"tag",rootData:l})||(e=e===null?Oe.errors:e.
concat(Oe.errors),s=e.length)),r.otherwise!==void 0&&(L(r.otherwise,{instancePath:n+"/otherwise",parentData:r,parentDataProperty:"otherwise",
rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.match!==void 0&&r.match!=="first"){const E={instancePath:n+"/match",keyword:"\
enum",params:{allowedValues:Ve.else.else.else.else.then.properties.match.enum}};e===null?e=[E]:e.push(E),s++}if(r.exclusive!==void 0&&typeof r.
exclusive!="boolean"){const E={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[E]:e.push(E),s++}}else{const E={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),s++}var m=W===s;R=m,he="then"}else{const W=s,oe=s;let E=!0;const M=s;
if(s===M)if(r&&typeof r=="object"&&!Array.isArray(r)){let le;if(r.const===void 0&&(le="const")){const pe={};e===null?e=[pe]:e.push(pe),s++}}else{
const le={};e===null?e=[le]:e.push(le),s++}var g=M===s;s=oe,e!==null&&(oe?e.length=oe:e=null);let J;if(g){const le=s;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.const===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[T]:e.push(T),
s++}for(const T in r)if(!(T==="const"||T==="doc"||T==="nullable"||T==="lenient"||T==="since"||T==="deprecated"||T==="allow")){const G={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[G]:e.push(G),s++}if(r.const!==void 0){let T=r.const;if(typeof T!="\
string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="boolean"){const G={instancePath:n+"/const",keyword:"type",params:{type:Ve.else.else.
else.else.else.then.properties.const.type}};e===null?e=[G]:e.push(G),s++}}}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[T]:e.push(T),s++}var g=le===s;E=g,J="then"}else{const le=s,pe=s;let T=!0;const G=s;if(s===G)if(r&&typeof r=="object"&&!Array.isArray(
r)){let ue;if(r.enum===void 0&&(ue="enum")){const Ke={};e===null?e=[Ke]:e.push(Ke),s++}}else{const ue={};e===null?e=[ue]:e.push(ue),s++}var a=G===
s;s=pe,e!==null&&(pe?e.length=pe:e=null);let qe;if(a){const ue=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.enum===void 0){const h={instancePath:n,
keyword:"required",params:{missingProperty:"enum"}};e===null?e=[h]:e.push(h),s++}if(r.values===void 0){const h={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"values"}};e===null?e=[h]:e.push(h),s++}for(const h in r)if(!me.call(Ve.else.else.else.else.else.else.then.properties,
h)){const A={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[A]:e.push(A),s++}if(r.enum!==void 0){let h=r.
enum;if(!(h==="open"||h==="closed")){const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.then.
properties.enum.enum}};e===null?e=[A]:e.push(A),s++}}if(r.of!==void 0){let h=r.of;if(!(h==="string"||h==="integer")){const A={instancePath:n+
"/of",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.then.properties.of.enum}};e===null?e=[A]:e.push(A),s++}}r.values!==
void 0&&(Se(r.values,{instancePath:n+"/values",parentData:r,parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),
s=e.length)),r.pattern!==void 0&&(b(r.pattern,{instancePath:n+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length))}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),s++}var a=ue===
s;T=a,qe="then"}else{const ue=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const h={instancePath:n,keyword:"required",
params:{missingProperty:"type"}};e===null?e=[h]:e.push(h),s++}for(const h in r)if(!me.call(Ve.else.else.else.else.else.else.else.properties,
h)){const A={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[A]:e.push(A),s++}if(r.type!==void 0&&(L(
r.type,{instancePath:n+"/type",parentData:r,parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.min!==
void 0){let h=r.min;if(!(typeof h=="number"&&isFinite(h))){const A={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=
[A]:e.push(A),s++}}if(r.max!==void 0){let h=r.max;if(!(typeof h=="number"&&isFinite(h))){const A={instancePath:n+"/max",keyword:"type",params:{
type:"number"}};e===null?e=[A]:e.push(A),s++}}if(r.pattern!==void 0&&(b(r.pattern,{instancePath:n+"/pattern",parentData:r,parentDataProperty:"\
pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.utc!==void 0&&typeof r.utc!="boolean"){const h={instancePath:n+
"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),s++}if(r.fraction!==void 0&&r.fraction!=="none"){const h={instancePath:n+
"/fraction",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[h]:e.push(h),s++}
if(r.write!==void 0&&r.write!=="seconds"){const h={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.
else.else.properties.write.enum}};e===null?e=[h]:e.push(h),s++}if(r.version!==void 0&&r.version!==4){const h={instancePath:n+"/version",keyword:"\
enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[h]:e.push(h),s++}if(r.prefix!==void 0&&
(b(r.prefix,{instancePath:n+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
r.schemes!==void 0&&(C(r.schemes,{instancePath:n+"/schemes",parentData:r,parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(
C.errors),s=e.length)),r.alphabet!==void 0&&r.alphabet!=="url"){const h={instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:Ve.
else.else.else.else.else.else.else.properties.alphabet.enum}};e===null?e=[h]:e.push(h),s++}if(r.padding!==void 0){let h=r.padding;if(!(h==="\
optional"||h==="none")){const A={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.
padding.enum}};e===null?e=[A]:e.push(A),s++}}if(r.inside!==void 0){let h=r.inside;if(!(h==="warn"||h==="require")){const A={instancePath:n+"\
/inside",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[A]:e.push(A),s++}}if(r.
list!==void 0&&(Ce.validate(r.list,{instancePath:n+"/list",parentData:r,parentDataProperty:"list",rootData:l})||(e=e===null?Ce.validate.errors:
e.concat(Ce.validate.errors),s=e.length)),r.unique!==void 0&&typeof r.unique!="boolean"){const h={instancePath:n+"/unique",keyword:"type",params:{
type:"boolean"}};e===null?e=[h]:e.push(h),s++}if(r.map!==void 0&&(Ce.validate(r.map,{instancePath:n+"/map",parentData:r,parentDataProperty:"\
map",rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.errors),s=e.length)),r.keys!==void 0&&(b(r.keys,{instancePath:n+"/key\
s",parentData:r,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.fields!==void 0&&(sr.validate(
r.fields,{instancePath:n+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||(e=e===null?sr.validate.errors:e.concat(sr.validate.
errors),s=e.length)),r.include!==void 0&&(Ae(r.include,{instancePath:n+"/include",parentData:r,parentDataProperty:"include",rootData:l})||(e=
e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.object!==void 0&&(we(r.object,{instancePath:n+"/object",parentData:r,parentDataProperty:"\
object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.extras!==void 0&&(ze(r.extras,{instancePath:n+"/extras",parentData:r,
parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),r.rules!==void 0){let h=r.rules;if(h&&typeof h==
"object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const A={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[A]:e.push(A),s++}for(const A in h){const ne=s;if(typeof A=="string"&&!Le.test(A)){const se={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:A};e===null?e=[se]:e.push(se),s++}var o=ne===s;if(!o){const se={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:A}};e===null?e=[se]:e.push(se),s++}}for(const A in h)ve(h[A],{instancePath:n+"/rules/"+
A.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:A,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)}else{
const A={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),s++}}if(r.reserved!==void 0&&(C(r.reserved,
{instancePath:n+"/reserved",parentData:r,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.
union!==void 0){let h=r.union;if(Array.isArray(h)){if(h.length<2){const ne={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===
null?e=[ne]:e.push(ne),s++}const A=h.length;for(let ne=0;ne<A;ne++)Ce.validate(h[ne],{instancePath:n+"/union/"+ne,parentData:h,parentDataProperty:ne,
rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.errors),s=e.length)}else{const A={instancePath:n+"/union",keyword:"type",params:{
type:"array"}};e===null?e=[A]:e.push(A),s++}}if(r.tag!==void 0&&(Oe(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"tag",rootData:l})||
(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r.otherwise!==void 0&&(L(r.otherwise,{instancePath:n+"/otherwise",parentData:r,parentDataProperty:"\
otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.match!==void 0&&r.match!=="first"){const h={instancePath:n+"\
/match",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.match.enum}};e===null?e=[h]:e.push(h),s++}if(r.
exclusive!==void 0&&typeof r.exclusive!="boolean"){const h={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[
h]:e.push(h),s++}if(r.const!==void 0){let h=r.const;if(typeof h!="string"&&!(typeof h=="number"&&isFinite(h))&&typeof h!="boolean"){const A={
instancePath:n+"/const",keyword:"type",params:{type:Ve.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[A]:e.push(A),s++}}
if(r.enum!==void 0){let h=r.enum;if(!(h==="open"||h==="closed")){const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ve.else.
else.else.else.else.else.else.properties.enum.enum}};e===null?e=[A]:e.push(A),s++}}if(r.of!==void 0){let h=r.of;if(!(h==="string"||h==="inte\
ger")){const A={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.of.enum}};e===null?
e=[A]:e.push(A),s++}}r.values!==void 0&&(Se(r.values,{instancePath:n+"/values",parentData:r,parentDataProperty:"values",rootData:l})||(e=e===
null?Se.errors:e.concat(Se.errors),s=e.length))}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),
s++}var a=ue===s;T=a,qe="else"}if(!T){const ue={instancePath:n,keyword:"if",params:{failingKeyword:qe}};e===null?e=[ue]:e.push(ue),s++}var g=le===
s;E=g,J="else"}if(!E){const le={instancePath:n,keyword:"if",params:{failingKeyword:J}};e===null?e=[le]:e.push(le),s++}var m=W===s;R=m,he="el\
se"}if(!R){const W={instancePath:n,keyword:"if",params:{failingKeyword:he}};e===null?e=[W]:e.push(W),s++}var y=ee===s;H=y,ke="else"}if(!H){const ee={
instancePath:n,keyword:"if",params:{failingKeyword:ke}};e===null?e=[ee]:e.push(ee),s++}var p=Y===s;Z=p,be="else"}if(!Z){const Y={instancePath:n,
keyword:"if",params:{failingKeyword:be}};e===null?e=[Y]:e.push(Y),s++}var u=N===s;k=u,_="else"}if(!k){const N={instancePath:n,keyword:"if",params:{
failingKeyword:_}};e===null?e=[N]:e.push(N),s++}var w=v===s;i=w,P="else"}if(!i){const v={instancePath:n,keyword:"if",params:{failingKeyword:P}};
e===null?e=[v]:e.push(v),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"\
doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.nullable!==void 0&&typeof r.nullable!="boolean"){const v={instancePath:n+
"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),s++}r.lenient!==void 0&&(Ue(r.lenient,{instancePath:n+"/lenient",
parentData:r,parentDataProperty:"lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)),r.since!==void 0&&(Ze(r.since,
{instancePath:n+"/since",parentData:r,parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),r.deprecated!==
void 0&&(Me(r.deprecated,{instancePath:n+"/deprecated",parentData:r,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(
Me.errors),s=e.length)),r.allow!==void 0&&(Ne(r.allow,{instancePath:n+"/allow",parentData:r,parentDataProperty:"allow",rootData:l})||(e=e===
null?Ne.errors:e.concat(Ne.errors),s=e.length))}else{const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),
s++}return cr.errors=e,s===0}function Q(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;
const f=s;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const u={};e===null?e=[u]:e.push(u),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=
null);let P;if(w){const u=s;cr(r,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?cr.errors:e.concat(cr.errors),s=
e.length);var w=u===s;i=w,P="then"}else{const u=s;L(r,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?L.errors:e.
concat(L.errors),s=e.length);var w=u===s;i=w,P="else"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:
e.push(u),s++}return Q.errors=e,s===0}function dr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;
let i=!0;const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.type===void 0&&(v="type")){const d={};e===null?e=[d]:e.push(
d),s++}}else{const v={};e===null?e=[v]:e.push(v),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const v=s;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.type===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[k]:e.
push(k),s++}for(const k in r)if(!me.call(Fe.then.properties,k)){const j={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};
e===null?e=[j]:e.push(j),s++}if(r.type!==void 0&&(L(r.type,{instancePath:n+"/type",parentData:r,parentDataProperty:"type",rootData:l})||(e=e===
null?L.errors:e.concat(L.errors),s=e.length)),r.min!==void 0){let k=r.min;if(!(typeof k=="number"&&isFinite(k))){const j={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),s++}}if(r.max!==void 0){let k=r.max;if(!(typeof k=="number"&&isFinite(k))){
const j={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),s++}}if(r.pattern!==void 0&&(b(r.pattern,{instancePath:n+
"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.utc!==void 0&&typeof r.
utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),s++}if(r.fraction!==void 0&&
r.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Fe.then.properties.fraction.enum}};e===null?e=
[k]:e.push(k),s++}if(r.write!==void 0&&r.write!=="seconds"){const k={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Fe.then.properties.
write.enum}};e===null?e=[k]:e.push(k),s++}if(r.version!==void 0&&r.version!==4){const k={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Fe.
then.properties.version.enum}};e===null?e=[k]:e.push(k),s++}if(r.prefix!==void 0&&(b(r.prefix,{instancePath:n+"/prefix",parentData:r,parentDataProperty:"\
prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.schemes!==void 0&&(C(r.schemes,{instancePath:n+"/schemes",parentData:r,
parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.alphabet!==void 0&&r.alphabet!=="url"){const k={
instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:Fe.then.properties.alphabet.enum}};e===null?e=[k]:e.push(k),s++}if(r.padding!==
void 0){let k=r.padding;if(!(k==="optional"||k==="none")){const j={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:Fe.then.properties.
padding.enum}};e===null?e=[j]:e.push(j),s++}}if(r.inside!==void 0){let k=r.inside;if(!(k==="warn"||k==="require")){const j={instancePath:n+"\
/inside",keyword:"enum",params:{allowedValues:Fe.then.properties.inside.enum}};e===null?e=[j]:e.push(j),s++}}if(r.brand!==void 0&&typeof r.brand!=
"boolean"){const k={instancePath:n+"/brand",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),s++}}else{const k={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),s++}var w=v===s;i=w,P="then"}else{const v=s,d=s;let k=!0;const j=s;if(s===j)
if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.list===void 0&&(N="list")){const te={};e===null?e=[te]:e.push(te),s++}}else{const N={};
e===null?e=[N]:e.push(N),s++}var u=j===s;s=d,e!==null&&(d?e.length=d:e=null);let _;if(u){const N=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.list===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[Z]:e.push(Z),s++}for(const Z in r)
if(!me.call(Fe.else.then.properties,Z)){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[I]:
e.push(I),s++}if(r.list!==void 0&&(Q(r.list,{instancePath:n+"/list",parentData:r,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:
e.concat(Q.errors),s=e.length)),r.min!==void 0){let Z=r.min;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+"/min",keyword:"t\
ype",params:{type:"number"}};e===null?e=[I]:e.push(I),s++}}if(r.max!==void 0){let Z=r.max;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),s++}}if(r.unique!==void 0&&typeof r.unique!="boolean"){const Z={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[Z]:e.push(Z),s++}}else{const Z={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[Z]:e.push(Z),s++}var u=N===s;k=u,_="then"}else{const N=s,te=s;let Z=!0;const I=s;if(s===I)if(r&&typeof r=="object"&&!Array.
isArray(r)){let Y;if(r.map===void 0&&(Y="map")){const ye={};e===null?e=[ye]:e.push(ye),s++}}else{const Y={};e===null?e=[Y]:e.push(Y),s++}var p=I===
s;s=te,e!==null&&(te?e.length=te:e=null);let be;if(p){const Y=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.map===void 0){const H={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[H]:e.push(H),s++}for(const H in r)if(!me.call(Fe.else.else.then.properties,H)){
const V={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?e=[V]:e.push(V),s++}if(r.map!==void 0&&(Q(r.map,
{instancePath:n+"/map",parentData:r,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),r.keys!==void 0&&
(b(r.keys,{instancePath:n+"/keys",parentData:r,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
r.min!==void 0){let H=r.min;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[V]:e.push(V),s++}}if(r.max!==void 0){let H=r.max;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[V]:e.push(V),s++}}}else{const H={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[H]:e.
push(H),s++}var p=Y===s;Z=p,be="then"}else{const Y=s,ye=s;let H=!0;const V=s;if(s===V)if(r&&typeof r=="object"&&!Array.isArray(r)){let ee;if(r.
fields===void 0&&(ee="fields")){const ce={};e===null?e=[ce]:e.push(ce),s++}}else{const ee={};e===null?e=[ee]:e.push(ee),s++}var y=V===s;s=ye,
e!==null&&(ye?e.length=ye:e=null);let ke;if(y){const ee=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.fields===void 0){const R={instancePath:n,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[R]:e.push(R),s++}for(const R in r)if(!me.call(Fe.else.else.else.then.properties,
R)){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[z]:e.push(z),s++}if(r.fields!==void 0&&
(xe(r.fields,{instancePath:n+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.
length)),r.include!==void 0&&(Ae(r.include,{instancePath:n+"/include",parentData:r,parentDataProperty:"include",rootData:l})||(e=e===null?Ae.
errors:e.concat(Ae.errors),s=e.length)),r.object!==void 0&&(we(r.object,{instancePath:n+"/object",parentData:r,parentDataProperty:"object",rootData:l})||
(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.extras!==void 0&&(ze(r.extras,{instancePath:n+"/extras",parentData:r,parentDataProperty:"\
extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),r.rules!==void 0){let R=r.rules;if(R&&typeof R=="object"&&!Array.
isArray(R)){if(Object.keys(R).length<1){const z={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[z]:e.push(z),
s++}for(const z in R){const he=s;if(typeof z=="string"&&!Le.test(z)){const B={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a\
-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:z};e===null?e=[B]:e.push(B),s++}var c=he===s;if(!c){const B={instancePath:n+"/rules",keyword:"\
propertyNames",params:{propertyName:z}};e===null?e=[B]:e.push(B),s++}}for(const z in R)ve(R[z],{instancePath:n+"/rules/"+z.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:R,parentDataProperty:z,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)}else{const z={instancePath:n+
"/rules",keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),s++}}r.reserved!==void 0&&(C(r.reserved,{instancePath:n+"/reserved",
parentData:r,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}else{const R={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[R]:e.push(R),s++}var y=ee===s;H=y,ke="then"}else{const ee=s,ce=s;let R=!0;const z=s;if(s===z)if(r&&
typeof r=="object"&&!Array.isArray(r)){let W;if(r.union===void 0&&(W="union")){const oe={};e===null?e=[oe]:e.push(oe),s++}}else{const W={};e===
null?e=[W]:e.push(W),s++}var m=z===s;s=ce,e!==null&&(ce?e.length=ce:e=null);let he;if(m){const W=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.union===void 0){const E={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===null?e=[E]:e.push(E),s++}for(const E in r)
if(!me.call(Fe.else.else.else.else.then.properties,E)){const M={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:E}};
e===null?e=[M]:e.push(M),s++}if(r.union!==void 0){let E=r.union;if(Array.isArray(E)){if(E.length<2){const J={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[J]:e.push(J),s++}const M=E.length;for(let J=0;J<M;J++)Q(E[J],{instancePath:n+"/union/"+J,parentData:E,
parentDataProperty:J,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)}else{const M={instancePath:n+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[M]:e.push(M),s++}}if(r.tag!==void 0&&(Oe(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"ta\
g",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r.otherwise!==void 0&&(L(r.otherwise,{instancePath:n+"/otherwise",parentData:r,
parentDataProperty:"otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.match!==void 0&&r.match!=="first"){const E={
instancePath:n+"/match",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.then.properties.match.enum}};e===null?e=[E]:e.push(E),s++}
if(r.exclusive!==void 0&&typeof r.exclusive!="boolean"){const E={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?
e=[E]:e.push(E),s++}if(r.brand!==void 0&&typeof r.brand!="boolean"){const E={instancePath:n+"/brand",keyword:"type",params:{type:"boolean"}};
e===null?e=[E]:e.push(E),s++}}else{const E={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),s++}var m=W===s;R=
m,he="then"}else{const W=s,oe=s;let E=!0;const M=s;if(s===M)if(r&&typeof r=="object"&&!Array.isArray(r)){let le;if(r.const===void 0&&(le="co\
nst")){const pe={};e===null?e=[pe]:e.push(pe),s++}}else{const le={};e===null?e=[le]:e.push(le),s++}var g=M===s;s=oe,e!==null&&(oe?e.length=oe:
e=null);let J;if(g){const le=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.const===void 0){const T={instancePath:n,keyword:"required",
params:{missingProperty:"const"}};e===null?e=[T]:e.push(T),s++}for(const T in r)if(!(T==="const"||T==="doc"||T==="nullable"||T==="lenient"||
T==="since"||T==="deprecated"||T==="allow")){const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};e===null?
e=[G]:e.push(G),s++}if(r.const!==void 0){let T=r.const;if(typeof T!="string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="boolean"){const G={
instancePath:n+"/const",keyword:"type",params:{type:Fe.else.else.else.else.else.then.properties.const.type}};e===null?e=[G]:e.push(G),s++}}}else{
const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),s++}var g=le===s;E=g,J="then"}else{const le=s,pe=s;let T=!0;
const G=s;if(s===G)if(r&&typeof r=="object"&&!Array.isArray(r)){let ue;if(r.enum===void 0&&(ue="enum")){const Ke={};e===null?e=[Ke]:e.push(Ke),
s++}}else{const ue={};e===null?e=[ue]:e.push(ue),s++}var a=G===s;s=pe,e!==null&&(pe?e.length=pe:e=null);let qe;if(a){const ue=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.enum===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[h]:
e.push(h),s++}if(r.values===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[h]:e.push(h),s++}
for(const h in r)if(!me.call(Fe.else.else.else.else.else.else.then.properties,h)){const A={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:h}};e===null?e=[A]:e.push(A),s++}if(r.enum!==void 0){let h=r.enum;if(!(h==="open"||h==="closed")){const A={instancePath:n+
"/enum",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[A]:e.push(A),s++}}if(r.
of!==void 0){let h=r.of;if(!(h==="string"||h==="integer")){const A={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Fe.else.else.else.
else.else.else.then.properties.of.enum}};e===null?e=[A]:e.push(A),s++}}r.values!==void 0&&(Se(r.values,{instancePath:n+"/values",parentData:r,
parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length)),r.pattern!==void 0&&(b(r.pattern,{instancePath:n+
"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const h={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),s++}var a=ue===s;T=a,qe="then"}else{const ue=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.type===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[h]:e.push(h),s++}for(const h in r)
if(!me.call(Fe.else.else.else.else.else.else.else.properties,h)){const A={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[A]:e.push(A),s++}if(r.type!==void 0&&(L(r.type,{instancePath:n+"/type",parentData:r,parentDataProperty:"type",rootData:l})||(e=e===
null?L.errors:e.concat(L.errors),s=e.length)),r.min!==void 0){let h=r.min;if(!(typeof h=="number"&&isFinite(h))){const A={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),s++}}if(r.max!==void 0){let h=r.max;if(!(typeof h=="number"&&isFinite(h))){
const A={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),s++}}if(r.pattern!==void 0&&(b(r.pattern,{instancePath:n+
"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.utc!==void 0&&typeof r.
utc!="boolean"){const h={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),s++}if(r.fraction!==void 0&&
r.fraction!=="none"){const h={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.
fraction.enum}};e===null?e=[h]:e.push(h),s++}if(r.write!==void 0&&r.write!=="seconds"){const h={instancePath:n+"/write",keyword:"enum",params:{
allowedValues:Fe.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[h]:e.push(h),s++}if(r.version!==void 0&&r.version!==
4){const h={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.version.enum}};e===
null?e=[h]:e.push(h),s++}if(r.prefix!==void 0&&(b(r.prefix,{instancePath:n+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.schemes!==void 0&&(C(r.schemes,{instancePath:n+"/schemes",parentData:r,parentDataProperty:"\
schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.alphabet!==void 0&&r.alphabet!=="url"){const h={instancePath:n+
"/alphabet",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.alphabet.enum}};e===null?e=[h]:e.push(h),s++}
if(r.padding!==void 0){let h=r.padding;if(!(h==="optional"||h==="none")){const A={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:Fe.
else.else.else.else.else.else.else.properties.padding.enum}};e===null?e=[A]:e.push(A),s++}}if(r.inside!==void 0){let h=r.inside;if(!(h==="wa\
rn"||h==="require")){const A={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.
inside.enum}};e===null?e=[A]:e.push(A),s++}}if(r.brand!==void 0&&typeof r.brand!="boolean"){const h={instancePath:n+"/brand",keyword:"type",
params:{type:"boolean"}};e===null?e=[h]:e.push(h),s++}if(r.list!==void 0&&(Q(r.list,{instancePath:n+"/list",parentData:r,parentDataProperty:"\
list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),r.unique!==void 0&&typeof r.unique!="boolean"){const h={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),s++}if(r.map!==void 0&&(Q(r.map,{instancePath:n+"/map",parentData:r,
parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),r.keys!==void 0&&(b(r.keys,{instancePath:n+"/key\
s",parentData:r,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.fields!==void 0&&(xe(r.fields,
{instancePath:n+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r.include!==
void 0&&(Ae(r.include,{instancePath:n+"/include",parentData:r,parentDataProperty:"include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),
s=e.length)),r.object!==void 0&&(we(r.object,{instancePath:n+"/object",parentData:r,parentDataProperty:"object",rootData:l})||(e=e===null?we.
errors:e.concat(we.errors),s=e.length)),r.extras!==void 0&&(ze(r.extras,{instancePath:n+"/extras",parentData:r,parentDataProperty:"extras",rootData:l})||
(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),r.rules!==void 0){let h=r.rules;if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.
keys(h).length<1){const A={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[A]:e.push(A),s++}for(const A in h){
const ne=s;if(typeof A=="string"&&!Le.test(A)){const se={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_\
][A-Za-z0-9]+)*$"},propertyName:A};e===null?e=[se]:e.push(se),s++}var o=ne===s;if(!o){const se={instancePath:n+"/rules",keyword:"propertyNam\
es",params:{propertyName:A}};e===null?e=[se]:e.push(se),s++}}for(const A in h)ve(h[A],{instancePath:n+"/rules/"+A.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:h,parentDataProperty:A,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)}else{const A={instancePath:n+
"/rules",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),s++}}if(r.reserved!==void 0&&(C(r.reserved,{instancePath:n+"/reserv\
ed",parentData:r,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.union!==void 0){let h=r.
union;if(Array.isArray(h)){if(h.length<2){const ne={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[ne]:e.push(ne),
s++}const A=h.length;for(let ne=0;ne<A;ne++)Q(h[ne],{instancePath:n+"/union/"+ne,parentData:h,parentDataProperty:ne,rootData:l})||(e=e===null?
Q.errors:e.concat(Q.errors),s=e.length)}else{const A={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),
s++}}if(r.tag!==void 0&&(Oe(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"tag",rootData:l})||(e=e===null?Oe.errors:e.concat(
Oe.errors),s=e.length)),r.otherwise!==void 0&&(L(r.otherwise,{instancePath:n+"/otherwise",parentData:r,parentDataProperty:"otherwise",rootData:l})||
(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.match!==void 0&&r.match!=="first"){const h={instancePath:n+"/match",keyword:"enum",params:{
allowedValues:Fe.else.else.else.else.else.else.else.properties.match.enum}};e===null?e=[h]:e.push(h),s++}if(r.exclusive!==void 0&&typeof r.exclusive!=
"boolean"){const h={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),s++}if(r.const!==void 0){let h=r.
const;if(typeof h!="string"&&!(typeof h=="number"&&isFinite(h))&&typeof h!="boolean"){const A={instancePath:n+"/const",keyword:"type",params:{
type:Fe.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[A]:e.push(A),s++}}if(r.enum!==void 0){let h=r.enum;if(!(h==="\
open"||h==="closed")){const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.
enum.enum}};e===null?e=[A]:e.push(A),s++}}if(r.of!==void 0){let h=r.of;if(!(h==="string"||h==="integer")){const A={instancePath:n+"/of",keyword:"\
enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.of.enum}};e===null?e=[A]:e.push(A),s++}}r.values!==void 0&&(Se(
r.values,{instancePath:n+"/values",parentData:r,parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length))}else{
const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),s++}var a=ue===s;T=a,qe="else"}if(!T){const ue={instancePath:n,
keyword:"if",params:{failingKeyword:qe}};e===null?e=[ue]:e.push(ue),s++}var g=le===s;E=g,J="else"}if(!E){const le={instancePath:n,keyword:"i\
f",params:{failingKeyword:J}};e===null?e=[le]:e.push(le),s++}var m=W===s;R=m,he="else"}if(!R){const W={instancePath:n,keyword:"if",params:{failingKeyword:he}};
e===null?e=[W]:e.push(W),s++}var y=ee===s;H=y,ke="else"}if(!H){const ee={instancePath:n,keyword:"if",params:{failingKeyword:ke}};e===null?e=
[ee]:e.push(ee),s++}var p=Y===s;Z=p,be="else"}if(!Z){const Y={instancePath:n,keyword:"if",params:{failingKeyword:be}};e===null?e=[Y]:e.push(
Y),s++}var u=N===s;k=u,_="else"}if(!k){const N={instancePath:n,keyword:"if",params:{failingKeyword:_}};e===null?e=[N]:e.push(N),s++}var w=v===
s;i=w,P="else"}if(!i){const v={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[v]:e.push(v),s++}if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:
e.concat(b.errors),s=e.length)),r.nullable!==void 0&&typeof r.nullable!="boolean"){const v={instancePath:n+"/nullable",keyword:"type",params:{
type:"boolean"}};e===null?e=[v]:e.push(v),s++}r.lenient!==void 0&&(Ue(r.lenient,{instancePath:n+"/lenient",parentData:r,parentDataProperty:"\
lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)),r.since!==void 0&&(Ze(r.since,{instancePath:n+"/since",parentData:r,
parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),r.deprecated!==void 0&&(Me(r.deprecated,{instancePath:n+
"/deprecated",parentData:r,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),s=e.length)),r.allow!==void 0&&
(Ne(r.allow,{instancePath:n+"/allow",parentData:r,parentDataProperty:"allow",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length))}else{
const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),s++}return dr.errors=e,s===0}function os(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.types===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"types"}};e===null?e=[i]:e.push(i),s++}for(const i in r)if(!(i==="doc"||i==="types")){
const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(r.doc!==void 0&&(b(r.doc,
{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.types!==void 0){
let i=r.types;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const f={instancePath:n+"/types",keyword:"minProperti\
es",params:{limit:1}};e===null?e=[f]:e.push(f),s++}for(const f in i){const w=s;if(typeof f=="string"&&!Te.test(f)){const P={instancePath:n+"\
/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:f};e===null?e=[P]:e.push(P),s++}var t=w===s;if(!t){const P={instancePath:n+
"/types",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[P]:e.push(P),s++}}for(const f in i)dr(i[f],{instancePath:n+"/types/"+f.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:l})||(e=e===null?dr.errors:e.concat(dr.errors),s=e.length)}else{
const f={instancePath:n+"/types",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}return os.errors=e,s===0}export const validateProtocolFile=ds;const ps={type:"obj\
ect",properties:{protocol:{type:["string","number","boolean"],pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},title:{$ref:"#/definitions/string"},
version:{$ref:"#/definitions/version"},objects:{$ref:"#/definitions/openness"},doc:{$ref:"#/definitions/string"},originalName:{$ref:"#/defin\
itions/string"},names:{$ref:"#/definitions/exportNames"},roles:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)\
*$"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},reading:{$ref:"#/definitions/reading"},encodings:{$ref:"#/definitio\
ns/encodings"},envelope:{$ref:"#/definitions/envelope"},types:{type:"object",propertyNames:{pattern:"^[A-Z][A-Za-z0-9]*$"},additionalProperties:{
$ref:"#/definitions/namedDefinition"},minProperties:1},messages:{type:"object",propertyNames:{pattern:"^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\
\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},additionalProperties:{$ref:"#/definitions/message"},minProperties:1},failures:{$ref:"#/def\
initions/failures"},cancellation:{$ref:"#/definitions/cancellation"},progress:{$ref:"#/definitions/progress"},others:{$ref:"#/definitions/ot\
hers"},groups:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{type:"object",properties:{
doc:{$ref:"#/definitions/string"},members:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1}},additionalProperties:!1,required:[
"doc","members"]},minProperties:1},capabilities:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/capability"},minProperties:1},flows:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/flow"},minProperties:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitio\
ns/transcript"},minProperties:1},views:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/view"},minProperties:1},rejections:{$ref:"#/definitions/rejections"},migrations:{type:"object",propertyNames:{pattern:"^\
(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))$"},additionalProperties:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{$ref:"#/definitions/migration"},minProperties:1},minProperties:1},speaks:{type:"object",propertyNames:{pattern:"\
^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.[0-9]+\\.[0-9]+)?)$"},additionalProperties:{$ref:"#/\
definitions/spokenVersion"},minProperties:1},negotiation:{type:"array",items:{$ref:"#/definitions/negotiation"}},reserved:{$ref:"#/definitio\
ns/strings"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocol","version","messages"]},zs=new RegExp("^[a-z][a\
-z0-9]*(?:-[a-z0-9]+)*$","u"),Os=new RegExp("^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u"),
Zs=new RegExp("^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))$","u"),Is=new RegExp("^(?:[0-9]+\\.[0-9]+\\\
.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.[0-9]+\\.[0-9]+)?)$","u"),Qe={type:"object",properties:{Message:{type:["s\
tring","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},MessageType:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Issue:{
type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Received:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},
Result:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Requests:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-\
z0-9]*$"},Responses:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Results:{type:["string","number","boolean"],pattern:"\
^[A-Z][A-Za-z0-9]*$"},SentBy:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},ReceivedBy:{type:["string","number","boolean"],
pattern:"^[A-Z][A-Za-z0-9]*$"},RepliesTo:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},ServedBy:{type:["string","number",
"boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Notifications:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"}},additionalProperties:!1};
function xr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(const t in r)if(!me.call(Qe.properties,t)){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[i]:e.push(i),s++}if(r.Message!==void 0){let t=r.Message;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolea\
n"){const i={instancePath:n+"/Message",keyword:"type",params:{type:Qe.properties.Message.type}};e===null?e=[i]:e.push(i),s++}if(typeof t=="s\
tring"&&!Te.test(t)){const i={instancePath:n+"/Message",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),s++}}
if(r.MessageType!==void 0){let t=r.MessageType;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+
"/MessageType",keyword:"type",params:{type:Qe.properties.MessageType.type}};e===null?e=[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){
const i={instancePath:n+"/MessageType",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),s++}}if(r.Issue!==
void 0){let t=r.Issue;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Issue",keyword:"\
type",params:{type:Qe.properties.Issue.type}};e===null?e=[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Iss\
ue",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),s++}}if(r.Received!==void 0){let t=r.Received;if(typeof t!=
"string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Received",keyword:"type",params:{type:Qe.properties.
Received.type}};e===null?e=[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Received",keyword:"pattern",params:{
pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),s++}}if(r.Result!==void 0){let t=r.Result;if(typeof t!="string"&&!(typeof t=="numbe\
r"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Result",keyword:"type",params:{type:Qe.properties.Result.type}};e===null?e=
[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Result",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]\
*$"}};e===null?e=[i]:e.push(i),s++}}if(r.Requests!==void 0){let t=r.Requests;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!=
"boolean"){const i={instancePath:n+"/Requests",keyword:"type",params:{type:Qe.properties.Requests.type}};e===null?e=[i]:e.push(i),s++}if(typeof t==
"string"&&!Te.test(t)){const i={instancePath:n+"/Requests",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),
s++}}if(r.Responses!==void 0){let t=r.Responses;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+
"/Responses",keyword:"type",params:{type:Qe.properties.Responses.type}};e===null?e=[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){const i={
instancePath:n+"/Responses",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),s++}}if(r.Results!==void 0){let t=r.
Results;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Results",keyword:"type",params:{
type:Qe.properties.Results.type}};e===null?e=[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Results",keyword:"\
pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),s++}}if(r.SentBy!==void 0){let t=r.SentBy;if(typeof t!="string"&&!(typeof t==
"number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/SentBy",keyword:"type",params:{type:Qe.properties.SentBy.type}};e===null?
e=[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/SentBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-\
9]*$"}};e===null?e=[i]:e.push(i),s++}}if(r.ReceivedBy!==void 0){let t=r.ReceivedBy;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&
typeof t!="boolean"){const i={instancePath:n+"/ReceivedBy",keyword:"type",params:{type:Qe.properties.ReceivedBy.type}};e===null?e=[i]:e.push(
i),s++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/ReceivedBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===
null?e=[i]:e.push(i),s++}}if(r.RepliesTo!==void 0){let t=r.RepliesTo;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="b\
oolean"){const i={instancePath:n+"/RepliesTo",keyword:"type",params:{type:Qe.properties.RepliesTo.type}};e===null?e=[i]:e.push(i),s++}if(typeof t==
"string"&&!Te.test(t)){const i={instancePath:n+"/RepliesTo",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(
i),s++}}if(r.ServedBy!==void 0){let t=r.ServedBy;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+
"/ServedBy",keyword:"type",params:{type:Qe.properties.ServedBy.type}};e===null?e=[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){const i={
instancePath:n+"/ServedBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),s++}}if(r.Notifications!==void 0){
let t=r.Notifications;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Notification\
s",keyword:"type",params:{type:Qe.properties.Notifications.type}};e===null?e=[i]:e.push(i),s++}if(typeof t=="string"&&!Te.test(t)){const i={
instancePath:n+"/Notifications",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return xr.errors=e,s===0}const ur={type:"object",properties:{default:{enum:[
"strict","lenient"]},trim:{type:"boolean"},nulls:{enum:["reject","optional","absent"]},emptyStrings:{enum:["keep","absent"]},lenient:{type:"\
object",properties:{missing:{enum:["reject","body","unset"]},invalid:{enum:["reject","unset"]},unknownValues:{enum:["reject","keep","upperca\
se"]},unknownTypes:{enum:["reject","keep"]},nulls:{enum:["reject","optional","absent"]},bodies:{enum:["reject","text"]}},additionalProperties:!1}},
additionalProperties:!1};function Nr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(const t in r)if(!(t==="default"||t==="trim"||t==="nulls"||t==="emptyStrings"||t==="lenient")){const i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),s++}if(r.default!==void 0){let t=r.default;if(!(t==="\
strict"||t==="lenient")){const i={instancePath:n+"/default",keyword:"enum",params:{allowedValues:ur.properties.default.enum}};e===null?e=[i]:
e.push(i),s++}}if(r.trim!==void 0&&typeof r.trim!="boolean"){const t={instancePath:n+"/trim",keyword:"type",params:{type:"boolean"}};e===null?
e=[t]:e.push(t),s++}if(r.nulls!==void 0){let t=r.nulls;if(!(t==="reject"||t==="optional"||t==="absent")){const i={instancePath:n+"/nulls",keyword:"\
enum",params:{allowedValues:ur.properties.nulls.enum}};e===null?e=[i]:e.push(i),s++}}if(r.emptyStrings!==void 0){let t=r.emptyStrings;if(!(t===
"keep"||t==="absent")){const i={instancePath:n+"/emptyStrings",keyword:"enum",params:{allowedValues:ur.properties.emptyStrings.enum}};e===null?
e=[i]:e.push(i),s++}}if(r.lenient!==void 0){let t=r.lenient;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="missing"||
i==="invalid"||i==="unknownValues"||i==="unknownTypes"||i==="nulls"||i==="bodies")){const f={instancePath:n+"/lenient",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(t.missing!==void 0){let i=t.missing;if(!(i==="reject"||i==="body"||
i==="unset")){const f={instancePath:n+"/lenient/missing",keyword:"enum",params:{allowedValues:ur.properties.lenient.properties.missing.enum}};
e===null?e=[f]:e.push(f),s++}}if(t.invalid!==void 0){let i=t.invalid;if(!(i==="reject"||i==="unset")){const f={instancePath:n+"/lenient/inva\
lid",keyword:"enum",params:{allowedValues:ur.properties.lenient.properties.invalid.enum}};e===null?e=[f]:e.push(f),s++}}if(t.unknownValues!==
void 0){let i=t.unknownValues;if(!(i==="reject"||i==="keep"||i==="uppercase")){const f={instancePath:n+"/lenient/unknownValues",keyword:"enu\
m",params:{allowedValues:ur.properties.lenient.properties.unknownValues.enum}};e===null?e=[f]:e.push(f),s++}}if(t.unknownTypes!==void 0){let i=t.
unknownTypes;if(!(i==="reject"||i==="keep")){const f={instancePath:n+"/lenient/unknownTypes",keyword:"enum",params:{allowedValues:ur.properties.
lenient.properties.unknownTypes.enum}};e===null?e=[f]:e.push(f),s++}}if(t.nulls!==void 0){let i=t.nulls;if(!(i==="reject"||i==="optional"||i===
"absent")){const f={instancePath:n+"/lenient/nulls",keyword:"enum",params:{allowedValues:ur.properties.lenient.properties.nulls.enum}};e===null?
e=[f]:e.push(f),s++}}if(t.bodies!==void 0){let i=t.bodies;if(!(i==="reject"||i==="text")){const f={instancePath:n+"/lenient/bodies",keyword:"\
enum",params:{allowedValues:ur.properties.lenient.properties.bodies.enum}};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:n+"/len\
ient",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),s++}return Nr.errors=e,s===0}const br={minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{
type:"integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},ndjson:{type:"object",properties:{maxBytes:{type:"\
integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},sse:{type:"object",properties:{maxBytes:{type:"intege\
r",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},"content-length":{type:"object",properties:{maxBytes:{type:"\
integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"integ\
er",minimum:1},body:{type:"object",properties:{reads:{type:"array",items:{enum:["mapping","text"]},minItems:1},writes:{enum:["mapping","text"]}},
additionalProperties:!1,required:["reads","writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},
pn={type:"object",properties:{maxBytes:{type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/anyField"},body:{
$ref:"#/definitions/anyField"},thread:{$ref:"#/definitions/anyField"},ack:{$ref:"#/definitions/anyField"}},additionalProperties:!1,required:[
"subject","body"]},subjects:{type:"array",items:{$ref:"#/definitions/template"},minItems:1},precedence:{type:"array",items:{$ref:"#/definiti\
ons/messageName"},minItems:1},keeps:{type:"object",properties:{raw:{$ref:"#/definitions/anyField"},labels:{$ref:"#/definitions/anyField"},sections:{
$ref:"#/definitions/anyField"}},additionalProperties:!1}},additionalProperties:!1,required:["parts","subjects","precedence"]},Fs={type:["str\
ing","number","boolean"],pattern:"\\S"};function X(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!=
"string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Fs.type}};e===null?e=
[t]:e.push(t),s++}if(typeof r=="string"&&!fe.test(r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(
t),s++}return X.errors=e,s===0}const Vs={type:["string","number","boolean"],pattern:"\\S"};function zr(r,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"\
type",params:{type:Vs.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!fe.test(r)){const t={instancePath:n,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return zr.errors=e,s===0}const Es={type:["string","number","boolean"],pattern:"\\S"};function Pe(r,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&
typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Es.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!fe.test(
r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return Pe.errors=e,s===0}function Or(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.parts===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"parts"}};e===null?e=[t]:e.push(t),s++}if(r.subjects===void 0){const t={instancePath:n,
keyword:"required",params:{missingProperty:"subjects"}};e===null?e=[t]:e.push(t),s++}if(r.precedence===void 0){const t={instancePath:n,keyword:"\
required",params:{missingProperty:"precedence"}};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="maxBytes"||t==="parts"||t==="subjec\
ts"||t==="precedence"||t==="keeps")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.
push(i),s++}if(r.maxBytes!==void 0){let t=r.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:n+"/max\
Bytes",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:n+
"/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[i]:e.push(i),s++}}if(r.parts!==void 0){let t=r.parts;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.subject===void 0){const i={instancePath:n+"/parts",keyword:"required",params:{missingProperty:"subject"}};
e===null?e=[i]:e.push(i),s++}if(t.body===void 0){const i={instancePath:n+"/parts",keyword:"required",params:{missingProperty:"body"}};e===null?
e=[i]:e.push(i),s++}for(const i in t)if(!(i==="subject"||i==="body"||i==="thread"||i==="ack")){const f={instancePath:n+"/parts",keyword:"add\
itionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}t.subject!==void 0&&(X(t.subject,{instancePath:n+"/parts/subj\
ect",parentData:t,parentDataProperty:"subject",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),t.body!==void 0&&(X(t.body,
{instancePath:n+"/parts/body",parentData:t,parentDataProperty:"body",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),t.thread!==
void 0&&(X(t.thread,{instancePath:n+"/parts/thread",parentData:t,parentDataProperty:"thread",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),
s=e.length)),t.ack!==void 0&&(X(t.ack,{instancePath:n+"/parts/ack",parentData:t,parentDataProperty:"ack",rootData:l})||(e=e===null?X.errors:
e.concat(X.errors),s=e.length))}else{const i={instancePath:n+"/parts",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(r.
subjects!==void 0){let t=r.subjects;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+"/subjects",keyword:"minItems",params:{limit:1}};
e===null?e=[f]:e.push(f),s++}const i=t.length;for(let f=0;f<i;f++)zr(t[f],{instancePath:n+"/subjects/"+f,parentData:t,parentDataProperty:f,rootData:l})||
(e=e===null?zr.errors:e.concat(zr.errors),s=e.length)}else{const i={instancePath:n+"/subjects",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),s++}}if(r.precedence!==void 0){let t=r.precedence;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+"/precedence",
keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),s++}const i=t.length;for(let f=0;f<i;f++)Pe(t[f],{instancePath:n+"/precedence/"+
f,parentData:t,parentDataProperty:f,rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)}else{const i={instancePath:n+"/prece\
dence",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(r.keeps!==void 0){let t=r.keeps;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(const i in t)if(!(i==="raw"||i==="labels"||i==="sections")){const f={instancePath:n+"/keeps",keyword:"additionalProperties",
params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}t.raw!==void 0&&(X(t.raw,{instancePath:n+"/keeps/raw",parentData:t,parentDataProperty:"\
raw",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),t.labels!==void 0&&(X(t.labels,{instancePath:n+"/keeps/labels",parentData:t,
parentDataProperty:"labels",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),t.sections!==void 0&&(X(t.sections,{instancePath:n+
"/keeps/sections",parentData:t,parentDataProperty:"sections",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length))}else{const i={
instancePath:n+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),s++}return Or.errors=e,s===0}function Zr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const t={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="json"||t==="ndjson"||t==="sse"||t==="content-length"||t==="yaml"||t==="mai\
l")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),s++}if(r.json!==void 0){
let t=r.json;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i==="duplicateKeys")){const f={instancePath:n+
"/json",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(t.maxBytes!==void 0){let i=t.maxBytes;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/json/maxBytes",keyword:"type",params:{type:"integer"}};e===
null?e=[f]:e.push(f),s++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/json/maxBytes",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[f]:e.push(f),s++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;if(!(i==="accept"||i==="reject")){
const f={instancePath:n+"/json/duplicateKeys",keyword:"enum",params:{allowedValues:br.properties.json.properties.duplicateKeys.enum}};e===null?
e=[f]:e.push(f),s++}}}else{const i={instancePath:n+"/json",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(r.ndjson!==
void 0){let t=r.ndjson;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i==="duplicateKeys")){const f={instancePath:n+
"/ndjson",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(t.maxBytes!==void 0){let i=t.maxBytes;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/ndjson/maxBytes",keyword:"type",params:{type:"integer"}};
e===null?e=[f]:e.push(f),s++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/ndjson/maxBytes",keyword:"minimu\
m",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),s++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;if(!(i==="accept"||i===
"reject")){const f={instancePath:n+"/ndjson/duplicateKeys",keyword:"enum",params:{allowedValues:br.properties.ndjson.properties.duplicateKeys.
enum}};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:n+"/ndjson",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),
s++}}if(r.sse!==void 0){let t=r.sse;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i==="duplicateKeys")){
const f={instancePath:n+"/sse",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(t.maxBytes!==void 0){
let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/sse/maxBytes",keyword:"type",params:{type:"\
integer"}};e===null?e=[f]:e.push(f),s++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/sse/maxBytes",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),s++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;if(!(i==="accept"||
i==="reject")){const f={instancePath:n+"/sse/duplicateKeys",keyword:"enum",params:{allowedValues:br.properties.sse.properties.duplicateKeys.
enum}};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:n+"/sse",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}
if(r["content-length"]!==void 0){let t=r["content-length"];if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||
i==="duplicateKeys")){const f={instancePath:n+"/content-length",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:
e.push(f),s++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/c\
ontent-length/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),s++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(
i))){const f={instancePath:n+"/content-length/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),s++}}if(t.
duplicateKeys!==void 0){let i=t.duplicateKeys;if(!(i==="accept"||i==="reject")){const f={instancePath:n+"/content-length/duplicateKeys",keyword:"\
enum",params:{allowedValues:br.properties["content-length"].properties.duplicateKeys.enum}};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:n+
"/content-length",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(r.yaml!==void 0){let t=r.yaml;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i==="body")){const f={instancePath:n+"/yaml",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){const f={instancePath:n+"/yaml/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),s++}if(typeof i=="number"&&isFinite(
i)&&(i<1||isNaN(i))){const f={instancePath:n+"/yaml/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),s++}}
if(t.body!==void 0){let i=t.body;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.reads===void 0){const f={instancePath:n+"/yaml/body",keyword:"\
required",params:{missingProperty:"reads"}};e===null?e=[f]:e.push(f),s++}if(i.writes===void 0){const f={instancePath:n+"/yaml/body",keyword:"\
required",params:{missingProperty:"writes"}};e===null?e=[f]:e.push(f),s++}for(const f in i)if(!(f==="reads"||f==="writes")){const w={instancePath:n+
"/yaml/body",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[w]:e.push(w),s++}if(i.reads!==void 0){let f=i.reads;if(Array.
isArray(f)){if(f.length<1){const P={instancePath:n+"/yaml/body/reads",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),s++}const w=f.
length;for(let P=0;P<w;P++){let u=f[P];if(!(u==="mapping"||u==="text")){const p={instancePath:n+"/yaml/body/reads/"+P,keyword:"enum",params:{
allowedValues:br.properties.yaml.properties.body.properties.reads.items.enum}};e===null?e=[p]:e.push(p),s++}}}else{const w={instancePath:n+"\
/yaml/body/reads",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),s++}}if(i.writes!==void 0){let f=i.writes;if(!(f==="mapping"||
f==="text")){const w={instancePath:n+"/yaml/body/writes",keyword:"enum",params:{allowedValues:br.properties.yaml.properties.body.properties.
writes.enum}};e===null?e=[w]:e.push(w),s++}}}else{const f={instancePath:n+"/yaml/body",keyword:"type",params:{type:"object"}};e===null?e=[f]:
e.push(f),s++}}}else{const i={instancePath:n+"/yaml",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}r.mail!==void 0&&(Or(
r.mail,{instancePath:n+"/mail",parentData:r,parentDataProperty:"mail",rootData:l})||(e=e===null?Or.errors:e.concat(Or.errors),s=e.length))}else{
const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return Zr.errors=e,s===0}const fs={if:{type:"obj\
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
definitions/rule"},minProperties:1},example:{type:"object"}},additionalProperties:!1}},Ir={type:"object",properties:{doc:{$ref:"#/definition\
s/string"},has:{type:"array",items:{$ref:"#/definitions/anyField"},minItems:1},where:{minProperties:1,type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{type:["string","number","boolean"]}},tag:{$ref:"#/definitions/anyField"},id:{$ref:"#/definitions/anyField"},replyTo:{
$ref:"#/definitions/anyField"},body:{$ref:"#/definitions/anyField"},fields:{$ref:"#/definitions/fields"},type:{$ref:"#/definitions/bodyType"},
name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},suffix:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9\
]*$"},example:{type:"object"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{
type:"array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},
allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc"]},fn={if:{type:"object"},then:{$ref:"#/definitions/definition"},
else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/definitions/typeName"}}};
function Ge(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;const f=s;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const p={};e===null?e=[p]:e.push(p),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const p=s;
cr(r,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?cr.errors:e.concat(cr.errors),s=e.length);var w=p===s;i=w,P=
"then"}else{const p=s,y=s;let c=!0;const m=s;if(!Array.isArray(r)){const o={};e===null?e=[o]:e.push(o),s++}var u=m===s;s=y,e!==null&&(y?e.length=
y:e=null);let g;if(u){const o=s;if(Array.isArray(r)){if(r.length>1){const k={instancePath:n,keyword:"maxItems",params:{limit:1}};e===null?e=
[k]:e.push(k),s++}if(r.length<1){const k={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),s++}const d=r.length;
for(let k=0;k<d;k++)L(r[k],{instancePath:n+"/"+k,parentData:r,parentDataProperty:k,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.
length)}else{const d={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}var u=o===s;c=u,g="then"}else{const o=s;
L(r,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length);var u=o===s;c=u,g="e\
lse"}if(!c){const o={instancePath:n,keyword:"if",params:{failingKeyword:g}};e===null?e=[o]:e.push(o),s++}var w=p===s;i=w,P="else"}if(!i){const p={
instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:e.push(p),s++}return Ge.errors=e,s===0}const un={type:"object",properties:{
like:{$ref:"#/definitions/exampleName"},field:{$ref:"#/definitions/anyField"},values:{type:"array",items:{},minItems:1}},additionalProperties:!1,
required:["like","field","values"]},Ss={type:["string","number","boolean"],pattern:"\\S"};function We(r,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"\
type",params:{type:Ss.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!fe.test(r)){const t={instancePath:n,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return We.errors=e,s===0}function tr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.like===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"\
like"}};e===null?e=[t]:e.push(t),s++}if(r.field===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===null?
e=[t]:e.push(t),s++}if(r.values===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[t]:e.push(
t),s++}for(const t in r)if(!(t==="like"||t==="field"||t==="values")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),s++}if(r.like!==void 0&&(We(r.like,{instancePath:n+"/like",parentData:r,parentDataProperty:"like",rootData:l})||(e=
e===null?We.errors:e.concat(We.errors),s=e.length)),r.field!==void 0&&(X(r.field,{instancePath:n+"/field",parentData:r,parentDataProperty:"f\
ield",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),r.values!==void 0){let t=r.values;if(Array.isArray(t)){if(t.length<
1){const i={instancePath:n+"/values",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:n+"/value\
s",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),s++}return tr.errors=e,s===0}const us={type:"object",properties:{like:{$ref:"#/definitions/exampleName"},set:{type:"\
object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},dropEach:{type:"array",items:{$ref:"#/definitions/fieldPath"},
minItems:1},issue:{type:["string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{
type:["string","integer"]}},else:{$ref:"#/definitions/anyField"}}},additionalProperties:!1,required:["like"]},as=new RegExp("^[a-z0-9-]+(?:/\
[A-Za-z0-9_-]+)?$","u");function lr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.like===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[i]:
e.push(i),s++}for(const i in r)if(!(i==="like"||i==="set"||i==="drop"||i==="dropEach"||i==="issue"||i==="at")){const f={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(r.like!==void 0&&(We(r.like,{instancePath:n+"/like",parentData:r,
parentDataProperty:"like",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),s=e.length)),r.set!==void 0){let i=r.set;if(!(i&&typeof i==
"object"&&!Array.isArray(i))){const f={instancePath:n+"/set",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}if(r.drop!==
void 0){let i=r.drop;if(Array.isArray(i)){if(i.length<1){const w={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[w]:
e.push(w),s++}const f=i.length;for(let w=0;w<f;w++)D(i[w],{instancePath:n+"/drop/"+w,parentData:i,parentDataProperty:w,rootData:l})||(e=e===
null?D.errors:e.concat(D.errors),s=e.length)}else{const f={instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(
f),s++}}if(r.dropEach!==void 0){let i=r.dropEach;if(Array.isArray(i)){if(i.length<1){const w={instancePath:n+"/dropEach",keyword:"minItems",
params:{limit:1}};e===null?e=[w]:e.push(w),s++}const f=i.length;for(let w=0;w<f;w++)D(i[w],{instancePath:n+"/dropEach/"+w,parentData:i,parentDataProperty:w,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const f={instancePath:n+"/dropEach",keyword:"type",params:{type:"arra\
y"}};e===null?e=[f]:e.push(f),s++}}if(r.issue!==void 0){let i=r.issue;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="\
boolean"){const f={instancePath:n+"/issue",keyword:"type",params:{type:us.properties.issue.type}};e===null?e=[f]:e.push(f),s++}if(typeof i==
"string"&&!as.test(i)){const f={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[f]:
e.push(f),s++}}if(r.at!==void 0){let i=r.at;const f=s;let w=!0;const P=s;if(!Array.isArray(i)){const p={};e===null?e=[p]:e.push(p),s++}var t=P===
s;s=f,e!==null&&(f?e.length=f:e=null);let u;if(t){const p=s;if(Array.isArray(i)){const c=i.length;for(let m=0;m<c;m++){let g=i[m];if(typeof g!=
"string"&&!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const a={instancePath:n+"/at/"+m,keyword:"type",params:{type:us.properties.
at.then.items.type}};e===null?e=[a]:e.push(a),s++}}}else{const c={instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[c]:
e.push(c),s++}var t=p===s;w=t,u="then"}else{const p=s;X(i,{instancePath:n+"/at",parentData:r,parentDataProperty:"at",rootData:l})||(e=e===null?
X.errors:e.concat(X.errors),s=e.length);var t=p===s;w=t,u="else"}if(!w){const p={instancePath:n+"/at",keyword:"if",params:{failingKeyword:u}};
e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}return lr.errors=
e,s===0}const Fr={type:"object",properties:{mode:{enum:["strict","lenient"]},reads:{type:"object"},warnings:{type:"array",items:{$ref:"#/def\
initions/issueCode"}},issue:{type:["string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"\
array",items:{type:["string","integer"]}},else:{$ref:"#/definitions/anyField"}}},if:{type:"object",required:["like"]},then:{type:"object",properties:{
like:{$ref:"#/definitions/exampleName"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},mode:!0,reads:!0,
warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["like"]},else:{if:{type:"object",required:["json"]},then:{type:"object",properties:{
json:{$ref:"#/definitions/jsonText"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["json"]},else:{if:{type:"\
object",required:["ndjson"]},then:{type:"object",properties:{ndjson:{$ref:"#/definitions/jsonText"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},
additionalProperties:!1,required:["ndjson"]},else:{if:{type:"object",required:["yaml"]},then:{type:"object",properties:{yaml:{$ref:"#/defini\
tions/yamlText"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["yaml"]},else:{if:{type:"object",required:["\
mail"]},then:{type:"object",properties:{mail:{$ref:"#/definitions/mailText"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,
required:["mail"]},else:{type:"object",properties:{like:{$ref:"#/definitions/exampleName"},set:{type:"object"},drop:{type:"array",items:{$ref:"\
#/definitions/fieldPath"},minItems:1},json:{$ref:"#/definitions/jsonText"},ndjson:{$ref:"#/definitions/jsonText"},yaml:{$ref:"#/definitions/\
yamlText"},mail:{$ref:"#/definitions/mailText"},mode:!0,reads:!0,warnings:!0,issue:!0,at:!0},additionalProperties:!1,required:["like"]}}}}}},
Ks={type:["string","number","boolean"],pattern:"\\S"};function Xe(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,
s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ks.type}};
e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!fe.test(r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?
e=[t]:e.push(t),s++}return Xe.errors=e,s===0}const Bs={type:["string","number","boolean"],pattern:"\\S"};function mr(r,{instancePath:n="",parentData:S,
parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){const t={
instancePath:n,keyword:"type",params:{type:Bs.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!fe.test(r)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return mr.errors=e,s===0}const Cs={type:["string","number","boolean"],
pattern:"\\S"};function hr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r==
"number"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Cs.type}};e===null?e=[t]:e.push(t),s++}if(typeof r==
"string"&&!fe.test(r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return hr.errors=e,s===
0}const Rs={type:["string","number","boolean"],pattern:"\\S"};function Ye(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{
type:Rs.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!fe.test(r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\\
S"}};e===null?e=[t]:e.push(t),s++}return Ye.errors=e,s===0}function or(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){
let e=null,s=0;const t=s;let i=!0;const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.like===void 0&&(g="like")){const a={};
e===null?e=[a]:e.push(a),s++}}else{const g={};e===null?e=[g]:e.push(g),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const g=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.like===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"like"}};
e===null?e=[o]:e.push(o),s++}for(const o in r)if(!(o==="like"||o==="set"||o==="drop"||o==="mode"||o==="reads"||o==="warnings"||o==="issue"||
o==="at")){const v={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[v]:e.push(v),s++}if(r.like!==void 0&&
(We(r.like,{instancePath:n+"/like",parentData:r,parentDataProperty:"like",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),s=e.length)),
r.set!==void 0){let o=r.set;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const v={instancePath:n+"/set",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[v]:e.push(v),s++}}if(r.drop!==void 0){let o=r.drop;if(Array.isArray(o)){if(o.length<1){const d={instancePath:n+"/drop",keyword:"\
minItems",params:{limit:1}};e===null?e=[d]:e.push(d),s++}const v=o.length;for(let d=0;d<v;d++)D(o[d],{instancePath:n+"/drop/"+d,parentData:o,
parentDataProperty:d,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const v={instancePath:n+"/drop",keyword:"type",params:{
type:"array"}};e===null?e=[v]:e.push(v),s++}}}else{const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}
var w=g===s;i=w,P="then"}else{const g=s,a=s;let o=!0;const v=s;if(s===v)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.json===void 0&&
(j="json")){const _={};e===null?e=[_]:e.push(_),s++}}else{const j={};e===null?e=[j]:e.push(j),s++}var u=v===s;s=a,e!==null&&(a?e.length=a:e=
null);let d;if(u){const j=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.json===void 0){const x={instancePath:n,keyword:"required",params:{
missingProperty:"json"}};e===null?e=[x]:e.push(x),s++}for(const x in r)if(!(x==="json"||x==="mode"||x==="reads"||x==="warnings"||x==="issue"||
x==="at")){const N={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[N]:e.push(N),s++}r.json!==void 0&&
(Xe(r.json,{instancePath:n+"/json",parentData:r,parentDataProperty:"json",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length))}else{
const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),s++}var u=j===s;o=u,d="then"}else{const j=s,_=s;let x=!0;
const N=s;if(s===N)if(r&&typeof r=="object"&&!Array.isArray(r)){let I;if(r.ndjson===void 0&&(I="ndjson")){const be={};e===null?e=[be]:e.push(
be),s++}}else{const I={};e===null?e=[I]:e.push(I),s++}var p=N===s;s=_,e!==null&&(_?e.length=_:e=null);let te;if(p){const I=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.ndjson===void 0){const U={instancePath:n,keyword:"required",params:{missingProperty:"ndjson"}};e===null?e=
[U]:e.push(U),s++}for(const U in r)if(!(U==="ndjson"||U==="mode"||U==="reads"||U==="warnings"||U==="issue"||U==="at")){const Y={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:U}};e===null?e=[Y]:e.push(Y),s++}r.ndjson!==void 0&&(Xe(r.ndjson,{instancePath:n+"\
/ndjson",parentData:r,parentDataProperty:"ndjson",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length))}else{const U={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),s++}var p=I===s;x=p,te="then"}else{const I=s,be=s;let U=!0;const Y=s;if(s===
Y)if(r&&typeof r=="object"&&!Array.isArray(r)){let V;if(r.yaml===void 0&&(V="yaml")){const ke={};e===null?e=[ke]:e.push(ke),s++}}else{const V={};
e===null?e=[V]:e.push(V),s++}var y=Y===s;s=be,e!==null&&(be?e.length=be:e=null);let ye;if(y){const V=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.yaml===void 0){const re={instancePath:n,keyword:"required",params:{missingProperty:"yaml"}};e===null?e=[re]:e.push(re),s++}for(const re in r)
if(!(re==="yaml"||re==="mode"||re==="reads"||re==="warnings"||re==="issue"||re==="at")){const ee={instancePath:n,keyword:"additionalProperti\
es",params:{additionalProperty:re}};e===null?e=[ee]:e.push(ee),s++}r.yaml!==void 0&&(mr(r.yaml,{instancePath:n+"/yaml",parentData:r,parentDataProperty:"\
yaml",rootData:l})||(e=e===null?mr.errors:e.concat(mr.errors),s=e.length))}else{const re={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[re]:e.push(re),s++}var y=V===s;U=y,ye="then"}else{const V=s,ke=s;let re=!0;const ee=s;if(s===ee)if(r&&typeof r=="object"&&!Array.
isArray(r)){let z;if(r.mail===void 0&&(z="mail")){const he={};e===null?e=[he]:e.push(he),s++}}else{const z={};e===null?e=[z]:e.push(z),s++}var c=ee===
s;s=ke,e!==null&&(ke?e.length=ke:e=null);let ce;if(c){const z=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.mail===void 0){const B={instancePath:n,
keyword:"required",params:{missingProperty:"mail"}};e===null?e=[B]:e.push(B),s++}for(const B in r)if(!(B==="mail"||B==="mode"||B==="reads"||
B==="warnings"||B==="issue"||B==="at")){const W={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[W]:
e.push(W),s++}r.mail!==void 0&&(hr(r.mail,{instancePath:n+"/mail",parentData:r,parentDataProperty:"mail",rootData:l})||(e=e===null?hr.errors:
e.concat(hr.errors),s=e.length))}else{const B={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),s++}var c=z===
s;re=c,ce="then"}else{const z=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.like===void 0){const B={instancePath:n,keyword:"required",
params:{missingProperty:"like"}};e===null?e=[B]:e.push(B),s++}for(const B in r)if(!me.call(Fr.else.else.else.else.else.properties,B)){const W={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[W]:e.push(W),s++}if(r.like!==void 0&&(We(r.like,{instancePath:n+
"/like",parentData:r,parentDataProperty:"like",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),s=e.length)),r.set!==void 0){let B=r.
set;if(!(B&&typeof B=="object"&&!Array.isArray(B))){const W={instancePath:n+"/set",keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(
W),s++}}if(r.drop!==void 0){let B=r.drop;if(Array.isArray(B)){if(B.length<1){const oe={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};
e===null?e=[oe]:e.push(oe),s++}const W=B.length;for(let oe=0;oe<W;oe++)D(B[oe],{instancePath:n+"/drop/"+oe,parentData:B,parentDataProperty:oe,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const W={instancePath:n+"/drop",keyword:"type",params:{type:"array"}};
e===null?e=[W]:e.push(W),s++}}r.json!==void 0&&(Xe(r.json,{instancePath:n+"/json",parentData:r,parentDataProperty:"json",rootData:l})||(e=e===
null?Xe.errors:e.concat(Xe.errors),s=e.length)),r.ndjson!==void 0&&(Xe(r.ndjson,{instancePath:n+"/ndjson",parentData:r,parentDataProperty:"n\
djson",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length)),r.yaml!==void 0&&(mr(r.yaml,{instancePath:n+"/yaml",parentData:r,
parentDataProperty:"yaml",rootData:l})||(e=e===null?mr.errors:e.concat(mr.errors),s=e.length)),r.mail!==void 0&&(hr(r.mail,{instancePath:n+"\
/mail",parentData:r,parentDataProperty:"mail",rootData:l})||(e=e===null?hr.errors:e.concat(hr.errors),s=e.length))}else{const B={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),s++}var c=z===s;re=c,ce="else"}if(!re){const z={instancePath:n,keyword:"if",
params:{failingKeyword:ce}};e===null?e=[z]:e.push(z),s++}var y=V===s;U=y,ye="else"}if(!U){const V={instancePath:n,keyword:"if",params:{failingKeyword:ye}};
e===null?e=[V]:e.push(V),s++}var p=I===s;x=p,te="else"}if(!x){const I={instancePath:n,keyword:"if",params:{failingKeyword:te}};e===null?e=[I]:
e.push(I),s++}var u=j===s;o=u,d="else"}if(!o){const j={instancePath:n,keyword:"if",params:{failingKeyword:d}};e===null?e=[j]:e.push(j),s++}var w=g===
s;i=w,P="else"}if(!i){const g={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[g]:e.push(g),s++}if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.mode!==void 0){let g=r.mode;if(!(g==="strict"||g==="lenient")){const a={instancePath:n+"/mode",keyword:"enum",params:{
allowedValues:Fr.properties.mode.enum}};e===null?e=[a]:e.push(a),s++}}if(r.reads!==void 0){let g=r.reads;if(!(g&&typeof g=="object"&&!Array.
isArray(g))){const a={instancePath:n+"/reads",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}if(r.warnings!==void 0){let g=r.
warnings;if(Array.isArray(g)){const a=g.length;for(let o=0;o<a;o++)Ye(g[o],{instancePath:n+"/warnings/"+o,parentData:g,parentDataProperty:o,
rootData:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),s=e.length)}else{const a={instancePath:n+"/warnings",keyword:"type",params:{type:"ar\
ray"}};e===null?e=[a]:e.push(a),s++}}if(r.issue!==void 0){let g=r.issue;if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!=
"boolean"){const a={instancePath:n+"/issue",keyword:"type",params:{type:Fr.properties.issue.type}};e===null?e=[a]:e.push(a),s++}if(typeof g==
"string"&&!as.test(g)){const a={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[a]:
e.push(a),s++}}if(r.at!==void 0){let g=r.at;const a=s;let o=!0;const v=s;if(!Array.isArray(g)){const k={};e===null?e=[k]:e.push(k),s++}var m=v===
s;s=a,e!==null&&(a?e.length=a:e=null);let d;if(m){const k=s;if(Array.isArray(g)){const _=g.length;for(let x=0;x<_;x++){let N=g[x];if(typeof N!=
"string"&&!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))){const te={instancePath:n+"/at/"+x,keyword:"type",params:{type:Fr.properties.
at.then.items.type}};e===null?e=[te]:e.push(te),s++}}}else{const _={instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[_]:
e.push(_),s++}var m=k===s;o=m,d="then"}else{const k=s;X(g,{instancePath:n+"/at",parentData:r,parentDataProperty:"at",rootData:l})||(e=e===null?
X.errors:e.concat(X.errors),s=e.length);var m=k===s;o=m,d="else"}if(!o){const k={instancePath:n+"/at",keyword:"if",params:{failingKeyword:d}};
e===null?e=[k]:e.push(k),s++}}}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}return or.errors=
e,s===0}function Vr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.push(u),s++}for(const u in r)
if(!me.call(Ir.properties,u)){const p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),
s++}if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length)),r.has!==void 0){let u=r.has;if(Array.isArray(u)){if(u.length<1){const y={instancePath:n+"/has",keyword:"minItems",params:{limit:1}};
e===null?e=[y]:e.push(y),s++}const p=u.length;for(let y=0;y<p;y++)X(u[y],{instancePath:n+"/has/"+y,parentData:u,parentDataProperty:y,rootData:l})||
(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{const p={instancePath:n+"/has",keyword:"type",params:{type:"array"}};e===null?e=[p]:
e.push(p),s++}}if(r.where!==void 0){let u=r.where;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),s++}for(const p in u){const y=s;if(typeof p=="string"&&!fe.test(
p)){const c={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),s++}var t=y===s;if(!t){
const c={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),s++}}for(const p in u){let y=u[p];
if(typeof y!="string"&&!(typeof y=="number"&&isFinite(y))&&typeof y!="boolean"){const c={instancePath:n+"/where/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:Ir.properties.where.additionalProperties.type}};e===null?e=[c]:e.push(c),s++}}}else{const p={instancePath:n+
"/where",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}if(r.tag!==void 0&&(X(r.tag,{instancePath:n+"/tag",parentData:r,
parentDataProperty:"tag",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),r.id!==void 0&&(X(r.id,{instancePath:n+"/id",parentData:r,
parentDataProperty:"id",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),r.replyTo!==void 0&&(X(r.replyTo,{instancePath:n+
"/replyTo",parentData:r,parentDataProperty:"replyTo",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),r.body!==void 0&&(X(
r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),r.fields!==
void 0&&(xe(r.fields,{instancePath:n+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),
s=e.length)),r.type!==void 0&&(Ge(r.type,{instancePath:n+"/type",parentData:r,parentDataProperty:"type",rootData:l})||(e=e===null?Ge.errors:
e.concat(Ge.errors),s=e.length)),r.name!==void 0){let u=r.name;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){
const p={instancePath:n+"/name",keyword:"type",params:{type:Ir.properties.name.type}};e===null?e=[p]:e.push(p),s++}if(typeof u=="string"&&!Te.
test(u)){const p={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[p]:e.push(p),s++}}if(r.suffix!==
void 0){let u=r.suffix;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const p={instancePath:n+"/suffix",keyword:"\
type",params:{type:Ir.properties.suffix.type}};e===null?e=[p]:e.push(p),s++}if(typeof u=="string"&&!Te.test(u)){const p={instancePath:n+"/su\
ffix",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[p]:e.push(p),s++}}if(r.example!==void 0){let u=r.example;if(!(u&&
typeof u=="object"&&!Array.isArray(u))){const p={instancePath:n+"/example",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}
if(r.rules!==void 0){let u=r.rules;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/rules",
keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),s++}for(const p in u){const y=s;if(typeof p=="string"&&!Le.test(p)){const c={
instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[c]:e.push(
c),s++}var i=y===s;if(!i){const c={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),s++}}for(const p in u)
ve(u[p],{instancePath:n+"/rules/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?ve.errors:
e.concat(ve.errors),s=e.length)}else{const p={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}if(r.
examples!==void 0){let u=r.examples;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u){const y=s;if(typeof p=="string"&&!fe.test(
p)){const c={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),s++}var f=y===s;if(!f){
const c={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),s++}}for(const p in u){let y=u[p];
if(!(y&&typeof y=="object"&&!Array.isArray(y))){const c={instancePath:n+"/examples/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",
params:{type:"object"}};e===null?e=[c]:e.push(c),s++}}}else{const p={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),s++}}if(r.variations!==void 0){let u=r.variations;if(Array.isArray(u)){if(u.length<1){const y={instancePath:n+"/variations",
keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),s++}const p=u.length;for(let y=0;y<p;y++)tr(u[y],{instancePath:n+"/variations/"+
y,parentData:u,parentDataProperty:y,rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),s=e.length)}else{const p={instancePath:n+"/varia\
tions",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),s++}}if(r.invalid!==void 0){let u=r.invalid;if(u&&typeof u=="object"&&
!Array.isArray(u)){for(const p in u){const y=s;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/invalid",keyword:"pattern",params:{
pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),s++}var w=y===s;if(!w){const c={instancePath:n+"/invalid",keyword:"propertyNames",params:{
propertyName:p}};e===null?e=[c]:e.push(c),s++}}for(const p in u)lr(u[p],{instancePath:n+"/invalid/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),s=e.length)}else{const p={instancePath:n+"/invalid",
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}if(r.wire!==void 0){let u=r.wire;if(u&&typeof u=="object"&&!Array.isArray(
u)){if(Object.keys(u).length<1){const p={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),s++}for(const p in u){
const y=s;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?
e=[c]:e.push(c),s++}var P=y===s;if(!P){const c={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(
c),s++}}for(const p in u)or(u[p],{instancePath:n+"/wire/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||
(e=e===null?or.errors:e.concat(or.errors),s=e.length)}else{const p={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=
[p]:e.push(p),s++}}r.allow!==void 0&&(Ne(r.allow,{instancePath:n+"/allow",parentData:r,parentDataProperty:"allow",rootData:l})||(e=e===null?
Ne.errors:e.concat(Ne.errors),s=e.length))}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}
return Vr.errors=e,s===0}function Er(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;
const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.frames===void 0&&(m="frames")){const g={};e===null?e=[g]:e.push(g),
s++}}else{const m={};e===null?e=[m]:e.push(m),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const m=s;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.frames===void 0){const a={instancePath:n,keyword:"required",params:{missingProperty:"frames"}};e===null?e=[a]:
e.push(a),s++}for(const a in r)if(!me.call(fs.then.properties,a)){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[o]:e.push(o),s++}if(r.frames!==void 0){let a=r.frames;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={
instancePath:n+"/frames",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o=="st\
ring"&&!Le.test(o)){const d={instancePath:n+"/frames",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[d]:e.push(d),s++}var u=v===s;if(!u){const d={instancePath:n+"/frames",keyword:"propertyNames",params:{propertyName:o}};e===null?
e=[d]:e.push(d),s++}}for(const o in a)Vr(a[o],{instancePath:n+"/frames/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:l})||(e=e===null?Vr.errors:e.concat(Vr.errors),s=e.length)}else{const o={instancePath:n+"/frames",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&(we(r.object,{instancePath:n+"/object",parentData:r,parentDataProperty:"object",rootData:l})||
(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.sender!==void 0&&(D(r.sender,{instancePath:n+"/sender",parentData:r,parentDataProperty:"\
sender",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.recipient!==void 0&&(D(r.recipient,{instancePath:n+"/recipient",
parentData:r,parentDataProperty:"recipient",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.time!==void 0&&(D(r.time,{instancePath:n+
"/time",parentData:r,parentDataProperty:"time",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.thread!==void 0){let a=r.
thread;if(Array.isArray(a)){if(a.length<1){const v={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),s++}
const o=a.length;for(let v=0;v<o;v++)D(a[v],{instancePath:n+"/thread/"+v,parentData:a,parentDataProperty:v,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),s=e.length)}else{const o={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.
version!==void 0&&(D(r.version,{instancePath:n+"/version",parentData:r,parentDataProperty:"version",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length)),r.fields!==void 0&&(xe(r.fields,{instancePath:n+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||(e=e===
null?xe.errors:e.concat(xe.errors),s=e.length)),r.rules!==void 0){let a=r.rules;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const o={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),s++}for(const o in a){const v=s;
if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:o};e===null?e=[d]:e.push(d),s++}var p=v===s;if(!p){const d={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:o}};
e===null?e=[d]:e.push(d),s++}}for(const o in a)ve(a[o],{instancePath:n+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)}else{const o={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),s++}}if(r.example!==void 0){let a=r.example;if(!(a&&typeof a=="object"&&!Array.isArray(a))){const o={instancePath:n+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{const a={instancePath:n,keyword:"type",params:{type:"o\
bject"}};e===null?e=[a]:e.push(a),s++}var w=m===s;i=w,P="then"}else{const m=s;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const a in r)
if(!me.call(fs.else.properties,a)){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[o]:e.push(
o),s++}if(r.tag!==void 0&&(D(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"tag",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length)),r.body!==void 0){let a=r.body;const o=s;let v=!0;const d=s;if(!(a&&typeof a=="object"&&!Array.isArray(a))){const j={};
e===null?e=[j]:e.push(j),s++}var y=d===s;s=o,e!==null&&(o?e.length=o:e=null);let k;if(y){const j=s;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.field===void 0){const x={instancePath:n+"/body",keyword:"required",params:{missingProperty:"field"}};e===null?e=[x]:e.push(x),s++}for(const x in a)
if(!(x==="field"||x==="max")){const N={instancePath:n+"/body",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[N]:e.
push(N),s++}if(a.field!==void 0&&(X(a.field,{instancePath:n+"/body/field",parentData:a,parentDataProperty:"field",rootData:l})||(e=e===null?
X.errors:e.concat(X.errors),s=e.length)),a.max!==void 0){let x=a.max;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const N={instancePath:n+
"/body/max",keyword:"type",params:{type:"integer"}};e===null?e=[N]:e.push(N),s++}if(typeof x=="number"&&isFinite(x)&&(x<1||isNaN(x))){const N={
instancePath:n+"/body/max",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[N]:e.push(N),s++}}}else{const x={instancePath:n+"\
/body",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),s++}var y=j===s;v=y,k="then"}else{const j=s;X(a,{instancePath:n+"/bod\
y",parentData:r,parentDataProperty:"body",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length);var y=j===s;v=y,k="else"}if(!v){
const j={instancePath:n+"/body",keyword:"if",params:{failingKeyword:k}};e===null?e=[j]:e.push(j),s++}}if(r.id!==void 0&&(D(r.id,{instancePath:n+
"/id",parentData:r,parentDataProperty:"id",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.replyTo!==void 0&&(D(r.replyTo,
{instancePath:n+"/replyTo",parentData:r,parentDataProperty:"replyTo",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.ack!==
void 0){let a=r.ack;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.wanted===void 0){const o={instancePath:n+"/ack",keyword:"required",params:{
missingProperty:"wanted"}};e===null?e=[o]:e.push(o),s++}if(a.given===void 0){const o={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"\
given"}};e===null?e=[o]:e.push(o),s++}for(const o in a)if(!(o==="wanted"||o==="given")){const v={instancePath:n+"/ack",keyword:"additionalPr\
operties",params:{additionalProperty:o}};e===null?e=[v]:e.push(v),s++}a.wanted!==void 0&&(D(a.wanted,{instancePath:n+"/ack/wanted",parentData:a,
parentDataProperty:"wanted",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),a.given!==void 0&&(D(a.given,{instancePath:n+
"/ack/given",parentData:a,parentDataProperty:"given",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}else{const o={instancePath:n+
"/ack",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.object!==void 0&&(we(r.object,{instancePath:n+"/object",parentData:r,
parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.sender!==void 0&&(D(r.sender,{instancePath:n+
"/sender",parentData:r,parentDataProperty:"sender",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.recipient!==void 0&&
(D(r.recipient,{instancePath:n+"/recipient",parentData:r,parentDataProperty:"recipient",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),
s=e.length)),r.time!==void 0&&(D(r.time,{instancePath:n+"/time",parentData:r,parentDataProperty:"time",rootData:l})||(e=e===null?D.errors:e.
concat(D.errors),s=e.length)),r.thread!==void 0){let a=r.thread;if(Array.isArray(a)){if(a.length<1){const v={instancePath:n+"/thread",keyword:"\
minItems",params:{limit:1}};e===null?e=[v]:e.push(v),s++}const o=a.length;for(let v=0;v<o;v++)D(a[v],{instancePath:n+"/thread/"+v,parentData:a,
parentDataProperty:v,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const o={instancePath:n+"/thread",keyword:"type",
params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(r.version!==void 0&&(D(r.version,{instancePath:n+"/version",parentData:r,parentDataProperty:"\
version",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.fields!==void 0&&(xe(r.fields,{instancePath:n+"/fields",parentData:r,
parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r.rules!==void 0){let a=r.rules;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[d]:e.push(d),s++}var c=v===s;if(!c){const d={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),s++}}for(const o in a)ve(a[o],{instancePath:n+"/rules/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)}else{
const o={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.example!==void 0){let a=r.example;
if(!(a&&typeof a=="object"&&!Array.isArray(a))){const o={instancePath:n+"/example",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),s++}}}else{const a={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}var w=m===s;i=w,P="else"}if(!i){const m={
instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[m]:e.push(m),s++}return Er.errors=e,s===0}const kr={type:"object",properties:{
doc:{$ref:"#/definitions/string"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},originalName:{$ref:"#/definitions/\
string"},from:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/roleName"},minItems:1},else:{$ref:"#/definitions/roleName"}},
to:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/roleName"},minItems:1},else:{$ref:"#/definitions/roleName"}},ack:{enum:[
"required"]},replies:{$ref:"#/definitions/messageList"},needs:{type:"array",items:{type:["string","number","boolean"],pattern:"\\S"},minItems:1},
conventions:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"array"},then:{$ref:"#/definitions/strings"},else:{enum:[
"request"]}}},aliases:{$ref:"#/definitions/strings"},lenient:{type:"object",properties:{aliases:{$ref:"#/definitions/strings"}},additionalProperties:!1},
envelope:{type:"object",properties:{include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definitions/fields"}},additionalProperties:!1},
frame:{$ref:"#/definitions/frameName"},tag:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/bodyType"},bodyRequired:{type:"boolean"},
result:{if:{type:"object"},then:{$ref:"#/definitions/result"},else:{$ref:"#/definitions/bodyType"}},timeout:{type:["string","number","boolea\
n"],pattern:"^(?:none|[1-9][0-9]*[smhd])$"},include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definitions/fields"},object:{$ref:"\
#/definitions/openness"},extras:{$ref:"#/definitions/extras"},reserved:{$ref:"#/definitions/strings"},rules:{type:"object",propertyNames:{pattern:"\
^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/defi\
nitions/deprecated"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc"]},Ts={type:["string","number","boolean"],pattern:"\
\\S"};function er(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r==
"number"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ts.type}};e===null?e=[t]:e.push(t),s++}if(typeof r==
"string"&&!fe.test(r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return er.errors=e,s===
0}const an={type:"array",items:{$ref:"#/definitions/messageOrGroup"}},Ms={type:["string","number","boolean"],pattern:"\\S"};function He(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boo\
lean"){const t={instancePath:n,keyword:"type",params:{type:Ms.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!fe.test(r)){const t={
instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return He.errors=e,s===0}function De(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let i=0;i<t;i++)He(r[i],{instancePath:n+
"/"+i,parentData:r,parentDataProperty:i,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),s=e.length)}else{const t={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}return De.errors=e,s===0}const Ls={type:["string","number","boolean"],pattern:"\\S"};
function Sr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="numb\
er"&&isFinite(r))&&typeof r!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ls.type}};e===null?e=[t]:e.push(t),s++}if(typeof r==
"string"&&!fe.test(r)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),s++}return Sr.errors=e,s===
0}const je={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{
$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"},name:{type:["string","number",
"boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},bodyRequired:{type:"boolean"},originalName:{$ref:"#/definitions/string"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},
invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1}},if:{type:"object",required:["type"]},then:{type:"ob\
ject",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"\
boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definit\
ions/strings"},alphabet:{enum:["url"]},padding:{enum:["optional","none"]},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{
type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,
originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:[
"map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{
type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,
invalid:!0,wire:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{fields:{
$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitio\
ns/extras"},rules:!0,reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,
originalName:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:[
"union"]},then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definit\
ions/ownField"},otherwise:{$ref:"#/definitions/typeName"},match:{enum:["first"]},exclusive:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,
wire:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{enum:{enum:[
"open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,
lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["enum","values"]},else:{if:{type:"object",required:["stream"]},then:{type:"object",properties:{stream:{$ref:"#/definitions/bodyTyp\
e"},until:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["s\
tream"]},else:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/defin\
itions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},
schemes:{$ref:"#/definitions/strings"},alphabet:{enum:["url"]},padding:{enum:["optional","none"]},inside:{enum:["warn","require"]},list:{$ref:"\
#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{
$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitio\
ns/extras"},rules:!0,reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{
$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},match:{enum:["first"]},exclusive:{type:"boolean"},const:{type:["str\
ing","number","boolean"]},enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},stream:{$ref:"\
#/definitions/bodyType"},until:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,
lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["type"]}}}}}}}}};function Kr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;
const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.type===void 0&&(j="type")){const _={};e===null?e=[_]:e.push(_),s++}}else{
const j={};e===null?e=[j]:e.push(j),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const j=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.type===void 0){const x={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[x]:e.push(x),s++}for(const x in r)
if(!me.call(je.then.properties,x)){const N={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[N]:e.push(
N),s++}if(r.type!==void 0&&(L(r.type,{instancePath:n+"/type",parentData:r,parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(
L.errors),s=e.length)),r.min!==void 0){let x=r.min;if(!(typeof x=="number"&&isFinite(x))){const N={instancePath:n+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[N]:e.push(N),s++}}if(r.max!==void 0){let x=r.max;if(!(typeof x=="number"&&isFinite(x))){const N={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[N]:e.push(N),s++}}if(r.pattern!==void 0&&(b(r.pattern,{instancePath:n+"/pattern",parentData:r,
parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.utc!==void 0&&typeof r.utc!="boolean"){const x={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[x]:e.push(x),s++}if(r.fraction!==void 0&&r.fraction!=="none"){const x={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:je.then.properties.fraction.enum}};e===null?e=[x]:e.push(x),s++}if(r.write!==
void 0&&r.write!=="seconds"){const x={instancePath:n+"/write",keyword:"enum",params:{allowedValues:je.then.properties.write.enum}};e===null?
e=[x]:e.push(x),s++}if(r.version!==void 0&&r.version!==4){const x={instancePath:n+"/version",keyword:"enum",params:{allowedValues:je.then.properties.
version.enum}};e===null?e=[x]:e.push(x),s++}if(r.prefix!==void 0&&(b(r.prefix,{instancePath:n+"/prefix",parentData:r,parentDataProperty:"pre\
fix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.schemes!==void 0&&(C(r.schemes,{instancePath:n+"/schemes",parentData:r,
parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.alphabet!==void 0&&r.alphabet!=="url"){const x={
instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:je.then.properties.alphabet.enum}};e===null?e=[x]:e.push(x),s++}if(r.padding!==
void 0){let x=r.padding;if(!(x==="optional"||x==="none")){const N={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:je.then.properties.
padding.enum}};e===null?e=[N]:e.push(N),s++}}if(r.inside!==void 0){let x=r.inside;if(!(x==="warn"||x==="require")){const N={instancePath:n+"\
/inside",keyword:"enum",params:{allowedValues:je.then.properties.inside.enum}};e===null?e=[N]:e.push(N),s++}}}else{const x={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[x]:e.push(x),s++}var w=j===s;i=w,P="then"}else{const j=s,_=s;let x=!0;const N=s;if(s===N)if(r&&typeof r==
"object"&&!Array.isArray(r)){let I;if(r.list===void 0&&(I="list")){const be={};e===null?e=[be]:e.push(be),s++}}else{const I={};e===null?e=[I]:
e.push(I),s++}var u=N===s;s=_,e!==null&&(_?e.length=_:e=null);let te;if(u){const I=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.list===
void 0){const U={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[U]:e.push(U),s++}for(const U in r)if(!me.call(
je.else.then.properties,U)){const Y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:U}};e===null?e=[Y]:e.push(Y),s++}
if(r.list!==void 0&&(Q(r.list,{instancePath:n+"/list",parentData:r,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),
s=e.length)),r.min!==void 0){let U=r.min;if(!(typeof U=="number"&&isFinite(U))){const Y={instancePath:n+"/min",keyword:"type",params:{type:"\
number"}};e===null?e=[Y]:e.push(Y),s++}}if(r.max!==void 0){let U=r.max;if(!(typeof U=="number"&&isFinite(U))){const Y={instancePath:n+"/max",
keyword:"type",params:{type:"number"}};e===null?e=[Y]:e.push(Y),s++}}if(r.unique!==void 0&&typeof r.unique!="boolean"){const U={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[U]:e.push(U),s++}}else{const U={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[U]:e.push(U),s++}var u=I===s;x=u,te="then"}else{const I=s,be=s;let U=!0;const Y=s;if(s===Y)if(r&&typeof r=="object"&&!Array.
isArray(r)){let V;if(r.map===void 0&&(V="map")){const ke={};e===null?e=[ke]:e.push(ke),s++}}else{const V={};e===null?e=[V]:e.push(V),s++}var p=Y===
s;s=be,e!==null&&(be?e.length=be:e=null);let ye;if(p){const V=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.map===void 0){const re={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[re]:e.push(re),s++}for(const re in r)if(!me.call(je.else.else.then.properties,
re)){const ee={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:re}};e===null?e=[ee]:e.push(ee),s++}if(r.map!==void 0&&
(Q(r.map,{instancePath:n+"/map",parentData:r,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),r.keys!==
void 0&&(b(r.keys,{instancePath:n+"/keys",parentData:r,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
r.min!==void 0){let re=r.min;if(!(typeof re=="number"&&isFinite(re))){const ee={instancePath:n+"/min",keyword:"type",params:{type:"number"}};
e===null?e=[ee]:e.push(ee),s++}}if(r.max!==void 0){let re=r.max;if(!(typeof re=="number"&&isFinite(re))){const ee={instancePath:n+"/max",keyword:"\
type",params:{type:"number"}};e===null?e=[ee]:e.push(ee),s++}}}else{const re={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[re]:e.push(re),s++}var p=V===s;U=p,ye="then"}else{const V=s,ke=s;let re=!0;const ee=s;if(s===ee)if(r&&typeof r=="object"&&!Array.isArray(
r)){let z;if(r.fields===void 0&&(z="fields")){const he={};e===null?e=[he]:e.push(he),s++}}else{const z={};e===null?e=[z]:e.push(z),s++}var y=ee===
s;s=ke,e!==null&&(ke?e.length=ke:e=null);let ce;if(y){const z=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.fields===void 0){const B={
instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[B]:e.push(B),s++}for(const B in r)if(!me.call(je.else.else.
else.then.properties,B)){const W={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[W]:e.push(W),s++}
r.fields!==void 0&&(xe(r.fields,{instancePath:n+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(
xe.errors),s=e.length)),r.include!==void 0&&(Ae(r.include,{instancePath:n+"/include",parentData:r,parentDataProperty:"include",rootData:l})||
(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.object!==void 0&&(we(r.object,{instancePath:n+"/object",parentData:r,parentDataProperty:"\
object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.extras!==void 0&&(ze(r.extras,{instancePath:n+"/extras",parentData:r,
parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),r.reserved!==void 0&&(C(r.reserved,{instancePath:n+
"/reserved",parentData:r,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}else{const B={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),s++}var y=z===s;re=y,ce="then"}else{const z=s,he=s;let B=!0;const W=s;if(s===
W)if(r&&typeof r=="object"&&!Array.isArray(r)){let M;if(r.union===void 0&&(M="union")){const J={};e===null?e=[J]:e.push(J),s++}}else{const M={};
e===null?e=[M]:e.push(M),s++}var c=W===s;s=he,e!==null&&(he?e.length=he:e=null);let oe;if(c){const M=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.union===void 0){const ge={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===null?e=[ge]:e.push(ge),s++}for(const ge in r)
if(!me.call(je.else.else.else.else.then.properties,ge)){const le={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:ge}};
e===null?e=[le]:e.push(le),s++}if(r.union!==void 0){let ge=r.union;if(Array.isArray(ge)){if(ge.length<2){const pe={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[pe]:e.push(pe),s++}const le=ge.length;for(let pe=0;pe<le;pe++)Q(ge[pe],{instancePath:n+"/union/"+pe,
parentData:ge,parentDataProperty:pe,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)}else{const le={instancePath:n+"/union",
keyword:"type",params:{type:"array"}};e===null?e=[le]:e.push(le),s++}}if(r.tag!==void 0&&(Oe(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"\
tag",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r.otherwise!==void 0&&(L(r.otherwise,{instancePath:n+"/otherwise",
parentData:r,parentDataProperty:"otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.match!==void 0&&r.match!=="\
first"){const ge={instancePath:n+"/match",keyword:"enum",params:{allowedValues:je.else.else.else.else.then.properties.match.enum}};e===null?
e=[ge]:e.push(ge),s++}if(r.exclusive!==void 0&&typeof r.exclusive!="boolean"){const ge={instancePath:n+"/exclusive",keyword:"type",params:{type:"\
boolean"}};e===null?e=[ge]:e.push(ge),s++}}else{const ge={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[ge]:e.push(ge),s++}
var c=M===s;B=c,oe="then"}else{const M=s,J=s;let ge=!0;const le=s;if(s===le)if(r&&typeof r=="object"&&!Array.isArray(r)){let G;if(r.const===
void 0&&(G="const")){const qe={};e===null?e=[qe]:e.push(qe),s++}}else{const G={};e===null?e=[G]:e.push(G),s++}var m=le===s;s=J,e!==null&&(J?
e.length=J:e=null);let pe;if(m){const G=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.const===void 0){const _e={instancePath:n,keyword:"\
required",params:{missingProperty:"const"}};e===null?e=[_e]:e.push(_e),s++}for(const _e in r)if(!me.call(je.else.else.else.else.else.then.properties,
_e)){const ue={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:_e}};e===null?e=[ue]:e.push(ue),s++}if(r.const!==void 0){
let _e=r.const;if(typeof _e!="string"&&!(typeof _e=="number"&&isFinite(_e))&&typeof _e!="boolean"){const ue={instancePath:n+"/const",keyword:"\
type",params:{type:je.else.else.else.else.else.then.properties.const.type}};e===null?e=[ue]:e.push(ue),s++}}}else{const _e={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[_e]:e.push(_e),s++}var m=G===s;ge=m,pe="then"}else{const G=s,qe=s;let _e=!0;const ue=s;if(s===ue)if(r&&
typeof r=="object"&&!Array.isArray(r)){let A;if(r.enum===void 0&&(A="enum")){const ne={};e===null?e=[ne]:e.push(ne),s++}}else{const A={};e===
null?e=[A]:e.push(A),s++}var g=ue===s;s=qe,e!==null&&(qe?e.length=qe:e=null);let Ke;if(g){const A=s;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.enum===void 0){const se={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[se]:e.push(se),s++}if(r.values===
void 0){const se={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[se]:e.push(se),s++}for(const se in r)if(!me.
call(je.else.else.else.else.else.else.then.properties,se)){const nr={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:se}};
e===null?e=[nr]:e.push(nr),s++}if(r.enum!==void 0){let se=r.enum;if(!(se==="open"||se==="closed")){const nr={instancePath:n+"/enum",keyword:"\
enum",params:{allowedValues:je.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[nr]:e.push(nr),s++}}if(r.of!==void 0){let se=r.
of;if(!(se==="string"||se==="integer")){const nr={instancePath:n+"/of",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.
then.properties.of.enum}};e===null?e=[nr]:e.push(nr),s++}}r.values!==void 0&&(Se(r.values,{instancePath:n+"/values",parentData:r,parentDataProperty:"\
values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length)),r.pattern!==void 0&&(b(r.pattern,{instancePath:n+"/pattern",parentData:r,
parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const se={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[se]:e.push(se),s++}var g=A===s;_e=g,Ke="then"}else{const A=s,ne=s;let se=!0;const nr=s;if(s===nr)if(r&&typeof r==
"object"&&!Array.isArray(r)){let ae;if(r.stream===void 0&&(ae="stream")){const Re={};e===null?e=[Re]:e.push(Re),s++}}else{const ae={};e===null?
e=[ae]:e.push(ae),s++}var a=nr===s;s=ne,e!==null&&(ne?e.length=ne:e=null);let Je;if(a){const ae=s;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.stream===void 0){const F={instancePath:n,keyword:"required",params:{missingProperty:"stream"}};e===null?e=[F]:e.push(F),s++}for(const F in r)
if(!me.call(je.else.else.else.else.else.else.else.then.properties,F)){const ie={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:F}};
e===null?e=[ie]:e.push(ie),s++}if(r.stream!==void 0&&(Ge(r.stream,{instancePath:n+"/stream",parentData:r,parentDataProperty:"stream",rootData:l})||
(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length)),r.until!==void 0){let F=r.until;if(F&&typeof F=="object"&&!Array.isArray(F)){if(Object.
keys(F).length<1){const ie={instancePath:n+"/until",keyword:"minProperties",params:{limit:1}};e===null?e=[ie]:e.push(ie),s++}for(const ie in F){
let $e=F[ie];if(typeof $e!="string"&&!(typeof $e=="number"&&isFinite($e))&&typeof $e!="boolean"){const rr={instancePath:n+"/until/"+ie.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:je.else.else.else.else.else.else.else.then.properties.until.additionalProperties.
type}};e===null?e=[rr]:e.push(rr),s++}}}else{const ie={instancePath:n+"/until",keyword:"type",params:{type:"object"}};e===null?e=[ie]:e.push(
ie),s++}}}else{const F={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[F]:e.push(F),s++}var a=ae===s;se=a,Je="then"}else{
const ae=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const F={instancePath:n,keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[F]:e.push(F),s++}for(const F in r)if(!me.call(je.else.else.else.else.else.else.else.else.properties,F)){const ie={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:F}};e===null?e=[ie]:e.push(ie),s++}if(r.type!==void 0&&(L(r.type,{instancePath:n+"\
/type",parentData:r,parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.min!==void 0){let F=r.min;
if(!(typeof F=="number"&&isFinite(F))){const ie={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[ie]:e.push(ie),s++}}
if(r.max!==void 0){let F=r.max;if(!(typeof F=="number"&&isFinite(F))){const ie={instancePath:n+"/max",keyword:"type",params:{type:"number"}};
e===null?e=[ie]:e.push(ie),s++}}if(r.pattern!==void 0&&(b(r.pattern,{instancePath:n+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.utc!==void 0&&typeof r.utc!="boolean"){const F={instancePath:n+"/utc",keyword:"type",
params:{type:"boolean"}};e===null?e=[F]:e.push(F),s++}if(r.fraction!==void 0&&r.fraction!=="none"){const F={instancePath:n+"/fraction",keyword:"\
enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[F]:e.push(F),s++}if(r.write!==
void 0&&r.write!=="seconds"){const F={instancePath:n+"/write",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.
properties.write.enum}};e===null?e=[F]:e.push(F),s++}if(r.version!==void 0&&r.version!==4){const F={instancePath:n+"/version",keyword:"enum",
params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[F]:e.push(F),s++}if(r.prefix!==void 0&&
(b(r.prefix,{instancePath:n+"/prefix",parentData:r,parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
r.schemes!==void 0&&(C(r.schemes,{instancePath:n+"/schemes",parentData:r,parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(
C.errors),s=e.length)),r.alphabet!==void 0&&r.alphabet!=="url"){const F={instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:je.
else.else.else.else.else.else.else.else.properties.alphabet.enum}};e===null?e=[F]:e.push(F),s++}if(r.padding!==void 0){let F=r.padding;if(!(F===
"optional"||F==="none")){const ie={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.
properties.padding.enum}};e===null?e=[ie]:e.push(ie),s++}}if(r.inside!==void 0){let F=r.inside;if(!(F==="warn"||F==="require")){const ie={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[ie]:e.push(ie),
s++}}if(r.list!==void 0&&(Q(r.list,{instancePath:n+"/list",parentData:r,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(
Q.errors),s=e.length)),r.unique!==void 0&&typeof r.unique!="boolean"){const F={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};
e===null?e=[F]:e.push(F),s++}if(r.map!==void 0&&(Q(r.map,{instancePath:n+"/map",parentData:r,parentDataProperty:"map",rootData:l})||(e=e===null?
Q.errors:e.concat(Q.errors),s=e.length)),r.keys!==void 0&&(b(r.keys,{instancePath:n+"/keys",parentData:r,parentDataProperty:"keys",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.fields!==void 0&&(xe(r.fields,{instancePath:n+"/fields",parentData:r,parentDataProperty:"\
fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r.include!==void 0&&(Ae(r.include,{instancePath:n+"/include",parentData:r,
parentDataProperty:"include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.object!==void 0&&(we(r.object,{instancePath:n+
"/object",parentData:r,parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.extras!==void 0&&(ze(
r.extras,{instancePath:n+"/extras",parentData:r,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),
r.reserved!==void 0&&(C(r.reserved,{instancePath:n+"/reserved",parentData:r,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:
e.concat(C.errors),s=e.length)),r.union!==void 0){let F=r.union;if(Array.isArray(F)){if(F.length<2){const $e={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[$e]:e.push($e),s++}const ie=F.length;for(let $e=0;$e<ie;$e++)Q(F[$e],{instancePath:n+"/union/"+$e,parentData:F,
parentDataProperty:$e,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)}else{const ie={instancePath:n+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[ie]:e.push(ie),s++}}if(r.tag!==void 0&&(Oe(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"\
tag",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length)),r.otherwise!==void 0&&(L(r.otherwise,{instancePath:n+"/otherwise",
parentData:r,parentDataProperty:"otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.match!==void 0&&r.match!=="\
first"){const F={instancePath:n+"/match",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.match.enum}};
e===null?e=[F]:e.push(F),s++}if(r.exclusive!==void 0&&typeof r.exclusive!="boolean"){const F={instancePath:n+"/exclusive",keyword:"type",params:{
type:"boolean"}};e===null?e=[F]:e.push(F),s++}if(r.const!==void 0){let F=r.const;if(typeof F!="string"&&!(typeof F=="number"&&isFinite(F))&&
typeof F!="boolean"){const ie={instancePath:n+"/const",keyword:"type",params:{type:je.else.else.else.else.else.else.else.else.properties.const.
type}};e===null?e=[ie]:e.push(ie),s++}}if(r.enum!==void 0){let F=r.enum;if(!(F==="open"||F==="closed")){const ie={instancePath:n+"/enum",keyword:"\
enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[ie]:e.push(ie),s++}}if(r.of!==void 0){
let F=r.of;if(!(F==="string"||F==="integer")){const ie={instancePath:n+"/of",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.
else.else.else.properties.of.enum}};e===null?e=[ie]:e.push(ie),s++}}if(r.values!==void 0&&(Se(r.values,{instancePath:n+"/values",parentData:r,
parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length)),r.stream!==void 0&&(Ge(r.stream,{instancePath:n+
"/stream",parentData:r,parentDataProperty:"stream",rootData:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length)),r.until!==void 0){let F=r.
until;if(F&&typeof F=="object"&&!Array.isArray(F)){if(Object.keys(F).length<1){const ie={instancePath:n+"/until",keyword:"minProperties",params:{
limit:1}};e===null?e=[ie]:e.push(ie),s++}for(const ie in F){let $e=F[ie];if(typeof $e!="string"&&!(typeof $e=="number"&&isFinite($e))&&typeof $e!=
"boolean"){const rr={instancePath:n+"/until/"+ie.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:je.else.else.else.else.else.
else.else.else.properties.until.additionalProperties.type}};e===null?e=[rr]:e.push(rr),s++}}}else{const ie={instancePath:n+"/until",keyword:"\
type",params:{type:"object"}};e===null?e=[ie]:e.push(ie),s++}}}else{const F={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[F]:e.push(F),s++}var a=ae===s;se=a,Je="else"}if(!se){const ae={instancePath:n,keyword:"if",params:{failingKeyword:Je}};e===null?e=[ae]:e.
push(ae),s++}var g=A===s;_e=g,Ke="else"}if(!_e){const A={instancePath:n,keyword:"if",params:{failingKeyword:Ke}};e===null?e=[A]:e.push(A),s++}
var m=G===s;ge=m,pe="else"}if(!ge){const G={instancePath:n,keyword:"if",params:{failingKeyword:pe}};e===null?e=[G]:e.push(G),s++}var c=M===s;
B=c,oe="else"}if(!B){const M={instancePath:n,keyword:"if",params:{failingKeyword:oe}};e===null?e=[M]:e.push(M),s++}var y=z===s;re=y,ce="else"}
if(!re){const z={instancePath:n,keyword:"if",params:{failingKeyword:ce}};e===null?e=[z]:e.push(z),s++}var p=V===s;U=p,ye="else"}if(!U){const V={
instancePath:n,keyword:"if",params:{failingKeyword:ye}};e===null?e=[V]:e.push(V),s++}var u=I===s;x=u,te="else"}if(!x){const I={instancePath:n,
keyword:"if",params:{failingKeyword:te}};e===null?e=[I]:e.push(I),s++}var w=j===s;i=w,P="else"}if(!i){const j={instancePath:n,keyword:"if",params:{
failingKeyword:P}};e===null?e=[j]:e.push(j),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/d\
oc",parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.nullable!==void 0&&typeof r.nullable!=
"boolean"){const j={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),s++}if(r.lenient!==void 0&&(Ue(
r.lenient,{instancePath:n+"/lenient",parentData:r,parentDataProperty:"lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),s=e.length)),
r.since!==void 0&&(Ze(r.since,{instancePath:n+"/since",parentData:r,parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(
Ze.errors),s=e.length)),r.deprecated!==void 0&&(Me(r.deprecated,{instancePath:n+"/deprecated",parentData:r,parentDataProperty:"deprecated",rootData:l})||
(e=e===null?Me.errors:e.concat(Me.errors),s=e.length)),r.allow!==void 0&&(Ne(r.allow,{instancePath:n+"/allow",parentData:r,parentDataProperty:"\
allow",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)),r.name!==void 0){let j=r.name;if(typeof j!="string"&&!(typeof j==
"number"&&isFinite(j))&&typeof j!="boolean"){const _={instancePath:n+"/name",keyword:"type",params:{type:je.properties.name.type}};e===null?
e=[_]:e.push(_),s++}if(typeof j=="string"&&!Te.test(j)){const _={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]\
*$"}};e===null?e=[_]:e.push(_),s++}}if(r.bodyRequired!==void 0&&typeof r.bodyRequired!="boolean"){const j={instancePath:n+"/bodyRequired",keyword:"\
type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),s++}if(r.originalName!==void 0&&(b(r.originalName,{instancePath:n+"/originalName",parentData:r,
parentDataProperty:"originalName",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.rules!==void 0){let j=r.rules;if(j&&typeof j==
"object"&&!Array.isArray(j)){if(Object.keys(j).length<1){const _={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[_]:e.push(_),s++}for(const _ in j){const x=s;if(typeof _=="string"&&!Le.test(_)){const N={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:_};e===null?e=[N]:e.push(N),s++}var o=x===s;if(!o){const N={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:_}};e===null?e=[N]:e.push(N),s++}}for(const _ in j)ve(j[_],{instancePath:n+"/rules/"+_.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:_,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)}else{
const _={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),s++}}if(r.examples!==void 0){let j=r.examples;
if(j&&typeof j=="object"&&!Array.isArray(j)){for(const _ in j){const x=s;if(typeof _=="string"&&!fe.test(_)){const N={instancePath:n+"/examp\
les",keyword:"pattern",params:{pattern:"\\S"},propertyName:_};e===null?e=[N]:e.push(N),s++}var v=x===s;if(!v){const N={instancePath:n+"/exam\
ples",keyword:"propertyNames",params:{propertyName:_}};e===null?e=[N]:e.push(N),s++}}for(const _ in j){let x=j[_];if(!(x&&typeof x=="object"&&
!Array.isArray(x))){const N={instancePath:n+"/examples/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===
null?e=[N]:e.push(N),s++}}}else{const _={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),s++}}if(r.
variations!==void 0){let j=r.variations;if(Array.isArray(j)){if(j.length<1){const x={instancePath:n+"/variations",keyword:"minItems",params:{
limit:1}};e===null?e=[x]:e.push(x),s++}const _=j.length;for(let x=0;x<_;x++)tr(j[x],{instancePath:n+"/variations/"+x,parentData:j,parentDataProperty:x,
rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),s=e.length)}else{const _={instancePath:n+"/variations",keyword:"type",params:{type:"\
array"}};e===null?e=[_]:e.push(_),s++}}if(r.invalid!==void 0){let j=r.invalid;if(j&&typeof j=="object"&&!Array.isArray(j)){for(const _ in j){
const x=s;if(typeof _=="string"&&!fe.test(_)){const N={instancePath:n+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:_};e===
null?e=[N]:e.push(N),s++}var d=x===s;if(!d){const N={instancePath:n+"/invalid",keyword:"propertyNames",params:{propertyName:_}};e===null?e=[
N]:e.push(N),s++}}for(const _ in j)lr(j[_],{instancePath:n+"/invalid/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:_,
rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),s=e.length)}else{const _={instancePath:n+"/invalid",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[_]:e.push(_),s++}}if(r.wire!==void 0){let j=r.wire;if(j&&typeof j=="object"&&!Array.isArray(j)){if(Object.keys(j).length<
1){const _={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[_]:e.push(_),s++}for(const _ in j){const x=s;if(typeof _==
"string"&&!fe.test(_)){const N={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:_};e===null?e=[N]:e.push(N),s++}
var k=x===s;if(!k){const N={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:_}};e===null?e=[N]:e.push(N),s++}}for(const _ in j)
or(j[_],{instancePath:n+"/wire/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:_,rootData:l})||(e=e===null?or.errors:
e.concat(or.errors),s=e.length)}else{const _={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),s++}}}else{
const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),s++}return Kr.errors=e,s===0}const Gs=new RegExp("^(\
?:none|[1-9][0-9]*[smhd])$","u");function Br(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.doc===void 0){const m={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[m]:e.
push(m),s++}for(const m in r)if(!me.call(kr.properties,m)){const g={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[g]:e.push(g),s++}if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length)),r.name!==void 0){let m=r.name;if(typeof m!="string"&&!(typeof m=="number"&&isFinite(m))&&typeof m!=
"boolean"){const g={instancePath:n+"/name",keyword:"type",params:{type:kr.properties.name.type}};e===null?e=[g]:e.push(g),s++}if(typeof m=="\
string"&&!Te.test(m)){const g={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[g]:e.push(g),s++}}
if(r.originalName!==void 0&&(b(r.originalName,{instancePath:n+"/originalName",parentData:r,parentDataProperty:"originalName",rootData:l})||(e=
e===null?b.errors:e.concat(b.errors),s=e.length)),r.from!==void 0){let m=r.from;const g=s;let a=!0;const o=s;if(!Array.isArray(m)){const d={};
e===null?e=[d]:e.push(d),s++}var t=o===s;s=g,e!==null&&(g?e.length=g:e=null);let v;if(t){const d=s;if(Array.isArray(m)){if(m.length<1){const _={
instancePath:n+"/from",keyword:"minItems",params:{limit:1}};e===null?e=[_]:e.push(_),s++}const j=m.length;for(let _=0;_<j;_++)er(m[_],{instancePath:n+
"/from/"+_,parentData:m,parentDataProperty:_,rootData:l})||(e=e===null?er.errors:e.concat(er.errors),s=e.length)}else{const j={instancePath:n+
"/from",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),s++}var t=d===s;a=t,v="then"}else{const d=s;er(m,{instancePath:n+"/fr\
om",parentData:r,parentDataProperty:"from",rootData:l})||(e=e===null?er.errors:e.concat(er.errors),s=e.length);var t=d===s;a=t,v="else"}if(!a){
const d={instancePath:n+"/from",keyword:"if",params:{failingKeyword:v}};e===null?e=[d]:e.push(d),s++}}if(r.to!==void 0){let m=r.to;const g=s;
let a=!0;const o=s;if(!Array.isArray(m)){const d={};e===null?e=[d]:e.push(d),s++}var i=o===s;s=g,e!==null&&(g?e.length=g:e=null);let v;if(i){
const d=s;if(Array.isArray(m)){if(m.length<1){const _={instancePath:n+"/to",keyword:"minItems",params:{limit:1}};e===null?e=[_]:e.push(_),s++}
const j=m.length;for(let _=0;_<j;_++)er(m[_],{instancePath:n+"/to/"+_,parentData:m,parentDataProperty:_,rootData:l})||(e=e===null?er.errors:
e.concat(er.errors),s=e.length)}else{const j={instancePath:n+"/to",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),s++}var i=d===
s;a=i,v="then"}else{const d=s;er(m,{instancePath:n+"/to",parentData:r,parentDataProperty:"to",rootData:l})||(e=e===null?er.errors:e.concat(er.
errors),s=e.length);var i=d===s;a=i,v="else"}if(!a){const d={instancePath:n+"/to",keyword:"if",params:{failingKeyword:v}};e===null?e=[d]:e.push(
d),s++}}if(r.ack!==void 0&&r.ack!=="required"){const m={instancePath:n+"/ack",keyword:"enum",params:{allowedValues:kr.properties.ack.enum}};
e===null?e=[m]:e.push(m),s++}if(r.replies!==void 0&&(De(r.replies,{instancePath:n+"/replies",parentData:r,parentDataProperty:"replies",rootData:l})||
(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r.needs!==void 0){let m=r.needs;if(Array.isArray(m)){if(m.length<1){const a={instancePath:n+
"/needs",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}const g=m.length;for(let a=0;a<g;a++){let o=m[a];if(typeof o!="st\
ring"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){const v={instancePath:n+"/needs/"+a,keyword:"type",params:{type:kr.properties.
needs.items.type}};e===null?e=[v]:e.push(v),s++}if(typeof o=="string"&&!fe.test(o)){const v={instancePath:n+"/needs/"+a,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[v]:e.push(v),s++}}}else{const g={instancePath:n+"/needs",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.
push(g),s++}}if(r.conventions!==void 0){let m=r.conventions;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const g in m){const a=s;if(typeof g==
"string"&&!fe.test(g)){const o={instancePath:n+"/conventions",keyword:"pattern",params:{pattern:"\\S"},propertyName:g};e===null?e=[o]:e.push(
o),s++}var f=a===s;if(!f){const o={instancePath:n+"/conventions",keyword:"propertyNames",params:{propertyName:g}};e===null?e=[o]:e.push(o),s++}}
for(const g in m){let a=m[g];const o=s;let v=!0;const d=s;if(!Array.isArray(a)){const j={};e===null?e=[j]:e.push(j),s++}var w=d===s;s=o,e!==
null&&(o?e.length=o:e=null);let k;if(w){const j=s;C(a,{instancePath:n+"/conventions/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,
parentDataProperty:g,rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length);var w=j===s;v=w,k="then"}else{const j=s;if(a!=="reque\
st"){const x={instancePath:n+"/conventions/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:kr.properties.conventions.
additionalProperties.else.enum}};e===null?e=[x]:e.push(x),s++}var w=j===s;v=w,k="else"}if(!v){const j={instancePath:n+"/conventions/"+g.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:k}};e===null?e=[j]:e.push(j),s++}}}else{const g={instancePath:n+"/convent\
ions",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}}if(r.aliases!==void 0&&(C(r.aliases,{instancePath:n+"/aliases",parentData:r,
parentDataProperty:"aliases",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.lenient!==void 0){let m=r.lenient;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(const g in m)if(g!=="aliases"){const a={instancePath:n+"/lenient",keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[a]:e.push(a),s++}m.aliases!==void 0&&(C(m.aliases,{instancePath:n+"/lenient/aliases",parentData:m,parentDataProperty:"aliases",rootData:l})||
(e=e===null?C.errors:e.concat(C.errors),s=e.length))}else{const g={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?
e=[g]:e.push(g),s++}}if(r.envelope!==void 0){let m=r.envelope;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const g in m)if(!(g==="includ\
e"||g==="fields")){const a={instancePath:n+"/envelope",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[a]:e.push(a),
s++}m.include!==void 0&&(Ae(m.include,{instancePath:n+"/envelope/include",parentData:m,parentDataProperty:"include",rootData:l})||(e=e===null?
Ae.errors:e.concat(Ae.errors),s=e.length)),m.fields!==void 0&&(xe(m.fields,{instancePath:n+"/envelope/fields",parentData:m,parentDataProperty:"\
fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length))}else{const g={instancePath:n+"/envelope",keyword:"type",params:{
type:"object"}};e===null?e=[g]:e.push(g),s++}}if(r.frame!==void 0&&(Sr(r.frame,{instancePath:n+"/frame",parentData:r,parentDataProperty:"fra\
me",rootData:l})||(e=e===null?Sr.errors:e.concat(Sr.errors),s=e.length)),r.tag!==void 0&&(b(r.tag,{instancePath:n+"/tag",parentData:r,parentDataProperty:"\
tag",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.body!==void 0&&(Ge(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"\
body",rootData:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length)),r.bodyRequired!==void 0&&typeof r.bodyRequired!="boolean"){const m={
instancePath:n+"/bodyRequired",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),s++}if(r.result!==void 0){let m=r.result;const g=s;
let a=!0;const o=s;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const d={};e===null?e=[d]:e.push(d),s++}var P=o===s;s=g,e!==null&&(g?e.length=
g:e=null);let v;if(P){const d=s;Kr(m,{instancePath:n+"/result",parentData:r,parentDataProperty:"result",rootData:l})||(e=e===null?Kr.errors:
e.concat(Kr.errors),s=e.length);var P=d===s;a=P,v="then"}else{const d=s;Ge(m,{instancePath:n+"/result",parentData:r,parentDataProperty:"resu\
lt",rootData:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length);var P=d===s;a=P,v="else"}if(!a){const d={instancePath:n+"/result",keyword:"\
if",params:{failingKeyword:v}};e===null?e=[d]:e.push(d),s++}}if(r.timeout!==void 0){let m=r.timeout;if(typeof m!="string"&&!(typeof m=="numb\
er"&&isFinite(m))&&typeof m!="boolean"){const g={instancePath:n+"/timeout",keyword:"type",params:{type:kr.properties.timeout.type}};e===null?
e=[g]:e.push(g),s++}if(typeof m=="string"&&!Gs.test(m)){const g={instancePath:n+"/timeout",keyword:"pattern",params:{pattern:"^(?:none|[1-9]\
[0-9]*[smhd])$"}};e===null?e=[g]:e.push(g),s++}}if(r.include!==void 0&&(Ae(r.include,{instancePath:n+"/include",parentData:r,parentDataProperty:"\
include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length)),r.fields!==void 0&&(xe(r.fields,{instancePath:n+"/fields",parentData:r,
parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)),r.object!==void 0&&(we(r.object,{instancePath:n+
"/object",parentData:r,parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.extras!==void 0&&(ze(
r.extras,{instancePath:n+"/extras",parentData:r,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),
r.reserved!==void 0&&(C(r.reserved,{instancePath:n+"/reserved",parentData:r,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:
e.concat(C.errors),s=e.length)),r.rules!==void 0){let m=r.rules;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1){const g={
instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[g]:e.push(g),s++}for(const g in m){const a=s;if(typeof g=="str\
ing"&&!Le.test(g)){const o={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:g};
e===null?e=[o]:e.push(o),s++}var u=a===s;if(!u){const o={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:g}};e===null?e=
[o]:e.push(o),s++}}for(const g in m)ve(m[g],{instancePath:n+"/rules/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:g,
rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length)}else{const g={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[g]:e.push(g),s++}}if(r.examples!==void 0){let m=r.examples;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const g in m){const a=s;
if(typeof g=="string"&&!fe.test(g)){const o={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:g};e===null?e=
[o]:e.push(o),s++}var p=a===s;if(!p){const o={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:g}};e===null?e=[o]:e.push(
o),s++}}for(const g in m){let a=m[g];if(!(a&&typeof a=="object"&&!Array.isArray(a))){const o={instancePath:n+"/examples/"+g.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{const g={instancePath:n+"/examples",keyword:"\
type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}}if(r.variations!==void 0){let m=r.variations;if(Array.isArray(m)){if(m.length<1){
const a={instancePath:n+"/variations",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}const g=m.length;for(let a=0;a<g;a++)
tr(m[a],{instancePath:n+"/variations/"+a,parentData:m,parentDataProperty:a,rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),s=e.length)}else{
const g={instancePath:n+"/variations",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),s++}}if(r.invalid!==void 0){let m=r.invalid;
if(m&&typeof m=="object"&&!Array.isArray(m)){for(const g in m){const a=s;if(typeof g=="string"&&!fe.test(g)){const o={instancePath:n+"/inval\
id",keyword:"pattern",params:{pattern:"\\S"},propertyName:g};e===null?e=[o]:e.push(o),s++}var y=a===s;if(!y){const o={instancePath:n+"/inval\
id",keyword:"propertyNames",params:{propertyName:g}};e===null?e=[o]:e.push(o),s++}}for(const g in m)lr(m[g],{instancePath:n+"/invalid/"+g.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:g,rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),s=e.length)}else{const g={
instancePath:n+"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}}if(r.wire!==void 0){let m=r.wire;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(Object.keys(m).length<1){const g={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?
e=[g]:e.push(g),s++}for(const g in m){const a=s;if(typeof g=="string"&&!fe.test(g)){const o={instancePath:n+"/wire",keyword:"pattern",params:{
pattern:"\\S"},propertyName:g};e===null?e=[o]:e.push(o),s++}var c=a===s;if(!c){const o={instancePath:n+"/wire",keyword:"propertyNames",params:{
propertyName:g}};e===null?e=[o]:e.push(o),s++}}for(const g in m)or(m[g],{instancePath:n+"/wire/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,
parentDataProperty:g,rootData:l})||(e=e===null?or.errors:e.concat(or.errors),s=e.length)}else{const g={instancePath:n+"/wire",keyword:"type",
params:{type:"object"}};e===null?e=[g]:e.push(g),s++}}r.since!==void 0&&(Ze(r.since,{instancePath:n+"/since",parentData:r,parentDataProperty:"\
since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length)),r.deprecated!==void 0&&(Me(r.deprecated,{instancePath:n+"/deprec\
ated",parentData:r,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),s=e.length)),r.allow!==void 0&&(Ne(
r.allow,{instancePath:n+"/allow",parentData:r,parentDataProperty:"allow",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length))}else{
const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}return Br.errors=e,s===0}const yn={minProperties:1,
type:"object",properties:{unparsable:{},unknownMessage:{},invalidEnvelope:{},invalidMessage:{},handlerFailed:{},undeclared:{},unsupportedVersion:{}},
additionalProperties:!1};function Cr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const t={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.
push(t),s++}for(const t in r)if(!(t==="unparsable"||t==="unknownMessage"||t==="invalidEnvelope"||t==="invalidMessage"||t==="handlerFailed"||
t==="undeclared"||t==="unsupportedVersion")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[i]:e.push(i),s++}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return Cr.errors=e,s===
0}const cn={type:"object",properties:{message:{$ref:"#/definitions/messageName"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["messa\
ge","where"]},dn={if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1},else:{$ref:"#/definitions/mes\
sageOrGroup"}};function pr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;const f=s;
if(!Array.isArray(r)){const u={};e===null?e=[u]:e.push(u),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const u=s;if(Array.
isArray(r)){if(r.length<1){const c={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}const y=r.length;for(let c=0;c<
y;c++)He(r[c],{instancePath:n+"/"+c,parentData:r,parentDataProperty:c,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),s=e.length)}else{
const y={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),s++}var w=u===s;i=w,P="then"}else{const u=s;He(r,{instancePath:n,
parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),s=e.length);var w=u===s;i=w,P="else"}if(!i){const u={
instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:e.push(u),s++}return pr.errors=e,s===0}function Rr(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.message===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[i]:e.push(i),s++}if(r.where===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"where"}};e===null?e=[i]:e.push(i),s++}for(const i in r)if(!(i==="message"||i==="requests"||i==="\
where")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(r.message!==void 0&&
(Pe(r.message,{instancePath:n+"/message",parentData:r,parentDataProperty:"message",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=
e.length)),r.requests!==void 0&&(pr(r.requests,{instancePath:n+"/requests",parentData:r,parentDataProperty:"requests",rootData:l})||(e=e===null?
pr.errors:e.concat(pr.errors),s=e.length)),r.where!==void 0){let i=r.where;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<
1){const f={instancePath:n+"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),s++}for(const f in i){const w=s;if(typeof f==
"string"&&!fe.test(f)){const P={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[P]:e.push(P),s++}
var t=w===s;if(!t){const P={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[P]:e.push(P),s++}}for(const f in i)
D(i[f],{instancePath:n+"/where/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),s=e.length)}else{const f={instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),s++}}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}return Rr.errors=e,s===0}const mn={type:"object",
properties:{message:{$ref:"#/definitions/messageName"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["message","where"]};function Tr(r,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.message===
void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[i]:e.push(i),s++}if(r.where===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"where"}};e===null?e=[i]:e.push(i),s++}for(const i in r)if(!(i==="message"||i==="r\
equests"||i==="where")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(r.
message!==void 0&&(Pe(r.message,{instancePath:n+"/message",parentData:r,parentDataProperty:"message",rootData:l})||(e=e===null?Pe.errors:e.concat(
Pe.errors),s=e.length)),r.requests!==void 0&&(pr(r.requests,{instancePath:n+"/requests",parentData:r,parentDataProperty:"requests",rootData:l})||
(e=e===null?pr.errors:e.concat(pr.errors),s=e.length)),r.where!==void 0){let i=r.where;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length<1){const f={instancePath:n+"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),s++}for(const f in i){
const w=s;if(typeof f=="string"&&!fe.test(f)){const P={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===
null?e=[P]:e.push(P),s++}var t=w===s;if(!t){const P={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[P]:
e.push(P),s++}}for(const f in i)D(i[f],{instancePath:n+"/where/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const f={instancePath:n+"/where",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}return Tr.errors=
e,s===0}const hn={type:"object",properties:{pattern:{$ref:"#/definitions/string"},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,
required:["doc"]};function Mr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.doc===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),
s++}for(const t in r)if(!(t==="pattern"||t==="doc")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[i]:e.push(i),s++}r.pattern!==void 0&&(b(r.pattern,{instancePath:n+"/pattern",parentData:r,parentDataProperty:"pattern",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),s++}return Mr.errors=e,s===0}const gn={type:"object",properties:{doc:{$ref:"#/definitions/string"},declared:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"},minProperties:1},each:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,
required:["doc"]};function Lr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),
s++}for(const i in r)if(!(i==="doc"||i==="declared"||i==="each")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[f]:e.push(f),s++}if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length)),r.declared!==void 0){let i=r.declared;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).
length<1){const f={instancePath:n+"/declared",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),s++}for(const f in i){const w=s;
if(typeof f=="string"&&!fe.test(f)){const P={instancePath:n+"/declared",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=
[P]:e.push(P),s++}var t=w===s;if(!t){const P={instancePath:n+"/declared",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[P]:e.push(
P),s++}}for(const f in i)D(i[f],{instancePath:n+"/declared/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const f={instancePath:n+"/declared",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),s++}}r.each!==void 0&&(D(r.each,{instancePath:n+"/each",parentData:r,parentDataProperty:"each",rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),s=e.length))}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}return Lr.errors=
e,s===0}const rs={type:"object",properties:{doc:{$ref:"#/definitions/string"},key:{if:{type:"array"},then:{type:"array",items:{$ref:"#/defin\
itions/fieldPath"},minItems:1},else:{enum:["thread","connection"]}},start:{$ref:"#/definitions/messageOrList"},steps:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/messageList"}},lenient:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
$ref:"#/definitions/messageList"}},anytime:{$ref:"#/definitions/messageList"},end:{$ref:"#/definitions/messageList"},refusals:{$ref:"#/defin\
itions/messageList"},inside:{$ref:"#/definitions/string"},open:{enum:["forbid","allow"]},same:{type:"array",items:{$ref:"#/definitions/field\
Path"},minItems:1},rounds:{type:"object",properties:{field:{$ref:"#/definitions/fieldPath"},start:{type:"integer",minimum:0},openedBy:{$ref:"\
#/definitions/messageName"},echoedBy:{$ref:"#/definitions/messageName"},max:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:[
"field","start","openedBy","echoedBy"]},deadlines:{type:"array",items:{$ref:"#/definitions/deadline"},minItems:1},transcripts:{type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/transcript"},minProperties:1},illegal:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{type:"object",properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},
at:{type:"integer",minimum:0},issue:{$ref:"#/definitions/issueCode"}},additionalProperties:!1,required:["messages","at"]},minProperties:1},allow:{
$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc","key","start","steps","end"]},ys={type:"object",properties:{after:{type:"\
array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1},within:{if:{type:"object"},then:{type:"object",properties:{seconds:{$ref:"#/d\
efinitions/fieldPath"}},additionalProperties:!1,required:["seconds"]},else:{type:["string","number","boolean"],pattern:"^[1-9][0-9]*[smhd]$"}},
level:{enum:["warning","hint"]},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["after","within","doc"]},Hs=new RegExp(
"^[1-9][0-9]*[smhd]$","u");function Gr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.after===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"after"}};e===null?e=[i]:
e.push(i),s++}if(r.within===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"within"}};e===null?e=[i]:e.push(i),s++}
if(r.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),s++}for(const i in r)
if(!(i==="after"||i==="within"||i==="level"||i==="doc")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[f]:e.push(f),s++}if(r.after!==void 0){let i=r.after;if(Array.isArray(i)){if(i.length<1){const w={instancePath:n+"/after",keyword:"\
minItems",params:{limit:1}};e===null?e=[w]:e.push(w),s++}const f=i.length;for(let w=0;w<f;w++)He(i[w],{instancePath:n+"/after/"+w,parentData:i,
parentDataProperty:w,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),s=e.length)}else{const f={instancePath:n+"/after",keyword:"type",
params:{type:"array"}};e===null?e=[f]:e.push(f),s++}}if(r.within!==void 0){let i=r.within;const f=s;let w=!0;const P=s;if(!(i&&typeof i=="ob\
ject"&&!Array.isArray(i))){const p={};e===null?e=[p]:e.push(p),s++}var t=P===s;s=f,e!==null&&(f?e.length=f:e=null);let u;if(t){const p=s;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.seconds===void 0){const c={instancePath:n+"/within",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[c]:e.push(c),s++}for(const c in i)if(c!=="seconds"){const m={instancePath:n+"/within",keyword:"additionalProperties",
params:{additionalProperty:c}};e===null?e=[m]:e.push(m),s++}i.seconds!==void 0&&(D(i.seconds,{instancePath:n+"/within/seconds",parentData:i,
parentDataProperty:"seconds",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}else{const c={instancePath:n+"/within",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}var t=p===s;w=t,u="then"}else{const p=s;if(typeof i!="string"&&!(typeof i=="numbe\
r"&&isFinite(i))&&typeof i!="boolean"){const c={instancePath:n+"/within",keyword:"type",params:{type:ys.properties.within.else.type}};e===null?
e=[c]:e.push(c),s++}if(typeof i=="string"&&!Hs.test(i)){const c={instancePath:n+"/within",keyword:"pattern",params:{pattern:"^[1-9][0-9]*[sm\
hd]$"}};e===null?e=[c]:e.push(c),s++}var t=p===s;w=t,u="else"}if(!w){const p={instancePath:n+"/within",keyword:"if",params:{failingKeyword:u}};
e===null?e=[p]:e.push(p),s++}}if(r.level!==void 0){let i=r.level;if(!(i==="warning"||i==="hint")){const f={instancePath:n+"/level",keyword:"\
enum",params:{allowedValues:ys.properties.level.enum}};e===null?e=[f]:e.push(f),s++}}r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,
parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const i={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),s++}return Gr.errors=e,s===0}const wn={if:{type:"object"},then:{type:"object",properties:{messages:{
type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definitions/messageList"},unacknowledged:{$ref:"#/defin\
itions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/issueCode"}},at:{type:"integer",minimum:0},issue:{$ref:"#/definitions\
/issueCode"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1}},bn={
if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},else:{
$ref:"#/definitions/messageName"}};function fr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;
let i=!0;const f=s;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const p={};e===null?e=[p]:e.push(p),s++}var w=f===s;s=t,e!==null&&(t?e.length=
t:e=null);let P;if(w){const p=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>1){const c={instancePath:n,keyword:"ma\
xProperties",params:{limit:1}};e===null?e=[c]:e.push(c),s++}if(Object.keys(r).length<1){const c={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[c]:e.push(c),s++}for(const c in r){const m=s;if(typeof c=="string"&&!fe.test(c)){const g={instancePath:n,keyword:"patt\
ern",params:{pattern:"\\S"},propertyName:c};e===null?e=[g]:e.push(g),s++}var u=m===s;if(!u){const g={instancePath:n,keyword:"propertyNames",
params:{propertyName:c}};e===null?e=[g]:e.push(g),s++}}for(const c in r){let m=r[c];if(!(m&&typeof m=="object"&&!Array.isArray(m))){const g={
instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),s++}}}else{const c={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}var w=p===s;i=w,P="then"}else{const p=s;Pe(r,{instancePath:n,
parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length);var w=p===s;i=w,P="else"}if(!i){const p={
instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:e.push(p),s++}return fr.errors=e,s===0}function gr(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;let i=!0;const f=s;if(!(r&&typeof r=="object"&&!Array.isArray(r))){
const u={};e===null?e=[u]:e.push(u),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const u=s;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.messages===void 0){const y={instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[y]:e.push(y),
s++}for(const y in r)if(!(y==="messages"||y==="awaits"||y==="unacknowledged"||y==="warnings"||y==="at"||y==="issue")){const c={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[c]:e.push(c),s++}if(r.messages!==void 0){let y=r.messages;if(Array.
isArray(y)){if(y.length<1){const m={instancePath:n+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),s++}const c=y.length;
for(let m=0;m<c;m++)fr(y[m],{instancePath:n+"/messages/"+m,parentData:y,parentDataProperty:m,rootData:l})||(e=e===null?fr.errors:e.concat(fr.
errors),s=e.length)}else{const c={instancePath:n+"/messages",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),s++}}if(r.awaits!==
void 0&&(De(r.awaits,{instancePath:n+"/awaits",parentData:r,parentDataProperty:"awaits",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),
s=e.length)),r.unacknowledged!==void 0&&(De(r.unacknowledged,{instancePath:n+"/unacknowledged",parentData:r,parentDataProperty:"unacknowledg\
ed",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r.warnings!==void 0){let y=r.warnings;if(Array.isArray(y)){const c=y.
length;for(let m=0;m<c;m++)Ye(y[m],{instancePath:n+"/warnings/"+m,parentData:y,parentDataProperty:m,rootData:l})||(e=e===null?Ye.errors:e.concat(
Ye.errors),s=e.length)}else{const c={instancePath:n+"/warnings",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),s++}}if(r.at!==
void 0){let y=r.at;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const c={instancePath:n+"/at",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[c]:e.push(c),s++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){const c={instancePath:n+"/at",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[c]:e.push(c),s++}}r.issue!==void 0&&(Ye(r.issue,{instancePath:n+"/issue",parentData:r,parentDataProperty:"\
issue",rootData:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),s=e.length))}else{const y={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),s++}var w=u===s;i=w,P="then"}else{const u=s;if(Array.isArray(r)){if(r.length<1){const c={instancePath:n,keyword:"mi\
nItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}const y=r.length;for(let c=0;c<y;c++)fr(r[c],{instancePath:n+"/"+c,parentData:r,parentDataProperty:c,
rootData:l})||(e=e===null?fr.errors:e.concat(fr.errors),s=e.length)}else{const y={instancePath:n,keyword:"type",params:{type:"array"}};e===null?
e=[y]:e.push(y),s++}var w=u===s;i=w,P="else"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:e.push(u),
s++}return gr.errors=e,s===0}function Hr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.
push(u),s++}if(r.key===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"key"}};e===null?e=[u]:e.push(u),s++}if(r.
start===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"start"}};e===null?e=[u]:e.push(u),s++}if(r.steps===void 0){
const u={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[u]:e.push(u),s++}if(r.end===void 0){const u={instancePath:n,
keyword:"required",params:{missingProperty:"end"}};e===null?e=[u]:e.push(u),s++}for(const u in r)if(!me.call(rs.properties,u)){const p={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),s++}if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",
parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.key!==void 0){let u=r.key;const p=s;
let y=!0;const c=s;if(!Array.isArray(u)){const g={};e===null?e=[g]:e.push(g),s++}var t=c===s;s=p,e!==null&&(p?e.length=p:e=null);let m;if(t){
const g=s;if(Array.isArray(u)){if(u.length<1){const v={instancePath:n+"/key",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),s++}
const o=u.length;for(let v=0;v<o;v++)D(u[v],{instancePath:n+"/key/"+v,parentData:u,parentDataProperty:v,rootData:l})||(e=e===null?D.errors:e.
concat(D.errors),s=e.length)}else{const o={instancePath:n+"/key",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}var t=g===
s;y=t,m="then"}else{const g=s;if(!(u==="thread"||u==="connection")){const o={instancePath:n+"/key",keyword:"enum",params:{allowedValues:rs.properties.
key.else.enum}};e===null?e=[o]:e.push(o),s++}var t=g===s;y=t,m="else"}if(!y){const g={instancePath:n+"/key",keyword:"if",params:{failingKeyword:m}};
e===null?e=[g]:e.push(g),s++}}if(r.start!==void 0&&(pr(r.start,{instancePath:n+"/start",parentData:r,parentDataProperty:"start",rootData:l})||
(e=e===null?pr.errors:e.concat(pr.errors),s=e.length)),r.steps!==void 0){let u=r.steps;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u){
const y=s;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===
null?e=[c]:e.push(c),s++}var i=y===s;if(!i){const c={instancePath:n+"/steps",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:
e.push(c),s++}}for(const p in u)De(u[p],{instancePath:n+"/steps/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,
rootData:l})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)}else{const p={instancePath:n+"/steps",keyword:"type",params:{type:"objec\
t"}};e===null?e=[p]:e.push(p),s++}}if(r.lenient!==void 0){let u=r.lenient;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u){const y=s;
if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/lenient",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[
c]:e.push(c),s++}var f=y===s;if(!f){const c={instancePath:n+"/lenient",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(
c),s++}}for(const p in u)De(u[p],{instancePath:n+"/lenient/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||
(e=e===null?De.errors:e.concat(De.errors),s=e.length)}else{const p={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),s++}}if(r.anytime!==void 0&&(De(r.anytime,{instancePath:n+"/anytime",parentData:r,parentDataProperty:"anytime",rootData:l})||
(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r.end!==void 0&&(De(r.end,{instancePath:n+"/end",parentData:r,parentDataProperty:"end",
rootData:l})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r.refusals!==void 0&&(De(r.refusals,{instancePath:n+"/refusals",parentData:r,
parentDataProperty:"refusals",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),s=e.length)),r.inside!==void 0&&(b(r.inside,{instancePath:n+
"/inside",parentData:r,parentDataProperty:"inside",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.open!==void 0){let u=r.
open;if(!(u==="forbid"||u==="allow")){const p={instancePath:n+"/open",keyword:"enum",params:{allowedValues:rs.properties.open.enum}};e===null?
e=[p]:e.push(p),s++}}if(r.same!==void 0){let u=r.same;if(Array.isArray(u)){if(u.length<1){const y={instancePath:n+"/same",keyword:"minItems",
params:{limit:1}};e===null?e=[y]:e.push(y),s++}const p=u.length;for(let y=0;y<p;y++)D(u[y],{instancePath:n+"/same/"+y,parentData:u,parentDataProperty:y,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const p={instancePath:n+"/same",keyword:"type",params:{type:"array"}};
e===null?e=[p]:e.push(p),s++}}if(r.rounds!==void 0){let u=r.rounds;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.field===void 0){const p={
instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"field"}};e===null?e=[p]:e.push(p),s++}if(u.start===void 0){const p={instancePath:n+
"/rounds",keyword:"required",params:{missingProperty:"start"}};e===null?e=[p]:e.push(p),s++}if(u.openedBy===void 0){const p={instancePath:n+
"/rounds",keyword:"required",params:{missingProperty:"openedBy"}};e===null?e=[p]:e.push(p),s++}if(u.echoedBy===void 0){const p={instancePath:n+
"/rounds",keyword:"required",params:{missingProperty:"echoedBy"}};e===null?e=[p]:e.push(p),s++}for(const p in u)if(!(p==="field"||p==="start"||
p==="openedBy"||p==="echoedBy"||p==="max")){const y={instancePath:n+"/rounds",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[y]:e.push(y),s++}if(u.field!==void 0&&(D(u.field,{instancePath:n+"/rounds/field",parentData:u,parentDataProperty:"field",rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)),u.start!==void 0){let p=u.start;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
const y={instancePath:n+"/rounds/start",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),s++}if(typeof p=="number"&&isFinite(
p)&&(p<0||isNaN(p))){const y={instancePath:n+"/rounds/start",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),s++}}
u.openedBy!==void 0&&(Pe(u.openedBy,{instancePath:n+"/rounds/openedBy",parentData:u,parentDataProperty:"openedBy",rootData:l})||(e=e===null?
Pe.errors:e.concat(Pe.errors),s=e.length)),u.echoedBy!==void 0&&(Pe(u.echoedBy,{instancePath:n+"/rounds/echoedBy",parentData:u,parentDataProperty:"\
echoedBy",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),u.max!==void 0&&(D(u.max,{instancePath:n+"/rounds/max",parentData:u,
parentDataProperty:"max",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}else{const p={instancePath:n+"/rounds",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}if(r.deadlines!==void 0){let u=r.deadlines;if(Array.isArray(u)){if(u.length<1){const y={
instancePath:n+"/deadlines",keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),s++}const p=u.length;for(let y=0;y<p;y++)Gr(u[y],{
instancePath:n+"/deadlines/"+y,parentData:u,parentDataProperty:y,rootData:l})||(e=e===null?Gr.errors:e.concat(Gr.errors),s=e.length)}else{const p={
instancePath:n+"/deadlines",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),s++}}if(r.transcripts!==void 0){let u=r.transcripts;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/transcripts",keyword:"minProperties",params:{
limit:1}};e===null?e=[p]:e.push(p),s++}for(const p in u){const y=s;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/transcripts",
keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),s++}var w=y===s;if(!w){const c={instancePath:n+"/transcrip\
ts",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),s++}}for(const p in u)gr(u[p],{instancePath:n+"/transcripts/"+
p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?gr.errors:e.concat(gr.errors),s=e.length)}else{
const p={instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}}if(r.illegal!==void 0){let u=r.illegal;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/illegal",keyword:"minProperties",params:{
limit:1}};e===null?e=[p]:e.push(p),s++}for(const p in u){const y=s;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/illegal",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),s++}var P=y===s;if(!P){const c={instancePath:n+"/illegal",keyword:"\
propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),s++}}for(const p in u){let y=u[p];if(y&&typeof y=="object"&&!Array.isArray(
y)){if(y.messages===void 0){const c={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
messages"}};e===null?e=[c]:e.push(c),s++}if(y.at===void 0){const c={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"at"}};e===null?e=[c]:e.push(c),s++}for(const c in y)if(!(c==="messages"||c==="at"||c==="issue")){const m={
instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=
[m]:e.push(m),s++}if(y.messages!==void 0){let c=y.messages;if(Array.isArray(c)){if(c.length<1){const g={instancePath:n+"/illegal/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),s++}const m=c.length;for(let g=0;g<
m;g++)fr(c[g],{instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+g,parentData:c,parentDataProperty:g,rootData:l})||
(e=e===null?fr.errors:e.concat(fr.errors),s=e.length)}else{const m={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/me\
ssages",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}if(y.at!==void 0){let c=y.at;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))){const m={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};
e===null?e=[m]:e.push(m),s++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){const m={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),s++}}y.issue!==void 0&&(Ye(y.issue,{instancePath:n+
"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/issue",parentData:y,parentDataProperty:"issue",rootData:l})||(e=e===null?Ye.errors:e.
concat(Ye.errors),s=e.length))}else{const c={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[c]:e.push(c),s++}}}else{const p={instancePath:n+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),s++}}r.allow!==void 0&&(Ne(r.allow,{instancePath:n+"/allow",parentData:r,parentDataProperty:"allow",rootData:l})||(e=e===null?Ne.errors:e.
concat(Ne.errors),s=e.length))}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}return Hr.errors=
e,s===0}const cs={type:"object",properties:{doc:{$ref:"#/definitions/string"},agents:{enum:["any","one","many"]},messages:{if:{type:"array"},
then:{$ref:"#/definitions/messageList"},else:{enum:["all"]}}},additionalProperties:!1,required:["doc","agents","messages"]};function Jr(r,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.doc===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),s++}if(r.agents===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"agents"}};e===null?e=[i]:e.push(i),s++}if(r.messages===void 0){const i={instancePath:n,keyword:"\
required",params:{missingProperty:"messages"}};e===null?e=[i]:e.push(i),s++}for(const i in r)if(!(i==="doc"||i==="agents"||i==="messages")){
const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),s++}if(r.doc!==void 0&&(b(r.doc,
{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.agents!==void 0){
let i=r.agents;if(!(i==="any"||i==="one"||i==="many")){const f={instancePath:n+"/agents",keyword:"enum",params:{allowedValues:cs.properties.
agents.enum}};e===null?e=[f]:e.push(f),s++}}if(r.messages!==void 0){let i=r.messages;const f=s;let w=!0;const P=s;if(!Array.isArray(i)){const p={};
e===null?e=[p]:e.push(p),s++}var t=P===s;s=f,e!==null&&(f?e.length=f:e=null);let u;if(t){const p=s;De(i,{instancePath:n+"/messages",parentData:r,
parentDataProperty:"messages",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),s=e.length);var t=p===s;w=t,u="then"}else{const p=s;if(i!==
"all"){const c={instancePath:n+"/messages",keyword:"enum",params:{allowedValues:cs.properties.messages.else.enum}};e===null?e=[c]:e.push(c),
s++}var t=p===s;w=t,u="else"}if(!w){const p={instancePath:n+"/messages",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),s++}}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}return Jr.errors=e,s===0}const kn={type:"object",
properties:{doc:{$ref:"#/definitions/string"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{$ref:"#/definitions/string"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"}},otherwise:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}}},additionalProperties:!1},
replies:{type:"array",items:{$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:[
"reasons","replies"]},vn={type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{
message:{$ref:"#/definitions/messageName"},fields:!0},additionalProperties:!1,required:["message","fields"]},else:{if:{type:"object",required:[
"object"]},then:{type:"object",properties:{object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,required:["object","fie\
lds"]},else:{type:"object",properties:{message:{$ref:"#/definitions/messageName"},object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,
required:["message","fields"]}}};function Qr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;
let i=!0;const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.message===void 0&&(p="message")){const y={};e===null?e=[
y]:e.push(y),s++}}else{const p={};e===null?e=[p]:e.push(p),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.message===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?
e=[c]:e.push(c),s++}if(r.fields===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[c]:e.push(
c),s++}for(const c in r)if(!(c==="message"||c==="fields")){const m={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[m]:e.push(m),s++}r.message!==void 0&&(Pe(r.message,{instancePath:n+"/message",parentData:r,parentDataProperty:"message",rootData:l})||
(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length))}else{const c={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.
push(c),s++}var w=p===s;i=w,P="then"}else{const p=s,y=s;let c=!0;const m=s;if(s===m)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
object===void 0&&(o="object")){const v={};e===null?e=[v]:e.push(v),s++}}else{const o={};e===null?e=[o]:e.push(o),s++}var u=m===s;s=y,e!==null&&
(y?e.length=y:e=null);let g;if(u){const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0){const d={instancePath:n,keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[d]:e.push(d),s++}if(r.fields===void 0){const d={instancePath:n,keyword:"required",params:{
missingProperty:"fields"}};e===null?e=[d]:e.push(d),s++}for(const d in r)if(!(d==="object"||d==="fields")){const k={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:d}};e===null?e=[k]:e.push(k),s++}r.object!==void 0&&(L(r.object,{instancePath:n+"/object",parentData:r,
parentDataProperty:"object",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length))}else{const d={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),s++}var u=o===s;c=u,g="then"}else{const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.message===
void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[d]:e.push(d),s++}if(r.fields===void 0){const d={
instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[d]:e.push(d),s++}for(const d in r)if(!(d==="message"||d==="\
object"||d==="fields")){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[k]:e.push(k),s++}r.
message!==void 0&&(Pe(r.message,{instancePath:n+"/message",parentData:r,parentDataProperty:"message",rootData:l})||(e=e===null?Pe.errors:e.concat(
Pe.errors),s=e.length)),r.object!==void 0&&(L(r.object,{instancePath:n+"/object",parentData:r,parentDataProperty:"object",rootData:l})||(e=e===
null?L.errors:e.concat(L.errors),s=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}
var u=o===s;c=u,g="else"}if(!c){const o={instancePath:n,keyword:"if",params:{failingKeyword:g}};e===null?e=[o]:e.push(o),s++}var w=p===s;i=w,
P="else"}if(!i){const p={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:e.push(p),s++}if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.fields!==void 0){let p=r.fields;if(!(p&&typeof p=="object"&&!Array.isArray(p))){const y={instancePath:n+"/fields",keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}}}else{const p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[p]:e.push(p),s++}return Qr.errors=e,s===0}function Ur(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reasons===void 0){const w={instancePath:n,keyword:"required",params:{missingProperty:"reas\
ons"}};e===null?e=[w]:e.push(w),s++}if(r.replies===void 0){const w={instancePath:n,keyword:"required",params:{missingProperty:"replies"}};e===
null?e=[w]:e.push(w),s++}for(const w in r)if(!(w==="doc"||w==="reasons"||w==="replies"||w==="silent")){const P={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:w}};e===null?e=[P]:e.push(P),s++}if(r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,
parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.reasons!==void 0){let w=r.reasons;if(w&&typeof w==
"object"&&!Array.isArray(w)){for(const P in w)if(!(P==="unknown-type"||P==="wrong-version"||P==="otherwise")){const u={instancePath:n+"/reas\
ons",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[u]:e.push(u),s++}if(w["unknown-type"]!==void 0){let P=w["unkn\
own-type"];if(P&&typeof P=="object"&&!Array.isArray(P)){for(const u in P){const p=s;if(typeof u=="string"&&!fe.test(u)){const y={instancePath:n+
"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=[y]:e.push(y),s++}var t=p===s;if(!t){const y={instancePath:n+
"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[y]:e.push(y),s++}}for(const u in P)b(P[u],{instancePath:n+
"/reasons/unknown-type/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:P,parentDataProperty:u,rootData:l})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length)}else{const u={instancePath:n+"/reasons/unknown-type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}
if(w["wrong-version"]!==void 0){let P=w["wrong-version"];if(P&&typeof P=="object"&&!Array.isArray(P)){for(const u in P){const p=s;if(typeof u==
"string"&&!fe.test(u)){const y={instancePath:n+"/reasons/wrong-version",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=
[y]:e.push(y),s++}var i=p===s;if(!i){const y={instancePath:n+"/reasons/wrong-version",keyword:"propertyNames",params:{propertyName:u}};e===null?
e=[y]:e.push(y),s++}}for(const u in P)b(P[u],{instancePath:n+"/reasons/wrong-version/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:P,
parentDataProperty:u,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)}else{const u={instancePath:n+"/reasons/wrong-version",
keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}if(w.otherwise!==void 0){let P=w.otherwise;if(P&&typeof P=="object"&&!Array.
isArray(P)){for(const u in P){const p=s;if(typeof u=="string"&&!fe.test(u)){const y={instancePath:n+"/reasons/otherwise",keyword:"pattern",params:{
pattern:"\\S"},propertyName:u};e===null?e=[y]:e.push(y),s++}var f=p===s;if(!f){const y={instancePath:n+"/reasons/otherwise",keyword:"propert\
yNames",params:{propertyName:u}};e===null?e=[y]:e.push(y),s++}}for(const u in P)b(P[u],{instancePath:n+"/reasons/otherwise/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:P,parentDataProperty:u,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)}else{const u={
instancePath:n+"/reasons/otherwise",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{const P={instancePath:n+"/rea\
sons",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),s++}}if(r.replies!==void 0){let w=r.replies;if(Array.isArray(w)){if(w.
length<1){const u={instancePath:n+"/replies",keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),s++}const P=w.length;for(let u=0;u<
P;u++)Qr(w[u],{instancePath:n+"/replies/"+u,parentData:w,parentDataProperty:u,rootData:l})||(e=e===null?Qr.errors:e.concat(Qr.errors),s=e.length)}else{
const P={instancePath:n+"/replies",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),s++}}r.silent!==void 0&&(De(r.silent,{instancePath:n+
"/silent",parentData:r,parentDataProperty:"silent",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),s=e.length))}else{const w={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),s++}return Ur.errors=e,s===0}const Js={type:"object",properties:{rename:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/anyField"},minProperties:1},values:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{if:{type:"object"},then:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/defi\
nitions/string"},minProperties:1},else:{$ref:"#/definitions/string"}},minProperties:1},add:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},
minProperties:1},drop:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1},from:{$ref:"#/definitions/string"},
by:{enum:["hand"]}},additionalProperties:!1};function Wr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const p in r)if(!(p==="rename"||p==="values"||p==="add"||p==="drop"||p==="from"||p==="b\
y")){const y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[y]:e.push(y),s++}if(r.rename!==void 0){
let p=r.rename;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){const y={instancePath:n+"/rename",keyword:"minProper\
ties",params:{limit:1}};e===null?e=[y]:e.push(y),s++}for(const y in p){const c=s;if(typeof y=="string"&&!fe.test(y)){const m={instancePath:n+
"/rename",keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[m]:e.push(m),s++}var t=c===s;if(!t){const m={instancePath:n+"\
/rename",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[m]:e.push(m),s++}}for(const y in p)X(p[y],{instancePath:n+"/rename/"+y.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:y,rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{
const y={instancePath:n+"/rename",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}}if(r.values!==void 0){let p=r.values;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){const y={instancePath:n+"/values",keyword:"minProperties",params:{limit:1}};
e===null?e=[y]:e.push(y),s++}for(const y in p){const c=s;if(typeof y=="string"&&!fe.test(y)){const m={instancePath:n+"/values",keyword:"patt\
ern",params:{pattern:"\\S"},propertyName:y};e===null?e=[m]:e.push(m),s++}var i=c===s;if(!i){const m={instancePath:n+"/values",keyword:"prope\
rtyNames",params:{propertyName:y}};e===null?e=[m]:e.push(m),s++}}for(const y in p){let c=p[y];const m=s;let g=!0;const a=s;if(!(c&&typeof c==
"object"&&!Array.isArray(c))){const v={};e===null?e=[v]:e.push(v),s++}var f=a===s;s=m,e!==null&&(m?e.length=m:e=null);let o;if(f){const v=s;
if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1){const k={instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"minProperties",params:{limit:1}};e===null?e=[k]:e.push(k),s++}for(const k in c){const j=s;if(typeof k=="string"&&!fe.test(k)){
const _={instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:k};e===null?
e=[_]:e.push(_),s++}var w=j===s;if(!w){const _={instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{
propertyName:k}};e===null?e=[_]:e.push(_),s++}}for(const k in c)b(c[k],{instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:k,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)}else{
const k={instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),
s++}var f=v===s;g=f,o="then"}else{const v=s;b(c,{instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:y,
rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var f=v===s;g=f,o="else"}if(!g){const v={instancePath:n+"/values/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:o}};e===null?e=[v]:e.push(v),s++}}}else{const y={instancePath:n+"/values",
keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}}if(r.add!==void 0){let p=r.add;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(Object.keys(p).length<1){const y={instancePath:n+"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),s++}for(const y in p){
const c=s;if(typeof y=="string"&&!fe.test(y)){const m={instancePath:n+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?
e=[m]:e.push(m),s++}var P=c===s;if(!P){const m={instancePath:n+"/add",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[m]:e.push(
m),s++}}}else{const y={instancePath:n+"/add",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}}if(r.drop!==void 0){let p=r.
drop;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){const y={instancePath:n+"/drop",keyword:"minProperties",params:{
limit:1}};e===null?e=[y]:e.push(y),s++}for(const y in p){const c=s;if(typeof y=="string"&&!fe.test(y)){const m={instancePath:n+"/drop",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[m]:e.push(m),s++}var u=c===s;if(!u){const m={instancePath:n+"/drop",keyword:"pro\
pertyNames",params:{propertyName:y}};e===null?e=[m]:e.push(m),s++}}}else{const y={instancePath:n+"/drop",keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),s++}}if(r.from!==void 0&&(b(r.from,{instancePath:n+"/from",parentData:r,parentDataProperty:"from",rootData:l})||(e=
e===null?b.errors:e.concat(b.errors),s=e.length)),r.by!==void 0&&r.by!=="hand"){const p={instancePath:n+"/by",keyword:"enum",params:{allowedValues:Js.
properties.by.enum}};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),s++}return Wr.errors=e,s===0}const Qs={type:"object",properties:{spec:{$ref:"#/definitions/string"},as:{type:["string","integer"]}},additionalProperties:!1};
function Xr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(const t in r)if(!(t==="spec"||t==="as")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[i]:e.push(i),s++}if(r.spec!==void 0&&(b(r.spec,{instancePath:n+"/spec",parentData:r,parentDataProperty:"spec",rootData:l})||(e=e===null?b.
errors:e.concat(b.errors),s=e.length)),r.as!==void 0){let t=r.as;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const i={instancePath:n+"/as",keyword:"type",params:{type:Qs.properties.as.type}};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return Xr.errors=e,s===0}const jn={type:"object",properties:{},if:{type:"\
object",required:["request"]},then:{type:"object",properties:{request:{$ref:"#/definitions/messageName"},offer:{$ref:"#/definitions/fieldPat\
h"},answer:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["request","offer","answer"]},else:{if:{type:"object",required:[
"each"]},then:{type:"object",properties:{each:{$ref:"#/definitions/fieldPath"},header:{$ref:"#/definitions/string"}},additionalProperties:!1,
required:["each"]},else:{type:"object",properties:{request:{$ref:"#/definitions/messageName"},offer:{$ref:"#/definitions/fieldPath"},answer:{
$ref:"#/definitions/fieldPath"},each:{$ref:"#/definitions/fieldPath"},header:{$ref:"#/definitions/string"}},additionalProperties:!1,required:[
"request","offer","answer"]}}};function Yr(r,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;const t=s;
let i=!0;const f=s;if(s===f)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.request===void 0&&(p="request")){const y={};e===null?e=[
y]:e.push(y),s++}}else{const p={};e===null?e=[p]:e.push(p),s++}var w=f===s;s=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const p=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.request===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"request"}};e===null?
e=[c]:e.push(c),s++}if(r.offer===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"offer"}};e===null?e=[c]:e.push(
c),s++}if(r.answer===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"answer"}};e===null?e=[c]:e.push(c),s++}for(const c in r)
if(!(c==="request"||c==="offer"||c==="answer")){const m={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:c}};e===null?
e=[m]:e.push(m),s++}r.request!==void 0&&(Pe(r.request,{instancePath:n+"/request",parentData:r,parentDataProperty:"request",rootData:l})||(e=
e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),r.offer!==void 0&&(D(r.offer,{instancePath:n+"/offer",parentData:r,parentDataProperty:"o\
ffer",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.answer!==void 0&&(D(r.answer,{instancePath:n+"/answer",parentData:r,
parentDataProperty:"answer",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}else{const c={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),s++}var w=p===s;i=w,P="then"}else{const p=s,y=s;let c=!0;const m=s;if(s===m)if(r&&typeof r=="object"&&
!Array.isArray(r)){let o;if(r.each===void 0&&(o="each")){const v={};e===null?e=[v]:e.push(v),s++}}else{const o={};e===null?e=[o]:e.push(o),s++}
var u=m===s;s=y,e!==null&&(y?e.length=y:e=null);let g;if(u){const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.each===void 0){const d={
instancePath:n,keyword:"required",params:{missingProperty:"each"}};e===null?e=[d]:e.push(d),s++}for(const d in r)if(!(d==="each"||d==="heade\
r")){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[k]:e.push(k),s++}r.each!==void 0&&(D(
r.each,{instancePath:n+"/each",parentData:r,parentDataProperty:"each",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.header!==
void 0&&(b(r.header,{instancePath:n+"/header",parentData:r,parentDataProperty:"header",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}var u=o===s;c=u,g="then"}else{
const o=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.request===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"\
request"}};e===null?e=[d]:e.push(d),s++}if(r.offer===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"offer"}};e===
null?e=[d]:e.push(d),s++}if(r.answer===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"answer"}};e===null?e=[d]:
e.push(d),s++}for(const d in r)if(!(d==="request"||d==="offer"||d==="answer"||d==="each"||d==="header")){const k={instancePath:n,keyword:"ad\
ditionalProperties",params:{additionalProperty:d}};e===null?e=[k]:e.push(k),s++}r.request!==void 0&&(Pe(r.request,{instancePath:n+"/request",
parentData:r,parentDataProperty:"request",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length)),r.offer!==void 0&&(D(r.offer,
{instancePath:n+"/offer",parentData:r,parentDataProperty:"offer",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.answer!==
void 0&&(D(r.answer,{instancePath:n+"/answer",parentData:r,parentDataProperty:"answer",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),
s=e.length)),r.each!==void 0&&(D(r.each,{instancePath:n+"/each",parentData:r,parentDataProperty:"each",rootData:l})||(e=e===null?D.errors:e.
concat(D.errors),s=e.length)),r.header!==void 0&&(b(r.header,{instancePath:n+"/header",parentData:r,parentDataProperty:"header",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(
d),s++}var u=o===s;c=u,g="else"}if(!c){const o={instancePath:n,keyword:"if",params:{failingKeyword:g}};e===null?e=[o]:e.push(o),s++}var w=p===
s;i=w,P="else"}if(!i){const p={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:e.push(p),s++}if(!(r&&typeof r=="object"&&
!Array.isArray(r))){const p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),s++}return Yr.errors=e,s===0}function ds(r,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.protocol===
void 0){const a={instancePath:n,keyword:"required",params:{missingProperty:"protocol"}};e===null?e=[a]:e.push(a),s++}if(r.version===void 0){
const a={instancePath:n,keyword:"required",params:{missingProperty:"version"}};e===null?e=[a]:e.push(a),s++}if(r.messages===void 0){const a={
instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[a]:e.push(a),s++}for(const a in r)if(!me.call(ps.properties,
a)){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[o]:e.push(o),s++}if(r.protocol!==void 0){
let a=r.protocol;if(typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){const o={instancePath:n+"/protocol",keyword:"\
type",params:{type:ps.properties.protocol.type}};e===null?e=[o]:e.push(o),s++}if(typeof a=="string"&&!zs.test(a)){const o={instancePath:n+"/\
protocol",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0&&(b(r.title,
{instancePath:n+"/title",parentData:r,parentDataProperty:"title",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.version!==
void 0&&(Ze(r.version,{instancePath:n+"/version",parentData:r,parentDataProperty:"version",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),
s=e.length)),r.objects!==void 0&&(we(r.objects,{instancePath:n+"/objects",parentData:r,parentDataProperty:"objects",rootData:l})||(e=e===null?
we.errors:e.concat(we.errors),s=e.length)),r.doc!==void 0&&(b(r.doc,{instancePath:n+"/doc",parentData:r,parentDataProperty:"doc",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.originalName!==void 0&&(b(r.originalName,{instancePath:n+"/originalName",parentData:r,
parentDataProperty:"originalName",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.names!==void 0&&(xr(r.names,{instancePath:n+
"/names",parentData:r,parentDataProperty:"names",rootData:l})||(e=e===null?xr.errors:e.concat(xr.errors),s=e.length)),r.roles!==void 0){let a=r.
roles;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/roles",keyword:"minProperties",params:{
limit:1}};e===null?e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/roles",keyword:"\
pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[d]:e.push(d),s++}var t=v===s;if(!t){const d={
instancePath:n+"/roles",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),s++}}for(const o in a)b(a[o],{instancePath:n+
"/roles/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=
e.length)}else{const o={instancePath:n+"/roles",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.reading!==void 0&&
(Nr(r.reading,{instancePath:n+"/reading",parentData:r,parentDataProperty:"reading",rootData:l})||(e=e===null?Nr.errors:e.concat(Nr.errors),s=
e.length)),r.encodings!==void 0&&(Zr(r.encodings,{instancePath:n+"/encodings",parentData:r,parentDataProperty:"encodings",rootData:l})||(e=e===
null?Zr.errors:e.concat(Zr.errors),s=e.length)),r.envelope!==void 0&&(Er(r.envelope,{instancePath:n+"/envelope",parentData:r,parentDataProperty:"\
envelope",rootData:l})||(e=e===null?Er.errors:e.concat(Er.errors),s=e.length)),r.types!==void 0){let a=r.types;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),
s++}for(const o in a){const v=s;if(typeof o=="string"&&!Te.test(o)){const d={instancePath:n+"/types",keyword:"pattern",params:{pattern:"^[A-\
Z][A-Za-z0-9]*$"},propertyName:o};e===null?e=[d]:e.push(d),s++}var i=v===s;if(!i){const d={instancePath:n+"/types",keyword:"propertyNames",params:{
propertyName:o}};e===null?e=[d]:e.push(d),s++}}for(const o in a)dr(a[o],{instancePath:n+"/types/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,
parentDataProperty:o,rootData:l})||(e=e===null?dr.errors:e.concat(dr.errors),s=e.length)}else{const o={instancePath:n+"/types",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.messages!==void 0){let a=r.messages;if(a&&typeof a=="object"&&!Array.isArray(a)){
if(Object.keys(a).length<1){const o={instancePath:n+"/messages",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),s++}for(const o in a){
const v=s;if(typeof o=="string"&&!Os.test(o)){const d={instancePath:n+"/messages",keyword:"pattern",params:{pattern:"^[^\\s\\u0000-\\u001f\\u007\
f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:o};e===null?e=[d]:e.push(d),s++}var f=v===s;if(!f){const d={instancePath:n+
"/messages",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),s++}}for(const o in a)Br(a[o],{instancePath:n+"/messag\
es/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?Br.errors:e.concat(Br.errors),s=e.
length)}else{const o={instancePath:n+"/messages",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.failures!==void 0&&
(Cr(r.failures,{instancePath:n+"/failures",parentData:r,parentDataProperty:"failures",rootData:l})||(e=e===null?Cr.errors:e.concat(Cr.errors),
s=e.length)),r.cancellation!==void 0&&(Rr(r.cancellation,{instancePath:n+"/cancellation",parentData:r,parentDataProperty:"cancellation",rootData:l})||
(e=e===null?Rr.errors:e.concat(Rr.errors),s=e.length)),r.progress!==void 0&&(Tr(r.progress,{instancePath:n+"/progress",parentData:r,parentDataProperty:"\
progress",rootData:l})||(e=e===null?Tr.errors:e.concat(Tr.errors),s=e.length)),r.others!==void 0&&(Mr(r.others,{instancePath:n+"/others",parentData:r,
parentDataProperty:"others",rootData:l})||(e=e===null?Mr.errors:e.concat(Mr.errors),s=e.length)),r.groups!==void 0){let a=r.groups;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/groups",keyword:"minProperties",params:{limit:1}};e===null?
e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/groups",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[d]:e.push(d),s++}var w=v===s;if(!w){const d={instancePath:n+
"/groups",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),s++}}for(const o in a){let v=a[o];if(v&&typeof v=="objec\
t"&&!Array.isArray(v)){if(v.doc===void 0){const d={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{
missingProperty:"doc"}};e===null?e=[d]:e.push(d),s++}if(v.members===void 0){const d={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"required",params:{missingProperty:"members"}};e===null?e=[d]:e.push(d),s++}for(const d in v)if(!(d==="doc"||d==="member\
s")){const k={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[k]:e.push(k),s++}if(v.doc!==void 0&&(b(v.doc,{instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:v,
parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),v.members!==void 0){let d=v.members;if(Array.isArray(
d)){if(d.length<1){const j={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};
e===null?e=[j]:e.push(j),s++}const k=d.length;for(let j=0;j<k;j++)He(d[j],{instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/members/"+j,parentData:d,parentDataProperty:j,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),s=e.length)}else{const k={instancePath:n+
"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),s++}}}else{const d={
instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{
const o={instancePath:n+"/groups",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.capabilities!==void 0){let a=r.capabilities;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/capabilities",keyword:"minProperties",params:{
limit:1}};e===null?e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/capabilitie\
s",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[d]:e.push(d),s++}var P=v===s;if(!P){
const d={instancePath:n+"/capabilities",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),s++}}for(const o in a)Lr(a[o],
{instancePath:n+"/capabilities/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?Lr.errors:
e.concat(Lr.errors),s=e.length)}else{const o={instancePath:n+"/capabilities",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),
s++}}if(r.flows!==void 0){let a=r.flows;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/f\
lows",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o=="string"&&!Le.test(o)){
const d={instancePath:n+"/flows",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[d]:
e.push(d),s++}var u=v===s;if(!u){const d={instancePath:n+"/flows",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),
s++}}for(const o in a)Hr(a[o],{instancePath:n+"/flows/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||
(e=e===null?Hr.errors:e.concat(Hr.errors),s=e.length)}else{const o={instancePath:n+"/flows",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),s++}}if(r.transcripts!==void 0){let a=r.transcripts;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){
const o={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o==
"string"&&!fe.test(o)){const d={instancePath:n+"/transcripts",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[d]:e.push(
d),s++}var p=v===s;if(!p){const d={instancePath:n+"/transcripts",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),s++}}
for(const o in a)gr(a[o],{instancePath:n+"/transcripts/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||
(e=e===null?gr.errors:e.concat(gr.errors),s=e.length)}else{const o={instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}if(r.views!==void 0){let a=r.views;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={
instancePath:n+"/views",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o=="str\
ing"&&!Le.test(o)){const d={instancePath:n+"/views",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[d]:e.push(d),s++}var y=v===s;if(!y){const d={instancePath:n+"/views",keyword:"propertyNames",params:{propertyName:o}};e===null?e=
[d]:e.push(d),s++}}for(const o in a)Jr(a[o],{instancePath:n+"/views/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:l})||(e=e===null?Jr.errors:e.concat(Jr.errors),s=e.length)}else{const o={instancePath:n+"/views",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),s++}}if(r.rejections!==void 0&&(Ur(r.rejections,{instancePath:n+"/rejections",parentData:r,parentDataProperty:"\
rejections",rootData:l})||(e=e===null?Ur.errors:e.concat(Ur.errors),s=e.length)),r.migrations!==void 0){let a=r.migrations;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/migrations",keyword:"minProperties",params:{limit:1}};e===
null?e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o=="string"&&!Zs.test(o)){const d={instancePath:n+"/migrations",keyword:"patt\
ern",params:{pattern:"^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))$"},propertyName:o};e===null?e=[d]:
e.push(d),s++}var c=v===s;if(!c){const d={instancePath:n+"/migrations",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(
d),s++}}for(const o in a){let v=a[o];if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(v).length<1){const d={instancePath:n+"/migr\
ations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};e===null?e=[d]:e.push(d),s++}for(const d in v){const k=s;
if(typeof d=="string"&&!fe.test(d)){const j={instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{
pattern:"\\S"},propertyName:d};e===null?e=[j]:e.push(j),s++}var m=k===s;if(!m){const j={instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"propertyNames",params:{propertyName:d}};e===null?e=[j]:e.push(j),s++}}for(const d in v)Wr(v[d],{instancePath:n+"/migrat\
ions/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:d,rootData:l})||
(e=e===null?Wr.errors:e.concat(Wr.errors),s=e.length)}else{const d={instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{const o={instancePath:n+"/migrations",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),s++}}if(r.speaks!==void 0){let a=r.speaks;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){
const o={instancePath:n+"/speaks",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),s++}for(const o in a){const v=s;if(typeof o==
"string"&&!Is.test(o)){const d={instancePath:n+"/speaks",keyword:"pattern",params:{pattern:"^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[\
0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.[0-9]+\\.[0-9]+)?)$"},propertyName:o};e===null?e=[d]:e.push(d),s++}var g=v===s;if(!g){const d={instancePath:n+
"/speaks",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),s++}}for(const o in a)Xr(a[o],{instancePath:n+"/speaks/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?Xr.errors:e.concat(Xr.errors),s=e.length)}else{
const o={instancePath:n+"/speaks",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(r.negotiation!==void 0){let a=r.negotiation;
if(Array.isArray(a)){const o=a.length;for(let v=0;v<o;v++)Yr(a[v],{instancePath:n+"/negotiation/"+v,parentData:a,parentDataProperty:v,rootData:l})||
(e=e===null?Yr.errors:e.concat(Yr.errors),s=e.length)}else{const o={instancePath:n+"/negotiation",keyword:"type",params:{type:"array"}};e===
null?e=[o]:e.push(o),s++}}r.reserved!==void 0&&(C(r.reserved,{instancePath:n+"/reserved",parentData:r,parentDataProperty:"reserved",rootData:l})||
(e=e===null?C.errors:e.concat(C.errors),s=e.length)),r.allow!==void 0&&(Ne(r.allow,{instancePath:n+"/allow",parentData:r,parentDataProperty:"\
allow",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length))}else{const a={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),s++}return ds.errors=e,s===0}
