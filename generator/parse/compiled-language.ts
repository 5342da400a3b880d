// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=Yr;const ys={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
types:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},lint:{enum:["minimal","standard","strict"]},allow:{$ref:"#/definitions/a\
llow"}},additionalProperties:!1,required:["protocols"]},cs={type:["string","number","boolean"],pattern:"\\S"},ae=new RegExp("\\S","u");function w(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:cs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ae.test(
s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return w.errors=e,r===0}const ds={type:"o\
bject",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{if:{type:"object"},then:{type:"object",properties:{reason:{$ref:"\
#/definitions/string"},until:{type:["string","number","boolean"],pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"}},additionalProperties:!1,
required:["reason"]},else:{$ref:"#/definitions/string"}},minProperties:1},ms=new RegExp("^[a-z]+(?:-[a-z0-9]+)*$","u"),hs=new RegExp("^[0-9]\
{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$","u");function $e(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const f={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in s){const h=r;if(typeof f=="string"&&!ms.test(f)){const b={instancePath:n,keyword:"patt\
ern",params:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},propertyName:f};e===null?e=[b]:e.push(b),r++}var t=h===r;if(!t){const b={instancePath:n,keyword:"\
propertyNames",params:{propertyName:f}};e===null?e=[b]:e.push(b),r++}}for(const f in s){let h=s[f];const b=r;let o=!0;const a=r;if(!(h&&typeof h==
"object"&&!Array.isArray(h))){const m={};e===null?e=[m]:e.push(m),r++}var i=a===r;r=b,e!==null&&(b?e.length=b:e=null);let c;if(i){const m=r;
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.reason===void 0){const p={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[p]:e.push(p),r++}for(const p in h)if(!(p==="reason"||p==="until")){const d={instancePath:n+
"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[d]:e.push(d),r++}if(h.
reason!==void 0&&(w(h.reason,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:h,parentDataProperty:"reason",
rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),h.until!==void 0){let p=h.until;if(typeof p!="string"&&!(typeof p=="numbe\
r"&&isFinite(p))&&typeof p!="boolean"){const d={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{
type:ds.additionalProperties.then.properties.until.type}};e===null?e=[d]:e.push(d),r++}if(typeof p=="string"&&!hs.test(p)){const d={instancePath:n+
"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[0\
1])$"}};e===null?e=[d]:e.push(d),r++}}}else{const p={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}var i=m===r;o=i,c="then"}else{const m=r;w(h,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:s,parentDataProperty:f,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length);var i=m===r;o=i,c="else"}if(!o){const m={
instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}}}else{const f={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return $e.errors=e,r===0}function Yr(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"protocols"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="protocols"||
t==="types"||t==="lint"||t==="allow")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:
e.push(i),r++}if(s.protocols!==void 0){let t=s.protocols;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+"/protocols",keyword:"m\
inItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;for(let f=0;f<i;f++)w(t[f],{instancePath:n+"/protocols/"+f,parentData:t,
parentDataProperty:f,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)}else{const i={instancePath:n+"/protocols",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.types!==void 0){let t=s.types;if(Array.isArray(t)){if(t.length<1){const f={instancePath:n+
"/types",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;for(let f=0;f<i;f++)w(t[f],{instancePath:n+"/typ\
es/"+f,parentData:t,parentDataProperty:f,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)}else{const i={instancePath:n+"/ty\
pes",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.lint!==void 0){let t=s.lint;if(!(t==="minimal"||t==="standard"||
t==="strict")){const i={instancePath:n+"/lint",keyword:"enum",params:{allowedValues:ys.properties.lint.enum}};e===null?e=[i]:e.push(i),r++}}
s.allow!==void 0&&($e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?$e.errors:e.concat(
$e.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Yr.errors=e,
r===0}export const validateTypesFile=ns;const Ms={type:"object",properties:{doc:{$ref:"#/definitions/string"},types:{type:"object",propertyNames:{
pattern:"^[A-Z][A-Za-z0-9]*$"},additionalProperties:{$ref:"#/definitions/namedDefinition"},minProperties:1}},additionalProperties:!1,required:[
"types"]},Ce={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{
$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},if:{type:"object",required:["\
type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/defini\
tions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},
schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},brand:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{list:{$ref:"\
#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/\
definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{
fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/d\
efinitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/de\
finitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definiti\
ons/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},brand:{type:"boolean"},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},
then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{enum:{enum:["open","closed"]},of:{enum:["stri\
ng","integer"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0},additionalProperties:!1,required:["enum","values"]},else:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"\
number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{
enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},brand:{type:"boolean"},
list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/s\
tring"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"\
#/definitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#\
/definitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},
minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["string","number","boolean"]},enum:{enum:[
"open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,
allow:!0},additionalProperties:!1,required:["type"]}}}}}}}},me=Object.prototype.hasOwnProperty,gs={type:["string","number","boolean"],pattern:"\
^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"},ws=new RegExp("^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$","u");function M(s,{instancePath:n="",parentData:K,
parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={
instancePath:n,keyword:"type",params:{type:gs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ws.test(s)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"}};e===null?e=[t]:e.push(t),r++}return M.errors=e,r===0}const Ls={
type:"array",items:{$ref:"#/definitions/string"},minItems:1};function V(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){
let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}
const t=s.length;for(let i=0;i<t;i++)w(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:l})||(e=e===null?w.errors:e.concat(
w.errors),r=e.length)}else{const t={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return V.errors=e,r===
0}const Gs={if:{type:"object"},then:{$ref:"#/definitions/definition"},else:{$ref:"#/definitions/typeName"}},Re={type:"object",properties:{doc:{
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
efinitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/defi\
nitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"\
object",required:["union"]},then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{
$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},
then:{type:"object",properties:{enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},pattern:{
$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["enum","values"]},
else:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/st\
ring"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{
$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"\
#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/struct\
TypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][\
A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},
union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definit\
ions/typeName"},const:{type:["string","number","boolean"]},enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/defi\
nitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]}}}}}}}},bs={type:"\
array",items:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},minItems:1},Te=new RegExp("^[A-Z][A-Za-z0-9]*$","u");function je(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const i={instancePath:n,
keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}const t=s.length;for(let i=0;i<t;i++){let f=s[i];if(typeof f!="string"&&!(typeof f==
"number"&&isFinite(f))&&typeof f!="boolean"){const h={instancePath:n+"/"+i,keyword:"type",params:{type:bs.items.type}};e===null?e=[h]:e.push(
h),r++}if(typeof f=="string"&&!Te.test(f)){const h={instancePath:n+"/"+i,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?
e=[h]:e.push(h),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return je.errors=e,r===
0}const ks={enum:["open","closed"]};function ge(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(!(s===
"open"||s==="closed")){const t={instancePath:n,keyword:"enum",params:{allowedValues:ks.enum}};e===null?e=[t]:e.push(t),r++}return ge.errors=
e,r===0}const Hs={type:"object",properties:{doc:{$ref:"#/definitions/string"},values:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/d\
efinitions/string"}},additionalProperties:!1,required:["values"]},Ve={validate:Q};function qe(s,{instancePath:n="",parentData:K,parentDataProperty:B,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.values===void 0){const t={instancePath:n,keyword:"require\
d",params:{missingProperty:"values"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="values"||t==="keys")){const i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,
parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.values!==void 0&&(Ve.validate(s.values,{instancePath:n+
"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Ve.validate.errors:e.concat(Ve.validate.errors),r=e.length)),s.
keys!==void 0&&(w(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),
r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return qe.errors=e,r===0}const yr={
type:"object",properties:{doc:{$ref:"#/definitions/string"},at:{$ref:"#/definitions/fieldPath"},level:{enum:["warning"]},lenient:{enum:["war\
n"]}},if:{type:"object",required:["differ"]},then:{type:"object",properties:{differ:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,
maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"]},else:{if:{type:"object",required:["equal"]},
then:{type:"object",properties:{equal:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},
additionalProperties:!1,required:["doc","equal"]},else:{if:{type:"object",required:["lessThan"]},then:{type:"object",properties:{lessThan:{type:"\
array",items:{$ref:"#/definitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["do\
c","lessThan"]},else:{if:{type:"object",required:["lessOrEqual"]},then:{type:"object",properties:{lessOrEqual:{type:"array",items:{$ref:"#/d\
efinitions/fieldPath"},minItems:2,maxItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","lessOrEqual"]},else:{
if:{type:"object",required:["exactlyOne"]},then:{type:"object",properties:{exactlyOne:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},
doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","exactlyOne"]},else:{if:{type:"object",required:["atMostOne"]},then:{
type:"object",properties:{atMostOne:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,
required:["doc","atMostOne"]},else:{if:{type:"object",required:["atLeastOne"]},then:{type:"object",properties:{atLeastOne:{type:"array",items:{
$ref:"#/definitions/fieldPath"},minItems:2},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","atLeastOne"]},else:{if:{
type:"object",required:["excludes"]},then:{type:"object",properties:{excludes:{type:"object",properties:{list:{$ref:"#/definitions/fieldPath"},
value:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["list","value"]},doc:!0,at:!0,level:!0,lenient:!0},additionalProperties:!1,
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
vs={type:["string","number","boolean"],pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},
es=new RegExp("^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u");function D(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boo\
lean"){const t={instancePath:n,keyword:"type",params:{type:vs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!es.test(s)){const t={
instancePath:n,keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"}};
e===null?e=[t]:e.push(t),r++}return D.errors=e,r===0}function ke(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,
r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.differ===void 0&&(A="differ")){const j={};
e===null?e=[j]:e.push(j),r++}}else{const A={};e===null?e=[A]:e.push(A),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const A=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[v]:e.push(v),r++}if(s.differ===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[v]:
e.push(v),r++}for(const v in s)if(!(v==="differ"||v==="doc"||v==="at"||v==="level"||v==="lenient")){const q={instancePath:n,keyword:"additio\
nalProperties",params:{additionalProperty:v}};e===null?e=[q]:e.push(q),r++}if(s.differ!==void 0){let v=s.differ;if(Array.isArray(v)){if(v.length>
2){const x={instancePath:n+"/differ",keyword:"maxItems",params:{limit:2}};e===null?e=[x]:e.push(x),r++}if(v.length<2){const x={instancePath:n+
"/differ",keyword:"minItems",params:{limit:2}};e===null?e=[x]:e.push(x),r++}const q=v.length;for(let x=0;x<q;x++)D(v[x],{instancePath:n+"/di\
ffer/"+x,parentData:v,parentDataProperty:x,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const q={instancePath:n+"/\
differ",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}}}else{const v={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[v]:e.push(v),r++}var h=A===r;i=h,b="then"}else{const A=r,j=r;let v=!0;const q=r;if(r===q)if(s&&typeof s=="object"&&!Array.isArray(
s)){let ie;if(s.equal===void 0&&(ie="equal")){const Z={};e===null?e=[Z]:e.push(Z),r++}}else{const ie={};e===null?e=[ie]:e.push(ie),r++}var o=q===
r;r=j,e!==null&&(j?e.length=j:e=null);let x;if(o){const ie=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const I={instancePath:n,
keyword:"required",params:{missingProperty:"doc"}};e===null?e=[I]:e.push(I),r++}if(s.equal===void 0){const I={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"equal"}};e===null?e=[I]:e.push(I),r++}for(const I in s)if(!(I==="equal"||I==="doc"||I==="at"||I==="level"||I===
"lenient")){const we={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:I}};e===null?e=[we]:e.push(we),r++}if(s.equal!==
void 0){let I=s.equal;if(Array.isArray(I)){if(I.length>2){const U={instancePath:n+"/equal",keyword:"maxItems",params:{limit:2}};e===null?e=[
U]:e.push(U),r++}if(I.length<2){const U={instancePath:n+"/equal",keyword:"minItems",params:{limit:2}};e===null?e=[U]:e.push(U),r++}const we=I.
length;for(let U=0;U<we;U++)D(I[U],{instancePath:n+"/equal/"+U,parentData:I,parentDataProperty:U,rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length)}else{const we={instancePath:n+"/equal",keyword:"type",params:{type:"array"}};e===null?e=[we]:e.push(we),r++}}}else{const I={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}var o=ie===r;v=o,x="then"}else{const ie=r,Z=r;let I=!0;const we=r;
if(r===we)if(s&&typeof s=="object"&&!Array.isArray(s)){let ye;if(s.lessThan===void 0&&(ye="lessThan")){const H={};e===null?e=[H]:e.push(H),r++}}else{
const ye={};e===null?e=[ye]:e.push(ye),r++}var a=we===r;r=Z,e!==null&&(Z?e.length=Z:e=null);let U;if(a){const ye=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.doc===void 0){const F={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[F]:e.push(F),r++}
if(s.lessThan===void 0){const F={instancePath:n,keyword:"required",params:{missingProperty:"lessThan"}};e===null?e=[F]:e.push(F),r++}for(const F in s)
if(!(F==="lessThan"||F==="doc"||F==="at"||F==="level"||F==="lenient")){const be={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:F}};
e===null?e=[be]:e.push(be),r++}if(s.lessThan!==void 0){let F=s.lessThan;if(Array.isArray(F)){if(F.length>2){const re={instancePath:n+"/lessT\
han",keyword:"maxItems",params:{limit:2}};e===null?e=[re]:e.push(re),r++}if(F.length<2){const re={instancePath:n+"/lessThan",keyword:"minIte\
ms",params:{limit:2}};e===null?e=[re]:e.push(re),r++}const be=F.length;for(let re=0;re<be;re++)D(F[re],{instancePath:n+"/lessThan/"+re,parentData:F,
parentDataProperty:re,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const be={instancePath:n+"/lessThan",keyword:"t\
ype",params:{type:"array"}};e===null?e=[be]:e.push(be),r++}}}else{const F={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[F]:e.push(F),r++}var a=ye===r;I=a,U="then"}else{const ye=r,H=r;let F=!0;const be=r;if(r===be)if(s&&typeof s=="object"&&!Array.isArray(s)){let ce;
if(s.lessOrEqual===void 0&&(ce="lessOrEqual")){const C={};e===null?e=[C]:e.push(C),r++}}else{const ce={};e===null?e=[ce]:e.push(ce),r++}var c=be===
r;r=H,e!==null&&(H?e.length=H:e=null);let re;if(c){const ce=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const N={instancePath:n,
keyword:"required",params:{missingProperty:"doc"}};e===null?e=[N]:e.push(N),r++}if(s.lessOrEqual===void 0){const N={instancePath:n,keyword:"\
required",params:{missingProperty:"lessOrEqual"}};e===null?e=[N]:e.push(N),r++}for(const N in s)if(!(N==="lessOrEqual"||N==="doc"||N==="at"||
N==="level"||N==="lenient")){const he={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:N}};e===null?e=[he]:e.push(he),
r++}if(s.lessOrEqual!==void 0){let N=s.lessOrEqual;if(Array.isArray(N)){if(N.length>2){const E={instancePath:n+"/lessOrEqual",keyword:"maxIt\
ems",params:{limit:2}};e===null?e=[E]:e.push(E),r++}if(N.length<2){const E={instancePath:n+"/lessOrEqual",keyword:"minItems",params:{limit:2}};
e===null?e=[E]:e.push(E),r++}const he=N.length;for(let E=0;E<he;E++)D(N[E],{instancePath:n+"/lessOrEqual/"+E,parentData:N,parentDataProperty:E,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const he={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"\
array"}};e===null?e=[he]:e.push(he),r++}}}else{const N={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}var c=ce===
r;F=c,re="then"}else{const ce=r,C=r;let N=!0;const he=r;if(r===he)if(s&&typeof s=="object"&&!Array.isArray(s)){let oe;if(s.exactlyOne===void 0&&
(oe="exactlyOne")){const L={};e===null?e=[L]:e.push(L),r++}}else{const oe={};e===null?e=[oe]:e.push(oe),r++}var m=he===r;r=C,e!==null&&(C?e.
length=C:e=null);let E;if(m){const oe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const T={instancePath:n,keyword:"req\
uired",params:{missingProperty:"doc"}};e===null?e=[T]:e.push(T),r++}if(s.exactlyOne===void 0){const T={instancePath:n,keyword:"required",params:{
missingProperty:"exactlyOne"}};e===null?e=[T]:e.push(T),r++}for(const T in s)if(!(T==="exactlyOne"||T==="doc"||T==="at"||T==="level"||T==="l\
enient")){const J={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[J]:e.push(J),r++}if(s.exactlyOne!==
void 0){let T=s.exactlyOne;if(Array.isArray(T)){if(T.length<2){const ve={instancePath:n+"/exactlyOne",keyword:"minItems",params:{limit:2}};e===
null?e=[ve]:e.push(ve),r++}const J=T.length;for(let ve=0;ve<J;ve++)D(T[ve],{instancePath:n+"/exactlyOne/"+ve,parentData:T,parentDataProperty:ve,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const J={instancePath:n+"/exactlyOne",keyword:"type",params:{type:"ar\
ray"}};e===null?e=[J]:e.push(J),r++}}}else{const T={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var m=oe===
r;N=m,E="then"}else{const oe=r,L=r;let T=!0;const J=r;if(r===J)if(s&&typeof s=="object"&&!Array.isArray(s)){let pe;if(s.atMostOne===void 0&&
(pe="atMostOne")){const R={};e===null?e=[R]:e.push(R),r++}}else{const pe={};e===null?e=[pe]:e.push(pe),r++}var u=J===r;r=L,e!==null&&(L?e.length=
L:e=null);let ve;if(u){const pe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const G={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[G]:e.push(G),r++}if(s.atMostOne===void 0){const G={instancePath:n,keyword:"required",params:{missingProperty:"\
atMostOne"}};e===null?e=[G]:e.push(G),r++}for(const G in s)if(!(G==="atMostOne"||G==="doc"||G==="at"||G==="level"||G==="lenient")){const De={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:G}};e===null?e=[De]:e.push(De),r++}if(s.atMostOne!==void 0){let G=s.
atMostOne;if(Array.isArray(G)){if(G.length<2){const Ae={instancePath:n+"/atMostOne",keyword:"minItems",params:{limit:2}};e===null?e=[Ae]:e.push(
Ae),r++}const De=G.length;for(let Ae=0;Ae<De;Ae++)D(G[Ae],{instancePath:n+"/atMostOne/"+Ae,parentData:G,parentDataProperty:Ae,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const De={instancePath:n+"/atMostOne",keyword:"type",params:{type:"array"}};e===null?
e=[De]:e.push(De),r++}}}else{const G={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(G),r++}var u=pe===r;T=u,ve=
"then"}else{const pe=r,R=r;let G=!0;const De=r;if(r===De)if(s&&typeof s=="object"&&!Array.isArray(s)){let Ee;if(s.atLeastOne===void 0&&(Ee="\
atLeastOne")){const g={};e===null?e=[g]:e.push(g),r++}}else{const Ee={};e===null?e=[Ee]:e.push(Ee),r++}var p=De===r;r=R,e!==null&&(R?e.length=
R:e=null);let Ae;if(p){const Ee=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const k={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[k]:e.push(k),r++}if(s.atLeastOne===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"\
atLeastOne"}};e===null?e=[k]:e.push(k),r++}for(const k in s)if(!(k==="atLeastOne"||k==="doc"||k==="at"||k==="level"||k==="lenient")){const ne={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[ne]:e.push(ne),r++}if(s.atLeastOne!==void 0){let k=s.
atLeastOne;if(Array.isArray(k)){if(k.length<2){const se={instancePath:n+"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[se]:e.
push(se),r++}const ne=k.length;for(let se=0;se<ne;se++)D(k[se],{instancePath:n+"/atLeastOne/"+se,parentData:k,parentDataProperty:se,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const ne={instancePath:n+"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?
e=[ne]:e.push(ne),r++}}}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var p=Ee===r;G=p,Ae=
"then"}else{const Ee=r,g=r;let k=!0;const ne=r;if(r===ne)if(s&&typeof s=="object"&&!Array.isArray(s)){let Je;if(s.excludes===void 0&&(Je="ex\
cludes")){const wr={};e===null?e=[wr]:e.push(wr),r++}}else{const Je={};e===null?e=[Je]:e.push(Je),r++}var d=ne===r;r=g,e!==null&&(g?e.length=
g:e=null);let se;if(d){const Je=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const ue={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[ue]:e.push(ue),r++}if(s.excludes===void 0){const ue={instancePath:n,keyword:"required",params:{missingProperty:"\
excludes"}};e===null?e=[ue]:e.push(ue),r++}for(const ue in s)if(!(ue==="excludes"||ue==="doc"||ue==="at"||ue==="level"||ue==="lenient")){const Be={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:ue}};e===null?e=[Be]:e.push(Be),r++}if(s.excludes!==void 0){let ue=s.
excludes;if(ue&&typeof ue=="object"&&!Array.isArray(ue)){if(ue.list===void 0){const Be={instancePath:n+"/excludes",keyword:"required",params:{
missingProperty:"list"}};e===null?e=[Be]:e.push(Be),r++}if(ue.value===void 0){const Be={instancePath:n+"/excludes",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[Be]:e.push(Be),r++}for(const Be in ue)if(!(Be==="list"||Be==="value")){const S={instancePath:n+"/exclu\
des",keyword:"additionalProperties",params:{additionalProperty:Be}};e===null?e=[S]:e.push(S),r++}ue.list!==void 0&&(D(ue.list,{instancePath:n+
"/excludes/list",parentData:ue,parentDataProperty:"list",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),ue.value!==void 0&&
(D(ue.value,{instancePath:n+"/excludes/value",parentData:ue,parentDataProperty:"value",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),
r=e.length))}else{const Be={instancePath:n+"/excludes",keyword:"type",params:{type:"object"}};e===null?e=[Be]:e.push(Be),r++}}}else{const ue={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[ue]:e.push(ue),r++}var d=Je===r;k=d,se="then"}else{const Je=r,wr=r;let ue=!0;
const Be=r;if(r===Be)if(s&&typeof s=="object"&&!Array.isArray(s)){let Pe;if(s.when===void 0&&(Pe="when")){const rr={};e===null?e=[rr]:e.push(
rr),r++}}else{const Pe={};e===null?e=[Pe]:e.push(Pe),r++}var y=Be===r;r=wr,e!==null&&(wr?e.length=wr:e=null);let S;if(y){const Pe=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.doc===void 0){const de={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[de]:
e.push(de),r++}if(s.when===void 0){const de={instancePath:n,keyword:"required",params:{missingProperty:"when"}};e===null?e=[de]:e.push(de),r++}
for(const de in s)if(!(de==="when"||de==="require"||de==="forbid"||de==="doc"||de==="at"||de==="level"||de==="lenient")){const Se={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:de}};e===null?e=[Se]:e.push(Se),r++}if(s.when!==void 0){let de=s.when;if(de&&typeof de==
"object"&&!Array.isArray(de)){if(Object.keys(de).length<1){const Se={instancePath:n+"/when",keyword:"minProperties",params:{limit:1}};e===null?
e=[Se]:e.push(Se),r++}for(const Se in de){let Oe=de[Se];if(typeof Oe!="string"&&!(typeof Oe=="number"&&isFinite(Oe))&&typeof Oe!="boolean"){
const Wr={instancePath:n+"/when/"+Se.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.else.else.
else.then.properties.when.additionalProperties.type}};e===null?e=[Wr]:e.push(Wr),r++}}}else{const Se={instancePath:n+"/when",keyword:"type",
params:{type:"object"}};e===null?e=[Se]:e.push(Se),r++}}if(s.require!==void 0){let de=s.require;if(Array.isArray(de)){if(de.length<1){const Oe={
instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[Oe]:e.push(Oe),r++}const Se=de.length;for(let Oe=0;Oe<Se;Oe++)D(de[Oe],
{instancePath:n+"/require/"+Oe,parentData:de,parentDataProperty:Oe,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const Se={
instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=[Se]:e.push(Se),r++}}if(s.forbid!==void 0){let de=s.forbid;if(Array.
isArray(de)){if(de.length<1){const Oe={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[Oe]:e.push(Oe),r++}const Se=de.
length;for(let Oe=0;Oe<Se;Oe++)D(de[Oe],{instancePath:n+"/forbid/"+Oe,parentData:de,parentDataProperty:Oe,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const Se={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[Se]:e.push(Se),r++}}}else{
const de={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[de]:e.push(de),r++}var y=Pe===r;ue=y,S="then"}else{const Pe=r,rr=r;
let de=!0;const Se=r;if(r===Se)if(s&&typeof s=="object"&&!Array.isArray(s)){let ir;if(s.unless===void 0&&(ir="unless")){const Xr={};e===null?
e=[Xr]:e.push(Xr),r++}}else{const ir={};e===null?e=[ir]:e.push(ir),r++}var P=Se===r;r=rr,e!==null&&(rr?e.length=rr:e=null);let Oe;if(P){const ir=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[_]:e.push(_),r++}if(s.unless===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[_]:
e.push(_),r++}for(const _ in s)if(!(_==="unless"||_==="require"||_==="forbid"||_==="doc"||_==="at"||_==="level"||_==="lenient")){const O={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:_}};e===null?e=[O]:e.push(O),r++}if(s.unless!==void 0){let _=s.unless;if(_&&typeof _==
"object"&&!Array.isArray(_)){if(Object.keys(_).length<1){const O={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?
e=[O]:e.push(O),r++}for(const O in _){let $=_[O];if(typeof $!="string"&&!(typeof $=="number"&&isFinite($))&&typeof $!="boolean"){const ar={instancePath:n+
"/unless/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.else.else.else.else.then.properties.
unless.additionalProperties.type}};e===null?e=[ar]:e.push(ar),r++}}}else{const O={instancePath:n+"/unless",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[O]:e.push(O),r++}}if(s.require!==void 0){let _=s.require;if(Array.isArray(_)){if(_.length<1){const $={instancePath:n+"/req\
uire",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<O;$++)D(_[$],{instancePath:n+"/requir\
e/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/req\
uire",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.forbid!==void 0){let _=s.forbid;if(Array.isArray(_)){if(_.length<
1){const $={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<O;$++)
D(_[$],{instancePath:n+"/forbid/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const O={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}}else{const _={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}var P=ir===r;de=P,Oe="then"}else{const ir=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.doc===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[_]:e.push(_),r++}if(s.differ===
void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)if(!me.call(
yr.else.else.else.else.else.else.else.else.else.else.properties,_)){const O={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:_}};
e===null?e=[O]:e.push(O),r++}if(s.differ!==void 0){let _=s.differ;if(Array.isArray(_)){if(_.length>2){const $={instancePath:n+"/differ",keyword:"\
maxItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}if(_.length<2){const $={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};
e===null?e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<O;$++)D(_[$],{instancePath:n+"/differ/"+$,parentData:_,parentDataProperty:$,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[O]:e.push(O),r++}}if(s.equal!==void 0){let _=s.equal;if(Array.isArray(_)){if(_.length>2){const $={instancePath:n+"/equal",keyword:"maxItems",
params:{limit:2}};e===null?e=[$]:e.push($),r++}if(_.length<2){const $={instancePath:n+"/equal",keyword:"minItems",params:{limit:2}};e===null?
e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<O;$++)D(_[$],{instancePath:n+"/equal/"+$,parentData:_,parentDataProperty:$,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/equal",keyword:"type",params:{type:"array"}};e===null?e=[
O]:e.push(O),r++}}if(s.lessThan!==void 0){let _=s.lessThan;if(Array.isArray(_)){if(_.length>2){const $={instancePath:n+"/lessThan",keyword:"\
maxItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}if(_.length<2){const $={instancePath:n+"/lessThan",keyword:"minItems",params:{limit:2}};
e===null?e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<O;$++)D(_[$],{instancePath:n+"/lessThan/"+$,parentData:_,parentDataProperty:$,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/lessThan",keyword:"type",params:{type:"array"}};e===null?
e=[O]:e.push(O),r++}}if(s.lessOrEqual!==void 0){let _=s.lessOrEqual;if(Array.isArray(_)){if(_.length>2){const $={instancePath:n+"/lessOrEqua\
l",keyword:"maxItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}if(_.length<2){const $={instancePath:n+"/lessOrEqual",keyword:"minItems",
params:{limit:2}};e===null?e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<O;$++)D(_[$],{instancePath:n+"/lessOrEqual/"+$,parentData:_,parentDataProperty:$,
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"a\
rray"}};e===null?e=[O]:e.push(O),r++}}if(s.exactlyOne!==void 0){let _=s.exactlyOne;if(Array.isArray(_)){if(_.length<2){const $={instancePath:n+
"/exactlyOne",keyword:"minItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<O;$++)D(_[$],{instancePath:n+
"/exactlyOne/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+
"/exactlyOne",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.atMostOne!==void 0){let _=s.atMostOne;if(Array.isArray(
_)){if(_.length<2){const $={instancePath:n+"/atMostOne",keyword:"minItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<
O;$++)D(_[$],{instancePath:n+"/atMostOne/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const O={instancePath:n+"/atMostOne",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.atLeastOne!==void 0){let _=s.atLeastOne;
if(Array.isArray(_)){if(_.length<2){const $={instancePath:n+"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}
const O=_.length;for(let $=0;$<O;$++)D(_[$],{instancePath:n+"/atLeastOne/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const O={instancePath:n+"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}
if(s.excludes!==void 0){let _=s.excludes;if(_&&typeof _=="object"&&!Array.isArray(_)){if(_.list===void 0){const O={instancePath:n+"/excludes",
keyword:"required",params:{missingProperty:"list"}};e===null?e=[O]:e.push(O),r++}if(_.value===void 0){const O={instancePath:n+"/excludes",keyword:"\
required",params:{missingProperty:"value"}};e===null?e=[O]:e.push(O),r++}for(const O in _)if(!(O==="list"||O==="value")){const $={instancePath:n+
"/excludes",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[$]:e.push($),r++}_.list!==void 0&&(D(_.list,{instancePath:n+
"/excludes/list",parentData:_,parentDataProperty:"list",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),_.value!==void 0&&
(D(_.value,{instancePath:n+"/excludes/value",parentData:_,parentDataProperty:"value",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=
e.length))}else{const O={instancePath:n+"/excludes",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}if(s.when!==void 0){
let _=s.when;if(_&&typeof _=="object"&&!Array.isArray(_)){if(Object.keys(_).length<1){const O={instancePath:n+"/when",keyword:"minProperties",
params:{limit:1}};e===null?e=[O]:e.push(O),r++}for(const O in _){let $=_[O];if(typeof $!="string"&&!(typeof $=="number"&&isFinite($))&&typeof $!=
"boolean"){const ar={instancePath:n+"/when/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.
else.else.else.else.else.properties.when.additionalProperties.type}};e===null?e=[ar]:e.push(ar),r++}}}else{const O={instancePath:n+"/when",keyword:"\
type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}if(s.require!==void 0){let _=s.require;if(Array.isArray(_)){if(_.length<1){const $={
instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<O;$++)D(_[$],{instancePath:n+
"/require/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const O={instancePath:n+
"/require",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.forbid!==void 0){let _=s.forbid;if(Array.isArray(_)){if(_.
length<1){const $={instancePath:n+"/forbid",keyword:"minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}const O=_.length;for(let $=0;$<
O;$++)D(_[$],{instancePath:n+"/forbid/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const O={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(s.unless!==void 0){let _=s.unless;if(_&&
typeof _=="object"&&!Array.isArray(_)){if(Object.keys(_).length<1){const O={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};
e===null?e=[O]:e.push(O),r++}for(const O in _){let $=_[O];if(typeof $!="string"&&!(typeof $=="number"&&isFinite($))&&typeof $!="boolean"){const ar={
instancePath:n+"/unless/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:yr.else.else.else.else.else.else.else.else.else.
else.properties.unless.additionalProperties.type}};e===null?e=[ar]:e.push(ar),r++}}}else{const O={instancePath:n+"/unless",keyword:"type",params:{
type:"object"}};e===null?e=[O]:e.push(O),r++}}}else{const _={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),
r++}var P=ir===r;de=P,Oe="else"}if(!de){const ir={instancePath:n,keyword:"if",params:{failingKeyword:Oe}};e===null?e=[ir]:e.push(ir),r++}var y=Pe===
r;ue=y,S="else"}if(!ue){const Pe={instancePath:n,keyword:"if",params:{failingKeyword:S}};e===null?e=[Pe]:e.push(Pe),r++}var d=Je===r;k=d,se=
"else"}if(!k){const Je={instancePath:n,keyword:"if",params:{failingKeyword:se}};e===null?e=[Je]:e.push(Je),r++}var p=Ee===r;G=p,Ae="else"}if(!G){
const Ee={instancePath:n,keyword:"if",params:{failingKeyword:Ae}};e===null?e=[Ee]:e.push(Ee),r++}var u=pe===r;T=u,ve="else"}if(!T){const pe={
instancePath:n,keyword:"if",params:{failingKeyword:ve}};e===null?e=[pe]:e.push(pe),r++}var m=oe===r;N=m,E="else"}if(!N){const oe={instancePath:n,
keyword:"if",params:{failingKeyword:E}};e===null?e=[oe]:e.push(oe),r++}var c=ce===r;F=c,re="else"}if(!F){const ce={instancePath:n,keyword:"i\
f",params:{failingKeyword:re}};e===null?e=[ce]:e.push(ce),r++}var a=ye===r;I=a,U="else"}if(!I){const ye={instancePath:n,keyword:"if",params:{
failingKeyword:U}};e===null?e=[ye]:e.push(ye),r++}var o=ie===r;v=o,x="else"}if(!v){const ie={instancePath:n,keyword:"if",params:{failingKeyword:x}};
e===null?e=[ie]:e.push(ie),r++}var h=A===r;i=h,b="else"}if(!i){const A={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[A]:
e.push(A),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.at!==void 0&&(D(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"\
at",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.level!==void 0&&s.level!=="warning"){const A={instancePath:n+"/leve\
l",keyword:"enum",params:{allowedValues:yr.properties.level.enum}};e===null?e=[A]:e.push(A),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const A={
instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:yr.properties.lenient.enum}};e===null?e=[A]:e.push(A),r++}}else{const A={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}return ke.errors=e,r===0}const js={type:["string","number","boolean"],pattern:"\
\\S"};function xe(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:js.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!ae.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return xe.errors=e,r===
0}const Js={type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{
$ref:"#/definitions/string"}},minProperties:1},As={type:"object",properties:{doc:{$ref:"#/definitions/string"},name:{type:["string","number",
"boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},aliases:{$ref:"#/definitions/strings"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/de\
finitions/deprecated"}},additionalProperties:!1,required:["doc"]},Qs={type:"string",pattern:"^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|\
[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))\
?$"},Ps=new RegExp("^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?\
:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$","u");function Ne(s,{instancePath:n="",parentData:K,parentDataProperty:B,
rootData:l=s}={}){let e=null,r=0;if(typeof s=="string"){if(!Ps.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"^(?:(?:0|\
[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0\
-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$"}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),r++}return Ne.errors=e,r===0}const Us={type:"object",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"\
#/definitions/string"},use:{$ref:"#/definitions/string"},notBefore:{$ref:"#/definitions/version"}},additionalProperties:!1,required:["since",
"reason"]};function Me(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.since===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"since"}};e===null?e=[t]:e.push(t),r++}if(s.
reason===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(const t in s)
if(!(t==="since"||t==="reason"||t==="use"||t==="notBefore")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}s.since!==void 0&&(Ne(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=
e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.reason!==void 0&&(w(s.reason,{instancePath:n+"/reason",parentData:s,parentDataProperty:"\
reason",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.use!==void 0&&(w(s.use,{instancePath:n+"/use",parentData:s,parentDataProperty:"\
use",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.notBefore!==void 0&&(Ne(s.notBefore,{instancePath:n+"/notBefore",parentData:s,
parentDataProperty:"notBefore",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length))}else{const t={instancePath:n,keyword:"ty\
pe",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Me.errors=e,r===0}function vr(s,{instancePath:n="",parentData:K,parentDataProperty:B,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="name"||t==="aliases"||t==="since"||t==="d\
eprecated")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.doc!==void 0&&
(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.name!==
void 0){let t=s.name;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/name",keyword:"\
type",params:{type:As.properties.name.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/name",
keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}s.aliases!==void 0&&(V(s.aliases,{instancePath:n+"/a\
liases",parentData:s,parentDataProperty:"aliases",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.since!==void 0&&(Ne(s.
since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),
s.deprecated!==void 0&&(Me(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?
Me.errors:e.concat(Me.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
return vr.errors=e,r===0}function Ie(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const f={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.
push(f),r++}for(const f in s){const h=r;if(typeof f=="string"&&!ae.test(f)){const b={instancePath:n,keyword:"pattern",params:{pattern:"\\S"},
propertyName:f};e===null?e=[b]:e.push(b),r++}var t=h===r;if(!t){const b={instancePath:n,keyword:"propertyNames",params:{propertyName:f}};e===
null?e=[b]:e.push(b),r++}}for(const f in s){let h=s[f];const b=r;let o=!0;const a=r;if(!(h&&typeof h=="object"&&!Array.isArray(h))){const m={};
e===null?e=[m]:e.push(m),r++}var i=a===r;r=b,e!==null&&(b?e.length=b:e=null);let c;if(i){const m=r;vr(h,{instancePath:n+"/"+f.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:f,rootData:l})||(e=e===null?vr.errors:e.concat(vr.errors),r=e.length);var i=m===r;o=
i,c="then"}else{const m=r;w(h,{instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:f,rootData:l})||(e=
e===null?w.errors:e.concat(w.errors),r=e.length);var i=m===r;o=i,c="else"}if(!o){const m={instancePath:n+"/"+f.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}}}else{const f={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[f]:e.push(f),r++}return Ie.errors=e,r===0}const Ds={if:{type:"object"},then:{$ref:"#/definitions/leniency"},else:{enum:["op\
tional"]}},rs={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#/definitions/typeOrDefinition"},convert:{enum:["timestamp"]},
wrap:{$ref:"#/definitions/ownField"},unknownValues:{enum:["unset"]}},additionalProperties:!1};function jr(s,{instancePath:n="",parentData:K,
parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t in s)if(!(t==="optional"||t===
"accept"||t==="convert"||t==="wrap"||t==="unknownValues")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),r++}if(s.optional!==void 0&&typeof s.optional!="boolean"){const t={instancePath:n+"/optional",keyword:"type",params:{
type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.accept!==void 0&&(Ve.validate(s.accept,{instancePath:n+"/accept",parentData:s,parentDataProperty:"\
accept",rootData:l})||(e=e===null?Ve.validate.errors:e.concat(Ve.validate.errors),r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){
const t={instancePath:n+"/convert",keyword:"enum",params:{allowedValues:rs.properties.convert.enum}};e===null?e=[t]:e.push(t),r++}if(s.wrap!==
void 0&&(xe(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=
e.length)),s.unknownValues!==void 0&&s.unknownValues!=="unset"){const t={instancePath:n+"/unknownValues",keyword:"enum",params:{allowedValues:rs.
properties.unknownValues.enum}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[t]:e.push(t),r++}return jr.errors=e,r===0}function Ue(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;
const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var h=f===r;r=t,e!==null&&
(t?e.length=t:e=null);let b;if(h){const o=r;jr(s,{instancePath:n,parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?jr.errors:e.concat(
jr.errors),r=e.length);var h=o===r;i=h,b="then"}else{const o=r;if(s!=="optional"){const c={instancePath:n,keyword:"enum",params:{allowedValues:Ds.
else.enum}};e===null?e=[c]:e.push(c),r++}var h=o===r;i=h,b="else"}if(!i){const o={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===
null?e=[o]:e.push(o),r++}return Ue.errors=e,r===0}const sr={validate:_e},Ws={type:"object",propertyNames:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\\
u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},additionalProperties:{$ref:"#/definitions/fieldOrType"}},_s=new RegExp(
"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u"),Xs={if:{type:"object"},then:{$ref:"#\
/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,maxItems:1},else:{$ref:"#/d\
efinitions/typeName"}}},Ke={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitio\
ns/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"},default:{},
fill:{},computed:{$ref:"#/definitions/computed"},sensitive:{type:"boolean"},aliases:{$ref:"#/definitions/strings"},decodeOnly:{type:"boolean"},
mail:{$ref:"#/definitions/mail"},originalName:{$ref:"#/definitions/string"}},if:{type:"object",required:["type"]},then:{type:"object",properties:{
type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{
enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{
enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,
decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"obj\
ect",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,
lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{
$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,
fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["map"]},else:{if:{type:"\
object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNam\
es"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0\
-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},
additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{union:{type:"array",
items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,
nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},
additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{const:{type:["string",
"number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,
mail:!0,originalName:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},then:{type:"object",properties:{
enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},
doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},
additionalProperties:!1,required:["enum","values"]},else:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},
max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[
4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},list:{$ref:"#/definitions/t\
ypeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},fields:{$ref:"#/def\
initions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},
rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},
reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitio\
ns/ownField"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["string","number","boolean"]},enum:{enum:["open","closed"]},of:{enum:["\
string","integer"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,
computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["type"]}}}}}}}},ss={type:"objec\
t",properties:{by:{$ref:"#/definitions/computedBy"},table:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1},
level:{enum:["warning"]},lenient:{enum:["warn"]}},additionalProperties:!1,required:["by"]},$s={type:["string","number","boolean"],pattern:"^\
(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"};function Ar(s,{instancePath:n="",parentData:K,
parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={
instancePath:n,keyword:"type",params:{type:$s.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!es.test(s)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"}};e===
null?e=[t]:e.push(t),r++}return Ar.errors=e,r===0}function Pr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"by"}};
e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="by"||i==="table"||i==="level"||i==="lenient")){const f={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.by!==void 0&&(Ar(s.by,{instancePath:n+"/by",parentData:s,
parentDataProperty:"by",rootData:l})||(e=e===null?Ar.errors:e.concat(Ar.errors),r=e.length)),s.table!==void 0){let i=s.table;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const f={instancePath:n+"/table",keyword:"minProperties",params:{limit:1}};e===null?
e=[f]:e.push(f),r++}for(const f in i){const h=r;if(typeof f=="string"&&!ae.test(f)){const b={instancePath:n+"/table",keyword:"pattern",params:{
pattern:"\\S"},propertyName:f};e===null?e=[b]:e.push(b),r++}var t=h===r;if(!t){const b={instancePath:n+"/table",keyword:"propertyNames",params:{
propertyName:f}};e===null?e=[b]:e.push(b),r++}}}else{const f={instancePath:n+"/table",keyword:"type",params:{type:"object"}};e===null?e=[f]:
e.push(f),r++}}if(s.level!==void 0&&s.level!=="warning"){const i={instancePath:n+"/level",keyword:"enum",params:{allowedValues:ss.properties.
level.enum}};e===null?e=[i]:e.push(i),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const i={instancePath:n+"/lenient",keyword:"enum",params:{
allowedValues:ss.properties.lenient.enum}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}return Pr.errors=e,r===0}const Ys={if:{type:"object"},then:{$ref:"#/definitions/mailLocation"},else:{$ref:"#/de\
finitions/string"}},en={type:"object",properties:{},if:{type:"object",required:["label"]},then:{type:"object",properties:{label:{$ref:"#/def\
initions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["label"]},else:{if:{
type:"object",required:["bullet"]},then:{type:"object",properties:{bullet:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{
$ref:"#/definitions/strings"}},additionalProperties:!1,required:["bullet","in"]},else:{if:{type:"object",required:["section"]},then:{type:"o\
bject",properties:{section:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["section"]},else:{type:"object",properties:{label:{
$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"},bullet:{$ref:"#/definitions/string"},section:{
$ref:"#/definitions/string"}},additionalProperties:!1,required:["label"]}}}};function Dr(s,{instancePath:n="",parentData:K,parentDataProperty:B,
rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.label===void 0&&
(c="label")){const m={};e===null?e=[m]:e.push(m),r++}}else{const c={};e===null?e=[c]:e.push(c),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=
null);let b;if(h){const c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const u={instancePath:n,keyword:"required",params:{
missingProperty:"label"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!(u==="label"||u==="in"||u==="also")){const p={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}s.label!==void 0&&(w(s.label,{instancePath:n+"/label",parentData:s,
parentDataProperty:"label",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.in!==void 0&&(w(s.in,{instancePath:n+"/in",parentData:s,
parentDataProperty:"in",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.also!==void 0&&(V(s.also,{instancePath:n+"/also",
parentData:s,parentDataProperty:"also",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const u={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var h=c===r;i=h,b="then"}else{const c=r,m=r;let u=!0;const p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let P;if(s.bullet===void 0&&(P="bullet")){const A={};e===null?e=[A]:e.push(A),r++}}else{const P={};e===null?e=[
P]:e.push(P),r++}var o=p===r;r=m,e!==null&&(m?e.length=m:e=null);let d;if(o){const P=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bullet===
void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[j]:e.push(j),r++}if(s.in===void 0){const j={
instancePath:n,keyword:"required",params:{missingProperty:"in"}};e===null?e=[j]:e.push(j),r++}for(const j in s)if(!(j==="bullet"||j==="in"||
j==="also")){const v={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[v]:e.push(v),r++}s.bullet!==void 0&&
(w(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),
s.in!==void 0&&(w(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.
length)),s.also!==void 0&&(V(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:l})||(e=e===null?V.errors:e.concat(
V.errors),r=e.length))}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var o=P===r;u=o,d="t\
hen"}else{const P=r,A=r;let j=!0;const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.section===void 0&&(z="section")){
const ie={};e===null?e=[ie]:e.push(ie),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var a=v===r;r=A,e!==null&&(A?e.length=A:e=null);let q;
if(a){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"\
section"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(Z!=="section"){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};
e===null?e=[I]:e.push(I),r++}s.section!==void 0&&(w(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"section",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length))}else{const Z={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(
Z),r++}var a=z===r;j=a,q="then"}else{const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const Z={instancePath:n,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(!(Z==="label"||Z==="in"||Z==="also"||Z==="bulle\
t"||Z==="section")){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[I]:e.push(I),r++}s.label!==
void 0&&(w(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=
e.length)),s.in!==void 0&&(w(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),
r=e.length)),s.also!==void 0&&(V(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:l})||(e=e===null?V.errors:e.
concat(V.errors),r=e.length)),s.bullet!==void 0&&(w(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.section!==void 0&&(w(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"\
section",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length))}else{const Z={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[Z]:e.push(Z),r++}var a=z===r;j=a,q="else"}if(!j){const z={instancePath:n,keyword:"if",params:{failingKeyword:q}};e===null?e=[z]:
e.push(z),r++}var o=P===r;u=o,d="else"}if(!u){const P={instancePath:n,keyword:"if",params:{failingKeyword:d}};e===null?e=[P]:e.push(P),r++}var h=c===
r;i=h,b="else"}if(!i){const c={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[c]:e.push(c),r++}if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const c={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return Dr.errors=e,r===0}function _r(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const o=r;Dr(s,{instancePath:n,
parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?Dr.errors:e.concat(Dr.errors),r=e.length);var h=o===r;i=h,b="then"}else{const o=r;
w(s,{instancePath:n,parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length);var h=o===r;i=h,b="e\
lse"}if(!i){const o={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[o]:e.push(o),r++}return _r.errors=e,r===0}const Le=new RegExp(
"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u");function $r(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,
r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.type===void 0&&(P="type")){const A={};e===
null?e=[A]:e.push(A),r++}}else{const P={};e===null?e=[P]:e.push(P),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const P=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[j]:e.push(j),r++}for(const j in s)if(!me.call(Ke.then.properties,j)){const v={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:j}};e===null?e=[v]:e.push(v),r++}if(s.type!==void 0&&(M(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"t\
ype",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.min!==void 0){let j=s.min;if(!(typeof j=="number"&&isFinite(j))){const v={
instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.max!==void 0){let j=s.max;if(!(typeof j=="nu\
mber"&&isFinite(j))){const v={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.pattern!==void 0&&
(w(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.
length)),s.utc!==void 0&&typeof s.utc!="boolean"){const j={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(
j),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const j={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ke.then.properties.
fraction.enum}};e===null?e=[j]:e.push(j),r++}if(s.write!==void 0&&s.write!=="seconds"){const j={instancePath:n+"/write",keyword:"enum",params:{
allowedValues:Ke.then.properties.write.enum}};e===null?e=[j]:e.push(j),r++}if(s.version!==void 0&&s.version!==4){const j={instancePath:n+"/v\
ersion",keyword:"enum",params:{allowedValues:Ke.then.properties.version.enum}};e===null?e=[j]:e.push(j),r++}if(s.prefix!==void 0&&(w(s.prefix,
{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.schemes!==
void 0&&(V(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),
r=e.length)),s.inside!==void 0){let j=s.inside;if(!(j==="warn"||j==="require")){const v={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ke.
then.properties.inside.enum}};e===null?e=[v]:e.push(v),r++}}}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[j]:e.push(j),r++}var h=P===r;i=h,b="then"}else{const P=r,A=r;let j=!0;const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;
if(s.list===void 0&&(z="list")){const ie={};e===null?e=[ie]:e.push(ie),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var o=v===r;r=A,e!==
null&&(A?e.length=A:e=null);let q;if(o){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const Z={instancePath:n,keyword:"\
required",params:{missingProperty:"list"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(!me.call(Ke.else.then.properties,Z)){const I={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[I]:e.push(I),r++}if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/l\
ist",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.min!==void 0){let Z=s.min;if(!(typeof Z==
"number"&&isFinite(Z))){const I={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.max!==void 0){
let Z=s.max;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(
I),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const Z={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?
e=[Z]:e.push(Z),r++}}else{const Z={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var o=z===r;j=o,q="the\
n"}else{const z=r,ie=r;let Z=!0;const I=r;if(r===I)if(s&&typeof s=="object"&&!Array.isArray(s)){let Y;if(s.map===void 0&&(Y="map")){const ye={};
e===null?e=[ye]:e.push(ye),r++}}else{const Y={};e===null?e=[Y]:e.push(Y),r++}var a=I===r;r=ie,e!==null&&(ie?e.length=ie:e=null);let we;if(a){
const Y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const H={instancePath:n,keyword:"required",params:{missingProperty:"\
map"}};e===null?e=[H]:e.push(H),r++}for(const H in s)if(!me.call(Ke.else.else.then.properties,H)){const F={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:H}};e===null?e=[F]:e.push(F),r++}if(s.map!==void 0&&(Q(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"\
map",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.keys!==void 0&&(w(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.min!==void 0){let H=s.min;if(!(typeof H=="number"&&isFinite(H))){
const F={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[F]:e.push(F),r++}}if(s.max!==void 0){let H=s.max;if(!(typeof H==
"number"&&isFinite(H))){const F={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[F]:e.push(F),r++}}}else{const H={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[H]:e.push(H),r++}var a=Y===r;Z=a,we="then"}else{const Y=r,ye=r;let H=!0;const F=r;if(r===
F)if(s&&typeof s=="object"&&!Array.isArray(s)){let ee;if(s.fields===void 0&&(ee="fields")){const ce={};e===null?e=[ce]:e.push(ce),r++}}else{
const ee={};e===null?e=[ee]:e.push(ee),r++}var c=F===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let be;if(c){const ee=r;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.fields===void 0){const C={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[C]:e.
push(C),r++}for(const C in s)if(!me.call(Ke.else.else.else.then.properties,C)){const N={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:C}};e===null?e=[N]:e.push(N),r++}if(s.fields!==void 0&&(sr.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:l})||(e=e===null?sr.validate.errors:e.concat(sr.validate.errors),r=e.length)),s.include!==void 0&&(je(s.include,{instancePath:n+
"/include",parentData:s,parentDataProperty:"include",rootData:l})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.object!==void 0&&
(ge(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.
length)),s.extras!==void 0&&(qe(s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?qe.errors:
e.concat(qe.errors),r=e.length)),s.rules!==void 0){let C=s.rules;if(C&&typeof C=="object"&&!Array.isArray(C)){if(Object.keys(C).length<1){const N={
instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[N]:e.push(N),r++}for(const N in C){const he=r;if(typeof N=="st\
ring"&&!Le.test(N)){const E={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:N};
e===null?e=[E]:e.push(E),r++}var m=he===r;if(!m){const E={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:N}};e===null?
e=[E]:e.push(E),r++}}for(const N in C)ke(C[N],{instancePath:n+"/rules/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:C,parentDataProperty:N,
rootData:l})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const N={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[N]:e.push(N),r++}}s.reserved!==void 0&&(V(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",
rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const C={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[C]:e.push(C),r++}var c=ee===r;H=c,be="then"}else{const ee=r,ce=r;let C=!0;const N=r;if(r===N)if(s&&typeof s=="object"&&!Array.isArray(s)){
let W;if(s.union===void 0&&(W="union")){const oe={};e===null?e=[oe]:e.push(oe),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var u=N===r;
r=ce,e!==null&&(ce?e.length=ce:e=null);let he;if(u){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const L={instancePath:n,
keyword:"required",params:{missingProperty:"union"}};e===null?e=[L]:e.push(L),r++}for(const L in s)if(!me.call(Ke.else.else.else.else.then.properties,
L)){const T={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:L}};e===null?e=[T]:e.push(T),r++}if(s.union!==void 0){
let L=s.union;if(Array.isArray(L)){if(L.length<2){const J={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[J]:e.push(
J),r++}const T=L.length;for(let J=0;J<T;J++)Q(L[J],{instancePath:n+"/union/"+J,parentData:L,parentDataProperty:J,rootData:l})||(e=e===null?Q.
errors:e.concat(Q.errors),r=e.length)}else{const T={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[T]:e.push(T),r++}}
s.tag!==void 0&&(xe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),
r=e.length)),s.otherwise!==void 0&&(M(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=
e===null?M.errors:e.concat(M.errors),r=e.length))}else{const L={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[L]:e.push(
L),r++}var u=W===r;C=u,he="then"}else{const W=r,oe=r;let L=!0;const T=r;if(r===T)if(s&&typeof s=="object"&&!Array.isArray(s)){let te;if(s.const===
void 0&&(te="const")){const pe={};e===null?e=[pe]:e.push(pe),r++}}else{const te={};e===null?e=[te]:e.push(te),r++}var p=T===r;r=oe,e!==null&&
(oe?e.length=oe:e=null);let J;if(p){const te=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const R={instancePath:n,keyword:"\
required",params:{missingProperty:"const"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!me.call(Ke.else.else.else.else.else.then.properties,
R)){const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[G]:e.push(G),r++}if(s.const!==void 0){
let R=s.const;if(typeof R!="string"&&!(typeof R=="number"&&isFinite(R))&&typeof R!="boolean"){const G={instancePath:n+"/const",keyword:"type",
params:{type:Ke.else.else.else.else.else.then.properties.const.type}};e===null?e=[G]:e.push(G),r++}}}else{const R={instancePath:n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var p=te===r;L=p,J="then"}else{const te=r,pe=r;let R=!0;const G=r;if(r===G)if(s&&typeof s==
"object"&&!Array.isArray(s)){let fe;if(s.enum===void 0&&(fe="enum")){const Ee={};e===null?e=[Ee]:e.push(Ee),r++}}else{const fe={};e===null?e=
[fe]:e.push(fe),r++}var d=G===r;r=pe,e!==null&&(pe?e.length=pe:e=null);let De;if(d){const fe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.enum===void 0){const g={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[g]:e.push(g),r++}if(s.values===void 0){
const g={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[g]:e.push(g),r++}for(const g in s)if(!me.call(Ke.else.
else.else.else.else.else.then.properties,g)){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:g}};e===null?
e=[k]:e.push(k),r++}if(s.enum!==void 0){let g=s.enum;if(!(g==="open"||g==="closed")){const k={instancePath:n+"/enum",keyword:"enum",params:{
allowedValues:Ke.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[k]:e.push(k),r++}}if(s.of!==void 0){let g=s.of;if(!(g===
"string"||g==="integer")){const k={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.then.properties.
of.enum}};e===null?e=[k]:e.push(k),r++}}s.values!==void 0&&(Ie(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||
(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.pattern!==void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length))}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[g]:e.push(g),r++}var d=fe===r;R=d,De="then"}else{const fe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const g={
instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[g]:e.push(g),r++}for(const g in s)if(!me.call(Ke.else.else.else.
else.else.else.else.properties,g)){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[k]:e.push(
k),r++}if(s.type!==void 0&&(M(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?M.errors:e.concat(
M.errors),r=e.length)),s.min!==void 0){let g=s.min;if(!(typeof g=="number"&&isFinite(g))){const k={instancePath:n+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let g=s.max;if(!(typeof g=="number"&&isFinite(g))){const k={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.pattern!==void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const g={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const g={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=
[g]:e.push(g),r++}if(s.write!==void 0&&s.write!=="seconds"){const g={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ke.else.else.
else.else.else.else.else.properties.write.enum}};e===null?e=[g]:e.push(g),r++}if(s.version!==void 0&&s.version!==4){const g={instancePath:n+
"/version",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[g]:e.push(g),r++}
if(s.prefix!==void 0&&(w(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?w.errors:e.concat(
w.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=
e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let g=s.inside;if(!(g==="warn"||g==="require")){const k={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[k]:e.push(k),r++}}
if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),
r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const g={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?
e=[g]:e.push(g),r++}if(s.map!==void 0&&(Q(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:
e.concat(Q.errors),r=e.length)),s.keys!==void 0&&(w(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===
null?w.errors:e.concat(w.errors),r=e.length)),s.fields!==void 0&&(sr.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:l})||(e=e===null?sr.validate.errors:e.concat(sr.validate.errors),r=e.length)),s.include!==void 0&&(je(s.include,{instancePath:n+
"/include",parentData:s,parentDataProperty:"include",rootData:l})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.object!==void 0&&
(ge(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.
length)),s.extras!==void 0&&(qe(s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?qe.errors:
e.concat(qe.errors),r=e.length)),s.rules!==void 0){let g=s.rules;if(g&&typeof g=="object"&&!Array.isArray(g)){if(Object.keys(g).length<1){const k={
instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[k]:e.push(k),r++}for(const k in g){const ne=r;if(typeof k=="st\
ring"&&!Le.test(k)){const se={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:k};
e===null?e=[se]:e.push(se),r++}var y=ne===r;if(!y){const se={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:k}};e===null?
e=[se]:e.push(se),r++}}for(const k in g)ke(g[k],{instancePath:n+"/rules/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:g,parentDataProperty:k,
rootData:l})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const k={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[k]:e.push(k),r++}}if(s.reserved!==void 0&&(V(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserv\
ed",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.union!==void 0){let g=s.union;if(Array.isArray(g)){if(g.length<2){const ne={
instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[ne]:e.push(ne),r++}const k=g.length;for(let ne=0;ne<k;ne++)Q(g[ne],
{instancePath:n+"/union/"+ne,parentData:g,parentDataProperty:ne,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{const k={
instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}if(s.tag!==void 0&&(xe(s.tag,{instancePath:n+"/t\
ag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.otherwise!==void 0&&(M(s.otherwise,
{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),
s.const!==void 0){let g=s.const;if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!="boolean"){const k={instancePath:n+"/co\
nst",keyword:"type",params:{type:Ke.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[k]:e.push(k),r++}}if(s.enum!==void 0){
let g=s.enum;if(!(g==="open"||g==="closed")){const k={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.
else.else.properties.enum.enum}};e===null?e=[k]:e.push(k),r++}}if(s.of!==void 0){let g=s.of;if(!(g==="string"||g==="integer")){const k={instancePath:n+
"/of",keyword:"enum",params:{allowedValues:Ke.else.else.else.else.else.else.else.properties.of.enum}};e===null?e=[k]:e.push(k),r++}}s.values!==
void 0&&(Ie(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),
r=e.length))}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var d=fe===r;R=d,De="else"}if(!R){
const fe={instancePath:n,keyword:"if",params:{failingKeyword:De}};e===null?e=[fe]:e.push(fe),r++}var p=te===r;L=p,J="else"}if(!L){const te={
instancePath:n,keyword:"if",params:{failingKeyword:J}};e===null?e=[te]:e.push(te),r++}var u=W===r;C=u,he="else"}if(!C){const W={instancePath:n,
keyword:"if",params:{failingKeyword:he}};e===null?e=[W]:e.push(W),r++}var c=ee===r;H=c,be="else"}if(!H){const ee={instancePath:n,keyword:"if",
params:{failingKeyword:be}};e===null?e=[ee]:e.push(ee),r++}var a=Y===r;Z=a,we="else"}if(!Z){const Y={instancePath:n,keyword:"if",params:{failingKeyword:we}};
e===null?e=[Y]:e.push(Y),r++}var o=z===r;j=o,q="else"}if(!j){const z={instancePath:n,keyword:"if",params:{failingKeyword:q}};e===null?e=[z]:
e.push(z),r++}var h=P===r;i=h,b="else"}if(!i){const P={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[P]:e.push(P),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const P={instancePath:n+"/nullable",
keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(s.lenient!==void 0&&(Ue(s.lenient,{instancePath:n+"/lenient",parentData:s,
parentDataProperty:"lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.since!==void 0&&(Ne(s.since,{instancePath:n+
"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.deprecated!==void 0&&
(Me(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(Me.
errors),r=e.length)),s.allow!==void 0&&($e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?
$e.errors:e.concat($e.errors),r=e.length)),s.computed!==void 0&&(Pr(s.computed,{instancePath:n+"/computed",parentData:s,parentDataProperty:"\
computed",rootData:l})||(e=e===null?Pr.errors:e.concat(Pr.errors),r=e.length)),s.sensitive!==void 0&&typeof s.sensitive!="boolean"){const P={
instancePath:n+"/sensitive",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(s.aliases!==void 0&&(V(s.aliases,{instancePath:n+
"/aliases",parentData:s,parentDataProperty:"aliases",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.decodeOnly!==void 0&&
typeof s.decodeOnly!="boolean"){const P={instancePath:n+"/decodeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}s.
mail!==void 0&&(_r(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?_r.errors:e.concat(_r.errors),
r=e.length)),s.originalName!==void 0&&(w(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length))}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(
P),r++}return $r.errors=e,r===0}function qr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;
let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const a={};e===null?e=[a]:e.push(a),r++}var h=f===r;r=t,e!==null&&(t?e.length=
t:e=null);let b;if(h){const a=r;$r(s,{instancePath:n,parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?$r.errors:e.concat($r.errors),
r=e.length);var h=a===r;i=h,b="then"}else{const a=r,c=r;let m=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[y]:e.push(y),r++}var o=u===
r;r=c,e!==null&&(c?e.length=c:e=null);let p;if(o){const y=r;if(Array.isArray(s)){if(s.length>1){const j={instancePath:n,keyword:"maxItems",params:{
limit:1}};e===null?e=[j]:e.push(j),r++}if(s.length<1){const j={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[j]:e.push(j),
r++}const A=s.length;for(let j=0;j<A;j++)M(s[j],{instancePath:n+"/"+j,parentData:s,parentDataProperty:j,rootData:l})||(e=e===null?M.errors:e.
concat(M.errors),r=e.length)}else{const A={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),r++}var o=y===r;m=o,
p="then"}else{const y=r;M(s,{instancePath:n,parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length);
var o=y===r;m=o,p="else"}if(!m){const y={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[y]:e.push(y),r++}var h=a===r;i=h,
b="else"}if(!i){const a={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[a]:e.push(a),r++}return qr.errors=e,r===0}function _e(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const i in s){
const f=r;if(typeof i=="string"&&!_s.test(i)){const h={instancePath:n,keyword:"pattern",params:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[\
^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:i};e===null?e=[h]:e.push(h),r++}var t=f===r;if(!t){const h={instancePath:n,
keyword:"propertyNames",params:{propertyName:i}};e===null?e=[h]:e.push(h),r++}}for(const i in s)qr(s[i],{instancePath:n+"/"+i.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:l})||(e=e===null?qr.errors:e.concat(qr.errors),r=e.length)}else{const i={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return _e.errors=e,r===0}function cr(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let P;if(s.type===void 0&&(P="type")){const A={};e===null?e=[A]:e.push(A),r++}}else{const P={};e===null?e=[P]:e.push(P),r++}var h=f===r;
r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const P=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const j={instancePath:n,
keyword:"required",params:{missingProperty:"type"}};e===null?e=[j]:e.push(j),r++}for(const j in s)if(!me.call(Re.then.properties,j)){const v={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[v]:e.push(v),r++}if(s.type!==void 0&&(M(s.type,{instancePath:n+
"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.min!==void 0){let j=s.min;
if(!(typeof j=="number"&&isFinite(j))){const v={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.
max!==void 0){let j=s.max;if(!(typeof j=="number"&&isFinite(j))){const v={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?
e=[v]:e.push(v),r++}}if(s.pattern!==void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const j={instancePath:n+"/utc",keyword:"type",
params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const j={instancePath:n+"/fraction",keyword:"\
enum",params:{allowedValues:Re.then.properties.fraction.enum}};e===null?e=[j]:e.push(j),r++}if(s.write!==void 0&&s.write!=="seconds"){const j={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:Re.then.properties.write.enum}};e===null?e=[j]:e.push(j),r++}if(s.version!==void 0&&
s.version!==4){const j={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Re.then.properties.version.enum}};e===null?e=[j]:e.push(
j),r++}if(s.prefix!==void 0&&(w(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?w.errors:
e.concat(w.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let j=s.inside;if(!(j==="warn"||j==="require")){const v={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:Re.then.properties.inside.enum}};e===null?e=[v]:e.push(v),r++}}}else{const j={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var h=P===r;i=h,b="then"}else{const P=r,A=r;let j=!0;const v=r;if(r===v)
if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.list===void 0&&(z="list")){const ie={};e===null?e=[ie]:e.push(ie),r++}}else{const z={};
e===null?e=[z]:e.push(z),r++}var o=v===r;r=A,e!==null&&(A?e.length=A:e=null);let q;if(o){const z=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.list===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[Z]:e.push(Z),r++}for(const Z in s)
if(!me.call(Re.else.then.properties,Z)){const I={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Z}};e===null?e=[I]:
e.push(I),r++}if(s.list!==void 0&&(Ve.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?
Ve.validate.errors:e.concat(Ve.validate.errors),r=e.length)),s.min!==void 0){let Z=s.min;if(!(typeof Z=="number"&&isFinite(Z))){const I={instancePath:n+
"/min",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.max!==void 0){let Z=s.max;if(!(typeof Z=="number"&&isFinite(
Z))){const I={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.unique!==void 0&&typeof s.unique!=
"boolean"){const Z={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[Z]:e.push(Z),r++}}else{const Z={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var o=z===r;j=o,q="then"}else{const z=r,ie=r;let Z=!0;const I=r;if(r===I)
if(s&&typeof s=="object"&&!Array.isArray(s)){let Y;if(s.map===void 0&&(Y="map")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const Y={};
e===null?e=[Y]:e.push(Y),r++}var a=I===r;r=ie,e!==null&&(ie?e.length=ie:e=null);let we;if(a){const Y=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.map===void 0){const H={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[H]:e.push(H),r++}for(const H in s)
if(!me.call(Re.else.else.then.properties,H)){const F={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?
e=[F]:e.push(F),r++}if(s.map!==void 0&&(Ve.validate(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===
null?Ve.validate.errors:e.concat(Ve.validate.errors),r=e.length)),s.keys!==void 0&&(w(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.min!==void 0){let H=s.min;if(!(typeof H=="number"&&isFinite(H))){
const F={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[F]:e.push(F),r++}}if(s.max!==void 0){let H=s.max;if(!(typeof H==
"number"&&isFinite(H))){const F={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[F]:e.push(F),r++}}}else{const H={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[H]:e.push(H),r++}var a=Y===r;Z=a,we="then"}else{const Y=r,ye=r;let H=!0;const F=r;if(r===
F)if(s&&typeof s=="object"&&!Array.isArray(s)){let ee;if(s.fields===void 0&&(ee="fields")){const ce={};e===null?e=[ce]:e.push(ce),r++}}else{
const ee={};e===null?e=[ee]:e.push(ee),r++}var c=F===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let be;if(c){const ee=r;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){if(s.fields===void 0){const C={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[C]:e.
push(C),r++}for(const C in s)if(!me.call(Re.else.else.else.then.properties,C)){const N={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:C}};e===null?e=[N]:e.push(N),r++}if(s.fields!==void 0&&(sr.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:l})||(e=e===null?sr.validate.errors:e.concat(sr.validate.errors),r=e.length)),s.include!==void 0&&(je(s.include,{instancePath:n+
"/include",parentData:s,parentDataProperty:"include",rootData:l})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.object!==void 0&&
(ge(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.
length)),s.extras!==void 0&&(qe(s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?qe.errors:
e.concat(qe.errors),r=e.length)),s.rules!==void 0){let C=s.rules;if(C&&typeof C=="object"&&!Array.isArray(C)){if(Object.keys(C).length<1){const N={
instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[N]:e.push(N),r++}for(const N in C){const he=r;if(typeof N=="st\
ring"&&!Le.test(N)){const E={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:N};
e===null?e=[E]:e.push(E),r++}var m=he===r;if(!m){const E={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:N}};e===null?
e=[E]:e.push(E),r++}}for(const N in C)ke(C[N],{instancePath:n+"/rules/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:C,parentDataProperty:N,
rootData:l})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const N={instancePath:n+"/rules",keyword:"type",params:{type:"objec\
t"}};e===null?e=[N]:e.push(N),r++}}s.reserved!==void 0&&(V(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",
rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const C={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[C]:e.push(C),r++}var c=ee===r;H=c,be="then"}else{const ee=r,ce=r;let C=!0;const N=r;if(r===N)if(s&&typeof s=="object"&&!Array.isArray(s)){
let W;if(s.union===void 0&&(W="union")){const oe={};e===null?e=[oe]:e.push(oe),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var u=N===r;
r=ce,e!==null&&(ce?e.length=ce:e=null);let he;if(u){const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const L={instancePath:n,
keyword:"required",params:{missingProperty:"union"}};e===null?e=[L]:e.push(L),r++}for(const L in s)if(!me.call(Re.else.else.else.else.then.properties,
L)){const T={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:L}};e===null?e=[T]:e.push(T),r++}if(s.union!==void 0){
let L=s.union;if(Array.isArray(L)){if(L.length<2){const J={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[J]:e.push(
J),r++}const T=L.length;for(let J=0;J<T;J++)Ve.validate(L[J],{instancePath:n+"/union/"+J,parentData:L,parentDataProperty:J,rootData:l})||(e=
e===null?Ve.validate.errors:e.concat(Ve.validate.errors),r=e.length)}else{const T={instancePath:n+"/union",keyword:"type",params:{type:"arra\
y"}};e===null?e=[T]:e.push(T),r++}}s.tag!==void 0&&(xe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===
null?xe.errors:e.concat(xe.errors),r=e.length)),s.otherwise!==void 0&&(M(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}else{const L={instancePath:n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[L]:e.push(L),r++}var u=W===r;C=u,he="then"}else{const W=r,oe=r;let L=!0;const T=r;if(r===T)if(s&&typeof s=="object"&&!Array.
isArray(s)){let te;if(s.const===void 0&&(te="const")){const pe={};e===null?e=[pe]:e.push(pe),r++}}else{const te={};e===null?e=[te]:e.push(te),
r++}var p=T===r;r=oe,e!==null&&(oe?e.length=oe:e=null);let J;if(p){const te=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){
const R={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!(R==="const"||
R==="doc"||R==="nullable"||R==="lenient"||R==="since"||R==="deprecated"||R==="allow")){const G={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:R}};e===null?e=[G]:e.push(G),r++}if(s.const!==void 0){let R=s.const;if(typeof R!="string"&&!(typeof R=="number"&&
isFinite(R))&&typeof R!="boolean"){const G={instancePath:n+"/const",keyword:"type",params:{type:Re.else.else.else.else.else.then.properties.
const.type}};e===null?e=[G]:e.push(G),r++}}}else{const R={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}
var p=te===r;L=p,J="then"}else{const te=r,pe=r;let R=!0;const G=r;if(r===G)if(s&&typeof s=="object"&&!Array.isArray(s)){let fe;if(s.enum===void 0&&
(fe="enum")){const Ee={};e===null?e=[Ee]:e.push(Ee),r++}}else{const fe={};e===null?e=[fe]:e.push(fe),r++}var d=G===r;r=pe,e!==null&&(pe?e.length=
pe:e=null);let De;if(d){const fe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const g={instancePath:n,keyword:"require\
d",params:{missingProperty:"enum"}};e===null?e=[g]:e.push(g),r++}if(s.values===void 0){const g={instancePath:n,keyword:"required",params:{missingProperty:"\
values"}};e===null?e=[g]:e.push(g),r++}for(const g in s)if(!me.call(Re.else.else.else.else.else.else.then.properties,g)){const k={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[k]:e.push(k),r++}if(s.enum!==void 0){let g=s.enum;if(!(g==="open"||
g==="closed")){const k={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Re.else.else.else.else.else.else.then.properties.enum.enum}};
e===null?e=[k]:e.push(k),r++}}if(s.of!==void 0){let g=s.of;if(!(g==="string"||g==="integer")){const k={instancePath:n+"/of",keyword:"enum",params:{
allowedValues:Re.else.else.else.else.else.else.then.properties.of.enum}};e===null?e=[k]:e.push(k),r++}}s.values!==void 0&&(Ie(s.values,{instancePath:n+
"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.pattern!==void 0&&
(w(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.
length))}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var d=fe===r;R=d,De="then"}else{const fe=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const g={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[g]:e.push(g),r++}for(const g in s)if(!me.call(Re.else.else.else.else.else.else.else.properties,g)){const k={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:g}};e===null?e=[k]:e.push(k),r++}if(s.type!==void 0&&(M(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.min!==void 0){let g=s.min;if(!(typeof g=="num\
ber"&&isFinite(g))){const k={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let g=s.
max;if(!(typeof g=="number"&&isFinite(g))){const k={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}
if(s.pattern!==void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?w.errors:
e.concat(w.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const g={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[g]:e.push(g),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const g={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Re.
else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[g]:e.push(g),r++}if(s.write!==void 0&&s.write!=="seconds"){const g={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:Re.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[g]:e.
push(g),r++}if(s.version!==void 0&&s.version!==4){const g={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Re.else.else.else.
else.else.else.else.properties.version.enum}};e===null?e=[g]:e.push(g),r++}if(s.prefix!==void 0&&(w(s.prefix,{instancePath:n+"/prefix",parentData:s,
parentDataProperty:"prefix",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:n+
"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let g=s.
inside;if(!(g==="warn"||g==="require")){const k={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Re.else.else.else.else.else.else.
else.properties.inside.enum}};e===null?e=[k]:e.push(k),r++}}if(s.list!==void 0&&(Ve.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:l})||(e=e===null?Ve.validate.errors:e.concat(Ve.validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){
const g={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}if(s.map!==void 0&&(Ve.validate(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Ve.validate.errors:e.concat(Ve.validate.errors),r=e.length)),
s.keys!==void 0&&(w(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),
r=e.length)),s.fields!==void 0&&(sr.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===
null?sr.validate.errors:e.concat(sr.validate.errors),r=e.length)),s.include!==void 0&&(je(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:l})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.object!==void 0&&(ge(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.extras!==void 0&&(qe(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),
s.rules!==void 0){let g=s.rules;if(g&&typeof g=="object"&&!Array.isArray(g)){if(Object.keys(g).length<1){const k={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[k]:e.push(k),r++}for(const k in g){const ne=r;if(typeof k=="string"&&!Le.test(k)){const se={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:k};e===null?e=[se]:e.push(se),r++}var y=ne===
r;if(!y){const se={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:k}};e===null?e=[se]:e.push(se),r++}}for(const k in g)
ke(g[k],{instancePath:n+"/rules/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:g,parentDataProperty:k,rootData:l})||(e=e===null?ke.errors:
e.concat(ke.errors),r=e.length)}else{const k={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(s.
reserved!==void 0&&(V(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?V.errors:e.
concat(V.errors),r=e.length)),s.union!==void 0){let g=s.union;if(Array.isArray(g)){if(g.length<2){const ne={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[ne]:e.push(ne),r++}const k=g.length;for(let ne=0;ne<k;ne++)Ve.validate(g[ne],{instancePath:n+"/union\
/"+ne,parentData:g,parentDataProperty:ne,rootData:l})||(e=e===null?Ve.validate.errors:e.concat(Ve.validate.errors),r=e.length)}else{const k={
instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}if(s.tag!==void 0&&(xe(s.tag,{instancePath:n+"/t\
ag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.otherwise!==void 0&&(M(s.otherwise,
{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),
s.const!==void 0){let g=s.const;if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!="boolean"){const k={instancePath:n+"/co\
nst",keyword:"type",params:{type:Re.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[k]:e.push(k),r++}}if(s.enum!==void 0){
let g=s.enum;if(!(g==="open"||g==="closed")){const k={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Re.else.else.else.else.else.
else.else.properties.enum.enum}};e===null?e=[k]:e.push(k),r++}}if(s.of!==void 0){let g=s.of;if(!(g==="string"||g==="integer")){const k={instancePath:n+
"/of",keyword:"enum",params:{allowedValues:Re.else.else.else.else.else.else.else.properties.of.enum}};e===null?e=[k]:e.push(k),r++}}s.values!==
void 0&&(Ie(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),
r=e.length))}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var d=fe===r;R=d,De="else"}if(!R){
const fe={instancePath:n,keyword:"if",params:{failingKeyword:De}};e===null?e=[fe]:e.push(fe),r++}var p=te===r;L=p,J="else"}if(!L){const te={
instancePath:n,keyword:"if",params:{failingKeyword:J}};e===null?e=[te]:e.push(te),r++}var u=W===r;C=u,he="else"}if(!C){const W={instancePath:n,
keyword:"if",params:{failingKeyword:he}};e===null?e=[W]:e.push(W),r++}var c=ee===r;H=c,be="else"}if(!H){const ee={instancePath:n,keyword:"if",
params:{failingKeyword:be}};e===null?e=[ee]:e.push(ee),r++}var a=Y===r;Z=a,we="else"}if(!Z){const Y={instancePath:n,keyword:"if",params:{failingKeyword:we}};
e===null?e=[Y]:e.push(Y),r++}var o=z===r;j=o,q="else"}if(!j){const z={instancePath:n,keyword:"if",params:{failingKeyword:q}};e===null?e=[z]:
e.push(z),r++}var h=P===r;i=h,b="else"}if(!i){const P={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[P]:e.push(P),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const P={instancePath:n+"/nullable",
keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}s.lenient!==void 0&&(Ue(s.lenient,{instancePath:n+"/lenient",parentData:s,
parentDataProperty:"lenient",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.since!==void 0&&(Ne(s.since,{instancePath:n+
"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.deprecated!==void 0&&
(Me(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(Me.
errors),r=e.length)),s.allow!==void 0&&($e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?
$e.errors:e.concat($e.errors),r=e.length))}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}
return cr.errors=e,r===0}function Q(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;
const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=
null);let b;if(h){const o=r;cr(s,{instancePath:n,parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?cr.errors:e.concat(cr.errors),r=
e.length);var h=o===r;i=h,b="then"}else{const o=r;M(s,{instancePath:n,parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?M.errors:e.
concat(M.errors),r=e.length);var h=o===r;i=h,b="else"}if(!i){const o={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[o]:
e.push(o),r++}return Q.errors=e,r===0}function dr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;
let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.type===void 0&&(P="type")){const A={};e===null?e=[A]:e.push(
A),r++}}else{const P={};e===null?e=[P]:e.push(P),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const P=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.type===void 0){const j={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[j]:e.
push(j),r++}for(const j in s)if(!me.call(Ce.then.properties,j)){const v={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[v]:e.push(v),r++}if(s.type!==void 0&&(M(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===
null?M.errors:e.concat(M.errors),r=e.length)),s.min!==void 0){let j=s.min;if(!(typeof j=="number"&&isFinite(j))){const v={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.max!==void 0){let j=s.max;if(!(typeof j=="number"&&isFinite(j))){
const v={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}}if(s.pattern!==void 0&&(w(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.utc!==void 0&&typeof s.
utc!="boolean"){const j={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(s.fraction!==void 0&&
s.fraction!=="none"){const j={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ce.then.properties.fraction.enum}};e===null?e=
[j]:e.push(j),r++}if(s.write!==void 0&&s.write!=="seconds"){const j={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ce.then.properties.
write.enum}};e===null?e=[j]:e.push(j),r++}if(s.version!==void 0&&s.version!==4){const j={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ce.
then.properties.version.enum}};e===null?e=[j]:e.push(j),r++}if(s.prefix!==void 0&&(w(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"\
prefix",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:n+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let j=s.inside;if(!(j==="\
warn"||j==="require")){const v={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ce.then.properties.inside.enum}};e===null?e=[v]:
e.push(v),r++}}if(s.brand!==void 0&&typeof s.brand!="boolean"){const j={instancePath:n+"/brand",keyword:"type",params:{type:"boolean"}};e===
null?e=[j]:e.push(j),r++}}else{const j={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var h=P===r;i=h,b=
"then"}else{const P=r,A=r;let j=!0;const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.list===void 0&&(z="list")){const ie={};
e===null?e=[ie]:e.push(ie),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var o=v===r;r=A,e!==null&&(A?e.length=A:e=null);let q;if(o){const z=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"list"}};
e===null?e=[Z]:e.push(Z),r++}for(const Z in s)if(!me.call(Ce.else.then.properties,Z)){const I={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:Z}};e===null?e=[I]:e.push(I),r++}if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.min!==void 0){let Z=s.min;if(!(typeof Z=="number"&&isFinite(Z))){
const I={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.max!==void 0){let Z=s.max;if(!(typeof Z==
"number"&&isFinite(Z))){const I={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[I]:e.push(I),r++}}if(s.unique!==void 0&&
typeof s.unique!="boolean"){const Z={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[Z]:e.push(Z),r++}}else{const Z={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var o=z===r;j=o,q="then"}else{const z=r,ie=r;let Z=!0;const I=r;
if(r===I)if(s&&typeof s=="object"&&!Array.isArray(s)){let Y;if(s.map===void 0&&(Y="map")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const Y={};
e===null?e=[Y]:e.push(Y),r++}var a=I===r;r=ie,e!==null&&(ie?e.length=ie:e=null);let we;if(a){const Y=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.map===void 0){const H={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[H]:e.push(H),r++}for(const H in s)
if(!me.call(Ce.else.else.then.properties,H)){const F={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?
e=[F]:e.push(F),r++}if(s.map!==void 0&&(Q(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:
e.concat(Q.errors),r=e.length)),s.keys!==void 0&&(w(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===
null?w.errors:e.concat(w.errors),r=e.length)),s.min!==void 0){let H=s.min;if(!(typeof H=="number"&&isFinite(H))){const F={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[F]:e.push(F),r++}}if(s.max!==void 0){let H=s.max;if(!(typeof H=="number"&&isFinite(H))){
const F={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[F]:e.push(F),r++}}}else{const H={instancePath:n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[H]:e.push(H),r++}var a=Y===r;Z=a,we="then"}else{const Y=r,ye=r;let H=!0;const F=r;if(r===F)if(s&&typeof s==
"object"&&!Array.isArray(s)){let ee;if(s.fields===void 0&&(ee="fields")){const ce={};e===null?e=[ce]:e.push(ce),r++}}else{const ee={};e===null?
e=[ee]:e.push(ee),r++}var c=F===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let be;if(c){const ee=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.fields===void 0){const C={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[C]:e.push(C),r++}for(const C in s)
if(!me.call(Ce.else.else.else.then.properties,C)){const N={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:C}};e===
null?e=[N]:e.push(N),r++}if(s.fields!==void 0&&(_e(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||
(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.include!==void 0&&(je(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:l})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.object!==void 0&&(ge(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.extras!==void 0&&(qe(s.extras,{instancePath:n+
"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),s.rules!==void 0){let C=s.
rules;if(C&&typeof C=="object"&&!Array.isArray(C)){if(Object.keys(C).length<1){const N={instancePath:n+"/rules",keyword:"minProperties",params:{
limit:1}};e===null?e=[N]:e.push(N),r++}for(const N in C){const he=r;if(typeof N=="string"&&!Le.test(N)){const E={instancePath:n+"/rules",keyword:"\
pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:N};e===null?e=[E]:e.push(E),r++}var m=he===r;if(!m){const E={
instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:N}};e===null?e=[E]:e.push(E),r++}}for(const N in C)ke(C[N],{instancePath:n+
"/rules/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:C,parentDataProperty:N,rootData:l})||(e=e===null?ke.errors:e.concat(ke.errors),
r=e.length)}else{const N={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}s.reserved!==void 0&&
(V(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=
e.length))}else{const C={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var c=ee===r;H=c,be="then"}else{
const ee=r,ce=r;let C=!0;const N=r;if(r===N)if(s&&typeof s=="object"&&!Array.isArray(s)){let W;if(s.union===void 0&&(W="union")){const oe={};
e===null?e=[oe]:e.push(oe),r++}}else{const W={};e===null?e=[W]:e.push(W),r++}var u=N===r;r=ce,e!==null&&(ce?e.length=ce:e=null);let he;if(u){
const W=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const L={instancePath:n,keyword:"required",params:{missingProperty:"\
union"}};e===null?e=[L]:e.push(L),r++}for(const L in s)if(!me.call(Ce.else.else.else.else.then.properties,L)){const T={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:L}};e===null?e=[T]:e.push(T),r++}if(s.union!==void 0){let L=s.union;if(Array.isArray(L)){if(L.
length<2){const J={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[J]:e.push(J),r++}const T=L.length;for(let J=0;J<
T;J++)Q(L[J],{instancePath:n+"/union/"+J,parentData:L,parentDataProperty:J,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{
const T={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[T]:e.push(T),r++}}if(s.tag!==void 0&&(xe(s.tag,{instancePath:n+
"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.otherwise!==void 0&&(M(s.
otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.
length)),s.brand!==void 0&&typeof s.brand!="boolean"){const L={instancePath:n+"/brand",keyword:"type",params:{type:"boolean"}};e===null?e=[L]:
e.push(L),r++}}else{const L={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[L]:e.push(L),r++}var u=W===r;C=u,he="then"}else{
const W=r,oe=r;let L=!0;const T=r;if(r===T)if(s&&typeof s=="object"&&!Array.isArray(s)){let te;if(s.const===void 0&&(te="const")){const pe={};
e===null?e=[pe]:e.push(pe),r++}}else{const te={};e===null?e=[te]:e.push(te),r++}var p=T===r;r=oe,e!==null&&(oe?e.length=oe:e=null);let J;if(p){
const te=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"\
const"}};e===null?e=[R]:e.push(R),r++}for(const R in s)if(!(R==="const"||R==="doc"||R==="nullable"||R==="lenient"||R==="since"||R==="depreca\
ted"||R==="allow")){const G={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[G]:e.push(G),r++}if(s.
const!==void 0){let R=s.const;if(typeof R!="string"&&!(typeof R=="number"&&isFinite(R))&&typeof R!="boolean"){const G={instancePath:n+"/cons\
t",keyword:"type",params:{type:Ce.else.else.else.else.else.then.properties.const.type}};e===null?e=[G]:e.push(G),r++}}}else{const R={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var p=te===r;L=p,J="then"}else{const te=r,pe=r;let R=!0;const G=r;if(r===
G)if(s&&typeof s=="object"&&!Array.isArray(s)){let fe;if(s.enum===void 0&&(fe="enum")){const Ee={};e===null?e=[Ee]:e.push(Ee),r++}}else{const fe={};
e===null?e=[fe]:e.push(fe),r++}var d=G===r;r=pe,e!==null&&(pe?e.length=pe:e=null);let De;if(d){const fe=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.enum===void 0){const g={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[g]:e.push(g),r++}if(s.values===
void 0){const g={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[g]:e.push(g),r++}for(const g in s)if(!me.call(
Ce.else.else.else.else.else.else.then.properties,g)){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:g}};e===
null?e=[k]:e.push(k),r++}if(s.enum!==void 0){let g=s.enum;if(!(g==="open"||g==="closed")){const k={instancePath:n+"/enum",keyword:"enum",params:{
allowedValues:Ce.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[k]:e.push(k),r++}}if(s.of!==void 0){let g=s.of;if(!(g===
"string"||g==="integer")){const k={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ce.else.else.else.else.else.else.then.properties.
of.enum}};e===null?e=[k]:e.push(k),r++}}s.values!==void 0&&(Ie(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||
(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.pattern!==void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length))}else{const g={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[g]:e.push(g),r++}var d=fe===r;R=d,De="then"}else{const fe=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const g={
instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[g]:e.push(g),r++}for(const g in s)if(!me.call(Ce.else.else.else.
else.else.else.else.properties,g)){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[k]:e.push(
k),r++}if(s.type!==void 0&&(M(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?M.errors:e.concat(
M.errors),r=e.length)),s.min!==void 0){let g=s.min;if(!(typeof g=="number"&&isFinite(g))){const k={instancePath:n+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let g=s.max;if(!(typeof g=="number"&&isFinite(g))){const k={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.pattern!==void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const g={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const g={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ce.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=
[g]:e.push(g),r++}if(s.write!==void 0&&s.write!=="seconds"){const g={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ce.else.else.
else.else.else.else.else.properties.write.enum}};e===null?e=[g]:e.push(g),r++}if(s.version!==void 0&&s.version!==4){const g={instancePath:n+
"/version",keyword:"enum",params:{allowedValues:Ce.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[g]:e.push(g),r++}
if(s.prefix!==void 0&&(w(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?w.errors:e.concat(
w.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=
e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let g=s.inside;if(!(g==="warn"||g==="require")){const k={instancePath:n+
"/inside",keyword:"enum",params:{allowedValues:Ce.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[k]:e.push(k),r++}}
if(s.brand!==void 0&&typeof s.brand!="boolean"){const g={instancePath:n+"/brand",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(
g),r++}if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(
Q.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const g={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};
e===null?e=[g]:e.push(g),r++}if(s.map!==void 0&&(Q(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?
Q.errors:e.concat(Q.errors),r=e.length)),s.keys!==void 0&&(w(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.fields!==void 0&&(_e(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:l})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.include!==void 0&&(je(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:l})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.object!==void 0&&(ge(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.extras!==void 0&&(qe(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),
s.rules!==void 0){let g=s.rules;if(g&&typeof g=="object"&&!Array.isArray(g)){if(Object.keys(g).length<1){const k={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[k]:e.push(k),r++}for(const k in g){const ne=r;if(typeof k=="string"&&!Le.test(k)){const se={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:k};e===null?e=[se]:e.push(se),r++}var y=ne===
r;if(!y){const se={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:k}};e===null?e=[se]:e.push(se),r++}}for(const k in g)
ke(g[k],{instancePath:n+"/rules/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:g,parentDataProperty:k,rootData:l})||(e=e===null?ke.errors:
e.concat(ke.errors),r=e.length)}else{const k={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(s.
reserved!==void 0&&(V(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?V.errors:e.
concat(V.errors),r=e.length)),s.union!==void 0){let g=s.union;if(Array.isArray(g)){if(g.length<2){const ne={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[ne]:e.push(ne),r++}const k=g.length;for(let ne=0;ne<k;ne++)Q(g[ne],{instancePath:n+"/union/"+ne,parentData:g,
parentDataProperty:ne,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{const k={instancePath:n+"/union",keyword:"type",
params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}if(s.tag!==void 0&&(xe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"ta\
g",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.otherwise!==void 0&&(M(s.otherwise,{instancePath:n+"/otherwise",parentData:s,
parentDataProperty:"otherwise",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.const!==void 0){let g=s.const;if(typeof g!=
"string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!="boolean"){const k={instancePath:n+"/const",keyword:"type",params:{type:Ce.else.else.
else.else.else.else.else.properties.const.type}};e===null?e=[k]:e.push(k),r++}}if(s.enum!==void 0){let g=s.enum;if(!(g==="open"||g==="closed")){
const k={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ce.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=
[k]:e.push(k),r++}}if(s.of!==void 0){let g=s.of;if(!(g==="string"||g==="integer")){const k={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ce.
else.else.else.else.else.else.else.properties.of.enum}};e===null?e=[k]:e.push(k),r++}}s.values!==void 0&&(Ie(s.values,{instancePath:n+"/valu\
es",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length))}else{const g={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var d=fe===r;R=d,De="else"}if(!R){const fe={instancePath:n,keyword:"if",
params:{failingKeyword:De}};e===null?e=[fe]:e.push(fe),r++}var p=te===r;L=p,J="else"}if(!L){const te={instancePath:n,keyword:"if",params:{failingKeyword:J}};
e===null?e=[te]:e.push(te),r++}var u=W===r;C=u,he="else"}if(!C){const W={instancePath:n,keyword:"if",params:{failingKeyword:he}};e===null?e=
[W]:e.push(W),r++}var c=ee===r;H=c,be="else"}if(!H){const ee={instancePath:n,keyword:"if",params:{failingKeyword:be}};e===null?e=[ee]:e.push(
ee),r++}var a=Y===r;Z=a,we="else"}if(!Z){const Y={instancePath:n,keyword:"if",params:{failingKeyword:we}};e===null?e=[Y]:e.push(Y),r++}var o=z===
r;j=o,q="else"}if(!j){const z={instancePath:n,keyword:"if",params:{failingKeyword:q}};e===null?e=[z]:e.push(z),r++}var h=P===r;i=h,b="else"}
if(!i){const P={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[P]:e.push(P),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),
r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const P={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};
e===null?e=[P]:e.push(P),r++}s.lenient!==void 0&&(Ue(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:l})||
(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.since!==void 0&&(Ne(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"\
since",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.deprecated!==void 0&&(Me(s.deprecated,{instancePath:n+"/deprec\
ated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s.allow!==void 0&&($e(
s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length))}else{
const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}return dr.errors=e,r===0}function ns(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.types===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"types"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="doc"||i==="types")){
const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.doc!==void 0&&(w(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.types!==void 0){
let i=s.types;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const f={instancePath:n+"/types",keyword:"minProperti\
es",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in i){const h=r;if(typeof f=="string"&&!Te.test(f)){const b={instancePath:n+"\
/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:f};e===null?e=[b]:e.push(b),r++}var t=h===r;if(!t){const b={instancePath:n+
"/types",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[b]:e.push(b),r++}}for(const f in i)dr(i[f],{instancePath:n+"/types/"+f.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:l})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)}else{
const f={instancePath:n+"/types",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ns.errors=e,r===0}export const validateProtocolFile=as;const is={type:"obj\
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
"doc","members"]},minProperties:1},flows:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/flow"},minProperties:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitio\
ns/transcript"},minProperties:1},views:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/view"},minProperties:1},rejections:{$ref:"#/definitions/rejections"},migrations:{type:"object",propertyNames:{pattern:"^\
(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))$"},additionalProperties:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{$ref:"#/definitions/migration"},minProperties:1},minProperties:1},reserved:{$ref:"#/definitions/strings"},allow:{
$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocol","title","version","objects","doc","roles","reading","encodings","e\
nvelope","messages"]},qs=new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$","u"),xs=new RegExp("^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]\
*[^\\s\\u0000-\\u001f\\u007f])?$","u"),Ns=new RegExp("^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))$",
"u"),Qe={type:"object",properties:{Message:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},MessageType:{type:["string","n\
umber","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Issue:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Received:{type:["s\
tring","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Result:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Requests:{
type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Responses:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},
Results:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},SentBy:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z\
0-9]*$"},ReceivedBy:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},RepliesTo:{type:["string","number","boolean"],pattern:"\
^[A-Z][A-Za-z0-9]*$"},ServedBy:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Notifications:{type:["string","number","bo\
olean"],pattern:"^[A-Z][A-Za-z0-9]*$"}},additionalProperties:!1};function xr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t in s)if(!me.call(Qe.properties,t)){const i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.Message!==void 0){let t=s.Message;if(typeof t!="strin\
g"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Message",keyword:"type",params:{type:Qe.properties.Message.
type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Message",keyword:"pattern",params:{pattern:"\
^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.MessageType!==void 0){let t=s.MessageType;if(typeof t!="string"&&!(typeof t=="numb\
er"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/MessageType",keyword:"type",params:{type:Qe.properties.MessageType.type}};
e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/MessageType",keyword:"pattern",params:{pattern:"^\
[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Issue!==void 0){let t=s.Issue;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(
t))&&typeof t!="boolean"){const i={instancePath:n+"/Issue",keyword:"type",params:{type:Qe.properties.Issue.type}};e===null?e=[i]:e.push(i),r++}
if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Issue",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:
e.push(i),r++}}if(s.Received!==void 0){let t=s.Received;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={
instancePath:n+"/Received",keyword:"type",params:{type:Qe.properties.Received.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.
test(t)){const i={instancePath:n+"/Received",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Result!==
void 0){let t=s.Result;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Result",keyword:"\
type",params:{type:Qe.properties.Result.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Re\
sult",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Requests!==void 0){let t=s.Requests;if(typeof t!=
"string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Requests",keyword:"type",params:{type:Qe.properties.
Requests.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Requests",keyword:"pattern",params:{
pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Responses!==void 0){let t=s.Responses;if(typeof t!="string"&&!(typeof t==
"number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Responses",keyword:"type",params:{type:Qe.properties.Responses.type}};
e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Responses",keyword:"pattern",params:{pattern:"^[A\
-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Results!==void 0){let t=s.Results;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(
t))&&typeof t!="boolean"){const i={instancePath:n+"/Results",keyword:"type",params:{type:Qe.properties.Results.type}};e===null?e=[i]:e.push(
i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Results",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===
null?e=[i]:e.push(i),r++}}if(s.SentBy!==void 0){let t=s.SentBy;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){
const i={instancePath:n+"/SentBy",keyword:"type",params:{type:Qe.properties.SentBy.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&
!Te.test(t)){const i={instancePath:n+"/SentBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.
ReceivedBy!==void 0){let t=s.ReceivedBy;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+
"/ReceivedBy",keyword:"type",params:{type:Qe.properties.ReceivedBy.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={
instancePath:n+"/ReceivedBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.RepliesTo!==void 0){
let t=s.RepliesTo;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/RepliesTo",keyword:"\
type",params:{type:Qe.properties.RepliesTo.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"\
/RepliesTo",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.ServedBy!==void 0){let t=s.ServedBy;
if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/ServedBy",keyword:"type",params:{type:Qe.
properties.ServedBy.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/ServedBy",keyword:"pat\
tern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}if(s.Notifications!==void 0){let t=s.Notifications;if(typeof t!=
"string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const i={instancePath:n+"/Notifications",keyword:"type",params:{type:Qe.properties.
Notifications.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="string"&&!Te.test(t)){const i={instancePath:n+"/Notifications",keyword:"patt\
ern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return xr.errors=e,r===0}const ur={type:"object",properties:{default:{enum:["strict","lenient"]},trim:{type:"bo\
olean"},nulls:{enum:["reject","optional","absent"]},emptyStrings:{enum:["keep","absent"]},lenient:{type:"object",properties:{missing:{enum:[
"reject","body","unset"]},invalid:{enum:["reject","unset"]},unknownValues:{enum:["reject","keep","uppercase"]},unknownTypes:{enum:["reject",
"keep"]},nulls:{enum:["reject","optional","absent"]},bodies:{enum:["reject","text"]}},additionalProperties:!1}},additionalProperties:!1,required:[
"default"]};function Nr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.default===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"default"}};e===null?e=[t]:e.push(t),r++}
for(const t in s)if(!(t==="default"||t==="trim"||t==="nulls"||t==="emptyStrings"||t==="lenient")){const i={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.default!==void 0){let t=s.default;if(!(t==="strict"||t==="leni\
ent")){const i={instancePath:n+"/default",keyword:"enum",params:{allowedValues:ur.properties.default.enum}};e===null?e=[i]:e.push(i),r++}}if(s.
trim!==void 0&&typeof s.trim!="boolean"){const t={instancePath:n+"/trim",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}
if(s.nulls!==void 0){let t=s.nulls;if(!(t==="reject"||t==="optional"||t==="absent")){const i={instancePath:n+"/nulls",keyword:"enum",params:{
allowedValues:ur.properties.nulls.enum}};e===null?e=[i]:e.push(i),r++}}if(s.emptyStrings!==void 0){let t=s.emptyStrings;if(!(t==="keep"||t===
"absent")){const i={instancePath:n+"/emptyStrings",keyword:"enum",params:{allowedValues:ur.properties.emptyStrings.enum}};e===null?e=[i]:e.push(
i),r++}}if(s.lenient!==void 0){let t=s.lenient;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="missing"||i==="invali\
d"||i==="unknownValues"||i==="unknownTypes"||i==="nulls"||i==="bodies")){const f={instancePath:n+"/lenient",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.missing!==void 0){let i=t.missing;if(!(i==="reject"||i==="body"||i==="unset")){const f={
instancePath:n+"/lenient/missing",keyword:"enum",params:{allowedValues:ur.properties.lenient.properties.missing.enum}};e===null?e=[f]:e.push(
f),r++}}if(t.invalid!==void 0){let i=t.invalid;if(!(i==="reject"||i==="unset")){const f={instancePath:n+"/lenient/invalid",keyword:"enum",params:{
allowedValues:ur.properties.lenient.properties.invalid.enum}};e===null?e=[f]:e.push(f),r++}}if(t.unknownValues!==void 0){let i=t.unknownValues;
if(!(i==="reject"||i==="keep"||i==="uppercase")){const f={instancePath:n+"/lenient/unknownValues",keyword:"enum",params:{allowedValues:ur.properties.
lenient.properties.unknownValues.enum}};e===null?e=[f]:e.push(f),r++}}if(t.unknownTypes!==void 0){let i=t.unknownTypes;if(!(i==="reject"||i===
"keep")){const f={instancePath:n+"/lenient/unknownTypes",keyword:"enum",params:{allowedValues:ur.properties.lenient.properties.unknownTypes.
enum}};e===null?e=[f]:e.push(f),r++}}if(t.nulls!==void 0){let i=t.nulls;if(!(i==="reject"||i==="optional"||i==="absent")){const f={instancePath:n+
"/lenient/nulls",keyword:"enum",params:{allowedValues:ur.properties.lenient.properties.nulls.enum}};e===null?e=[f]:e.push(f),r++}}if(t.bodies!==
void 0){let i=t.bodies;if(!(i==="reject"||i==="text")){const f={instancePath:n+"/lenient/bodies",keyword:"enum",params:{allowedValues:ur.properties.
lenient.properties.bodies.enum}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Nr.errors=
e,r===0}const br={minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{
enum:["accept","reject"]}},additionalProperties:!1},ndjson:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:[
"accept","reject"]}},additionalProperties:!1},sse:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:["accep\
t","reject"]}},additionalProperties:!1},"content-length":{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:[
"accept","reject"]}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},body:{type:"object",properties:{
reads:{type:"array",items:{enum:["mapping","text"]},minItems:1},writes:{enum:["mapping","text"]}},additionalProperties:!1,required:["reads",
"writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},rn={type:"object",properties:{maxBytes:{
type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/anyField"},body:{$ref:"#/definitions/anyField"},thread:{
$ref:"#/definitions/anyField"},ack:{$ref:"#/definitions/anyField"}},additionalProperties:!1,required:["subject","body"]},subjects:{type:"arr\
ay",items:{$ref:"#/definitions/template"},minItems:1},precedence:{type:"array",items:{$ref:"#/definitions/messageName"},minItems:1},keeps:{type:"\
object",properties:{raw:{$ref:"#/definitions/anyField"},labels:{$ref:"#/definitions/anyField"},sections:{$ref:"#/definitions/anyField"}},additionalProperties:!1}},
additionalProperties:!1,required:["parts","subjects","precedence"]},zs={type:["string","number","boolean"],pattern:"\\S"};function X(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boo\
lean"){const t={instancePath:n,keyword:"type",params:{type:zs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ae.test(s)){const t={
instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return X.errors=e,r===0}const Os={type:["string","numb\
er","boolean"],pattern:"\\S"};function zr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Os.type}};e===null?e=
[t]:e.push(t),r++}if(typeof s=="string"&&!ae.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(
t),r++}return zr.errors=e,r===0}const Zs={type:["string","number","boolean"],pattern:"\\S"};function Fe(s,{instancePath:n="",parentData:K,parentDataProperty:B,
rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"\
type",params:{type:Zs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ae.test(s)){const t={instancePath:n,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return Fe.errors=e,r===0}function Or(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){
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
r++}t.subject!==void 0&&(X(t.subject,{instancePath:n+"/parts/subject",parentData:t,parentDataProperty:"subject",rootData:l})||(e=e===null?X.
errors:e.concat(X.errors),r=e.length)),t.body!==void 0&&(X(t.body,{instancePath:n+"/parts/body",parentData:t,parentDataProperty:"body",rootData:l})||
(e=e===null?X.errors:e.concat(X.errors),r=e.length)),t.thread!==void 0&&(X(t.thread,{instancePath:n+"/parts/thread",parentData:t,parentDataProperty:"\
thread",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),t.ack!==void 0&&(X(t.ack,{instancePath:n+"/parts/ack",parentData:t,
parentDataProperty:"ack",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length))}else{const i={instancePath:n+"/parts",keyword:"t\
ype",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.subjects!==void 0){let t=s.subjects;if(Array.isArray(t)){if(t.length<1){const f={
instancePath:n+"/subjects",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;for(let f=0;f<i;f++)zr(t[f],{instancePath:n+
"/subjects/"+f,parentData:t,parentDataProperty:f,rootData:l})||(e=e===null?zr.errors:e.concat(zr.errors),r=e.length)}else{const i={instancePath:n+
"/subjects",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.precedence!==void 0){let t=s.precedence;if(Array.isArray(
t)){if(t.length<1){const f={instancePath:n+"/precedence",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}const i=t.length;
for(let f=0;f<i;f++)Fe(t[f],{instancePath:n+"/precedence/"+f,parentData:t,parentDataProperty:f,rootData:l})||(e=e===null?Fe.errors:e.concat(
Fe.errors),r=e.length)}else{const i={instancePath:n+"/precedence",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.keeps!==
void 0){let t=s.keeps;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="raw"||i==="labels"||i==="sections")){const f={
instancePath:n+"/keeps",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}t.raw!==void 0&&(X(t.raw,
{instancePath:n+"/keeps/raw",parentData:t,parentDataProperty:"raw",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),t.labels!==
void 0&&(X(t.labels,{instancePath:n+"/keeps/labels",parentData:t,parentDataProperty:"labels",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),
r=e.length)),t.sections!==void 0&&(X(t.sections,{instancePath:n+"/keeps/sections",parentData:t,parentDataProperty:"sections",rootData:l})||(e=
e===null?X.errors:e.concat(X.errors),r=e.length))}else{const i={instancePath:n+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[i]:
e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Or.errors=e,r===0}function Zr(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){const t={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="\
json"||t==="ndjson"||t==="sse"||t==="content-length"||t==="yaml"||t==="mail")){const i={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.json!==void 0){let t=s.json;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)
if(!(i==="maxBytes"||i==="duplicateKeys")){const f={instancePath:n+"/json",keyword:"additionalProperties",params:{additionalProperty:i}};e===
null?e=[f]:e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+
"/json/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={
instancePath:n+"/json/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(t.duplicateKeys!==void 0){
let i=t.duplicateKeys;if(!(i==="accept"||i==="reject")){const f={instancePath:n+"/json/duplicateKeys",keyword:"enum",params:{allowedValues:br.
properties.json.properties.duplicateKeys.enum}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/json",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),r++}}if(s.ndjson!==void 0){let t=s.ndjson;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i===
"maxBytes"||i==="duplicateKeys")){const f={instancePath:n+"/ndjson",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=
[f]:e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+
"/ndjson/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){
const f={instancePath:n+"/ndjson/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(t.duplicateKeys!==
void 0){let i=t.duplicateKeys;if(!(i==="accept"||i==="reject")){const f={instancePath:n+"/ndjson/duplicateKeys",keyword:"enum",params:{allowedValues:br.
properties.ndjson.properties.duplicateKeys.enum}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/ndjson",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.sse!==void 0){let t=s.sse;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i===
"maxBytes"||i==="duplicateKeys")){const f={instancePath:n+"/sse",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:
e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/s\
se/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={
instancePath:n+"/sse/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(t.duplicateKeys!==void 0){
let i=t.duplicateKeys;if(!(i==="accept"||i==="reject")){const f={instancePath:n+"/sse/duplicateKeys",keyword:"enum",params:{allowedValues:br.
properties.sse.properties.duplicateKeys.enum}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/sse",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),r++}}if(s["content-length"]!==void 0){let t=s["content-length"];if(t&&typeof t=="object"&&!Array.isArray(
t)){for(const i in t)if(!(i==="maxBytes"||i==="duplicateKeys")){const f={instancePath:n+"/content-length",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){const f={instancePath:n+"/content-length/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof i=="n\
umber"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/content-length/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[f]:e.push(f),r++}}if(t.duplicateKeys!==void 0){let i=t.duplicateKeys;if(!(i==="accept"||i==="reject")){const f={instancePath:n+"\
/content-length/duplicateKeys",keyword:"enum",params:{allowedValues:br.properties["content-length"].properties.duplicateKeys.enum}};e===null?
e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/content-length",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.
yaml!==void 0){let t=s.yaml;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)if(!(i==="maxBytes"||i==="body")){const f={instancePath:n+
"/yaml",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(t.maxBytes!==void 0){let i=t.maxBytes;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:n+"/yaml/maxBytes",keyword:"type",params:{type:"integer"}};e===
null?e=[f]:e.push(f),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const f={instancePath:n+"/yaml/maxBytes",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[f]:e.push(f),r++}}if(t.body!==void 0){let i=t.body;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.reads===
void 0){const f={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"reads"}};e===null?e=[f]:e.push(f),r++}if(i.writes===
void 0){const f={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"writes"}};e===null?e=[f]:e.push(f),r++}for(const f in i)
if(!(f==="reads"||f==="writes")){const h={instancePath:n+"/yaml/body",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?
e=[h]:e.push(h),r++}if(i.reads!==void 0){let f=i.reads;if(Array.isArray(f)){if(f.length<1){const b={instancePath:n+"/yaml/body/reads",keyword:"\
minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}const h=f.length;for(let b=0;b<h;b++){let o=f[b];if(!(o==="mapping"||o==="text")){const a={
instancePath:n+"/yaml/body/reads/"+b,keyword:"enum",params:{allowedValues:br.properties.yaml.properties.body.properties.reads.items.enum}};e===
null?e=[a]:e.push(a),r++}}}else{const h={instancePath:n+"/yaml/body/reads",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}
if(i.writes!==void 0){let f=i.writes;if(!(f==="mapping"||f==="text")){const h={instancePath:n+"/yaml/body/writes",keyword:"enum",params:{allowedValues:br.
properties.yaml.properties.body.properties.writes.enum}};e===null?e=[h]:e.push(h),r++}}}else{const f={instancePath:n+"/yaml/body",keyword:"t\
ype",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n+"/yaml",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),r++}}s.mail!==void 0&&(Or(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?
Or.errors:e.concat(Or.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
return Zr.errors=e,r===0}const ts={if:{type:"object",required:["frames"]},then:{type:"object",properties:{frames:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/frame"},minProperties:1},object:{$ref:"#/defin\
itions/openness"},sender:{$ref:"#/definitions/fieldPath"},recipient:{$ref:"#/definitions/fieldPath"},time:{$ref:"#/definitions/fieldPath"},thread:{
type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},version:{$ref:"#/definitions/fieldPath"},fields:{$ref:"#/definitions/fields"},
rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},
example:{type:"object"}},additionalProperties:!1,required:["frames"]},else:{type:"object",properties:{tag:{$ref:"#/definitions/fieldPath"},body:{
if:{type:"object"},then:{type:"object",properties:{field:{$ref:"#/definitions/anyField"},max:{type:"integer",minimum:1}},additionalProperties:!1,
required:["field"]},else:{$ref:"#/definitions/anyField"}},id:{$ref:"#/definitions/fieldPath"},replyTo:{$ref:"#/definitions/fieldPath"},ack:{
type:"object",properties:{wanted:{$ref:"#/definitions/fieldPath"},given:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:[
"wanted","given"]},object:{$ref:"#/definitions/openness"},sender:{$ref:"#/definitions/fieldPath"},recipient:{$ref:"#/definitions/fieldPath"},
time:{$ref:"#/definitions/fieldPath"},thread:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},version:{$ref:"#/definitions/f\
ieldPath"},fields:{$ref:"#/definitions/fields"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/rule"},minProperties:1},example:{type:"object"}},additionalProperties:!1,required:["body","fields","example"]}},Ir={type:"\
object",properties:{doc:{$ref:"#/definitions/string"},has:{type:"array",items:{$ref:"#/definitions/anyField"},minItems:1},where:{minProperties:1,
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:["string","number","boolean"]}},tag:{$ref:"#/definitions/anyField"},id:{
$ref:"#/definitions/anyField"},replyTo:{$ref:"#/definitions/anyField"},body:{$ref:"#/definitions/anyField"},fields:{$ref:"#/definitions/fiel\
ds"},type:{$ref:"#/definitions/bodyType"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},suffix:{type:["string","nu\
mber","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},example:{type:"object"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-\
_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
$ref:"#/definitions/wireExample"},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc"]},sn={if:{type:"\
object"},then:{$ref:"#/definitions/definition"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,
maxItems:1},else:{$ref:"#/definitions/typeName"}}};function Ge(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,
r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const a={};e===null?e=[a]:e.push(a),r++}var h=f===r;r=t,e!==
null&&(t?e.length=t:e=null);let b;if(h){const a=r;cr(s,{instancePath:n,parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?cr.errors:
e.concat(cr.errors),r=e.length);var h=a===r;i=h,b="then"}else{const a=r,c=r;let m=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[
y]:e.push(y),r++}var o=u===r;r=c,e!==null&&(c?e.length=c:e=null);let p;if(o){const y=r;if(Array.isArray(s)){if(s.length>1){const j={instancePath:n,
keyword:"maxItems",params:{limit:1}};e===null?e=[j]:e.push(j),r++}if(s.length<1){const j={instancePath:n,keyword:"minItems",params:{limit:1}};
e===null?e=[j]:e.push(j),r++}const A=s.length;for(let j=0;j<A;j++)M(s[j],{instancePath:n+"/"+j,parentData:s,parentDataProperty:j,rootData:l})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)}else{const A={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(
A),r++}var o=y===r;m=o,p="then"}else{const y=r;M(s,{instancePath:n,parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?M.errors:e.concat(
M.errors),r=e.length);var o=y===r;m=o,p="else"}if(!m){const y={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[y]:e.push(
y),r++}var h=a===r;i=h,b="else"}if(!i){const a={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[a]:e.push(a),r++}return Ge.
errors=e,r===0}const nn={type:"object",properties:{like:{$ref:"#/definitions/exampleName"},field:{$ref:"#/definitions/anyField"},values:{type:"\
array",items:{},minItems:1}},additionalProperties:!1,required:["like","field","values"]},Is={type:["string","number","boolean"],pattern:"\\S"};
function We(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="numb\
er"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Is.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!ae.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return We.errors=e,r===
0}function tr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.like===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[t]:e.push(t),r++}if(s.field===
void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===null?e=[t]:e.push(t),r++}if(s.values===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="like"||t==="fie\
ld"||t==="values")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}if(s.
like!==void 0&&(We(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),
r=e.length)),s.field!==void 0&&(X(s.field,{instancePath:n+"/field",parentData:s,parentDataProperty:"field",rootData:l})||(e=e===null?X.errors:
e.concat(X.errors),r=e.length)),s.values!==void 0){let t=s.values;if(Array.isArray(t)){if(t.length<1){const i={instancePath:n+"/values",keyword:"\
minItems",params:{limit:1}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n+"/values",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return tr.errors=e,r===
0}const ls={type:"object",properties:{like:{$ref:"#/definitions/exampleName"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definiti\
ons/fieldPath"},minItems:1},dropEach:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},issue:{type:["string","number","boolea\
n"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/de\
finitions/anyField"}}},additionalProperties:!1,required:["like"]},os=new RegExp("^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$","u");function lr(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="like"||i==="set"||
i==="drop"||i==="dropEach"||i==="issue"||i==="at")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===
null?e=[f]:e.push(f),r++}if(s.like!==void 0&&(We(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=e===
null?We.errors:e.concat(We.errors),r=e.length)),s.set!==void 0){let i=s.set;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const f={instancePath:n+
"/set",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.drop!==void 0){let i=s.drop;if(Array.isArray(i)){if(i.length<
1){const h={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const f=i.length;for(let h=0;h<f;h++)D(
i[h],{instancePath:n+"/drop/"+h,parentData:i,parentDataProperty:h,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const f={
instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.dropEach!==void 0){let i=s.dropEach;if(Array.
isArray(i)){if(i.length<1){const h={instancePath:n+"/dropEach",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const f=i.length;
for(let h=0;h<f;h++)D(i[h],{instancePath:n+"/dropEach/"+h,parentData:i,parentDataProperty:h,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),
r=e.length)}else{const f={instancePath:n+"/dropEach",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.issue!==void 0){
let i=s.issue;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const f={instancePath:n+"/issue",keyword:"type",
params:{type:ls.properties.issue.type}};e===null?e=[f]:e.push(f),r++}if(typeof i=="string"&&!os.test(i)){const f={instancePath:n+"/issue",keyword:"\
pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[f]:e.push(f),r++}}if(s.at!==void 0){let i=s.at;const f=r;let h=!0;
const b=r;if(!Array.isArray(i)){const a={};e===null?e=[a]:e.push(a),r++}var t=b===r;r=f,e!==null&&(f?e.length=f:e=null);let o;if(t){const a=r;
if(Array.isArray(i)){const m=i.length;for(let u=0;u<m;u++){let p=i[u];if(typeof p!="string"&&!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const d={instancePath:n+"/at/"+u,keyword:"type",params:{type:ls.properties.at.then.items.type}};e===null?e=[d]:e.push(d),r++}}}else{const m={
instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}var t=a===r;h=t,o="then"}else{const a=r;X(i,{instancePath:n+
"/at",parentData:s,parentDataProperty:"at",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length);var t=a===r;h=t,o="else"}if(!h){
const a={instancePath:n+"/at",keyword:"if",params:{failingKeyword:o}};e===null?e=[a]:e.push(a),r++}}}else{const i={instancePath:n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return lr.errors=e,r===0}const Fr={type:"object",properties:{mode:{enum:["strict",
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
additionalProperties:!1,required:["like"]}}}}}},Fs={type:["string","number","boolean"],pattern:"\\S"};function Xe(s,{instancePath:n="",parentData:K,
parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={
instancePath:n,keyword:"type",params:{type:Fs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ae.test(s)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return Xe.errors=e,r===0}const Es={type:["string","number","boolean"],
pattern:"\\S"};function mr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Es.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!ae.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return mr.errors=e,r===
0}const Ss={type:["string","number","boolean"],pattern:"\\S"};function hr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{
type:Ss.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ae.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\\
S"}};e===null?e=[t]:e.push(t),r++}return hr.errors=e,r===0}const Vs={type:["string","number","boolean"],pattern:"\\S"};function Ye(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boo\
lean"){const t={instancePath:n,keyword:"type",params:{type:Vs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ae.test(s)){const t={
instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return Ye.errors=e,r===0}function or(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let p;if(s.like===void 0&&(p="like")){const d={};e===null?e=[d]:e.push(d),r++}}else{const p={};e===null?e=[p]:e.push(p),r++}var h=f===r;
r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const y={instancePath:n,
keyword:"required",params:{missingProperty:"like"}};e===null?e=[y]:e.push(y),r++}for(const y in s)if(!(y==="like"||y==="set"||y==="drop"||y===
"mode"||y==="reads"||y==="warnings"||y==="issue"||y==="at")){const P={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:y}};
e===null?e=[P]:e.push(P),r++}if(s.like!==void 0&&(We(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=
e===null?We.errors:e.concat(We.errors),r=e.length)),s.set!==void 0){let y=s.set;if(!(y&&typeof y=="object"&&!Array.isArray(y))){const P={instancePath:n+
"/set",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(s.drop!==void 0){let y=s.drop;if(Array.isArray(y)){if(y.length<
1){const A={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),r++}const P=y.length;for(let A=0;A<P;A++)D(
y[A],{instancePath:n+"/drop/"+A,parentData:y,parentDataProperty:A,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const P={
instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}}else{const y={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}var h=p===r;i=h,b="then"}else{const p=r,d=r;let y=!0;const P=r;if(r===P)if(s&&typeof s=="object"&&
!Array.isArray(s)){let v;if(s.json===void 0&&(v="json")){const q={};e===null?e=[q]:e.push(q),r++}}else{const v={};e===null?e=[v]:e.push(v),r++}
var o=P===r;r=d,e!==null&&(d?e.length=d:e=null);let A;if(o){const v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.json===void 0){const x={
instancePath:n,keyword:"required",params:{missingProperty:"json"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!(x==="json"||x==="mode"||
x==="reads"||x==="warnings"||x==="issue"||x==="at")){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===
null?e=[z]:e.push(z),r++}s.json!==void 0&&(Xe(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"json",rootData:l})||(e=e===null?
Xe.errors:e.concat(Xe.errors),r=e.length))}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}
var o=v===r;y=o,A="then"}else{const v=r,q=r;let x=!0;const z=r;if(r===z)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.ndjson===void 0&&
(I="ndjson")){const we={};e===null?e=[we]:e.push(we),r++}}else{const I={};e===null?e=[I]:e.push(I),r++}var a=z===r;r=q,e!==null&&(q?e.length=
q:e=null);let ie;if(a){const I=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ndjson===void 0){const U={instancePath:n,keyword:"require\
d",params:{missingProperty:"ndjson"}};e===null?e=[U]:e.push(U),r++}for(const U in s)if(!(U==="ndjson"||U==="mode"||U==="reads"||U==="warning\
s"||U==="issue"||U==="at")){const Y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:U}};e===null?e=[Y]:e.push(Y),r++}
s.ndjson!==void 0&&(Xe(s.ndjson,{instancePath:n+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:l})||(e=e===null?Xe.errors:e.concat(
Xe.errors),r=e.length))}else{const U={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),r++}var a=I===r;x=a,ie=
"then"}else{const I=r,we=r;let U=!0;const Y=r;if(r===Y)if(s&&typeof s=="object"&&!Array.isArray(s)){let F;if(s.yaml===void 0&&(F="yaml")){const be={};
e===null?e=[be]:e.push(be),r++}}else{const F={};e===null?e=[F]:e.push(F),r++}var c=Y===r;r=we,e!==null&&(we?e.length=we:e=null);let ye;if(c){
const F=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.yaml===void 0){const re={instancePath:n,keyword:"required",params:{missingProperty:"\
yaml"}};e===null?e=[re]:e.push(re),r++}for(const re in s)if(!(re==="yaml"||re==="mode"||re==="reads"||re==="warnings"||re==="issue"||re==="a\
t")){const ee={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:re}};e===null?e=[ee]:e.push(ee),r++}s.yaml!==void 0&&
(mr(s.yaml,{instancePath:n+"/yaml",parentData:s,parentDataProperty:"yaml",rootData:l})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length))}else{
const re={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[re]:e.push(re),r++}var c=F===r;U=c,ye="then"}else{const F=r,be=r;
let re=!0;const ee=r;if(r===ee)if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.mail===void 0&&(N="mail")){const he={};e===null?e=[he]:
e.push(he),r++}}else{const N={};e===null?e=[N]:e.push(N),r++}var m=ee===r;r=be,e!==null&&(be?e.length=be:e=null);let ce;if(m){const N=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.mail===void 0){const E={instancePath:n,keyword:"required",params:{missingProperty:"mail"}};e===null?
e=[E]:e.push(E),r++}for(const E in s)if(!(E==="mail"||E==="mode"||E==="reads"||E==="warnings"||E==="issue"||E==="at")){const W={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:E}};e===null?e=[W]:e.push(W),r++}s.mail!==void 0&&(hr(s.mail,{instancePath:n+"/mai\
l",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length))}else{const E={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var m=N===r;re=m,ce="then"}else{const N=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.like===void 0){const E={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[E]:e.push(E),r++}for(const E in s)
if(!me.call(Fr.else.else.else.else.else.properties,E)){const W={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:E}};
e===null?e=[W]:e.push(W),r++}if(s.like!==void 0&&(We(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=
e===null?We.errors:e.concat(We.errors),r=e.length)),s.set!==void 0){let E=s.set;if(!(E&&typeof E=="object"&&!Array.isArray(E))){const W={instancePath:n+
"/set",keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(W),r++}}if(s.drop!==void 0){let E=s.drop;if(Array.isArray(E)){if(E.length<
1){const oe={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[oe]:e.push(oe),r++}const W=E.length;for(let oe=0;oe<W;oe++)
D(E[oe],{instancePath:n+"/drop/"+oe,parentData:E,parentDataProperty:oe,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const W={instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[W]:e.push(W),r++}}s.json!==void 0&&(Xe(s.json,{instancePath:n+
"/json",parentData:s,parentDataProperty:"json",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),s.ndjson!==void 0&&(Xe(s.
ndjson,{instancePath:n+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),
s.yaml!==void 0&&(mr(s.yaml,{instancePath:n+"/yaml",parentData:s,parentDataProperty:"yaml",rootData:l})||(e=e===null?mr.errors:e.concat(mr.errors),
r=e.length)),s.mail!==void 0&&(hr(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?hr.errors:
e.concat(hr.errors),r=e.length))}else{const E={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var m=N===
r;re=m,ce="else"}if(!re){const N={instancePath:n,keyword:"if",params:{failingKeyword:ce}};e===null?e=[N]:e.push(N),r++}var c=F===r;U=c,ye="e\
lse"}if(!U){const F={instancePath:n,keyword:"if",params:{failingKeyword:ye}};e===null?e=[F]:e.push(F),r++}var a=I===r;x=a,ie="else"}if(!x){const I={
instancePath:n,keyword:"if",params:{failingKeyword:ie}};e===null?e=[I]:e.push(I),r++}var o=v===r;y=o,A="else"}if(!y){const v={instancePath:n,
keyword:"if",params:{failingKeyword:A}};e===null?e=[v]:e.push(v),r++}var h=p===r;i=h,b="else"}if(!i){const p={instancePath:n,keyword:"if",params:{
failingKeyword:b}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.mode!==void 0){let p=s.mode;if(!(p==="stri\
ct"||p==="lenient")){const d={instancePath:n+"/mode",keyword:"enum",params:{allowedValues:Fr.properties.mode.enum}};e===null?e=[d]:e.push(d),
r++}}if(s.reads!==void 0){let p=s.reads;if(!(p&&typeof p=="object"&&!Array.isArray(p))){const d={instancePath:n+"/reads",keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.warnings!==void 0){let p=s.warnings;if(Array.isArray(p)){const d=p.length;for(let y=0;y<d;y++)
Ye(p[y],{instancePath:n+"/warnings/"+y,parentData:p,parentDataProperty:y,rootData:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)}else{
const d={instancePath:n+"/warnings",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.issue!==void 0){let p=s.issue;if(typeof p!=
"string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){const d={instancePath:n+"/issue",keyword:"type",params:{type:Fr.properties.
issue.type}};e===null?e=[d]:e.push(d),r++}if(typeof p=="string"&&!os.test(p)){const d={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[d]:e.push(d),r++}}if(s.at!==void 0){let p=s.at;const d=r;let y=!0;const P=r;if(!Array.isArray(
p)){const j={};e===null?e=[j]:e.push(j),r++}var u=P===r;r=d,e!==null&&(d?e.length=d:e=null);let A;if(u){const j=r;if(Array.isArray(p)){const q=p.
length;for(let x=0;x<q;x++){let z=p[x];if(typeof z!="string"&&!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(z))){const ie={instancePath:n+
"/at/"+x,keyword:"type",params:{type:Fr.properties.at.then.items.type}};e===null?e=[ie]:e.push(ie),r++}}}else{const q={instancePath:n+"/at",
keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}var u=j===r;y=u,A="then"}else{const j=r;X(p,{instancePath:n+"/at",parentData:s,
parentDataProperty:"at",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length);var u=j===r;y=u,A="else"}if(!y){const j={instancePath:n+
"/at",keyword:"if",params:{failingKeyword:A}};e===null?e=[j]:e.push(j),r++}}}else{const p={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[p]:e.push(p),r++}return or.errors=e,r===0}function Er(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[o]:e.push(o),r++}for(const o in s)if(!me.call(Ir.properties,o)){const a={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",
rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.has!==void 0){let o=s.has;if(Array.isArray(o)){if(o.length<1){const c={
instancePath:n+"/has",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const a=o.length;for(let c=0;c<a;c++)X(o[c],{instancePath:n+
"/has/"+c,parentData:o,parentDataProperty:c,rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)}else{const a={instancePath:n+"\
/has",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.where!==void 0){let o=s.where;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(Object.keys(o).length<1){const a={instancePath:n+"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),
r++}for(const a in o){const c=r;if(typeof a=="string"&&!ae.test(a)){const m={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},
propertyName:a};e===null?e=[m]:e.push(m),r++}var t=c===r;if(!t){const m={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:a}};
e===null?e=[m]:e.push(m),r++}}for(const a in o){let c=o[a];if(typeof c!="string"&&!(typeof c=="number"&&isFinite(c))&&typeof c!="boolean"){const m={
instancePath:n+"/where/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Ir.properties.where.additionalProperties.type}};
e===null?e=[m]:e.push(m),r++}}}else{const a={instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.
tag!==void 0&&(X(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=
e.length)),s.id!==void 0&&(X(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),
r=e.length)),s.replyTo!==void 0&&(X(s.replyTo,{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:l})||(e=e===null?
X.errors:e.concat(X.errors),r=e.length)),s.body!==void 0&&(X(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:l})||
(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.fields!==void 0&&(_e(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:l})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.type!==void 0&&(Ge(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.name!==void 0){let o=s.name;if(typeof o!="s\
tring"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){const a={instancePath:n+"/name",keyword:"type",params:{type:Ir.properties.name.
type}};e===null?e=[a]:e.push(a),r++}if(typeof o=="string"&&!Te.test(o)){const a={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^\
[A-Z][A-Za-z0-9]*$"}};e===null?e=[a]:e.push(a),r++}}if(s.suffix!==void 0){let o=s.suffix;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(
o))&&typeof o!="boolean"){const a={instancePath:n+"/suffix",keyword:"type",params:{type:Ir.properties.suffix.type}};e===null?e=[a]:e.push(a),
r++}if(typeof o=="string"&&!Te.test(o)){const a={instancePath:n+"/suffix",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?
e=[a]:e.push(a),r++}}if(s.example!==void 0){let o=s.example;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const a={instancePath:n+"/exampl\
e",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.rules!==void 0){let o=s.rules;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(Object.keys(o).length<1){const a={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),
r++}for(const a in o){const c=r;if(typeof a=="string"&&!Le.test(a)){const m={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-\
z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:a};e===null?e=[m]:e.push(m),r++}var i=c===r;if(!i){const m={instancePath:n+"/rules",keyword:"\
propertyNames",params:{propertyName:a}};e===null?e=[m]:e.push(m),r++}}for(const a in o)ke(o[a],{instancePath:n+"/rules/"+a.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:o,parentDataProperty:a,rootData:l})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const a={instancePath:n+
"/rules",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.examples!==void 0){let o=s.examples;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){for(const a in o){const c=r;if(typeof a=="string"&&!ae.test(a)){const m={instancePath:n+"/examples",keyword:"pattern",
params:{pattern:"\\S"},propertyName:a};e===null?e=[m]:e.push(m),r++}var f=c===r;if(!f){const m={instancePath:n+"/examples",keyword:"property\
Names",params:{propertyName:a}};e===null?e=[m]:e.push(m),r++}}for(const a in o){let c=o[a];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const m={
instancePath:n+"/examples/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{
const a={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.variations!==void 0){let o=s.variations;
if(Array.isArray(o)){if(o.length<1){const c={instancePath:n+"/variations",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}
const a=o.length;for(let c=0;c<a;c++)tr(o[c],{instancePath:n+"/variations/"+c,parentData:o,parentDataProperty:c,rootData:l})||(e=e===null?tr.
errors:e.concat(tr.errors),r=e.length)}else{const a={instancePath:n+"/variations",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(
a),r++}}if(s.invalid!==void 0){let o=s.invalid;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const a in o){const c=r;if(typeof a=="string"&&
!ae.test(a)){const m={instancePath:n+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[m]:e.push(m),r++}var h=c===
r;if(!h){const m={instancePath:n+"/invalid",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[m]:e.push(m),r++}}for(const a in o)
lr(o[a],{instancePath:n+"/invalid/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,rootData:l})||(e=e===null?lr.
errors:e.concat(lr.errors),r=e.length)}else{const a={instancePath:n+"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}if(s.wire!==void 0){let o=s.wire;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const a={instancePath:n+"/\
wire",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in o){const c=r;if(typeof a=="string"&&!ae.test(a)){
const m={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[m]:e.push(m),r++}var b=c===r;if(!b){const m={
instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[m]:e.push(m),r++}}for(const a in o)or(o[a],{instancePath:n+
"/wire/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,rootData:l})||(e=e===null?or.errors:e.concat(or.errors),
r=e.length)}else{const a={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}s.allow!==void 0&&($e(
s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length))}else{
const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Er.errors=e,r===0}function Sr(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let u;if(s.frames===void 0&&(u="frames")){const p={};e===null?e=[p]:e.push(p),r++}}else{const u={};e===null?e=[u]:e.push(u),r++}var h=f===
r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.frames===void 0){const d={instancePath:n,
keyword:"required",params:{missingProperty:"frames"}};e===null?e=[d]:e.push(d),r++}for(const d in s)if(!me.call(ts.then.properties,d)){const y={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[y]:e.push(y),r++}if(s.frames!==void 0){let d=s.frames;
if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1){const y={instancePath:n+"/frames",keyword:"minProperties",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}for(const y in d){const P=r;if(typeof y=="string"&&!Le.test(y)){const A={instancePath:n+"/frames",keyword:"patt\
ern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:y};e===null?e=[A]:e.push(A),r++}var o=P===r;if(!o){const A={instancePath:n+
"/frames",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[A]:e.push(A),r++}}for(const y in d)Er(d[y],{instancePath:n+"/frames/"+
y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,rootData:l})||(e=e===null?Er.errors:e.concat(Er.errors),r=e.length)}else{
const y={instancePath:n+"/frames",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.object!==void 0&&(ge(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.sender!==void 0&&(D(
s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"sender",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),
s.recipient!==void 0&&(D(s.recipient,{instancePath:n+"/recipient",parentData:s,parentDataProperty:"recipient",rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)),s.time!==void 0&&(D(s.time,{instancePath:n+"/time",parentData:s,parentDataProperty:"time",rootData:l})||(e=e===
null?D.errors:e.concat(D.errors),r=e.length)),s.thread!==void 0){let d=s.thread;if(Array.isArray(d)){if(d.length<1){const P={instancePath:n+
"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}const y=d.length;for(let P=0;P<y;P++)D(d[P],{instancePath:n+"/th\
read/"+P,parentData:d,parentDataProperty:P,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const y={instancePath:n+"/\
thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.version!==void 0&&(D(s.version,{instancePath:n+"/version",parentData:s,
parentDataProperty:"version",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.fields!==void 0&&(_e(s.fields,{instancePath:n+
"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.rules!==void 0){let d=s.
rules;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1){const y={instancePath:n+"/rules",keyword:"minProperties",params:{
limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const P=r;if(typeof y=="string"&&!Le.test(y)){const A={instancePath:n+"/rules",keyword:"\
pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:y};e===null?e=[A]:e.push(A),r++}var a=P===r;if(!a){const A={
instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[A]:e.push(A),r++}}for(const y in d)ke(d[y],{instancePath:n+
"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,rootData:l})||(e=e===null?ke.errors:e.concat(ke.errors),
r=e.length)}else{const y={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.example!==void 0){
let d=s.example;if(!(d&&typeof d=="object"&&!Array.isArray(d))){const y={instancePath:n+"/example",keyword:"type",params:{type:"object"}};e===
null?e=[y]:e.push(y),r++}}}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var h=u===r;i=h,
b="then"}else{const u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.body===void 0){const d={instancePath:n,keyword:"required",params:{
missingProperty:"body"}};e===null?e=[d]:e.push(d),r++}if(s.fields===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"\
fields"}};e===null?e=[d]:e.push(d),r++}if(s.example===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"example"}};
e===null?e=[d]:e.push(d),r++}for(const d in s)if(!me.call(ts.else.properties,d)){const y={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:d}};e===null?e=[y]:e.push(y),r++}if(s.tag!==void 0&&(D(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",
rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.body!==void 0){let d=s.body;const y=r;let P=!0;const A=r;if(!(d&&typeof d==
"object"&&!Array.isArray(d))){const v={};e===null?e=[v]:e.push(v),r++}var c=A===r;r=y,e!==null&&(y?e.length=y:e=null);let j;if(c){const v=r;
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.field===void 0){const x={instancePath:n+"/body",keyword:"required",params:{missingProperty:"\
field"}};e===null?e=[x]:e.push(x),r++}for(const x in d)if(!(x==="field"||x==="max")){const z={instancePath:n+"/body",keyword:"additionalProp\
erties",params:{additionalProperty:x}};e===null?e=[z]:e.push(z),r++}if(d.field!==void 0&&(X(d.field,{instancePath:n+"/body/field",parentData:d,
parentDataProperty:"field",rootData:l})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),d.max!==void 0){let x=d.max;if(!(typeof x=="nu\
mber"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const z={instancePath:n+"/body/max",keyword:"type",params:{type:"integer"}};e===null?e=[z]:e.push(z),
r++}if(typeof x=="number"&&isFinite(x)&&(x<1||isNaN(x))){const z={instancePath:n+"/body/max",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[z]:e.push(z),r++}}}else{const x={instancePath:n+"/body",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var c=v===
r;P=c,j="then"}else{const v=r;X(d,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:l})||(e=e===null?X.errors:e.concat(
X.errors),r=e.length);var c=v===r;P=c,j="else"}if(!P){const v={instancePath:n+"/body",keyword:"if",params:{failingKeyword:j}};e===null?e=[v]:
e.push(v),r++}}if(s.id!==void 0&&(D(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length)),s.replyTo!==void 0&&(D(s.replyTo,{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:l})||(e=
e===null?D.errors:e.concat(D.errors),r=e.length)),s.ack!==void 0){let d=s.ack;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.wanted===void 0){
const y={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"wanted"}};e===null?e=[y]:e.push(y),r++}if(d.given===void 0){const y={
instancePath:n+"/ack",keyword:"required",params:{missingProperty:"given"}};e===null?e=[y]:e.push(y),r++}for(const y in d)if(!(y==="wanted"||
y==="given")){const P={instancePath:n+"/ack",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[P]:e.push(P),r++}d.wanted!==
void 0&&(D(d.wanted,{instancePath:n+"/ack/wanted",parentData:d,parentDataProperty:"wanted",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),
r=e.length)),d.given!==void 0&&(D(d.given,{instancePath:n+"/ack/given",parentData:d,parentDataProperty:"given",rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length))}else{const y={instancePath:n+"/ack",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.
object!==void 0&&(ge(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(
ge.errors),r=e.length)),s.sender!==void 0&&(D(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"sender",rootData:l})||(e=e===
null?D.errors:e.concat(D.errors),r=e.length)),s.recipient!==void 0&&(D(s.recipient,{instancePath:n+"/recipient",parentData:s,parentDataProperty:"\
recipient",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.time!==void 0&&(D(s.time,{instancePath:n+"/time",parentData:s,
parentDataProperty:"time",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.thread!==void 0){let d=s.thread;if(Array.isArray(
d)){if(d.length<1){const P={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}const y=d.length;for(let P=0;P<
y;P++)D(d[P],{instancePath:n+"/thread/"+P,parentData:d,parentDataProperty:P,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{
const y={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.version!==void 0&&(D(s.version,{instancePath:n+
"/version",parentData:s,parentDataProperty:"version",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),s.fields!==void 0&&(_e(
s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),
s.rules!==void 0){let d=s.rules;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1){const y={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in d){const P=r;if(typeof y=="string"&&!Le.test(y)){const A={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:y};e===null?e=[A]:e.push(A),r++}var m=P===
r;if(!m){const A={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[A]:e.push(A),r++}}for(const y in d)ke(
d[y],{instancePath:n+"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:y,rootData:l})||(e=e===null?ke.errors:
e.concat(ke.errors),r=e.length)}else{const y={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.
example!==void 0){let d=s.example;if(!(d&&typeof d=="object"&&!Array.isArray(d))){const y={instancePath:n+"/example",keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),
r++}var h=u===r;i=h,b="else"}if(!i){const u={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[u]:e.push(u),r++}return Sr.errors=
e,r===0}const kr={type:"object",properties:{doc:{$ref:"#/definitions/string"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-\
z0-9]*$"},originalName:{$ref:"#/definitions/string"},from:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/roleName"},minItems:1},
else:{$ref:"#/definitions/roleName"}},to:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/roleName"},minItems:1},else:{$ref:"\
#/definitions/roleName"}},ack:{enum:["required"]},replies:{$ref:"#/definitions/messageList"},conventions:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{if:{type:"array"},then:{$ref:"#/definitions/strings"},else:{enum:["request"]}}},aliases:{$ref:"#/definitions/str\
ings"},lenient:{type:"object",properties:{aliases:{$ref:"#/definitions/strings"}},additionalProperties:!1},envelope:{type:"object",properties:{
include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definitions/fields"}},additionalProperties:!1},frame:{$ref:"#/definitions/fra\
meName"},tag:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/bodyType"},bodyRequired:{type:"boolean"},result:{if:{type:"object"},then:{
$ref:"#/definitions/result"},else:{$ref:"#/definitions/bodyType"}},timeout:{type:["string","number","boolean"],pattern:"^(?:none|[1-9][0-9]*\
[smhd])$"},include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definitions/fields"},object:{$ref:"#/definitions/openness"},extras:{
$ref:"#/definitions/extras"},reserved:{$ref:"#/definitions/strings"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][\
A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\\
S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/wireExample"},minProperties:1},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"\
#/definitions/allow"}},additionalProperties:!1,required:["doc","from","to"]},Ks={type:["string","number","boolean"],pattern:"\\S"};function er(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Ks.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ae.test(
s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return er.errors=e,r===0}const tn={type:"\
array",items:{$ref:"#/definitions/messageOrGroup"}},Bs={type:["string","number","boolean"],pattern:"\\S"};function He(s,{instancePath:n="",parentData:K,
parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const t={
instancePath:n,keyword:"type",params:{type:Bs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!ae.test(s)){const t={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return He.errors=e,r===0}function ze(s,{instancePath:n="",parentData:K,
parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(Array.isArray(s)){const t=s.length;for(let i=0;i<t;i++)He(s[i],{instancePath:n+"/"+
i,parentData:s,parentDataProperty:i,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{const t={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}const Cs={type:["string","number","boolean"],pattern:"\\S"};
function Vr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="numb\
er"&&isFinite(s))&&typeof s!="boolean"){const t={instancePath:n,keyword:"type",params:{type:Cs.type}};e===null?e=[t]:e.push(t),r++}if(typeof s==
"string"&&!ae.test(s)){const t={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[t]:e.push(t),r++}return Vr.errors=e,r===
0}const Ze={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{
$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"},name:{type:["string","number",
"boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},bodyRequired:{type:"boolean"},originalName:{$ref:"#/definitions/string"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",
propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},
invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1}},if:{type:"object",required:["type"]},then:{type:"ob\
ject",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"\
boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definit\
ions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,
rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",required:["list"]},
then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{type:"boolean"},
doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,
wire:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/d\
efinitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,
required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{
$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:!0,reserved:{$ref:"#\
/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,examples:!0,variations:!0,
invalid:!0,wire:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{
union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definit\
ions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,
invalid:!0,wire:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{
const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,
rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},
then:{type:"object",properties:{enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},pattern:{
$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,
examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["enum","values"]},else:{if:{type:"object",required:["stream"]},
then:{type:"object",properties:{stream:{$ref:"#/definitions/bodyType"},until:{type:"object",minProperties:1,additionalProperties:{type:["str\
ing","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,
variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["stream"]},else:{type:"object",properties:{type:{$ref:"#/definitions/typ\
eName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:[
"seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},
list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/s\
tring"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"\
#/definitions/extras"},rules:!0,reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},
tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["string","number","boolean"]},enum:{enum:["open",
"closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},stream:{$ref:"#/definitions/bodyType"},until:{type:"objec\
t",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,
name:!0,bodyRequired:!0,originalName:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["type"]}}}}}}}}};function Kr(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(r===f)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let v;if(s.type===void 0&&(v="type")){const q={};e===null?e=[q]:e.push(q),r++}}else{const v={};e===null?e=[v]:e.
push(v),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
const x={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!me.call(Ze.then.
properties,x)){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[z]:e.push(z),r++}if(s.type!==
void 0&&(M(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),
s.min!==void 0){let x=s.min;if(!(typeof x=="number"&&isFinite(x))){const z={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===
null?e=[z]:e.push(z),r++}}if(s.max!==void 0){let x=s.max;if(!(typeof x=="number"&&isFinite(x))){const z={instancePath:n+"/max",keyword:"type",
params:{type:"number"}};e===null?e=[z]:e.push(z),r++}}if(s.pattern!==void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const x={instancePath:n+
"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[x]:e.push(x),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const x={instancePath:n+
"/fraction",keyword:"enum",params:{allowedValues:Ze.then.properties.fraction.enum}};e===null?e=[x]:e.push(x),r++}if(s.write!==void 0&&s.write!==
"seconds"){const x={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ze.then.properties.write.enum}};e===null?e=[x]:e.push(x),r++}
if(s.version!==void 0&&s.version!==4){const x={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ze.then.properties.version.enum}};
e===null?e=[x]:e.push(x),r++}if(s.prefix!==void 0&&(w(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.schemes!==void 0&&(V(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"\
schemes",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.inside!==void 0){let x=s.inside;if(!(x==="warn"||x==="require")){
const z={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ze.then.properties.inside.enum}};e===null?e=[z]:e.push(z),r++}}}else{
const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var h=v===r;i=h,b="then"}else{const v=r,q=r;let x=!0;
const z=r;if(r===z)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.list===void 0&&(I="list")){const we={};e===null?e=[we]:e.push(we),
r++}}else{const I={};e===null?e=[I]:e.push(I),r++}var o=z===r;r=q,e!==null&&(q?e.length=q:e=null);let ie;if(o){const I=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.list===void 0){const U={instancePath:n,keyword:"required",params:{missingProperty:"list"}};e===null?e=[U]:e.push(
U),r++}for(const U in s)if(!me.call(Ze.else.then.properties,U)){const Y={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:U}};
e===null?e=[Y]:e.push(Y),r++}if(s.list!==void 0&&(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===
null?Q.errors:e.concat(Q.errors),r=e.length)),s.min!==void 0){let U=s.min;if(!(typeof U=="number"&&isFinite(U))){const Y={instancePath:n+"/m\
in",keyword:"type",params:{type:"number"}};e===null?e=[Y]:e.push(Y),r++}}if(s.max!==void 0){let U=s.max;if(!(typeof U=="number"&&isFinite(U))){
const Y={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[Y]:e.push(Y),r++}}if(s.unique!==void 0&&typeof s.unique!="\
boolean"){const U={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[U]:e.push(U),r++}}else{const U={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),r++}var o=I===r;x=o,ie="then"}else{const I=r,we=r;let U=!0;const Y=r;if(r===
Y)if(s&&typeof s=="object"&&!Array.isArray(s)){let F;if(s.map===void 0&&(F="map")){const be={};e===null?e=[be]:e.push(be),r++}}else{const F={};
e===null?e=[F]:e.push(F),r++}var a=Y===r;r=we,e!==null&&(we?e.length=we:e=null);let ye;if(a){const F=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.map===void 0){const re={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[re]:e.push(re),r++}for(const re in s)
if(!me.call(Ze.else.else.then.properties,re)){const ee={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:re}};e===null?
e=[ee]:e.push(ee),r++}if(s.map!==void 0&&(Q(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:
e.concat(Q.errors),r=e.length)),s.keys!==void 0&&(w(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===
null?w.errors:e.concat(w.errors),r=e.length)),s.min!==void 0){let re=s.min;if(!(typeof re=="number"&&isFinite(re))){const ee={instancePath:n+
"/min",keyword:"type",params:{type:"number"}};e===null?e=[ee]:e.push(ee),r++}}if(s.max!==void 0){let re=s.max;if(!(typeof re=="number"&&isFinite(
re))){const ee={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[ee]:e.push(ee),r++}}}else{const re={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[re]:e.push(re),r++}var a=F===r;U=a,ye="then"}else{const F=r,be=r;let re=!0;const ee=r;if(r===
ee)if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.fields===void 0&&(N="fields")){const he={};e===null?e=[he]:e.push(he),r++}}else{const N={};
e===null?e=[N]:e.push(N),r++}var c=ee===r;r=be,e!==null&&(be?e.length=be:e=null);let ce;if(c){const N=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.fields===void 0){const E={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[E]:e.push(E),r++}for(const E in s)
if(!me.call(Ze.else.else.else.then.properties,E)){const W={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:E}};e===
null?e=[W]:e.push(W),r++}s.fields!==void 0&&(_e(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=
e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.include!==void 0&&(je(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:l})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.object!==void 0&&(ge(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.extras!==void 0&&(qe(s.extras,{instancePath:n+
"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),s.reserved!==void 0&&
(V(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=
e.length))}else{const E={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var c=N===r;re=c,ce="then"}else{
const N=r,he=r;let E=!0;const W=r;if(r===W)if(s&&typeof s=="object"&&!Array.isArray(s)){let T;if(s.union===void 0&&(T="union")){const J={};e===
null?e=[J]:e.push(J),r++}}else{const T={};e===null?e=[T]:e.push(T),r++}var m=W===r;r=he,e!==null&&(he?e.length=he:e=null);let oe;if(m){const T=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const ve={instancePath:n,keyword:"required",params:{missingProperty:"union"}};
e===null?e=[ve]:e.push(ve),r++}for(const ve in s)if(!me.call(Ze.else.else.else.else.then.properties,ve)){const te={instancePath:n,keyword:"a\
dditionalProperties",params:{additionalProperty:ve}};e===null?e=[te]:e.push(te),r++}if(s.union!==void 0){let ve=s.union;if(Array.isArray(ve)){
if(ve.length<2){const pe={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[pe]:e.push(pe),r++}const te=ve.length;for(let pe=0;pe<
te;pe++)Q(ve[pe],{instancePath:n+"/union/"+pe,parentData:ve,parentDataProperty:pe,rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.
length)}else{const te={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[te]:e.push(te),r++}}s.tag!==void 0&&(xe(s.tag,
{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.otherwise!==
void 0&&(M(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=e===null?M.errors:e.concat(
M.errors),r=e.length))}else{const ve={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[ve]:e.push(ve),r++}var m=T===r;E=m,oe=
"then"}else{const T=r,J=r;let ve=!0;const te=r;if(r===te)if(s&&typeof s=="object"&&!Array.isArray(s)){let G;if(s.const===void 0&&(G="const")){
const De={};e===null?e=[De]:e.push(De),r++}}else{const G={};e===null?e=[G]:e.push(G),r++}var u=te===r;r=J,e!==null&&(J?e.length=J:e=null);let pe;
if(u){const G=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const Ae={instancePath:n,keyword:"required",params:{missingProperty:"\
const"}};e===null?e=[Ae]:e.push(Ae),r++}for(const Ae in s)if(!me.call(Ze.else.else.else.else.else.then.properties,Ae)){const fe={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:Ae}};e===null?e=[fe]:e.push(fe),r++}if(s.const!==void 0){let Ae=s.const;if(typeof Ae!=
"string"&&!(typeof Ae=="number"&&isFinite(Ae))&&typeof Ae!="boolean"){const fe={instancePath:n+"/const",keyword:"type",params:{type:Ze.else.
else.else.else.else.then.properties.const.type}};e===null?e=[fe]:e.push(fe),r++}}}else{const Ae={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[Ae]:e.push(Ae),r++}var u=G===r;ve=u,pe="then"}else{const G=r,De=r;let Ae=!0;const fe=r;if(r===fe)if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){let k;if(s.enum===void 0&&(k="enum")){const ne={};e===null?e=[ne]:e.push(ne),r++}}else{const k={};e===null?e=[k]:e.push(
k),r++}var p=fe===r;r=De,e!==null&&(De?e.length=De:e=null);let Ee;if(p){const k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){
const se={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[se]:e.push(se),r++}if(s.values===void 0){const se={
instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[se]:e.push(se),r++}for(const se in s)if(!me.call(Ze.else.else.
else.else.else.else.then.properties,se)){const nr={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:se}};e===null?e=
[nr]:e.push(nr),r++}if(s.enum!==void 0){let se=s.enum;if(!(se==="open"||se==="closed")){const nr={instancePath:n+"/enum",keyword:"enum",params:{
allowedValues:Ze.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[nr]:e.push(nr),r++}}if(s.of!==void 0){let se=s.of;if(!(se===
"string"||se==="integer")){const nr={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ze.else.else.else.else.else.else.then.properties.
of.enum}};e===null?e=[nr]:e.push(nr),r++}}s.values!==void 0&&(Ie(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",
rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.pattern!==void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length))}else{const se={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[se]:e.push(se),r++}var p=k===r;Ae=p,Ee="then"}else{const k=r,ne=r;let se=!0;const nr=r;if(r===nr)if(s&&typeof s==
"object"&&!Array.isArray(s)){let ue;if(s.stream===void 0&&(ue="stream")){const Be={};e===null?e=[Be]:e.push(Be),r++}}else{const ue={};e===null?
e=[ue]:e.push(ue),r++}var d=nr===r;r=ne,e!==null&&(ne?e.length=ne:e=null);let Je;if(d){const ue=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.stream===void 0){const S={instancePath:n,keyword:"required",params:{missingProperty:"stream"}};e===null?e=[S]:e.push(S),r++}for(const S in s)
if(!me.call(Ze.else.else.else.else.else.else.else.then.properties,S)){const le={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:S}};
e===null?e=[le]:e.push(le),r++}if(s.stream!==void 0&&(Ge(s.stream,{instancePath:n+"/stream",parentData:s,parentDataProperty:"stream",rootData:l})||
(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.until!==void 0){let S=s.until;if(S&&typeof S=="object"&&!Array.isArray(S)){if(Object.
keys(S).length<1){const le={instancePath:n+"/until",keyword:"minProperties",params:{limit:1}};e===null?e=[le]:e.push(le),r++}for(const le in S){
let Pe=S[le];if(typeof Pe!="string"&&!(typeof Pe=="number"&&isFinite(Pe))&&typeof Pe!="boolean"){const rr={instancePath:n+"/until/"+le.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Ze.else.else.else.else.else.else.else.then.properties.until.additionalProperties.
type}};e===null?e=[rr]:e.push(rr),r++}}}else{const le={instancePath:n+"/until",keyword:"type",params:{type:"object"}};e===null?e=[le]:e.push(
le),r++}}}else{const S={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}var d=ue===r;se=d,Je="then"}else{
const ue=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const S={instancePath:n,keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[S]:e.push(S),r++}for(const S in s)if(!me.call(Ze.else.else.else.else.else.else.else.else.properties,S)){const le={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[le]:e.push(le),r++}if(s.type!==void 0&&(M(s.type,{instancePath:n+"\
/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.min!==void 0){let S=s.min;
if(!(typeof S=="number"&&isFinite(S))){const le={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[le]:e.push(le),r++}}
if(s.max!==void 0){let S=s.max;if(!(typeof S=="number"&&isFinite(S))){const le={instancePath:n+"/max",keyword:"type",params:{type:"number"}};
e===null?e=[le]:e.push(le),r++}}if(s.pattern!==void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const S={instancePath:n+"/utc",keyword:"type",
params:{type:"boolean"}};e===null?e=[S]:e.push(S),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const S={instancePath:n+"/fraction",keyword:"\
enum",params:{allowedValues:Ze.else.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[S]:e.push(S),r++}if(s.write!==
void 0&&s.write!=="seconds"){const S={instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ze.else.else.else.else.else.else.else.else.
properties.write.enum}};e===null?e=[S]:e.push(S),r++}if(s.version!==void 0&&s.version!==4){const S={instancePath:n+"/version",keyword:"enum",
params:{allowedValues:Ze.else.else.else.else.else.else.else.else.properties.version.enum}};e===null?e=[S]:e.push(S),r++}if(s.prefix!==void 0&&
(w(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),
s.schemes!==void 0&&(V(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?V.errors:e.concat(
V.errors),r=e.length)),s.inside!==void 0){let S=s.inside;if(!(S==="warn"||S==="require")){const le={instancePath:n+"/inside",keyword:"enum",
params:{allowedValues:Ze.else.else.else.else.else.else.else.else.properties.inside.enum}};e===null?e=[le]:e.push(le),r++}}if(s.list!==void 0&&
(Q(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),
s.unique!==void 0&&typeof s.unique!="boolean"){const S={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[S]:e.push(
S),r++}if(s.map!==void 0&&(Q(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Q.errors:e.concat(
Q.errors),r=e.length)),s.keys!==void 0&&(w(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?w.
errors:e.concat(w.errors),r=e.length)),s.fields!==void 0&&(_e(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||
(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.include!==void 0&&(je(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:l})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.object!==void 0&&(ge(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.extras!==void 0&&(qe(s.extras,{instancePath:n+
"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),s.reserved!==void 0&&
(V(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=
e.length)),s.union!==void 0){let S=s.union;if(Array.isArray(S)){if(S.length<2){const Pe={instancePath:n+"/union",keyword:"minItems",params:{
limit:2}};e===null?e=[Pe]:e.push(Pe),r++}const le=S.length;for(let Pe=0;Pe<le;Pe++)Q(S[Pe],{instancePath:n+"/union/"+Pe,parentData:S,parentDataProperty:Pe,
rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)}else{const le={instancePath:n+"/union",keyword:"type",params:{type:"array"}};
e===null?e=[le]:e.push(le),r++}}if(s.tag!==void 0&&(xe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===
null?xe.errors:e.concat(xe.errors),r=e.length)),s.otherwise!==void 0&&(M(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),s.const!==void 0){let S=s.const;if(typeof S!="string"&&!(typeof S==
"number"&&isFinite(S))&&typeof S!="boolean"){const le={instancePath:n+"/const",keyword:"type",params:{type:Ze.else.else.else.else.else.else.
else.else.properties.const.type}};e===null?e=[le]:e.push(le),r++}}if(s.enum!==void 0){let S=s.enum;if(!(S==="open"||S==="closed")){const le={
instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ze.else.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[le]:
e.push(le),r++}}if(s.of!==void 0){let S=s.of;if(!(S==="string"||S==="integer")){const le={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ze.
else.else.else.else.else.else.else.else.properties.of.enum}};e===null?e=[le]:e.push(le),r++}}if(s.values!==void 0&&(Ie(s.values,{instancePath:n+
"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.stream!==void 0&&(Ge(
s.stream,{instancePath:n+"/stream",parentData:s,parentDataProperty:"stream",rootData:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),
s.until!==void 0){let S=s.until;if(S&&typeof S=="object"&&!Array.isArray(S)){if(Object.keys(S).length<1){const le={instancePath:n+"/until",keyword:"\
minProperties",params:{limit:1}};e===null?e=[le]:e.push(le),r++}for(const le in S){let Pe=S[le];if(typeof Pe!="string"&&!(typeof Pe=="number"&&
isFinite(Pe))&&typeof Pe!="boolean"){const rr={instancePath:n+"/until/"+le.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:Ze.
else.else.else.else.else.else.else.else.properties.until.additionalProperties.type}};e===null?e=[rr]:e.push(rr),r++}}}else{const le={instancePath:n+
"/until",keyword:"type",params:{type:"object"}};e===null?e=[le]:e.push(le),r++}}}else{const S={instancePath:n,keyword:"type",params:{type:"o\
bject"}};e===null?e=[S]:e.push(S),r++}var d=ue===r;se=d,Je="else"}if(!se){const ue={instancePath:n,keyword:"if",params:{failingKeyword:Je}};
e===null?e=[ue]:e.push(ue),r++}var p=k===r;Ae=p,Ee="else"}if(!Ae){const k={instancePath:n,keyword:"if",params:{failingKeyword:Ee}};e===null?
e=[k]:e.push(k),r++}var u=G===r;ve=u,pe="else"}if(!ve){const G={instancePath:n,keyword:"if",params:{failingKeyword:pe}};e===null?e=[G]:e.push(
G),r++}var m=T===r;E=m,oe="else"}if(!E){const T={instancePath:n,keyword:"if",params:{failingKeyword:oe}};e===null?e=[T]:e.push(T),r++}var c=N===
r;re=c,ce="else"}if(!re){const N={instancePath:n,keyword:"if",params:{failingKeyword:ce}};e===null?e=[N]:e.push(N),r++}var a=F===r;U=a,ye="e\
lse"}if(!U){const F={instancePath:n,keyword:"if",params:{failingKeyword:ye}};e===null?e=[F]:e.push(F),r++}var o=I===r;x=o,ie="else"}if(!x){const I={
instancePath:n,keyword:"if",params:{failingKeyword:ie}};e===null?e=[I]:e.push(I),r++}var h=v===r;i=h,b="else"}if(!i){const v={instancePath:n,
keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(w(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.nullable!==
void 0&&typeof s.nullable!="boolean"){const v={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}
if(s.lenient!==void 0&&(Ue(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:l})||(e=e===null?Ue.errors:
e.concat(Ue.errors),r=e.length)),s.since!==void 0&&(Ne(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||
(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.deprecated!==void 0&&(Me(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s.allow!==void 0&&($e(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:l})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.name!==void 0){let v=s.name;if(typeof v!="\
string"&&!(typeof v=="number"&&isFinite(v))&&typeof v!="boolean"){const q={instancePath:n+"/name",keyword:"type",params:{type:Ze.properties.
name.type}};e===null?e=[q]:e.push(q),r++}if(typeof v=="string"&&!Te.test(v)){const q={instancePath:n+"/name",keyword:"pattern",params:{pattern:"\
^[A-Z][A-Za-z0-9]*$"}};e===null?e=[q]:e.push(q),r++}}if(s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const v={instancePath:n+"\
/bodyRequired",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}if(s.originalName!==void 0&&(w(s.originalName,{instancePath:n+
"/originalName",parentData:s,parentDataProperty:"originalName",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.rules!==
void 0){let v=s.rules;if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(v).length<1){const q={instancePath:n+"/rules",keyword:"min\
Properties",params:{limit:1}};e===null?e=[q]:e.push(q),r++}for(const q in v){const x=r;if(typeof q=="string"&&!Le.test(q)){const z={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:q};e===null?e=[z]:e.push(z),r++}var y=x===
r;if(!y){const z={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:q}};e===null?e=[z]:e.push(z),r++}}for(const q in v)ke(
v[q],{instancePath:n+"/rules/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:q,rootData:l})||(e=e===null?ke.errors:
e.concat(ke.errors),r=e.length)}else{const q={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}if(s.
examples!==void 0){let v=s.examples;if(v&&typeof v=="object"&&!Array.isArray(v)){for(const q in v){const x=r;if(typeof q=="string"&&!ae.test(
q)){const z={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:q};e===null?e=[z]:e.push(z),r++}var P=x===r;if(!P){
const z={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:q}};e===null?e=[z]:e.push(z),r++}}for(const q in v){let x=v[q];
if(!(x&&typeof x=="object"&&!Array.isArray(x))){const z={instancePath:n+"/examples/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",
params:{type:"object"}};e===null?e=[z]:e.push(z),r++}}}else{const q={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?
e=[q]:e.push(q),r++}}if(s.variations!==void 0){let v=s.variations;if(Array.isArray(v)){if(v.length<1){const x={instancePath:n+"/variations",
keyword:"minItems",params:{limit:1}};e===null?e=[x]:e.push(x),r++}const q=v.length;for(let x=0;x<q;x++)tr(v[x],{instancePath:n+"/variations/"+
x,parentData:v,parentDataProperty:x,rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{const q={instancePath:n+"/varia\
tions",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}}if(s.invalid!==void 0){let v=s.invalid;if(v&&typeof v=="object"&&
!Array.isArray(v)){for(const q in v){const x=r;if(typeof q=="string"&&!ae.test(q)){const z={instancePath:n+"/invalid",keyword:"pattern",params:{
pattern:"\\S"},propertyName:q};e===null?e=[z]:e.push(z),r++}var A=x===r;if(!A){const z={instancePath:n+"/invalid",keyword:"propertyNames",params:{
propertyName:q}};e===null?e=[z]:e.push(z),r++}}for(const q in v)lr(v[q],{instancePath:n+"/invalid/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:v,parentDataProperty:q,rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)}else{const q={instancePath:n+"/invalid",
keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}if(s.wire!==void 0){let v=s.wire;if(v&&typeof v=="object"&&!Array.isArray(
v)){if(Object.keys(v).length<1){const q={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[q]:e.push(q),r++}for(const q in v){
const x=r;if(typeof q=="string"&&!ae.test(q)){const z={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:q};e===null?
e=[z]:e.push(z),r++}var j=x===r;if(!j){const z={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:q}};e===null?e=[z]:e.push(
z),r++}}for(const q in v)or(v[q],{instancePath:n+"/wire/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:q,rootData:l})||
(e=e===null?or.errors:e.concat(or.errors),r=e.length)}else{const q={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=
[q]:e.push(q),r++}}}else{const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}return Kr.errors=e,r===
0}const Rs=new RegExp("^(?:none|[1-9][0-9]*[smhd])$","u");function Br(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[u]:e.push(u),r++}if(s.from===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"from"}};e===null?
e=[u]:e.push(u),r++}if(s.to===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"to"}};e===null?e=[u]:e.push(u),r++}
for(const u in s)if(!me.call(kr.properties,u)){const p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?
e=[p]:e.push(p),r++}if(s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:
e.concat(w.errors),r=e.length)),s.name!==void 0){let u=s.name;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){
const p={instancePath:n+"/name",keyword:"type",params:{type:kr.properties.name.type}};e===null?e=[p]:e.push(p),r++}if(typeof u=="string"&&!Te.
test(u)){const p={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[p]:e.push(p),r++}}if(s.originalName!==
void 0&&(w(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:l})||(e=e===null?w.errors:
e.concat(w.errors),r=e.length)),s.from!==void 0){let u=s.from;const p=r;let d=!0;const y=r;if(!Array.isArray(u)){const A={};e===null?e=[A]:e.
push(A),r++}var t=y===r;r=p,e!==null&&(p?e.length=p:e=null);let P;if(t){const A=r;if(Array.isArray(u)){if(u.length<1){const q={instancePath:n+
"/from",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const v=u.length;for(let q=0;q<v;q++)er(u[q],{instancePath:n+"/fro\
m/"+q,parentData:u,parentDataProperty:q,rootData:l})||(e=e===null?er.errors:e.concat(er.errors),r=e.length)}else{const v={instancePath:n+"/f\
rom",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}var t=A===r;d=t,P="then"}else{const A=r;er(u,{instancePath:n+"/from",
parentData:s,parentDataProperty:"from",rootData:l})||(e=e===null?er.errors:e.concat(er.errors),r=e.length);var t=A===r;d=t,P="else"}if(!d){const A={
instancePath:n+"/from",keyword:"if",params:{failingKeyword:P}};e===null?e=[A]:e.push(A),r++}}if(s.to!==void 0){let u=s.to;const p=r;let d=!0;
const y=r;if(!Array.isArray(u)){const A={};e===null?e=[A]:e.push(A),r++}var i=y===r;r=p,e!==null&&(p?e.length=p:e=null);let P;if(i){const A=r;
if(Array.isArray(u)){if(u.length<1){const q={instancePath:n+"/to",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const v=u.
length;for(let q=0;q<v;q++)er(u[q],{instancePath:n+"/to/"+q,parentData:u,parentDataProperty:q,rootData:l})||(e=e===null?er.errors:e.concat(er.
errors),r=e.length)}else{const v={instancePath:n+"/to",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}var i=A===r;d=i,P=
"then"}else{const A=r;er(u,{instancePath:n+"/to",parentData:s,parentDataProperty:"to",rootData:l})||(e=e===null?er.errors:e.concat(er.errors),
r=e.length);var i=A===r;d=i,P="else"}if(!d){const A={instancePath:n+"/to",keyword:"if",params:{failingKeyword:P}};e===null?e=[A]:e.push(A),r++}}
if(s.ack!==void 0&&s.ack!=="required"){const u={instancePath:n+"/ack",keyword:"enum",params:{allowedValues:kr.properties.ack.enum}};e===null?
e=[u]:e.push(u),r++}if(s.replies!==void 0&&(ze(s.replies,{instancePath:n+"/replies",parentData:s,parentDataProperty:"replies",rootData:l})||
(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.conventions!==void 0){let u=s.conventions;if(u&&typeof u=="object"&&!Array.isArray(
u)){for(const p in u){const d=r;if(typeof p=="string"&&!ae.test(p)){const y={instancePath:n+"/conventions",keyword:"pattern",params:{pattern:"\
\\S"},propertyName:p};e===null?e=[y]:e.push(y),r++}var f=d===r;if(!f){const y={instancePath:n+"/conventions",keyword:"propertyNames",params:{
propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u){let d=u[p];const y=r;let P=!0;const A=r;if(!Array.isArray(d)){const v={};e===
null?e=[v]:e.push(v),r++}var h=A===r;r=y,e!==null&&(y?e.length=y:e=null);let j;if(h){const v=r;V(d,{instancePath:n+"/conventions/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var h=v===
r;P=h,j="then"}else{const v=r;if(d!=="request"){const x={instancePath:n+"/conventions/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"en\
um",params:{allowedValues:kr.properties.conventions.additionalProperties.else.enum}};e===null?e=[x]:e.push(x),r++}var h=v===r;P=h,j="else"}if(!P){
const v={instancePath:n+"/conventions/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:j}};e===null?e=[v]:e.push(
v),r++}}}else{const p={instancePath:n+"/conventions",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.aliases!==void 0&&
(V(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.
length)),s.lenient!==void 0){let u=s.lenient;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u)if(p!=="aliases"){const d={instancePath:n+
"/lenient",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[d]:e.push(d),r++}u.aliases!==void 0&&(V(u.aliases,{instancePath:n+
"/lenient/aliases",parentData:u,parentDataProperty:"aliases",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{const p={
instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.envelope!==void 0){let u=s.envelope;if(u&&
typeof u=="object"&&!Array.isArray(u)){for(const p in u)if(!(p==="include"||p==="fields")){const d={instancePath:n+"/envelope",keyword:"addi\
tionalProperties",params:{additionalProperty:p}};e===null?e=[d]:e.push(d),r++}u.include!==void 0&&(je(u.include,{instancePath:n+"/envelope/i\
nclude",parentData:u,parentDataProperty:"include",rootData:l})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),u.fields!==void 0&&(_e(
u.fields,{instancePath:n+"/envelope/fields",parentData:u,parentDataProperty:"fields",rootData:l})||(e=e===null?_e.errors:e.concat(_e.errors),
r=e.length))}else{const p={instancePath:n+"/envelope",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.frame!==void 0&&
(Vr(s.frame,{instancePath:n+"/frame",parentData:s,parentDataProperty:"frame",rootData:l})||(e=e===null?Vr.errors:e.concat(Vr.errors),r=e.length)),
s.tag!==void 0&&(w(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),
r=e.length)),s.body!==void 0&&(Ge(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:l})||(e=e===null?Ge.errors:
e.concat(Ge.errors),r=e.length)),s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const u={instancePath:n+"/bodyRequired",keyword:"\
type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}if(s.result!==void 0){let u=s.result;const p=r;let d=!0;const y=r;if(!(u&&typeof u==
"object"&&!Array.isArray(u))){const A={};e===null?e=[A]:e.push(A),r++}var b=y===r;r=p,e!==null&&(p?e.length=p:e=null);let P;if(b){const A=r;
Kr(u,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:l})||(e=e===null?Kr.errors:e.concat(Kr.errors),r=e.length);
var b=A===r;d=b,P="then"}else{const A=r;Ge(u,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:l})||(e=e===null?Ge.
errors:e.concat(Ge.errors),r=e.length);var b=A===r;d=b,P="else"}if(!d){const A={instancePath:n+"/result",keyword:"if",params:{failingKeyword:P}};
e===null?e=[A]:e.push(A),r++}}if(s.timeout!==void 0){let u=s.timeout;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="b\
oolean"){const p={instancePath:n+"/timeout",keyword:"type",params:{type:kr.properties.timeout.type}};e===null?e=[p]:e.push(p),r++}if(typeof u==
"string"&&!Rs.test(u)){const p={instancePath:n+"/timeout",keyword:"pattern",params:{pattern:"^(?:none|[1-9][0-9]*[smhd])$"}};e===null?e=[p]:
e.push(p),r++}}if(s.include!==void 0&&(je(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:l})||(e=e===
null?je.errors:e.concat(je.errors),r=e.length)),s.fields!==void 0&&(_e(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"f\
ields",rootData:l})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.object!==void 0&&(ge(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.extras!==void 0&&(qe(s.extras,{instancePath:n+
"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),s.reserved!==void 0&&
(V(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=
e.length)),s.rules!==void 0){let u=s.rules;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+
"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const d=r;if(typeof p=="string"&&!Le.test(
p)){const y={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?
e=[y]:e.push(y),r++}var o=d===r;if(!o){const y={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(
y),r++}}for(const p in u)ke(u[p],{instancePath:n+"/rules/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||
(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{const p={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}}if(s.examples!==void 0){let u=s.examples;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u){const d=r;if(typeof p==
"string"&&!ae.test(p)){const y={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[y]:e.push(y),
r++}var a=d===r;if(!a){const y={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u){
let d=u[p];if(!(d&&typeof d=="object"&&!Array.isArray(d))){const y={instancePath:n+"/examples/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const p={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}if(s.variations!==void 0){let u=s.variations;if(Array.isArray(u)){if(u.length<1){const d={instancePath:n+"/var\
iations",keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const p=u.length;for(let d=0;d<p;d++)tr(u[d],{instancePath:n+"/va\
riations/"+d,parentData:u,parentDataProperty:d,rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{const p={instancePath:n+
"/variations",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.invalid!==void 0){let u=s.invalid;if(u&&typeof u=="ob\
ject"&&!Array.isArray(u)){for(const p in u){const d=r;if(typeof p=="string"&&!ae.test(p)){const y={instancePath:n+"/invalid",keyword:"patter\
n",params:{pattern:"\\S"},propertyName:p};e===null?e=[y]:e.push(y),r++}var c=d===r;if(!c){const y={instancePath:n+"/invalid",keyword:"proper\
tyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)lr(u[p],{instancePath:n+"/invalid/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)}else{const p={instancePath:n+
"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.wire!==void 0){let u=s.wire;if(u&&typeof u=="object"&&!Array.
isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}
for(const p in u){const d=r;if(typeof p=="string"&&!ae.test(p)){const y={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};
e===null?e=[y]:e.push(y),r++}var m=d===r;if(!m){const y={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:p}};e===null?e=
[y]:e.push(y),r++}}for(const p in u)or(u[p],{instancePath:n+"/wire/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,
rootData:l})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)}else{const p={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}s.since!==void 0&&(Ne(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=
e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.deprecated!==void 0&&(Me(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s.allow!==void 0&&($e(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:l})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length))}else{const u={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Br.errors=e,r===0}const ln={minProperties:1,type:"object",properties:{unparsable:{},
unknownMessage:{},invalidMessage:{},handlerFailed:{}},additionalProperties:!1};function Cr(s,{instancePath:n="",parentData:K,parentDataProperty:B,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const t={instancePath:n,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="unparsable"||t==="unknownMessage"||t==="invalidMessa\
ge"||t==="handlerFailed")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}}else{
const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Cr.errors=e,r===0}const on={type:"object",
properties:{message:{$ref:"#/definitions/messageName"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["message","where"]},pn={if:{type:"a\
rray"},then:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1},else:{$ref:"#/definitions/messageOrGroup"}};function pr(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!Array.isArray(s)){const o={};
e===null?e=[o]:e.push(o),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const o=r;if(Array.isArray(s)){if(s.length<1){const m={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const c=s.length;for(let m=0;m<c;m++)He(s[m],{instancePath:n+
"/"+m,parentData:s,parentDataProperty:m,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{const c={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}var h=o===r;i=h,b="then"}else{const o=r;He(s,{instancePath:n,parentData:K,parentDataProperty:B,
rootData:l})||(e=e===null?He.errors:e.concat(He.errors),r=e.length);var h=o===r;i=h,b="else"}if(!i){const o={instancePath:n,keyword:"if",params:{
failingKeyword:b}};e===null?e=[o]:e.push(o),r++}return pr.errors=e,r===0}function Rr(s,{instancePath:n="",parentData:K,parentDataProperty:B,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const i={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"message"}};e===null?e=[i]:e.push(i),r++}if(s.where===void 0){const i={instancePath:n,keyword:"required",params:{
missingProperty:"where"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="message"||i==="requests"||i==="where")){const f={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.message!==void 0&&(Fe(s.message,{instancePath:n+
"/message",parentData:s,parentDataProperty:"message",rootData:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.requests!==void 0&&
(pr(s.requests,{instancePath:n+"/requests",parentData:s,parentDataProperty:"requests",rootData:l})||(e=e===null?pr.errors:e.concat(pr.errors),
r=e.length)),s.where!==void 0){let i=s.where;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const f={instancePath:n+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in i){const h=r;if(typeof f=="string"&&!ae.test(
f)){const b={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[b]:e.push(b),r++}var t=h===r;if(!t){
const b={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[b]:e.push(b),r++}}for(const f in i)D(i[f],{instancePath:n+
"/where/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=
e.length)}else{const f={instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{const i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Rr.errors=e,r===0}const fn={type:"object",properties:{message:{$ref:"\
#/definitions/messageName"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["message","where"]};function Tr(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[i]:e.push(i),r++}if(s.where===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"where"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="message"||i==="requests"||i==="\
where")){const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.message!==void 0&&
(Fe(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=
e.length)),s.requests!==void 0&&(pr(s.requests,{instancePath:n+"/requests",parentData:s,parentDataProperty:"requests",rootData:l})||(e=e===null?
pr.errors:e.concat(pr.errors),r=e.length)),s.where!==void 0){let i=s.where;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<
1){const f={instancePath:n+"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in i){const h=r;if(typeof f==
"string"&&!ae.test(f)){const b={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[b]:e.push(b),r++}
var t=h===r;if(!t){const b={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[b]:e.push(b),r++}}for(const f in i)
D(i[f],{instancePath:n+"/where/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:l})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const f={instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Tr.errors=e,r===0}const un={type:"object",
properties:{pattern:{$ref:"#/definitions/string"},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["doc"]};function Mr(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===
void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="p\
attern"||t==="doc")){const i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),r++}s.pattern!==
void 0&&(w(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),
r=e.length)),s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(
w.errors),r=e.length))}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Mr.errors=e,r===
0}const ps={type:"object",properties:{doc:{$ref:"#/definitions/string"},key:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions\
/fieldPath"},minItems:1},else:{enum:["thread","connection"]}},start:{$ref:"#/definitions/messageOrList"},steps:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/messageList"}},lenient:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
$ref:"#/definitions/messageList"}},anytime:{$ref:"#/definitions/messageList"},end:{$ref:"#/definitions/messageList"},rounds:{type:"object",properties:{
field:{$ref:"#/definitions/fieldPath"},start:{type:"integer",minimum:0},openedBy:{$ref:"#/definitions/messageName"},echoedBy:{$ref:"#/defini\
tions/messageName"},max:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["field","start","openedBy","echoedBy"]},deadlines:{
type:"array",items:{$ref:"#/definitions/deadline"},minItems:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
$ref:"#/definitions/transcript"},minProperties:1},illegal:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object",properties:{
messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},at:{type:"integer",minimum:0},issue:{$ref:"#/definitions/issu\
eCode"}},additionalProperties:!1,required:["messages","at"]},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:[
"doc","key","start","steps","end"]},fs={type:"object",properties:{after:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1},
within:{if:{type:"object"},then:{type:"object",properties:{seconds:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["seco\
nds"]},else:{type:["string","number","boolean"],pattern:"^[1-9][0-9]*[smhd]$"}},level:{enum:["warning","hint"]},doc:{$ref:"#/definitions/str\
ing"}},additionalProperties:!1,required:["after","within","doc"]},Ts=new RegExp("^[1-9][0-9]*[smhd]$","u");function Lr(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.after===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"after"}};e===null?e=[i]:e.push(i),r++}if(s.within===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"within"}};e===null?e=[i]:e.push(i),r++}if(s.doc===void 0){const i={instancePath:n,keyword:"requi\
red",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="after"||i==="within"||i==="level"||i==="doc")){
const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.after!==void 0){let i=s.
after;if(Array.isArray(i)){if(i.length<1){const h={instancePath:n+"/after",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}
const f=i.length;for(let h=0;h<f;h++)He(i[h],{instancePath:n+"/after/"+h,parentData:i,parentDataProperty:h,rootData:l})||(e=e===null?He.errors:
e.concat(He.errors),r=e.length)}else{const f={instancePath:n+"/after",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.
within!==void 0){let i=s.within;const f=r;let h=!0;const b=r;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const a={};e===null?e=[a]:e.push(
a),r++}var t=b===r;r=f,e!==null&&(f?e.length=f:e=null);let o;if(t){const a=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.seconds===void 0){
const m={instancePath:n+"/within",keyword:"required",params:{missingProperty:"seconds"}};e===null?e=[m]:e.push(m),r++}for(const m in i)if(m!==
"seconds"){const u={instancePath:n+"/within",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[u]:e.push(u),r++}i.seconds!==
void 0&&(D(i.seconds,{instancePath:n+"/within/seconds",parentData:i,parentDataProperty:"seconds",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),r=e.length))}else{const m={instancePath:n+"/within",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var t=a===
r;h=t,o="then"}else{const a=r;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const m={instancePath:n+"/with\
in",keyword:"type",params:{type:fs.properties.within.else.type}};e===null?e=[m]:e.push(m),r++}if(typeof i=="string"&&!Ts.test(i)){const m={instancePath:n+
"/within",keyword:"pattern",params:{pattern:"^[1-9][0-9]*[smhd]$"}};e===null?e=[m]:e.push(m),r++}var t=a===r;h=t,o="else"}if(!h){const a={instancePath:n+
"/within",keyword:"if",params:{failingKeyword:o}};e===null?e=[a]:e.push(a),r++}}if(s.level!==void 0){let i=s.level;if(!(i==="warning"||i==="\
hint")){const f={instancePath:n+"/level",keyword:"enum",params:{allowedValues:fs.properties.level.enum}};e===null?e=[f]:e.push(f),r++}}s.doc!==
void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length))}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Lr.errors=e,r===0}const an={if:{type:"obj\
ect"},then:{type:"object",properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definit\
ions/messageList"},unacknowledged:{$ref:"#/definitions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/issueCode"}},at:{type:"\
integer",minimum:0},issue:{$ref:"#/definitions/issueCode"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#\
/definitions/transcriptItem"},minItems:1}},yn={if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,propertyNames:{pattern:"\
\\S"},additionalProperties:{type:"object"}},else:{$ref:"#/definitions/messageName"}};function fr(s,{instancePath:n="",parentData:K,parentDataProperty:B,
rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const a={};e===null?e=[a]:e.push(
a),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const a=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).
length>1){const m={instancePath:n,keyword:"maxProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}if(Object.keys(s).length<1){const m={
instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}for(const m in s){const u=r;if(typeof m=="string"&&!ae.
test(m)){const p={instancePath:n,keyword:"pattern",params:{pattern:"\\S"},propertyName:m};e===null?e=[p]:e.push(p),r++}var o=u===r;if(!o){const p={
instancePath:n,keyword:"propertyNames",params:{propertyName:m}};e===null?e=[p]:e.push(p),r++}}for(const m in s){let u=s[m];if(!(u&&typeof u==
"object"&&!Array.isArray(u))){const p={instancePath:n+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===
null?e=[p]:e.push(p),r++}}}else{const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var h=a===r;i=h,
b="then"}else{const a=r;Fe(s,{instancePath:n,parentData:K,parentDataProperty:B,rootData:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length);
var h=a===r;i=h,b="else"}if(!i){const a={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[a]:e.push(a),r++}return fr.errors=
e,r===0}function gr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;let i=!0;const f=r;if(!(s&&
typeof s=="object"&&!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){
const o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.messages===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"\
messages"}};e===null?e=[c]:e.push(c),r++}for(const c in s)if(!(c==="messages"||c==="awaits"||c==="unacknowledged"||c==="warnings"||c==="at"||
c==="issue")){const m={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[m]:e.push(m),r++}if(s.messages!==
void 0){let c=s.messages;if(Array.isArray(c)){if(c.length<1){const u={instancePath:n+"/messages",keyword:"minItems",params:{limit:1}};e===null?
e=[u]:e.push(u),r++}const m=c.length;for(let u=0;u<m;u++)fr(c[u],{instancePath:n+"/messages/"+u,parentData:c,parentDataProperty:u,rootData:l})||
(e=e===null?fr.errors:e.concat(fr.errors),r=e.length)}else{const m={instancePath:n+"/messages",keyword:"type",params:{type:"array"}};e===null?
e=[m]:e.push(m),r++}}if(s.awaits!==void 0&&(ze(s.awaits,{instancePath:n+"/awaits",parentData:s,parentDataProperty:"awaits",rootData:l})||(e=
e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.unacknowledged!==void 0&&(ze(s.unacknowledged,{instancePath:n+"/unacknowledged",parentData:s,
parentDataProperty:"unacknowledged",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.warnings!==void 0){let c=s.warnings;
if(Array.isArray(c)){const m=c.length;for(let u=0;u<m;u++)Ye(c[u],{instancePath:n+"/warnings/"+u,parentData:c,parentDataProperty:u,rootData:l})||
(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)}else{const m={instancePath:n+"/warnings",keyword:"type",params:{type:"array"}};e===null?
e=[m]:e.push(m),r++}}if(s.at!==void 0){let c=s.at;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const m={instancePath:n+"/at",keyword:"\
type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){const m={instancePath:n+"/a\
t",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}s.issue!==void 0&&(Ye(s.issue,{instancePath:n+"/issue",
parentData:s,parentDataProperty:"issue",rootData:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length))}else{const c={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var h=o===r;i=h,b="then"}else{const o=r;if(Array.isArray(s)){if(s.length<1){const m={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const c=s.length;for(let m=0;m<c;m++)fr(s[m],{instancePath:n+
"/"+m,parentData:s,parentDataProperty:m,rootData:l})||(e=e===null?fr.errors:e.concat(fr.errors),r=e.length)}else{const c={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}var h=o===r;i=h,b="else"}if(!i){const o={instancePath:n,keyword:"if",params:{failingKeyword:b}};
e===null?e=[o]:e.push(o),r++}return gr.errors=e,r===0}function Gr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};
e===null?e=[o]:e.push(o),r++}if(s.key===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"key"}};e===null?e=[o]:e.
push(o),r++}if(s.start===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"start"}};e===null?e=[o]:e.push(o),r++}if(s.
steps===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[o]:e.push(o),r++}if(s.end===void 0){
const o={instancePath:n,keyword:"required",params:{missingProperty:"end"}};e===null?e=[o]:e.push(o),r++}for(const o in s)if(!me.call(ps.properties,
o)){const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[a]:e.push(a),r++}if(s.doc!==void 0&&(w(
s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.key!==
void 0){let o=s.key;const a=r;let c=!0;const m=r;if(!Array.isArray(o)){const p={};e===null?e=[p]:e.push(p),r++}var t=m===r;r=a,e!==null&&(a?
e.length=a:e=null);let u;if(t){const p=r;if(Array.isArray(o)){if(o.length<1){const P={instancePath:n+"/key",keyword:"minItems",params:{limit:1}};
e===null?e=[P]:e.push(P),r++}const y=o.length;for(let P=0;P<y;P++)D(o[P],{instancePath:n+"/key/"+P,parentData:o,parentDataProperty:P,rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const y={instancePath:n+"/key",keyword:"type",params:{type:"array"}};e===null?e=[y]:
e.push(y),r++}var t=p===r;c=t,u="then"}else{const p=r;if(!(o==="thread"||o==="connection")){const y={instancePath:n+"/key",keyword:"enum",params:{
allowedValues:ps.properties.key.else.enum}};e===null?e=[y]:e.push(y),r++}var t=p===r;c=t,u="else"}if(!c){const p={instancePath:n+"/key",keyword:"\
if",params:{failingKeyword:u}};e===null?e=[p]:e.push(p),r++}}if(s.start!==void 0&&(pr(s.start,{instancePath:n+"/start",parentData:s,parentDataProperty:"\
start",rootData:l})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)),s.steps!==void 0){let o=s.steps;if(o&&typeof o=="object"&&!Array.
isArray(o)){for(const a in o){const c=r;if(typeof a=="string"&&!ae.test(a)){const m={instancePath:n+"/steps",keyword:"pattern",params:{pattern:"\
\\S"},propertyName:a};e===null?e=[m]:e.push(m),r++}var i=c===r;if(!i){const m={instancePath:n+"/steps",keyword:"propertyNames",params:{propertyName:a}};
e===null?e=[m]:e.push(m),r++}}for(const a in o)ze(o[a],{instancePath:n+"/steps/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,
rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)}else{const a={instancePath:n+"/steps",keyword:"type",params:{type:"objec\
t"}};e===null?e=[a]:e.push(a),r++}}if(s.lenient!==void 0){let o=s.lenient;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const a in o){const c=r;
if(typeof a=="string"&&!ae.test(a)){const m={instancePath:n+"/lenient",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[
m]:e.push(m),r++}var f=c===r;if(!f){const m={instancePath:n+"/lenient",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[m]:e.push(
m),r++}}for(const a in o)ze(o[a],{instancePath:n+"/lenient/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,rootData:l})||
(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)}else{const a={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}if(s.anytime!==void 0&&(ze(s.anytime,{instancePath:n+"/anytime",parentData:s,parentDataProperty:"anytime",rootData:l})||
(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.end!==void 0&&(ze(s.end,{instancePath:n+"/end",parentData:s,parentDataProperty:"end",
rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),s.rounds!==void 0){let o=s.rounds;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.field===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"field"}};e===null?e=[a]:e.push(a),r++}
if(o.start===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"start"}};e===null?e=[a]:e.push(a),r++}if(o.
openedBy===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"openedBy"}};e===null?e=[a]:e.push(a),r++}if(o.
echoedBy===void 0){const a={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"echoedBy"}};e===null?e=[a]:e.push(a),r++}for(const a in o)
if(!(a==="field"||a==="start"||a==="openedBy"||a==="echoedBy"||a==="max")){const c={instancePath:n+"/rounds",keyword:"additionalProperties",
params:{additionalProperty:a}};e===null?e=[c]:e.push(c),r++}if(o.field!==void 0&&(D(o.field,{instancePath:n+"/rounds/field",parentData:o,parentDataProperty:"\
field",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),o.start!==void 0){let a=o.start;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){const c={instancePath:n+"/rounds/start",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof a==
"number"&&isFinite(a)&&(a<0||isNaN(a))){const c={instancePath:n+"/rounds/start",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[c]:e.push(c),r++}}o.openedBy!==void 0&&(Fe(o.openedBy,{instancePath:n+"/rounds/openedBy",parentData:o,parentDataProperty:"openedBy",rootData:l})||
(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),o.echoedBy!==void 0&&(Fe(o.echoedBy,{instancePath:n+"/rounds/echoedBy",parentData:o,parentDataProperty:"\
echoedBy",rootData:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),o.max!==void 0&&(D(o.max,{instancePath:n+"/rounds/max",parentData:o,
parentDataProperty:"max",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),r=e.length))}else{const a={instancePath:n+"/rounds",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.deadlines!==void 0){let o=s.deadlines;if(Array.isArray(o)){if(o.length<1){const c={
instancePath:n+"/deadlines",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const a=o.length;for(let c=0;c<a;c++)Lr(o[c],{
instancePath:n+"/deadlines/"+c,parentData:o,parentDataProperty:c,rootData:l})||(e=e===null?Lr.errors:e.concat(Lr.errors),r=e.length)}else{const a={
instancePath:n+"/deadlines",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.transcripts!==void 0){let o=s.transcripts;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const a={instancePath:n+"/transcripts",keyword:"minProperties",params:{
limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in o){const c=r;if(typeof a=="string"&&!ae.test(a)){const m={instancePath:n+"/transcripts",
keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[m]:e.push(m),r++}var h=c===r;if(!h){const m={instancePath:n+"/transcrip\
ts",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[m]:e.push(m),r++}}for(const a in o)gr(o[a],{instancePath:n+"/transcripts/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,rootData:l})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)}else{
const a={instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.illegal!==void 0){let o=s.illegal;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const a={instancePath:n+"/illegal",keyword:"minProperties",params:{
limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in o){const c=r;if(typeof a=="string"&&!ae.test(a)){const m={instancePath:n+"/illegal",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[m]:e.push(m),r++}var b=c===r;if(!b){const m={instancePath:n+"/illegal",keyword:"\
propertyNames",params:{propertyName:a}};e===null?e=[m]:e.push(m),r++}}for(const a in o){let c=o[a];if(c&&typeof c=="object"&&!Array.isArray(
c)){if(c.messages===void 0){const m={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
messages"}};e===null?e=[m]:e.push(m),r++}if(c.at===void 0){const m={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"at"}};e===null?e=[m]:e.push(m),r++}for(const m in c)if(!(m==="messages"||m==="at"||m==="issue")){const u={
instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=
[u]:e.push(u),r++}if(c.messages!==void 0){let m=c.messages;if(Array.isArray(m)){if(m.length<1){const p={instancePath:n+"/illegal/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}const u=m.length;for(let p=0;p<
u;p++)fr(m[p],{instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+p,parentData:m,parentDataProperty:p,rootData:l})||
(e=e===null?fr.errors:e.concat(fr.errors),r=e.length)}else{const u={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/me\
ssages",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(c.at!==void 0){let m=c.at;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){const u={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};
e===null?e=[u]:e.push(u),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){const u={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}c.issue!==void 0&&(Ye(c.issue,{instancePath:n+
"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/issue",parentData:c,parentDataProperty:"issue",rootData:l})||(e=e===null?Ye.errors:e.
concat(Ye.errors),r=e.length))}else{const m={instancePath:n+"/illegal/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),r++}}}else{const a={instancePath:n+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}s.allow!==void 0&&($e(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?$e.errors:e.
concat($e.errors),r=e.length))}else{const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Gr.errors=
e,r===0}const us={type:"object",properties:{doc:{$ref:"#/definitions/string"},agents:{enum:["any","one","many"]},messages:{if:{type:"array"},
then:{$ref:"#/definitions/messageList"},else:{enum:["all"]}}},additionalProperties:!1,required:["doc","agents","messages"]};function Hr(s,{instancePath:n="",
parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}if(s.agents===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"agents"}};e===null?e=[i]:e.push(i),r++}if(s.messages===void 0){const i={instancePath:n,keyword:"\
required",params:{missingProperty:"messages"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="doc"||i==="agents"||i==="messages")){
const f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.doc!==void 0&&(w(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.agents!==void 0){
let i=s.agents;if(!(i==="any"||i==="one"||i==="many")){const f={instancePath:n+"/agents",keyword:"enum",params:{allowedValues:us.properties.
agents.enum}};e===null?e=[f]:e.push(f),r++}}if(s.messages!==void 0){let i=s.messages;const f=r;let h=!0;const b=r;if(!Array.isArray(i)){const a={};
e===null?e=[a]:e.push(a),r++}var t=b===r;r=f,e!==null&&(f?e.length=f:e=null);let o;if(t){const a=r;ze(i,{instancePath:n+"/messages",parentData:s,
parentDataProperty:"messages",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length);var t=a===r;h=t,o="then"}else{const a=r;if(i!==
"all"){const m={instancePath:n+"/messages",keyword:"enum",params:{allowedValues:us.properties.messages.else.enum}};e===null?e=[m]:e.push(m),
r++}var t=a===r;h=t,o="else"}if(!h){const a={instancePath:n+"/messages",keyword:"if",params:{failingKeyword:o}};e===null?e=[a]:e.push(a),r++}}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Hr.errors=e,r===0}const cn={type:"object",
properties:{doc:{$ref:"#/definitions/string"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{$ref:"#/definitions/string"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"}},otherwise:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}}},additionalProperties:!1},
replies:{type:"array",items:{$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:[
"reasons","replies"]},dn={type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{
message:{$ref:"#/definitions/messageName"},fields:!0},additionalProperties:!1,required:["message","fields"]},else:{if:{type:"object",required:[
"object"]},then:{type:"object",properties:{object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,required:["object","fie\
lds"]},else:{type:"object",properties:{message:{$ref:"#/definitions/messageName"},object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,
required:["message","fields"]}}};function Jr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;const t=r;
let i=!0;const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.message===void 0&&(a="message")){const c={};e===null?e=[
c]:e.push(c),r++}}else{const a={};e===null?e=[a]:e.push(a),r++}var h=f===r;r=t,e!==null&&(t?e.length=t:e=null);let b;if(h){const a=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.message===void 0){const m={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?
e=[m]:e.push(m),r++}if(s.fields===void 0){const m={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[m]:e.push(
m),r++}for(const m in s)if(!(m==="message"||m==="fields")){const u={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[u]:e.push(u),r++}s.message!==void 0&&(Fe(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:l})||
(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length))}else{const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.
push(m),r++}var h=a===r;i=h,b="then"}else{const a=r,c=r;let m=!0;const u=r;if(r===u)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.
object===void 0&&(y="object")){const P={};e===null?e=[P]:e.push(P),r++}}else{const y={};e===null?e=[y]:e.push(y),r++}var o=u===r;r=c,e!==null&&
(c?e.length=c:e=null);let p;if(o){const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){const A={instancePath:n,keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[A]:e.push(A),r++}if(s.fields===void 0){const A={instancePath:n,keyword:"required",params:{
missingProperty:"fields"}};e===null?e=[A]:e.push(A),r++}for(const A in s)if(!(A==="object"||A==="fields")){const j={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:A}};e===null?e=[j]:e.push(j),r++}s.object!==void 0&&(M(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}else{const A={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[A]:e.push(A),r++}var o=y===r;m=o,p="then"}else{const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===
void 0){const A={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[A]:e.push(A),r++}if(s.fields===void 0){const A={
instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[A]:e.push(A),r++}for(const A in s)if(!(A==="message"||A==="\
object"||A==="fields")){const j={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[j]:e.push(j),r++}s.
message!==void 0&&(Fe(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:l})||(e=e===null?Fe.errors:e.concat(
Fe.errors),r=e.length)),s.object!==void 0&&(M(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===
null?M.errors:e.concat(M.errors),r=e.length))}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}
var o=y===r;m=o,p="else"}if(!m){const y={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[y]:e.push(y),r++}var h=a===r;i=h,
b="else"}if(!i){const a={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[a]:e.push(a),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.fields!==void 0){let a=s.fields;if(!(a&&typeof a=="object"&&!Array.isArray(a))){const c={instancePath:n+"/fields",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const a={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[a]:e.push(a),r++}return Jr.errors=e,r===0}function Qr(s,{instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reasons===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"reas\
ons"}};e===null?e=[h]:e.push(h),r++}if(s.replies===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"replies"}};e===
null?e=[h]:e.push(h),r++}for(const h in s)if(!(h==="doc"||h==="reasons"||h==="replies"||h==="silent")){const b={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:h}};e===null?e=[b]:e.push(b),r++}if(s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,
parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.reasons!==void 0){let h=s.reasons;if(h&&typeof h==
"object"&&!Array.isArray(h)){for(const b in h)if(!(b==="unknown-type"||b==="wrong-version"||b==="otherwise")){const o={instancePath:n+"/reas\
ons",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[o]:e.push(o),r++}if(h["unknown-type"]!==void 0){let b=h["unkn\
own-type"];if(b&&typeof b=="object"&&!Array.isArray(b)){for(const o in b){const a=r;if(typeof o=="string"&&!ae.test(o)){const c={instancePath:n+
"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[c]:e.push(c),r++}var t=a===r;if(!t){const c={instancePath:n+
"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[c]:e.push(c),r++}}for(const o in b)w(b[o],{instancePath:n+
"/reasons/unknown-type/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:b,parentDataProperty:o,rootData:l})||(e=e===null?w.errors:e.concat(
w.errors),r=e.length)}else{const o={instancePath:n+"/reasons/unknown-type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}
if(h["wrong-version"]!==void 0){let b=h["wrong-version"];if(b&&typeof b=="object"&&!Array.isArray(b)){for(const o in b){const a=r;if(typeof o==
"string"&&!ae.test(o)){const c={instancePath:n+"/reasons/wrong-version",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=
[c]:e.push(c),r++}var i=a===r;if(!i){const c={instancePath:n+"/reasons/wrong-version",keyword:"propertyNames",params:{propertyName:o}};e===null?
e=[c]:e.push(c),r++}}for(const o in b)w(b[o],{instancePath:n+"/reasons/wrong-version/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:b,
parentDataProperty:o,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)}else{const o={instancePath:n+"/reasons/wrong-version",
keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(h.otherwise!==void 0){let b=h.otherwise;if(b&&typeof b=="object"&&!Array.
isArray(b)){for(const o in b){const a=r;if(typeof o=="string"&&!ae.test(o)){const c={instancePath:n+"/reasons/otherwise",keyword:"pattern",params:{
pattern:"\\S"},propertyName:o};e===null?e=[c]:e.push(c),r++}var f=a===r;if(!f){const c={instancePath:n+"/reasons/otherwise",keyword:"propert\
yNames",params:{propertyName:o}};e===null?e=[c]:e.push(c),r++}}for(const o in b)w(b[o],{instancePath:n+"/reasons/otherwise/"+o.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:b,parentDataProperty:o,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)}else{const o={
instancePath:n+"/reasons/otherwise",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const b={instancePath:n+"/rea\
sons",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(s.replies!==void 0){let h=s.replies;if(Array.isArray(h)){if(h.
length<1){const o={instancePath:n+"/replies",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}const b=h.length;for(let o=0;o<
b;o++)Jr(h[o],{instancePath:n+"/replies/"+o,parentData:h,parentDataProperty:o,rootData:l})||(e=e===null?Jr.errors:e.concat(Jr.errors),r=e.length)}else{
const b={instancePath:n+"/replies",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}s.silent!==void 0&&(ze(s.silent,{instancePath:n+
"/silent",parentData:s,parentDataProperty:"silent",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length))}else{const h={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}return Qr.errors=e,r===0}const mn={type:"object",properties:{rename:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/anyField"},minProperties:1},values:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},
minProperties:1},add:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1}},additionalProperties:!1};function Ur(s,{
instancePath:n="",parentData:K,parentDataProperty:B,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const b in s)
if(!(b==="rename"||b==="values"||b==="add")){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?
e=[o]:e.push(o),r++}if(s.rename!==void 0){let b=s.rename;if(b&&typeof b=="object"&&!Array.isArray(b)){if(Object.keys(b).length<1){const o={instancePath:n+
"/rename",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in b){const a=r;if(typeof o=="string"&&!ae.test(
o)){const c={instancePath:n+"/rename",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[c]:e.push(c),r++}var t=a===r;if(!t){
const c={instancePath:n+"/rename",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[c]:e.push(c),r++}}for(const o in b)X(b[o],{instancePath:n+
"/rename/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:b,parentDataProperty:o,rootData:l})||(e=e===null?X.errors:e.concat(X.errors),
r=e.length)}else{const o={instancePath:n+"/rename",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.values!==void 0){
let b=s.values;if(b&&typeof b=="object"&&!Array.isArray(b)){if(Object.keys(b).length<1){const o={instancePath:n+"/values",keyword:"minProper\
ties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in b){const a=r;if(typeof o=="string"&&!ae.test(o)){const c={instancePath:n+
"/values",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[c]:e.push(c),r++}var i=a===r;if(!i){const c={instancePath:n+"\
/values",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[c]:e.push(c),r++}}for(const o in b){let a=b[o];if(a&&typeof a=="object"&&
!Array.isArray(a)){if(Object.keys(a).length<1){const c={instancePath:n+"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in a){const m=r;if(typeof c=="string"&&!ae.test(c)){const u={instancePath:n+
"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:c};e===null?e=[u]:e.push(u),r++}var f=m===
r;if(!f){const u={instancePath:n+"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:c}};e===null?
e=[u]:e.push(u),r++}}for(const c in a)w(a[c],{instancePath:n+"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:a,parentDataProperty:c,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)}else{const c={instancePath:n+
"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const o={instancePath:n+
"/values",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.add!==void 0){let b=s.add;if(b&&typeof b=="object"&&!Array.
isArray(b)){if(Object.keys(b).length<1){const o={instancePath:n+"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}
for(const o in b){const a=r;if(typeof o=="string"&&!ae.test(o)){const c={instancePath:n+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};
e===null?e=[c]:e.push(c),r++}var h=a===r;if(!h){const c={instancePath:n+"/add",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[
c]:e.push(c),r++}}}else{const o={instancePath:n+"/add",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const b={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}return Ur.errors=e,r===0}function as(s,{instancePath:n="",parentData:K,parentDataProperty:B,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const u={instancePath:n,keyword:"requi\
red",params:{missingProperty:"protocol"}};e===null?e=[u]:e.push(u),r++}if(s.title===void 0){const u={instancePath:n,keyword:"required",params:{
missingProperty:"title"}};e===null?e=[u]:e.push(u),r++}if(s.version===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"\
version"}};e===null?e=[u]:e.push(u),r++}if(s.objects===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"objects"}};
e===null?e=[u]:e.push(u),r++}if(s.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.
push(u),r++}if(s.roles===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"roles"}};e===null?e=[u]:e.push(u),r++}if(s.
reading===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"reading"}};e===null?e=[u]:e.push(u),r++}if(s.encodings===
void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"encodings"}};e===null?e=[u]:e.push(u),r++}if(s.envelope===void 0){
const u={instancePath:n,keyword:"required",params:{missingProperty:"envelope"}};e===null?e=[u]:e.push(u),r++}if(s.messages===void 0){const u={
instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!me.call(is.properties,
u)){const p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}if(s.protocol!==void 0){
let u=s.protocol;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const p={instancePath:n+"/protocol",keyword:"\
type",params:{type:is.properties.protocol.type}};e===null?e=[p]:e.push(p),r++}if(typeof u=="string"&&!qs.test(u)){const p={instancePath:n+"/\
protocol",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[p]:e.push(p),r++}}if(s.title!==void 0&&(w(s.title,
{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.version!==
void 0&&(Ne(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),
r=e.length)),s.objects!==void 0&&(ge(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:l})||(e=e===null?
ge.errors:e.concat(ge.errors),r=e.length)),s.doc!==void 0&&(w(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.originalName!==void 0&&(w(s.originalName,{instancePath:n+"/originalName",parentData:s,
parentDataProperty:"originalName",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.names!==void 0&&(xr(s.names,{instancePath:n+
"/names",parentData:s,parentDataProperty:"names",rootData:l})||(e=e===null?xr.errors:e.concat(xr.errors),r=e.length)),s.roles!==void 0){let u=s.
roles;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/roles",keyword:"minProperties",params:{
limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const d=r;if(typeof p=="string"&&!Le.test(p)){const y={instancePath:n+"/roles",keyword:"\
pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var t=d===r;if(!t){const y={
instancePath:n+"/roles",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)w(u[p],{instancePath:n+
"/roles/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=
e.length)}else{const p={instancePath:n+"/roles",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.reading!==void 0&&
(Nr(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"reading",rootData:l})||(e=e===null?Nr.errors:e.concat(Nr.errors),r=
e.length)),s.encodings!==void 0&&(Zr(s.encodings,{instancePath:n+"/encodings",parentData:s,parentDataProperty:"encodings",rootData:l})||(e=e===
null?Zr.errors:e.concat(Zr.errors),r=e.length)),s.envelope!==void 0&&(Sr(s.envelope,{instancePath:n+"/envelope",parentData:s,parentDataProperty:"\
envelope",rootData:l})||(e=e===null?Sr.errors:e.concat(Sr.errors),r=e.length)),s.types!==void 0){let u=s.types;if(u&&typeof u=="object"&&!Array.
isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),
r++}for(const p in u){const d=r;if(typeof p=="string"&&!Te.test(p)){const y={instancePath:n+"/types",keyword:"pattern",params:{pattern:"^[A-\
Z][A-Za-z0-9]*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var i=d===r;if(!i){const y={instancePath:n+"/types",keyword:"propertyNames",params:{
propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)dr(u[p],{instancePath:n+"/types/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,
parentDataProperty:p,rootData:l})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)}else{const p={instancePath:n+"/types",keyword:"type",
params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.messages!==void 0){let u=s.messages;if(u&&typeof u=="object"&&!Array.isArray(u)){
if(Object.keys(u).length<1){const p={instancePath:n+"/messages",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){
const d=r;if(typeof p=="string"&&!xs.test(p)){const y={instancePath:n+"/messages",keyword:"pattern",params:{pattern:"^[^\\s\\u0000-\\u001f\\u007\
f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var f=d===r;if(!f){const y={instancePath:n+
"/messages",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)Br(u[p],{instancePath:n+"/messag\
es/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?Br.errors:e.concat(Br.errors),r=e.
length)}else{const p={instancePath:n+"/messages",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.failures!==void 0&&
(Cr(s.failures,{instancePath:n+"/failures",parentData:s,parentDataProperty:"failures",rootData:l})||(e=e===null?Cr.errors:e.concat(Cr.errors),
r=e.length)),s.cancellation!==void 0&&(Rr(s.cancellation,{instancePath:n+"/cancellation",parentData:s,parentDataProperty:"cancellation",rootData:l})||
(e=e===null?Rr.errors:e.concat(Rr.errors),r=e.length)),s.progress!==void 0&&(Tr(s.progress,{instancePath:n+"/progress",parentData:s,parentDataProperty:"\
progress",rootData:l})||(e=e===null?Tr.errors:e.concat(Tr.errors),r=e.length)),s.others!==void 0&&(Mr(s.others,{instancePath:n+"/others",parentData:s,
parentDataProperty:"others",rootData:l})||(e=e===null?Mr.errors:e.concat(Mr.errors),r=e.length)),s.groups!==void 0){let u=s.groups;if(u&&typeof u==
"object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/groups",keyword:"minProperties",params:{limit:1}};e===null?
e=[p]:e.push(p),r++}for(const p in u){const d=r;if(typeof p=="string"&&!Le.test(p)){const y={instancePath:n+"/groups",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var h=d===r;if(!h){const y={instancePath:n+
"/groups",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u){let d=u[p];if(d&&typeof d=="objec\
t"&&!Array.isArray(d)){if(d.doc===void 0){const y={instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{
missingProperty:"doc"}};e===null?e=[y]:e.push(y),r++}if(d.members===void 0){const y={instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"required",params:{missingProperty:"members"}};e===null?e=[y]:e.push(y),r++}for(const y in d)if(!(y==="doc"||y==="member\
s")){const P={instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:y}};
e===null?e=[P]:e.push(P),r++}if(d.doc!==void 0&&(w(d.doc,{instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:d,
parentDataProperty:"doc",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),d.members!==void 0){let y=d.members;if(Array.isArray(
y)){if(y.length<1){const A={instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};
e===null?e=[A]:e.push(A),r++}const P=y.length;for(let A=0;A<P;A++)He(y[A],{instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+
"/members/"+A,parentData:y,parentDataProperty:A,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{const P={instancePath:n+
"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}}else{const y={
instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{
const p={instancePath:n+"/groups",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.flows!==void 0){let u=s.flows;if(u&&
typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/flows",keyword:"minProperties",params:{limit:1}};
e===null?e=[p]:e.push(p),r++}for(const p in u){const d=r;if(typeof p=="string"&&!Le.test(p)){const y={instancePath:n+"/flows",keyword:"patte\
rn",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var b=d===r;if(!b){const y={instancePath:n+
"/flows",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)Gr(u[p],{instancePath:n+"/flows/"+p.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?Gr.errors:e.concat(Gr.errors),r=e.length)}else{
const p={instancePath:n+"/flows",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.transcripts!==void 0){let u=s.transcripts;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/transcripts",keyword:"minProperties",params:{
limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const d=r;if(typeof p=="string"&&!ae.test(p)){const y={instancePath:n+"/transcripts",
keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[y]:e.push(y),r++}var o=d===r;if(!o){const y={instancePath:n+"/transcrip\
ts",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)gr(u[p],{instancePath:n+"/transcripts/"+
p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)}else{
const p={instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.views!==void 0){let u=s.views;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/views",keyword:"minProperties",params:{limit:1}};
e===null?e=[p]:e.push(p),r++}for(const p in u){const d=r;if(typeof p=="string"&&!Le.test(p)){const y={instancePath:n+"/views",keyword:"patte\
rn",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var a=d===r;if(!a){const y={instancePath:n+
"/views",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)Hr(u[p],{instancePath:n+"/views/"+p.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?Hr.errors:e.concat(Hr.errors),r=e.length)}else{
const p={instancePath:n+"/views",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.rejections!==void 0&&(Qr(s.rejections,
{instancePath:n+"/rejections",parentData:s,parentDataProperty:"rejections",rootData:l})||(e=e===null?Qr.errors:e.concat(Qr.errors),r=e.length)),
s.migrations!==void 0){let u=s.migrations;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"\
/migrations",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const d=r;if(typeof p=="string"&&!Ns.test(
p)){const y={instancePath:n+"/migrations",keyword:"pattern",params:{pattern:"^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]\
|[12][0-9]|3[01]))$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var c=d===r;if(!c){const y={instancePath:n+"/migrations",keyword:"propert\
yNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u){let d=u[p];if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.
keys(d).length<1){const y={instancePath:n+"/migrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}for(const y in d){const P=r;if(typeof y=="string"&&!ae.test(y)){const A={instancePath:n+"/migrations/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[A]:e.push(A),r++}var m=P===r;if(!m){const A={
instancePath:n+"/migrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:y}};e===null?e=[A]:e.push(
A),r++}}for(const y in d)Ur(d[y],{instancePath:n+"/migrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:d,parentDataProperty:y,rootData:l})||(e=e===null?Ur.errors:e.concat(Ur.errors),r=e.length)}else{const y={instancePath:n+"/m\
igrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const p={instancePath:n+
"/migrations",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}s.reserved!==void 0&&(V(s.reserved,{instancePath:n+"/rese\
rved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.allow!==void 0&&($e(s.
allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length))}else{
const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return as.errors=e,r===0}
