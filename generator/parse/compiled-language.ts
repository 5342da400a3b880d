// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=is;const ms={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
types:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},lint:{enum:["minimal","standard","strict"]},allow:{$ref:"#/definitions/a\
llow"}},additionalProperties:!1,required:["protocols"]},hs={type:["string","number","boolean"],pattern:"\\S"},fe=new RegExp("\\S","u");function b(s,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:hs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!fe.test(
s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return b.errors=e,r===0}const gs={type:"o\
bject",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{if:{type:"object"},then:{type:"object",properties:{reason:{$ref:"\
#/definitions/string"},until:{type:["string","number","boolean"],pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"}},additionalProperties:!1,
required:["reason"]},else:{$ref:"#/definitions/string"}},minProperties:1},ws=new RegExp("^[a-z]+(?:-[a-z0-9]+)*$","u"),bs=new RegExp("^[0-9]\
{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$","u");function Ne(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const f={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in s){const w=r;if(typeof f=="string"&&!ws.test(f)){const P={instancePath:n,keyword:"patt\
ern",params:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},propertyName:f};e===null?e=[P]:e.push(P),r++}var t=w===r;if(!t){const P={instancePath:n,keyword:"\
propertyNames",params:{propertyName:f}};e===null?e=[P]:e.push(P),r++}}for(const f in s){let w=s[f];const P=r;let u=!0;const p=r;if(!(w&&typeof w==
"object"&&!Array.isArray(w))){const c={};e===null?e=[c]:e.push(c),r++}var i=p===r;r=P,e!==null&&(P?e.length=P:e=null);let y;if(i){const c=r;
if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.reason===void 0){const g={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[g]:e.push(g),r++}for(const g in w)if(!(g==="reason"||g==="until")){const a={instancePath:n+
"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[a]:e.push(a),r++}if(w.
reason!==void 0&&(b(w.reason,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:w,parentDataProperty:"reason",
rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),w.until!==void 0){let g=w.until;if(typeof g!="string"&&!(typeof g=="numbe\
r"&&isFinite(g))&&typeof g!="boolean"){const a={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{
type:gs.additionalProperties.then.properties.until.type}};e===null?e=[a]:e.push(a),r++}if(typeof g=="string"&&!bs.test(g)){const a={instancePath:n+
"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[0\
1])$"}};e===null?e=[a]:e.push(a),r++}}}else{const g={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[g]:e.push(g),r++}var i=c===r;u=i,y="then"}else{const c=r;b(w,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:s,parentDataProperty:f,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length);var i=c===r;u=i,y="else"}if(!u){const c={
instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:y}};e===null?e=[c]:e.push(c),r++}}}else{const f={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return Ne.errors=e,r===0}function is(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"protocols"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="protocols"||
t==="types"||t==="lint"||t==="allow")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:
e.push(i),r++}if(s.protocols!==void 0){let t=s.protocols;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+"/protocols",keyword:"m\
inItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;for(let f=0;f<i;f++)b(t[f],{instancePath:n+"/protocols/"+f,parentData:t,
parentDataProperty:f,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)}else{const i={instancePath:n+"/protocols",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.types!==void 0){let t=s.types;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+
"/types",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;for(let f=0;f<i;f++)b(t[f],{instancePath:n+"/typ\
es/"+f,parentData:t,parentDataProperty:f,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)}else{const i={instancePath:n+"/ty\
pes",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.lint!==void 0){let t=s.lint;if(!(t==="minimal"||t==="standard"||
t==="strict")){const i={instancePath:n+"/lint",keyword:"enum",params:{allowedValues:ms.properties.lint.enum}};e===null?e=[i]:e.push(i),r++}}
s.allow!==void 0&&(Ne(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?Ne.errors:e.concat(
Ne.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return is.errors=e,
r===0}export const validateTypesFile=os;const Qs={type:"object",properties:{doc:{$ref:"#/definitions/string"},types:{type:"object",propertyNames:{
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
Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"},vs=new RegExp("^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$","u");function L(s,{instancePath:n="",parentData:S,
parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={
instancePath:n,keyword:"type",params:{type:ks.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!vs.test(s)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"}};e===null?e=[t]:e.push(t),r++}return L.errors=e,r===0}const Us={
type:"array",items:{$ref:"#/definitions/string"},minItems:1};function C(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){
let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}
const t=s.length;for(let i=0;i<t;i++)b(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:l})||(e=e===null?b.errors:e.concat(
b.errors),r=e.length)}else{const t={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return C.errors=e,r===
0}const Ws={if:{type:"object"},then:{$ref:"#/definitions/definition"},else:{$ref:"#/definitions/typeName"}},Ve={type:"object",properties:{doc:{
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
minItems:1},Te=new RegExp("^[A-Z][A-Za-z0-9]*$","u");function Ae(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,
r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}const t=s.
length;for(let i=0;i<t;i++){let f=s[i];if(typeof f!="string"&&!(typeof f=="number"&&isFinite(f))&&typeof f!="boolean"){const w={instancePath:n+
"/"+i,keyword:"type",params:{type:js.items.type}};e===null?e=[w]:e.push(w),r++}if(typeof f=="string"&&!Te.test(f)){const w={instancePath:n+"\
/"+i,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[w]:e.push(w),r++}}}else{const t={instancePath:n,keyword:"type",params:{
type:"array"}};e===null?e=[t]:e.push(t),r++}return Ae.errors=e,r===0}const As={enum:["open","closed"]};function we(s,{instancePath:n="",parentData:S,
parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(!(s==="open"||s==="closed")){const t={instancePath:n,keyword:"enum",params:{allowedValues:As.
enum}};e===null?e=[t]:e.push(t),r++}return we.errors=e,r===0}const Xs={type:"object",properties:{doc:{$ref:"#/definitions/string"},values:{$ref:"\
#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["values"]},Ce={validate:Q};function ze(s,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.values===
void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t===
"doc"||t==="values"||t==="keys")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(
i),r++}s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
r=e.length)),s.values!==void 0&&(Ce.validate(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===
null?Ce.validate.errors:e.concat(Ce.validate.errors),r=e.length)),s.keys!==void 0&&(b(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}const yr={type:"object",properties:{doc:{$ref:"#/definitions/string"},at:{$ref:"#/defi\
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
\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u");function D(s,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"\
type",params:{type:Ps.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ts.test(s)){const t={instancePath:n,keyword:"pattern",params:{
pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"}};e===null?e=[t]:e.push(t),r++}
return D.errors=e,r===0}function ve(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;
const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.differ===void 0&&(d="differ")){const k={};e===null?e=[k]:e.push(k),
r++}}else{const d={};e===null?e=[d]:e.push(d),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const d=r;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.doc===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[j]:e.push(
j),r++}if(s.differ===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[j]:e.push(j),r++}for(const j in s)
if(!(j==="differ"||j==="doc"||j==="at"||j==="level"||j==="lenient")){const _={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[_]:e.push(_),r++}if(s.differ!==void 0){let j=s.differ;if(Array.isArray(j)){if(j.length>2){const x={instancePath:n+"/differ",keyword:"\
maxItems",params:{limit:2}};e===null?e=[x]:e.push(x),r++}if(j.length<2){const x={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};
e===null?e=[x]:e.push(x),r++}const _=j.length;for(let x=0;x<_;x++)D(j[x],{instancePath:n+"/differ/"+x,parentData:j,parentDataProperty:x,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const _={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[_]:e.push(_),r++}}}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var w=d===r;i=w,P="then"}else{
const d=r,k=r;let j=!0;const _=r;if(r===_)if(s&&typeof s=="object"&&!Array.isArray(s)){let te;if(s.equal===void 0&&(te="equal")){const Z={};
e===null?e=[Z]:e.push(Z),r++}}else{const te={};e===null?e=[te]:e.push(te),r++}var u=_===r;r=k,e!==null&&(k?e.length=k:e=null);let x;if(u){const te=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const I={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[I]:e.push(I),r++}if(s.equal===void 0){const I={instancePath:n,keyword:"required",params:{missingProperty:"equal"}};e===null?e=[I]:e.
push(I),r++}for(const I in s)if(!(I==="equal"||I==="doc"||I==="at"||I==="level"||I==="lenient")){const be={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:I}};e===null?e=[be]:e.push(be),r++}if(s.equal!==void 0){let I=s.equal;if(Array.isArray(I)){if(I.length>
2){const U={instancePath:n+"/equal",keyword:"maxItems",params:{limit:2}};e===null?e=[U]:e.push(U),r++}if(I.length<2){const U={instancePath:n+
"/equal",keyword:"minItems",params:{limit:2}};e===null?e=[U]:e.push(U),r++}const be=I.length;for(let U=0;U<be;U++)D(I[U],{instancePath:n+"/e\
qual/"+U,parentData:I,parentDataProperty:U,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const be={instancePath:n+"\
/equal",keyword:"type",params:{type:"array"}};e===null?e=[be]:e.push(be),r++}}}else{const I={instancePath:n,keyword:"type",params:{type:"obj\
ect"}};e===null?e=[I]:e.push(I),r++}var u=te===r;j=u,x="then"}else{const te=r,Z=r;let I=!0;const be=r;if(r===be)if(s&&typeof s=="object"&&!Array.
isArray(s)){let ye;if(s.lessThan===void 0&&(ye="lessThan")){const H={};e===null?e=[H]:e.push(H),r++}}else{const ye={};e===null?e=[ye]:e.push(
ye),r++}var p=be===r;r=Z,e!==null&&(Z?e.length=Z:e=null);let U;if(p){const ye=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){
const V={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[V]:e.push(V),r++}if(s.lessThan===void 0){const V={instancePath:n,
keyword:"required",params:{missingProperty:"lessThan"}};e===null?e=[V]:e.push(V),r++}for(const V in s)if(!(V==="lessThan"||V==="doc"||V==="a\
t"||V==="level"||V==="lenient")){const ke={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[ke]:e.push(
ke),r++}if(s.lessThan!==void 0){let V=s.lessThan;if(Array.isArray(V)){if(V.length>2){const re={instancePath:n+"/lessThan",keyword:"maxItems",
params:{limit:2}};e===null?e=[re]:e.push(re),r++}if(V.length<2){const re={instancePath:n+"/lessThan",keyword:"minItems",params:{limit:2}};e===
null?e=[re]:e.push(re),r++}const ke=V.length;for(let re=0;re<ke;re++)D(V[re],{instancePath:n+"/lessThan/"+re,parentData:V,parentDataProperty:re,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const ke={instancePath:n+"/lessThan",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[ke]:e.push(ke),r++}}}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var p=ye===
r;I=p,U="then"}else{const ye=r,H=r;let V=!0;const ke=r;if(r===ke)if(s&&typeof s=="object"&&!Array.isArray(s)){let ce;if(s.lessOrEqual===void 0&&
(ce="lessOrEqual")){const R={};e===null?e=[R]:e.push(R),r++}}else{const ce={};e===null?e=[ce]:e.push(ce),r++}var y=ke===r;r=H,e!==null&&(H?e.
length=H:e=null);let re;if(y){const ce=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const z={instancePath:n,keyword:"re\
quired",params:{missingProperty:"doc"}};e===null?e=[z]:e.push(z),r++}if(s.lessOrEqual===void 0){const z={instancePath:n,keyword:"required",params:{
missingProperty:"lessOrEqual"}};e===null?e=[z]:e.push(z),r++}for(const z in s)if(!(z==="lessOrEqual"||z==="doc"||z==="at"||z==="level"||z===
"lenient")){const he={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:z}};e===null?e=[he]:e.push(he),r++}if(s.lessOrEqual!==
void 0){let z=s.lessOrEqual;if(Array.isArray(z)){if(z.length>2){const B={instancePath:n+"/lessOrEqual",keyword:"maxItems",params:{limit:2}};
e===null?e=[B]:e.push(B),r++}if(z.length<2){const B={instancePath:n+"/lessOrEqual",keyword:"minItems",params:{limit:2}};e===null?e=[B]:e.push(
B),r++}const he=z.length;for(let B=0;B<he;B++)D(z[B],{instancePath:n+"/lessOrEqual/"+B,parentData:z,parentDataProperty:B,rootData:l})||(e=e===
null?D.errors:e.concat(D.errors),r=e.length)}else{const he={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"array"}};e===null?e=[
he]:e.push(he),r++}}}else{const z={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}var y=ce===r;V=y,re="t\
hen"}else{const ce=r,R=r;let z=!0;const he=r;if(r===he)if(s&&typeof s=="object"&&!Array.isArray(s)){let oe;if(s.exactlyOne===void 0&&(oe="ex\
actlyOne")){const E={};e===null?e=[E]:e.push(E),r++}}else{const oe={};e===null?e=[oe]:e.push(oe),r++}var c=he===r;r=R,e!==null&&(R?e.length=
R:e=null);let B;if(c){const oe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const M={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[M]:e.push(M),r++}if(s.exactlyOne===void 0){const M={instancePath:n,keyword:"required",params:{missingProperty:"\
exactlyOne"}};e===null?e=[M]:e.push(M),r++}for(const M in s)if(!(M==="exactlyOne"||M==="doc"||M==="at"||M==="level"||M==="lenient")){const J={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:M}};e===null?e=[J]:e.push(J),r++}if(s.exactlyOne!==void 0){let M=s.
exactlyOne;if(Array.isArray(M)){if(M.length<2){const ge={instancePath:n+"/exactlyOne",keyword:"minItems",params:{limit:2}};e===null?e=[ge]:e.
push(ge),r++}const J=M.length;for(let ge=0;ge<J;ge++)D(M[ge],{instancePath:n+"/exactlyOne/"+ge,parentData:M,parentDataProperty:ge,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const J={instancePath:n+"/exactlyOne",keyword:"type",params:{type:"array"}};e===null?
e=[J]:e.push(J),r++}}}else{const M={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}var c=oe===r;z=c,B="t\
hen"}else{const oe=r,E=r;let M=!0;const J=r;if(r===J)if(s&&typeof s=="object"&&!Array.isArray(s)){let pe;if(s.atMostOne===void 0&&(pe="atMos\
tOne")){const T={};e===null?e=[T]:e.push(T),r++}}else{const pe={};e===null?e=[pe]:e.push(pe),r++}var m=J===r;r=E,e!==null&&(E?e.length=E:e=null);
let ge;if(m){const pe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const G={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[G]:e.push(G),r++}if(s.atMostOne===void 0){const G={instancePath:n,keyword:"required",params:{missingProperty:"atMostOne"}};
e===null?e=[G]:e.push(G),r++}for(const G in s)if(!(G==="atMostOne"||G==="doc"||G==="at"||G==="level"||G==="lenient")){const qe={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:G}};e===null?e=[qe]:e.push(qe),r++}if(s.atMostOne!==void 0){let G=s.atMostOne;if(Array.
isArray(G)){if(G.length<2){const _e={instancePath:n+"/atMostOne",keyword:"minItems",params:{limit:2}};e===null?e=[_e]:e.push(_e),r++}const qe=G.
length;for(let _e=0;_e<qe;_e++)D(G[_e],{instancePath:n+"/atMostOne/"+_e,parentData:G,parentDataProperty:_e,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const qe={instancePath:n+"/atMostOne",keyword:"type",params:{type:"array"}};e===null?e=[qe]:e.push(qe),r++}}}else{
const G={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(G),r++}var m=pe===r;M=m,ge="then"}else{const pe=r,T=r;let G=!0;
const qe=r;if(r===qe)if(s&&typeof s=="object"&&!Array.isArray(s)){let Ke;if(s.atLeastOne===void 0&&(Ke="atLeastOne")){const h={};e===null?e=
[h]:e.push(h),r++}}else{const Ke={};e===null?e=[Ke]:e.push(Ke),r++}var g=qe===r;r=T,e!==null&&(T?e.length=T:e=null);let _e;if(g){const Ke=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[A]:e.push(A),r++}if(s.atLeastOne===void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"atLeastOne"}};e===null?
e=[A]:e.push(A),r++}for(const A in s)if(!(A==="atLeastOne"||A==="doc"||A==="at"||A==="level"||A==="lenient")){const ne={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:A}};e===null?e=[ne]:e.push(ne),r++}if(s.atLeastOne!==void 0){let A=s.atLeastOne;if(Array.isArray(
A)){if(A.length<2){const se={instancePath:n+"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[se]:e.push(se),r++}const ne=A.length;
for(let se=0;se<ne;se++)D(A[se],{instancePath:n+"/atLeastOne/"+se,parentData:A,parentDataProperty:se,rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length)}else{const ne={instancePath:n+"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?e=[ne]:e.push(ne),r++}}}else{
const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}var g=Ke===r;G=g,_e="then"}else{const Ke=r,h=r;let A=!0;
const ne=r;if(r===ne)if(s&&typeof s=="object"&&!Array.isArray(s)){let Je;if(s.excludes===void 0&&(Je="excludes")){const wr={};e===null?e=[wr]:
e.push(wr),r++}}else{const Je={};e===null?e=[Je]:e.push(Je),r++}var a=ne===r;r=h,e!==null&&(h?e.length=h:e=null);let se;if(a){const Je=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const ae={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[ae]:e.push(ae),r++}if(s.excludes===void 0){const ae={instancePath:n,keyword:"required",params:{missingProperty:"excludes"}};e===null?e=[ae]:
e.push(ae),r++}for(const ae in s)if(!(ae==="excludes"||ae==="doc"||ae==="at"||ae==="level"||ae==="lenient")){const Re={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:ae}};e===null?e=[Re]:e.push(Re),r++}if(s.excludes!==void 0){let ae=s.excludes;if(ae&&typeof ae==
"object"&&!Array.isArray(ae)){if(ae.list===void 0){const Re={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};
e===null?e=[Re]:e.push(Re),r++}if(ae.value===void 0){const Re={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};
e===null?e=[Re]:e.push(Re),r++}for(const Re in ae)if(!(Re==="list"||Re==="value")){const F={instancePath:n+"/excludes",keyword:"additionalPr\
operties",params:{additionalProperty:Re}};e===null?e=[F]:e.push(F),r++}ae.list!==void 0&&(D(ae.list,{instancePath:n+"/excludes/list",parentData:ae,
parentDataProperty:"list",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),ae.value!==void 0&&(D(ae.value,{instancePath:n+
"/excludes/value",parentData:ae,parentDataProperty:"value",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length))}else{const Re={
instancePath:n+"/excludes",keyword:"type",params:{type:"object"}};e===null?e=[Re]:e.push(Re),r++}}}else{const ae={instancePath:n,keyword:"ty\
pe",params:{type:"object"}};e===null?e=[ae]:e.push(ae),r++}var a=Je===r;A=a,se="then"}else{const Je=r,wr=r;let ae=!0;const Re=r;if(r===Re)if(s&&
typeof s=="object"&&!Array.isArray(s)){let $e;if(s.when===void 0&&($e="when")){const rr={};e===null?e=[rr]:e.push(rr),r++}}else{const $e={};
e===null?e=[$e]:e.push($e),r++}var o=Re===r;r=wr,e!==null&&(wr?e.length=wr:e=null);let F;if(o){const $e=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.doc===void 0){const de={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[de]:e.push(de),r++}if(s.when===
void 0){const de={instancePath:n,keyword:"required",params:{missingProperty:"when"}};e===null?e=[de]:e.push(de),r++}for(const de in s)if(!(de===
"when"||de==="require"||de==="forbid"||de==="doc"||de==="at"||de==="level"||de==="lenient")){const Be={instancePath:n,keyword:"additionalPro\
perties",params:{additionalProperty:de}};e===null?e=[Be]:e.push(Be),r++}if(s.when!==void 0){let de=s.when;if(de&&typeof de=="object"&&!Array.
isArray(de)){if(Object.keys(de).length<1){const Be={instancePath:n+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[Be]:e.push(
Be),r++}for(const Be in de){let Ee=de[Be];if(typeof Ee!="string"&&!(typeof Ee=="number"&&isFinite(Ee))&&typeof Ee!="boolean"){const ss={instancePath:n+
"/when/"+Be.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.else.else.else.then.properties.when.
additionalProperties.type}};e===null?e=[ss]:e.push(ss),r++}}}else{const Be={instancePath:n+"/when",keyword:"type",params:{type:"object"}};e===
null?e=[Be]:e.push(Be),r++}}if(s.require!==void 0){let de=s.require;if(Array.isArray(de)){if(de.length<1){const Ee={instancePath:n+"/require",
keyword:"minItems",params:{limit:1}};e===null?e=[Ee]:e.push(Ee),r++}const Be=de.length;for(let Ee=0;Ee<Be;Ee++)D(de[Ee],{instancePath:n+"/re\
quire/"+Ee,parentData:de,parentDataProperty:Ee,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const Be={instancePath:n+
"/require",keyword:"type",params:{type:"array"}};e===null?e=[Be]:e.push(Be),r++}}if(s.forbid!==void 0){let de=s.forbid;if(Array.isArray(de)){
if(de.length<1){const Ee={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[Ee]:e.push(Ee),r++}const Be=de.length;for(let Ee=0;Ee<
Be;Ee++)D(de[Ee],{instancePath:n+"/forbid/"+Ee,parentData:de,parentDataProperty:Ee,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.
length)}else{const Be={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[Be]:e.push(Be),r++}}}else{const de={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[de]:e.push(de),r++}var o=$e===r;ae=o,F="then"}else{const $e=r,rr=r;let de=!0;const Be=r;if(r===
Be)if(s&&typeof s=="object"&&!Array.isArray(s)){let ir;if(s.unless===void 0&&(ir="unless")){const ns={};e===null?e=[ns]:e.push(ns),r++}}else{
const ir={};e===null?e=[ir]:e.push(ir),r++}var v=Be===r;r=rr,e!==null&&(rr?e.length=rr:e=null);let Ee;if(v){const ir=r;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.doc===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[$]:e.push(
$),r++}if(s.unless===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[$]:e.push($),r++}for(const $ in s)
if(!($==="unless"||$==="require"||$==="forbid"||$==="doc"||$==="at"||$==="level"||$==="lenient")){const O={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:$}};e===null?e=[O]:e.push(O),r++}if(s.unless!==void 0){let $=s.unless;if($&&typeof $=="object"&&!Array.
isArray($)){if(Object.keys($).length<1){const O={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[O]:e.push(O),
r++}for(const O in $){let q=$[O];if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const ar={instancePath:n+"/\
unless/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.else.else.else.else.then.properties.
unless.additionalProperties.type}};e===null?e=[ar]:e.push(ar),r++}}}else{const O={instancePath:n+"/unless",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[O]:e.push(O),r++}}if(s.require!==void 0){let $=s.require;if(Array.isArray($)){if($.length<1){const q={instancePath:n+"/req\
uire",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/requir\
e/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/req\
uire",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.forbid!==void 0){let $=s.forbid;if(Array.isArray($)){if($.length<
1){const q={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<O;q++)
D($[q],{instancePath:n+"/forbid/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const O={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}}else{const $={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}var v=ir===r;de=v,Ee="then"}else{const ir=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.doc===void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[$]:e.push($),r++}if(s.differ===
void 0){const $={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[$]:e.push($),r++}for(const $ in s)if(!me.call(
yr.else.else.else.else.else.else.else.else.else.else.properties,$)){const O={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:$}};
e===null?e=[O]:e.push(O),r++}if(s.differ!==void 0){let $=s.differ;if(Array.isArray($)){if($.length>2){const q={instancePath:n+"/differ",keyword:"\
maxItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}if($.length<2){const q={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};
e===null?e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/differ/"+q,parentData:$,parentDataProperty:q,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[O]:e.push(O),r++}}if(s.equal!==void 0){let $=s.equal;if(Array.isArray($)){if($.length>2){const q={instancePath:n+"/equal",keyword:"maxItems",
params:{limit:2}};e===null?e=[q]:e.push(q),r++}if($.length<2){const q={instancePath:n+"/equal",keyword:"minItems",params:{limit:2}};e===null?
e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/equal/"+q,parentData:$,parentDataProperty:q,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/equal",keyword:"type",params:{type:"array"}};e===null?e=[
O]:e.push(O),r++}}if(s.lessThan!==void 0){let $=s.lessThan;if(Array.isArray($)){if($.length>2){const q={instancePath:n+"/lessThan",keyword:"\
maxItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}if($.length<2){const q={instancePath:n+"/lessThan",keyword:"minItems",params:{limit:2}};
e===null?e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/lessThan/"+q,parentData:$,parentDataProperty:q,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/lessThan",keyword:"type",params:{type:"array"}};e===null?
e=[O]:e.push(O),r++}}if(s.lessOrEqual!==void 0){let $=s.lessOrEqual;if(Array.isArray($)){if($.length>2){const q={instancePath:n+"/lessOrEqua\
l",keyword:"maxItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}if($.length<2){const q={instancePath:n+"/lessOrEqual",keyword:"minItems",
params:{limit:2}};e===null?e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/lessOrEqual/"+q,parentData:$,parentDataProperty:q,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"a\
rray"}};e===null?e=[O]:e.push(O),r++}}if(s.exactlyOne!==void 0){let $=s.exactlyOne;if(Array.isArray($)){if($.length<2){const q={instancePath:n+
"/exactlyOne",keyword:"minItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+
"/exactlyOne/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+
"/exactlyOne",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.atMostOne!==void 0){let $=s.atMostOne;if(Array.isArray(
$)){if($.length<2){const q={instancePath:n+"/atMostOne",keyword:"minItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<
O;q++)D($[q],{instancePath:n+"/atMostOne/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const O={instancePath:n+"/atMostOne",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.atLeastOne!==void 0){let $=s.atLeastOne;
if(Array.isArray($)){if($.length<2){const q={instancePath:n+"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[q]:e.push(q),r++}
const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+"/atLeastOne/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}
if(s.excludes!==void 0){let $=s.excludes;if($&&typeof $=="object"&&!Array.isArray($)){if($.list===void 0){const O={instancePath:n+"/excludes",
keyword:"required",params:{missingProperty:"list"}};e===null?e=[O]:e.push(O),r++}if($.value===void 0){const O={instancePath:n+"/excludes",keyword:"\
required",params:{missingProperty:"value"}};e===null?e=[O]:e.push(O),r++}for(const O in $)if(!(O==="list"||O==="value")){const q={instancePath:n+
"/excludes",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[q]:e.push(q),r++}$.list!==void 0&&(D($.list,{instancePath:n+
"/excludes/list",parentData:$,parentDataProperty:"list",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),$.value!==void 0&&
(D($.value,{instancePath:n+"/excludes/value",parentData:$,parentDataProperty:"value",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=
e.length))}else{const O={instancePath:n+"/excludes",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}if(s.when!==void 0){
let $=s.when;if($&&typeof $=="object"&&!Array.isArray($)){if(Object.keys($).length<1){const O={instancePath:n+"/when",keyword:"minProperties",
params:{limit:1}};e===null?e=[O]:e.push(O),r++}for(const O in $){let q=$[O];if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&typeof q!=
"boolean"){const ar={instancePath:n+"/when/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.
else.else.else.else.else.properties.when.additionalProperties.type}};e===null?e=[ar]:e.push(ar),r++}}}else{const O={instancePath:n+"/when",keyword:"\
type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}if(s.require!==void 0){let $=s.require;if(Array.isArray($)){if($.length<1){const q={
instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<O;q++)D($[q],{instancePath:n+
"/require/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+
"/require",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.forbid!==void 0){let $=s.forbid;if(Array.isArray($)){if($.
length<1){const q={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const O=$.length;for(let q=0;q<
O;q++)D($[q],{instancePath:n+"/forbid/"+q,parentData:$,parentDataProperty:q,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const O={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.unless!==void 0){let $=s.unless;if($&&
typeof $=="object"&&!Array.isArray($)){if(Object.keys($).length<1){const O={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};
e===null?e=[O]:e.push(O),r++}for(const O in $){let q=$[O];if(typeof q!="string"&&!(typeof q=="number"&&isFinite(q))&&typeof q!="boolean"){const ar={
instancePath:n+"/unless/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.else.else.else.else.
else.properties.unless.additionalProperties.type}};e===null?e=[ar]:e.push(ar),r++}}}else{const O={instancePath:n+"/unless",keyword:"type",params:{
type:"object"}};e===null?e=[O]:e.push(O),r++}}}else{const $={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),
r++}var v=ir===r;de=v,Ee="else"}if(!de){const ir={instancePath:n,keyword:"if",params:{failingKeyword:Ee}};e===null?e=[ir]:e.push(ir),r++}var o=$e===
r;ae=o,F="else"}if(!ae){const $e={instancePath:n,keyword:"if",params:{failingKeyword:F}};e===null?e=[$e]:e.push($e),r++}var a=Je===r;A=a,se=
"else"}if(!A){const Je={instancePath:n,keyword:"if",params:{failingKeyword:se}};e===null?e=[Je]:e.push(Je),r++}var g=Ke===r;G=g,_e="else"}if(!G){
const Ke={instancePath:n,keyword:"if",params:{failingKeyword:_e}};e===null?e=[Ke]:e.push(Ke),r++}var m=pe===r;M=m,ge="else"}if(!M){const pe={
instancePath:n,keyword:"if",params:{failingKeyword:ge}};e===null?e=[pe]:e.push(pe),r++}var c=oe===r;z=c,B="else"}if(!z){const oe={instancePath:n,
keyword:"if",params:{failingKeyword:B}};e===null?e=[oe]:e.push(oe),r++}var y=ce===r;V=y,re="else"}if(!V){const ce={instancePath:n,keyword:"i\
f",params:{failingKeyword:re}};e===null?e=[ce]:e.push(ce),r++}var p=ye===r;I=p,U="else"}if(!I){const ye={instancePath:n,keyword:"if",params:{
failingKeyword:U}};e===null?e=[ye]:e.push(ye),r++}var u=te===r;j=u,x="else"}if(!j){const te={instancePath:n,keyword:"if",params:{failingKeyword:x}};
e===null?e=[te]:e.push(te),r++}var w=d===r;i=w,P="else"}if(!i){const d={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[d]:
e.push(d),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.at!==void 0&&(D(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"\
at",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.level!==void 0&&s.level!=="warning"){const d={instancePath:n+"/leve\
l",keyword:"enum",params:{allowedValues:yr.properties.level.enum}};e===null?e=[d]:e.push(d),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const d={
instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:yr.properties.lenient.enum}};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return ve.errors=e,r===0}const Ds={type:["string","number","boolean"],pattern:"\
\\S"};function Oe(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ds.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!fe.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return Oe.errors=e,r===
0}const Ys={type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{
$ref:"#/definitions/string"}},minProperties:1},_s={type:"object",properties:{doc:{$ref:"#/definitions/string"},name:{type:["string","number",
"boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},aliases:{$ref:"#/definitions/strings"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/de\
finitions/deprecated"}},additionalProperties:!1,required:["doc"]},en={type:"string",pattern:"^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|\
[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))\
?$"},$s=new RegExp("^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?\
:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$","u");function Ze(s,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=s}={}){let e=null,r=0;if(typeof s=="string"){if(!$s.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?:(?:0|\
[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0\
-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$"}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),r++}return Ze.errors=e,r===0}const rn={type:"object",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"\
#/definitions/string"},use:{$ref:"#/definitions/string"},notBefore:{$ref:"#/definitions/version"}},additionalProperties:!1,required:["since",
"reason"]};function Me(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.since===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"since"}};e===null?e=[t]:e.push(t),r++}if(s.
reason===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(const t in s)
if(!(t==="since"||t==="reason"||t==="use"||t==="notBefore")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}s.since!==void 0&&(Ze(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=
e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.reason!==void 0&&(b(s.reason,{instancePath:n+"/reason",parentData:s,parentDataProperty:"\
reason",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.use!==void 0&&(b(s.use,{instancePath:n+"/use",parentData:s,parentDataProperty:"\
use",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.notBefore!==void 0&&(Ze(s.notBefore,{instancePath:n+"/notBefore",parentData:s,
parentDataProperty:"notBefore",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length))}else{const t={instancePath:n,keyword:"ty\
pe",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Me.errors=e,r===0}function vr(s,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="name"||t==="aliases"||t==="since"||t==="d\
eprecated")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.doc!==void 0&&
(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.name!==
void 0){let t=s.name;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/name",keyword:"\
type",params:{type:_s.properties.name.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/name",
keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}s.aliases!==void 0&&(C(s.aliases,{instancePath:n+"/a\
liases",parentData:s,parentDataProperty:"aliases",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.since!==void 0&&(Ze(s.
since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),
s.deprecated!==void 0&&(Me(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?
Me.errors:e.concat(Me.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
return vr.errors=e,r===0}function Se(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const f={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.
push(f),r++}for(const f in s){const w=r;if(typeof f=="string"&&!fe.test(f)){const P={instancePath:n,keyword:"pattern",params:{pattern:"\\S"},
propertyName:f};e===null?e=[P]:e.push(P),r++}var t=w===r;if(!t){const P={instancePath:n,keyword:"propertyNames",params:{propertyName:f}};e===
null?e=[P]:e.push(P),r++}}for(const f in s){let w=s[f];const P=r;let u=!0;const p=r;if(!(w&&typeof w=="object"&&!Array.isArray(w))){const c={};
e===null?e=[c]:e.push(c),r++}var i=p===r;r=P,e!==null&&(P?e.length=P:e=null);let y;if(i){const c=r;vr(w,{instancePath:n+"/"+f.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:f,rootData:l})||(e=e===null?vr.errors:e.concat(vr.errors),r=e.length);var i=c===r;u=
i,y="then"}else{const c=r;b(w,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:f,rootData:l})||(e=
e===null?b.errors:e.concat(b.errors),r=e.length);var i=c===r;u=i,y="else"}if(!u){const c={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"if",params:{failingKeyword:y}};e===null?e=[c]:e.push(c),r++}}}else{const f={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[f]:e.push(f),r++}return Se.errors=e,r===0}const qs={if:{type:"object"},then:{$ref:"#/definitions/leniency"},else:{enum:["op\
tional","unset"]}},es={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#/definitions/typeOrDefinition"},convert:{enum:["ti\
mestamp"]},wrap:{$ref:"#/definitions/ownField"},unset:{type:"boolean"},items:{enum:["drop"]},nulls:{enum:["absent"]}},additionalProperties:!1};
function jr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(const t in s)if(!(t==="optional"||t==="accept"||t==="convert"||t==="wrap"||t==="unset"||t==="items"||t==="nulls")){const i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.optional!==void 0&&typeof s.optional!="boole\
an"){const t={instancePath:n+"/optional",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.accept!==void 0&&(Ce.validate(
s.accept,{instancePath:n+"/accept",parentData:s,parentDataProperty:"accept",rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.
errors),r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){const t={instancePath:n+"/convert",keyword:"enum",params:{allowedValues:es.
properties.convert.enum}};e===null?e=[t]:e.push(t),r++}if(s.wrap!==void 0&&(Oe(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"\
wrap",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.unset!==void 0&&typeof s.unset!="boolean"){const t={instancePath:n+
"/unset",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.items!==void 0&&s.items!=="drop"){const t={instancePath:n+
"/items",keyword:"enum",params:{allowedValues:es.properties.items.enum}};e===null?e=[t]:e.push(t),r++}if(s.nulls!==void 0&&s.nulls!=="absent"){
const t={instancePath:n+"/nulls",keyword:"enum",params:{allowedValues:es.properties.nulls.enum}};e===null?e=[t]:e.push(t),r++}}else{const t={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return jr.errors=e,r===0}function Ue(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
const u={};e===null?e=[u]:e.push(u),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const u=r;jr(s,{instancePath:n,parentData:S,
parentDataProperty:K,rootData:l})||(e=e===null?jr.errors:e.concat(jr.errors),r=e.length);var w=u===r;i=w,P="then"}else{const u=r;if(!(s==="o\
ptional"||s==="unset")){const y={instancePath:n,keyword:"enum",params:{allowedValues:qs.else.enum}};e===null?e=[y]:e.push(y),r++}var w=u===r;
i=w,P="else"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:e.push(u),r++}return Ue.errors=e,r===0}const sr={
validate:xe},sn={type:"object",propertyNames:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},
additionalProperties:{$ref:"#/definitions/fieldOrType"}},xs=new RegExp("^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\
\\u001f\\u007f])?$","u"),nn={if:{type:"object"},then:{$ref:"#/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/\
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
function Ar(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="numb\
er"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ns.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!ts.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f\
]*[^\\s\\u0000-\\u001f\\u007f])?$"}};e===null?e=[t]:e.push(t),r++}return Ar.errors=e,r===0}function Pr(s,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===void 0){const i={instancePath:n,keyword:"required",params:{
missingProperty:"by"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="by"||i==="table"||i==="level"||i==="lenient")){const f={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.by!==void 0&&(Ar(s.by,{instancePath:n+"/by",
parentData:s,parentDataProperty:"by",rootData:l})||(e=e===null?Ar.errors:e.concat(Ar.errors),r=e.length)),s.table!==void 0){let i=s.table;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const f={instancePath:n+"/table",keyword:"minProperties",params:{limit:1}};
e===null?e=[f]:e.push(f),r++}for(const f in i){const w=r;if(typeof f=="string"&&!fe.test(f)){const P={instancePath:n+"/table",keyword:"patte\
rn",params:{pattern:"\\S"},propertyName:f};e===null?e=[P]:e.push(P),r++}var t=w===r;if(!t){const P={instancePath:n+"/table",keyword:"propert\
yNames",params:{propertyName:f}};e===null?e=[P]:e.push(P),r++}}}else{const f={instancePath:n+"/table",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}}if(s.level!==void 0&&s.level!=="warning"){const i={instancePath:n+"/level",keyword:"enum",params:{allowedValues:ls.
properties.level.enum}};e===null?e=[i]:e.push(i),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const i={instancePath:n+"/lenient",keyword:"\
enum",params:{allowedValues:ls.properties.lenient.enum}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),r++}return Pr.errors=e,r===0}const tn={if:{type:"object"},then:{$ref:"#/definitions/mailLocation"},else:{
$ref:"#/definitions/string"}},ln={type:"object",properties:{},if:{type:"object",required:["label"]},then:{type:"object",properties:{label:{$ref:"\
#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["label"]},else:{
if:{type:"object",required:["bullet"]},then:{type:"object",properties:{bullet:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},
also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["bullet","in"]},else:{if:{type:"object",required:["section"]},then:{type:"\
object",properties:{section:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["section"]},else:{type:"object",properties:{label:{
$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"},bullet:{$ref:"#/definitions/string"},section:{
$ref:"#/definitions/string"}},additionalProperties:!1,required:["label"]}}}};function Dr(s,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.label===void 0&&
(y="label")){const c={};e===null?e=[c]:e.push(c),r++}}else{const y={};e===null?e=[y]:e.push(y),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=
null);let P;if(w){const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const m={instancePath:n,keyword:"required",params:{
missingProperty:"label"}};e===null?e=[m]:e.push(m),r++}for(const m in s)if(!(m==="label"||m==="in"||m==="also")){const g={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:m}};e===null?e=[g]:e.push(g),r++}s.label!==void 0&&(b(s.label,{instancePath:n+"/label",parentData:s,
parentDataProperty:"label",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.in!==void 0&&(b(s.in,{instancePath:n+"/in",parentData:s,
parentDataProperty:"in",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",
parentData:s,parentDataProperty:"also",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{const m={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var w=y===r;i=w,P="then"}else{const y=r,c=r;let m=!0;const g=r;if(r===g)if(s&&typeof s==
"object"&&!Array.isArray(s)){let v;if(s.bullet===void 0&&(v="bullet")){const d={};e===null?e=[d]:e.push(d),r++}}else{const v={};e===null?e=[
v]:e.push(v),r++}var u=g===r;r=c,e!==null&&(c?e.length=c:e=null);let a;if(u){const v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bullet===
void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[k]:e.push(k),r++}if(s.in===void 0){const k={
instancePath:n,keyword:"required",params:{missingProperty:"in"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!(k==="bullet"||k==="in"||
k==="also")){const j={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[j]:e.push(j),r++}s.bullet!==void 0&&
(b(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),
s.in!==void 0&&(b(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.
length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:l})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length))}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var u=v===r;m=u,a="t\
hen"}else{const v=r,d=r;let k=!0;const j=r;if(r===j)if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.section===void 0&&(N="section")){
const te={};e===null?e=[te]:e.push(te),r++}}else{const N={};e===null?e=[N]:e.push(N),r++}var p=j===r;r=d,e!==null&&(d?e.length=d:e=null);let _;
if(p){const N=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"\
section"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(Z!=="section"){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};
e===null?e=[I]:e.push(I),r++}s.section!==void 0&&(b(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"section",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const Z={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(
Z),r++}var p=N===r;k=p,_="then"}else{const N=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const Z={instancePath:n,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(!(Z==="label"||Z==="in"||Z==="also"||Z==="bulle\
t"||Z==="section")){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[I]:e.push(I),r++}s.label!==
void 0&&(b(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=
e.length)),s.in!==void 0&&(b(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
r=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:l})||(e=e===null?C.errors:e.
concat(C.errors),r=e.length)),s.bullet!==void 0&&(b(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.section!==void 0&&(b(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"\
section",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const Z={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[Z]:e.push(Z),r++}var p=N===r;k=p,_="else"}if(!k){const N={instancePath:n,keyword:"if",params:{failingKeyword:_}};e===null?e=[N]:
e.push(N),r++}var u=v===r;m=u,a="else"}if(!m){const v={instancePath:n,keyword:"if",params:{failingKeyword:a}};e===null?e=[v]:e.push(v),r++}var w=y===
r;i=w,P="else"}if(!i){const y={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[y]:e.push(y),r++}if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}return Dr.errors=e,r===0}function _r(s,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const u={};e===null?e=[u]:e.push(u),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const u=r;Dr(s,{instancePath:n,
parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?Dr.errors:e.concat(Dr.errors),r=e.length);var w=u===r;i=w,P="then"}else{const u=r;
b(s,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length);var w=u===r;i=w,P="e\
lse"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:e.push(u),r++}return _r.errors=e,r===0}const Le=new RegExp(
"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u");function $r(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,
r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===void 0&&(v="type")){const d={};e===
null?e=[d]:e.push(d),r++}}else{const v={};e===null?e=[v]:e.push(v),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const v=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[k]:e.push(k),r++}for(const k in s)if(!me.call(Ie.then.properties,k)){const j={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:k}};e===null?e=[j]:e.push(j),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"t\
ype",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let k=s.min;if(!(typeof k=="number"&&isFinite(k))){const j={
instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(s.max!==void 0){let k=s.max;if(!(typeof k=="nu\
mber"&&isFinite(k))){const j={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(s.pattern!==void 0&&
(b(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.
length)),s.utc!==void 0&&typeof s.utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(
k),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ie.then.properties.
fraction.enum}};e===null?e=[k]:e.push(k),r++}if(s.write!==void 0&&s.write!=="seconds"){const k={instancePath:n+"/write",keyword:"enum",params:{
allowedValues:Ie.then.properties.write.enum}};e===null?e=[k]:e.push(k),r++}if(s.version!==void 0&&s.version!==4){const k={instancePath:n+"/v\
ersion",keyword:"enum",params:{allowedValues:Ie.then.properties.version.enum}};e===null?e=[k]:e.push(k),r++}if(s.prefix!==void 0&&(b(s.prefix,
{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.schemes!==
void 0&&(C(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),
r=e.length)),s.alphabet!==void 0&&s.alphabet!=="url"){const k={instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:Ie.then.properties.
alphabet.enum}};e===null?e=[k]:e.push(k),r++}if(s.padding!==void 0){let k=s.padding;if(!(k==="optional"||k==="none")){const j={instancePath:n+
"/padding",keyword:"enum",params:{allowedValues:Ie.then.properties.padding.enum}};e===null?e=[j]:e.push(j),r++}}if(s.inside!==void 0){let k=s.
inside;if(!(k==="warn"||k==="require")){const j={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ie.then.properties.inside.enum}};
e===null?e=[j]:e.push(j),r++}}}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var w=v===r;
i=w,P="then"}else{const v=r,d=r;let k=!0;const j=r;if(r===j)if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.list===void 0&&(N="list")){
const te={};e===null?e=[te]:e.push(te),r++}}else{const N={};e===null?e=[N]:e.push(N),r++}var u=j===r;r=d,e!==null&&(d?e.length=d:e=null);let _;
if(u){const N=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"\
list"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(!me.call(Ie.else.then.properties,Z)){const I={instancePath:n,keyword:"additionalPro\
perties",params:{additionalProperty:Z}};e===null?e=[I]:e.push(I),r++}if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.min!==void 0){let Z=s.min;if(!(typeof Z=="number"&&isFinite(Z))){
const I={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.max!==void 0){let Z=s.max;if(!(typeof Z==
"number"&&isFinite(Z))){const I={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.unique!==void 0&&
typeof s.unique!="boolean"){const Z={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[Z]:e.push(Z),r++}}else{const Z={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var u=N===r;k=u,_="then"}else{const N=r,te=r;let Z=!0;const I=r;
if(r===I)if(s&&typeof s=="object"&&!Array.isArray(s)){let Y;if(s.map===void 0&&(Y="map")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const Y={};
e===null?e=[Y]:e.push(Y),r++}var p=I===r;r=te,e!==null&&(te?e.length=te:e=null);let be;if(p){const Y=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.map===void 0){const H={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[H]:e.push(H),r++}for(const H in s)
if(!me.call(Ie.else.else.then.properties,H)){const V={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?
e=[V]:e.push(V),r++}if(s.map!==void 0&&(Q(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:
e.concat(Q.errors),r=e.length)),s.keys!==void 0&&(b(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===
null?b.errors:e.concat(b.errors),r=e.length)),s.min!==void 0){let H=s.min;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),r++}}if(s.max!==void 0){let H=s.max;if(!(typeof H=="number"&&isFinite(H))){
const V={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),r++}}}else{const H={instancePath:n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[H]:e.push(H),r++}var p=Y===r;Z=p,be="then"}else{const Y=r,ye=r;let H=!0;const V=r;if(r===V)if(s&&typeof s==
"object"&&!Array.isArray(s)){let ee;if(s.fields===void 0&&(ee="fields")){const ce={};e===null?e=[ce]:e.push(ce),r++}}else{const ee={};e===null?
e=[ee]:e.push(ee),r++}var y=V===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let ke;if(y){const ee=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.fields===void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[R]:e.push(R),r++}for(const R in s)
if(!me.call(Ie.else.else.else.then.properties,R)){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===
null?e=[z]:e.push(z),r++}if(s.fields!==void 0&&(sr.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||
(e=e===null?sr.validate.errors:e.concat(sr.validate.errors),r=e.length)),s.include!==void 0&&(Ae(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),
s.rules!==void 0){let R=s.rules;if(R&&typeof R=="object"&&!Array.isArray(R)){if(Object.keys(R).length<1){const z={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[z]:e.push(z),r++}for(const z in R){const he=r;if(typeof z=="string"&&!Le.test(z)){const B={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:z};e===null?e=[B]:e.push(B),r++}var c=he===
r;if(!c){const B={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:z}};e===null?e=[B]:e.push(B),r++}}for(const z in R)ve(
R[z],{instancePath:n+"/rules/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:R,parentDataProperty:z,rootData:l})||(e=e===null?ve.errors:
e.concat(ve.errors),r=e.length)}else{const z={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}}s.
reserved!==void 0&&(C(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.
concat(C.errors),r=e.length))}else{const R={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var y=ee===r;
H=y,ke="then"}else{const ee=r,ce=r;let R=!0;const z=r;if(r===z)if(s&&typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===void 0&&(W="u\
nion")){const oe={};e===null?e=[oe]:e.push(oe),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var m=z===r;r=ce,e!==null&&(ce?e.length=ce:
e=null);let he;if(m){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const E={instancePath:n,keyword:"required",
params:{missingProperty:"union"}};e===null?e=[E]:e.push(E),r++}for(const E in s)if(!me.call(Ie.else.else.else.else.then.properties,E)){const M={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:E}};e===null?e=[M]:e.push(M),r++}if(s.union!==void 0){let E=s.union;
if(Array.isArray(E)){if(E.length<2){const J={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[J]:e.push(J),r++}const M=E.
length;for(let J=0;J<M;J++)Q(E[J],{instancePath:n+"/union/"+J,parentData:E,parentDataProperty:J,rootData:l})||(e=e===null?Q.errors:e.concat(
Q.errors),r=e.length)}else{const M={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[M]:e.push(M),r++}}if(s.tag!==void 0&&
(Oe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),
s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=e===null?L.errors:
e.concat(L.errors),r=e.length)),s.match!==void 0&&s.match!=="first"){const E={instancePath:n+"/match",keyword:"enum",params:{allowedValues:Ie.
else.else.else.else.then.properties.match.enum}};e===null?e=[E]:e.push(E),r++}if(s.exclusive!==void 0&&typeof s.exclusive!="boolean"){const E={
instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[E]:e.push(E),r++}}else{const E={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var m=W===r;R=m,he="then"}else{const W=r,oe=r;let E=!0;const M=r;if(r===M)if(s&&typeof s==
"object"&&!Array.isArray(s)){let le;if(s.const===void 0&&(le="const")){const pe={};e===null?e=[pe]:e.push(pe),r++}}else{const le={};e===null?
e=[le]:e.push(le),r++}var g=M===r;r=oe,e!==null&&(oe?e.length=oe:e=null);let J;if(g){const le=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.const===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[T]:e.push(T),r++}for(const T in s)
if(!me.call(Ie.else.else.else.else.else.then.properties,T)){const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};
e===null?e=[G]:e.push(G),r++}if(s.const!==void 0){let T=s.const;if(typeof T!="string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="boolea\
n"){const G={instancePath:n+"/const",keyword:"type",params:{type:Ie.else.else.else.else.else.then.properties.const.type}};e===null?e=[G]:e.push(
G),r++}}}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var g=le===r;E=g,J="then"}else{const le=r,
pe=r;let T=!0;const G=r;if(r===G)if(s&&typeof s=="object"&&!Array.isArray(s)){let ue;if(s.enum===void 0&&(ue="enum")){const Ke={};e===null?e=
[Ke]:e.push(Ke),r++}}else{const ue={};e===null?e=[ue]:e.push(ue),r++}var a=G===r;r=pe,e!==null&&(pe?e.length=pe:e=null);let qe;if(a){const ue=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};
e===null?e=[h]:e.push(h),r++}if(s.values===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=
[h]:e.push(h),r++}for(const h in s)if(!me.call(Ie.else.else.else.else.else.else.then.properties,h)){const A={instancePath:n,keyword:"additio\
nalProperties",params:{additionalProperty:h}};e===null?e=[A]:e.push(A),r++}if(s.enum!==void 0){let h=s.enum;if(!(h==="open"||h==="closed")){
const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=
[A]:e.push(A),r++}}if(s.of!==void 0){let h=s.of;if(!(h==="string"||h==="integer")){const A={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ie.
else.else.else.else.else.else.then.properties.of.enum}};e===null?e=[A]:e.push(A),r++}}s.values!==void 0&&(Se(s.values,{instancePath:n+"/valu\
es",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.pattern!==void 0&&(b(s.pattern,
{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{
const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=ue===r;T=a,qe="then"}else{const ue=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?
e=[h]:e.push(h),r++}for(const h in s)if(!me.call(Ie.else.else.else.else.else.else.else.properties,h)){const A={instancePath:n,keyword:"addit\
ionalProperties",params:{additionalProperty:h}};e===null?e=[A]:e.push(A),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let h=s.min;if(!(typeof h=="num\
ber"&&isFinite(h))){const A={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),r++}}if(s.max!==void 0){let h=s.
max;if(!(typeof h=="number"&&isFinite(h))){const A={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),r++}}
if(s.pattern!==void 0&&(b(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:
e.concat(b.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const h={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[h]:e.push(h),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const h={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ie.
else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[h]:e.push(h),r++}if(s.write!==void 0&&s.write!=="seconds"){const h={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[h]:e.
push(h),r++}if(s.version!==void 0&&s.version!==4){const h={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ie.else.else.else.
else.else.else.else.properties.version.enum}};e===null?e=[h]:e.push(h),r++}if(s.prefix!==void 0&&(b(s.prefix,{instancePath:n+"/prefix",parentData:s,
parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.schemes!==void 0&&(C(s.schemes,{instancePath:n+
"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.alphabet!==void 0&&
s.alphabet!=="url"){const h={instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.
alphabet.enum}};e===null?e=[h]:e.push(h),r++}if(s.padding!==void 0){let h=s.padding;if(!(h==="optional"||h==="none")){const A={instancePath:n+
"/padding",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.padding.enum}};e===null?e=[A]:e.push(A),r++}}
if(s.inside!==void 0){let h=s.inside;if(!(h==="warn"||h==="require")){const A={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ie.
else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[A]:e.push(A),r++}}if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/li\
st",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!=
"boolean"){const h={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}if(s.map!==void 0&&(Q(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.keys!==void 0&&
(b(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),
s.fields!==void 0&&(sr.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?sr.validate.
errors:e.concat(sr.validate.errors),r=e.length)),s.include!==void 0&&(Ae(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(s.extras,{instancePath:n+
"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.rules!==void 0){let h=s.
rules;if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const A={instancePath:n+"/rules",keyword:"minProperties",params:{
limit:1}};e===null?e=[A]:e.push(A),r++}for(const A in h){const ne=r;if(typeof A=="string"&&!Le.test(A)){const se={instancePath:n+"/rules",keyword:"\
pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:A};e===null?e=[se]:e.push(se),r++}var o=ne===r;if(!o){const se={
instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:A}};e===null?e=[se]:e.push(se),r++}}for(const A in h)ve(h[A],{instancePath:n+
"/rules/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:A,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),
r=e.length)}else{const A={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}if(s.reserved!==void 0&&
(C(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=
e.length)),s.union!==void 0){let h=s.union;if(Array.isArray(h)){if(h.length<2){const ne={instancePath:n+"/union",keyword:"minItems",params:{
limit:2}};e===null?e=[ne]:e.push(ne),r++}const A=h.length;for(let ne=0;ne<A;ne++)Q(h[ne],{instancePath:n+"/union/"+ne,parentData:h,parentDataProperty:ne,
rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{const A={instancePath:n+"/union",keyword:"type",params:{type:"array"}};
e===null?e=[A]:e.push(A),r++}}if(s.tag!==void 0&&(Oe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===
null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.match!==void 0&&s.match!=="first"){const h={instancePath:n+"\
/match",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.match.enum}};e===null?e=[h]:e.push(h),r++}if(s.
exclusive!==void 0&&typeof s.exclusive!="boolean"){const h={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[
h]:e.push(h),r++}if(s.const!==void 0){let h=s.const;if(typeof h!="string"&&!(typeof h=="number"&&isFinite(h))&&typeof h!="boolean"){const A={
instancePath:n+"/const",keyword:"type",params:{type:Ie.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[A]:e.push(A),r++}}
if(s.enum!==void 0){let h=s.enum;if(!(h==="open"||h==="closed")){const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ie.else.
else.else.else.else.else.else.properties.enum.enum}};e===null?e=[A]:e.push(A),r++}}if(s.of!==void 0){let h=s.of;if(!(h==="string"||h==="inte\
ger")){const A={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ie.else.else.else.else.else.else.else.properties.of.enum}};e===null?
e=[A]:e.push(A),r++}}s.values!==void 0&&(Se(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===
null?Se.errors:e.concat(Se.errors),r=e.length))}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),
r++}var a=ue===r;T=a,qe="else"}if(!T){const ue={instancePath:n,keyword:"if",params:{failingKeyword:qe}};e===null?e=[ue]:e.push(ue),r++}var g=le===
r;E=g,J="else"}if(!E){const le={instancePath:n,keyword:"if",params:{failingKeyword:J}};e===null?e=[le]:e.push(le),r++}var m=W===r;R=m,he="el\
se"}if(!R){const W={instancePath:n,keyword:"if",params:{failingKeyword:he}};e===null?e=[W]:e.push(W),r++}var y=ee===r;H=y,ke="else"}if(!H){const ee={
instancePath:n,keyword:"if",params:{failingKeyword:ke}};e===null?e=[ee]:e.push(ee),r++}var p=Y===r;Z=p,be="else"}if(!Z){const Y={instancePath:n,
keyword:"if",params:{failingKeyword:be}};e===null?e=[Y]:e.push(Y),r++}var u=N===r;k=u,_="else"}if(!k){const N={instancePath:n,keyword:"if",params:{
failingKeyword:_}};e===null?e=[N]:e.push(N),r++}var w=v===r;i=w,P="else"}if(!i){const v={instancePath:n,keyword:"if",params:{failingKeyword:P}};
e===null?e=[v]:e.push(v),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const v={instancePath:n+
"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}if(s.lenient!==void 0&&(Ue(s.lenient,{instancePath:n+"/leni\
ent",parentData:s,parentDataProperty:"lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.since!==void 0&&(Ze(s.
since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),
s.deprecated!==void 0&&(Me(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?
Me.errors:e.concat(Me.errors),r=e.length)),s.allow!==void 0&&(Ne(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||
(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.computed!==void 0&&(Pr(s.computed,{instancePath:n+"/computed",parentData:s,parentDataProperty:"\
computed",rootData:l})||(e=e===null?Pr.errors:e.concat(Pr.errors),r=e.length)),s.sensitive!==void 0&&typeof s.sensitive!="boolean"){const v={
instancePath:n+"/sensitive",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}if(s.aliases!==void 0&&(C(s.aliases,{instancePath:n+
"/aliases",parentData:s,parentDataProperty:"aliases",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.decodeOnly!==void 0&&
typeof s.decodeOnly!="boolean"){const v={instancePath:n+"/decodeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}s.
mail!==void 0&&(_r(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?_r.errors:e.concat(_r.errors),
r=e.length)),s.originalName!==void 0&&(b(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(
v),r++}return $r.errors=e,r===0}function qr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;
let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const p={};e===null?e=[p]:e.push(p),r++}var w=f===r;r=t,e!==null&&(t?e.length=
t:e=null);let P;if(w){const p=r;$r(s,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?$r.errors:e.concat($r.errors),
r=e.length);var w=p===r;i=w,P="then"}else{const p=r,y=r;let c=!0;const m=r;if(!Array.isArray(s)){const o={};e===null?e=[o]:e.push(o),r++}var u=m===
r;r=y,e!==null&&(y?e.length=y:e=null);let g;if(u){const o=r;if(Array.isArray(s)){if(s.length>1){const k={instancePath:n,keyword:"maxItems",params:{
limit:1}};e===null?e=[k]:e.push(k),r++}if(s.length<1){const k={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),
r++}const d=s.length;for(let k=0;k<d;k++)L(s[k],{instancePath:n+"/"+k,parentData:s,parentDataProperty:k,rootData:l})||(e=e===null?L.errors:e.
concat(L.errors),r=e.length)}else{const d={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var u=o===r;c=u,
g="then"}else{const o=r;L(s,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);
var u=o===r;c=u,g="else"}if(!c){const o={instancePath:n,keyword:"if",params:{failingKeyword:g}};e===null?e=[o]:e.push(o),r++}var w=p===r;i=w,
P="else"}if(!i){const p={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:e.push(p),r++}return qr.errors=e,r===0}function xe(s,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const i in s){
const f=r;if(typeof i=="string"&&!xs.test(i)){const w={instancePath:n,keyword:"pattern",params:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[\
^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:i};e===null?e=[w]:e.push(w),r++}var t=f===r;if(!t){const w={instancePath:n,
keyword:"propertyNames",params:{propertyName:i}};e===null?e=[w]:e.push(w),r++}}for(const i in s)qr(s[i],{instancePath:n+"/"+i.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:l})||(e=e===null?qr.errors:e.concat(qr.errors),r=e.length)}else{const i={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return xe.errors=e,r===0}function cr(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let v;if(s.type===void 0&&(v="type")){const d={};e===null?e=[d]:e.push(d),r++}}else{const v={};e===null?e=[v]:e.push(v),r++}var w=f===r;
r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const k={instancePath:n,
keyword:"required",params:{missingProperty:"type"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!me.call(Ve.then.properties,k)){const j={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[j]:e.push(j),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+
"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let k=s.min;
if(!(typeof k=="number"&&isFinite(k))){const j={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(s.
max!==void 0){let k=s.max;if(!(typeof k=="number"&&isFinite(k))){const j={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?
e=[j]:e.push(j),r++}}if(s.pattern!==void 0&&(b(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",
params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"\
enum",params:{allowedValues:Ve.then.properties.fraction.enum}};e===null?e=[k]:e.push(k),r++}if(s.write!==void 0&&s.write!=="seconds"){const k={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ve.then.properties.write.enum}};e===null?e=[k]:e.push(k),r++}if(s.version!==void 0&&
s.version!==4){const k={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ve.then.properties.version.enum}};e===null?e=[k]:e.push(
k),r++}if(s.prefix!==void 0&&(b(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:
e.concat(b.errors),r=e.length)),s.schemes!==void 0&&(C(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.alphabet!==void 0&&s.alphabet!=="url"){const k={instancePath:n+"/alphabet",keyword:"e\
num",params:{allowedValues:Ve.then.properties.alphabet.enum}};e===null?e=[k]:e.push(k),r++}if(s.padding!==void 0){let k=s.padding;if(!(k==="\
optional"||k==="none")){const j={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:Ve.then.properties.padding.enum}};e===null?e=
[j]:e.push(j),r++}}if(s.inside!==void 0){let k=s.inside;if(!(k==="warn"||k==="require")){const j={instancePath:n+"/inside",keyword:"enum",params:{
allowedValues:Ve.then.properties.inside.enum}};e===null?e=[j]:e.push(j),r++}}}else{const k={instancePath:n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[k]:e.push(k),r++}var w=v===r;i=w,P="then"}else{const v=r,d=r;let k=!0;const j=r;if(r===j)if(s&&typeof s=="object"&&!Array.
isArray(s)){let N;if(s.list===void 0&&(N="list")){const te={};e===null?e=[te]:e.push(te),r++}}else{const N={};e===null?e=[N]:e.push(N),r++}var u=j===
r;r=d,e!==null&&(d?e.length=d:e=null);let _;if(u){const N=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const Z={instancePath:n,
keyword:"required",params:{missingProperty:"list"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(!me.call(Ve.else.then.properties,Z)){const I={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[I]:e.push(I),r++}if(s.list!==void 0&&(Ce.validate(s.
list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.errors),
r=e.length)),s.min!==void 0){let Z=s.min;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+"/min",keyword:"type",params:{type:"\
number"}};e===null?e=[I]:e.push(I),r++}}if(s.max!==void 0){let Z=s.max;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+"/max",
keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const Z={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[Z]:e.push(Z),r++}}else{const Z={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[Z]:e.push(Z),r++}var u=N===r;k=u,_="then"}else{const N=r,te=r;let Z=!0;const I=r;if(r===I)if(s&&typeof s=="object"&&!Array.
isArray(s)){let Y;if(s.map===void 0&&(Y="map")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const Y={};e===null?e=[Y]:e.push(Y),r++}var p=I===
r;r=te,e!==null&&(te?e.length=te:e=null);let be;if(p){const Y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const H={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[H]:e.push(H),r++}for(const H in s)if(!me.call(Ve.else.else.then.properties,H)){
const V={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?e=[V]:e.push(V),r++}if(s.map!==void 0&&(Ce.validate(
s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.errors),
r=e.length)),s.keys!==void 0&&(b(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.
concat(b.errors),r=e.length)),s.min!==void 0){let H=s.min;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+"/min",keyword:"typ\
e",params:{type:"number"}};e===null?e=[V]:e.push(V),r++}}if(s.max!==void 0){let H=s.max;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[V]:e.push(V),r++}}}else{const H={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[H]:e.push(H),r++}var p=Y===r;Z=p,be="then"}else{const Y=r,ye=r;let H=!0;const V=r;if(r===V)if(s&&typeof s=="object"&&!Array.
isArray(s)){let ee;if(s.fields===void 0&&(ee="fields")){const ce={};e===null?e=[ce]:e.push(ce),r++}}else{const ee={};e===null?e=[ee]:e.push(
ee),r++}var y=V===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let ke;if(y){const ee=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===
void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!me.call(
Ve.else.else.else.then.properties,R)){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[z]:e.
push(z),r++}if(s.fields!==void 0&&(sr.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=
e===null?sr.validate.errors:e.concat(sr.validate.errors),r=e.length)),s.include!==void 0&&(Ae(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),
s.rules!==void 0){let R=s.rules;if(R&&typeof R=="object"&&!Array.isArray(R)){if(Object.keys(R).length<1){const z={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[z]:e.push(z),r++}for(const z in R){const he=r;if(typeof z=="string"&&!Le.test(z)){const B={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:z};e===null?e=[B]:e.push(B),r++}var c=he===
r;if(!c){const B={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:z}};e===null?e=[B]:e.push(B),r++}}for(const z in R)ve(
R[z],{instancePath:n+"/rules/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:R,parentDataProperty:z,rootData:l})||(e=e===null?ve.errors:
e.concat(ve.errors),r=e.length)}else{const z={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}}s.
reserved!==void 0&&(C(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.
concat(C.errors),r=e.length))}else{const R={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var y=ee===r;
H=y,ke="then"}else{const ee=r,ce=r;let R=!0;const z=r;if(r===z)if(s&&typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===void 0&&(W="u\
nion")){const oe={};e===null?e=[oe]:e.push(oe),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var m=z===r;r=ce,e!==null&&(ce?e.length=ce:
e=null);let he;if(m){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const E={instancePath:n,keyword:"required",
params:{missingProperty:"union"}};e===null?e=[E]:e.push(E),r++}for(const E in s)if(!me.call(Ve.else.else.else.else.then.properties,E)){const M={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:E}};e===null?e=[M]:e.push(M),r++}if(s.union!==void 0){let E=s.union;
if(Array.isArray(E)){if(E.length<2){const J={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[J]:e.push(J),r++}const M=E.
length;for(let J=0;J<M;J++)Ce.validate(E[J],{instancePath:n+"/union/"+J,parentData:E,parentDataProperty:J,rootData:l})||(e=e===null?Ce.validate.
errors:e.concat(Ce.validate.errors),r=e.length)}else{const M={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[M]:e.
push(M),r++}}if(s.tag!==void 0&&(Oe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?Oe.errors:e.
concat(Oe.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",
rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.match!==void 0&&s.match!=="first"){const E={instancePath:n+"/match",keyword:"\
enum",params:{allowedValues:Ve.else.else.else.else.then.properties.match.enum}};e===null?e=[E]:e.push(E),r++}if(s.exclusive!==void 0&&typeof s.
exclusive!="boolean"){const E={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[E]:e.push(E),r++}}else{const E={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var m=W===r;R=m,he="then"}else{const W=r,oe=r;let E=!0;const M=r;
if(r===M)if(s&&typeof s=="object"&&!Array.isArray(s)){let le;if(s.const===void 0&&(le="const")){const pe={};e===null?e=[pe]:e.push(pe),r++}}else{
const le={};e===null?e=[le]:e.push(le),r++}var g=M===r;r=oe,e!==null&&(oe?e.length=oe:e=null);let J;if(g){const le=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.const===void 0){const T={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[T]:e.push(T),
r++}for(const T in s)if(!(T==="const"||T==="doc"||T==="nullable"||T==="lenient"||T==="since"||T==="deprecated"||T==="allow")){const G={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[G]:e.push(G),r++}if(s.const!==void 0){let T=s.const;if(typeof T!="\
string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="boolean"){const G={instancePath:n+"/const",keyword:"type",params:{type:Ve.else.else.
else.else.else.then.properties.const.type}};e===null?e=[G]:e.push(G),r++}}}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[T]:e.push(T),r++}var g=le===r;E=g,J="then"}else{const le=r,pe=r;let T=!0;const G=r;if(r===G)if(s&&typeof s=="object"&&!Array.isArray(
s)){let ue;if(s.enum===void 0&&(ue="enum")){const Ke={};e===null?e=[Ke]:e.push(Ke),r++}}else{const ue={};e===null?e=[ue]:e.push(ue),r++}var a=G===
r;r=pe,e!==null&&(pe?e.length=pe:e=null);let qe;if(a){const ue=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const h={instancePath:n,
keyword:"required",params:{missingProperty:"enum"}};e===null?e=[h]:e.push(h),r++}if(s.values===void 0){const h={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"values"}};e===null?e=[h]:e.push(h),r++}for(const h in s)if(!me.call(Ve.else.else.else.else.else.else.then.properties,
h)){const A={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[A]:e.push(A),r++}if(s.enum!==void 0){let h=s.
enum;if(!(h==="open"||h==="closed")){const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.then.
properties.enum.enum}};e===null?e=[A]:e.push(A),r++}}if(s.of!==void 0){let h=s.of;if(!(h==="string"||h==="integer")){const A={instancePath:n+
"/of",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.then.properties.of.enum}};e===null?e=[A]:e.push(A),r++}}s.values!==
void 0&&(Se(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),
r=e.length)),s.pattern!==void 0&&(b(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?
b.errors:e.concat(b.errors),r=e.length))}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=ue===
r;T=a,qe="then"}else{const ue=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const h={instancePath:n,keyword:"required",
params:{missingProperty:"type"}};e===null?e=[h]:e.push(h),r++}for(const h in s)if(!me.call(Ve.else.else.else.else.else.else.else.properties,
h)){const A={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[A]:e.push(A),r++}if(s.type!==void 0&&(L(
s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==
void 0){let h=s.min;if(!(typeof h=="number"&&isFinite(h))){const A={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=
[A]:e.push(A),r++}}if(s.max!==void 0){let h=s.max;if(!(typeof h=="number"&&isFinite(h))){const A={instancePath:n+"/max",keyword:"type",params:{
type:"number"}};e===null?e=[A]:e.push(A),r++}}if(s.pattern!==void 0&&(b(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const h={instancePath:n+
"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const h={instancePath:n+
"/fraction",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[h]:e.push(h),r++}
if(s.write!==void 0&&s.write!=="seconds"){const h={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.
else.else.properties.write.enum}};e===null?e=[h]:e.push(h),r++}if(s.version!==void 0&&s.version!==4){const h={instancePath:n+"/version",keyword:"\
enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[h]:e.push(h),r++}if(s.prefix!==void 0&&
(b(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),
s.schemes!==void 0&&(C(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length)),s.alphabet!==void 0&&s.alphabet!=="url"){const h={instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:Ve.
else.else.else.else.else.else.else.properties.alphabet.enum}};e===null?e=[h]:e.push(h),r++}if(s.padding!==void 0){let h=s.padding;if(!(h==="\
optional"||h==="none")){const A={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.
padding.enum}};e===null?e=[A]:e.push(A),r++}}if(s.inside!==void 0){let h=s.inside;if(!(h==="warn"||h==="require")){const A={instancePath:n+"\
/inside",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[A]:e.push(A),r++}}if(s.
list!==void 0&&(Ce.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Ce.validate.errors:
e.concat(Ce.validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const h={instancePath:n+"/unique",keyword:"type",params:{
type:"boolean"}};e===null?e=[h]:e.push(h),r++}if(s.map!==void 0&&(Ce.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"\
map",rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.errors),r=e.length)),s.keys!==void 0&&(b(s.keys,{instancePath:n+"/key\
s",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.fields!==void 0&&(sr.validate(
s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?sr.validate.errors:e.concat(sr.validate.
errors),r=e.length)),s.include!==void 0&&(Ae(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:l})||(e=
e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(s.extras,{instancePath:n+"/extras",parentData:s,
parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.rules!==void 0){let h=s.rules;if(h&&typeof h==
"object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const A={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[A]:e.push(A),r++}for(const A in h){const ne=r;if(typeof A=="string"&&!Le.test(A)){const se={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:A};e===null?e=[se]:e.push(se),r++}var o=ne===r;if(!o){const se={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:A}};e===null?e=[se]:e.push(se),r++}}for(const A in h)ve(h[A],{instancePath:n+"/rules/"+
A.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:h,parentDataProperty:A,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)}else{
const A={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}if(s.reserved!==void 0&&(C(s.reserved,
{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.
union!==void 0){let h=s.union;if(Array.isArray(h)){if(h.length<2){const ne={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===
null?e=[ne]:e.push(ne),r++}const A=h.length;for(let ne=0;ne<A;ne++)Ce.validate(h[ne],{instancePath:n+"/union/"+ne,parentData:h,parentDataProperty:ne,
rootData:l})||(e=e===null?Ce.validate.errors:e.concat(Ce.validate.errors),r=e.length)}else{const A={instancePath:n+"/union",keyword:"type",params:{
type:"array"}};e===null?e=[A]:e.push(A),r++}}if(s.tag!==void 0&&(Oe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||
(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.match!==void 0&&s.match!=="first"){const h={instancePath:n+"\
/match",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.match.enum}};e===null?e=[h]:e.push(h),r++}if(s.
exclusive!==void 0&&typeof s.exclusive!="boolean"){const h={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[
h]:e.push(h),r++}if(s.const!==void 0){let h=s.const;if(typeof h!="string"&&!(typeof h=="number"&&isFinite(h))&&typeof h!="boolean"){const A={
instancePath:n+"/const",keyword:"type",params:{type:Ve.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[A]:e.push(A),r++}}
if(s.enum!==void 0){let h=s.enum;if(!(h==="open"||h==="closed")){const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ve.else.
else.else.else.else.else.else.properties.enum.enum}};e===null?e=[A]:e.push(A),r++}}if(s.of!==void 0){let h=s.of;if(!(h==="string"||h==="inte\
ger")){const A={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ve.else.else.else.else.else.else.else.properties.of.enum}};e===null?
e=[A]:e.push(A),r++}}s.values!==void 0&&(Se(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===
null?Se.errors:e.concat(Se.errors),r=e.length))}else{const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),
r++}var a=ue===r;T=a,qe="else"}if(!T){const ue={instancePath:n,keyword:"if",params:{failingKeyword:qe}};e===null?e=[ue]:e.push(ue),r++}var g=le===
r;E=g,J="else"}if(!E){const le={instancePath:n,keyword:"if",params:{failingKeyword:J}};e===null?e=[le]:e.push(le),r++}var m=W===r;R=m,he="el\
se"}if(!R){const W={instancePath:n,keyword:"if",params:{failingKeyword:he}};e===null?e=[W]:e.push(W),r++}var y=ee===r;H=y,ke="else"}if(!H){const ee={
instancePath:n,keyword:"if",params:{failingKeyword:ke}};e===null?e=[ee]:e.push(ee),r++}var p=Y===r;Z=p,be="else"}if(!Z){const Y={instancePath:n,
keyword:"if",params:{failingKeyword:be}};e===null?e=[Y]:e.push(Y),r++}var u=N===r;k=u,_="else"}if(!k){const N={instancePath:n,keyword:"if",params:{
failingKeyword:_}};e===null?e=[N]:e.push(N),r++}var w=v===r;i=w,P="else"}if(!i){const v={instancePath:n,keyword:"if",params:{failingKeyword:P}};
e===null?e=[v]:e.push(v),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const v={instancePath:n+
"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}s.lenient!==void 0&&(Ue(s.lenient,{instancePath:n+"/lenient",
parentData:s,parentDataProperty:"lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.since!==void 0&&(Ze(s.since,
{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.deprecated!==
void 0&&(Me(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(
Me.errors),r=e.length)),s.allow!==void 0&&(Ne(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===
null?Ne.errors:e.concat(Ne.errors),r=e.length))}else{const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),
r++}return cr.errors=e,r===0}function Q(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;
const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const u={};e===null?e=[u]:e.push(u),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=
null);let P;if(w){const u=r;cr(s,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?cr.errors:e.concat(cr.errors),r=
e.length);var w=u===r;i=w,P="then"}else{const u=r;L(s,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?L.errors:e.
concat(L.errors),r=e.length);var w=u===r;i=w,P="else"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:
e.push(u),r++}return Q.errors=e,r===0}function dr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;
let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===void 0&&(v="type")){const d={};e===null?e=[d]:e.push(
d),r++}}else{const v={};e===null?e=[v]:e.push(v),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const v=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.type===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[k]:e.
push(k),r++}for(const k in s)if(!me.call(Fe.then.properties,k)){const j={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};
e===null?e=[j]:e.push(j),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===
null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let k=s.min;if(!(typeof k=="number"&&isFinite(k))){const j={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(s.max!==void 0){let k=s.max;if(!(typeof k=="number"&&isFinite(k))){
const j={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[j]:e.push(j),r++}}if(s.pattern!==void 0&&(b(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.utc!==void 0&&typeof s.
utc!="boolean"){const k={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.fraction!==void 0&&
s.fraction!=="none"){const k={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Fe.then.properties.fraction.enum}};e===null?e=
[k]:e.push(k),r++}if(s.write!==void 0&&s.write!=="seconds"){const k={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Fe.then.properties.
write.enum}};e===null?e=[k]:e.push(k),r++}if(s.version!==void 0&&s.version!==4){const k={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Fe.
then.properties.version.enum}};e===null?e=[k]:e.push(k),r++}if(s.prefix!==void 0&&(b(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"\
prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.schemes!==void 0&&(C(s.schemes,{instancePath:n+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.alphabet!==void 0&&s.alphabet!=="url"){const k={
instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:Fe.then.properties.alphabet.enum}};e===null?e=[k]:e.push(k),r++}if(s.padding!==
void 0){let k=s.padding;if(!(k==="optional"||k==="none")){const j={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:Fe.then.properties.
padding.enum}};e===null?e=[j]:e.push(j),r++}}if(s.inside!==void 0){let k=s.inside;if(!(k==="warn"||k==="require")){const j={instancePath:n+"\
/inside",keyword:"enum",params:{allowedValues:Fe.then.properties.inside.enum}};e===null?e=[j]:e.push(j),r++}}if(s.brand!==void 0&&typeof s.brand!=
"boolean"){const k={instancePath:n+"/brand",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}}else{const k={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var w=v===r;i=w,P="then"}else{const v=r,d=r;let k=!0;const j=r;if(r===j)
if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.list===void 0&&(N="list")){const te={};e===null?e=[te]:e.push(te),r++}}else{const N={};
e===null?e=[N]:e.push(N),r++}var u=j===r;r=d,e!==null&&(d?e.length=d:e=null);let _;if(u){const N=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.list===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)
if(!me.call(Fe.else.then.properties,Z)){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[I]:
e.push(I),r++}if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:
e.concat(Q.errors),r=e.length)),s.min!==void 0){let Z=s.min;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+"/min",keyword:"t\
ype",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.max!==void 0){let Z=s.max;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const Z={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[Z]:e.push(Z),r++}}else{const Z={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[Z]:e.push(Z),r++}var u=N===r;k=u,_="then"}else{const N=r,te=r;let Z=!0;const I=r;if(r===I)if(s&&typeof s=="object"&&!Array.
isArray(s)){let Y;if(s.map===void 0&&(Y="map")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const Y={};e===null?e=[Y]:e.push(Y),r++}var p=I===
r;r=te,e!==null&&(te?e.length=te:e=null);let be;if(p){const Y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const H={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[H]:e.push(H),r++}for(const H in s)if(!me.call(Fe.else.else.then.properties,H)){
const V={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?e=[V]:e.push(V),r++}if(s.map!==void 0&&(Q(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.keys!==void 0&&
(b(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),
s.min!==void 0){let H=s.min;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[V]:e.push(V),r++}}if(s.max!==void 0){let H=s.max;if(!(typeof H=="number"&&isFinite(H))){const V={instancePath:n+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[V]:e.push(V),r++}}}else{const H={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[H]:e.
push(H),r++}var p=Y===r;Z=p,be="then"}else{const Y=r,ye=r;let H=!0;const V=r;if(r===V)if(s&&typeof s=="object"&&!Array.isArray(s)){let ee;if(s.
fields===void 0&&(ee="fields")){const ce={};e===null?e=[ce]:e.push(ce),r++}}else{const ee={};e===null?e=[ee]:e.push(ee),r++}var y=V===r;r=ye,
e!==null&&(ye?e.length=ye:e=null);let ke;if(y){const ee=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const R={instancePath:n,
keyword:"required",params:{missingProperty:"fields"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!me.call(Fe.else.else.else.then.properties,
R)){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[z]:e.push(z),r++}if(s.fields!==void 0&&
(xe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.
length)),s.include!==void 0&&(Ae(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:l})||(e=e===null?Ae.
errors:e.concat(Ae.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||
(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"\
extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.rules!==void 0){let R=s.rules;if(R&&typeof R=="object"&&!Array.
isArray(R)){if(Object.keys(R).length<1){const z={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[z]:e.push(z),
r++}for(const z in R){const he=r;if(typeof z=="string"&&!Le.test(z)){const B={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a\
-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:z};e===null?e=[B]:e.push(B),r++}var c=he===r;if(!c){const B={instancePath:n+"/rules",keyword:"\
propertyNames",params:{propertyName:z}};e===null?e=[B]:e.push(B),r++}}for(const z in R)ve(R[z],{instancePath:n+"/rules/"+z.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:R,parentDataProperty:z,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)}else{const z={instancePath:n+
"/rules",keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}}s.reserved!==void 0&&(C(s.reserved,{instancePath:n+"/reserved",
parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{const R={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var y=ee===r;H=y,ke="then"}else{const ee=r,ce=r;let R=!0;const z=r;if(r===z)if(s&&
typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===void 0&&(W="union")){const oe={};e===null?e=[oe]:e.push(oe),r++}}else{const W={};e===
null?e=[W]:e.push(W),r++}var m=z===r;r=ce,e!==null&&(ce?e.length=ce:e=null);let he;if(m){const W=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.union===void 0){const E={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===null?e=[E]:e.push(E),r++}for(const E in s)
if(!me.call(Fe.else.else.else.else.then.properties,E)){const M={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:E}};
e===null?e=[M]:e.push(M),r++}if(s.union!==void 0){let E=s.union;if(Array.isArray(E)){if(E.length<2){const J={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[J]:e.push(J),r++}const M=E.length;for(let J=0;J<M;J++)Q(E[J],{instancePath:n+"/union/"+J,parentData:E,
parentDataProperty:J,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{const M={instancePath:n+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[M]:e.push(M),r++}}if(s.tag!==void 0&&(Oe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"ta\
g",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,
parentDataProperty:"otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.match!==void 0&&s.match!=="first"){const E={
instancePath:n+"/match",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.then.properties.match.enum}};e===null?e=[E]:e.push(E),r++}
if(s.exclusive!==void 0&&typeof s.exclusive!="boolean"){const E={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?
e=[E]:e.push(E),r++}if(s.brand!==void 0&&typeof s.brand!="boolean"){const E={instancePath:n+"/brand",keyword:"type",params:{type:"boolean"}};
e===null?e=[E]:e.push(E),r++}}else{const E={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var m=W===r;R=
m,he="then"}else{const W=r,oe=r;let E=!0;const M=r;if(r===M)if(s&&typeof s=="object"&&!Array.isArray(s)){let le;if(s.const===void 0&&(le="co\
nst")){const pe={};e===null?e=[pe]:e.push(pe),r++}}else{const le={};e===null?e=[le]:e.push(le),r++}var g=M===r;r=oe,e!==null&&(oe?e.length=oe:
e=null);let J;if(g){const le=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const T={instancePath:n,keyword:"required",
params:{missingProperty:"const"}};e===null?e=[T]:e.push(T),r++}for(const T in s)if(!(T==="const"||T==="doc"||T==="nullable"||T==="lenient"||
T==="since"||T==="deprecated"||T==="allow")){const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};e===null?
e=[G]:e.push(G),r++}if(s.const!==void 0){let T=s.const;if(typeof T!="string"&&!(typeof T=="number"&&isFinite(T))&&typeof T!="boolean"){const G={
instancePath:n+"/const",keyword:"type",params:{type:Fe.else.else.else.else.else.then.properties.const.type}};e===null?e=[G]:e.push(G),r++}}}else{
const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var g=le===r;E=g,J="then"}else{const le=r,pe=r;let T=!0;
const G=r;if(r===G)if(s&&typeof s=="object"&&!Array.isArray(s)){let ue;if(s.enum===void 0&&(ue="enum")){const Ke={};e===null?e=[Ke]:e.push(Ke),
r++}}else{const ue={};e===null?e=[ue]:e.push(ue),r++}var a=G===r;r=pe,e!==null&&(pe?e.length=pe:e=null);let qe;if(a){const ue=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.enum===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[h]:
e.push(h),r++}if(s.values===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[h]:e.push(h),r++}
for(const h in s)if(!me.call(Fe.else.else.else.else.else.else.then.properties,h)){const A={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:h}};e===null?e=[A]:e.push(A),r++}if(s.enum!==void 0){let h=s.enum;if(!(h==="open"||h==="closed")){const A={instancePath:n+
"/enum",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[A]:e.push(A),r++}}if(s.
of!==void 0){let h=s.of;if(!(h==="string"||h==="integer")){const A={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Fe.else.else.else.
else.else.else.then.properties.of.enum}};e===null?e=[A]:e.push(A),r++}}s.values!==void 0&&(Se(s.values,{instancePath:n+"/values",parentData:s,
parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.pattern!==void 0&&(b(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const h={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=ue===r;T=a,qe="then"}else{const ue=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.type===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[h]:e.push(h),r++}for(const h in s)
if(!me.call(Fe.else.else.else.else.else.else.else.properties,h)){const A={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[A]:e.push(A),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===
null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let h=s.min;if(!(typeof h=="number"&&isFinite(h))){const A={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),r++}}if(s.max!==void 0){let h=s.max;if(!(typeof h=="number"&&isFinite(h))){
const A={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[A]:e.push(A),r++}}if(s.pattern!==void 0&&(b(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.utc!==void 0&&typeof s.
utc!="boolean"){const h={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}if(s.fraction!==void 0&&
s.fraction!=="none"){const h={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.
fraction.enum}};e===null?e=[h]:e.push(h),r++}if(s.write!==void 0&&s.write!=="seconds"){const h={instancePath:n+"/write",keyword:"enum",params:{
allowedValues:Fe.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[h]:e.push(h),r++}if(s.version!==void 0&&s.version!==
4){const h={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.version.enum}};e===
null?e=[h]:e.push(h),r++}if(s.prefix!==void 0&&(b(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.schemes!==void 0&&(C(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"\
schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.alphabet!==void 0&&s.alphabet!=="url"){const h={instancePath:n+
"/alphabet",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.alphabet.enum}};e===null?e=[h]:e.push(h),r++}
if(s.padding!==void 0){let h=s.padding;if(!(h==="optional"||h==="none")){const A={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:Fe.
else.else.else.else.else.else.else.properties.padding.enum}};e===null?e=[A]:e.push(A),r++}}if(s.inside!==void 0){let h=s.inside;if(!(h==="wa\
rn"||h==="require")){const A={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.
inside.enum}};e===null?e=[A]:e.push(A),r++}}if(s.brand!==void 0&&typeof s.brand!="boolean"){const h={instancePath:n+"/brand",keyword:"type",
params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const h={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}if(s.map!==void 0&&(Q(s.map,{instancePath:n+"/map",parentData:s,
parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.keys!==void 0&&(b(s.keys,{instancePath:n+"/key\
s",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.fields!==void 0&&(xe(s.fields,
{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.include!==
void 0&&(Ae(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),
r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?we.
errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||
(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.rules!==void 0){let h=s.rules;if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.
keys(h).length<1){const A={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[A]:e.push(A),r++}for(const A in h){
const ne=r;if(typeof A=="string"&&!Le.test(A)){const se={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_\
][A-Za-z0-9]+)*$"},propertyName:A};e===null?e=[se]:e.push(se),r++}var o=ne===r;if(!o){const se={instancePath:n+"/rules",keyword:"propertyNam\
es",params:{propertyName:A}};e===null?e=[se]:e.push(se),r++}}for(const A in h)ve(h[A],{instancePath:n+"/rules/"+A.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:h,parentDataProperty:A,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)}else{const A={instancePath:n+
"/rules",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}if(s.reserved!==void 0&&(C(s.reserved,{instancePath:n+"/reserv\
ed",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.union!==void 0){let h=s.
union;if(Array.isArray(h)){if(h.length<2){const ne={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[ne]:e.push(ne),
r++}const A=h.length;for(let ne=0;ne<A;ne++)Q(h[ne],{instancePath:n+"/union/"+ne,parentData:h,parentDataProperty:ne,rootData:l})||(e=e===null?
Q.errors:e.concat(Q.errors),r=e.length)}else{const A={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),
r++}}if(s.tag!==void 0&&(Oe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?Oe.errors:e.concat(
Oe.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:l})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.match!==void 0&&s.match!=="first"){const h={instancePath:n+"/match",keyword:"enum",params:{
allowedValues:Fe.else.else.else.else.else.else.else.properties.match.enum}};e===null?e=[h]:e.push(h),r++}if(s.exclusive!==void 0&&typeof s.exclusive!=
"boolean"){const h={instancePath:n+"/exclusive",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}if(s.const!==void 0){let h=s.
const;if(typeof h!="string"&&!(typeof h=="number"&&isFinite(h))&&typeof h!="boolean"){const A={instancePath:n+"/const",keyword:"type",params:{
type:Fe.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[A]:e.push(A),r++}}if(s.enum!==void 0){let h=s.enum;if(!(h==="\
open"||h==="closed")){const A={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.
enum.enum}};e===null?e=[A]:e.push(A),r++}}if(s.of!==void 0){let h=s.of;if(!(h==="string"||h==="integer")){const A={instancePath:n+"/of",keyword:"\
enum",params:{allowedValues:Fe.else.else.else.else.else.else.else.properties.of.enum}};e===null?e=[A]:e.push(A),r++}}s.values!==void 0&&(Se(
s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length))}else{
const h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=ue===r;T=a,qe="else"}if(!T){const ue={instancePath:n,
keyword:"if",params:{failingKeyword:qe}};e===null?e=[ue]:e.push(ue),r++}var g=le===r;E=g,J="else"}if(!E){const le={instancePath:n,keyword:"i\
f",params:{failingKeyword:J}};e===null?e=[le]:e.push(le),r++}var m=W===r;R=m,he="else"}if(!R){const W={instancePath:n,keyword:"if",params:{failingKeyword:he}};
e===null?e=[W]:e.push(W),r++}var y=ee===r;H=y,ke="else"}if(!H){const ee={instancePath:n,keyword:"if",params:{failingKeyword:ke}};e===null?e=
[ee]:e.push(ee),r++}var p=Y===r;Z=p,be="else"}if(!Z){const Y={instancePath:n,keyword:"if",params:{failingKeyword:be}};e===null?e=[Y]:e.push(
Y),r++}var u=N===r;k=u,_="else"}if(!k){const N={instancePath:n,keyword:"if",params:{failingKeyword:_}};e===null?e=[N]:e.push(N),r++}var w=v===
r;i=w,P="else"}if(!i){const v={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[v]:e.push(v),r++}if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:
e.concat(b.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const v={instancePath:n+"/nullable",keyword:"type",params:{
type:"boolean"}};e===null?e=[v]:e.push(v),r++}s.lenient!==void 0&&(Ue(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"\
lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.since!==void 0&&(Ze(s.since,{instancePath:n+"/since",parentData:s,
parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.deprecated!==void 0&&(Me(s.deprecated,{instancePath:n+
"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s.allow!==void 0&&
(Ne(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length))}else{
const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}return dr.errors=e,r===0}function os(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.types===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"types"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="doc"||i==="types")){
const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.doc!==void 0&&(b(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.types!==void 0){
let i=s.types;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const f={instancePath:n+"/types",keyword:"minProperti\
es",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in i){const w=r;if(typeof f=="string"&&!Te.test(f)){const P={instancePath:n+"\
/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:f};e===null?e=[P]:e.push(P),r++}var t=w===r;if(!t){const P={instancePath:n+
"/types",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[P]:e.push(P),r++}}for(const f in i)dr(i[f],{instancePath:n+"/types/"+f.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:l})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)}else{
const f={instancePath:n+"/types",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return os.errors=e,r===0}export const validateProtocolFile=ds;const ps={type:"obj\
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
definitions/spokenVersion"},minProperties:1},negotiation:{type:"array",items:{$ref:"#/definitions/negotiation"},minItems:1},reserved:{$ref:"\
#/definitions/strings"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocol","version","messages"]},zs=new RegExp(
"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$","u"),Os=new RegExp("^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$",
"u"),Zs=new RegExp("^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))$","u"),Is=new RegExp("^(?:[0-9]+\\.[0\
-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.[0-9]+\\.[0-9]+)?)$","u"),Qe={type:"object",properties:{Message:{type:[
"string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},MessageType:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Issue:{
type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Received:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},
Result:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Requests:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-\
z0-9]*$"},Responses:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Results:{type:["string","number","boolean"],pattern:"\
^[A-Z][A-Za-z0-9]*$"},SentBy:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},ReceivedBy:{type:["string","number","boolean"],
pattern:"^[A-Z][A-Za-z0-9]*$"},RepliesTo:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},ServedBy:{type:["string","number",
"boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Notifications:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"}},additionalProperties:!1};
function xr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(const t in s)if(!me.call(Qe.properties,t)){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[i]:e.push(i),r++}if(s.Message!==void 0){let t=s.Message;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolea\
n"){const i={instancePath:n+"/Message",keyword:"type",params:{type:Qe.properties.Message.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="s\
tring"&&!Te.test(t)){const i={instancePath:n+"/Message",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}
if(s.MessageType!==void 0){let t=s.MessageType;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+
"/MessageType",keyword:"type",params:{type:Qe.properties.MessageType.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){
const i={instancePath:n+"/MessageType",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Issue!==
void 0){let t=s.Issue;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Issue",keyword:"\
type",params:{type:Qe.properties.Issue.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Iss\
ue",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Received!==void 0){let t=s.Received;if(typeof t!=
"string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Received",keyword:"type",params:{type:Qe.properties.
Received.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Received",keyword:"pattern",params:{
pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Result!==void 0){let t=s.Result;if(typeof t!="string"&&!(typeof t=="numbe\
r"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Result",keyword:"type",params:{type:Qe.properties.Result.type}};e===null?e=
[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Result",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]\
*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Requests!==void 0){let t=s.Requests;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!=
"boolean"){const i={instancePath:n+"/Requests",keyword:"type",params:{type:Qe.properties.Requests.type}};e===null?e=[i]:e.push(i),r++}if(typeof t==
"string"&&!Te.test(t)){const i={instancePath:n+"/Requests",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),
r++}}if(s.Responses!==void 0){let t=s.Responses;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+
"/Responses",keyword:"type",params:{type:Qe.properties.Responses.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={
instancePath:n+"/Responses",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Results!==void 0){let t=s.
Results;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Results",keyword:"type",params:{
type:Qe.properties.Results.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Results",keyword:"\
pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.SentBy!==void 0){let t=s.SentBy;if(typeof t!="string"&&!(typeof t==
"number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/SentBy",keyword:"type",params:{type:Qe.properties.SentBy.type}};e===null?
e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/SentBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-\
9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.ReceivedBy!==void 0){let t=s.ReceivedBy;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&
typeof t!="boolean"){const i={instancePath:n+"/ReceivedBy",keyword:"type",params:{type:Qe.properties.ReceivedBy.type}};e===null?e=[i]:e.push(
i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/ReceivedBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===
null?e=[i]:e.push(i),r++}}if(s.RepliesTo!==void 0){let t=s.RepliesTo;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="b\
oolean"){const i={instancePath:n+"/RepliesTo",keyword:"type",params:{type:Qe.properties.RepliesTo.type}};e===null?e=[i]:e.push(i),r++}if(typeof t==
"string"&&!Te.test(t)){const i={instancePath:n+"/RepliesTo",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(
i),r++}}if(s.ServedBy!==void 0){let t=s.ServedBy;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+
"/ServedBy",keyword:"type",params:{type:Qe.properties.ServedBy.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={
instancePath:n+"/ServedBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Notifications!==void 0){
let t=s.Notifications;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Notification\
s",keyword:"type",params:{type:Qe.properties.Notifications.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={
instancePath:n+"/Notifications",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return xr.errors=e,r===0}const ur={type:"object",properties:{default:{enum:[
"strict","lenient"]},trim:{type:"boolean"},nulls:{enum:["reject","optional","absent"]},emptyStrings:{enum:["keep","absent"]},lenient:{type:"\
object",properties:{missing:{enum:["reject","body","unset"]},invalid:{enum:["reject","unset"]},unknownValues:{enum:["reject","keep","upperca\
se"]},unknownTypes:{enum:["reject","keep"]},nulls:{enum:["reject","optional","absent"]},bodies:{enum:["reject","text"]}},additionalProperties:!1}},
additionalProperties:!1};function Nr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(const t in s)if(!(t==="default"||t==="trim"||t==="nulls"||t==="emptyStrings"||t==="lenient")){const i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.default!==void 0){let t=s.default;if(!(t==="\
strict"||t==="lenient")){const i={instancePath:n+"/default",keyword:"enum",params:{allowedValues:ur.properties.default.enum}};e===null?e=[i]:
e.push(i),r++}}if(s.trim!==void 0&&typeof s.trim!="boolean"){const t={instancePath:n+"/trim",keyword:"type",params:{type:"boolean"}};e===null?
e=[t]:e.push(t),r++}if(s.nulls!==void 0){let t=s.nulls;if(!(t==="reject"||t==="optional"||t==="absent")){const i={instancePath:n+"/nulls",keyword:"\
enum",params:{allowedValues:ur.properties.nulls.enum}};e===null?e=[i]:e.push(i),r++}}if(s.emptyStrings!==void 0){let t=s.emptyStrings;if(!(t===
"keep"||t==="absent")){const i={instancePath:n+"/emptyStrings",keyword:"enum",params:{allowedValues:ur.properties.emptyStrings.enum}};e===null?
e=[i]:e.push(i),r++}}if(s.lenient!==void 0){let t=s.lenient;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="missing"||
i==="invalid"||i==="unknownValues"||i==="unknownTypes"||i==="nulls"||i==="bodies")){const f={instancePath:n+"/lenient",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.missing!==void 0){let i=t.missing;if(!(i==="reject"||i==="body"||
i==="unset")){const f={instancePath:n+"/lenient/missing",keyword:"enum",params:{allowedValues:ur.properties.lenient.properties.missing.enum}};
e===null?e=[f]:e.push(f),r++}}if(t.invalid!==void 0){let i=t.invalid;if(!(i==="reject"||i==="unset")){const f={instancePath:n+"/lenient/inva\
lid",keyword:"enum",params:{allowedValues:ur.properties.lenient.properties.invalid.enum}};e===null?e=[f]:e.push(f),r++}}if(t.unknownValues!==
void 0){let i=t.unknownValues;if(!(i==="reject"||i==="keep"||i==="uppercase")){const f={instancePath:n+"/lenient/unknownValues",keyword:"enu\
m",params:{allowedValues:ur.properties.lenient.properties.unknownValues.enum}};e===null?e=[f]:e.push(f),r++}}if(t.unknownTypes!==void 0){let i=t.
unknownTypes;if(!(i==="reject"||i==="keep")){const f={instancePath:n+"/lenient/unknownTypes",keyword:"enum",params:{allowedValues:ur.properties.
lenient.properties.unknownTypes.enum}};e===null?e=[f]:e.push(f),r++}}if(t.nulls!==void 0){let i=t.nulls;if(!(i==="reject"||i==="optional"||i===
"absent")){const f={instancePath:n+"/lenient/nulls",keyword:"enum",params:{allowedValues:ur.properties.lenient.properties.nulls.enum}};e===null?
e=[f]:e.push(f),r++}}if(t.bodies!==void 0){let i=t.bodies;if(!(i==="reject"||i==="text")){const f={instancePath:n+"/lenient/bodies",keyword:"\
enum",params:{allowedValues:ur.properties.lenient.properties.bodies.enum}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/len\
ient",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return Nr.errors=e,r===0}const br={minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{
type:"integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},ndjson:{type:"object",properties:{maxBytes:{type:"\
integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},sse:{type:"object",properties:{maxBytes:{type:"intege\
r",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},"content-length":{type:"object",properties:{maxBytes:{type:"\
integer",minimum:1},duplicateKeys:{enum:["accept","reject"]}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"integ\
er",minimum:1},body:{type:"object",properties:{reads:{type:"array",items:{enum:["mapping","text"]},minItems:1},writes:{enum:["mapping","text"]}},
additionalProperties:!1,required:["reads","writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},
on={type:"object",properties:{maxBytes:{type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/anyField"},body:{
$ref:"#/definitions/anyField"},thread:{$ref:"#/definitions/anyField"},ack:{$ref:"#/definitions/anyField"}},additionalProperties:!1,required:[
"subject","body"]},subjects:{type:"array",items:{$ref:"#/definitions/template"},minItems:1},precedence:{type:"array",items:{$ref:"#/definiti\
ons/messageName"},minItems:1},keeps:{type:"object",properties:{raw:{$ref:"#/definitions/anyField"},labels:{$ref:"#/definitions/anyField"},sections:{
$ref:"#/definitions/anyField"}},additionalProperties:!1}},additionalProperties:!1,required:["parts","subjects","precedence"]},Fs={type:["str\
ing","number","boolean"],pattern:"\\S"};function X(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Fs.type}};e===null?e=
[t]:e.push(t),r++}if(typeof s=="string"&&!fe.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(
t),r++}return X.errors=e,r===0}const Vs={type:["string","number","boolean"],pattern:"\\S"};function zr(s,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"\
type",params:{type:Vs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!fe.test(s)){const t={instancePath:n,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return zr.errors=e,r===0}const Es={type:["string","number","boolean"],pattern:"\\S"};function Pe(s,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Es.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!fe.test(
s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return Pe.errors=e,r===0}function Or(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.parts===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"parts"}};e===null?e=[t]:e.push(t),r++}if(s.subjects===void 0){const t={instancePath:n,
keyword:"required",params:{missingProperty:"subjects"}};e===null?e=[t]:e.push(t),r++}if(s.precedence===void 0){const t={instancePath:n,keyword:"\
required",params:{missingProperty:"precedence"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="maxBytes"||t==="parts"||t==="subjec\
ts"||t==="precedence"||t==="keeps")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.
push(i),r++}if(s.maxBytes!==void 0){let t=s.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:n+"/max\
Bytes",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:n+
"/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[i]:e.push(i),r++}}if(s.parts!==void 0){let t=s.parts;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.subject===void 0){const i={instancePath:n+"/parts",keyword:"required",params:{missingProperty:"subject"}};
e===null?e=[i]:e.push(i),r++}if(t.body===void 0){const i={instancePath:n+"/parts",keyword:"required",params:{missingProperty:"body"}};e===null?
e=[i]:e.push(i),r++}for(const i in t)if(!(i==="subject"||i==="body"||i==="thread"||i==="ack")){const f={instancePath:n+"/parts",keyword:"add\
itionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}t.subject!==void 0&&(X(t.subject,{instancePath:n+"/parts/subj\
ect",parentData:t,parentDataProperty:"subject",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),t.body!==void 0&&(X(t.body,
{instancePath:n+"/parts/body",parentData:t,parentDataProperty:"body",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),t.thread!==
void 0&&(X(t.thread,{instancePath:n+"/parts/thread",parentData:t,parentDataProperty:"thread",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),
r=e.length)),t.ack!==void 0&&(X(t.ack,{instancePath:n+"/parts/ack",parentData:t,parentDataProperty:"ack",rootData:l})||(e=e===null?X.errors:
e.concat(X.errors),r=e.length))}else{const i={instancePath:n+"/parts",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.
subjects!==void 0){let t=s.subjects;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+"/subjects",keyword:"minItems",params:{limit:1}};
e===null?e=[f]:e.push(f),r++}const i=t.length;for(let f=0;f<i;f++)zr(t[f],{instancePath:n+"/subjects/"+f,parentData:t,parentDataProperty:f,rootData:l})||
(e=e===null?zr.errors:e.concat(zr.errors),r=e.length)}else{const i={instancePath:n+"/subjects",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}}if(s.precedence!==void 0){let t=s.precedence;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+"/precedence",
keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;for(let f=0;f<i;f++)Pe(t[f],{instancePath:n+"/precedence/"+
f,parentData:t,parentDataProperty:f,rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)}else{const i={instancePath:n+"/prece\
dence",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.keeps!==void 0){let t=s.keeps;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(const i in t)if(!(i==="raw"||i==="labels"||i==="sections")){const f={instancePath:n+"/keeps",keyword:"additionalProperties",
params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}t.raw!==void 0&&(X(t.raw,{instancePath:n+"/keeps/raw",parentData:t,parentDataProperty:"\
raw",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),t.labels!==void 0&&(X(t.labels,{instancePath:n+"/keeps/labels",parentData:t,
parentDataProperty:"labels",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),t.sections!==void 0&&(X(t.sections,{instancePath:n+
"/keeps/sections",parentData:t,parentDataProperty:"sections",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length))}else{const i={
instancePath:n+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return Or.errors=e,r===0}function Zr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const t={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="json"||t==="ndjson"||t==="sse"||t==="content-length"||t==="yaml"||t==="mai\
l")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.json!==void 0){
let t=s.json;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i==="duplicateKeys")){const f={instancePath:n+
"/json",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/json/maxBytes",keyword:"type",params:{type:"integer"}};e===
null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/json/maxBytes",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;if(!(i==="accept"||i==="reject")){
const f={instancePath:n+"/json/duplicateKeys",keyword:"enum",params:{allowedValues:br.properties.json.properties.duplicateKeys.enum}};e===null?
e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/json",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.ndjson!==
void 0){let t=s.ndjson;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i==="duplicateKeys")){const f={instancePath:n+
"/ndjson",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/ndjson/maxBytes",keyword:"type",params:{type:"integer"}};
e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/ndjson/maxBytes",keyword:"minimu\
m",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;if(!(i==="accept"||i===
"reject")){const f={instancePath:n+"/ndjson/duplicateKeys",keyword:"enum",params:{allowedValues:br.properties.ndjson.properties.duplicateKeys.
enum}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/ndjson",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),
r++}}if(s.sse!==void 0){let t=s.sse;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i==="duplicateKeys")){
const f={instancePath:n+"/sse",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.maxBytes!==void 0){
let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/sse/maxBytes",keyword:"type",params:{type:"\
integer"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/sse/maxBytes",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;if(!(i==="accept"||
i==="reject")){const f={instancePath:n+"/sse/duplicateKeys",keyword:"enum",params:{allowedValues:br.properties.sse.properties.duplicateKeys.
enum}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/sse",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}
if(s["content-length"]!==void 0){let t=s["content-length"];if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||
i==="duplicateKeys")){const f={instancePath:n+"/content-length",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:
e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/c\
ontent-length/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(
i))){const f={instancePath:n+"/content-length/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(t.
duplicateKeys!==void 0){let i=t.duplicateKeys;if(!(i==="accept"||i==="reject")){const f={instancePath:n+"/content-length/duplicateKeys",keyword:"\
enum",params:{allowedValues:br.properties["content-length"].properties.duplicateKeys.enum}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+
"/content-length",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.yaml!==void 0){let t=s.yaml;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i==="body")){const f={instancePath:n+"/yaml",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){const f={instancePath:n+"/yaml/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(
i)&&(i<1||isNaN(i))){const f={instancePath:n+"/yaml/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}
if(t.body!==void 0){let i=t.body;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.reads===void 0){const f={instancePath:n+"/yaml/body",keyword:"\
required",params:{missingProperty:"reads"}};e===null?e=[f]:e.push(f),r++}if(i.writes===void 0){const f={instancePath:n+"/yaml/body",keyword:"\
required",params:{missingProperty:"writes"}};e===null?e=[f]:e.push(f),r++}for(const f in i)if(!(f==="reads"||f==="writes")){const w={instancePath:n+
"/yaml/body",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[w]:e.push(w),r++}if(i.reads!==void 0){let f=i.reads;if(Array.
isArray(f)){if(f.length<1){const P={instancePath:n+"/yaml/body/reads",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}const w=f.
length;for(let P=0;P<w;P++){let u=f[P];if(!(u==="mapping"||u==="text")){const p={instancePath:n+"/yaml/body/reads/"+P,keyword:"enum",params:{
allowedValues:br.properties.yaml.properties.body.properties.reads.items.enum}};e===null?e=[p]:e.push(p),r++}}}else{const w={instancePath:n+"\
/yaml/body/reads",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(i.writes!==void 0){let f=i.writes;if(!(f==="mapping"||
f==="text")){const w={instancePath:n+"/yaml/body/writes",keyword:"enum",params:{allowedValues:br.properties.yaml.properties.body.properties.
writes.enum}};e===null?e=[w]:e.push(w),r++}}}else{const f={instancePath:n+"/yaml/body",keyword:"type",params:{type:"object"}};e===null?e=[f]:
e.push(f),r++}}}else{const i={instancePath:n+"/yaml",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.mail!==void 0&&(Or(
s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?Or.errors:e.concat(Or.errors),r=e.length))}else{
const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Zr.errors=e,r===0}const fs={if:{type:"obj\
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
allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc"]},pn={if:{type:"object"},then:{$ref:"#/definitions/definition"},
else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/definitions/typeName"}}};
function Ge(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){const p={};e===null?e=[p]:e.push(p),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const p=r;
cr(s,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length);var w=p===r;i=w,P=
"then"}else{const p=r,y=r;let c=!0;const m=r;if(!Array.isArray(s)){const o={};e===null?e=[o]:e.push(o),r++}var u=m===r;r=y,e!==null&&(y?e.length=
y:e=null);let g;if(u){const o=r;if(Array.isArray(s)){if(s.length>1){const k={instancePath:n,keyword:"maxItems",params:{limit:1}};e===null?e=
[k]:e.push(k),r++}if(s.length<1){const k={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),r++}const d=s.length;
for(let k=0;k<d;k++)L(s[k],{instancePath:n+"/"+k,parentData:s,parentDataProperty:k,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.
length)}else{const d={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var u=o===r;c=u,g="then"}else{const o=r;
L(s,{instancePath:n,parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);var u=o===r;c=u,g="e\
lse"}if(!c){const o={instancePath:n,keyword:"if",params:{failingKeyword:g}};e===null?e=[o]:e.push(o),r++}var w=p===r;i=w,P="else"}if(!i){const p={
instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:e.push(p),r++}return Ge.errors=e,r===0}const fn={type:"object",properties:{
like:{$ref:"#/definitions/exampleName"},field:{$ref:"#/definitions/anyField"},values:{type:"array",items:{},minItems:1}},additionalProperties:!1,
required:["like","field","values"]},Ss={type:["string","number","boolean"],pattern:"\\S"};function We(s,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"\
type",params:{type:Ss.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!fe.test(s)){const t={instancePath:n,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return We.errors=e,r===0}function tr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"\
like"}};e===null?e=[t]:e.push(t),r++}if(s.field===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===null?
e=[t]:e.push(t),r++}if(s.values===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[t]:e.push(
t),r++}for(const t in s)if(!(t==="like"||t==="field"||t==="values")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}if(s.like!==void 0&&(We(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=
e===null?We.errors:e.concat(We.errors),r=e.length)),s.field!==void 0&&(X(s.field,{instancePath:n+"/field",parentData:s,parentDataProperty:"f\
ield",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.values!==void 0){let t=s.values;if(Array.isArray(t)){if(t.length<
1){const i={instancePath:n+"/values",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n+"/value\
s",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return tr.errors=e,r===0}const us={type:"object",properties:{like:{$ref:"#/definitions/exampleName"},set:{type:"\
object"},drop:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},dropEach:{type:"array",items:{$ref:"#/definitions/fieldPath"},
minItems:1},issue:{type:["string","number","boolean"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{
type:["string","integer"]}},else:{$ref:"#/definitions/anyField"}}},additionalProperties:!1,required:["like"]},as=new RegExp("^[a-z0-9-]+(?:/\
[A-Za-z0-9_-]+)?$","u");function lr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.like===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[i]:
e.push(i),r++}for(const i in s)if(!(i==="like"||i==="set"||i==="drop"||i==="dropEach"||i==="issue"||i==="at")){const f={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.like!==void 0&&(We(s.like,{instancePath:n+"/like",parentData:s,
parentDataProperty:"like",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s.set!==void 0){let i=s.set;if(!(i&&typeof i==
"object"&&!Array.isArray(i))){const f={instancePath:n+"/set",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.drop!==
void 0){let i=s.drop;if(Array.isArray(i)){if(i.length<1){const w={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[w]:
e.push(w),r++}const f=i.length;for(let w=0;w<f;w++)D(i[w],{instancePath:n+"/drop/"+w,parentData:i,parentDataProperty:w,rootData:l})||(e=e===
null?D.errors:e.concat(D.errors),r=e.length)}else{const f={instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(
f),r++}}if(s.dropEach!==void 0){let i=s.dropEach;if(Array.isArray(i)){if(i.length<1){const w={instancePath:n+"/dropEach",keyword:"minItems",
params:{limit:1}};e===null?e=[w]:e.push(w),r++}const f=i.length;for(let w=0;w<f;w++)D(i[w],{instancePath:n+"/dropEach/"+w,parentData:i,parentDataProperty:w,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const f={instancePath:n+"/dropEach",keyword:"type",params:{type:"arra\
y"}};e===null?e=[f]:e.push(f),r++}}if(s.issue!==void 0){let i=s.issue;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="\
boolean"){const f={instancePath:n+"/issue",keyword:"type",params:{type:us.properties.issue.type}};e===null?e=[f]:e.push(f),r++}if(typeof i==
"string"&&!as.test(i)){const f={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[f]:
e.push(f),r++}}if(s.at!==void 0){let i=s.at;const f=r;let w=!0;const P=r;if(!Array.isArray(i)){const p={};e===null?e=[p]:e.push(p),r++}var t=P===
r;r=f,e!==null&&(f?e.length=f:e=null);let u;if(t){const p=r;if(Array.isArray(i)){const c=i.length;for(let m=0;m<c;m++){let g=i[m];if(typeof g!=
"string"&&!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const a={instancePath:n+"/at/"+m,keyword:"type",params:{type:us.properties.
at.then.items.type}};e===null?e=[a]:e.push(a),r++}}}else{const c={instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[c]:
e.push(c),r++}var t=p===r;w=t,u="then"}else{const p=r;X(i,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:l})||(e=e===null?
X.errors:e.concat(X.errors),r=e.length);var t=p===r;w=t,u="else"}if(!w){const p={instancePath:n+"/at",keyword:"if",params:{failingKeyword:u}};
e===null?e=[p]:e.push(p),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return lr.errors=
e,r===0}const Fr={type:"object",properties:{mode:{enum:["strict","lenient"]},reads:{type:"object"},warnings:{type:"array",items:{$ref:"#/def\
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
Ks={type:["string","number","boolean"],pattern:"\\S"};function Xe(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,
r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ks.type}};
e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!fe.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?
e=[t]:e.push(t),r++}return Xe.errors=e,r===0}const Bs={type:["string","number","boolean"],pattern:"\\S"};function mr(s,{instancePath:n="",parentData:S,
parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={
instancePath:n,keyword:"type",params:{type:Bs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!fe.test(s)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return mr.errors=e,r===0}const Cs={type:["string","number","boolean"],
pattern:"\\S"};function hr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Cs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!fe.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return hr.errors=e,r===
0}const Rs={type:["string","number","boolean"],pattern:"\\S"};function Ye(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{
type:Rs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!fe.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\\
S"}};e===null?e=[t]:e.push(t),r++}return Ye.errors=e,r===0}function or(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){
let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.like===void 0&&(g="like")){const a={};
e===null?e=[a]:e.push(a),r++}}else{const g={};e===null?e=[g]:e.push(g),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const g=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"like"}};
e===null?e=[o]:e.push(o),r++}for(const o in s)if(!(o==="like"||o==="set"||o==="drop"||o==="mode"||o==="reads"||o==="warnings"||o==="issue"||
o==="at")){const v={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[v]:e.push(v),r++}if(s.like!==void 0&&
(We(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),
s.set!==void 0){let o=s.set;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const v={instancePath:n+"/set",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[v]:e.push(v),r++}}if(s.drop!==void 0){let o=s.drop;if(Array.isArray(o)){if(o.length<1){const d={instancePath:n+"/drop",keyword:"\
minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const v=o.length;for(let d=0;d<v;d++)D(o[d],{instancePath:n+"/drop/"+d,parentData:o,
parentDataProperty:d,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const v={instancePath:n+"/drop",keyword:"type",params:{
type:"array"}};e===null?e=[v]:e.push(v),r++}}}else{const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}
var w=g===r;i=w,P="then"}else{const g=r,a=r;let o=!0;const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.json===void 0&&
(j="json")){const _={};e===null?e=[_]:e.push(_),r++}}else{const j={};e===null?e=[j]:e.push(j),r++}var u=v===r;r=a,e!==null&&(a?e.length=a:e=
null);let d;if(u){const j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.json===void 0){const x={instancePath:n,keyword:"required",params:{
missingProperty:"json"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!(x==="json"||x==="mode"||x==="reads"||x==="warnings"||x==="issue"||
x==="at")){const N={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[N]:e.push(N),r++}s.json!==void 0&&
(Xe(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"json",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length))}else{
const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var u=j===r;o=u,d="then"}else{const j=r,_=r;let x=!0;
const N=r;if(r===N)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.ndjson===void 0&&(I="ndjson")){const be={};e===null?e=[be]:e.push(
be),r++}}else{const I={};e===null?e=[I]:e.push(I),r++}var p=N===r;r=_,e!==null&&(_?e.length=_:e=null);let te;if(p){const I=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.ndjson===void 0){const U={instancePath:n,keyword:"required",params:{missingProperty:"ndjson"}};e===null?e=
[U]:e.push(U),r++}for(const U in s)if(!(U==="ndjson"||U==="mode"||U==="reads"||U==="warnings"||U==="issue"||U==="at")){const Y={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:U}};e===null?e=[Y]:e.push(Y),r++}s.ndjson!==void 0&&(Xe(s.ndjson,{instancePath:n+"\
/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length))}else{const U={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),r++}var p=I===r;x=p,te="then"}else{const I=r,be=r;let U=!0;const Y=r;if(r===
Y)if(s&&typeof s=="object"&&!Array.isArray(s)){let V;if(s.yaml===void 0&&(V="yaml")){const ke={};e===null?e=[ke]:e.push(ke),r++}}else{const V={};
e===null?e=[V]:e.push(V),r++}var y=Y===r;r=be,e!==null&&(be?e.length=be:e=null);let ye;if(y){const V=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.yaml===void 0){const re={instancePath:n,keyword:"required",params:{missingProperty:"yaml"}};e===null?e=[re]:e.push(re),r++}for(const re in s)
if(!(re==="yaml"||re==="mode"||re==="reads"||re==="warnings"||re==="issue"||re==="at")){const ee={instancePath:n,keyword:"additionalProperti\
es",params:{additionalProperty:re}};e===null?e=[ee]:e.push(ee),r++}s.yaml!==void 0&&(mr(s.yaml,{instancePath:n+"/yaml",parentData:s,parentDataProperty:"\
yaml",rootData:l})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length))}else{const re={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[re]:e.push(re),r++}var y=V===r;U=y,ye="then"}else{const V=r,ke=r;let re=!0;const ee=r;if(r===ee)if(s&&typeof s=="object"&&!Array.
isArray(s)){let z;if(s.mail===void 0&&(z="mail")){const he={};e===null?e=[he]:e.push(he),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var c=ee===
r;r=ke,e!==null&&(ke?e.length=ke:e=null);let ce;if(c){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.mail===void 0){const B={instancePath:n,
keyword:"required",params:{missingProperty:"mail"}};e===null?e=[B]:e.push(B),r++}for(const B in s)if(!(B==="mail"||B==="mode"||B==="reads"||
B==="warnings"||B==="issue"||B==="at")){const W={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[W]:
e.push(W),r++}s.mail!==void 0&&(hr(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?hr.errors:
e.concat(hr.errors),r=e.length))}else{const B={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}var c=z===
r;re=c,ce="then"}else{const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const B={instancePath:n,keyword:"required",
params:{missingProperty:"like"}};e===null?e=[B]:e.push(B),r++}for(const B in s)if(!me.call(Fr.else.else.else.else.else.properties,B)){const W={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[W]:e.push(W),r++}if(s.like!==void 0&&(We(s.like,{instancePath:n+
"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s.set!==void 0){let B=s.
set;if(!(B&&typeof B=="object"&&!Array.isArray(B))){const W={instancePath:n+"/set",keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(
W),r++}}if(s.drop!==void 0){let B=s.drop;if(Array.isArray(B)){if(B.length<1){const oe={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};
e===null?e=[oe]:e.push(oe),r++}const W=B.length;for(let oe=0;oe<W;oe++)D(B[oe],{instancePath:n+"/drop/"+oe,parentData:B,parentDataProperty:oe,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const W={instancePath:n+"/drop",keyword:"type",params:{type:"array"}};
e===null?e=[W]:e.push(W),r++}}s.json!==void 0&&(Xe(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"json",rootData:l})||(e=e===
null?Xe.errors:e.concat(Xe.errors),r=e.length)),s.ndjson!==void 0&&(Xe(s.ndjson,{instancePath:n+"/ndjson",parentData:s,parentDataProperty:"n\
djson",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),s.yaml!==void 0&&(mr(s.yaml,{instancePath:n+"/yaml",parentData:s,
parentDataProperty:"yaml",rootData:l})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)),s.mail!==void 0&&(hr(s.mail,{instancePath:n+"\
/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length))}else{const B={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}var c=z===r;re=c,ce="else"}if(!re){const z={instancePath:n,keyword:"if",
params:{failingKeyword:ce}};e===null?e=[z]:e.push(z),r++}var y=V===r;U=y,ye="else"}if(!U){const V={instancePath:n,keyword:"if",params:{failingKeyword:ye}};
e===null?e=[V]:e.push(V),r++}var p=I===r;x=p,te="else"}if(!x){const I={instancePath:n,keyword:"if",params:{failingKeyword:te}};e===null?e=[I]:
e.push(I),r++}var u=j===r;o=u,d="else"}if(!o){const j={instancePath:n,keyword:"if",params:{failingKeyword:d}};e===null?e=[j]:e.push(j),r++}var w=g===
r;i=w,P="else"}if(!i){const g={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[g]:e.push(g),r++}if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.mode!==void 0){let g=s.mode;if(!(g==="strict"||g==="lenient")){const a={instancePath:n+"/mode",keyword:"enum",params:{
allowedValues:Fr.properties.mode.enum}};e===null?e=[a]:e.push(a),r++}}if(s.reads!==void 0){let g=s.reads;if(!(g&&typeof g=="object"&&!Array.
isArray(g))){const a={instancePath:n+"/reads",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.warnings!==void 0){let g=s.
warnings;if(Array.isArray(g)){const a=g.length;for(let o=0;o<a;o++)Ye(g[o],{instancePath:n+"/warnings/"+o,parentData:g,parentDataProperty:o,
rootData:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)}else{const a={instancePath:n+"/warnings",keyword:"type",params:{type:"ar\
ray"}};e===null?e=[a]:e.push(a),r++}}if(s.issue!==void 0){let g=s.issue;if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!=
"boolean"){const a={instancePath:n+"/issue",keyword:"type",params:{type:Fr.properties.issue.type}};e===null?e=[a]:e.push(a),r++}if(typeof g==
"string"&&!as.test(g)){const a={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[a]:
e.push(a),r++}}if(s.at!==void 0){let g=s.at;const a=r;let o=!0;const v=r;if(!Array.isArray(g)){const k={};e===null?e=[k]:e.push(k),r++}var m=v===
r;r=a,e!==null&&(a?e.length=a:e=null);let d;if(m){const k=r;if(Array.isArray(g)){const _=g.length;for(let x=0;x<_;x++){let N=g[x];if(typeof N!=
"string"&&!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))){const te={instancePath:n+"/at/"+x,keyword:"type",params:{type:Fr.properties.
at.then.items.type}};e===null?e=[te]:e.push(te),r++}}}else{const _={instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[_]:
e.push(_),r++}var m=k===r;o=m,d="then"}else{const k=r;X(g,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:l})||(e=e===null?
X.errors:e.concat(X.errors),r=e.length);var m=k===r;o=m,d="else"}if(!o){const k={instancePath:n+"/at",keyword:"if",params:{failingKeyword:d}};
e===null?e=[k]:e.push(k),r++}}}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}return or.errors=
e,r===0}function Vr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.push(u),r++}for(const u in s)
if(!me.call(Ir.properties,u)){const p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),
r++}if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
r=e.length)),s.has!==void 0){let u=s.has;if(Array.isArray(u)){if(u.length<1){const y={instancePath:n+"/has",keyword:"minItems",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}const p=u.length;for(let y=0;y<p;y++)X(u[y],{instancePath:n+"/has/"+y,parentData:u,parentDataProperty:y,rootData:l})||
(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{const p={instancePath:n+"/has",keyword:"type",params:{type:"array"}};e===null?e=[p]:
e.push(p),r++}}if(s.where!==void 0){let u=s.where;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const y=r;if(typeof p=="string"&&!fe.test(
p)){const c={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),r++}var t=y===r;if(!t){
const c={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),r++}}for(const p in u){let y=u[p];
if(typeof y!="string"&&!(typeof y=="number"&&isFinite(y))&&typeof y!="boolean"){const c={instancePath:n+"/where/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:Ir.properties.where.additionalProperties.type}};e===null?e=[c]:e.push(c),r++}}}else{const p={instancePath:n+
"/where",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.tag!==void 0&&(X(s.tag,{instancePath:n+"/tag",parentData:s,
parentDataProperty:"tag",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.id!==void 0&&(X(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.replyTo!==void 0&&(X(s.replyTo,{instancePath:n+
"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.body!==void 0&&(X(
s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.fields!==
void 0&&(xe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),
r=e.length)),s.type!==void 0&&(Ge(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?Ge.errors:
e.concat(Ge.errors),r=e.length)),s.name!==void 0){let u=s.name;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){
const p={instancePath:n+"/name",keyword:"type",params:{type:Ir.properties.name.type}};e===null?e=[p]:e.push(p),r++}if(typeof u=="string"&&!Te.
test(u)){const p={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[p]:e.push(p),r++}}if(s.suffix!==
void 0){let u=s.suffix;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const p={instancePath:n+"/suffix",keyword:"\
type",params:{type:Ir.properties.suffix.type}};e===null?e=[p]:e.push(p),r++}if(typeof u=="string"&&!Te.test(u)){const p={instancePath:n+"/su\
ffix",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[p]:e.push(p),r++}}if(s.example!==void 0){let u=s.example;if(!(u&&
typeof u=="object"&&!Array.isArray(u))){const p={instancePath:n+"/example",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(s.rules!==void 0){let u=s.rules;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/rules",
keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const y=r;if(typeof p=="string"&&!Le.test(p)){const c={
instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[c]:e.push(
c),r++}var i=y===r;if(!i){const c={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),r++}}for(const p in u)
ve(u[p],{instancePath:n+"/rules/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?ve.errors:
e.concat(ve.errors),r=e.length)}else{const p={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.
examples!==void 0){let u=s.examples;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u){const y=r;if(typeof p=="string"&&!fe.test(
p)){const c={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),r++}var f=y===r;if(!f){
const c={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),r++}}for(const p in u){let y=u[p];
if(!(y&&typeof y=="object"&&!Array.isArray(y))){const c={instancePath:n+"/examples/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",
params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const p={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}}if(s.variations!==void 0){let u=s.variations;if(Array.isArray(u)){if(u.length<1){const y={instancePath:n+"/variations",
keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),r++}const p=u.length;for(let y=0;y<p;y++)tr(u[y],{instancePath:n+"/variations/"+
y,parentData:u,parentDataProperty:y,rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{const p={instancePath:n+"/varia\
tions",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.invalid!==void 0){let u=s.invalid;if(u&&typeof u=="object"&&
!Array.isArray(u)){for(const p in u){const y=r;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/invalid",keyword:"pattern",params:{
pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),r++}var w=y===r;if(!w){const c={instancePath:n+"/invalid",keyword:"propertyNames",params:{
propertyName:p}};e===null?e=[c]:e.push(c),r++}}for(const p in u)lr(u[p],{instancePath:n+"/invalid/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)}else{const p={instancePath:n+"/invalid",
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.wire!==void 0){let u=s.wire;if(u&&typeof u=="object"&&!Array.isArray(
u)){if(Object.keys(u).length<1){const p={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){
const y=r;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?
e=[c]:e.push(c),r++}var P=y===r;if(!P){const c={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(
c),r++}}for(const p in u)or(u[p],{instancePath:n+"/wire/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||
(e=e===null?or.errors:e.concat(or.errors),r=e.length)}else{const p={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=
[p]:e.push(p),r++}}s.allow!==void 0&&(Ne(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?
Ne.errors:e.concat(Ne.errors),r=e.length))}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}
return Vr.errors=e,r===0}function Er(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;
const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.frames===void 0&&(m="frames")){const g={};e===null?e=[g]:e.push(g),
r++}}else{const m={};e===null?e=[m]:e.push(m),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const m=r;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.frames===void 0){const a={instancePath:n,keyword:"required",params:{missingProperty:"frames"}};e===null?e=[a]:
e.push(a),r++}for(const a in s)if(!me.call(fs.then.properties,a)){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[o]:e.push(o),r++}if(s.frames!==void 0){let a=s.frames;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={
instancePath:n+"/frames",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="st\
ring"&&!Le.test(o)){const d={instancePath:n+"/frames",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[d]:e.push(d),r++}var u=v===r;if(!u){const d={instancePath:n+"/frames",keyword:"propertyNames",params:{propertyName:o}};e===null?
e=[d]:e.push(d),r++}}for(const o in a)Vr(a[o],{instancePath:n+"/frames/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:l})||(e=e===null?Vr.errors:e.concat(Vr.errors),r=e.length)}else{const o={instancePath:n+"/frames",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||
(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.sender!==void 0&&(D(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"\
sender",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.recipient!==void 0&&(D(s.recipient,{instancePath:n+"/recipient",
parentData:s,parentDataProperty:"recipient",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.time!==void 0&&(D(s.time,{instancePath:n+
"/time",parentData:s,parentDataProperty:"time",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.thread!==void 0){let a=s.
thread;if(Array.isArray(a)){if(a.length<1){const v={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}
const o=a.length;for(let v=0;v<o;v++)D(a[v],{instancePath:n+"/thread/"+v,parentData:a,parentDataProperty:v,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const o={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.
version!==void 0&&(D(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length)),s.fields!==void 0&&(xe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===
null?xe.errors:e.concat(xe.errors),r=e.length)),s.rules!==void 0){let a=s.rules;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const o={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;
if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]\
+)*$"},propertyName:o};e===null?e=[d]:e.push(d),r++}var p=v===r;if(!p){const d={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:o}};
e===null?e=[d]:e.push(d),r++}}for(const o in a)ve(a[o],{instancePath:n+"/rules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)}else{const o={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),r++}}if(s.example!==void 0){let a=s.example;if(!(a&&typeof a=="object"&&!Array.isArray(a))){const o={instancePath:n+
"/example",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const a={instancePath:n,keyword:"type",params:{type:"o\
bject"}};e===null?e=[a]:e.push(a),r++}var w=m===r;i=w,P="then"}else{const m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const a in s)
if(!me.call(fs.else.properties,a)){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[o]:e.push(
o),r++}if(s.tag!==void 0&&(D(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length)),s.body!==void 0){let a=s.body;const o=r;let v=!0;const d=r;if(!(a&&typeof a=="object"&&!Array.isArray(a))){const j={};
e===null?e=[j]:e.push(j),r++}var y=d===r;r=o,e!==null&&(o?e.length=o:e=null);let k;if(y){const j=r;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.field===void 0){const x={instancePath:n+"/body",keyword:"required",params:{missingProperty:"field"}};e===null?e=[x]:e.push(x),r++}for(const x in a)
if(!(x==="field"||x==="max")){const N={instancePath:n+"/body",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[N]:e.
push(N),r++}if(a.field!==void 0&&(X(a.field,{instancePath:n+"/body/field",parentData:a,parentDataProperty:"field",rootData:l})||(e=e===null?
X.errors:e.concat(X.errors),r=e.length)),a.max!==void 0){let x=a.max;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const N={instancePath:n+
"/body/max",keyword:"type",params:{type:"integer"}};e===null?e=[N]:e.push(N),r++}if(typeof x=="number"&&isFinite(x)&&(x<1||isNaN(x))){const N={
instancePath:n+"/body/max",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[N]:e.push(N),r++}}}else{const x={instancePath:n+"\
/body",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var y=j===r;v=y,k="then"}else{const j=r;X(a,{instancePath:n+"/bod\
y",parentData:s,parentDataProperty:"body",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length);var y=j===r;v=y,k="else"}if(!v){
const j={instancePath:n+"/body",keyword:"if",params:{failingKeyword:k}};e===null?e=[j]:e.push(j),r++}}if(s.id!==void 0&&(D(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.replyTo!==void 0&&(D(s.replyTo,
{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.ack!==
void 0){let a=s.ack;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.wanted===void 0){const o={instancePath:n+"/ack",keyword:"required",params:{
missingProperty:"wanted"}};e===null?e=[o]:e.push(o),r++}if(a.given===void 0){const o={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"\
given"}};e===null?e=[o]:e.push(o),r++}for(const o in a)if(!(o==="wanted"||o==="given")){const v={instancePath:n+"/ack",keyword:"additionalPr\
operties",params:{additionalProperty:o}};e===null?e=[v]:e.push(v),r++}a.wanted!==void 0&&(D(a.wanted,{instancePath:n+"/ack/wanted",parentData:a,
parentDataProperty:"wanted",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),a.given!==void 0&&(D(a.given,{instancePath:n+
"/ack/given",parentData:a,parentDataProperty:"given",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length))}else{const o={instancePath:n+
"/ack",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.sender!==void 0&&(D(s.sender,{instancePath:n+
"/sender",parentData:s,parentDataProperty:"sender",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.recipient!==void 0&&
(D(s.recipient,{instancePath:n+"/recipient",parentData:s,parentDataProperty:"recipient",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),
r=e.length)),s.time!==void 0&&(D(s.time,{instancePath:n+"/time",parentData:s,parentDataProperty:"time",rootData:l})||(e=e===null?D.errors:e.
concat(D.errors),r=e.length)),s.thread!==void 0){let a=s.thread;if(Array.isArray(a)){if(a.length<1){const v={instancePath:n+"/thread",keyword:"\
minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}const o=a.length;for(let v=0;v<o;v++)D(a[v],{instancePath:n+"/thread/"+v,parentData:a,
parentDataProperty:v,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const o={instancePath:n+"/thread",keyword:"type",
params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.version!==void 0&&(D(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"\
version",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.fields!==void 0&&(xe(s.fields,{instancePath:n+"/fields",parentData:s,
parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.rules!==void 0){let a=s.rules;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[d]:e.push(d),r++}var c=v===r;if(!c){const d={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in a)ve(a[o],{instancePath:n+"/rules/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)}else{
const o={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.example!==void 0){let a=s.example;
if(!(a&&typeof a=="object"&&!Array.isArray(a))){const o={instancePath:n+"/example",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}}else{const a={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}var w=m===r;i=w,P="else"}if(!i){const m={
instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[m]:e.push(m),r++}return Er.errors=e,r===0}const kr={type:"object",properties:{
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
\\S"};function er(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ts.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!fe.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return er.errors=e,r===
0}const un={type:"array",items:{$ref:"#/definitions/messageOrGroup"}},Ms={type:["string","number","boolean"],pattern:"\\S"};function He(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boo\
lean"){const t={instancePath:n,keyword:"type",params:{type:Ms.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!fe.test(s)){const t={
instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return He.errors=e,r===0}function De(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(Array.isArray(s)){const t=s.length;for(let i=0;i<t;i++)He(s[i],{instancePath:n+
"/"+i,parentData:s,parentDataProperty:i,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{const t={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return De.errors=e,r===0}const Ls={type:["string","number","boolean"],pattern:"\\S"};
function Sr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="numb\
er"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ls.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!fe.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return Sr.errors=e,r===
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
required:["type"]}}}}}}}}};function Kr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;
const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.type===void 0&&(j="type")){const _={};e===null?e=[_]:e.push(_),r++}}else{
const j={};e===null?e=[j]:e.push(j),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const j=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.type===void 0){const x={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[x]:e.push(x),r++}for(const x in s)
if(!me.call(je.then.properties,x)){const N={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[N]:e.push(
N),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length)),s.min!==void 0){let x=s.min;if(!(typeof x=="number"&&isFinite(x))){const N={instancePath:n+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[N]:e.push(N),r++}}if(s.max!==void 0){let x=s.max;if(!(typeof x=="number"&&isFinite(x))){const N={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[N]:e.push(N),r++}}if(s.pattern!==void 0&&(b(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const x={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[x]:e.push(x),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const x={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:je.then.properties.fraction.enum}};e===null?e=[x]:e.push(x),r++}if(s.write!==
void 0&&s.write!=="seconds"){const x={instancePath:n+"/write",keyword:"enum",params:{allowedValues:je.then.properties.write.enum}};e===null?
e=[x]:e.push(x),r++}if(s.version!==void 0&&s.version!==4){const x={instancePath:n+"/version",keyword:"enum",params:{allowedValues:je.then.properties.
version.enum}};e===null?e=[x]:e.push(x),r++}if(s.prefix!==void 0&&(b(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"pre\
fix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.schemes!==void 0&&(C(s.schemes,{instancePath:n+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.alphabet!==void 0&&s.alphabet!=="url"){const x={
instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:je.then.properties.alphabet.enum}};e===null?e=[x]:e.push(x),r++}if(s.padding!==
void 0){let x=s.padding;if(!(x==="optional"||x==="none")){const N={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:je.then.properties.
padding.enum}};e===null?e=[N]:e.push(N),r++}}if(s.inside!==void 0){let x=s.inside;if(!(x==="warn"||x==="require")){const N={instancePath:n+"\
/inside",keyword:"enum",params:{allowedValues:je.then.properties.inside.enum}};e===null?e=[N]:e.push(N),r++}}}else{const x={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var w=j===r;i=w,P="then"}else{const j=r,_=r;let x=!0;const N=r;if(r===N)if(s&&typeof s==
"object"&&!Array.isArray(s)){let I;if(s.list===void 0&&(I="list")){const be={};e===null?e=[be]:e.push(be),r++}}else{const I={};e===null?e=[I]:
e.push(I),r++}var u=N===r;r=_,e!==null&&(_?e.length=_:e=null);let te;if(u){const I=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===
void 0){const U={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[U]:e.push(U),r++}for(const U in s)if(!me.call(
je.else.then.properties,U)){const Y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:U}};e===null?e=[Y]:e.push(Y),r++}
if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),
r=e.length)),s.min!==void 0){let U=s.min;if(!(typeof U=="number"&&isFinite(U))){const Y={instancePath:n+"/min",keyword:"type",params:{type:"\
number"}};e===null?e=[Y]:e.push(Y),r++}}if(s.max!==void 0){let U=s.max;if(!(typeof U=="number"&&isFinite(U))){const Y={instancePath:n+"/max",
keyword:"type",params:{type:"number"}};e===null?e=[Y]:e.push(Y),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const U={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[U]:e.push(U),r++}}else{const U={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[U]:e.push(U),r++}var u=I===r;x=u,te="then"}else{const I=r,be=r;let U=!0;const Y=r;if(r===Y)if(s&&typeof s=="object"&&!Array.
isArray(s)){let V;if(s.map===void 0&&(V="map")){const ke={};e===null?e=[ke]:e.push(ke),r++}}else{const V={};e===null?e=[V]:e.push(V),r++}var p=Y===
r;r=be,e!==null&&(be?e.length=be:e=null);let ye;if(p){const V=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const re={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[re]:e.push(re),r++}for(const re in s)if(!me.call(je.else.else.then.properties,
re)){const ee={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:re}};e===null?e=[ee]:e.push(ee),r++}if(s.map!==void 0&&
(Q(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.keys!==
void 0&&(b(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),
s.min!==void 0){let re=s.min;if(!(typeof re=="number"&&isFinite(re))){const ee={instancePath:n+"/min",keyword:"type",params:{type:"number"}};
e===null?e=[ee]:e.push(ee),r++}}if(s.max!==void 0){let re=s.max;if(!(typeof re=="number"&&isFinite(re))){const ee={instancePath:n+"/max",keyword:"\
type",params:{type:"number"}};e===null?e=[ee]:e.push(ee),r++}}}else{const re={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[re]:e.push(re),r++}var p=V===r;U=p,ye="then"}else{const V=r,ke=r;let re=!0;const ee=r;if(r===ee)if(s&&typeof s=="object"&&!Array.isArray(
s)){let z;if(s.fields===void 0&&(z="fields")){const he={};e===null?e=[he]:e.push(he),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var y=ee===
r;r=ke,e!==null&&(ke?e.length=ke:e=null);let ce;if(y){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const B={
instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[B]:e.push(B),r++}for(const B in s)if(!me.call(je.else.else.
else.then.properties,B)){const W={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:B}};e===null?e=[W]:e.push(W),r++}
s.fields!==void 0&&(xe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(
xe.errors),r=e.length)),s.include!==void 0&&(Ae(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:l})||
(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(s.extras,{instancePath:n+"/extras",parentData:s,
parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.reserved!==void 0&&(C(s.reserved,{instancePath:n+
"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{const B={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}var y=z===r;re=y,ce="then"}else{const z=r,he=r;let B=!0;const W=r;if(r===
W)if(s&&typeof s=="object"&&!Array.isArray(s)){let M;if(s.union===void 0&&(M="union")){const J={};e===null?e=[J]:e.push(J),r++}}else{const M={};
e===null?e=[M]:e.push(M),r++}var c=W===r;r=he,e!==null&&(he?e.length=he:e=null);let oe;if(c){const M=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.union===void 0){const ge={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===null?e=[ge]:e.push(ge),r++}for(const ge in s)
if(!me.call(je.else.else.else.else.then.properties,ge)){const le={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:ge}};
e===null?e=[le]:e.push(le),r++}if(s.union!==void 0){let ge=s.union;if(Array.isArray(ge)){if(ge.length<2){const pe={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[pe]:e.push(pe),r++}const le=ge.length;for(let pe=0;pe<le;pe++)Q(ge[pe],{instancePath:n+"/union/"+pe,
parentData:ge,parentDataProperty:pe,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{const le={instancePath:n+"/union",
keyword:"type",params:{type:"array"}};e===null?e=[le]:e.push(le),r++}}if(s.tag!==void 0&&(Oe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"\
tag",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",
parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.match!==void 0&&s.match!=="\
first"){const ge={instancePath:n+"/match",keyword:"enum",params:{allowedValues:je.else.else.else.else.then.properties.match.enum}};e===null?
e=[ge]:e.push(ge),r++}if(s.exclusive!==void 0&&typeof s.exclusive!="boolean"){const ge={instancePath:n+"/exclusive",keyword:"type",params:{type:"\
boolean"}};e===null?e=[ge]:e.push(ge),r++}}else{const ge={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[ge]:e.push(ge),r++}
var c=M===r;B=c,oe="then"}else{const M=r,J=r;let ge=!0;const le=r;if(r===le)if(s&&typeof s=="object"&&!Array.isArray(s)){let G;if(s.const===
void 0&&(G="const")){const qe={};e===null?e=[qe]:e.push(qe),r++}}else{const G={};e===null?e=[G]:e.push(G),r++}var m=le===r;r=J,e!==null&&(J?
e.length=J:e=null);let pe;if(m){const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const _e={instancePath:n,keyword:"\
required",params:{missingProperty:"const"}};e===null?e=[_e]:e.push(_e),r++}for(const _e in s)if(!me.call(je.else.else.else.else.else.then.properties,
_e)){const ue={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:_e}};e===null?e=[ue]:e.push(ue),r++}if(s.const!==void 0){
let _e=s.const;if(typeof _e!="string"&&!(typeof _e=="number"&&isFinite(_e))&&typeof _e!="boolean"){const ue={instancePath:n+"/const",keyword:"\
type",params:{type:je.else.else.else.else.else.then.properties.const.type}};e===null?e=[ue]:e.push(ue),r++}}}else{const _e={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[_e]:e.push(_e),r++}var m=G===r;ge=m,pe="then"}else{const G=r,qe=r;let _e=!0;const ue=r;if(r===ue)if(s&&
typeof s=="object"&&!Array.isArray(s)){let A;if(s.enum===void 0&&(A="enum")){const ne={};e===null?e=[ne]:e.push(ne),r++}}else{const A={};e===
null?e=[A]:e.push(A),r++}var g=ue===r;r=qe,e!==null&&(qe?e.length=qe:e=null);let Ke;if(g){const A=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.enum===void 0){const se={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[se]:e.push(se),r++}if(s.values===
void 0){const se={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[se]:e.push(se),r++}for(const se in s)if(!me.
call(je.else.else.else.else.else.else.then.properties,se)){const nr={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:se}};
e===null?e=[nr]:e.push(nr),r++}if(s.enum!==void 0){let se=s.enum;if(!(se==="open"||se==="closed")){const nr={instancePath:n+"/enum",keyword:"\
enum",params:{allowedValues:je.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[nr]:e.push(nr),r++}}if(s.of!==void 0){let se=s.
of;if(!(se==="string"||se==="integer")){const nr={instancePath:n+"/of",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.
then.properties.of.enum}};e===null?e=[nr]:e.push(nr),r++}}s.values!==void 0&&(Se(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"\
values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.pattern!==void 0&&(b(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const se={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[se]:e.push(se),r++}var g=A===r;_e=g,Ke="then"}else{const A=r,ne=r;let se=!0;const nr=r;if(r===nr)if(s&&typeof s==
"object"&&!Array.isArray(s)){let ae;if(s.stream===void 0&&(ae="stream")){const Re={};e===null?e=[Re]:e.push(Re),r++}}else{const ae={};e===null?
e=[ae]:e.push(ae),r++}var a=nr===r;r=ne,e!==null&&(ne?e.length=ne:e=null);let Je;if(a){const ae=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.stream===void 0){const F={instancePath:n,keyword:"required",params:{missingProperty:"stream"}};e===null?e=[F]:e.push(F),r++}for(const F in s)
if(!me.call(je.else.else.else.else.else.else.else.then.properties,F)){const ie={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:F}};
e===null?e=[ie]:e.push(ie),r++}if(s.stream!==void 0&&(Ge(s.stream,{instancePath:n+"/stream",parentData:s,parentDataProperty:"stream",rootData:l})||
(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.until!==void 0){let F=s.until;if(F&&typeof F=="object"&&!Array.isArray(F)){if(Object.
keys(F).length<1){const ie={instancePath:n+"/until",keyword:"minProperties",params:{limit:1}};e===null?e=[ie]:e.push(ie),r++}for(const ie in F){
let $e=F[ie];if(typeof $e!="string"&&!(typeof $e=="number"&&isFinite($e))&&typeof $e!="boolean"){const rr={instancePath:n+"/until/"+ie.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:je.else.else.else.else.else.else.else.then.properties.until.additionalProperties.
type}};e===null?e=[rr]:e.push(rr),r++}}}else{const ie={instancePath:n+"/until",keyword:"type",params:{type:"object"}};e===null?e=[ie]:e.push(
ie),r++}}}else{const F={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[F]:e.push(F),r++}var a=ae===r;se=a,Je="then"}else{
const ae=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const F={instancePath:n,keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[F]:e.push(F),r++}for(const F in s)if(!me.call(je.else.else.else.else.else.else.else.else.properties,F)){const ie={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:F}};e===null?e=[ie]:e.push(ie),r++}if(s.type!==void 0&&(L(s.type,{instancePath:n+"\
/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.min!==void 0){let F=s.min;
if(!(typeof F=="number"&&isFinite(F))){const ie={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[ie]:e.push(ie),r++}}
if(s.max!==void 0){let F=s.max;if(!(typeof F=="number"&&isFinite(F))){const ie={instancePath:n+"/max",keyword:"type",params:{type:"number"}};
e===null?e=[ie]:e.push(ie),r++}}if(s.pattern!==void 0&&(b(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const F={instancePath:n+"/utc",keyword:"type",
params:{type:"boolean"}};e===null?e=[F]:e.push(F),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const F={instancePath:n+"/fraction",keyword:"\
enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[F]:e.push(F),r++}if(s.write!==
void 0&&s.write!=="seconds"){const F={instancePath:n+"/write",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.
properties.write.enum}};e===null?e=[F]:e.push(F),r++}if(s.version!==void 0&&s.version!==4){const F={instancePath:n+"/version",keyword:"enum",
params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[F]:e.push(F),r++}if(s.prefix!==void 0&&
(b(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),
s.schemes!==void 0&&(C(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length)),s.alphabet!==void 0&&s.alphabet!=="url"){const F={instancePath:n+"/alphabet",keyword:"enum",params:{allowedValues:je.
else.else.else.else.else.else.else.else.properties.alphabet.enum}};e===null?e=[F]:e.push(F),r++}if(s.padding!==void 0){let F=s.padding;if(!(F===
"optional"||F==="none")){const ie={instancePath:n+"/padding",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.
properties.padding.enum}};e===null?e=[ie]:e.push(ie),r++}}if(s.inside!==void 0){let F=s.inside;if(!(F==="warn"||F==="require")){const ie={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[ie]:e.push(ie),
r++}}if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(
Q.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const F={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};
e===null?e=[F]:e.push(F),r++}if(s.map!==void 0&&(Q(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?
Q.errors:e.concat(Q.errors),r=e.length)),s.keys!==void 0&&(b(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.fields!==void 0&&(xe(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.include!==void 0&&(Ae(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),
s.reserved!==void 0&&(C(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:
e.concat(C.errors),r=e.length)),s.union!==void 0){let F=s.union;if(Array.isArray(F)){if(F.length<2){const $e={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[$e]:e.push($e),r++}const ie=F.length;for(let $e=0;$e<ie;$e++)Q(F[$e],{instancePath:n+"/union/"+$e,parentData:F,
parentDataProperty:$e,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{const ie={instancePath:n+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[ie]:e.push(ie),r++}}if(s.tag!==void 0&&(Oe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"\
tag",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),s.otherwise!==void 0&&(L(s.otherwise,{instancePath:n+"/otherwise",
parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.match!==void 0&&s.match!=="\
first"){const F={instancePath:n+"/match",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.match.enum}};
e===null?e=[F]:e.push(F),r++}if(s.exclusive!==void 0&&typeof s.exclusive!="boolean"){const F={instancePath:n+"/exclusive",keyword:"type",params:{
type:"boolean"}};e===null?e=[F]:e.push(F),r++}if(s.const!==void 0){let F=s.const;if(typeof F!="string"&&!(typeof F=="number"&&isFinite(F))&&
typeof F!="boolean"){const ie={instancePath:n+"/const",keyword:"type",params:{type:je.else.else.else.else.else.else.else.else.properties.const.
type}};e===null?e=[ie]:e.push(ie),r++}}if(s.enum!==void 0){let F=s.enum;if(!(F==="open"||F==="closed")){const ie={instancePath:n+"/enum",keyword:"\
enum",params:{allowedValues:je.else.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[ie]:e.push(ie),r++}}if(s.of!==void 0){
let F=s.of;if(!(F==="string"||F==="integer")){const ie={instancePath:n+"/of",keyword:"enum",params:{allowedValues:je.else.else.else.else.else.
else.else.else.properties.of.enum}};e===null?e=[ie]:e.push(ie),r++}}if(s.values!==void 0&&(Se(s.values,{instancePath:n+"/values",parentData:s,
parentDataProperty:"values",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.stream!==void 0&&(Ge(s.stream,{instancePath:n+
"/stream",parentData:s,parentDataProperty:"stream",rootData:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.until!==void 0){let F=s.
until;if(F&&typeof F=="object"&&!Array.isArray(F)){if(Object.keys(F).length<1){const ie={instancePath:n+"/until",keyword:"minProperties",params:{
limit:1}};e===null?e=[ie]:e.push(ie),r++}for(const ie in F){let $e=F[ie];if(typeof $e!="string"&&!(typeof $e=="number"&&isFinite($e))&&typeof $e!=
"boolean"){const rr={instancePath:n+"/until/"+ie.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:je.else.else.else.else.else.
else.else.else.properties.until.additionalProperties.type}};e===null?e=[rr]:e.push(rr),r++}}}else{const ie={instancePath:n+"/until",keyword:"\
type",params:{type:"object"}};e===null?e=[ie]:e.push(ie),r++}}}else{const F={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[F]:e.push(F),r++}var a=ae===r;se=a,Je="else"}if(!se){const ae={instancePath:n,keyword:"if",params:{failingKeyword:Je}};e===null?e=[ae]:e.
push(ae),r++}var g=A===r;_e=g,Ke="else"}if(!_e){const A={instancePath:n,keyword:"if",params:{failingKeyword:Ke}};e===null?e=[A]:e.push(A),r++}
var m=G===r;ge=m,pe="else"}if(!ge){const G={instancePath:n,keyword:"if",params:{failingKeyword:pe}};e===null?e=[G]:e.push(G),r++}var c=M===r;
B=c,oe="else"}if(!B){const M={instancePath:n,keyword:"if",params:{failingKeyword:oe}};e===null?e=[M]:e.push(M),r++}var y=z===r;re=y,ce="else"}
if(!re){const z={instancePath:n,keyword:"if",params:{failingKeyword:ce}};e===null?e=[z]:e.push(z),r++}var p=V===r;U=p,ye="else"}if(!U){const V={
instancePath:n,keyword:"if",params:{failingKeyword:ye}};e===null?e=[V]:e.push(V),r++}var u=I===r;x=u,te="else"}if(!x){const I={instancePath:n,
keyword:"if",params:{failingKeyword:te}};e===null?e=[I]:e.push(I),r++}var w=j===r;i=w,P="else"}if(!i){const j={instancePath:n,keyword:"if",params:{
failingKeyword:P}};e===null?e=[j]:e.push(j),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/d\
oc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!=
"boolean"){const j={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(s.lenient!==void 0&&(Ue(
s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),
s.since!==void 0&&(Ze(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ze.errors:e.concat(
Ze.errors),r=e.length)),s.deprecated!==void 0&&(Me(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||
(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s.allow!==void 0&&(Ne(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.name!==void 0){let j=s.name;if(typeof j!="string"&&!(typeof j==
"number"&&isFinite(j))&&typeof j!="boolean"){const _={instancePath:n+"/name",keyword:"type",params:{type:je.properties.name.type}};e===null?
e=[_]:e.push(_),r++}if(typeof j=="string"&&!Te.test(j)){const _={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]\
*$"}};e===null?e=[_]:e.push(_),r++}}if(s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const j={instancePath:n+"/bodyRequired",keyword:"\
type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(s.originalName!==void 0&&(b(s.originalName,{instancePath:n+"/originalName",parentData:s,
parentDataProperty:"originalName",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.rules!==void 0){let j=s.rules;if(j&&typeof j==
"object"&&!Array.isArray(j)){if(Object.keys(j).length<1){const _={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[_]:e.push(_),r++}for(const _ in j){const x=r;if(typeof _=="string"&&!Le.test(_)){const N={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:_};e===null?e=[N]:e.push(N),r++}var o=x===r;if(!o){const N={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:_}};e===null?e=[N]:e.push(N),r++}}for(const _ in j)ve(j[_],{instancePath:n+"/rules/"+_.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:_,rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)}else{
const _={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}}if(s.examples!==void 0){let j=s.examples;
if(j&&typeof j=="object"&&!Array.isArray(j)){for(const _ in j){const x=r;if(typeof _=="string"&&!fe.test(_)){const N={instancePath:n+"/examp\
les",keyword:"pattern",params:{pattern:"\\S"},propertyName:_};e===null?e=[N]:e.push(N),r++}var v=x===r;if(!v){const N={instancePath:n+"/exam\
ples",keyword:"propertyNames",params:{propertyName:_}};e===null?e=[N]:e.push(N),r++}}for(const _ in j){let x=j[_];if(!(x&&typeof x=="object"&&
!Array.isArray(x))){const N={instancePath:n+"/examples/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===
null?e=[N]:e.push(N),r++}}}else{const _={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}}if(s.
variations!==void 0){let j=s.variations;if(Array.isArray(j)){if(j.length<1){const x={instancePath:n+"/variations",keyword:"minItems",params:{
limit:1}};e===null?e=[x]:e.push(x),r++}const _=j.length;for(let x=0;x<_;x++)tr(j[x],{instancePath:n+"/variations/"+x,parentData:j,parentDataProperty:x,
rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{const _={instancePath:n+"/variations",keyword:"type",params:{type:"\
array"}};e===null?e=[_]:e.push(_),r++}}if(s.invalid!==void 0){let j=s.invalid;if(j&&typeof j=="object"&&!Array.isArray(j)){for(const _ in j){
const x=r;if(typeof _=="string"&&!fe.test(_)){const N={instancePath:n+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:_};e===
null?e=[N]:e.push(N),r++}var d=x===r;if(!d){const N={instancePath:n+"/invalid",keyword:"propertyNames",params:{propertyName:_}};e===null?e=[
N]:e.push(N),r++}}for(const _ in j)lr(j[_],{instancePath:n+"/invalid/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:_,
rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)}else{const _={instancePath:n+"/invalid",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[_]:e.push(_),r++}}if(s.wire!==void 0){let j=s.wire;if(j&&typeof j=="object"&&!Array.isArray(j)){if(Object.keys(j).length<
1){const _={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[_]:e.push(_),r++}for(const _ in j){const x=r;if(typeof _==
"string"&&!fe.test(_)){const N={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:_};e===null?e=[N]:e.push(N),r++}
var k=x===r;if(!k){const N={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:_}};e===null?e=[N]:e.push(N),r++}}for(const _ in j)
or(j[_],{instancePath:n+"/wire/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:_,rootData:l})||(e=e===null?or.errors:
e.concat(or.errors),r=e.length)}else{const _={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}}}else{
const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}return Kr.errors=e,r===0}const Gs=new RegExp("^(\
?:none|[1-9][0-9]*[smhd])$","u");function Br(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.doc===void 0){const m={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[m]:e.
push(m),r++}for(const m in s)if(!me.call(kr.properties,m)){const g={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[g]:e.push(g),r++}if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?
b.errors:e.concat(b.errors),r=e.length)),s.name!==void 0){let m=s.name;if(typeof m!="string"&&!(typeof m=="number"&&isFinite(m))&&typeof m!=
"boolean"){const g={instancePath:n+"/name",keyword:"type",params:{type:kr.properties.name.type}};e===null?e=[g]:e.push(g),r++}if(typeof m=="\
string"&&!Te.test(m)){const g={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[g]:e.push(g),r++}}
if(s.originalName!==void 0&&(b(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:l})||(e=
e===null?b.errors:e.concat(b.errors),r=e.length)),s.from!==void 0){let m=s.from;const g=r;let a=!0;const o=r;if(!Array.isArray(m)){const d={};
e===null?e=[d]:e.push(d),r++}var t=o===r;r=g,e!==null&&(g?e.length=g:e=null);let v;if(t){const d=r;if(Array.isArray(m)){if(m.length<1){const _={
instancePath:n+"/from",keyword:"minItems",params:{limit:1}};e===null?e=[_]:e.push(_),r++}const j=m.length;for(let _=0;_<j;_++)er(m[_],{instancePath:n+
"/from/"+_,parentData:m,parentDataProperty:_,rootData:l})||(e=e===null?er.errors:e.concat(er.errors),r=e.length)}else{const j={instancePath:n+
"/from",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}var t=d===r;a=t,v="then"}else{const d=r;er(m,{instancePath:n+"/fr\
om",parentData:s,parentDataProperty:"from",rootData:l})||(e=e===null?er.errors:e.concat(er.errors),r=e.length);var t=d===r;a=t,v="else"}if(!a){
const d={instancePath:n+"/from",keyword:"if",params:{failingKeyword:v}};e===null?e=[d]:e.push(d),r++}}if(s.to!==void 0){let m=s.to;const g=r;
let a=!0;const o=r;if(!Array.isArray(m)){const d={};e===null?e=[d]:e.push(d),r++}var i=o===r;r=g,e!==null&&(g?e.length=g:e=null);let v;if(i){
const d=r;if(Array.isArray(m)){if(m.length<1){const _={instancePath:n+"/to",keyword:"minItems",params:{limit:1}};e===null?e=[_]:e.push(_),r++}
const j=m.length;for(let _=0;_<j;_++)er(m[_],{instancePath:n+"/to/"+_,parentData:m,parentDataProperty:_,rootData:l})||(e=e===null?er.errors:
e.concat(er.errors),r=e.length)}else{const j={instancePath:n+"/to",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}var i=d===
r;a=i,v="then"}else{const d=r;er(m,{instancePath:n+"/to",parentData:s,parentDataProperty:"to",rootData:l})||(e=e===null?er.errors:e.concat(er.
errors),r=e.length);var i=d===r;a=i,v="else"}if(!a){const d={instancePath:n+"/to",keyword:"if",params:{failingKeyword:v}};e===null?e=[d]:e.push(
d),r++}}if(s.ack!==void 0&&s.ack!=="required"){const m={instancePath:n+"/ack",keyword:"enum",params:{allowedValues:kr.properties.ack.enum}};
e===null?e=[m]:e.push(m),r++}if(s.replies!==void 0&&(De(s.replies,{instancePath:n+"/replies",parentData:s,parentDataProperty:"replies",rootData:l})||
(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s.needs!==void 0){let m=s.needs;if(Array.isArray(m)){if(m.length<1){const a={instancePath:n+
"/needs",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}const g=m.length;for(let a=0;a<g;a++){let o=m[a];if(typeof o!="st\
ring"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){const v={instancePath:n+"/needs/"+a,keyword:"type",params:{type:kr.properties.
needs.items.type}};e===null?e=[v]:e.push(v),r++}if(typeof o=="string"&&!fe.test(o)){const v={instancePath:n+"/needs/"+a,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[v]:e.push(v),r++}}}else{const g={instancePath:n+"/needs",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.
push(g),r++}}if(s.conventions!==void 0){let m=s.conventions;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const g in m){const a=r;if(typeof g==
"string"&&!fe.test(g)){const o={instancePath:n+"/conventions",keyword:"pattern",params:{pattern:"\\S"},propertyName:g};e===null?e=[o]:e.push(
o),r++}var f=a===r;if(!f){const o={instancePath:n+"/conventions",keyword:"propertyNames",params:{propertyName:g}};e===null?e=[o]:e.push(o),r++}}
for(const g in m){let a=m[g];const o=r;let v=!0;const d=r;if(!Array.isArray(a)){const j={};e===null?e=[j]:e.push(j),r++}var w=d===r;r=o,e!==
null&&(o?e.length=o:e=null);let k;if(w){const j=r;C(a,{instancePath:n+"/conventions/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,
parentDataProperty:g,rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length);var w=j===r;v=w,k="then"}else{const j=r;if(a!=="reque\
st"){const x={instancePath:n+"/conventions/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:kr.properties.conventions.
additionalProperties.else.enum}};e===null?e=[x]:e.push(x),r++}var w=j===r;v=w,k="else"}if(!v){const j={instancePath:n+"/conventions/"+g.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:k}};e===null?e=[j]:e.push(j),r++}}}else{const g={instancePath:n+"/convent\
ions",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(s.aliases!==void 0&&(C(s.aliases,{instancePath:n+"/aliases",parentData:s,
parentDataProperty:"aliases",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.lenient!==void 0){let m=s.lenient;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(const g in m)if(g!=="aliases"){const a={instancePath:n+"/lenient",keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[a]:e.push(a),r++}m.aliases!==void 0&&(C(m.aliases,{instancePath:n+"/lenient/aliases",parentData:m,parentDataProperty:"aliases",rootData:l})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{const g={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?
e=[g]:e.push(g),r++}}if(s.envelope!==void 0){let m=s.envelope;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const g in m)if(!(g==="includ\
e"||g==="fields")){const a={instancePath:n+"/envelope",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[a]:e.push(a),
r++}m.include!==void 0&&(Ae(m.include,{instancePath:n+"/envelope/include",parentData:m,parentDataProperty:"include",rootData:l})||(e=e===null?
Ae.errors:e.concat(Ae.errors),r=e.length)),m.fields!==void 0&&(xe(m.fields,{instancePath:n+"/envelope/fields",parentData:m,parentDataProperty:"\
fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length))}else{const g={instancePath:n+"/envelope",keyword:"type",params:{
type:"object"}};e===null?e=[g]:e.push(g),r++}}if(s.frame!==void 0&&(Sr(s.frame,{instancePath:n+"/frame",parentData:s,parentDataProperty:"fra\
me",rootData:l})||(e=e===null?Sr.errors:e.concat(Sr.errors),r=e.length)),s.tag!==void 0&&(b(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"\
tag",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.body!==void 0&&(Ge(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"\
body",rootData:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const m={
instancePath:n+"/bodyRequired",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),r++}if(s.result!==void 0){let m=s.result;const g=r;
let a=!0;const o=r;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const d={};e===null?e=[d]:e.push(d),r++}var P=o===r;r=g,e!==null&&(g?e.length=
g:e=null);let v;if(P){const d=r;Kr(m,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:l})||(e=e===null?Kr.errors:
e.concat(Kr.errors),r=e.length);var P=d===r;a=P,v="then"}else{const d=r;Ge(m,{instancePath:n+"/result",parentData:s,parentDataProperty:"resu\
lt",rootData:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length);var P=d===r;a=P,v="else"}if(!a){const d={instancePath:n+"/result",keyword:"\
if",params:{failingKeyword:v}};e===null?e=[d]:e.push(d),r++}}if(s.timeout!==void 0){let m=s.timeout;if(typeof m!="string"&&!(typeof m=="numb\
er"&&isFinite(m))&&typeof m!="boolean"){const g={instancePath:n+"/timeout",keyword:"type",params:{type:kr.properties.timeout.type}};e===null?
e=[g]:e.push(g),r++}if(typeof m=="string"&&!Gs.test(m)){const g={instancePath:n+"/timeout",keyword:"pattern",params:{pattern:"^(?:none|[1-9]\
[0-9]*[smhd])$"}};e===null?e=[g]:e.push(g),r++}}if(s.include!==void 0&&(Ae(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),s.fields!==void 0&&(xe(s.fields,{instancePath:n+"/fields",parentData:s,
parentDataProperty:"fields",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.object!==void 0&&(we(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.extras!==void 0&&(ze(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),
s.reserved!==void 0&&(C(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:
e.concat(C.errors),r=e.length)),s.rules!==void 0){let m=s.rules;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1){const g={
instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[g]:e.push(g),r++}for(const g in m){const a=r;if(typeof g=="str\
ing"&&!Le.test(g)){const o={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:g};
e===null?e=[o]:e.push(o),r++}var u=a===r;if(!u){const o={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:g}};e===null?e=
[o]:e.push(o),r++}}for(const g in m)ve(m[g],{instancePath:n+"/rules/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:g,
rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)}else{const g={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[g]:e.push(g),r++}}if(s.examples!==void 0){let m=s.examples;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const g in m){const a=r;
if(typeof g=="string"&&!fe.test(g)){const o={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:g};e===null?e=
[o]:e.push(o),r++}var p=a===r;if(!p){const o={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:g}};e===null?e=[o]:e.push(
o),r++}}for(const g in m){let a=m[g];if(!(a&&typeof a=="object"&&!Array.isArray(a))){const o={instancePath:n+"/examples/"+g.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const g={instancePath:n+"/examples",keyword:"\
type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(s.variations!==void 0){let m=s.variations;if(Array.isArray(m)){if(m.length<1){
const a={instancePath:n+"/variations",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}const g=m.length;for(let a=0;a<g;a++)
tr(m[a],{instancePath:n+"/variations/"+a,parentData:m,parentDataProperty:a,rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{
const g={instancePath:n+"/variations",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(s.invalid!==void 0){let m=s.invalid;
if(m&&typeof m=="object"&&!Array.isArray(m)){for(const g in m){const a=r;if(typeof g=="string"&&!fe.test(g)){const o={instancePath:n+"/inval\
id",keyword:"pattern",params:{pattern:"\\S"},propertyName:g};e===null?e=[o]:e.push(o),r++}var y=a===r;if(!y){const o={instancePath:n+"/inval\
id",keyword:"propertyNames",params:{propertyName:g}};e===null?e=[o]:e.push(o),r++}}for(const g in m)lr(m[g],{instancePath:n+"/invalid/"+g.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:g,rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)}else{const g={
instancePath:n+"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(s.wire!==void 0){let m=s.wire;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(Object.keys(m).length<1){const g={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?
e=[g]:e.push(g),r++}for(const g in m){const a=r;if(typeof g=="string"&&!fe.test(g)){const o={instancePath:n+"/wire",keyword:"pattern",params:{
pattern:"\\S"},propertyName:g};e===null?e=[o]:e.push(o),r++}var c=a===r;if(!c){const o={instancePath:n+"/wire",keyword:"propertyNames",params:{
propertyName:g}};e===null?e=[o]:e.push(o),r++}}for(const g in m)or(m[g],{instancePath:n+"/wire/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,
parentDataProperty:g,rootData:l})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)}else{const g={instancePath:n+"/wire",keyword:"type",
params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}s.since!==void 0&&(Ze(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"\
since",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.deprecated!==void 0&&(Me(s.deprecated,{instancePath:n+"/deprec\
ated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s.allow!==void 0&&(Ne(
s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length))}else{
const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}return Br.errors=e,r===0}const an={minProperties:1,
type:"object",properties:{unparsable:{},unknownMessage:{},invalidEnvelope:{},invalidMessage:{},handlerFailed:{},undeclared:{},unsupportedVersion:{}},
additionalProperties:!1};function Cr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const t={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.
push(t),r++}for(const t in s)if(!(t==="unparsable"||t==="unknownMessage"||t==="invalidEnvelope"||t==="invalidMessage"||t==="handlerFailed"||
t==="undeclared"||t==="unsupportedVersion")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?
e=[i]:e.push(i),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Cr.errors=e,r===
0}const yn={type:"object",properties:{message:{$ref:"#/definitions/messageName"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["messa\
ge","where"]},cn={if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1},else:{$ref:"#/definitions/mes\
sageOrGroup"}};function pr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;
if(!Array.isArray(s)){const u={};e===null?e=[u]:e.push(u),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const u=r;if(Array.
isArray(s)){if(s.length<1){const c={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const y=s.length;for(let c=0;c<
y;c++)He(s[c],{instancePath:n+"/"+c,parentData:s,parentDataProperty:c,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{
const y={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}var w=u===r;i=w,P="then"}else{const u=r;He(s,{instancePath:n,
parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),r=e.length);var w=u===r;i=w,P="else"}if(!i){const u={
instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:e.push(u),r++}return pr.errors=e,r===0}function Rr(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[i]:e.push(i),r++}if(s.where===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"where"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="message"||i==="requests"||i==="\
where")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.message!==void 0&&
(Pe(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=
e.length)),s.requests!==void 0&&(pr(s.requests,{instancePath:n+"/requests",parentData:s,parentDataProperty:"requests",rootData:l})||(e=e===null?
pr.errors:e.concat(pr.errors),r=e.length)),s.where!==void 0){let i=s.where;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<
1){const f={instancePath:n+"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in i){const w=r;if(typeof f==
"string"&&!fe.test(f)){const P={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[P]:e.push(P),r++}
var t=w===r;if(!t){const P={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[P]:e.push(P),r++}}for(const f in i)
D(i[f],{instancePath:n+"/where/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const f={instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Rr.errors=e,r===0}const dn={type:"object",
properties:{message:{$ref:"#/definitions/messageName"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["message","where"]};function Tr(s,{
instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===
void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[i]:e.push(i),r++}if(s.where===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"where"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="message"||i==="r\
equests"||i==="where")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.
message!==void 0&&(Pe(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:l})||(e=e===null?Pe.errors:e.concat(
Pe.errors),r=e.length)),s.requests!==void 0&&(pr(s.requests,{instancePath:n+"/requests",parentData:s,parentDataProperty:"requests",rootData:l})||
(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)),s.where!==void 0){let i=s.where;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length<1){const f={instancePath:n+"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in i){
const w=r;if(typeof f=="string"&&!fe.test(f)){const P={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===
null?e=[P]:e.push(P),r++}var t=w===r;if(!t){const P={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[P]:
e.push(P),r++}}for(const f in i)D(i[f],{instancePath:n+"/where/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const f={instancePath:n+"/where",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Tr.errors=
e,r===0}const mn={type:"object",properties:{pattern:{$ref:"#/definitions/string"},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,
required:["doc"]};function Mr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),
r++}for(const t in s)if(!(t==="pattern"||t==="doc")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[i]:e.push(i),r++}s.pattern!==void 0&&(b(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}return Mr.errors=e,r===0}const hn={type:"object",properties:{doc:{$ref:"#/definitions/string"},declared:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"},minProperties:1},each:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,
required:["doc"]};function Lr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),
r++}for(const i in s)if(!(i==="doc"||i==="declared"||i==="each")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[f]:e.push(f),r++}if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?
b.errors:e.concat(b.errors),r=e.length)),s.declared!==void 0){let i=s.declared;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).
length<1){const f={instancePath:n+"/declared",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in i){const w=r;
if(typeof f=="string"&&!fe.test(f)){const P={instancePath:n+"/declared",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=
[P]:e.push(P),r++}var t=w===r;if(!t){const P={instancePath:n+"/declared",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[P]:e.push(
P),r++}}for(const f in i)D(i[f],{instancePath:n+"/declared/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const f={instancePath:n+"/declared",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),r++}}s.each!==void 0&&(D(s.each,{instancePath:n+"/each",parentData:s,parentDataProperty:"each",rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length))}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Lr.errors=
e,r===0}const rs={type:"object",properties:{doc:{$ref:"#/definitions/string"},key:{if:{type:"array"},then:{type:"array",items:{$ref:"#/defin\
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
"^[1-9][0-9]*[smhd]$","u");function Gr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.after===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"after"}};e===null?e=[i]:
e.push(i),r++}if(s.within===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"within"}};e===null?e=[i]:e.push(i),r++}
if(s.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}for(const i in s)
if(!(i==="after"||i==="within"||i==="level"||i==="doc")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[f]:e.push(f),r++}if(s.after!==void 0){let i=s.after;if(Array.isArray(i)){if(i.length<1){const w={instancePath:n+"/after",keyword:"\
minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}const f=i.length;for(let w=0;w<f;w++)He(i[w],{instancePath:n+"/after/"+w,parentData:i,
parentDataProperty:w,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{const f={instancePath:n+"/after",keyword:"type",
params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.within!==void 0){let i=s.within;const f=r;let w=!0;const P=r;if(!(i&&typeof i=="ob\
ject"&&!Array.isArray(i))){const p={};e===null?e=[p]:e.push(p),r++}var t=P===r;r=f,e!==null&&(f?e.length=f:e=null);let u;if(t){const p=r;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.seconds===void 0){const c={instancePath:n+"/within",keyword:"required",params:{missingProperty:"\
seconds"}};e===null?e=[c]:e.push(c),r++}for(const c in i)if(c!=="seconds"){const m={instancePath:n+"/within",keyword:"additionalProperties",
params:{additionalProperty:c}};e===null?e=[m]:e.push(m),r++}i.seconds!==void 0&&(D(i.seconds,{instancePath:n+"/within/seconds",parentData:i,
parentDataProperty:"seconds",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length))}else{const c={instancePath:n+"/within",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var t=p===r;w=t,u="then"}else{const p=r;if(typeof i!="string"&&!(typeof i=="numbe\
r"&&isFinite(i))&&typeof i!="boolean"){const c={instancePath:n+"/within",keyword:"type",params:{type:ys.properties.within.else.type}};e===null?
e=[c]:e.push(c),r++}if(typeof i=="string"&&!Hs.test(i)){const c={instancePath:n+"/within",keyword:"pattern",params:{pattern:"^[1-9][0-9]*[sm\
hd]$"}};e===null?e=[c]:e.push(c),r++}var t=p===r;w=t,u="else"}if(!w){const p={instancePath:n+"/within",keyword:"if",params:{failingKeyword:u}};
e===null?e=[p]:e.push(p),r++}}if(s.level!==void 0){let i=s.level;if(!(i==="warning"||i==="hint")){const f={instancePath:n+"/level",keyword:"\
enum",params:{allowedValues:ys.properties.level.enum}};e===null?e=[f]:e.push(f),r++}}s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,
parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const i={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}return Gr.errors=e,r===0}const gn={if:{type:"object"},then:{type:"object",properties:{messages:{
type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definitions/messageList"},unacknowledged:{$ref:"#/defin\
itions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/issueCode"}},at:{type:"integer",minimum:0},issue:{$ref:"#/definitions\
/issueCode"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1}},wn={
if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},else:{
$ref:"#/definitions/messageName"}};function fr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;
let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const p={};e===null?e=[p]:e.push(p),r++}var w=f===r;r=t,e!==null&&(t?e.length=
t:e=null);let P;if(w){const p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const c={instancePath:n,keyword:"ma\
xProperties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}if(Object.keys(s).length<1){const c={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in s){const m=r;if(typeof c=="string"&&!fe.test(c)){const g={instancePath:n,keyword:"patt\
ern",params:{pattern:"\\S"},propertyName:c};e===null?e=[g]:e.push(g),r++}var u=m===r;if(!u){const g={instancePath:n,keyword:"propertyNames",
params:{propertyName:c}};e===null?e=[g]:e.push(g),r++}}for(const c in s){let m=s[c];if(!(m&&typeof m=="object"&&!Array.isArray(m))){const g={
instancePath:n+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{const c={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var w=p===r;i=w,P="then"}else{const p=r;Pe(s,{instancePath:n,
parentData:S,parentDataProperty:K,rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);var w=p===r;i=w,P="else"}if(!i){const p={
instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:e.push(p),r++}return fr.errors=e,r===0}function gr(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
const u={};e===null?e=[u]:e.push(u),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const u=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.messages===void 0){const y={instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[y]:e.push(y),
r++}for(const y in s)if(!(y==="messages"||y==="awaits"||y==="unacknowledged"||y==="warnings"||y==="at"||y==="issue")){const c={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[c]:e.push(c),r++}if(s.messages!==void 0){let y=s.messages;if(Array.
isArray(y)){if(y.length<1){const m={instancePath:n+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const c=y.length;
for(let m=0;m<c;m++)fr(y[m],{instancePath:n+"/messages/"+m,parentData:y,parentDataProperty:m,rootData:l})||(e=e===null?fr.errors:e.concat(fr.
errors),r=e.length)}else{const c={instancePath:n+"/messages",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.awaits!==
void 0&&(De(s.awaits,{instancePath:n+"/awaits",parentData:s,parentDataProperty:"awaits",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),
r=e.length)),s.unacknowledged!==void 0&&(De(s.unacknowledged,{instancePath:n+"/unacknowledged",parentData:s,parentDataProperty:"unacknowledg\
ed",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s.warnings!==void 0){let y=s.warnings;if(Array.isArray(y)){const c=y.
length;for(let m=0;m<c;m++)Ye(y[m],{instancePath:n+"/warnings/"+m,parentData:y,parentDataProperty:m,rootData:l})||(e=e===null?Ye.errors:e.concat(
Ye.errors),r=e.length)}else{const c={instancePath:n+"/warnings",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.at!==
void 0){let y=s.at;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const c={instancePath:n+"/at",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[c]:e.push(c),r++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){const c={instancePath:n+"/at",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[c]:e.push(c),r++}}s.issue!==void 0&&(Ye(s.issue,{instancePath:n+"/issue",parentData:s,parentDataProperty:"\
issue",rootData:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length))}else{const y={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),r++}var w=u===r;i=w,P="then"}else{const u=r;if(Array.isArray(s)){if(s.length<1){const c={instancePath:n,keyword:"mi\
nItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const y=s.length;for(let c=0;c<y;c++)fr(s[c],{instancePath:n+"/"+c,parentData:s,parentDataProperty:c,
rootData:l})||(e=e===null?fr.errors:e.concat(fr.errors),r=e.length)}else{const y={instancePath:n,keyword:"type",params:{type:"array"}};e===null?
e=[y]:e.push(y),r++}var w=u===r;i=w,P="else"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[u]:e.push(u),
r++}return gr.errors=e,r===0}function Hr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.
push(u),r++}if(s.key===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"key"}};e===null?e=[u]:e.push(u),r++}if(s.
start===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"start"}};e===null?e=[u]:e.push(u),r++}if(s.steps===void 0){
const u={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[u]:e.push(u),r++}if(s.end===void 0){const u={instancePath:n,
keyword:"required",params:{missingProperty:"end"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!me.call(rs.properties,u)){const p={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",
parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.key!==void 0){let u=s.key;const p=r;
let y=!0;const c=r;if(!Array.isArray(u)){const g={};e===null?e=[g]:e.push(g),r++}var t=c===r;r=p,e!==null&&(p?e.length=p:e=null);let m;if(t){
const g=r;if(Array.isArray(u)){if(u.length<1){const v={instancePath:n+"/key",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}
const o=u.length;for(let v=0;v<o;v++)D(u[v],{instancePath:n+"/key/"+v,parentData:u,parentDataProperty:v,rootData:l})||(e=e===null?D.errors:e.
concat(D.errors),r=e.length)}else{const o={instancePath:n+"/key",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}var t=g===
r;y=t,m="then"}else{const g=r;if(!(u==="thread"||u==="connection")){const o={instancePath:n+"/key",keyword:"enum",params:{allowedValues:rs.properties.
key.else.enum}};e===null?e=[o]:e.push(o),r++}var t=g===r;y=t,m="else"}if(!y){const g={instancePath:n+"/key",keyword:"if",params:{failingKeyword:m}};
e===null?e=[g]:e.push(g),r++}}if(s.start!==void 0&&(pr(s.start,{instancePath:n+"/start",parentData:s,parentDataProperty:"start",rootData:l})||
(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)),s.steps!==void 0){let u=s.steps;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u){
const y=r;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===
null?e=[c]:e.push(c),r++}var i=y===r;if(!i){const c={instancePath:n+"/steps",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:
e.push(c),r++}}for(const p in u)De(u[p],{instancePath:n+"/steps/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,
rootData:l})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)}else{const p={instancePath:n+"/steps",keyword:"type",params:{type:"objec\
t"}};e===null?e=[p]:e.push(p),r++}}if(s.lenient!==void 0){let u=s.lenient;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u){const y=r;
if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/lenient",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[
c]:e.push(c),r++}var f=y===r;if(!f){const c={instancePath:n+"/lenient",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(
c),r++}}for(const p in u)De(u[p],{instancePath:n+"/lenient/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||
(e=e===null?De.errors:e.concat(De.errors),r=e.length)}else{const p={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}}if(s.anytime!==void 0&&(De(s.anytime,{instancePath:n+"/anytime",parentData:s,parentDataProperty:"anytime",rootData:l})||
(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s.end!==void 0&&(De(s.end,{instancePath:n+"/end",parentData:s,parentDataProperty:"end",
rootData:l})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s.refusals!==void 0&&(De(s.refusals,{instancePath:n+"/refusals",parentData:s,
parentDataProperty:"refusals",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s.inside!==void 0&&(b(s.inside,{instancePath:n+
"/inside",parentData:s,parentDataProperty:"inside",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.open!==void 0){let u=s.
open;if(!(u==="forbid"||u==="allow")){const p={instancePath:n+"/open",keyword:"enum",params:{allowedValues:rs.properties.open.enum}};e===null?
e=[p]:e.push(p),r++}}if(s.same!==void 0){let u=s.same;if(Array.isArray(u)){if(u.length<1){const y={instancePath:n+"/same",keyword:"minItems",
params:{limit:1}};e===null?e=[y]:e.push(y),r++}const p=u.length;for(let y=0;y<p;y++)D(u[y],{instancePath:n+"/same/"+y,parentData:u,parentDataProperty:y,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const p={instancePath:n+"/same",keyword:"type",params:{type:"array"}};
e===null?e=[p]:e.push(p),r++}}if(s.rounds!==void 0){let u=s.rounds;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.field===void 0){const p={
instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"field"}};e===null?e=[p]:e.push(p),r++}if(u.start===void 0){const p={instancePath:n+
"/rounds",keyword:"required",params:{missingProperty:"start"}};e===null?e=[p]:e.push(p),r++}if(u.openedBy===void 0){const p={instancePath:n+
"/rounds",keyword:"required",params:{missingProperty:"openedBy"}};e===null?e=[p]:e.push(p),r++}if(u.echoedBy===void 0){const p={instancePath:n+
"/rounds",keyword:"required",params:{missingProperty:"echoedBy"}};e===null?e=[p]:e.push(p),r++}for(const p in u)if(!(p==="field"||p==="start"||
p==="openedBy"||p==="echoedBy"||p==="max")){const y={instancePath:n+"/rounds",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[y]:e.push(y),r++}if(u.field!==void 0&&(D(u.field,{instancePath:n+"/rounds/field",parentData:u,parentDataProperty:"field",rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)),u.start!==void 0){let p=u.start;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
const y={instancePath:n+"/rounds/start",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof p=="number"&&isFinite(
p)&&(p<0||isNaN(p))){const y={instancePath:n+"/rounds/start",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),r++}}
u.openedBy!==void 0&&(Pe(u.openedBy,{instancePath:n+"/rounds/openedBy",parentData:u,parentDataProperty:"openedBy",rootData:l})||(e=e===null?
Pe.errors:e.concat(Pe.errors),r=e.length)),u.echoedBy!==void 0&&(Pe(u.echoedBy,{instancePath:n+"/rounds/echoedBy",parentData:u,parentDataProperty:"\
echoedBy",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),u.max!==void 0&&(D(u.max,{instancePath:n+"/rounds/max",parentData:u,
parentDataProperty:"max",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length))}else{const p={instancePath:n+"/rounds",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.deadlines!==void 0){let u=s.deadlines;if(Array.isArray(u)){if(u.length<1){const y={
instancePath:n+"/deadlines",keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),r++}const p=u.length;for(let y=0;y<p;y++)Gr(u[y],{
instancePath:n+"/deadlines/"+y,parentData:u,parentDataProperty:y,rootData:l})||(e=e===null?Gr.errors:e.concat(Gr.errors),r=e.length)}else{const p={
instancePath:n+"/deadlines",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.transcripts!==void 0){let u=s.transcripts;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/transcripts",keyword:"minProperties",params:{
limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const y=r;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/transcripts",
keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),r++}var w=y===r;if(!w){const c={instancePath:n+"/transcrip\
ts",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),r++}}for(const p in u)gr(u[p],{instancePath:n+"/transcripts/"+
p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)}else{
const p={instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.illegal!==void 0){let u=s.illegal;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/illegal",keyword:"minProperties",params:{
limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const y=r;if(typeof p=="string"&&!fe.test(p)){const c={instancePath:n+"/illegal",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[c]:e.push(c),r++}var P=y===r;if(!P){const c={instancePath:n+"/illegal",keyword:"\
propertyNames",params:{propertyName:p}};e===null?e=[c]:e.push(c),r++}}for(const p in u){let y=u[p];if(y&&typeof y=="object"&&!Array.isArray(
y)){if(y.messages===void 0){const c={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
messages"}};e===null?e=[c]:e.push(c),r++}if(y.at===void 0){const c={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"at"}};e===null?e=[c]:e.push(c),r++}for(const c in y)if(!(c==="messages"||c==="at"||c==="issue")){const m={
instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=
[m]:e.push(m),r++}if(y.messages!==void 0){let c=y.messages;if(Array.isArray(c)){if(c.length<1){const g={instancePath:n+"/illegal/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[g]:e.push(g),r++}const m=c.length;for(let g=0;g<
m;g++)fr(c[g],{instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+g,parentData:c,parentDataProperty:g,rootData:l})||
(e=e===null?fr.errors:e.concat(fr.errors),r=e.length)}else{const m={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/me\
ssages",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(y.at!==void 0){let c=y.at;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))){const m={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};
e===null?e=[m]:e.push(m),r++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){const m={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}y.issue!==void 0&&(Ye(y.issue,{instancePath:n+
"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/issue",parentData:y,parentDataProperty:"issue",rootData:l})||(e=e===null?Ye.errors:e.
concat(Ye.errors),r=e.length))}else{const c={instancePath:n+"/illegal/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[c]:e.push(c),r++}}}else{const p={instancePath:n+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}s.allow!==void 0&&(Ne(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?Ne.errors:e.
concat(Ne.errors),r=e.length))}else{const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Hr.errors=
e,r===0}const cs={type:"object",properties:{doc:{$ref:"#/definitions/string"},agents:{enum:["any","one","many"]},messages:{if:{type:"array"},
then:{$ref:"#/definitions/messageList"},else:{enum:["all"]}}},additionalProperties:!1,required:["doc","agents","messages"]};function Jr(s,{instancePath:n="",
parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}if(s.agents===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"agents"}};e===null?e=[i]:e.push(i),r++}if(s.messages===void 0){const i={instancePath:n,keyword:"\
required",params:{missingProperty:"messages"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="doc"||i==="agents"||i==="messages")){
const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.doc!==void 0&&(b(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.agents!==void 0){
let i=s.agents;if(!(i==="any"||i==="one"||i==="many")){const f={instancePath:n+"/agents",keyword:"enum",params:{allowedValues:cs.properties.
agents.enum}};e===null?e=[f]:e.push(f),r++}}if(s.messages!==void 0){let i=s.messages;const f=r;let w=!0;const P=r;if(!Array.isArray(i)){const p={};
e===null?e=[p]:e.push(p),r++}var t=P===r;r=f,e!==null&&(f?e.length=f:e=null);let u;if(t){const p=r;De(i,{instancePath:n+"/messages",parentData:s,
parentDataProperty:"messages",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),r=e.length);var t=p===r;w=t,u="then"}else{const p=r;if(i!==
"all"){const c={instancePath:n+"/messages",keyword:"enum",params:{allowedValues:cs.properties.messages.else.enum}};e===null?e=[c]:e.push(c),
r++}var t=p===r;w=t,u="else"}if(!w){const p={instancePath:n+"/messages",keyword:"if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),r++}}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Jr.errors=e,r===0}const bn={type:"object",
properties:{doc:{$ref:"#/definitions/string"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{$ref:"#/definitions/string"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"}},otherwise:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}}},additionalProperties:!1},
replies:{type:"array",items:{$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:[
"reasons","replies"]},kn={type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{
message:{$ref:"#/definitions/messageName"},fields:!0},additionalProperties:!1,required:["message","fields"]},else:{if:{type:"object",required:[
"object"]},then:{type:"object",properties:{object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,required:["object","fie\
lds"]},else:{type:"object",properties:{message:{$ref:"#/definitions/messageName"},object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,
required:["message","fields"]}}};function Qr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;
let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.message===void 0&&(p="message")){const y={};e===null?e=[
y]:e.push(y),r++}}else{const p={};e===null?e=[p]:e.push(p),r++}var w=f===r;r=t,e!==null&&(t?e.length=t:e=null);let P;if(w){const p=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.message===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?
e=[c]:e.push(c),r++}if(s.fields===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[c]:e.push(
c),r++}for(const c in s)if(!(c==="message"||c==="fields")){const m={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[m]:e.push(m),r++}s.message!==void 0&&(Pe(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:l})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length))}else{const c={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.
push(c),r++}var w=p===r;i=w,P="then"}else{const p=r,y=r;let c=!0;const m=r;if(r===m)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.
object===void 0&&(o="object")){const v={};e===null?e=[v]:e.push(v),r++}}else{const o={};e===null?e=[o]:e.push(o),r++}var u=m===r;r=y,e!==null&&
(y?e.length=y:e=null);let g;if(u){const o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){const d={instancePath:n,keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[d]:e.push(d),r++}if(s.fields===void 0){const d={instancePath:n,keyword:"required",params:{
missingProperty:"fields"}};e===null?e=[d]:e.push(d),r++}for(const d in s)if(!(d==="object"||d==="fields")){const k={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:d}};e===null?e=[k]:e.push(k),r++}s.object!==void 0&&(L(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}else{const d={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}var u=o===r;c=u,g="then"}else{const o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===
void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[d]:e.push(d),r++}if(s.fields===void 0){const d={
instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[d]:e.push(d),r++}for(const d in s)if(!(d==="message"||d==="\
object"||d==="fields")){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[k]:e.push(k),r++}s.
message!==void 0&&(Pe(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:l})||(e=e===null?Pe.errors:e.concat(
Pe.errors),r=e.length)),s.object!==void 0&&(L(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===
null?L.errors:e.concat(L.errors),r=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}
var u=o===r;c=u,g="else"}if(!c){const o={instancePath:n,keyword:"if",params:{failingKeyword:g}};e===null?e=[o]:e.push(o),r++}var w=p===r;i=w,
P="else"}if(!i){const p={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.fields!==void 0){let p=s.fields;if(!(p&&typeof p=="object"&&!Array.isArray(p))){const y={instancePath:n+"/fields",keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[p]:e.push(p),r++}return Qr.errors=e,r===0}function Ur(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reasons===void 0){const w={instancePath:n,keyword:"required",params:{missingProperty:"reas\
ons"}};e===null?e=[w]:e.push(w),r++}if(s.replies===void 0){const w={instancePath:n,keyword:"required",params:{missingProperty:"replies"}};e===
null?e=[w]:e.push(w),r++}for(const w in s)if(!(w==="doc"||w==="reasons"||w==="replies"||w==="silent")){const P={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:w}};e===null?e=[P]:e.push(P),r++}if(s.doc!==void 0&&(b(s.doc,{instancePath:n+"/doc",parentData:s,
parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.reasons!==void 0){let w=s.reasons;if(w&&typeof w==
"object"&&!Array.isArray(w)){for(const P in w)if(!(P==="unknown-type"||P==="wrong-version"||P==="otherwise")){const u={instancePath:n+"/reas\
ons",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[u]:e.push(u),r++}if(w["unknown-type"]!==void 0){let P=w["unkn\
own-type"];if(P&&typeof P=="object"&&!Array.isArray(P)){for(const u in P){const p=r;if(typeof u=="string"&&!fe.test(u)){const y={instancePath:n+
"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=[y]:e.push(y),r++}var t=p===r;if(!t){const y={instancePath:n+
"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:u}};e===null?e=[y]:e.push(y),r++}}for(const u in P)b(P[u],{instancePath:n+
"/reasons/unknown-type/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:P,parentDataProperty:u,rootData:l})||(e=e===null?b.errors:e.concat(
b.errors),r=e.length)}else{const u={instancePath:n+"/reasons/unknown-type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}
if(w["wrong-version"]!==void 0){let P=w["wrong-version"];if(P&&typeof P=="object"&&!Array.isArray(P)){for(const u in P){const p=r;if(typeof u==
"string"&&!fe.test(u)){const y={instancePath:n+"/reasons/wrong-version",keyword:"pattern",params:{pattern:"\\S"},propertyName:u};e===null?e=
[y]:e.push(y),r++}var i=p===r;if(!i){const y={instancePath:n+"/reasons/wrong-version",keyword:"propertyNames",params:{propertyName:u}};e===null?
e=[y]:e.push(y),r++}}for(const u in P)b(P[u],{instancePath:n+"/reasons/wrong-version/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:P,
parentDataProperty:u,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)}else{const u={instancePath:n+"/reasons/wrong-version",
keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(w.otherwise!==void 0){let P=w.otherwise;if(P&&typeof P=="object"&&!Array.
isArray(P)){for(const u in P){const p=r;if(typeof u=="string"&&!fe.test(u)){const y={instancePath:n+"/reasons/otherwise",keyword:"pattern",params:{
pattern:"\\S"},propertyName:u};e===null?e=[y]:e.push(y),r++}var f=p===r;if(!f){const y={instancePath:n+"/reasons/otherwise",keyword:"propert\
yNames",params:{propertyName:u}};e===null?e=[y]:e.push(y),r++}}for(const u in P)b(P[u],{instancePath:n+"/reasons/otherwise/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:P,parentDataProperty:u,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)}else{const u={
instancePath:n+"/reasons/otherwise",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{const P={instancePath:n+"/rea\
sons",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(s.replies!==void 0){let w=s.replies;if(Array.isArray(w)){if(w.
length<1){const u={instancePath:n+"/replies",keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),r++}const P=w.length;for(let u=0;u<
P;u++)Qr(w[u],{instancePath:n+"/replies/"+u,parentData:w,parentDataProperty:u,rootData:l})||(e=e===null?Qr.errors:e.concat(Qr.errors),r=e.length)}else{
const P={instancePath:n+"/replies",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}s.silent!==void 0&&(De(s.silent,{instancePath:n+
"/silent",parentData:s,parentDataProperty:"silent",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),r=e.length))}else{const w={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}return Ur.errors=e,r===0}const vn={type:"object",properties:{rename:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/anyField"},minProperties:1},values:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{if:{type:"object"},then:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/defi\
nitions/string"},minProperties:1},else:{$ref:"#/definitions/string"}},minProperties:1},add:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},
minProperties:1},drop:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1},from:{$ref:"#/definitions/string"}},
additionalProperties:!1};function Wr(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(const p in s)if(!(p==="rename"||p==="values"||p==="add"||p==="drop"||p==="from")){const y={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[y]:e.push(y),r++}if(s.rename!==void 0){let p=s.rename;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(Object.keys(p).length<1){const y={instancePath:n+"/rename",keyword:"minProperties",params:{limit:1}};e===null?e=[
y]:e.push(y),r++}for(const y in p){const c=r;if(typeof y=="string"&&!fe.test(y)){const m={instancePath:n+"/rename",keyword:"pattern",params:{
pattern:"\\S"},propertyName:y};e===null?e=[m]:e.push(m),r++}var t=c===r;if(!t){const m={instancePath:n+"/rename",keyword:"propertyNames",params:{
propertyName:y}};e===null?e=[m]:e.push(m),r++}}for(const y in p)X(p[y],{instancePath:n+"/rename/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,
parentDataProperty:y,rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{const y={instancePath:n+"/rename",keyword:"type",
params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.values!==void 0){let p=s.values;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.
keys(p).length<1){const y={instancePath:n+"/values",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in p){
const c=r;if(typeof y=="string"&&!fe.test(y)){const m={instancePath:n+"/values",keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===
null?e=[m]:e.push(m),r++}var i=c===r;if(!i){const m={instancePath:n+"/values",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[m]:
e.push(m),r++}}for(const y in p){let c=p[y];const m=r;let g=!0;const a=r;if(!(c&&typeof c=="object"&&!Array.isArray(c))){const v={};e===null?
e=[v]:e.push(v),r++}var f=a===r;r=m,e!==null&&(m?e.length=m:e=null);let o;if(f){const v=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.
keys(c).length<1){const k={instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};e===
null?e=[k]:e.push(k),r++}for(const k in c){const j=r;if(typeof k=="string"&&!fe.test(k)){const _={instancePath:n+"/values/"+y.replace(/~/g,"\
~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:k};e===null?e=[_]:e.push(_),r++}var w=j===r;if(!w){const _={instancePath:n+
"/values/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:k}};e===null?e=[_]:e.push(_),r++}}for(const k in c)
b(c[k],{instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:k,
rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)}else{const k={instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var f=v===r;g=f,o="then"}else{const v=r;b(c,{instancePath:n+"/valu\
es/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:y,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length);
var f=v===r;g=f,o="else"}if(!g){const v={instancePath:n+"/values/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:o}};
e===null?e=[v]:e.push(v),r++}}}else{const y={instancePath:n+"/values",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.
add!==void 0){let p=s.add;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){const y={instancePath:n+"/add",keyword:"m\
inProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in p){const c=r;if(typeof y=="string"&&!fe.test(y)){const m={instancePath:n+
"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[m]:e.push(m),r++}var P=c===r;if(!P){const m={instancePath:n+"/ad\
d",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[m]:e.push(m),r++}}}else{const y={instancePath:n+"/add",keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.drop!==void 0){let p=s.drop;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).
length<1){const y={instancePath:n+"/drop",keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in p){const c=r;
if(typeof y=="string"&&!fe.test(y)){const m={instancePath:n+"/drop",keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[m]:
e.push(m),r++}var u=c===r;if(!u){const m={instancePath:n+"/drop",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[m]:e.push(m),r++}}}else{
const y={instancePath:n+"/drop",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}s.from!==void 0&&(b(s.from,{instancePath:n+
"/from",parentData:s,parentDataProperty:"from",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const p={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Wr.errors=e,r===0}const Js={type:"object",properties:{spec:{$ref:"\
#/definitions/string"},as:{type:["string","integer"]}},additionalProperties:!1};function Xr(s,{instancePath:n="",parentData:S,parentDataProperty:K,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t in s)if(!(t==="spec"||t==="as")){const i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.spec!==void 0&&(b(s.spec,{instancePath:n+"/s\
pec",parentData:s,parentDataProperty:"spec",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.as!==void 0){let t=s.as;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:n+"/as",keyword:"type",params:{type:Js.properties.as.
type}};e===null?e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Xr.
errors=e,r===0}const jn={type:"object",properties:{},if:{type:"object",required:["request"]},then:{type:"object",properties:{request:{$ref:"\
#/definitions/messageName"},offer:{$ref:"#/definitions/fieldPath"},answer:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:[
"request","offer","answer"]},else:{if:{type:"object",required:["each"]},then:{type:"object",properties:{each:{$ref:"#/definitions/fieldPath"},
header:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["each"]},else:{type:"object",properties:{request:{$ref:"#/definition\
s/messageName"},offer:{$ref:"#/definitions/fieldPath"},answer:{$ref:"#/definitions/fieldPath"},each:{$ref:"#/definitions/fieldPath"},header:{
$ref:"#/definitions/string"}},additionalProperties:!1,required:["request","offer","answer"]}}};function Yr(s,{instancePath:n="",parentData:S,
parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;
if(s.request===void 0&&(p="request")){const y={};e===null?e=[y]:e.push(y),r++}}else{const p={};e===null?e=[p]:e.push(p),r++}var w=f===r;r=t,
e!==null&&(t?e.length=t:e=null);let P;if(w){const p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.request===void 0){const c={instancePath:n,
keyword:"required",params:{missingProperty:"request"}};e===null?e=[c]:e.push(c),r++}if(s.offer===void 0){const c={instancePath:n,keyword:"re\
quired",params:{missingProperty:"offer"}};e===null?e=[c]:e.push(c),r++}if(s.answer===void 0){const c={instancePath:n,keyword:"required",params:{
missingProperty:"answer"}};e===null?e=[c]:e.push(c),r++}for(const c in s)if(!(c==="request"||c==="offer"||c==="answer")){const m={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[m]:e.push(m),r++}s.request!==void 0&&(Pe(s.request,{instancePath:n+
"/request",parentData:s,parentDataProperty:"request",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.offer!==void 0&&
(D(s.offer,{instancePath:n+"/offer",parentData:s,parentDataProperty:"offer",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),
s.answer!==void 0&&(D(s.answer,{instancePath:n+"/answer",parentData:s,parentDataProperty:"answer",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length))}else{const c={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var w=p===r;i=w,P="t\
hen"}else{const p=r,y=r;let c=!0;const m=r;if(r===m)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.each===void 0&&(o="each")){const v={};
e===null?e=[v]:e.push(v),r++}}else{const o={};e===null?e=[o]:e.push(o),r++}var u=m===r;r=y,e!==null&&(y?e.length=y:e=null);let g;if(u){const o=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.each===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"each"}};
e===null?e=[d]:e.push(d),r++}for(const d in s)if(!(d==="each"||d==="header")){const k={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:d}};e===null?e=[k]:e.push(k),r++}s.each!==void 0&&(D(s.each,{instancePath:n+"/each",parentData:s,parentDataProperty:"each",
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.header!==void 0&&(b(s.header,{instancePath:n+"/header",parentData:s,parentDataProperty:"\
header",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}var u=o===r;c=u,g="then"}else{const o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.request===void 0){const d={
instancePath:n,keyword:"required",params:{missingProperty:"request"}};e===null?e=[d]:e.push(d),r++}if(s.offer===void 0){const d={instancePath:n,
keyword:"required",params:{missingProperty:"offer"}};e===null?e=[d]:e.push(d),r++}if(s.answer===void 0){const d={instancePath:n,keyword:"req\
uired",params:{missingProperty:"answer"}};e===null?e=[d]:e.push(d),r++}for(const d in s)if(!(d==="request"||d==="offer"||d==="answer"||d==="\
each"||d==="header")){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[k]:e.push(k),r++}s.request!==
void 0&&(Pe(s.request,{instancePath:n+"/request",parentData:s,parentDataProperty:"request",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),
r=e.length)),s.offer!==void 0&&(D(s.offer,{instancePath:n+"/offer",parentData:s,parentDataProperty:"offer",rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)),s.answer!==void 0&&(D(s.answer,{instancePath:n+"/answer",parentData:s,parentDataProperty:"answer",rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.each!==void 0&&(D(s.each,{instancePath:n+"/each",parentData:s,parentDataProperty:"eac\
h",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.header!==void 0&&(b(s.header,{instancePath:n+"/header",parentData:s,
parentDataProperty:"header",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const d={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}var u=o===r;c=u,g="else"}if(!c){const o={instancePath:n,keyword:"if",params:{failingKeyword:g}};
e===null?e=[o]:e.push(o),r++}var w=p===r;i=w,P="else"}if(!i){const p={instancePath:n,keyword:"if",params:{failingKeyword:P}};e===null?e=[p]:
e.push(p),r++}if(!(s&&typeof s=="object"&&!Array.isArray(s))){const p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:
e.push(p),r++}return Yr.errors=e,r===0}function ds(s,{instancePath:n="",parentData:S,parentDataProperty:K,rootData:l=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const a={instancePath:n,keyword:"required",params:{missingProperty:"protocol"}};
e===null?e=[a]:e.push(a),r++}if(s.version===void 0){const a={instancePath:n,keyword:"required",params:{missingProperty:"version"}};e===null?
e=[a]:e.push(a),r++}if(s.messages===void 0){const a={instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[a]:e.
push(a),r++}for(const a in s)if(!me.call(ps.properties,a)){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[o]:e.push(o),r++}if(s.protocol!==void 0){let a=s.protocol;if(typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="\
boolean"){const o={instancePath:n+"/protocol",keyword:"type",params:{type:ps.properties.protocol.type}};e===null?e=[o]:e.push(o),r++}if(typeof a==
"string"&&!zs.test(a)){const o={instancePath:n+"/protocol",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=
[o]:e.push(o),r++}}if(s.title!==void 0&&(b(s.title,{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:l})||(e=e===null?
b.errors:e.concat(b.errors),r=e.length)),s.version!==void 0&&(Ze(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"versi\
on",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.objects!==void 0&&(we(s.objects,{instancePath:n+"/objects",parentData:s,
parentDataProperty:"objects",rootData:l})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.doc!==void 0&&(b(s.doc,{instancePath:n+"\
/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)),s.originalName!==void 0&&(b(s.
originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
r=e.length)),s.names!==void 0&&(xr(s.names,{instancePath:n+"/names",parentData:s,parentDataProperty:"names",rootData:l})||(e=e===null?xr.errors:
e.concat(xr.errors),r=e.length)),s.roles!==void 0){let a=s.roles;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={
instancePath:n+"/roles",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="str\
ing"&&!Le.test(o)){const d={instancePath:n+"/roles",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};
e===null?e=[d]:e.push(d),r++}var t=v===r;if(!t){const d={instancePath:n+"/roles",keyword:"propertyNames",params:{propertyName:o}};e===null?e=
[d]:e.push(d),r++}}for(const o in a)b(a[o],{instancePath:n+"/roles/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:l})||(e=e===null?b.errors:e.concat(b.errors),r=e.length)}else{const o={instancePath:n+"/roles",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(s.reading!==void 0&&(Nr(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"reading",rootData:l})||
(e=e===null?Nr.errors:e.concat(Nr.errors),r=e.length)),s.encodings!==void 0&&(Zr(s.encodings,{instancePath:n+"/encodings",parentData:s,parentDataProperty:"\
encodings",rootData:l})||(e=e===null?Zr.errors:e.concat(Zr.errors),r=e.length)),s.envelope!==void 0&&(Er(s.envelope,{instancePath:n+"/envelo\
pe",parentData:s,parentDataProperty:"envelope",rootData:l})||(e=e===null?Er.errors:e.concat(Er.errors),r=e.length)),s.types!==void 0){let a=s.
types;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/types",keyword:"minProperties",params:{
limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="string"&&!Te.test(o)){const d={instancePath:n+"/types",keyword:"\
pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:o};e===null?e=[d]:e.push(d),r++}var i=v===r;if(!i){const d={instancePath:n+"/ty\
pes",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in a)dr(a[o],{instancePath:n+"/types/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)}else{const o={
instancePath:n+"/types",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.messages!==void 0){let a=s.messages;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/messages",keyword:"minProperties",params:{limit:1}};
e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="string"&&!Os.test(o)){const d={instancePath:n+"/messages",keyword:"pa\
ttern",params:{pattern:"^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:o};e===null?
e=[d]:e.push(d),r++}var f=v===r;if(!f){const d={instancePath:n+"/messages",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.
push(d),r++}}for(const o in a)Br(a[o],{instancePath:n+"/messages/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:l})||(e=e===null?Br.errors:e.concat(Br.errors),r=e.length)}else{const o={instancePath:n+"/messages",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[o]:e.push(o),r++}}if(s.failures!==void 0&&(Cr(s.failures,{instancePath:n+"/failures",parentData:s,parentDataProperty:"fa\
ilures",rootData:l})||(e=e===null?Cr.errors:e.concat(Cr.errors),r=e.length)),s.cancellation!==void 0&&(Rr(s.cancellation,{instancePath:n+"/c\
ancellation",parentData:s,parentDataProperty:"cancellation",rootData:l})||(e=e===null?Rr.errors:e.concat(Rr.errors),r=e.length)),s.progress!==
void 0&&(Tr(s.progress,{instancePath:n+"/progress",parentData:s,parentDataProperty:"progress",rootData:l})||(e=e===null?Tr.errors:e.concat(Tr.
errors),r=e.length)),s.others!==void 0&&(Mr(s.others,{instancePath:n+"/others",parentData:s,parentDataProperty:"others",rootData:l})||(e=e===
null?Mr.errors:e.concat(Mr.errors),r=e.length)),s.groups!==void 0){let a=s.groups;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const o={instancePath:n+"/groups",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;
if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/groups",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9\
]+)*$"},propertyName:o};e===null?e=[d]:e.push(d),r++}var w=v===r;if(!w){const d={instancePath:n+"/groups",keyword:"propertyNames",params:{propertyName:o}};
e===null?e=[d]:e.push(d),r++}}for(const o in a){let v=a[o];if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.doc===void 0){const d={instancePath:n+
"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"doc"}};e===null?e=[d]:e.push(d),r++}if(v.members===
void 0){const d={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"members"}};e===
null?e=[d]:e.push(d),r++}for(const d in v)if(!(d==="doc"||d==="members")){const k={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[k]:e.push(k),r++}if(v.doc!==void 0&&(b(v.doc,{instancePath:n+
"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:v,parentDataProperty:"doc",rootData:l})||(e=e===null?b.errors:e.concat(
b.errors),r=e.length)),v.members!==void 0){let d=v.members;if(Array.isArray(d)){if(d.length<1){const j={instancePath:n+"/groups/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};e===null?e=[j]:e.push(j),r++}const k=d.length;for(let j=0;j<k;j++)
He(d[j],{instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/members/"+j,parentData:d,parentDataProperty:j,rootData:l})||(e=
e===null?He.errors:e.concat(He.errors),r=e.length)}else{const k={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/member\
s",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}}else{const d={instancePath:n+"/groups/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{const o={instancePath:n+"/groups",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.capabilities!==void 0){let a=s.capabilities;if(a&&typeof a=="object"&&!Array.isArray(a)){
if(Object.keys(a).length<1){const o={instancePath:n+"/capabilities",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in a){
const v=r;if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/capabilities",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(\
?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[d]:e.push(d),r++}var P=v===r;if(!P){const d={instancePath:n+"/capabilities",keyword:"pro\
pertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in a)Lr(a[o],{instancePath:n+"/capabilities/"+o.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?Lr.errors:e.concat(Lr.errors),r=e.length)}else{const o={
instancePath:n+"/capabilities",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.flows!==void 0){let a=s.flows;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/flows",keyword:"minProperties",params:{limit:1}};
e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/flows",keyword:"patte\
rn",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[d]:e.push(d),r++}var u=v===r;if(!u){const d={instancePath:n+
"/flows",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in a)Hr(a[o],{instancePath:n+"/flows/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?Hr.errors:e.concat(Hr.errors),r=e.length)}else{
const o={instancePath:n+"/flows",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.transcripts!==void 0){let a=s.transcripts;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/transcripts",keyword:"minProperties",params:{
limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="string"&&!fe.test(o)){const d={instancePath:n+"/transcripts",
keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[d]:e.push(d),r++}var p=v===r;if(!p){const d={instancePath:n+"/transcrip\
ts",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in a)gr(a[o],{instancePath:n+"/transcripts/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)}else{
const o={instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.views!==void 0){let a=s.views;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/views",keyword:"minProperties",params:{limit:1}};
e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="string"&&!Le.test(o)){const d={instancePath:n+"/views",keyword:"patte\
rn",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:o};e===null?e=[d]:e.push(d),r++}var y=v===r;if(!y){const d={instancePath:n+
"/views",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in a)Jr(a[o],{instancePath:n+"/views/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||(e=e===null?Jr.errors:e.concat(Jr.errors),r=e.length)}else{
const o={instancePath:n+"/views",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.rejections!==void 0&&(Ur(s.rejections,
{instancePath:n+"/rejections",parentData:s,parentDataProperty:"rejections",rootData:l})||(e=e===null?Ur.errors:e.concat(Ur.errors),r=e.length)),
s.migrations!==void 0){let a=s.migrations;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"\
/migrations",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="string"&&!Zs.test(
o)){const d={instancePath:n+"/migrations",keyword:"pattern",params:{pattern:"^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]\
|[12][0-9]|3[01]))$"},propertyName:o};e===null?e=[d]:e.push(d),r++}var c=v===r;if(!c){const d={instancePath:n+"/migrations",keyword:"propert\
yNames",params:{propertyName:o}};e===null?e=[d]:e.push(d),r++}}for(const o in a){let v=a[o];if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.
keys(v).length<1){const d={instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};
e===null?e=[d]:e.push(d),r++}for(const d in v){const k=r;if(typeof d=="string"&&!fe.test(d)){const j={instancePath:n+"/migrations/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:d};e===null?e=[j]:e.push(j),r++}var m=k===r;if(!m){const j={
instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:d}};e===null?e=[j]:e.push(
j),r++}}for(const d in v)Wr(v[d],{instancePath:n+"/migrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:v,parentDataProperty:d,rootData:l})||(e=e===null?Wr.errors:e.concat(Wr.errors),r=e.length)}else{const d={instancePath:n+"/m\
igrations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{const o={instancePath:n+
"/migrations",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.speaks!==void 0){let a=s.speaks;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(Object.keys(a).length<1){const o={instancePath:n+"/speaks",keyword:"minProperties",params:{limit:1}};e===null?e=
[o]:e.push(o),r++}for(const o in a){const v=r;if(typeof o=="string"&&!Is.test(o)){const d={instancePath:n+"/speaks",keyword:"pattern",params:{
pattern:"^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.[0-9]+\\.[0-9]+)?)$"},propertyName:o};e===null?
e=[d]:e.push(d),r++}var g=v===r;if(!g){const d={instancePath:n+"/speaks",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[d]:e.push(
d),r++}}for(const o in a)Xr(a[o],{instancePath:n+"/speaks/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:l})||
(e=e===null?Xr.errors:e.concat(Xr.errors),r=e.length)}else{const o={instancePath:n+"/speaks",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}}if(s.negotiation!==void 0){let a=s.negotiation;if(Array.isArray(a)){if(a.length<1){const v={instancePath:n+"/negotiatio\
n",keyword:"minItems",params:{limit:1}};e===null?e=[v]:e.push(v),r++}const o=a.length;for(let v=0;v<o;v++)Yr(a[v],{instancePath:n+"/negotiat\
ion/"+v,parentData:a,parentDataProperty:v,rootData:l})||(e=e===null?Yr.errors:e.concat(Yr.errors),r=e.length)}else{const o={instancePath:n+"\
/negotiation",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}s.reserved!==void 0&&(C(s.reserved,{instancePath:n+"/reser\
ved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.allow!==void 0&&(Ne(s.allow,
{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length))}else{const a={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ds.errors=e,r===0}
