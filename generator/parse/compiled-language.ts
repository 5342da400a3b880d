// @generated from generator/parse/language. Do not edit: change the language and run `npm run language`.
// @ts-nocheck
/* oxlint-disable */
"use strict";export const validateRootFile=Ur;const fs={type:"object",properties:{protocols:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},
types:{type:"array",items:{$ref:"#/definitions/string"},minItems:1},lint:{enum:["minimal","standard","strict"]},allow:{$ref:"#/definitions/a\
llow"}},additionalProperties:!1,required:["protocols"]},us={type:["string","number","boolean"],pattern:"\\S"},ie=new RegExp("\\S","u");function g(s,{
instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&
typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:us.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(
s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return g.errors=e,r===0}const as={type:"o\
bject",propertyNames:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},additionalProperties:{if:{type:"object"},then:{type:"object",properties:{reason:{$ref:"\
#/definitions/string"},until:{type:["string","number","boolean"],pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"}},additionalProperties:!1,
required:["reason"]},else:{$ref:"#/definitions/string"}},minProperties:1},ys=new RegExp("^[a-z]+(?:-[a-z0-9]+)*$","u"),cs=new RegExp("^[0-9]\
{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$","u");function qe(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const a={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in s){const h=r;if(typeof a=="string"&&!ys.test(a)){const w={instancePath:n,keyword:"patt\
ern",params:{pattern:"^[a-z]+(?:-[a-z0-9]+)*$"},propertyName:a};e===null?e=[w]:e.push(w),r++}var i=h===r;if(!i){const w={instancePath:n,keyword:"\
propertyNames",params:{propertyName:a}};e===null?e=[w]:e.push(w),r++}}for(const a in s){let h=s[a];const w=r;let o=!0;const f=r;if(!(h&&typeof h==
"object"&&!Array.isArray(h))){const d={};e===null?e=[d]:e.push(d),r++}var t=f===r;r=w,e!==null&&(w?e.length=w:e=null);let c;if(t){const d=r;
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.reason===void 0){const p={instancePath:n+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[p]:e.push(p),r++}for(const p in h)if(!(p==="reason"||p==="until")){const m={instancePath:n+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[m]:e.push(m),r++}if(h.
reason!==void 0&&(g(h.reason,{instancePath:n+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/reason",parentData:h,parentDataProperty:"reason",
rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),h.until!==void 0){let p=h.until;if(typeof p!="string"&&!(typeof p=="numbe\
r"&&isFinite(p))&&typeof p!="boolean"){const m={instancePath:n+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"type",params:{
type:as.additionalProperties.then.properties.until.type}};e===null?e=[m]:e.push(m),r++}if(typeof p=="string"&&!cs.test(p)){const m={instancePath:n+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/until",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[0\
1])$"}};e===null?e=[m]:e.push(m),r++}}}else{const p={instancePath:n+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}var t=d===r;o=t,c="then"}else{const d=r;g(h,{instancePath:n+"/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:s,parentDataProperty:a,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length);var t=d===r;o=t,c="else"}if(!o){const d={
instancePath:n+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:c}};e===null?e=[d]:e.push(d),r++}}}else{const a={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return qe.errors=e,r===0}function Ur(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocols===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"protocols"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="protocols"||
i==="types"||i==="lint"||i==="allow")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:
e.push(t),r++}if(s.protocols!==void 0){let i=s.protocols;if(Array.isArray(i)){if(i.length<1){const a={instancePath:n+"/protocols",keyword:"m\
inItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}const t=i.length;for(let a=0;a<t;a++)g(i[a],{instancePath:n+"/protocols/"+a,parentData:i,
parentDataProperty:a,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const t={instancePath:n+"/protocols",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}if(s.types!==void 0){let i=s.types;if(Array.isArray(i)){if(i.length<1){const a={instancePath:n+
"/types",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}const t=i.length;for(let a=0;a<t;a++)g(i[a],{instancePath:n+"/typ\
es/"+a,parentData:i,parentDataProperty:a,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const t={instancePath:n+"/ty\
pes",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}if(s.lint!==void 0){let i=s.lint;if(!(i==="minimal"||i==="standard"||
i==="strict")){const t={instancePath:n+"/lint",keyword:"enum",params:{allowedValues:fs.properties.lint.enum}};e===null?e=[t]:e.push(t),r++}}
s.allow!==void 0&&(qe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?qe.errors:e.concat(
qe.errors),r=e.length))}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Ur.errors=e,
r===0}export const validateTypesFile=es;const Bs={type:"object",properties:{doc:{$ref:"#/definitions/string"},types:{type:"object",propertyNames:{
pattern:"^[A-Z][A-Za-z0-9]*$"},additionalProperties:{$ref:"#/definitions/definition"},minProperties:1}},additionalProperties:!1,required:["t\
ypes"]},Be={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{
$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},if:{type:"object",required:["\
type"]},then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/defini\
tions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},
schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["type"]},else:{if:{type:"object",required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{
type:"number"},max:{type:"number"},unique:{type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{map:{$ref:"#/definitions/typeOrDefinition"},keys:{
$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,
required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{
$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{
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
nitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0},additionalProperties:!1,required:["type"]}}}}}}}},de=Object.
prototype.hasOwnProperty,ds={type:["string","number","boolean"],pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$"},ms=new RegExp("^(?:[A-Z][\
A-Za-z0-9]*|[a-z][a-z0-9-]*)$","u");function T(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:ds.type}};e===null?e=
[i]:e.push(i),r++}if(typeof s=="string"&&!ms.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"^(?:[A-Z][A-Za-z0-9]*|[a-z]\
[a-z0-9-]*)$"}};e===null?e=[i]:e.push(i),r++}return T.errors=e,r===0}const Rs={type:"array",items:{$ref:"#/definitions/string"},minItems:1};
function B(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const t={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[t]:e.push(t),r++}const i=s.length;for(let t=0;t<i;t++)g(s[t],{instancePath:n+
"/"+t,parentData:s,parentDataProperty:t,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const i={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return B.errors=e,r===0}const hs={type:"array",items:{type:["string","number","boo\
lean"],pattern:"^[A-Z][A-Za-z0-9]*$"},minItems:1},Re=new RegExp("^[A-Z][A-Za-z0-9]*$","u");function xe(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;if(Array.isArray(s)){if(s.length<1){const t={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=
[t]:e.push(t),r++}const i=s.length;for(let t=0;t<i;t++){let a=s[t];if(typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boo\
lean"){const h={instancePath:n+"/"+t,keyword:"type",params:{type:hs.items.type}};e===null?e=[h]:e.push(h),r++}if(typeof a=="string"&&!Re.test(
a)){const h={instancePath:n+"/"+t,keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[h]:e.push(h),r++}}}else{const i={instancePath:n,
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return xe.errors=e,r===0}const gs={enum:["open","closed"]};function be(s,{
instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(!(s==="open"||s==="closed")){const i={instancePath:n,
keyword:"enum",params:{allowedValues:gs.enum}};e===null?e=[i]:e.push(i),r++}return be.errors=e,r===0}const Ts={type:"object",properties:{doc:{
$ref:"#/definitions/string"},values:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"}},additionalProperties:!1,required:[
"values"]},Oe={validate:ue},Cs={if:{type:"object"},then:{$ref:"#/definitions/definition"},else:{$ref:"#/definitions/typeName"}};function ue(s,{
instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const o=r;Qe(s,{instancePath:n,
parentData:F,parentDataProperty:E,rootData:l})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length);var h=o===r;t=h,w="then"}else{const o=r;
T(s,{instancePath:n,parentData:F,parentDataProperty:E,rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length);var h=o===r;t=h,w="e\
lse"}if(!t){const o={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[o]:e.push(o),r++}return ue.errors=e,r===0}function Ie(s,{
instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.values===
void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i===
"doc"||i==="values"||i==="keys")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(
t),r++}s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),
r=e.length)),s.values!==void 0&&(Oe.validate(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===
null?Oe.validate.errors:e.concat(Oe.validate.errors),r=e.length)),s.keys!==void 0&&(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"\
keys",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}return Ie.errors=e,r===0}const ar={type:"object",properties:{doc:{$ref:"#/definitions/string"},at:{$ref:"#/defi\
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
at:!0,level:!0,lenient:!0},additionalProperties:!1,required:["doc","differ"]}}}}}}}}}}},ws={type:["string","number","boolean"],pattern:"^(?!\
.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},Wr=new RegExp("^(?!.*\\?$)[^\\s\\u0000-\\u001f\
\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u");function j(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"\
type",params:{type:ws.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!Wr.test(s)){const i={instancePath:n,keyword:"pattern",params:{
pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"}};e===null?e=[i]:e.push(i),r++}
return j.errors=e,r===0}function Ae(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;
const a=r;if(r===a)if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.differ===void 0&&(b="differ")){const P={};e===null?e=[P]:e.push(P),
r++}}else{const b={};e===null?e=[b]:e.push(b),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const b=r;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.doc===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[k]:e.push(
k),r++}if(s.differ===void 0){const k={instancePath:n,keyword:"required",params:{missingProperty:"differ"}};e===null?e=[k]:e.push(k),r++}for(const k in s)
if(!(k==="differ"||k==="doc"||k==="at"||k==="level"||k==="lenient")){const q={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:k}};
e===null?e=[q]:e.push(q),r++}if(s.differ!==void 0){let k=s.differ;if(Array.isArray(k)){if(k.length>2){const x={instancePath:n+"/differ",keyword:"\
maxItems",params:{limit:2}};e===null?e=[x]:e.push(x),r++}if(k.length<2){const x={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};
e===null?e=[x]:e.push(x),r++}const q=k.length;for(let x=0;x<q;x++)j(k[x],{instancePath:n+"/differ/"+x,parentData:k,parentDataProperty:x,rootData:l})||
(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const q={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=
[q]:e.push(q),r++}}}else{const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var h=b===r;t=h,w="then"}else{
const b=r,P=r;let k=!0;const q=r;if(r===q)if(s&&typeof s=="object"&&!Array.isArray(s)){let le;if(s.equal===void 0&&(le="equal")){const V={};
e===null?e=[V]:e.push(V),r++}}else{const le={};e===null?e=[le]:e.push(le),r++}var o=q===r;r=P,e!==null&&(P?e.length=P:e=null);let x;if(o){const le=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[Z]:e.push(Z),r++}if(s.equal===void 0){const Z={instancePath:n,keyword:"required",params:{missingProperty:"equal"}};e===null?e=[Z]:e.
push(Z),r++}for(const Z in s)if(!(Z==="equal"||Z==="doc"||Z==="at"||Z==="level"||Z==="lenient")){const me={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:Z}};e===null?e=[me]:e.push(me),r++}if(s.equal!==void 0){let Z=s.equal;if(Array.isArray(Z)){if(Z.length>
2){const C={instancePath:n+"/equal",keyword:"maxItems",params:{limit:2}};e===null?e=[C]:e.push(C),r++}if(Z.length<2){const C={instancePath:n+
"/equal",keyword:"minItems",params:{limit:2}};e===null?e=[C]:e.push(C),r++}const me=Z.length;for(let C=0;C<me;C++)j(Z[C],{instancePath:n+"/e\
qual/"+C,parentData:Z,parentDataProperty:C,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const me={instancePath:n+"\
/equal",keyword:"type",params:{type:"array"}};e===null?e=[me]:e.push(me),r++}}}else{const Z={instancePath:n,keyword:"type",params:{type:"obj\
ect"}};e===null?e=[Z]:e.push(Z),r++}var o=le===r;k=o,x="then"}else{const le=r,V=r;let Z=!0;const me=r;if(r===me)if(s&&typeof s=="object"&&!Array.
isArray(s)){let ye;if(s.lessThan===void 0&&(ye="lessThan")){const W={};e===null?e=[W]:e.push(W),r++}}else{const ye={};e===null?e=[ye]:e.push(
ye),r++}var f=me===r;r=V,e!==null&&(V?e.length=V:e=null);let C;if(f){const ye=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){
const S={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[S]:e.push(S),r++}if(s.lessThan===void 0){const S={instancePath:n,
keyword:"required",params:{missingProperty:"lessThan"}};e===null?e=[S]:e.push(S),r++}for(const S in s)if(!(S==="lessThan"||S==="doc"||S==="a\
t"||S==="level"||S==="lenient")){const he={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[he]:e.push(
he),r++}if(s.lessThan!==void 0){let S=s.lessThan;if(Array.isArray(S)){if(S.length>2){const G={instancePath:n+"/lessThan",keyword:"maxItems",
params:{limit:2}};e===null?e=[G]:e.push(G),r++}if(S.length<2){const G={instancePath:n+"/lessThan",keyword:"minItems",params:{limit:2}};e===null?
e=[G]:e.push(G),r++}const he=S.length;for(let G=0;G<he;G++)j(S[G],{instancePath:n+"/lessThan/"+G,parentData:S,parentDataProperty:G,rootData:l})||
(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const he={instancePath:n+"/lessThan",keyword:"type",params:{type:"array"}};e===null?
e=[he]:e.push(he),r++}}}else{const S={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}var f=ye===r;Z=f,C=
"then"}else{const ye=r,W=r;let S=!0;const he=r;if(r===he)if(s&&typeof s=="object"&&!Array.isArray(s)){let ce;if(s.lessOrEqual===void 0&&(ce=
"lessOrEqual")){const H={};e===null?e=[H]:e.push(H),r++}}else{const ce={};e===null?e=[ce]:e.push(ce),r++}var c=he===r;r=W,e!==null&&(W?e.length=
W:e=null);let G;if(c){const ce=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const O={instancePath:n,keyword:"required",
params:{missingProperty:"doc"}};e===null?e=[O]:e.push(O),r++}if(s.lessOrEqual===void 0){const O={instancePath:n,keyword:"required",params:{missingProperty:"\
lessOrEqual"}};e===null?e=[O]:e.push(O),r++}for(const O in s)if(!(O==="lessOrEqual"||O==="doc"||O==="at"||O==="level"||O==="lenient")){const ge={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[ge]:e.push(ge),r++}if(s.lessOrEqual!==void 0){let O=s.
lessOrEqual;if(Array.isArray(O)){if(O.length>2){const K={instancePath:n+"/lessOrEqual",keyword:"maxItems",params:{limit:2}};e===null?e=[K]:e.
push(K),r++}if(O.length<2){const K={instancePath:n+"/lessOrEqual",keyword:"minItems",params:{limit:2}};e===null?e=[K]:e.push(K),r++}const ge=O.
length;for(let K=0;K<ge;K++)j(O[K],{instancePath:n+"/lessOrEqual/"+K,parentData:O,parentDataProperty:K,rootData:l})||(e=e===null?j.errors:e.
concat(j.errors),r=e.length)}else{const ge={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"array"}};e===null?e=[ge]:e.push(ge),r++}}}else{
const O={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}var c=ce===r;S=c,G="then"}else{const ce=r,H=r;let O=!0;
const ge=r;if(r===ge)if(s&&typeof s=="object"&&!Array.isArray(s)){let pe;if(s.exactlyOne===void 0&&(pe="exactlyOne")){const X={};e===null?e=
[X]:e.push(X),r++}}else{const pe={};e===null?e=[pe]:e.push(pe),r++}var d=ge===r;r=H,e!==null&&(H?e.length=H:e=null);let K;if(d){const pe=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[R]:e.push(R),r++}if(s.exactlyOne===void 0){const R={instancePath:n,keyword:"required",params:{missingProperty:"exactlyOne"}};e===null?e=[
R]:e.push(R),r++}for(const R in s)if(!(R==="exactlyOne"||R==="doc"||R==="at"||R==="level"||R==="lenient")){const re={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:R}};e===null?e=[re]:e.push(re),r++}if(s.exactlyOne!==void 0){let R=s.exactlyOne;if(Array.isArray(
R)){if(R.length<2){const ke={instancePath:n+"/exactlyOne",keyword:"minItems",params:{limit:2}};e===null?e=[ke]:e.push(ke),r++}const re=R.length;
for(let ke=0;ke<re;ke++)j(R[ke],{instancePath:n+"/exactlyOne/"+ke,parentData:R,parentDataProperty:ke,rootData:l})||(e=e===null?j.errors:e.concat(
j.errors),r=e.length)}else{const re={instancePath:n+"/exactlyOne",keyword:"type",params:{type:"array"}};e===null?e=[re]:e.push(re),r++}}}else{
const R={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var d=pe===r;O=d,K="then"}else{const pe=r,X=r;let R=!0;
const re=r;if(r===re)if(s&&typeof s=="object"&&!Array.isArray(s)){let fe;if(s.atMostOne===void 0&&(fe="atMostOne")){const J={};e===null?e=[J]:
e.push(J),r++}}else{const fe={};e===null?e=[fe]:e.push(fe),r++}var u=re===r;r=X,e!==null&&(X?e.length=X:e=null);let ke;if(u){const fe=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const M={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[M]:e.push(M),r++}if(s.atMostOne===void 0){const M={instancePath:n,keyword:"required",params:{missingProperty:"atMostOne"}};e===null?e=[M]:
e.push(M),r++}for(const M in s)if(!(M==="atMostOne"||M==="doc"||M==="at"||M==="level"||M==="lenient")){const $e={instancePath:n,keyword:"add\
itionalProperties",params:{additionalProperty:M}};e===null?e=[$e]:e.push($e),r++}if(s.atMostOne!==void 0){let M=s.atMostOne;if(Array.isArray(
M)){if(M.length<2){const ve={instancePath:n+"/atMostOne",keyword:"minItems",params:{limit:2}};e===null?e=[ve]:e.push(ve),r++}const $e=M.length;
for(let ve=0;ve<$e;ve++)j(M[ve],{instancePath:n+"/atMostOne/"+ve,parentData:M,parentDataProperty:ve,rootData:l})||(e=e===null?j.errors:e.concat(
j.errors),r=e.length)}else{const $e={instancePath:n+"/atMostOne",keyword:"type",params:{type:"array"}};e===null?e=[$e]:e.push($e),r++}}}else{
const M={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}var u=fe===r;R=u,ke="then"}else{const fe=r,J=r;let M=!0;
const $e=r;if(r===$e)if(s&&typeof s=="object"&&!Array.isArray(s)){let Ke;if(s.atLeastOne===void 0&&(Ke="atLeastOne")){const v={};e===null?e=
[v]:e.push(v),r++}}else{const Ke={};e===null?e=[Ke]:e.push(Ke),r++}var p=$e===r;r=J,e!==null&&(J?e.length=J:e=null);let ve;if(p){const Ke=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const D={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===
null?e=[D]:e.push(D),r++}if(s.atLeastOne===void 0){const D={instancePath:n,keyword:"required",params:{missingProperty:"atLeastOne"}};e===null?
e=[D]:e.push(D),r++}for(const D in s)if(!(D==="atLeastOne"||D==="doc"||D==="at"||D==="level"||D==="lenient")){const oe={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:D}};e===null?e=[oe]:e.push(oe),r++}if(s.atLeastOne!==void 0){let D=s.atLeastOne;if(Array.isArray(
D)){if(D.length<2){const Q={instancePath:n+"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[Q]:e.push(Q),r++}const oe=D.length;
for(let Q=0;Q<oe;Q++)j(D[Q],{instancePath:n+"/atLeastOne/"+Q,parentData:D,parentDataProperty:Q,rootData:l})||(e=e===null?j.errors:e.concat(j.
errors),r=e.length)}else{const oe={instancePath:n+"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?e=[oe]:e.push(oe),r++}}}else{
const D={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var p=Ke===r;M=p,ve="then"}else{const Ke=r,v=r;let D=!0;
const oe=r;if(r===oe)if(s&&typeof s=="object"&&!Array.isArray(s)){let Ge;if(s.excludes===void 0&&(Ge="excludes")){const hr={};e===null?e=[hr]:
e.push(hr),r++}}else{const Ge={};e===null?e=[Ge]:e.push(Ge),r++}var m=oe===r;r=v,e!==null&&(v?e.length=v:e=null);let Q;if(m){const Ge=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const Y={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[Y]:e.push(Y),r++}if(s.excludes===void 0){const Y={instancePath:n,keyword:"required",params:{missingProperty:"excludes"}};e===null?e=[Y]:e.
push(Y),r++}for(const Y in s)if(!(Y==="excludes"||Y==="doc"||Y==="at"||Y==="level"||Y==="lenient")){const Ve={instancePath:n,keyword:"additi\
onalProperties",params:{additionalProperty:Y}};e===null?e=[Ve]:e.push(Ve),r++}if(s.excludes!==void 0){let Y=s.excludes;if(Y&&typeof Y=="obje\
ct"&&!Array.isArray(Y)){if(Y.list===void 0){const Ve={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===null?
e=[Ve]:e.push(Ve),r++}if(Y.value===void 0){const Ve={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?
e=[Ve]:e.push(Ve),r++}for(const Ve in Y)if(!(Ve==="list"||Ve==="value")){const I={instancePath:n+"/excludes",keyword:"additionalProperties",
params:{additionalProperty:Ve}};e===null?e=[I]:e.push(I),r++}Y.list!==void 0&&(j(Y.list,{instancePath:n+"/excludes/list",parentData:Y,parentDataProperty:"\
list",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),Y.value!==void 0&&(j(Y.value,{instancePath:n+"/excludes/value",parentData:Y,
parentDataProperty:"value",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length))}else{const Ve={instancePath:n+"/excludes",keyword:"\
type",params:{type:"object"}};e===null?e=[Ve]:e.push(Ve),r++}}}else{const Y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[Y]:e.push(Y),r++}var m=Ge===r;D=m,Q="then"}else{const Ge=r,hr=r;let Y=!0;const Ve=r;if(r===Ve)if(s&&typeof s=="object"&&!Array.isArray(s)){
let je;if(s.when===void 0&&(je="when")){const er={};e===null?e=[er]:e.push(er),r++}}else{const je={};e===null?e=[je]:e.push(je),r++}var y=Ve===
r;r=hr,e!==null&&(hr?e.length=hr:e=null);let I;if(y){const je=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const te={instancePath:n,
keyword:"required",params:{missingProperty:"doc"}};e===null?e=[te]:e.push(te),r++}if(s.when===void 0){const te={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"when"}};e===null?e=[te]:e.push(te),r++}for(const te in s)if(!(te==="when"||te==="require"||te==="forbid"||te===
"doc"||te==="at"||te==="level"||te==="lenient")){const ze={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:te}};e===
null?e=[ze]:e.push(ze),r++}if(s.when!==void 0){let te=s.when;if(te&&typeof te=="object"&&!Array.isArray(te)){if(Object.keys(te).length<1){const ze={
instancePath:n+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[ze]:e.push(ze),r++}for(const ze in te){let De=te[ze];if(typeof De!=
"string"&&!(typeof De=="number"&&isFinite(De))&&typeof De!="boolean"){const Jr={instancePath:n+"/when/"+ze.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:ar.else.else.else.else.else.else.else.else.then.properties.when.additionalProperties.type}};e===null?e=[Jr]:
e.push(Jr),r++}}}else{const ze={instancePath:n+"/when",keyword:"type",params:{type:"object"}};e===null?e=[ze]:e.push(ze),r++}}if(s.require!==
void 0){let te=s.require;if(Array.isArray(te)){if(te.length<1){const De={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};e===
null?e=[De]:e.push(De),r++}const ze=te.length;for(let De=0;De<ze;De++)j(te[De],{instancePath:n+"/require/"+De,parentData:te,parentDataProperty:De,
rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const ze={instancePath:n+"/require",keyword:"type",params:{type:"arra\
y"}};e===null?e=[ze]:e.push(ze),r++}}if(s.forbid!==void 0){let te=s.forbid;if(Array.isArray(te)){if(te.length<1){const De={instancePath:n+"/\
forbid",keyword:"minItems",params:{limit:1}};e===null?e=[De]:e.push(De),r++}const ze=te.length;for(let De=0;De<ze;De++)j(te[De],{instancePath:n+
"/forbid/"+De,parentData:te,parentDataProperty:De,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const ze={instancePath:n+
"/forbid",keyword:"type",params:{type:"array"}};e===null?e=[ze]:e.push(ze),r++}}}else{const te={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[te]:e.push(te),r++}var y=je===r;Y=y,I="then"}else{const je=r,er=r;let te=!0;const ze=r;if(r===ze)if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){let nr;if(s.unless===void 0&&(nr="unless")){const Qr={};e===null?e=[Qr]:e.push(Qr),r++}}else{const nr={};e===null?e=
[nr]:e.push(nr),r++}var A=ze===r;r=er,e!==null&&(er?e.length=er:e=null);let De;if(A){const nr=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.doc===void 0){const _={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[_]:e.push(_),r++}if(s.unless===void 0){
const _={instancePath:n,keyword:"required",params:{missingProperty:"unless"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)if(!(_==="unless"||
_==="require"||_==="forbid"||_==="doc"||_==="at"||_==="level"||_==="lenient")){const N={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:_}};e===null?e=[N]:e.push(N),r++}if(s.unless!==void 0){let _=s.unless;if(_&&typeof _=="object"&&!Array.isArray(_)){if(Object.
keys(_).length<1){const N={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[N]:e.push(N),r++}for(const N in _){
let $=_[N];if(typeof $!="string"&&!(typeof $=="number"&&isFinite($))&&typeof $!="boolean"){const ur={instancePath:n+"/unless/"+N.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ar.else.else.else.else.else.else.else.else.else.then.properties.unless.additionalProperties.
type}};e===null?e=[ur]:e.push(ur),r++}}}else{const N={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(
N),r++}}if(s.require!==void 0){let _=s.require;if(Array.isArray(_)){if(_.length<1){const $={instancePath:n+"/require",keyword:"minItems",params:{
limit:1}};e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<N;$++)j(_[$],{instancePath:n+"/require/"+$,parentData:_,parentDataProperty:$,
rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const N={instancePath:n+"/require",keyword:"type",params:{type:"array"}};
e===null?e=[N]:e.push(N),r++}}if(s.forbid!==void 0){let _=s.forbid;if(Array.isArray(_)){if(_.length<1){const $={instancePath:n+"/forbid",keyword:"\
minItems",params:{limit:1}};e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<N;$++)j(_[$],{instancePath:n+"/forbid/"+$,parentData:_,
parentDataProperty:$,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const N={instancePath:n+"/forbid",keyword:"type",
params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}}else{const _={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(
_),r++}var A=nr===r;te=A,De="then"}else{const nr=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const _={instancePath:n,keyword:"\
required",params:{missingProperty:"doc"}};e===null?e=[_]:e.push(_),r++}if(s.differ===void 0){const _={instancePath:n,keyword:"required",params:{
missingProperty:"differ"}};e===null?e=[_]:e.push(_),r++}for(const _ in s)if(!de.call(ar.else.else.else.else.else.else.else.else.else.else.properties,
_)){const N={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:_}};e===null?e=[N]:e.push(N),r++}if(s.differ!==void 0){
let _=s.differ;if(Array.isArray(_)){if(_.length>2){const $={instancePath:n+"/differ",keyword:"maxItems",params:{limit:2}};e===null?e=[$]:e.push(
$),r++}if(_.length<2){const $={instancePath:n+"/differ",keyword:"minItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<
N;$++)j(_[$],{instancePath:n+"/differ/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{
const N={instancePath:n+"/differ",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.equal!==void 0){let _=s.equal;if(Array.
isArray(_)){if(_.length>2){const $={instancePath:n+"/equal",keyword:"maxItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}if(_.length<2){
const $={instancePath:n+"/equal",keyword:"minItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<N;$++)j(_[$],
{instancePath:n+"/equal/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const N={
instancePath:n+"/equal",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.lessThan!==void 0){let _=s.lessThan;if(Array.
isArray(_)){if(_.length>2){const $={instancePath:n+"/lessThan",keyword:"maxItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}if(_.length<
2){const $={instancePath:n+"/lessThan",keyword:"minItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<N;$++)
j(_[$],{instancePath:n+"/lessThan/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{
const N={instancePath:n+"/lessThan",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.lessOrEqual!==void 0){let _=s.lessOrEqual;
if(Array.isArray(_)){if(_.length>2){const $={instancePath:n+"/lessOrEqual",keyword:"maxItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}
if(_.length<2){const $={instancePath:n+"/lessOrEqual",keyword:"minItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<
N;$++)j(_[$],{instancePath:n+"/lessOrEqual/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{
const N={instancePath:n+"/lessOrEqual",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.exactlyOne!==void 0){let _=s.
exactlyOne;if(Array.isArray(_)){if(_.length<2){const $={instancePath:n+"/exactlyOne",keyword:"minItems",params:{limit:2}};e===null?e=[$]:e.push(
$),r++}const N=_.length;for(let $=0;$<N;$++)j(_[$],{instancePath:n+"/exactlyOne/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?
j.errors:e.concat(j.errors),r=e.length)}else{const N={instancePath:n+"/exactlyOne",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(
N),r++}}if(s.atMostOne!==void 0){let _=s.atMostOne;if(Array.isArray(_)){if(_.length<2){const $={instancePath:n+"/atMostOne",keyword:"minItem\
s",params:{limit:2}};e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<N;$++)j(_[$],{instancePath:n+"/atMostOne/"+$,parentData:_,parentDataProperty:$,
rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const N={instancePath:n+"/atMostOne",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[N]:e.push(N),r++}}if(s.atLeastOne!==void 0){let _=s.atLeastOne;if(Array.isArray(_)){if(_.length<2){const $={instancePath:n+
"/atLeastOne",keyword:"minItems",params:{limit:2}};e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<N;$++)j(_[$],{instancePath:n+
"/atLeastOne/"+$,parentData:_,parentDataProperty:$,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const N={instancePath:n+
"/atLeastOne",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(s.excludes!==void 0){let _=s.excludes;if(_&&typeof _=="\
object"&&!Array.isArray(_)){if(_.list===void 0){const N={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"list"}};e===
null?e=[N]:e.push(N),r++}if(_.value===void 0){const N={instancePath:n+"/excludes",keyword:"required",params:{missingProperty:"value"}};e===null?
e=[N]:e.push(N),r++}for(const N in _)if(!(N==="list"||N==="value")){const $={instancePath:n+"/excludes",keyword:"additionalProperties",params:{
additionalProperty:N}};e===null?e=[$]:e.push($),r++}_.list!==void 0&&(j(_.list,{instancePath:n+"/excludes/list",parentData:_,parentDataProperty:"\
list",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),_.value!==void 0&&(j(_.value,{instancePath:n+"/excludes/value",parentData:_,
parentDataProperty:"value",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length))}else{const N={instancePath:n+"/excludes",keyword:"\
type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}if(s.when!==void 0){let _=s.when;if(_&&typeof _=="object"&&!Array.isArray(_)){if(Object.
keys(_).length<1){const N={instancePath:n+"/when",keyword:"minProperties",params:{limit:1}};e===null?e=[N]:e.push(N),r++}for(const N in _){let $=_[N];
if(typeof $!="string"&&!(typeof $=="number"&&isFinite($))&&typeof $!="boolean"){const ur={instancePath:n+"/when/"+N.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:ar.else.else.else.else.else.else.else.else.else.else.properties.when.additionalProperties.type}};e===
null?e=[ur]:e.push(ur),r++}}}else{const N={instancePath:n+"/when",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}if(s.
require!==void 0){let _=s.require;if(Array.isArray(_)){if(_.length<1){const $={instancePath:n+"/require",keyword:"minItems",params:{limit:1}};
e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<N;$++)j(_[$],{instancePath:n+"/require/"+$,parentData:_,parentDataProperty:$,rootData:l})||
(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const N={instancePath:n+"/require",keyword:"type",params:{type:"array"}};e===null?e=
[N]:e.push(N),r++}}if(s.forbid!==void 0){let _=s.forbid;if(Array.isArray(_)){if(_.length<1){const $={instancePath:n+"/forbid",keyword:"minIt\
ems",params:{limit:1}};e===null?e=[$]:e.push($),r++}const N=_.length;for(let $=0;$<N;$++)j(_[$],{instancePath:n+"/forbid/"+$,parentData:_,parentDataProperty:$,
rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const N={instancePath:n+"/forbid",keyword:"type",params:{type:"array"}};
e===null?e=[N]:e.push(N),r++}}if(s.unless!==void 0){let _=s.unless;if(_&&typeof _=="object"&&!Array.isArray(_)){if(Object.keys(_).length<1){
const N={instancePath:n+"/unless",keyword:"minProperties",params:{limit:1}};e===null?e=[N]:e.push(N),r++}for(const N in _){let $=_[N];if(typeof $!=
"string"&&!(typeof $=="number"&&isFinite($))&&typeof $!="boolean"){const ur={instancePath:n+"/unless/"+N.replace(/~/g,"~0").replace(/\//g,"~\
1"),keyword:"type",params:{type:ar.else.else.else.else.else.else.else.else.else.else.properties.unless.additionalProperties.type}};e===null?
e=[ur]:e.push(ur),r++}}}else{const N={instancePath:n+"/unless",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}}else{const _={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}var A=nr===r;te=A,De="else"}if(!te){const nr={instancePath:n,
keyword:"if",params:{failingKeyword:De}};e===null?e=[nr]:e.push(nr),r++}var y=je===r;Y=y,I="else"}if(!Y){const je={instancePath:n,keyword:"i\
f",params:{failingKeyword:I}};e===null?e=[je]:e.push(je),r++}var m=Ge===r;D=m,Q="else"}if(!D){const Ge={instancePath:n,keyword:"if",params:{
failingKeyword:Q}};e===null?e=[Ge]:e.push(Ge),r++}var p=Ke===r;M=p,ve="else"}if(!M){const Ke={instancePath:n,keyword:"if",params:{failingKeyword:ve}};
e===null?e=[Ke]:e.push(Ke),r++}var u=fe===r;R=u,ke="else"}if(!R){const fe={instancePath:n,keyword:"if",params:{failingKeyword:ke}};e===null?
e=[fe]:e.push(fe),r++}var d=pe===r;O=d,K="else"}if(!O){const pe={instancePath:n,keyword:"if",params:{failingKeyword:K}};e===null?e=[pe]:e.push(
pe),r++}var c=ce===r;S=c,G="else"}if(!S){const ce={instancePath:n,keyword:"if",params:{failingKeyword:G}};e===null?e=[ce]:e.push(ce),r++}var f=ye===
r;Z=f,C="else"}if(!Z){const ye={instancePath:n,keyword:"if",params:{failingKeyword:C}};e===null?e=[ye]:e.push(ye),r++}var o=le===r;k=o,x="el\
se"}if(!k){const le={instancePath:n,keyword:"if",params:{failingKeyword:x}};e===null?e=[le]:e.push(le),r++}var h=b===r;t=h,w="else"}if(!t){const b={
instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[b]:e.push(b),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==
void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),
s.at!==void 0&&(j(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.
length)),s.level!==void 0&&s.level!=="warning"){const b={instancePath:n+"/level",keyword:"enum",params:{allowedValues:ar.properties.level.enum}};
e===null?e=[b]:e.push(b),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const b={instancePath:n+"/lenient",keyword:"enum",params:{allowedValues:ar.
properties.lenient.enum}};e===null?e=[b]:e.push(b),r++}}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.
push(b),r++}return Ae.errors=e,r===0}const ks={type:["string","number","boolean"],pattern:"\\S"};function Fe(s,{instancePath:n="",parentData:F,
parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={
instancePath:n,keyword:"type",params:{type:ks.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return Fe.errors=e,r===0}const Ms={type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{if:{type:"object"},then:{$ref:"#/definitions/enumValue"},else:{$ref:"#/definitions/string"}},minProperties:1},bs={
type:"object",properties:{doc:{$ref:"#/definitions/string"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},aliases:{
$ref:"#/definitions/strings"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"}},additionalProperties:!1,required:[
"doc"]},Ls={type:"string",pattern:"^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9\
]|3[01])(?:\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$"},vs=new RegExp("^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0\
-9]*)\\.(?:0|[1-9][0-9]*)|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*))?)(?:-[a-z]+\\.(?:0|[\
1-9][0-9]*))?$","u");function Ne(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s=="strin\
g"){if(!vs.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"^(?:(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)|[\
0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*))?)(?:-[a-z]+\\.(?:0|[1-9][0-9]*))?$"}};e===null?
e=[i]:e.push(i),r++}}else{const i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Ne.errors=e,r===
0}const Gs={type:"object",properties:{since:{$ref:"#/definitions/version"},reason:{$ref:"#/definitions/string"},use:{$ref:"#/definitions/str\
ing"},notBefore:{$ref:"#/definitions/version"}},additionalProperties:!1,required:["since","reason"]};function Ce(s,{instancePath:n="",parentData:F,
parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.since===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"since"}};e===null?e=[i]:e.push(i),r++}if(s.reason===void 0){const i={instancePath:n,keyword:"req\
uired",params:{missingProperty:"reason"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="since"||i==="reason"||i==="use"||i==="notB\
efore")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}s.since!==void 0&&
(Ne(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),
s.reason!==void 0&&(g(s.reason,{instancePath:n+"/reason",parentData:s,parentDataProperty:"reason",rootData:l})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length)),s.use!==void 0&&(g(s.use,{instancePath:n+"/use",parentData:s,parentDataProperty:"use",rootData:l})||(e=e===null?g.errors:
e.concat(g.errors),r=e.length)),s.notBefore!==void 0&&(Ne(s.notBefore,{instancePath:n+"/notBefore",parentData:s,parentDataProperty:"notBefor\
e",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length))}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}return Ce.errors=e,r===0}function wr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};
e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="doc"||i==="name"||i==="aliases"||i==="since"||i==="deprecated")){const t={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",
parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.name!==void 0){let i=s.name;if(typeof i!=
"string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/name",keyword:"type",params:{type:bs.properties.
name.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/name",keyword:"pattern",params:{pattern:"\
^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}s.aliases!==void 0&&(B(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"\
aliases",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.since!==void 0&&(Ne(s.since,{instancePath:n+"/since",parentData:s,
parentDataProperty:"since",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.deprecated!==void 0&&(Ce(s.deprecated,{instancePath:n+
"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length))}else{const i={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return wr.errors=e,r===0}function Te(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){
const a={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in s){const h=r;if(typeof a=="str\
ing"&&!ie.test(a)){const w={instancePath:n,keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[w]:e.push(w),r++}var i=h===r;
if(!i){const w={instancePath:n,keyword:"propertyNames",params:{propertyName:a}};e===null?e=[w]:e.push(w),r++}}for(const a in s){let h=s[a];const w=r;
let o=!0;const f=r;if(!(h&&typeof h=="object"&&!Array.isArray(h))){const d={};e===null?e=[d]:e.push(d),r++}var t=f===r;r=w,e!==null&&(w?e.length=
w:e=null);let c;if(t){const d=r;wr(h,{instancePath:n+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:a,rootData:l})||
(e=e===null?wr.errors:e.concat(wr.errors),r=e.length);var t=d===r;o=t,c="then"}else{const d=r;g(h,{instancePath:n+"/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:s,parentDataProperty:a,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length);var t=d===r;o=t,c="else"}if(!o){
const d={instancePath:n+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:c}};e===null?e=[d]:e.push(d),r++}}}else{
const a={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Te.errors=e,r===0}const js={if:{type:"obj\
ect"},then:{$ref:"#/definitions/leniency"},else:{enum:["optional"]}},Xr={type:"object",properties:{optional:{type:"boolean"},accept:{$ref:"#\
/definitions/typeOrDefinition"},convert:{enum:["timestamp"]},wrap:{$ref:"#/definitions/ownField"},unknownValues:{enum:["unset"]}},additionalProperties:!1};
function kr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(const i in s)if(!(i==="optional"||i==="accept"||i==="convert"||i==="wrap"||i==="unknownValues")){const t={instancePath:n,keyword:"ad\
ditionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.optional!==void 0&&typeof s.optional!="boolean"){const i={
instancePath:n+"/optional",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.accept!==void 0&&(Oe.validate(s.accept,
{instancePath:n+"/accept",parentData:s,parentDataProperty:"accept",rootData:l})||(e=e===null?Oe.validate.errors:e.concat(Oe.validate.errors),
r=e.length)),s.convert!==void 0&&s.convert!=="timestamp"){const i={instancePath:n+"/convert",keyword:"enum",params:{allowedValues:Xr.properties.
convert.enum}};e===null?e=[i]:e.push(i),r++}if(s.wrap!==void 0&&(Fe(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:l})||
(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.unknownValues!==void 0&&s.unknownValues!=="unset"){const i={instancePath:n+"/unknow\
nValues",keyword:"enum",params:{allowedValues:Xr.properties.unknownValues.enum}};e===null?e=[i]:e.push(i),r++}}else{const i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return kr.errors=e,r===0}function ir(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const o={};e===null?e=[o]:e.push(
o),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const o=r;kr(s,{instancePath:n,parentData:F,parentDataProperty:E,rootData:l})||
(e=e===null?kr.errors:e.concat(kr.errors),r=e.length);var h=o===r;t=h,w="then"}else{const o=r;if(s!=="optional"){const c={instancePath:n,keyword:"\
enum",params:{allowedValues:js.else.enum}};e===null?e=[c]:e.push(c),r++}var h=o===r;t=h,w="else"}if(!t){const o={instancePath:n,keyword:"if",
params:{failingKeyword:w}};e===null?e=[o]:e.push(o),r++}return ir.errors=e,r===0}const rr={validate:Ze},Hs={type:"object",propertyNames:{pattern:"\
^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},additionalProperties:{$ref:"#/definitions\
/fieldOrType"}},As=new RegExp("^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$","u"),Js={if:{
type:"object"},then:{$ref:"#/definitions/field"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,
maxItems:1},else:{$ref:"#/definitions/typeName"}}},Ee={type:"object",properties:{doc:{$ref:"#/definitions/string"},nullable:{type:"boolean"},
lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/defi\
nitions/allow"},default:{},fill:{},computed:{$ref:"#/definitions/computed"},sensitive:{type:"boolean"},aliases:{$ref:"#/definitions/strings"},
decodeOnly:{type:"boolean"},mail:{$ref:"#/definitions/mail"},originalName:{$ref:"#/definitions/string"}},if:{type:"object",required:["type"]},
then:{type:"object",properties:{type:{$ref:"#/definitions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/st\
ring"},utc:{type:"boolean"},fraction:{enum:["none"]},write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{
$ref:"#/definitions/strings"},inside:{enum:["warn","require"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,
computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["type"]},else:{if:{type:"object",
required:["list"]},then:{type:"object",properties:{list:{$ref:"#/definitions/typeOrDefinition"},min:{type:"number"},max:{type:"number"},unique:{
type:"boolean"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,
mail:!0,originalName:!0},additionalProperties:!1,required:["list"]},else:{if:{type:"object",required:["map"]},then:{type:"object",properties:{
map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/definitions/string"},min:{type:"number"},max:{type:"number"},doc:!0,nullable:!0,lenient:!0,
since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["map"]},else:{if:{type:"object",required:["fields"]},then:{type:"object",properties:{fields:{$ref:"#/definitions/fields"},include:{
$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/defi\
nitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,
mail:!0,originalName:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:["union"]},then:{type:"object",properties:{
union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definit\
ions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,
mail:!0,originalName:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:["const"]},then:{type:"object",properties:{
const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,
aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["const"]},else:{if:{type:"object",required:["enum"]},then:{
type:"object",properties:{enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},pattern:{$ref:"\
#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,
decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,required:["enum","values"]},else:{type:"object",properties:{type:{$ref:"#/def\
initions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},
write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn",
"require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/d\
efinitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},
extras:{$ref:"#/definitions/extras"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/rule"},minProperties:1},reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrDef\
inition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["string","number","boolean"]},
enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,default:!0,fill:!0,computed:!0,sensitive:!0,aliases:!0,decodeOnly:!0,mail:!0,originalName:!0},additionalProperties:!1,
required:["type"]}}}}}}}},Yr={type:"object",properties:{by:{$ref:"#/definitions/computedBy"},table:{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{},minProperties:1},level:{enum:["warning"]},lenient:{enum:["warn"]}},additionalProperties:!1,required:["by"]},Ps={type:[
"string","number","boolean"],pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"};
function br(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="numb\
er"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:Ps.type}};e===null?e=[i]:e.push(i),r++}if(typeof s==
"string"&&!Wr.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"^(?!.*\\?$)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f\
]*[^\\s\\u0000-\\u001f\\u007f])?$"}};e===null?e=[i]:e.push(i),r++}return br.errors=e,r===0}function vr(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===void 0){const t={instancePath:n,keyword:"required",params:{
missingProperty:"by"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="by"||t==="table"||t==="level"||t==="lenient")){const a={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),r++}if(s.by!==void 0&&(br(s.by,{instancePath:n+"/by",
parentData:s,parentDataProperty:"by",rootData:l})||(e=e===null?br.errors:e.concat(br.errors),r=e.length)),s.table!==void 0){let t=s.table;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){const a={instancePath:n+"/table",keyword:"minProperties",params:{limit:1}};
e===null?e=[a]:e.push(a),r++}for(const a in t){const h=r;if(typeof a=="string"&&!ie.test(a)){const w={instancePath:n+"/table",keyword:"patte\
rn",params:{pattern:"\\S"},propertyName:a};e===null?e=[w]:e.push(w),r++}var i=h===r;if(!i){const w={instancePath:n+"/table",keyword:"propert\
yNames",params:{propertyName:a}};e===null?e=[w]:e.push(w),r++}}}else{const a={instancePath:n+"/table",keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),r++}}if(s.level!==void 0&&s.level!=="warning"){const t={instancePath:n+"/level",keyword:"enum",params:{allowedValues:Yr.
properties.level.enum}};e===null?e=[t]:e.push(t),r++}if(s.lenient!==void 0&&s.lenient!=="warn"){const t={instancePath:n+"/lenient",keyword:"\
enum",params:{allowedValues:Yr.properties.lenient.enum}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),r++}return vr.errors=e,r===0}const Qs={if:{type:"object"},then:{$ref:"#/definitions/mailLocation"},else:{
$ref:"#/definitions/string"}},Us={type:"object",properties:{},if:{type:"object",required:["label"]},then:{type:"object",properties:{label:{$ref:"\
#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["label"]},else:{
if:{type:"object",required:["bullet"]},then:{type:"object",properties:{bullet:{$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},
also:{$ref:"#/definitions/strings"}},additionalProperties:!1,required:["bullet","in"]},else:{if:{type:"object",required:["section"]},then:{type:"\
object",properties:{section:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["section"]},else:{type:"object",properties:{label:{
$ref:"#/definitions/string"},in:{$ref:"#/definitions/string"},also:{$ref:"#/definitions/strings"},bullet:{$ref:"#/definitions/string"},section:{
$ref:"#/definitions/string"}},additionalProperties:!1,required:["label"]}}}};function jr(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(r===a)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.label===void 0&&
(c="label")){const d={};e===null?e=[d]:e.push(d),r++}}else{const c={};e===null?e=[c]:e.push(c),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=
null);let w;if(h){const c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const u={instancePath:n,keyword:"required",params:{
missingProperty:"label"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!(u==="label"||u==="in"||u==="also")){const p={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}s.label!==void 0&&(g(s.label,{instancePath:n+"/label",parentData:s,
parentDataProperty:"label",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.in!==void 0&&(g(s.in,{instancePath:n+"/in",parentData:s,
parentDataProperty:"in",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.also!==void 0&&(B(s.also,{instancePath:n+"/also",
parentData:s,parentDataProperty:"also",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length))}else{const u={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var h=c===r;t=h,w="then"}else{const c=r,d=r;let u=!0;const p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let A;if(s.bullet===void 0&&(A="bullet")){const b={};e===null?e=[b]:e.push(b),r++}}else{const A={};e===null?e=[
A]:e.push(A),r++}var o=p===r;r=d,e!==null&&(d?e.length=d:e=null);let m;if(o){const A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bullet===
void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"bullet"}};e===null?e=[P]:e.push(P),r++}if(s.in===void 0){const P={
instancePath:n,keyword:"required",params:{missingProperty:"in"}};e===null?e=[P]:e.push(P),r++}for(const P in s)if(!(P==="bullet"||P==="in"||
P==="also")){const k={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[k]:e.push(k),r++}s.bullet!==void 0&&
(g(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),
s.in!==void 0&&(g(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.
length)),s.also!==void 0&&(B(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:l})||(e=e===null?B.errors:e.concat(
B.errors),r=e.length))}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var o=A===r;u=o,m="t\
hen"}else{const A=r,b=r;let P=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;if(s.section===void 0&&(z="section")){
const le={};e===null?e=[le]:e.push(le),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var f=k===r;r=b,e!==null&&(b?e.length=b:e=null);let q;
if(f){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.section===void 0){const V={instancePath:n,keyword:"required",params:{missingProperty:"\
section"}};e===null?e=[V]:e.push(V),r++}for(const V in s)if(V!=="section"){const Z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};
e===null?e=[Z]:e.push(Z),r++}s.section!==void 0&&(g(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"section",rootData:l})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(
V),r++}var f=z===r;P=f,q="then"}else{const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){const V={instancePath:n,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[V]:e.push(V),r++}for(const V in s)if(!(V==="label"||V==="in"||V==="also"||V==="bulle\
t"||V==="section")){const Z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[Z]:e.push(Z),r++}s.label!==
void 0&&(g(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=
e.length)),s.in!==void 0&&(g(s.in,{instancePath:n+"/in",parentData:s,parentDataProperty:"in",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),
r=e.length)),s.also!==void 0&&(B(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:l})||(e=e===null?B.errors:e.
concat(B.errors),r=e.length)),s.bullet!==void 0&&(g(s.bullet,{instancePath:n+"/bullet",parentData:s,parentDataProperty:"bullet",rootData:l})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.section!==void 0&&(g(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"\
section",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[V]:e.push(V),r++}var f=z===r;P=f,q="else"}if(!P){const z={instancePath:n,keyword:"if",params:{failingKeyword:q}};e===null?e=[z]:
e.push(z),r++}var o=A===r;u=o,m="else"}if(!u){const A={instancePath:n,keyword:"if",params:{failingKeyword:m}};e===null?e=[A]:e.push(A),r++}var h=c===
r;t=h,w="else"}if(!t){const c={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[c]:e.push(c),r++}if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const c={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return jr.errors=e,r===0}function Ar(s,{
instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const o={};e===null?e=[o]:e.push(o),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const o=r;jr(s,{instancePath:n,
parentData:F,parentDataProperty:E,rootData:l})||(e=e===null?jr.errors:e.concat(jr.errors),r=e.length);var h=o===r;t=h,w="then"}else{const o=r;
g(s,{instancePath:n,parentData:F,parentDataProperty:E,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length);var h=o===r;t=h,w="e\
lse"}if(!t){const o={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[o]:e.push(o),r++}return Ar.errors=e,r===0}const He=new RegExp(
"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$","u");function Pr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,
r=0;const i=r;let t=!0;const a=r;if(r===a)if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.type===void 0&&(A="type")){const b={};e===
null?e=[b]:e.push(b),r++}}else{const A={};e===null?e=[A]:e.push(A),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const A=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const P={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[P]:e.push(P),r++}for(const P in s)if(!de.call(Ee.then.properties,P)){const k={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:P}};e===null?e=[k]:e.push(k),r++}if(s.type!==void 0&&(T(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"t\
ype",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.min!==void 0){let P=s.min;if(!(typeof P=="number"&&isFinite(P))){const k={
instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let P=s.max;if(!(typeof P=="nu\
mber"&&isFinite(P))){const k={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.pattern!==void 0&&
(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.
length)),s.utc!==void 0&&typeof s.utc!="boolean"){const P={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(
P),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const P={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ee.then.properties.
fraction.enum}};e===null?e=[P]:e.push(P),r++}if(s.write!==void 0&&s.write!=="seconds"){const P={instancePath:n+"/write",keyword:"enum",params:{
allowedValues:Ee.then.properties.write.enum}};e===null?e=[P]:e.push(P),r++}if(s.version!==void 0&&s.version!==4){const P={instancePath:n+"/v\
ersion",keyword:"enum",params:{allowedValues:Ee.then.properties.version.enum}};e===null?e=[P]:e.push(P),r++}if(s.prefix!==void 0&&(g(s.prefix,
{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.schemes!==
void 0&&(B(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),
r=e.length)),s.inside!==void 0){let P=s.inside;if(!(P==="warn"||P==="require")){const k={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ee.
then.properties.inside.enum}};e===null?e=[k]:e.push(k),r++}}}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[P]:e.push(P),r++}var h=A===r;t=h,w="then"}else{const A=r,b=r;let P=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;
if(s.list===void 0&&(z="list")){const le={};e===null?e=[le]:e.push(le),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var o=k===r;r=b,e!==
null&&(b?e.length=b:e=null);let q;if(o){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const V={instancePath:n,keyword:"\
required",params:{missingProperty:"list"}};e===null?e=[V]:e.push(V),r++}for(const V in s)if(!de.call(Ee.else.then.properties,V)){const Z={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[Z]:e.push(Z),r++}if(s.list!==void 0&&(ue(s.list,{instancePath:n+"/\
list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.min!==void 0){let V=s.min;
if(!(typeof V=="number"&&isFinite(V))){const Z={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[Z]:e.push(Z),r++}}if(s.
max!==void 0){let V=s.max;if(!(typeof V=="number"&&isFinite(V))){const Z={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?
e=[Z]:e.push(Z),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const V={instancePath:n+"/unique",keyword:"type",params:{type:"boolea\
n"}};e===null?e=[V]:e.push(V),r++}}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}var o=z===
r;P=o,q="then"}else{const z=r,le=r;let V=!0;const Z=r;if(r===Z)if(s&&typeof s=="object"&&!Array.isArray(s)){let se;if(s.map===void 0&&(se="m\
ap")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const se={};e===null?e=[se]:e.push(se),r++}var f=Z===r;r=le,e!==null&&(le?e.length=le:
e=null);let me;if(f){const se=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const W={instancePath:n,keyword:"required",params:{
missingProperty:"map"}};e===null?e=[W]:e.push(W),r++}for(const W in s)if(!de.call(Ee.else.else.then.properties,W)){const S={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:W}};e===null?e=[S]:e.push(S),r++}if(s.map!==void 0&&(ue(s.map,{instancePath:n+"/map",parentData:s,
parentDataProperty:"map",rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.keys!==void 0&&(g(s.keys,{instancePath:n+"/k\
eys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.min!==void 0){let W=s.min;if(!(typeof W==
"number"&&isFinite(W))){const S={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(s.max!==void 0){
let W=s.max;if(!(typeof W=="number"&&isFinite(W))){const S={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(
S),r++}}}else{const W={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(W),r++}var f=se===r;V=f,me="then"}else{const se=r,
ye=r;let W=!0;const S=r;if(r===S)if(s&&typeof s=="object"&&!Array.isArray(s)){let ne;if(s.fields===void 0&&(ne="fields")){const ce={};e===null?
e=[ce]:e.push(ce),r++}}else{const ne={};e===null?e=[ne]:e.push(ne),r++}var c=S===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let he;if(c){const ne=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const H={instancePath:n,keyword:"required",params:{missingProperty:"field\
s"}};e===null?e=[H]:e.push(H),r++}for(const H in s)if(!de.call(Ee.else.else.else.then.properties,H)){const O={instancePath:n,keyword:"additi\
onalProperties",params:{additionalProperty:H}};e===null?e=[O]:e.push(O),r++}if(s.fields!==void 0&&(rr.validate(s.fields,{instancePath:n+"/fi\
elds",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?rr.validate.errors:e.concat(rr.validate.errors),r=e.length)),s.include!==
void 0&&(xe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),
r=e.length)),s.object!==void 0&&(be(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?be.
errors:e.concat(be.errors),r=e.length)),s.extras!==void 0&&(Ie(s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||
(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.rules!==void 0){let H=s.rules;if(H&&typeof H=="object"&&!Array.isArray(H)){if(Object.
keys(H).length<1){const O={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[O]:e.push(O),r++}for(const O in H){
const ge=r;if(typeof O=="string"&&!He.test(O)){const K={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_]\
[A-Za-z0-9]+)*$"},propertyName:O};e===null?e=[K]:e.push(K),r++}var d=ge===r;if(!d){const K={instancePath:n+"/rules",keyword:"propertyNames",
params:{propertyName:O}};e===null?e=[K]:e.push(K),r++}}for(const O in H)Ae(H[O],{instancePath:n+"/rules/"+O.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:H,parentDataProperty:O,rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const O={instancePath:n+"/r\
ules",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}s.reserved!==void 0&&(B(s.reserved,{instancePath:n+"/reserved",parentData:s,
parentDataProperty:"reserved",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length))}else{const H={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[H]:e.push(H),r++}var c=ne===r;W=c,he="then"}else{const ne=r,ce=r;let H=!0;const O=r;if(r===O)if(s&&typeof s==
"object"&&!Array.isArray(s)){let ee;if(s.union===void 0&&(ee="union")){const pe={};e===null?e=[pe]:e.push(pe),r++}}else{const ee={};e===null?
e=[ee]:e.push(ee),r++}var u=O===r;r=ce,e!==null&&(ce?e.length=ce:e=null);let ge;if(u){const ee=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.union===void 0){const X={instancePath:n,keyword:"required",params:{missingProperty:"union"}};e===null?e=[X]:e.push(X),r++}for(const X in s)
if(!de.call(Ee.else.else.else.else.then.properties,X)){const R={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:X}};
e===null?e=[R]:e.push(R),r++}if(s.union!==void 0){let X=s.union;if(Array.isArray(X)){if(X.length<2){const re={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[re]:e.push(re),r++}const R=X.length;for(let re=0;re<R;re++)ue(X[re],{instancePath:n+"/union/"+re,parentData:X,
parentDataProperty:re,rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{const R={instancePath:n+"/union",keyword:"typ\
e",params:{type:"array"}};e===null?e=[R]:e.push(R),r++}}s.tag!==void 0&&(Fe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"ta\
g",rootData:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.otherwise!==void 0&&(T(s.otherwise,{instancePath:n+"/otherwise",parentData:s,
parentDataProperty:"otherwise",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}else{const X={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[X]:e.push(X),r++}var u=ee===r;H=u,ge="then"}else{const ee=r,pe=r;let X=!0;const R=r;if(r===R)if(s&&typeof s==
"object"&&!Array.isArray(s)){let ae;if(s.const===void 0&&(ae="const")){const fe={};e===null?e=[fe]:e.push(fe),r++}}else{const ae={};e===null?
e=[ae]:e.push(ae),r++}var p=R===r;r=pe,e!==null&&(pe?e.length=pe:e=null);let re;if(p){const ae=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.const===void 0){const J={instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[J]:e.push(J),r++}for(const J in s)
if(!de.call(Ee.else.else.else.else.else.then.properties,J)){const M={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:J}};
e===null?e=[M]:e.push(M),r++}if(s.const!==void 0){let J=s.const;if(typeof J!="string"&&!(typeof J=="number"&&isFinite(J))&&typeof J!="boolea\
n"){const M={instancePath:n+"/const",keyword:"type",params:{type:Ee.else.else.else.else.else.then.properties.const.type}};e===null?e=[M]:e.push(
M),r++}}}else{const J={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[J]:e.push(J),r++}var p=ae===r;X=p,re="then"}else{const ae=r,
fe=r;let J=!0;const M=r;if(r===M)if(s&&typeof s=="object"&&!Array.isArray(s)){let we;if(s.enum===void 0&&(we="enum")){const Ke={};e===null?e=
[Ke]:e.push(Ke),r++}}else{const we={};e===null?e=[we]:e.push(we),r++}var m=M===r;r=fe,e!==null&&(fe?e.length=fe:e=null);let $e;if(m){const we=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};
e===null?e=[v]:e.push(v),r++}if(s.values===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=
[v]:e.push(v),r++}for(const v in s)if(!de.call(Ee.else.else.else.else.else.else.then.properties,v)){const D={instancePath:n,keyword:"additio\
nalProperties",params:{additionalProperty:v}};e===null?e=[D]:e.push(D),r++}if(s.enum!==void 0){let v=s.enum;if(!(v==="open"||v==="closed")){
const D={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Ee.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=
[D]:e.push(D),r++}}if(s.of!==void 0){let v=s.of;if(!(v==="string"||v==="integer")){const D={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ee.
else.else.else.else.else.else.then.properties.of.enum}};e===null?e=[D]:e.push(D),r++}}s.values!==void 0&&(Te(s.values,{instancePath:n+"/valu\
es",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s.pattern!==void 0&&(g(s.pattern,
{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{
const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var m=we===r;J=m,$e="then"}else{const we=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?
e=[v]:e.push(v),r++}for(const v in s)if(!de.call(Ee.else.else.else.else.else.else.else.properties,v)){const D={instancePath:n,keyword:"addit\
ionalProperties",params:{additionalProperty:v}};e===null?e=[D]:e.push(D),r++}if(s.type!==void 0&&(T(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.min!==void 0){let v=s.min;if(!(typeof v=="num\
ber"&&isFinite(v))){const D={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[D]:e.push(D),r++}}if(s.max!==void 0){let v=s.
max;if(!(typeof v=="number"&&isFinite(v))){const D={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[D]:e.push(D),r++}}
if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?g.errors:
e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const v={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[v]:e.push(v),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const v={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Ee.
else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[v]:e.push(v),r++}if(s.write!==void 0&&s.write!=="seconds"){const v={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:Ee.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[v]:e.
push(v),r++}if(s.version!==void 0&&s.version!==4){const v={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Ee.else.else.else.
else.else.else.else.properties.version.enum}};e===null?e=[v]:e.push(v),r++}if(s.prefix!==void 0&&(g(s.prefix,{instancePath:n+"/prefix",parentData:s,
parentDataProperty:"prefix",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.schemes!==void 0&&(B(s.schemes,{instancePath:n+
"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.inside!==void 0){let v=s.
inside;if(!(v==="warn"||v==="require")){const D={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Ee.else.else.else.else.else.else.
else.properties.inside.enum}};e===null?e=[D]:e.push(D),r++}}if(s.list!==void 0&&(ue(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){const v={instancePath:n+
"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}if(s.map!==void 0&&(ue(s.map,{instancePath:n+"/map",parentData:s,
parentDataProperty:"map",rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.keys!==void 0&&(g(s.keys,{instancePath:n+"/k\
eys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.fields!==void 0&&(rr.validate(
s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?rr.validate.errors:e.concat(rr.validate.
errors),r=e.length)),s.include!==void 0&&(xe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:l})||(e=
e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.object!==void 0&&(be(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.extras!==void 0&&(Ie(s.extras,{instancePath:n+"/extras",parentData:s,
parentDataProperty:"extras",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.rules!==void 0){let v=s.rules;if(v&&typeof v==
"object"&&!Array.isArray(v)){if(Object.keys(v).length<1){const D={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[D]:e.push(D),r++}for(const D in v){const oe=r;if(typeof D=="string"&&!He.test(D)){const Q={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:D};e===null?e=[Q]:e.push(Q),r++}var y=oe===r;if(!y){const Q={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:D}};e===null?e=[Q]:e.push(Q),r++}}for(const D in v)Ae(v[D],{instancePath:n+"/rules/"+D.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:D,rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{
const D={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}}if(s.reserved!==void 0&&(B(s.reserved,
{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.
union!==void 0){let v=s.union;if(Array.isArray(v)){if(v.length<2){const oe={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===
null?e=[oe]:e.push(oe),r++}const D=v.length;for(let oe=0;oe<D;oe++)ue(v[oe],{instancePath:n+"/union/"+oe,parentData:v,parentDataProperty:oe,
rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{const D={instancePath:n+"/union",keyword:"type",params:{type:"array"}};
e===null?e=[D]:e.push(D),r++}}if(s.tag!==void 0&&(Fe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===
null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.otherwise!==void 0&&(T(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"\
otherwise",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.const!==void 0){let v=s.const;if(typeof v!="string"&&!(typeof v==
"number"&&isFinite(v))&&typeof v!="boolean"){const D={instancePath:n+"/const",keyword:"type",params:{type:Ee.else.else.else.else.else.else.else.
properties.const.type}};e===null?e=[D]:e.push(D),r++}}if(s.enum!==void 0){let v=s.enum;if(!(v==="open"||v==="closed")){const D={instancePath:n+
"/enum",keyword:"enum",params:{allowedValues:Ee.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[D]:e.push(D),r++}}if(s.
of!==void 0){let v=s.of;if(!(v==="string"||v==="integer")){const D={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Ee.else.else.else.
else.else.else.else.properties.of.enum}};e===null?e=[D]:e.push(D),r++}}s.values!==void 0&&(Te(s.values,{instancePath:n+"/values",parentData:s,
parentDataProperty:"values",rootData:l})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length))}else{const v={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var m=we===r;J=m,$e="else"}if(!J){const we={instancePath:n,keyword:"if",params:{failingKeyword:$e}};
e===null?e=[we]:e.push(we),r++}var p=ae===r;X=p,re="else"}if(!X){const ae={instancePath:n,keyword:"if",params:{failingKeyword:re}};e===null?
e=[ae]:e.push(ae),r++}var u=ee===r;H=u,ge="else"}if(!H){const ee={instancePath:n,keyword:"if",params:{failingKeyword:ge}};e===null?e=[ee]:e.
push(ee),r++}var c=ne===r;W=c,he="else"}if(!W){const ne={instancePath:n,keyword:"if",params:{failingKeyword:he}};e===null?e=[ne]:e.push(ne),
r++}var f=se===r;V=f,me="else"}if(!V){const se={instancePath:n,keyword:"if",params:{failingKeyword:me}};e===null?e=[se]:e.push(se),r++}var o=z===
r;P=o,q="else"}if(!P){const z={instancePath:n,keyword:"if",params:{failingKeyword:q}};e===null?e=[z]:e.push(z),r++}var h=A===r;t=h,w="else"}
if(!t){const A={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[A]:e.push(A),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),
r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const A={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};
e===null?e=[A]:e.push(A),r++}if(s.lenient!==void 0&&(ir(s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:l})||
(e=e===null?ir.errors:e.concat(ir.errors),r=e.length)),s.since!==void 0&&(Ne(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"\
since",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.deprecated!==void 0&&(Ce(s.deprecated,{instancePath:n+"/deprec\
ated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s.allow!==void 0&&(qe(
s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),
s.computed!==void 0&&(vr(s.computed,{instancePath:n+"/computed",parentData:s,parentDataProperty:"computed",rootData:l})||(e=e===null?vr.errors:
e.concat(vr.errors),r=e.length)),s.sensitive!==void 0&&typeof s.sensitive!="boolean"){const A={instancePath:n+"/sensitive",keyword:"type",params:{
type:"boolean"}};e===null?e=[A]:e.push(A),r++}if(s.aliases!==void 0&&(B(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"\
aliases",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.decodeOnly!==void 0&&typeof s.decodeOnly!="boolean"){const A={
instancePath:n+"/decodeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[A]:e.push(A),r++}s.mail!==void 0&&(Ar(s.mail,{instancePath:n+
"/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?Ar.errors:e.concat(Ar.errors),r=e.length)),s.originalName!==void 0&&
(g(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"originalName",rootData:l})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length))}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}return Pr.errors=e,r===
0}function Dr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){const f={};e===null?e=[f]:e.push(f),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const f=r;
Pr(s,{instancePath:n,parentData:F,parentDataProperty:E,rootData:l})||(e=e===null?Pr.errors:e.concat(Pr.errors),r=e.length);var h=f===r;t=h,w=
"then"}else{const f=r,c=r;let d=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[y]:e.push(y),r++}var o=u===r;r=c,e!==null&&(c?e.length=
c:e=null);let p;if(o){const y=r;if(Array.isArray(s)){if(s.length>1){const P={instancePath:n,keyword:"maxItems",params:{limit:1}};e===null?e=
[P]:e.push(P),r++}if(s.length<1){const P={instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}const b=s.length;
for(let P=0;P<b;P++)T(s[P],{instancePath:n+"/"+P,parentData:s,parentDataProperty:P,rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.
length)}else{const b={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}var o=y===r;d=o,p="then"}else{const y=r;
T(s,{instancePath:n,parentData:F,parentDataProperty:E,rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length);var o=y===r;d=o,p="e\
lse"}if(!d){const y={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[y]:e.push(y),r++}var h=f===r;t=h,w="else"}if(!t){const f={
instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[f]:e.push(f),r++}return Dr.errors=e,r===0}function Ze(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t in s){const a=r;
if(typeof t=="string"&&!As.test(t)){const h={instancePath:n,keyword:"pattern",params:{pattern:"^(?!\\?)[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u\
001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:t};e===null?e=[h]:e.push(h),r++}var i=a===r;if(!i){const h={instancePath:n,keyword:"\
propertyNames",params:{propertyName:t}};e===null?e=[h]:e.push(h),r++}}for(const t in s)Dr(s[t],{instancePath:n+"/"+t.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:s,parentDataProperty:t,rootData:l})||(e=e===null?Dr.errors:e.concat(Dr.errors),r=e.length)}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ze.errors=e,r===0}function Qe(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(r===a)if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.type===void 0&&
(A="type")){const b={};e===null?e=[b]:e.push(b),r++}}else{const A={};e===null?e=[A]:e.push(A),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=
null);let w;if(h){const A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const P={instancePath:n,keyword:"required",params:{
missingProperty:"type"}};e===null?e=[P]:e.push(P),r++}for(const P in s)if(!de.call(Be.then.properties,P)){const k={instancePath:n,keyword:"a\
dditionalProperties",params:{additionalProperty:P}};e===null?e=[k]:e.push(k),r++}if(s.type!==void 0&&(T(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.min!==void 0){let P=s.min;if(!(typeof P=="num\
ber"&&isFinite(P))){const k={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}if(s.max!==void 0){let P=s.
max;if(!(typeof P=="number"&&isFinite(P))){const k={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}}
if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?g.errors:
e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const P={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[P]:e.push(P),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const P={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Be.
then.properties.fraction.enum}};e===null?e=[P]:e.push(P),r++}if(s.write!==void 0&&s.write!=="seconds"){const P={instancePath:n+"/write",keyword:"\
enum",params:{allowedValues:Be.then.properties.write.enum}};e===null?e=[P]:e.push(P),r++}if(s.version!==void 0&&s.version!==4){const P={instancePath:n+
"/version",keyword:"enum",params:{allowedValues:Be.then.properties.version.enum}};e===null?e=[P]:e.push(P),r++}if(s.prefix!==void 0&&(g(s.prefix,
{instancePath:n+"/prefix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.schemes!==
void 0&&(B(s.schemes,{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),
r=e.length)),s.inside!==void 0){let P=s.inside;if(!(P==="warn"||P==="require")){const k={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Be.
then.properties.inside.enum}};e===null?e=[k]:e.push(k),r++}}}else{const P={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[P]:e.push(P),r++}var h=A===r;t=h,w="then"}else{const A=r,b=r;let P=!0;const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let z;
if(s.list===void 0&&(z="list")){const le={};e===null?e=[le]:e.push(le),r++}}else{const z={};e===null?e=[z]:e.push(z),r++}var o=k===r;r=b,e!==
null&&(b?e.length=b:e=null);let q;if(o){const z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const V={instancePath:n,keyword:"\
required",params:{missingProperty:"list"}};e===null?e=[V]:e.push(V),r++}for(const V in s)if(!de.call(Be.else.then.properties,V)){const Z={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[Z]:e.push(Z),r++}if(s.list!==void 0&&(Oe.validate(s.list,{instancePath:n+
"/list",parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?Oe.validate.errors:e.concat(Oe.validate.errors),r=e.length)),s.min!==
void 0){let V=s.min;if(!(typeof V=="number"&&isFinite(V))){const Z={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=
[Z]:e.push(Z),r++}}if(s.max!==void 0){let V=s.max;if(!(typeof V=="number"&&isFinite(V))){const Z={instancePath:n+"/max",keyword:"type",params:{
type:"number"}};e===null?e=[Z]:e.push(Z),r++}}if(s.unique!==void 0&&typeof s.unique!="boolean"){const V={instancePath:n+"/unique",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[V]:e.push(V),r++}}else{const V={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[
V]:e.push(V),r++}var o=z===r;P=o,q="then"}else{const z=r,le=r;let V=!0;const Z=r;if(r===Z)if(s&&typeof s=="object"&&!Array.isArray(s)){let se;
if(s.map===void 0&&(se="map")){const ye={};e===null?e=[ye]:e.push(ye),r++}}else{const se={};e===null?e=[se]:e.push(se),r++}var f=Z===r;r=le,
e!==null&&(le?e.length=le:e=null);let me;if(f){const se=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.map===void 0){const W={instancePath:n,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[W]:e.push(W),r++}for(const W in s)if(!de.call(Be.else.else.then.properties,W)){
const S={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:W}};e===null?e=[S]:e.push(S),r++}if(s.map!==void 0&&(Oe.validate(
s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Oe.validate.errors:e.concat(Oe.validate.errors),
r=e.length)),s.keys!==void 0&&(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?g.errors:e.
concat(g.errors),r=e.length)),s.min!==void 0){let W=s.min;if(!(typeof W=="number"&&isFinite(W))){const S={instancePath:n+"/min",keyword:"typ\
e",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}if(s.max!==void 0){let W=s.max;if(!(typeof W=="number"&&isFinite(W))){const S={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[S]:e.push(S),r++}}}else{const W={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[W]:e.push(W),r++}var f=se===r;V=f,me="then"}else{const se=r,ye=r;let W=!0;const S=r;if(r===S)if(s&&typeof s=="object"&&!Array.
isArray(s)){let ne;if(s.fields===void 0&&(ne="fields")){const ce={};e===null?e=[ce]:e.push(ce),r++}}else{const ne={};e===null?e=[ne]:e.push(
ne),r++}var c=S===r;r=ye,e!==null&&(ye?e.length=ye:e=null);let he;if(c){const ne=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===
void 0){const H={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[H]:e.push(H),r++}for(const H in s)if(!de.call(
Be.else.else.else.then.properties,H)){const O={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:H}};e===null?e=[O]:e.
push(O),r++}if(s.fields!==void 0&&(rr.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=
e===null?rr.validate.errors:e.concat(rr.validate.errors),r=e.length)),s.include!==void 0&&(xe(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.object!==void 0&&(be(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.extras!==void 0&&(Ie(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),
s.rules!==void 0){let H=s.rules;if(H&&typeof H=="object"&&!Array.isArray(H)){if(Object.keys(H).length<1){const O={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[O]:e.push(O),r++}for(const O in H){const ge=r;if(typeof O=="string"&&!He.test(O)){const K={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:O};e===null?e=[K]:e.push(K),r++}var d=ge===
r;if(!d){const K={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:O}};e===null?e=[K]:e.push(K),r++}}for(const O in H)Ae(
H[O],{instancePath:n+"/rules/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:H,parentDataProperty:O,rootData:l})||(e=e===null?Ae.errors:
e.concat(Ae.errors),r=e.length)}else{const O={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}s.
reserved!==void 0&&(B(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?B.errors:e.
concat(B.errors),r=e.length))}else{const H={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[H]:e.push(H),r++}var c=ne===r;
W=c,he="then"}else{const ne=r,ce=r;let H=!0;const O=r;if(r===O)if(s&&typeof s=="object"&&!Array.isArray(s)){let ee;if(s.union===void 0&&(ee=
"union")){const pe={};e===null?e=[pe]:e.push(pe),r++}}else{const ee={};e===null?e=[ee]:e.push(ee),r++}var u=O===r;r=ce,e!==null&&(ce?e.length=
ce:e=null);let ge;if(u){const ee=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const X={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"union"}};e===null?e=[X]:e.push(X),r++}for(const X in s)if(!de.call(Be.else.else.else.else.then.properties,X)){const R={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:X}};e===null?e=[R]:e.push(R),r++}if(s.union!==void 0){let X=s.union;
if(Array.isArray(X)){if(X.length<2){const re={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[re]:e.push(re),r++}const R=X.
length;for(let re=0;re<R;re++)Oe.validate(X[re],{instancePath:n+"/union/"+re,parentData:X,parentDataProperty:re,rootData:l})||(e=e===null?Oe.
validate.errors:e.concat(Oe.validate.errors),r=e.length)}else{const R={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?
e=[R]:e.push(R),r++}}s.tag!==void 0&&(Fe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?Fe.errors:
e.concat(Fe.errors),r=e.length)),s.otherwise!==void 0&&(T(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwis\
e",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}else{const X={instancePath:n,keyword:"type",params:{type:"object"}};e===
null?e=[X]:e.push(X),r++}var u=ee===r;H=u,ge="then"}else{const ee=r,pe=r;let X=!0;const R=r;if(r===R)if(s&&typeof s=="object"&&!Array.isArray(
s)){let ae;if(s.const===void 0&&(ae="const")){const fe={};e===null?e=[fe]:e.push(fe),r++}}else{const ae={};e===null?e=[ae]:e.push(ae),r++}var p=R===
r;r=pe,e!==null&&(pe?e.length=pe:e=null);let re;if(p){const ae=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const J={
instancePath:n,keyword:"required",params:{missingProperty:"const"}};e===null?e=[J]:e.push(J),r++}for(const J in s)if(!(J==="const"||J==="doc"||
J==="nullable"||J==="lenient"||J==="since"||J==="deprecated"||J==="allow")){const M={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:J}};
e===null?e=[M]:e.push(M),r++}if(s.const!==void 0){let J=s.const;if(typeof J!="string"&&!(typeof J=="number"&&isFinite(J))&&typeof J!="boolea\
n"){const M={instancePath:n+"/const",keyword:"type",params:{type:Be.else.else.else.else.else.then.properties.const.type}};e===null?e=[M]:e.push(
M),r++}}}else{const J={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[J]:e.push(J),r++}var p=ae===r;X=p,re="then"}else{const ae=r,
fe=r;let J=!0;const M=r;if(r===M)if(s&&typeof s=="object"&&!Array.isArray(s)){let we;if(s.enum===void 0&&(we="enum")){const Ke={};e===null?e=
[Ke]:e.push(Ke),r++}}else{const we={};e===null?e=[we]:e.push(we),r++}var m=M===r;r=fe,e!==null&&(fe?e.length=fe:e=null);let $e;if(m){const we=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};
e===null?e=[v]:e.push(v),r++}if(s.values===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=
[v]:e.push(v),r++}for(const v in s)if(!de.call(Be.else.else.else.else.else.else.then.properties,v)){const D={instancePath:n,keyword:"additio\
nalProperties",params:{additionalProperty:v}};e===null?e=[D]:e.push(D),r++}if(s.enum!==void 0){let v=s.enum;if(!(v==="open"||v==="closed")){
const D={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Be.else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=
[D]:e.push(D),r++}}if(s.of!==void 0){let v=s.of;if(!(v==="string"||v==="integer")){const D={instancePath:n+"/of",keyword:"enum",params:{allowedValues:Be.
else.else.else.else.else.else.then.properties.of.enum}};e===null?e=[D]:e.push(D),r++}}s.values!==void 0&&(Te(s.values,{instancePath:n+"/valu\
es",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s.pattern!==void 0&&(g(s.pattern,
{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{
const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var m=we===r;J=m,$e="then"}else{const we=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const v={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?
e=[v]:e.push(v),r++}for(const v in s)if(!de.call(Be.else.else.else.else.else.else.else.properties,v)){const D={instancePath:n,keyword:"addit\
ionalProperties",params:{additionalProperty:v}};e===null?e=[D]:e.push(D),r++}if(s.type!==void 0&&(T(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.min!==void 0){let v=s.min;if(!(typeof v=="num\
ber"&&isFinite(v))){const D={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[D]:e.push(D),r++}}if(s.max!==void 0){let v=s.
max;if(!(typeof v=="number"&&isFinite(v))){const D={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[D]:e.push(D),r++}}
if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?g.errors:
e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const v={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[v]:e.push(v),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const v={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:Be.
else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[v]:e.push(v),r++}if(s.write!==void 0&&s.write!=="seconds"){const v={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:Be.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[v]:e.
push(v),r++}if(s.version!==void 0&&s.version!==4){const v={instancePath:n+"/version",keyword:"enum",params:{allowedValues:Be.else.else.else.
else.else.else.else.properties.version.enum}};e===null?e=[v]:e.push(v),r++}if(s.prefix!==void 0&&(g(s.prefix,{instancePath:n+"/prefix",parentData:s,
parentDataProperty:"prefix",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.schemes!==void 0&&(B(s.schemes,{instancePath:n+
"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.inside!==void 0){let v=s.
inside;if(!(v==="warn"||v==="require")){const D={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:Be.else.else.else.else.else.else.
else.properties.inside.enum}};e===null?e=[D]:e.push(D),r++}}if(s.list!==void 0&&(Oe.validate(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:l})||(e=e===null?Oe.validate.errors:e.concat(Oe.validate.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!="boolean"){
const v={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}if(s.map!==void 0&&(Oe.validate(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?Oe.validate.errors:e.concat(Oe.validate.errors),r=e.length)),
s.keys!==void 0&&(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),
r=e.length)),s.fields!==void 0&&(rr.validate(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===
null?rr.validate.errors:e.concat(rr.validate.errors),r=e.length)),s.include!==void 0&&(xe(s.include,{instancePath:n+"/include",parentData:s,
parentDataProperty:"include",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.object!==void 0&&(be(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.extras!==void 0&&(Ie(
s.extras,{instancePath:n+"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),
s.rules!==void 0){let v=s.rules;if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(v).length<1){const D={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[D]:e.push(D),r++}for(const D in v){const oe=r;if(typeof D=="string"&&!He.test(D)){const Q={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:D};e===null?e=[Q]:e.push(Q),r++}var y=oe===
r;if(!y){const Q={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:D}};e===null?e=[Q]:e.push(Q),r++}}for(const D in v)Ae(
v[D],{instancePath:n+"/rules/"+D.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:v,parentDataProperty:D,rootData:l})||(e=e===null?Ae.errors:
e.concat(Ae.errors),r=e.length)}else{const D={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}}if(s.
reserved!==void 0&&(B(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?B.errors:e.
concat(B.errors),r=e.length)),s.union!==void 0){let v=s.union;if(Array.isArray(v)){if(v.length<2){const oe={instancePath:n+"/union",keyword:"\
minItems",params:{limit:2}};e===null?e=[oe]:e.push(oe),r++}const D=v.length;for(let oe=0;oe<D;oe++)Oe.validate(v[oe],{instancePath:n+"/union\
/"+oe,parentData:v,parentDataProperty:oe,rootData:l})||(e=e===null?Oe.validate.errors:e.concat(Oe.validate.errors),r=e.length)}else{const D={
instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[D]:e.push(D),r++}}if(s.tag!==void 0&&(Fe(s.tag,{instancePath:n+"/t\
ag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.otherwise!==void 0&&(T(s.otherwise,
{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),
s.const!==void 0){let v=s.const;if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))&&typeof v!="boolean"){const D={instancePath:n+"/co\
nst",keyword:"type",params:{type:Be.else.else.else.else.else.else.else.properties.const.type}};e===null?e=[D]:e.push(D),r++}}if(s.enum!==void 0){
let v=s.enum;if(!(v==="open"||v==="closed")){const D={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:Be.else.else.else.else.else.
else.else.properties.enum.enum}};e===null?e=[D]:e.push(D),r++}}if(s.of!==void 0){let v=s.of;if(!(v==="string"||v==="integer")){const D={instancePath:n+
"/of",keyword:"enum",params:{allowedValues:Be.else.else.else.else.else.else.else.properties.of.enum}};e===null?e=[D]:e.push(D),r++}}s.values!==
void 0&&(Te(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Te.errors:e.concat(Te.errors),
r=e.length))}else{const v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var m=we===r;J=m,$e="else"}if(!J){
const we={instancePath:n,keyword:"if",params:{failingKeyword:$e}};e===null?e=[we]:e.push(we),r++}var p=ae===r;X=p,re="else"}if(!X){const ae={
instancePath:n,keyword:"if",params:{failingKeyword:re}};e===null?e=[ae]:e.push(ae),r++}var u=ee===r;H=u,ge="else"}if(!H){const ee={instancePath:n,
keyword:"if",params:{failingKeyword:ge}};e===null?e=[ee]:e.push(ee),r++}var c=ne===r;W=c,he="else"}if(!W){const ne={instancePath:n,keyword:"\
if",params:{failingKeyword:he}};e===null?e=[ne]:e.push(ne),r++}var f=se===r;V=f,me="else"}if(!V){const se={instancePath:n,keyword:"if",params:{
failingKeyword:me}};e===null?e=[se]:e.push(se),r++}var o=z===r;P=o,q="else"}if(!P){const z={instancePath:n,keyword:"if",params:{failingKeyword:q}};
e===null?e=[z]:e.push(z),r++}var h=A===r;t=h,w="else"}if(!t){const A={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[A]:
e.push(A),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!="boolean"){const A={instancePath:n+
"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[A]:e.push(A),r++}s.lenient!==void 0&&(ir(s.lenient,{instancePath:n+"/lenient",
parentData:s,parentDataProperty:"lenient",rootData:l})||(e=e===null?ir.errors:e.concat(ir.errors),r=e.length)),s.since!==void 0&&(Ne(s.since,
{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.deprecated!==
void 0&&(Ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||(e=e===null?Ce.errors:e.concat(
Ce.errors),r=e.length)),s.allow!==void 0&&(qe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===
null?qe.errors:e.concat(qe.errors),r=e.length))}else{const A={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),
r++}return Qe.errors=e,r===0}function es(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.types===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"types"}};e===null?e=[t]:
e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="types")){const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[a]:e.push(a),r++}if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?
g.errors:e.concat(g.errors),r=e.length)),s.types!==void 0){let t=s.types;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<
1){const a={instancePath:n+"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in t){const h=r;if(typeof a==
"string"&&!Re.test(a)){const w={instancePath:n+"/types",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"},propertyName:a};e===null?e=
[w]:e.push(w),r++}var i=h===r;if(!i){const w={instancePath:n+"/types",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[w]:e.push(
w),r++}}for(const a in t)Qe(t[a],{instancePath:n+"/types/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:a,rootData:l})||
(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)}else{const a={instancePath:n+"/types",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}}else{const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return es.errors=e,r===
0}export const validateProtocolFile=ps;const rs={type:"object",properties:{protocol:{type:["string","number","boolean"],pattern:"^[a-z][a-z0\
-9]*(?:-[a-z0-9]+)*$"},title:{$ref:"#/definitions/string"},version:{$ref:"#/definitions/version"},objects:{$ref:"#/definitions/openness"},doc:{
$ref:"#/definitions/string"},originalName:{$ref:"#/definitions/string"},names:{$ref:"#/definitions/exportNames"},roles:{type:"object",propertyNames:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},reading:{$ref:"#/def\
initions/reading"},encodings:{$ref:"#/definitions/encodings"},envelope:{$ref:"#/definitions/envelope"},types:{type:"object",propertyNames:{pattern:"\
^[A-Z][A-Za-z0-9]*$"},additionalProperties:{$ref:"#/definitions/definition"},minProperties:1},messages:{type:"object",propertyNames:{pattern:"\
^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},additionalProperties:{$ref:"#/definitions/messag\
e"},minProperties:1},failures:{$ref:"#/definitions/failures"},cancellation:{$ref:"#/definitions/cancellation"},others:{$ref:"#/definitions/o\
thers"},groups:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{type:"object",properties:{
doc:{$ref:"#/definitions/string"},members:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1}},additionalProperties:!1,required:[
"doc","members"]},minProperties:1},flows:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/flow"},minProperties:1},transcripts:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitio\
ns/transcript"},minProperties:1},views:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/view"},minProperties:1},rejections:{$ref:"#/definitions/rejections"},migrations:{type:"object",propertyNames:{pattern:"^\
(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))$"},additionalProperties:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{$ref:"#/definitions/migration"},minProperties:1},minProperties:1},reserved:{$ref:"#/definitions/strings"},allow:{
$ref:"#/definitions/allow"}},additionalProperties:!1,required:["protocol","title","version","objects","doc","roles","reading","encodings","e\
nvelope","messages"]},Ds=new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$","u"),_s=new RegExp("^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]\
*[^\\s\\u0000-\\u001f\\u007f])?$","u"),$s=new RegExp("^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))$",
"u"),Je={type:"object",properties:{Message:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},MessageType:{type:["string","n\
umber","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Issue:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Received:{type:["s\
tring","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Result:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Requests:{
type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Responses:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},
Results:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},SentBy:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z\
0-9]*$"},ReceivedBy:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},RepliesTo:{type:["string","number","boolean"],pattern:"\
^[A-Z][A-Za-z0-9]*$"},ServedBy:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},Notifications:{type:["string","number","bo\
olean"],pattern:"^[A-Z][A-Za-z0-9]*$"}},additionalProperties:!1};function _r(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const i in s)if(!de.call(Je.properties,i)){const t={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.Message!==void 0){let i=s.Message;if(typeof i!="strin\
g"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/Message",keyword:"type",params:{type:Je.properties.Message.
type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/Message",keyword:"pattern",params:{pattern:"\
^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.MessageType!==void 0){let i=s.MessageType;if(typeof i!="string"&&!(typeof i=="numb\
er"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/MessageType",keyword:"type",params:{type:Je.properties.MessageType.type}};
e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/MessageType",keyword:"pattern",params:{pattern:"^\
[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Issue!==void 0){let i=s.Issue;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(
i))&&typeof i!="boolean"){const t={instancePath:n+"/Issue",keyword:"type",params:{type:Je.properties.Issue.type}};e===null?e=[t]:e.push(t),r++}
if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/Issue",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:
e.push(t),r++}}if(s.Received!==void 0){let i=s.Received;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={
instancePath:n+"/Received",keyword:"type",params:{type:Je.properties.Received.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.
test(i)){const t={instancePath:n+"/Received",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Result!==
void 0){let i=s.Result;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/Result",keyword:"\
type",params:{type:Je.properties.Result.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/Re\
sult",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Requests!==void 0){let i=s.Requests;if(typeof i!=
"string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/Requests",keyword:"type",params:{type:Je.properties.
Requests.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/Requests",keyword:"pattern",params:{
pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Responses!==void 0){let i=s.Responses;if(typeof i!="string"&&!(typeof i==
"number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/Responses",keyword:"type",params:{type:Je.properties.Responses.type}};
e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/Responses",keyword:"pattern",params:{pattern:"^[A\
-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Results!==void 0){let i=s.Results;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(
i))&&typeof i!="boolean"){const t={instancePath:n+"/Results",keyword:"type",params:{type:Je.properties.Results.type}};e===null?e=[t]:e.push(
t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/Results",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===
null?e=[t]:e.push(t),r++}}if(s.SentBy!==void 0){let i=s.SentBy;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){
const t={instancePath:n+"/SentBy",keyword:"type",params:{type:Je.properties.SentBy.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&
!Re.test(i)){const t={instancePath:n+"/SentBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.
ReceivedBy!==void 0){let i=s.ReceivedBy;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+
"/ReceivedBy",keyword:"type",params:{type:Je.properties.ReceivedBy.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={
instancePath:n+"/ReceivedBy",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.RepliesTo!==void 0){
let i=s.RepliesTo;if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/RepliesTo",keyword:"\
type",params:{type:Je.properties.RepliesTo.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"\
/RepliesTo",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.ServedBy!==void 0){let i=s.ServedBy;
if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/ServedBy",keyword:"type",params:{type:Je.
properties.ServedBy.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/ServedBy",keyword:"pat\
tern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}if(s.Notifications!==void 0){let i=s.Notifications;if(typeof i!=
"string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!="boolean"){const t={instancePath:n+"/Notifications",keyword:"type",params:{type:Je.properties.
Notifications.type}};e===null?e=[t]:e.push(t),r++}if(typeof i=="string"&&!Re.test(i)){const t={instancePath:n+"/Notifications",keyword:"patt\
ern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?e=[t]:e.push(t),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}return _r.errors=e,r===0}const fr={type:"object",properties:{default:{enum:["strict","lenient"]},trim:{type:"bo\
olean"},nulls:{enum:["reject","optional","absent"]},emptyStrings:{enum:["keep","absent"]},lenient:{type:"object",properties:{missing:{enum:[
"reject","body","unset"]},invalid:{enum:["reject","unset"]},unknownValues:{enum:["reject","keep","uppercase"]},unknownTypes:{enum:["reject",
"keep"]},nulls:{enum:["reject","optional","absent"]},bodies:{enum:["reject","text"]}},additionalProperties:!1}},additionalProperties:!1,required:[
"default"]};function $r(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.default===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"default"}};e===null?e=[i]:e.push(i),r++}
for(const i in s)if(!(i==="default"||i==="trim"||i==="nulls"||i==="emptyStrings"||i==="lenient")){const t={instancePath:n,keyword:"additiona\
lProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.default!==void 0){let i=s.default;if(!(i==="strict"||i==="leni\
ent")){const t={instancePath:n+"/default",keyword:"enum",params:{allowedValues:fr.properties.default.enum}};e===null?e=[t]:e.push(t),r++}}if(s.
trim!==void 0&&typeof s.trim!="boolean"){const i={instancePath:n+"/trim",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}
if(s.nulls!==void 0){let i=s.nulls;if(!(i==="reject"||i==="optional"||i==="absent")){const t={instancePath:n+"/nulls",keyword:"enum",params:{
allowedValues:fr.properties.nulls.enum}};e===null?e=[t]:e.push(t),r++}}if(s.emptyStrings!==void 0){let i=s.emptyStrings;if(!(i==="keep"||i===
"absent")){const t={instancePath:n+"/emptyStrings",keyword:"enum",params:{allowedValues:fr.properties.emptyStrings.enum}};e===null?e=[t]:e.push(
t),r++}}if(s.lenient!==void 0){let i=s.lenient;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!(t==="missing"||t==="invali\
d"||t==="unknownValues"||t==="unknownTypes"||t==="nulls"||t==="bodies")){const a={instancePath:n+"/lenient",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[a]:e.push(a),r++}if(i.missing!==void 0){let t=i.missing;if(!(t==="reject"||t==="body"||t==="unset")){const a={
instancePath:n+"/lenient/missing",keyword:"enum",params:{allowedValues:fr.properties.lenient.properties.missing.enum}};e===null?e=[a]:e.push(
a),r++}}if(i.invalid!==void 0){let t=i.invalid;if(!(t==="reject"||t==="unset")){const a={instancePath:n+"/lenient/invalid",keyword:"enum",params:{
allowedValues:fr.properties.lenient.properties.invalid.enum}};e===null?e=[a]:e.push(a),r++}}if(i.unknownValues!==void 0){let t=i.unknownValues;
if(!(t==="reject"||t==="keep"||t==="uppercase")){const a={instancePath:n+"/lenient/unknownValues",keyword:"enum",params:{allowedValues:fr.properties.
lenient.properties.unknownValues.enum}};e===null?e=[a]:e.push(a),r++}}if(i.unknownTypes!==void 0){let t=i.unknownTypes;if(!(t==="reject"||t===
"keep")){const a={instancePath:n+"/lenient/unknownTypes",keyword:"enum",params:{allowedValues:fr.properties.lenient.properties.unknownTypes.
enum}};e===null?e=[a]:e.push(a),r++}}if(i.nulls!==void 0){let t=i.nulls;if(!(t==="reject"||t==="optional"||t==="absent")){const a={instancePath:n+
"/lenient/nulls",keyword:"enum",params:{allowedValues:fr.properties.lenient.properties.nulls.enum}};e===null?e=[a]:e.push(a),r++}}if(i.bodies!==
void 0){let t=i.bodies;if(!(t==="reject"||t==="text")){const a={instancePath:n+"/lenient/bodies",keyword:"enum",params:{allowedValues:fr.properties.
lenient.properties.bodies.enum}};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return $r.errors=
e,r===0}const gr={minProperties:1,type:"object",properties:{json:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{
enum:["accept","reject"]}},additionalProperties:!1},ndjson:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:[
"accept","reject"]}},additionalProperties:!1},sse:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:["accep\
t","reject"]}},additionalProperties:!1},"content-length":{type:"object",properties:{maxBytes:{type:"integer",minimum:1},duplicateKeys:{enum:[
"accept","reject"]}},additionalProperties:!1},yaml:{type:"object",properties:{maxBytes:{type:"integer",minimum:1},body:{type:"object",properties:{
reads:{type:"array",items:{enum:["mapping","text"]},minItems:1},writes:{enum:["mapping","text"]}},additionalProperties:!1,required:["reads",
"writes"]}},additionalProperties:!1},mail:{$ref:"#/definitions/mailEncoding"}},additionalProperties:!1},Ws={type:"object",properties:{maxBytes:{
type:"integer",minimum:1},parts:{type:"object",properties:{subject:{$ref:"#/definitions/anyField"},body:{$ref:"#/definitions/anyField"},thread:{
$ref:"#/definitions/anyField"},ack:{$ref:"#/definitions/anyField"}},additionalProperties:!1,required:["subject","body"]},subjects:{type:"arr\
ay",items:{$ref:"#/definitions/template"},minItems:1},precedence:{type:"array",items:{$ref:"#/definitions/messageName"},minItems:1},keeps:{type:"\
object",properties:{raw:{$ref:"#/definitions/anyField"},labels:{$ref:"#/definitions/anyField"},sections:{$ref:"#/definitions/anyField"}},additionalProperties:!1}},
additionalProperties:!1,required:["parts","subjects","precedence"]},qs={type:["string","number","boolean"],pattern:"\\S"};function L(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boo\
lean"){const i={instancePath:n,keyword:"type",params:{type:qs.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={
instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return L.errors=e,r===0}const xs={type:["string","numb\
er","boolean"],pattern:"\\S"};function qr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:xs.type}};e===null?e=
[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(
i),r++}return qr.errors=e,r===0}const Ns={type:["string","number","boolean"],pattern:"\\S"};function Se(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"\
type",params:{type:Ns.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={instancePath:n,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return Se.errors=e,r===0}function xr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.parts===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"\
parts"}};e===null?e=[i]:e.push(i),r++}if(s.subjects===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"subjects"}};
e===null?e=[i]:e.push(i),r++}if(s.precedence===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"precedence"}};e===
null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="maxBytes"||i==="parts"||i==="subjects"||i==="precedence"||i==="keeps")){const t={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.maxBytes!==void 0){let i=s.maxBytes;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const t={instancePath:n+"/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(
t),r++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const t={instancePath:n+"/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[t]:e.push(t),r++}}if(s.parts!==void 0){let i=s.parts;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.subject===void 0){const t={
instancePath:n+"/parts",keyword:"required",params:{missingProperty:"subject"}};e===null?e=[t]:e.push(t),r++}if(i.body===void 0){const t={instancePath:n+
"/parts",keyword:"required",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),r++}for(const t in i)if(!(t==="subject"||t==="body"||t===
"thread"||t==="ack")){const a={instancePath:n+"/parts",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),
r++}i.subject!==void 0&&(L(i.subject,{instancePath:n+"/parts/subject",parentData:i,parentDataProperty:"subject",rootData:l})||(e=e===null?L.
errors:e.concat(L.errors),r=e.length)),i.body!==void 0&&(L(i.body,{instancePath:n+"/parts/body",parentData:i,parentDataProperty:"body",rootData:l})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),i.thread!==void 0&&(L(i.thread,{instancePath:n+"/parts/thread",parentData:i,parentDataProperty:"\
thread",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),i.ack!==void 0&&(L(i.ack,{instancePath:n+"/parts/ack",parentData:i,
parentDataProperty:"ack",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}else{const t={instancePath:n+"/parts",keyword:"t\
ype",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}if(s.subjects!==void 0){let i=s.subjects;if(Array.isArray(i)){if(i.length<1){const a={
instancePath:n+"/subjects",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}const t=i.length;for(let a=0;a<t;a++)qr(i[a],{instancePath:n+
"/subjects/"+a,parentData:i,parentDataProperty:a,rootData:l})||(e=e===null?qr.errors:e.concat(qr.errors),r=e.length)}else{const t={instancePath:n+
"/subjects",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}if(s.precedence!==void 0){let i=s.precedence;if(Array.isArray(
i)){if(i.length<1){const a={instancePath:n+"/precedence",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}const t=i.length;
for(let a=0;a<t;a++)Se(i[a],{instancePath:n+"/precedence/"+a,parentData:i,parentDataProperty:a,rootData:l})||(e=e===null?Se.errors:e.concat(
Se.errors),r=e.length)}else{const t={instancePath:n+"/precedence",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}if(s.keeps!==
void 0){let i=s.keeps;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!(t==="raw"||t==="labels"||t==="sections")){const a={
instancePath:n+"/keeps",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),r++}i.raw!==void 0&&(L(i.raw,
{instancePath:n+"/keeps/raw",parentData:i,parentDataProperty:"raw",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),i.labels!==
void 0&&(L(i.labels,{instancePath:n+"/keeps/labels",parentData:i,parentDataProperty:"labels",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),
r=e.length)),i.sections!==void 0&&(L(i.sections,{instancePath:n+"/keeps/sections",parentData:i,parentDataProperty:"sections",rootData:l})||(e=
e===null?L.errors:e.concat(L.errors),r=e.length))}else{const t={instancePath:n+"/keeps",keyword:"type",params:{type:"object"}};e===null?e=[t]:
e.push(t),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return xr.errors=e,r===0}function Nr(s,{
instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){const i={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="\
json"||i==="ndjson"||i==="sse"||i==="content-length"||i==="yaml"||i==="mail")){const t={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.json!==void 0){let i=s.json;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)
if(!(t==="maxBytes"||t==="duplicateKeys")){const a={instancePath:n+"/json",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[a]:e.push(a),r++}if(i.maxBytes!==void 0){let t=i.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+
"/json/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={
instancePath:n+"/json/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}if(i.duplicateKeys!==void 0){
let t=i.duplicateKeys;if(!(t==="accept"||t==="reject")){const a={instancePath:n+"/json/duplicateKeys",keyword:"enum",params:{allowedValues:gr.
properties.json.properties.duplicateKeys.enum}};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:n+"/json",keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),r++}}if(s.ndjson!==void 0){let i=s.ndjson;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!(t===
"maxBytes"||t==="duplicateKeys")){const a={instancePath:n+"/ndjson",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=
[a]:e.push(a),r++}if(i.maxBytes!==void 0){let t=i.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+
"/ndjson/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){
const a={instancePath:n+"/ndjson/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}if(i.duplicateKeys!==
void 0){let t=i.duplicateKeys;if(!(t==="accept"||t==="reject")){const a={instancePath:n+"/ndjson/duplicateKeys",keyword:"enum",params:{allowedValues:gr.
properties.ndjson.properties.duplicateKeys.enum}};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:n+"/ndjson",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}}if(s.sse!==void 0){let i=s.sse;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!(t===
"maxBytes"||t==="duplicateKeys")){const a={instancePath:n+"/sse",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:
e.push(a),r++}if(i.maxBytes!==void 0){let t=i.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/s\
se/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={
instancePath:n+"/sse/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}if(i.duplicateKeys!==void 0){
let t=i.duplicateKeys;if(!(t==="accept"||t==="reject")){const a={instancePath:n+"/sse/duplicateKeys",keyword:"enum",params:{allowedValues:gr.
properties.sse.properties.duplicateKeys.enum}};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:n+"/sse",keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),r++}}if(s["content-length"]!==void 0){let i=s["content-length"];if(i&&typeof i=="object"&&!Array.isArray(
i)){for(const t in i)if(!(t==="maxBytes"||t==="duplicateKeys")){const a={instancePath:n+"/content-length",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[a]:e.push(a),r++}if(i.maxBytes!==void 0){let t=i.maxBytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const a={instancePath:n+"/content-length/maxBytes",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof t=="n\
umber"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:n+"/content-length/maxBytes",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[a]:e.push(a),r++}}if(i.duplicateKeys!==void 0){let t=i.duplicateKeys;if(!(t==="accept"||t==="reject")){const a={instancePath:n+"\
/content-length/duplicateKeys",keyword:"enum",params:{allowedValues:gr.properties["content-length"].properties.duplicateKeys.enum}};e===null?
e=[a]:e.push(a),r++}}}else{const t={instancePath:n+"/content-length",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}if(s.
yaml!==void 0){let i=s.yaml;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!(t==="maxBytes"||t==="body")){const a={instancePath:n+
"/yaml",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),r++}if(i.maxBytes!==void 0){let t=i.maxBytes;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/yaml/maxBytes",keyword:"type",params:{type:"integer"}};e===
null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:n+"/yaml/maxBytes",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}if(i.body!==void 0){let t=i.body;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.reads===
void 0){const a={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"reads"}};e===null?e=[a]:e.push(a),r++}if(t.writes===
void 0){const a={instancePath:n+"/yaml/body",keyword:"required",params:{missingProperty:"writes"}};e===null?e=[a]:e.push(a),r++}for(const a in t)
if(!(a==="reads"||a==="writes")){const h={instancePath:n+"/yaml/body",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[h]:e.push(h),r++}if(t.reads!==void 0){let a=t.reads;if(Array.isArray(a)){if(a.length<1){const w={instancePath:n+"/yaml/body/reads",keyword:"\
minItems",params:{limit:1}};e===null?e=[w]:e.push(w),r++}const h=a.length;for(let w=0;w<h;w++){let o=a[w];if(!(o==="mapping"||o==="text")){const f={
instancePath:n+"/yaml/body/reads/"+w,keyword:"enum",params:{allowedValues:gr.properties.yaml.properties.body.properties.reads.items.enum}};e===
null?e=[f]:e.push(f),r++}}}else{const h={instancePath:n+"/yaml/body/reads",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}
if(t.writes!==void 0){let a=t.writes;if(!(a==="mapping"||a==="text")){const h={instancePath:n+"/yaml/body/writes",keyword:"enum",params:{allowedValues:gr.
properties.yaml.properties.body.properties.writes.enum}};e===null?e=[h]:e.push(h),r++}}}else{const a={instancePath:n+"/yaml/body",keyword:"t\
ype",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:n+"/yaml",keyword:"type",params:{type:"object"}};e===
null?e=[t]:e.push(t),r++}}s.mail!==void 0&&(xr(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?
xr.errors:e.concat(xr.errors),r=e.length))}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}
return Nr.errors=e,r===0}const ss={if:{type:"object",required:["frames"]},then:{type:"object",properties:{frames:{type:"object",propertyNames:{
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
$ref:"#/definitions/rule"},minProperties:1},example:{type:"object"}},additionalProperties:!1,required:["body","fields","example"]}},zr={type:"\
object",properties:{doc:{$ref:"#/definitions/string"},has:{type:"array",items:{$ref:"#/definitions/anyField"},minItems:1},where:{minProperties:1,
type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:["string","number","boolean"]}},tag:{$ref:"#/definitions/anyField"},id:{
$ref:"#/definitions/anyField"},replyTo:{$ref:"#/definitions/anyField"},body:{$ref:"#/definitions/anyField"},fields:{$ref:"#/definitions/fiel\
ds"},type:{$ref:"#/definitions/bodyType"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},suffix:{type:["string","nu\
mber","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},example:{type:"object"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-\
_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{
$ref:"#/definitions/wireExample"},minProperties:1},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc"]},Xs={if:{type:"\
object"},then:{$ref:"#/definitions/definition"},else:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/typeName"},minItems:1,
maxItems:1},else:{$ref:"#/definitions/typeName"}}};function Me(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,
r=0;const i=r;let t=!0;const a=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const f={};e===null?e=[f]:e.push(f),r++}var h=a===r;r=i,e!==
null&&(i?e.length=i:e=null);let w;if(h){const f=r;Qe(s,{instancePath:n,parentData:F,parentDataProperty:E,rootData:l})||(e=e===null?Qe.errors:
e.concat(Qe.errors),r=e.length);var h=f===r;t=h,w="then"}else{const f=r,c=r;let d=!0;const u=r;if(!Array.isArray(s)){const y={};e===null?e=[
y]:e.push(y),r++}var o=u===r;r=c,e!==null&&(c?e.length=c:e=null);let p;if(o){const y=r;if(Array.isArray(s)){if(s.length>1){const P={instancePath:n,
keyword:"maxItems",params:{limit:1}};e===null?e=[P]:e.push(P),r++}if(s.length<1){const P={instancePath:n,keyword:"minItems",params:{limit:1}};
e===null?e=[P]:e.push(P),r++}const b=s.length;for(let P=0;P<b;P++)T(s[P],{instancePath:n+"/"+P,parentData:s,parentDataProperty:P,rootData:l})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length)}else{const b={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(
b),r++}var o=y===r;d=o,p="then"}else{const y=r;T(s,{instancePath:n,parentData:F,parentDataProperty:E,rootData:l})||(e=e===null?T.errors:e.concat(
T.errors),r=e.length);var o=y===r;d=o,p="else"}if(!d){const y={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[y]:e.push(
y),r++}var h=f===r;t=h,w="else"}if(!t){const f={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[f]:e.push(f),r++}return Me.
errors=e,r===0}const Ys={type:"object",properties:{like:{$ref:"#/definitions/exampleName"},field:{$ref:"#/definitions/anyField"},values:{type:"\
array",items:{},minItems:1}},additionalProperties:!1,required:["like","field","values"]},zs={type:["string","number","boolean"],pattern:"\\S"};
function Ue(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="numb\
er"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:zs.type}};e===null?e=[i]:e.push(i),r++}if(typeof s==
"string"&&!ie.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return Ue.errors=e,r===
0}function tr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.like===void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[i]:e.push(i),r++}if(s.field===
void 0){const i={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===null?e=[i]:e.push(i),r++}if(s.values===void 0){const i={
instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="like"||i==="fie\
ld"||i==="values")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}if(s.
like!==void 0&&(Ue(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),
r=e.length)),s.field!==void 0&&(L(s.field,{instancePath:n+"/field",parentData:s,parentDataProperty:"field",rootData:l})||(e=e===null?L.errors:
e.concat(L.errors),r=e.length)),s.values!==void 0){let i=s.values;if(Array.isArray(i)){if(i.length<1){const t={instancePath:n+"/values",keyword:"\
minItems",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:n+"/values",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),r++}}}else{const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return tr.errors=e,r===
0}const ns={type:"object",properties:{like:{$ref:"#/definitions/exampleName"},set:{type:"object"},drop:{type:"array",items:{$ref:"#/definiti\
ons/fieldPath"},minItems:1},dropEach:{type:"array",items:{$ref:"#/definitions/fieldPath"},minItems:1},issue:{type:["string","number","boolea\
n"],pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"},at:{if:{type:"array"},then:{type:"array",items:{type:["string","integer"]}},else:{$ref:"#/de\
finitions/anyField"}}},additionalProperties:!1,required:["like"]},is=new RegExp("^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$","u");function lr(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="like"||t==="set"||
t==="drop"||t==="dropEach"||t==="issue"||t==="at")){const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[a]:e.push(a),r++}if(s.like!==void 0&&(Ue(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=e===
null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.set!==void 0){let t=s.set;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const a={instancePath:n+
"/set",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.drop!==void 0){let t=s.drop;if(Array.isArray(t)){if(t.length<
1){const h={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const a=t.length;for(let h=0;h<a;h++)j(
t[h],{instancePath:n+"/drop/"+h,parentData:t,parentDataProperty:h,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const a={
instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.dropEach!==void 0){let t=s.dropEach;if(Array.
isArray(t)){if(t.length<1){const h={instancePath:n+"/dropEach",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const a=t.length;
for(let h=0;h<a;h++)j(t[h],{instancePath:n+"/dropEach/"+h,parentData:t,parentDataProperty:h,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),
r=e.length)}else{const a={instancePath:n+"/dropEach",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.issue!==void 0){
let t=s.issue;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const a={instancePath:n+"/issue",keyword:"type",
params:{type:ns.properties.issue.type}};e===null?e=[a]:e.push(a),r++}if(typeof t=="string"&&!is.test(t)){const a={instancePath:n+"/issue",keyword:"\
pattern",params:{pattern:"^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[a]:e.push(a),r++}}if(s.at!==void 0){let t=s.at;const a=r;let h=!0;
const w=r;if(!Array.isArray(t)){const f={};e===null?e=[f]:e.push(f),r++}var i=w===r;r=a,e!==null&&(a?e.length=a:e=null);let o;if(i){const f=r;
if(Array.isArray(t)){const d=t.length;for(let u=0;u<d;u++){let p=t[u];if(typeof p!="string"&&!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const m={instancePath:n+"/at/"+u,keyword:"type",params:{type:ns.properties.at.then.items.type}};e===null?e=[m]:e.push(m),r++}}}else{const d={
instancePath:n+"/at",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var i=f===r;h=i,o="then"}else{const f=r;L(t,{instancePath:n+
"/at",parentData:s,parentDataProperty:"at",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);var i=f===r;h=i,o="else"}if(!h){
const f={instancePath:n+"/at",keyword:"if",params:{failingKeyword:o}};e===null?e=[f]:e.push(f),r++}}}else{const t={instancePath:n,keyword:"t\
ype",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return lr.errors=e,r===0}const Or={type:"object",properties:{mode:{enum:["strict",
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
additionalProperties:!1,required:["like"]}}}}}},Os={type:["string","number","boolean"],pattern:"\\S"};function We(s,{instancePath:n="",parentData:F,
parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={
instancePath:n,keyword:"type",params:{type:Os.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return We.errors=e,r===0}const Zs={type:["string","number","boolean"],
pattern:"\\S"};function yr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:Zs.type}};e===null?e=[i]:e.push(i),r++}if(typeof s==
"string"&&!ie.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return yr.errors=e,r===
0}const Is={type:["string","number","boolean"],pattern:"\\S"};function cr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{
type:Is.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\\
S"}};e===null?e=[i]:e.push(i),r++}return cr.errors=e,r===0}const Fs={type:["string","number","boolean"],pattern:"\\S"};function Xe(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boo\
lean"){const i={instancePath:n,keyword:"type",params:{type:Fs.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={
instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return Xe.errors=e,r===0}function or(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(r===a)if(s&&typeof s=="object"&&!Array.isArray(
s)){let p;if(s.like===void 0&&(p="like")){const m={};e===null?e=[m]:e.push(m),r++}}else{const p={};e===null?e=[p]:e.push(p),r++}var h=a===r;
r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const p=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===void 0){const y={instancePath:n,
keyword:"required",params:{missingProperty:"like"}};e===null?e=[y]:e.push(y),r++}for(const y in s)if(!(y==="like"||y==="set"||y==="drop"||y===
"mode"||y==="reads"||y==="warnings"||y==="issue"||y==="at")){const A={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:y}};
e===null?e=[A]:e.push(A),r++}if(s.like!==void 0&&(Ue(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=
e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.set!==void 0){let y=s.set;if(!(y&&typeof y=="object"&&!Array.isArray(y))){const A={instancePath:n+
"/set",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}if(s.drop!==void 0){let y=s.drop;if(Array.isArray(y)){if(y.length<
1){const b={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),r++}const A=y.length;for(let b=0;b<A;b++)j(
y[b],{instancePath:n+"/drop/"+b,parentData:y,parentDataProperty:b,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const A={
instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),r++}}}else{const y={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}var h=p===r;t=h,w="then"}else{const p=r,m=r;let y=!0;const A=r;if(r===A)if(s&&typeof s=="object"&&
!Array.isArray(s)){let k;if(s.json===void 0&&(k="json")){const q={};e===null?e=[q]:e.push(q),r++}}else{const k={};e===null?e=[k]:e.push(k),r++}
var o=A===r;r=m,e!==null&&(m?e.length=m:e=null);let b;if(o){const k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.json===void 0){const x={
instancePath:n,keyword:"required",params:{missingProperty:"json"}};e===null?e=[x]:e.push(x),r++}for(const x in s)if(!(x==="json"||x==="mode"||
x==="reads"||x==="warnings"||x==="issue"||x==="at")){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===
null?e=[z]:e.push(z),r++}s.json!==void 0&&(We(s.json,{instancePath:n+"/json",parentData:s,parentDataProperty:"json",rootData:l})||(e=e===null?
We.errors:e.concat(We.errors),r=e.length))}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}
var o=k===r;y=o,b="then"}else{const k=r,q=r;let x=!0;const z=r;if(r===z)if(s&&typeof s=="object"&&!Array.isArray(s)){let Z;if(s.ndjson===void 0&&
(Z="ndjson")){const me={};e===null?e=[me]:e.push(me),r++}}else{const Z={};e===null?e=[Z]:e.push(Z),r++}var f=z===r;r=q,e!==null&&(q?e.length=
q:e=null);let le;if(f){const Z=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ndjson===void 0){const C={instancePath:n,keyword:"require\
d",params:{missingProperty:"ndjson"}};e===null?e=[C]:e.push(C),r++}for(const C in s)if(!(C==="ndjson"||C==="mode"||C==="reads"||C==="warning\
s"||C==="issue"||C==="at")){const se={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=[se]:e.push(se),
r++}s.ndjson!==void 0&&(We(s.ndjson,{instancePath:n+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:l})||(e=e===null?We.errors:e.
concat(We.errors),r=e.length))}else{const C={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var f=Z===r;
x=f,le="then"}else{const Z=r,me=r;let C=!0;const se=r;if(r===se)if(s&&typeof s=="object"&&!Array.isArray(s)){let S;if(s.yaml===void 0&&(S="y\
aml")){const he={};e===null?e=[he]:e.push(he),r++}}else{const S={};e===null?e=[S]:e.push(S),r++}var c=se===r;r=me,e!==null&&(me?e.length=me:
e=null);let ye;if(c){const S=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.yaml===void 0){const G={instancePath:n,keyword:"required",params:{
missingProperty:"yaml"}};e===null?e=[G]:e.push(G),r++}for(const G in s)if(!(G==="yaml"||G==="mode"||G==="reads"||G==="warnings"||G==="issue"||
G==="at")){const ne={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:G}};e===null?e=[ne]:e.push(ne),r++}s.yaml!==void 0&&
(yr(s.yaml,{instancePath:n+"/yaml",parentData:s,parentDataProperty:"yaml",rootData:l})||(e=e===null?yr.errors:e.concat(yr.errors),r=e.length))}else{
const G={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(G),r++}var c=S===r;C=c,ye="then"}else{const S=r,he=r;let G=!0;
const ne=r;if(r===ne)if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.mail===void 0&&(O="mail")){const ge={};e===null?e=[ge]:e.push(ge),
r++}}else{const O={};e===null?e=[O]:e.push(O),r++}var d=ne===r;r=he,e!==null&&(he?e.length=he:e=null);let ce;if(d){const O=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.mail===void 0){const K={instancePath:n,keyword:"required",params:{missingProperty:"mail"}};e===null?e=[K]:
e.push(K),r++}for(const K in s)if(!(K==="mail"||K==="mode"||K==="reads"||K==="warnings"||K==="issue"||K==="at")){const ee={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:K}};e===null?e=[ee]:e.push(ee),r++}s.mail!==void 0&&(cr(s.mail,{instancePath:n+"/mail",parentData:s,
parentDataProperty:"mail",rootData:l})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length))}else{const K={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[K]:e.push(K),r++}var d=O===r;G=d,ce="then"}else{const O=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.like===
void 0){const K={instancePath:n,keyword:"required",params:{missingProperty:"like"}};e===null?e=[K]:e.push(K),r++}for(const K in s)if(!de.call(
Or.else.else.else.else.else.properties,K)){const ee={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:K}};e===null?e=
[ee]:e.push(ee),r++}if(s.like!==void 0&&(Ue(s.like,{instancePath:n+"/like",parentData:s,parentDataProperty:"like",rootData:l})||(e=e===null?
Ue.errors:e.concat(Ue.errors),r=e.length)),s.set!==void 0){let K=s.set;if(!(K&&typeof K=="object"&&!Array.isArray(K))){const ee={instancePath:n+
"/set",keyword:"type",params:{type:"object"}};e===null?e=[ee]:e.push(ee),r++}}if(s.drop!==void 0){let K=s.drop;if(Array.isArray(K)){if(K.length<
1){const pe={instancePath:n+"/drop",keyword:"minItems",params:{limit:1}};e===null?e=[pe]:e.push(pe),r++}const ee=K.length;for(let pe=0;pe<ee;pe++)
j(K[pe],{instancePath:n+"/drop/"+pe,parentData:K,parentDataProperty:pe,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{
const ee={instancePath:n+"/drop",keyword:"type",params:{type:"array"}};e===null?e=[ee]:e.push(ee),r++}}s.json!==void 0&&(We(s.json,{instancePath:n+
"/json",parentData:s,parentDataProperty:"json",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s.ndjson!==void 0&&(We(s.
ndjson,{instancePath:n+"/ndjson",parentData:s,parentDataProperty:"ndjson",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),
s.yaml!==void 0&&(yr(s.yaml,{instancePath:n+"/yaml",parentData:s,parentDataProperty:"yaml",rootData:l})||(e=e===null?yr.errors:e.concat(yr.errors),
r=e.length)),s.mail!==void 0&&(cr(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:l})||(e=e===null?cr.errors:
e.concat(cr.errors),r=e.length))}else{const K={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var d=O===
r;G=d,ce="else"}if(!G){const O={instancePath:n,keyword:"if",params:{failingKeyword:ce}};e===null?e=[O]:e.push(O),r++}var c=S===r;C=c,ye="els\
e"}if(!C){const S={instancePath:n,keyword:"if",params:{failingKeyword:ye}};e===null?e=[S]:e.push(S),r++}var f=Z===r;x=f,le="else"}if(!x){const Z={
instancePath:n,keyword:"if",params:{failingKeyword:le}};e===null?e=[Z]:e.push(Z),r++}var o=k===r;y=o,b="else"}if(!y){const k={instancePath:n,
keyword:"if",params:{failingKeyword:b}};e===null?e=[k]:e.push(k),r++}var h=p===r;t=h,w="else"}if(!t){const p={instancePath:n,keyword:"if",params:{
failingKeyword:w}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.mode!==void 0){let p=s.mode;if(!(p==="stri\
ct"||p==="lenient")){const m={instancePath:n+"/mode",keyword:"enum",params:{allowedValues:Or.properties.mode.enum}};e===null?e=[m]:e.push(m),
r++}}if(s.reads!==void 0){let p=s.reads;if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:n+"/reads",keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),r++}}if(s.warnings!==void 0){let p=s.warnings;if(Array.isArray(p)){const m=p.length;for(let y=0;y<m;y++)
Xe(p[y],{instancePath:n+"/warnings/"+y,parentData:p,parentDataProperty:y,rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)}else{
const m={instancePath:n+"/warnings",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(s.issue!==void 0){let p=s.issue;if(typeof p!=
"string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){const m={instancePath:n+"/issue",keyword:"type",params:{type:Or.properties.
issue.type}};e===null?e=[m]:e.push(m),r++}if(typeof p=="string"&&!is.test(p)){const m={instancePath:n+"/issue",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+(?:/[A-Za-z0-9_-]+)?$"}};e===null?e=[m]:e.push(m),r++}}if(s.at!==void 0){let p=s.at;const m=r;let y=!0;const A=r;if(!Array.isArray(
p)){const P={};e===null?e=[P]:e.push(P),r++}var u=A===r;r=m,e!==null&&(m?e.length=m:e=null);let b;if(u){const P=r;if(Array.isArray(p)){const q=p.
length;for(let x=0;x<q;x++){let z=p[x];if(typeof z!="string"&&!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(z))){const le={instancePath:n+
"/at/"+x,keyword:"type",params:{type:Or.properties.at.then.items.type}};e===null?e=[le]:e.push(le),r++}}}else{const q={instancePath:n+"/at",
keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}var u=P===r;y=u,b="then"}else{const P=r;L(p,{instancePath:n+"/at",parentData:s,
parentDataProperty:"at",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);var u=P===r;y=u,b="else"}if(!y){const P={instancePath:n+
"/at",keyword:"if",params:{failingKeyword:b}};e===null?e=[P]:e.push(P),r++}}}else{const p={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[p]:e.push(p),r++}return or.errors=e,r===0}function Zr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[o]:e.push(o),r++}for(const o in s)if(!de.call(zr.properties,o)){const f={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[f]:e.push(f),r++}if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",
rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.has!==void 0){let o=s.has;if(Array.isArray(o)){if(o.length<1){const c={
instancePath:n+"/has",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const f=o.length;for(let c=0;c<f;c++)L(o[c],{instancePath:n+
"/has/"+c,parentData:o,parentDataProperty:c,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)}else{const f={instancePath:n+"\
/has",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.where!==void 0){let o=s.where;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(Object.keys(o).length<1){const f={instancePath:n+"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),
r++}for(const f in o){const c=r;if(typeof f=="string"&&!ie.test(f)){const d={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},
propertyName:f};e===null?e=[d]:e.push(d),r++}var i=c===r;if(!i){const d={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:f}};
e===null?e=[d]:e.push(d),r++}}for(const f in o){let c=o[f];if(typeof c!="string"&&!(typeof c=="number"&&isFinite(c))&&typeof c!="boolean"){const d={
instancePath:n+"/where/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:zr.properties.where.additionalProperties.type}};
e===null?e=[d]:e.push(d),r++}}}else{const f={instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.
tag!==void 0&&(L(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=
e.length)),s.id!==void 0&&(L(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),
r=e.length)),s.replyTo!==void 0&&(L(s.replyTo,{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:l})||(e=e===null?
L.errors:e.concat(L.errors),r=e.length)),s.body!==void 0&&(L(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:l})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.fields!==void 0&&(Ze(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.type!==void 0&&(Me(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s.name!==void 0){let o=s.name;if(typeof o!="s\
tring"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){const f={instancePath:n+"/name",keyword:"type",params:{type:zr.properties.name.
type}};e===null?e=[f]:e.push(f),r++}if(typeof o=="string"&&!Re.test(o)){const f={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^\
[A-Z][A-Za-z0-9]*$"}};e===null?e=[f]:e.push(f),r++}}if(s.suffix!==void 0){let o=s.suffix;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(
o))&&typeof o!="boolean"){const f={instancePath:n+"/suffix",keyword:"type",params:{type:zr.properties.suffix.type}};e===null?e=[f]:e.push(f),
r++}if(typeof o=="string"&&!Re.test(o)){const f={instancePath:n+"/suffix",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};e===null?
e=[f]:e.push(f),r++}}if(s.example!==void 0){let o=s.example;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const f={instancePath:n+"/exampl\
e",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.rules!==void 0){let o=s.rules;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(Object.keys(o).length<1){const f={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),
r++}for(const f in o){const c=r;if(typeof f=="string"&&!He.test(f)){const d={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-\
z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:f};e===null?e=[d]:e.push(d),r++}var t=c===r;if(!t){const d={instancePath:n+"/rules",keyword:"\
propertyNames",params:{propertyName:f}};e===null?e=[d]:e.push(d),r++}}for(const f in o)Ae(o[f],{instancePath:n+"/rules/"+f.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:o,parentDataProperty:f,rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const f={instancePath:n+
"/rules",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.examples!==void 0){let o=s.examples;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){for(const f in o){const c=r;if(typeof f=="string"&&!ie.test(f)){const d={instancePath:n+"/examples",keyword:"pattern",
params:{pattern:"\\S"},propertyName:f};e===null?e=[d]:e.push(d),r++}var a=c===r;if(!a){const d={instancePath:n+"/examples",keyword:"property\
Names",params:{propertyName:f}};e===null?e=[d]:e.push(d),r++}}for(const f in o){let c=o[f];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const d={
instancePath:n+"/examples/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{
const f={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.variations!==void 0){let o=s.variations;
if(Array.isArray(o)){if(o.length<1){const c={instancePath:n+"/variations",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}
const f=o.length;for(let c=0;c<f;c++)tr(o[c],{instancePath:n+"/variations/"+c,parentData:o,parentDataProperty:c,rootData:l})||(e=e===null?tr.
errors:e.concat(tr.errors),r=e.length)}else{const f={instancePath:n+"/variations",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(
f),r++}}if(s.invalid!==void 0){let o=s.invalid;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const f in o){const c=r;if(typeof f=="string"&&
!ie.test(f)){const d={instancePath:n+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[d]:e.push(d),r++}var h=c===
r;if(!h){const d={instancePath:n+"/invalid",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[d]:e.push(d),r++}}for(const f in o)
lr(o[f],{instancePath:n+"/invalid/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:f,rootData:l})||(e=e===null?lr.
errors:e.concat(lr.errors),r=e.length)}else{const f={instancePath:n+"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}}if(s.wire!==void 0){let o=s.wire;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const f={instancePath:n+"/\
wire",keyword:"minProperties",params:{limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in o){const c=r;if(typeof f=="string"&&!ie.test(f)){
const d={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[d]:e.push(d),r++}var w=c===r;if(!w){const d={
instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[d]:e.push(d),r++}}for(const f in o)or(o[f],{instancePath:n+
"/wire/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:f,rootData:l})||(e=e===null?or.errors:e.concat(or.errors),
r=e.length)}else{const f={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}s.allow!==void 0&&(qe(
s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length))}else{
const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Zr.errors=e,r===0}function Ir(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(r===a)if(s&&typeof s=="object"&&!Array.isArray(
s)){let u;if(s.frames===void 0&&(u="frames")){const p={};e===null?e=[p]:e.push(p),r++}}else{const u={};e===null?e=[u]:e.push(u),r++}var h=a===
r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.frames===void 0){const m={instancePath:n,
keyword:"required",params:{missingProperty:"frames"}};e===null?e=[m]:e.push(m),r++}for(const m in s)if(!de.call(ss.then.properties,m)){const y={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(s.frames!==void 0){let m=s.frames;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1){const y={instancePath:n+"/frames",keyword:"minProperties",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}for(const y in m){const A=r;if(typeof y=="string"&&!He.test(y)){const b={instancePath:n+"/frames",keyword:"patt\
ern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:y};e===null?e=[b]:e.push(b),r++}var o=A===r;if(!o){const b={instancePath:n+
"/frames",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[b]:e.push(b),r++}}for(const y in m)Zr(m[y],{instancePath:n+"/frames/"+
y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:y,rootData:l})||(e=e===null?Zr.errors:e.concat(Zr.errors),r=e.length)}else{
const y={instancePath:n+"/frames",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.object!==void 0&&(be(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.sender!==void 0&&(j(
s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"sender",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),
s.recipient!==void 0&&(j(s.recipient,{instancePath:n+"/recipient",parentData:s,parentDataProperty:"recipient",rootData:l})||(e=e===null?j.errors:
e.concat(j.errors),r=e.length)),s.time!==void 0&&(j(s.time,{instancePath:n+"/time",parentData:s,parentDataProperty:"time",rootData:l})||(e=e===
null?j.errors:e.concat(j.errors),r=e.length)),s.thread!==void 0){let m=s.thread;if(Array.isArray(m)){if(m.length<1){const A={instancePath:n+
"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),r++}const y=m.length;for(let A=0;A<y;A++)j(m[A],{instancePath:n+"/th\
read/"+A,parentData:m,parentDataProperty:A,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{const y={instancePath:n+"/\
thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.version!==void 0&&(j(s.version,{instancePath:n+"/version",parentData:s,
parentDataProperty:"version",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),s.fields!==void 0&&(Ze(s.fields,{instancePath:n+
"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.rules!==void 0){let m=s.
rules;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1){const y={instancePath:n+"/rules",keyword:"minProperties",params:{
limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in m){const A=r;if(typeof y=="string"&&!He.test(y)){const b={instancePath:n+"/rules",keyword:"\
pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:y};e===null?e=[b]:e.push(b),r++}var f=A===r;if(!f){const b={
instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[b]:e.push(b),r++}}for(const y in m)Ae(m[y],{instancePath:n+
"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:y,rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),
r=e.length)}else{const y={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.example!==void 0){
let m=s.example;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const y={instancePath:n+"/example",keyword:"type",params:{type:"object"}};e===
null?e=[y]:e.push(y),r++}}}else{const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var h=u===r;t=h,
w="then"}else{const u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.body===void 0){const m={instancePath:n,keyword:"required",params:{
missingProperty:"body"}};e===null?e=[m]:e.push(m),r++}if(s.fields===void 0){const m={instancePath:n,keyword:"required",params:{missingProperty:"\
fields"}};e===null?e=[m]:e.push(m),r++}if(s.example===void 0){const m={instancePath:n,keyword:"required",params:{missingProperty:"example"}};
e===null?e=[m]:e.push(m),r++}for(const m in s)if(!de.call(ss.else.properties,m)){const y={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(s.tag!==void 0&&(j(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",
rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),s.body!==void 0){let m=s.body;const y=r;let A=!0;const b=r;if(!(m&&typeof m==
"object"&&!Array.isArray(m))){const k={};e===null?e=[k]:e.push(k),r++}var c=b===r;r=y,e!==null&&(y?e.length=y:e=null);let P;if(c){const k=r;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.field===void 0){const x={instancePath:n+"/body",keyword:"required",params:{missingProperty:"\
field"}};e===null?e=[x]:e.push(x),r++}for(const x in m)if(!(x==="field"||x==="max")){const z={instancePath:n+"/body",keyword:"additionalProp\
erties",params:{additionalProperty:x}};e===null?e=[z]:e.push(z),r++}if(m.field!==void 0&&(L(m.field,{instancePath:n+"/body/field",parentData:m,
parentDataProperty:"field",rootData:l})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),m.max!==void 0){let x=m.max;if(!(typeof x=="nu\
mber"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const z={instancePath:n+"/body/max",keyword:"type",params:{type:"integer"}};e===null?e=[z]:e.push(z),
r++}if(typeof x=="number"&&isFinite(x)&&(x<1||isNaN(x))){const z={instancePath:n+"/body/max",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[z]:e.push(z),r++}}}else{const x={instancePath:n+"/body",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var c=k===
r;A=c,P="then"}else{const k=r;L(m,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:l})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length);var c=k===r;A=c,P="else"}if(!A){const k={instancePath:n+"/body",keyword:"if",params:{failingKeyword:P}};e===null?e=[k]:
e.push(k),r++}}if(s.id!==void 0&&(j(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l})||(e=e===null?j.errors:e.concat(
j.errors),r=e.length)),s.replyTo!==void 0&&(j(s.replyTo,{instancePath:n+"/replyTo",parentData:s,parentDataProperty:"replyTo",rootData:l})||(e=
e===null?j.errors:e.concat(j.errors),r=e.length)),s.ack!==void 0){let m=s.ack;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.wanted===void 0){
const y={instancePath:n+"/ack",keyword:"required",params:{missingProperty:"wanted"}};e===null?e=[y]:e.push(y),r++}if(m.given===void 0){const y={
instancePath:n+"/ack",keyword:"required",params:{missingProperty:"given"}};e===null?e=[y]:e.push(y),r++}for(const y in m)if(!(y==="wanted"||
y==="given")){const A={instancePath:n+"/ack",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[A]:e.push(A),r++}m.wanted!==
void 0&&(j(m.wanted,{instancePath:n+"/ack/wanted",parentData:m,parentDataProperty:"wanted",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),
r=e.length)),m.given!==void 0&&(j(m.given,{instancePath:n+"/ack/given",parentData:m,parentDataProperty:"given",rootData:l})||(e=e===null?j.errors:
e.concat(j.errors),r=e.length))}else{const y={instancePath:n+"/ack",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.
object!==void 0&&(be(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===null?be.errors:e.concat(
be.errors),r=e.length)),s.sender!==void 0&&(j(s.sender,{instancePath:n+"/sender",parentData:s,parentDataProperty:"sender",rootData:l})||(e=e===
null?j.errors:e.concat(j.errors),r=e.length)),s.recipient!==void 0&&(j(s.recipient,{instancePath:n+"/recipient",parentData:s,parentDataProperty:"\
recipient",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),s.time!==void 0&&(j(s.time,{instancePath:n+"/time",parentData:s,
parentDataProperty:"time",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),s.thread!==void 0){let m=s.thread;if(Array.isArray(
m)){if(m.length<1){const A={instancePath:n+"/thread",keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),r++}const y=m.length;for(let A=0;A<
y;A++)j(m[A],{instancePath:n+"/thread/"+A,parentData:m,parentDataProperty:A,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{
const y={instancePath:n+"/thread",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(s.version!==void 0&&(j(s.version,{instancePath:n+
"/version",parentData:s,parentDataProperty:"version",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),s.fields!==void 0&&(Ze(
s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),
s.rules!==void 0){let m=s.rules;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1){const y={instancePath:n+"/rules",keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(const y in m){const A=r;if(typeof y=="string"&&!He.test(y)){const b={instancePath:n+
"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:y};e===null?e=[b]:e.push(b),r++}var d=A===
r;if(!d){const b={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[b]:e.push(b),r++}}for(const y in m)Ae(
m[y],{instancePath:n+"/rules/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:y,rootData:l})||(e=e===null?Ae.errors:
e.concat(Ae.errors),r=e.length)}else{const y={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.
example!==void 0){let m=s.example;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const y={instancePath:n+"/example",keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),
r++}var h=u===r;t=h,w="else"}if(!t){const u={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[u]:e.push(u),r++}return Ir.errors=
e,r===0}const Fr={type:"object",properties:{doc:{$ref:"#/definitions/string"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-\
z0-9]*$"},originalName:{$ref:"#/definitions/string"},from:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/roleName"},minItems:1},
else:{$ref:"#/definitions/roleName"}},to:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/roleName"},minItems:1},else:{$ref:"\
#/definitions/roleName"}},ack:{enum:["required"]},replies:{$ref:"#/definitions/messageList"},conventions:{type:"object",propertyNames:{pattern:"\
\\S"},additionalProperties:{if:{type:"array"},then:{$ref:"#/definitions/strings"},else:{enum:["request"]}}},aliases:{$ref:"#/definitions/str\
ings"},lenient:{type:"object",properties:{aliases:{$ref:"#/definitions/strings"}},additionalProperties:!1},envelope:{type:"object",properties:{
include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definitions/fields"}},additionalProperties:!1},frame:{$ref:"#/definitions/fra\
meName"},tag:{$ref:"#/definitions/string"},body:{$ref:"#/definitions/bodyType"},bodyRequired:{type:"boolean"},result:{if:{type:"object"},then:{
$ref:"#/definitions/result"},else:{$ref:"#/definitions/bodyType"}},include:{$ref:"#/definitions/structTypeNames"},fields:{$ref:"#/definition\
s/fields"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitions/extras"},reserved:{$ref:"#/definitions/strings"},rules:{type:"\
object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{$ref:"#/definitions/rule"},minProperties:1},
examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{type:"array",items:{$ref:"#/definiti\
ons/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/invalidExample"}},
wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1},since:{$ref:"#/de\
finitions/version"},deprecated:{$ref:"#/definitions/deprecated"},allow:{$ref:"#/definitions/allow"}},additionalProperties:!1,required:["doc",
"from","to"]},Es={type:["string","number","boolean"],pattern:"\\S"};function Ye(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){
let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{
type:Es.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\\
S"}};e===null?e=[i]:e.push(i),r++}return Ye.errors=e,r===0}const en={type:"array",items:{$ref:"#/definitions/messageOrGroup"}},Ss={type:["st\
ring","number","boolean"],pattern:"\\S"};function Le(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;
if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"type",params:{type:Ss.type}};
e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={instancePath:n,keyword:"pattern",params:{pattern:"\\S"}};e===null?
e=[i]:e.push(i),r++}return Le.errors=e,r===0}function Pe(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,
r=0;if(Array.isArray(s)){const i=s.length;for(let t=0;t<i;t++)Le(s[t],{instancePath:n+"/"+t,parentData:s,parentDataProperty:t,rootData:l})||
(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(
i),r++}return Pe.errors=e,r===0}const Ks={type:["string","number","boolean"],pattern:"\\S"};function Er(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"){const i={instancePath:n,keyword:"\
type",params:{type:Ks.type}};e===null?e=[i]:e.push(i),r++}if(typeof s=="string"&&!ie.test(s)){const i={instancePath:n,keyword:"pattern",params:{
pattern:"\\S"}};e===null?e=[i]:e.push(i),r++}return Er.errors=e,r===0}const _e={type:"object",properties:{doc:{$ref:"#/definitions/string"},
nullable:{type:"boolean"},lenient:{$ref:"#/definitions/lenient"},since:{$ref:"#/definitions/version"},deprecated:{$ref:"#/definitions/deprec\
ated"},allow:{$ref:"#/definitions/allow"},name:{type:["string","number","boolean"],pattern:"^[A-Z][A-Za-z0-9]*$"},bodyRequired:{type:"boolea\
n"},originalName:{$ref:"#/definitions/string"},rules:{type:"object",propertyNames:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},additionalProperties:{
$ref:"#/definitions/rule"},minProperties:1},examples:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},variations:{
type:"array",items:{$ref:"#/definitions/variation"},minItems:1},invalid:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/invalidExample"}},wire:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/wireExample"},minProperties:1}},
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
$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},extras:{$ref:"#/definitio\
ns/extras"},rules:!0,reserved:{$ref:"#/definitions/strings"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,
originalName:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["fields"]},else:{if:{type:"object",required:[
"union"]},then:{type:"object",properties:{union:{type:"array",items:{$ref:"#/definitions/typeOrDefinition"},minItems:2},tag:{$ref:"#/definit\
ions/ownField"},otherwise:{$ref:"#/definitions/typeName"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,
originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["union"]},else:{if:{type:"object",required:[
"const"]},then:{type:"object",properties:{const:{type:["string","number","boolean"]},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,
name:!0,bodyRequired:!0,originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["const"]},else:{
if:{type:"object",required:["enum"]},then:{type:"object",properties:{enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"\
#/definitions/enumValues"},pattern:{$ref:"#/definitions/string"},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,
originalName:!0,rules:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["enum","values"]},else:{if:{type:"o\
bject",required:["stream"]},then:{type:"object",properties:{stream:{$ref:"#/definitions/bodyType"},until:{type:"object",minProperties:1,additionalProperties:{
type:["string","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,rules:!0,
examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:["stream"]},else:{type:"object",properties:{type:{$ref:"#/def\
initions/typeName"},min:{type:"number"},max:{type:"number"},pattern:{$ref:"#/definitions/string"},utc:{type:"boolean"},fraction:{enum:["none"]},
write:{enum:["seconds"]},version:{enum:[4]},prefix:{$ref:"#/definitions/string"},schemes:{$ref:"#/definitions/strings"},inside:{enum:["warn",
"require"]},list:{$ref:"#/definitions/typeOrDefinition"},unique:{type:"boolean"},map:{$ref:"#/definitions/typeOrDefinition"},keys:{$ref:"#/d\
efinitions/string"},fields:{$ref:"#/definitions/fields"},include:{$ref:"#/definitions/structTypeNames"},object:{$ref:"#/definitions/openness"},
extras:{$ref:"#/definitions/extras"},rules:!0,reserved:{$ref:"#/definitions/strings"},union:{type:"array",items:{$ref:"#/definitions/typeOrD\
efinition"},minItems:2},tag:{$ref:"#/definitions/ownField"},otherwise:{$ref:"#/definitions/typeName"},const:{type:["string","number","boolea\
n"]},enum:{enum:["open","closed"]},of:{enum:["string","integer"]},values:{$ref:"#/definitions/enumValues"},stream:{$ref:"#/definitions/bodyT\
ype"},until:{type:"object",minProperties:1,additionalProperties:{type:["string","number","boolean"]}},doc:!0,nullable:!0,lenient:!0,since:!0,
deprecated:!0,allow:!0,name:!0,bodyRequired:!0,originalName:!0,examples:!0,variations:!0,invalid:!0,wire:!0},additionalProperties:!1,required:[
"type"]}}}}}}}}};function Sr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;
if(r===a)if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.type===void 0&&(k="type")){const q={};e===null?e=[q]:e.push(q),r++}}else{const k={};
e===null?e=[k]:e.push(k),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const k=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){const x={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[x]:e.push(x),r++}for(const x in s)
if(!de.call(_e.then.properties,x)){const z={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[z]:e.push(
z),r++}if(s.type!==void 0&&(T(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l})||(e=e===null?T.errors:e.concat(
T.errors),r=e.length)),s.min!==void 0){let x=s.min;if(!(typeof x=="number"&&isFinite(x))){const z={instancePath:n+"/min",keyword:"type",params:{
type:"number"}};e===null?e=[z]:e.push(z),r++}}if(s.max!==void 0){let x=s.max;if(!(typeof x=="number"&&isFinite(x))){const z={instancePath:n+
"/max",keyword:"type",params:{type:"number"}};e===null?e=[z]:e.push(z),r++}}if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,
parentDataProperty:"pattern",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const x={
instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};e===null?e=[x]:e.push(x),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const x={
instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:_e.then.properties.fraction.enum}};e===null?e=[x]:e.push(x),r++}if(s.write!==
void 0&&s.write!=="seconds"){const x={instancePath:n+"/write",keyword:"enum",params:{allowedValues:_e.then.properties.write.enum}};e===null?
e=[x]:e.push(x),r++}if(s.version!==void 0&&s.version!==4){const x={instancePath:n+"/version",keyword:"enum",params:{allowedValues:_e.then.properties.
version.enum}};e===null?e=[x]:e.push(x),r++}if(s.prefix!==void 0&&(g(s.prefix,{instancePath:n+"/prefix",parentData:s,parentDataProperty:"pre\
fix",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.schemes!==void 0&&(B(s.schemes,{instancePath:n+"/schemes",parentData:s,
parentDataProperty:"schemes",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.inside!==void 0){let x=s.inside;if(!(x==="\
warn"||x==="require")){const z={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:_e.then.properties.inside.enum}};e===null?e=[z]:
e.push(z),r++}}}else{const x={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var h=k===r;t=h,w="then"}else{
const k=r,q=r;let x=!0;const z=r;if(r===z)if(s&&typeof s=="object"&&!Array.isArray(s)){let Z;if(s.list===void 0&&(Z="list")){const me={};e===
null?e=[me]:e.push(me),r++}}else{const Z={};e===null?e=[Z]:e.push(Z),r++}var o=z===r;r=q,e!==null&&(q?e.length=q:e=null);let le;if(o){const Z=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.list===void 0){const C={instancePath:n,keyword:"required",params:{missingProperty:"list"}};
e===null?e=[C]:e.push(C),r++}for(const C in s)if(!de.call(_e.else.then.properties,C)){const se={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:C}};e===null?e=[se]:e.push(se),r++}if(s.list!==void 0&&(ue(s.list,{instancePath:n+"/list",parentData:s,parentDataProperty:"\
list",rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.min!==void 0){let C=s.min;if(!(typeof C=="number"&&isFinite(C))){
const se={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[se]:e.push(se),r++}}if(s.max!==void 0){let C=s.max;if(!(typeof C==
"number"&&isFinite(C))){const se={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[se]:e.push(se),r++}}if(s.unique!==
void 0&&typeof s.unique!="boolean"){const C={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[C]:e.push(C),r++}}else{
const C={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var o=Z===r;x=o,le="then"}else{const Z=r,me=r;let C=!0;
const se=r;if(r===se)if(s&&typeof s=="object"&&!Array.isArray(s)){let S;if(s.map===void 0&&(S="map")){const he={};e===null?e=[he]:e.push(he),
r++}}else{const S={};e===null?e=[S]:e.push(S),r++}var f=se===r;r=me,e!==null&&(me?e.length=me:e=null);let ye;if(f){const S=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.map===void 0){const G={instancePath:n,keyword:"required",params:{missingProperty:"map"}};e===null?e=[G]:e.
push(G),r++}for(const G in s)if(!de.call(_e.else.else.then.properties,G)){const ne={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:G}};
e===null?e=[ne]:e.push(ne),r++}if(s.map!==void 0&&(ue(s.map,{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===
null?ue.errors:e.concat(ue.errors),r=e.length)),s.keys!==void 0&&(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.min!==void 0){let G=s.min;if(!(typeof G=="number"&&isFinite(G))){const ne={instancePath:n+
"/min",keyword:"type",params:{type:"number"}};e===null?e=[ne]:e.push(ne),r++}}if(s.max!==void 0){let G=s.max;if(!(typeof G=="number"&&isFinite(
G))){const ne={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[ne]:e.push(ne),r++}}}else{const G={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[G]:e.push(G),r++}var f=S===r;C=f,ye="then"}else{const S=r,he=r;let G=!0;const ne=r;if(r===ne)if(s&&
typeof s=="object"&&!Array.isArray(s)){let O;if(s.fields===void 0&&(O="fields")){const ge={};e===null?e=[ge]:e.push(ge),r++}}else{const O={};
e===null?e=[O]:e.push(O),r++}var c=ne===r;r=he,e!==null&&(he?e.length=he:e=null);let ce;if(c){const O=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.fields===void 0){const K={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[K]:e.push(K),r++}for(const K in s)
if(!de.call(_e.else.else.else.then.properties,K)){const ee={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:K}};e===
null?e=[ee]:e.push(ee),r++}s.fields!==void 0&&(Ze(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||
(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.include!==void 0&&(xe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"\
include",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.object!==void 0&&(be(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.extras!==void 0&&(Ie(s.extras,{instancePath:n+
"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.reserved!==void 0&&
(B(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=
e.length))}else{const K={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[K]:e.push(K),r++}var c=O===r;G=c,ce="then"}else{const O=r,
ge=r;let K=!0;const ee=r;if(r===ee)if(s&&typeof s=="object"&&!Array.isArray(s)){let R;if(s.union===void 0&&(R="union")){const re={};e===null?
e=[re]:e.push(re),r++}}else{const R={};e===null?e=[R]:e.push(R),r++}var d=ee===r;r=ge,e!==null&&(ge?e.length=ge:e=null);let pe;if(d){const R=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.union===void 0){const ke={instancePath:n,keyword:"required",params:{missingProperty:"union"}};
e===null?e=[ke]:e.push(ke),r++}for(const ke in s)if(!de.call(_e.else.else.else.else.then.properties,ke)){const ae={instancePath:n,keyword:"a\
dditionalProperties",params:{additionalProperty:ke}};e===null?e=[ae]:e.push(ae),r++}if(s.union!==void 0){let ke=s.union;if(Array.isArray(ke)){
if(ke.length<2){const fe={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[fe]:e.push(fe),r++}const ae=ke.length;for(let fe=0;fe<
ae;fe++)ue(ke[fe],{instancePath:n+"/union/"+fe,parentData:ke,parentDataProperty:fe,rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=
e.length)}else{const ae={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[ae]:e.push(ae),r++}}s.tag!==void 0&&(Fe(s.
tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.otherwise!==
void 0&&(T(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",rootData:l})||(e=e===null?T.errors:e.concat(
T.errors),r=e.length))}else{const ke={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[ke]:e.push(ke),r++}var d=R===r;K=d,pe=
"then"}else{const R=r,re=r;let ke=!0;const ae=r;if(r===ae)if(s&&typeof s=="object"&&!Array.isArray(s)){let M;if(s.const===void 0&&(M="const")){
const $e={};e===null?e=[$e]:e.push($e),r++}}else{const M={};e===null?e=[M]:e.push(M),r++}var u=ae===r;r=re,e!==null&&(re?e.length=re:e=null);
let fe;if(u){const M=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.const===void 0){const ve={instancePath:n,keyword:"required",params:{
missingProperty:"const"}};e===null?e=[ve]:e.push(ve),r++}for(const ve in s)if(!de.call(_e.else.else.else.else.else.then.properties,ve)){const we={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:ve}};e===null?e=[we]:e.push(we),r++}if(s.const!==void 0){let ve=s.const;
if(typeof ve!="string"&&!(typeof ve=="number"&&isFinite(ve))&&typeof ve!="boolean"){const we={instancePath:n+"/const",keyword:"type",params:{
type:_e.else.else.else.else.else.then.properties.const.type}};e===null?e=[we]:e.push(we),r++}}}else{const ve={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[ve]:e.push(ve),r++}var u=M===r;ke=u,fe="then"}else{const M=r,$e=r;let ve=!0;const we=r;if(r===we)if(s&&typeof s==
"object"&&!Array.isArray(s)){let D;if(s.enum===void 0&&(D="enum")){const oe={};e===null?e=[oe]:e.push(oe),r++}}else{const D={};e===null?e=[D]:
e.push(D),r++}var p=we===r;r=$e,e!==null&&($e?e.length=$e:e=null);let Ke;if(p){const D=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enum===
void 0){const Q={instancePath:n,keyword:"required",params:{missingProperty:"enum"}};e===null?e=[Q]:e.push(Q),r++}if(s.values===void 0){const Q={
instancePath:n,keyword:"required",params:{missingProperty:"values"}};e===null?e=[Q]:e.push(Q),r++}for(const Q in s)if(!de.call(_e.else.else.
else.else.else.else.then.properties,Q)){const sr={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:Q}};e===null?e=[sr]:
e.push(sr),r++}if(s.enum!==void 0){let Q=s.enum;if(!(Q==="open"||Q==="closed")){const sr={instancePath:n+"/enum",keyword:"enum",params:{allowedValues:_e.
else.else.else.else.else.else.then.properties.enum.enum}};e===null?e=[sr]:e.push(sr),r++}}if(s.of!==void 0){let Q=s.of;if(!(Q==="string"||Q===
"integer")){const sr={instancePath:n+"/of",keyword:"enum",params:{allowedValues:_e.else.else.else.else.else.else.then.properties.of.enum}};e===
null?e=[sr]:e.push(sr),r++}}s.values!==void 0&&(Te(s.values,{instancePath:n+"/values",parentData:s,parentDataProperty:"values",rootData:l})||
(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const Q={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[Q]:e.push(Q),r++}var p=D===r;ve=p,Ke="then"}else{const D=r,oe=r;let Q=!0;const sr=r;if(r===sr)if(s&&typeof s=="object"&&!Array.isArray(
s)){let Y;if(s.stream===void 0&&(Y="stream")){const Ve={};e===null?e=[Ve]:e.push(Ve),r++}}else{const Y={};e===null?e=[Y]:e.push(Y),r++}var m=sr===
r;r=oe,e!==null&&(oe?e.length=oe:e=null);let Ge;if(m){const Y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.stream===void 0){const I={
instancePath:n,keyword:"required",params:{missingProperty:"stream"}};e===null?e=[I]:e.push(I),r++}for(const I in s)if(!de.call(_e.else.else.
else.else.else.else.else.then.properties,I)){const U={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:I}};e===null?
e=[U]:e.push(U),r++}if(s.stream!==void 0&&(Me(s.stream,{instancePath:n+"/stream",parentData:s,parentDataProperty:"stream",rootData:l})||(e=e===
null?Me.errors:e.concat(Me.errors),r=e.length)),s.until!==void 0){let I=s.until;if(I&&typeof I=="object"&&!Array.isArray(I)){if(Object.keys(
I).length<1){const U={instancePath:n+"/until",keyword:"minProperties",params:{limit:1}};e===null?e=[U]:e.push(U),r++}for(const U in I){let je=I[U];
if(typeof je!="string"&&!(typeof je=="number"&&isFinite(je))&&typeof je!="boolean"){const er={instancePath:n+"/until/"+U.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:_e.else.else.else.else.else.else.else.then.properties.until.additionalProperties.type}};e===
null?e=[er]:e.push(er),r++}}}else{const U={instancePath:n+"/until",keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),r++}}}else{
const I={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}var m=Y===r;Q=m,Ge="then"}else{const Y=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.type===void 0){const I={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[I]:
e.push(I),r++}for(const I in s)if(!de.call(_e.else.else.else.else.else.else.else.else.properties,I)){const U={instancePath:n,keyword:"additi\
onalProperties",params:{additionalProperty:I}};e===null?e=[U]:e.push(U),r++}if(s.type!==void 0&&(T(s.type,{instancePath:n+"/type",parentData:s,
parentDataProperty:"type",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.min!==void 0){let I=s.min;if(!(typeof I=="num\
ber"&&isFinite(I))){const U={instancePath:n+"/min",keyword:"type",params:{type:"number"}};e===null?e=[U]:e.push(U),r++}}if(s.max!==void 0){let I=s.
max;if(!(typeof I=="number"&&isFinite(I))){const U={instancePath:n+"/max",keyword:"type",params:{type:"number"}};e===null?e=[U]:e.push(U),r++}}
if(s.pattern!==void 0&&(g(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?g.errors:
e.concat(g.errors),r=e.length)),s.utc!==void 0&&typeof s.utc!="boolean"){const I={instancePath:n+"/utc",keyword:"type",params:{type:"boolean"}};
e===null?e=[I]:e.push(I),r++}if(s.fraction!==void 0&&s.fraction!=="none"){const I={instancePath:n+"/fraction",keyword:"enum",params:{allowedValues:_e.
else.else.else.else.else.else.else.else.properties.fraction.enum}};e===null?e=[I]:e.push(I),r++}if(s.write!==void 0&&s.write!=="seconds"){const I={
instancePath:n+"/write",keyword:"enum",params:{allowedValues:_e.else.else.else.else.else.else.else.else.properties.write.enum}};e===null?e=[
I]:e.push(I),r++}if(s.version!==void 0&&s.version!==4){const I={instancePath:n+"/version",keyword:"enum",params:{allowedValues:_e.else.else.
else.else.else.else.else.else.properties.version.enum}};e===null?e=[I]:e.push(I),r++}if(s.prefix!==void 0&&(g(s.prefix,{instancePath:n+"/pre\
fix",parentData:s,parentDataProperty:"prefix",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.schemes!==void 0&&(B(s.schemes,
{instancePath:n+"/schemes",parentData:s,parentDataProperty:"schemes",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.inside!==
void 0){let I=s.inside;if(!(I==="warn"||I==="require")){const U={instancePath:n+"/inside",keyword:"enum",params:{allowedValues:_e.else.else.
else.else.else.else.else.else.properties.inside.enum}};e===null?e=[U]:e.push(U),r++}}if(s.list!==void 0&&(ue(s.list,{instancePath:n+"/list",
parentData:s,parentDataProperty:"list",rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.unique!==void 0&&typeof s.unique!=
"boolean"){const I={instancePath:n+"/unique",keyword:"type",params:{type:"boolean"}};e===null?e=[I]:e.push(I),r++}if(s.map!==void 0&&(ue(s.map,
{instancePath:n+"/map",parentData:s,parentDataProperty:"map",rootData:l})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.keys!==void 0&&
(g(s.keys,{instancePath:n+"/keys",parentData:s,parentDataProperty:"keys",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),
s.fields!==void 0&&(Ze(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"fields",rootData:l})||(e=e===null?Ze.errors:e.concat(
Ze.errors),r=e.length)),s.include!==void 0&&(xe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:l})||
(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.object!==void 0&&(be(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.extras!==void 0&&(Ie(s.extras,{instancePath:n+"/extras",parentData:s,
parentDataProperty:"extras",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.reserved!==void 0&&(B(s.reserved,{instancePath:n+
"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.union!==void 0){
let I=s.union;if(Array.isArray(I)){if(I.length<2){const je={instancePath:n+"/union",keyword:"minItems",params:{limit:2}};e===null?e=[je]:e.push(
je),r++}const U=I.length;for(let je=0;je<U;je++)ue(I[je],{instancePath:n+"/union/"+je,parentData:I,parentDataProperty:je,rootData:l})||(e=e===
null?ue.errors:e.concat(ue.errors),r=e.length)}else{const U={instancePath:n+"/union",keyword:"type",params:{type:"array"}};e===null?e=[U]:e.
push(U),r++}}if(s.tag!==void 0&&(Fe(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?Fe.errors:e.
concat(Fe.errors),r=e.length)),s.otherwise!==void 0&&(T(s.otherwise,{instancePath:n+"/otherwise",parentData:s,parentDataProperty:"otherwise",
rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.const!==void 0){let I=s.const;if(typeof I!="string"&&!(typeof I=="numbe\
r"&&isFinite(I))&&typeof I!="boolean"){const U={instancePath:n+"/const",keyword:"type",params:{type:_e.else.else.else.else.else.else.else.else.
properties.const.type}};e===null?e=[U]:e.push(U),r++}}if(s.enum!==void 0){let I=s.enum;if(!(I==="open"||I==="closed")){const U={instancePath:n+
"/enum",keyword:"enum",params:{allowedValues:_e.else.else.else.else.else.else.else.else.properties.enum.enum}};e===null?e=[U]:e.push(U),r++}}
if(s.of!==void 0){let I=s.of;if(!(I==="string"||I==="integer")){const U={instancePath:n+"/of",keyword:"enum",params:{allowedValues:_e.else.else.
else.else.else.else.else.else.properties.of.enum}};e===null?e=[U]:e.push(U),r++}}if(s.values!==void 0&&(Te(s.values,{instancePath:n+"/values",
parentData:s,parentDataProperty:"values",rootData:l})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s.stream!==void 0&&(Me(s.stream,
{instancePath:n+"/stream",parentData:s,parentDataProperty:"stream",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s.until!==
void 0){let I=s.until;if(I&&typeof I=="object"&&!Array.isArray(I)){if(Object.keys(I).length<1){const U={instancePath:n+"/until",keyword:"min\
Properties",params:{limit:1}};e===null?e=[U]:e.push(U),r++}for(const U in I){let je=I[U];if(typeof je!="string"&&!(typeof je=="number"&&isFinite(
je))&&typeof je!="boolean"){const er={instancePath:n+"/until/"+U.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:_e.else.
else.else.else.else.else.else.else.properties.until.additionalProperties.type}};e===null?e=[er]:e.push(er),r++}}}else{const U={instancePath:n+
"/until",keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),r++}}}else{const I={instancePath:n,keyword:"type",params:{type:"obj\
ect"}};e===null?e=[I]:e.push(I),r++}var m=Y===r;Q=m,Ge="else"}if(!Q){const Y={instancePath:n,keyword:"if",params:{failingKeyword:Ge}};e===null?
e=[Y]:e.push(Y),r++}var p=D===r;ve=p,Ke="else"}if(!ve){const D={instancePath:n,keyword:"if",params:{failingKeyword:Ke}};e===null?e=[D]:e.push(
D),r++}var u=M===r;ke=u,fe="else"}if(!ke){const M={instancePath:n,keyword:"if",params:{failingKeyword:fe}};e===null?e=[M]:e.push(M),r++}var d=R===
r;K=d,pe="else"}if(!K){const R={instancePath:n,keyword:"if",params:{failingKeyword:pe}};e===null?e=[R]:e.push(R),r++}var c=O===r;G=c,ce="els\
e"}if(!G){const O={instancePath:n,keyword:"if",params:{failingKeyword:ce}};e===null?e=[O]:e.push(O),r++}var f=S===r;C=f,ye="else"}if(!C){const S={
instancePath:n,keyword:"if",params:{failingKeyword:ye}};e===null?e=[S]:e.push(S),r++}var o=Z===r;x=o,le="else"}if(!x){const Z={instancePath:n,
keyword:"if",params:{failingKeyword:le}};e===null?e=[Z]:e.push(Z),r++}var h=k===r;t=h,w="else"}if(!t){const k={instancePath:n,keyword:"if",params:{
failingKeyword:w}};e===null?e=[k]:e.push(k),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/d\
oc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.nullable!==void 0&&typeof s.nullable!=
"boolean"){const k={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.lenient!==void 0&&(ir(
s.lenient,{instancePath:n+"/lenient",parentData:s,parentDataProperty:"lenient",rootData:l})||(e=e===null?ir.errors:e.concat(ir.errors),r=e.length)),
s.since!==void 0&&(Ne(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=e===null?Ne.errors:e.concat(
Ne.errors),r=e.length)),s.deprecated!==void 0&&(Ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"deprecated",rootData:l})||
(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s.allow!==void 0&&(qe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),s.name!==void 0){let k=s.name;if(typeof k!="string"&&!(typeof k==
"number"&&isFinite(k))&&typeof k!="boolean"){const q={instancePath:n+"/name",keyword:"type",params:{type:_e.properties.name.type}};e===null?
e=[q]:e.push(q),r++}if(typeof k=="string"&&!Re.test(k)){const q={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]\
*$"}};e===null?e=[q]:e.push(q),r++}}if(s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const k={instancePath:n+"/bodyRequired",keyword:"\
type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(s.originalName!==void 0&&(g(s.originalName,{instancePath:n+"/originalName",parentData:s,
parentDataProperty:"originalName",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.rules!==void 0){let k=s.rules;if(k&&typeof k==
"object"&&!Array.isArray(k)){if(Object.keys(k).length<1){const q={instancePath:n+"/rules",keyword:"minProperties",params:{limit:1}};e===null?
e=[q]:e.push(q),r++}for(const q in k){const x=r;if(typeof q=="string"&&!He.test(q)){const z={instancePath:n+"/rules",keyword:"pattern",params:{
pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:q};e===null?e=[z]:e.push(z),r++}var y=x===r;if(!y){const z={instancePath:n+
"/rules",keyword:"propertyNames",params:{propertyName:q}};e===null?e=[z]:e.push(z),r++}}for(const q in k)Ae(k[q],{instancePath:n+"/rules/"+q.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:k,parentDataProperty:q,rootData:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{
const q={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}if(s.examples!==void 0){let k=s.examples;
if(k&&typeof k=="object"&&!Array.isArray(k)){for(const q in k){const x=r;if(typeof q=="string"&&!ie.test(q)){const z={instancePath:n+"/examp\
les",keyword:"pattern",params:{pattern:"\\S"},propertyName:q};e===null?e=[z]:e.push(z),r++}var A=x===r;if(!A){const z={instancePath:n+"/exam\
ples",keyword:"propertyNames",params:{propertyName:q}};e===null?e=[z]:e.push(z),r++}}for(const q in k){let x=k[q];if(!(x&&typeof x=="object"&&
!Array.isArray(x))){const z={instancePath:n+"/examples/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===
null?e=[z]:e.push(z),r++}}}else{const q={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}if(s.
variations!==void 0){let k=s.variations;if(Array.isArray(k)){if(k.length<1){const x={instancePath:n+"/variations",keyword:"minItems",params:{
limit:1}};e===null?e=[x]:e.push(x),r++}const q=k.length;for(let x=0;x<q;x++)tr(k[x],{instancePath:n+"/variations/"+x,parentData:k,parentDataProperty:x,
rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{const q={instancePath:n+"/variations",keyword:"type",params:{type:"\
array"}};e===null?e=[q]:e.push(q),r++}}if(s.invalid!==void 0){let k=s.invalid;if(k&&typeof k=="object"&&!Array.isArray(k)){for(const q in k){
const x=r;if(typeof q=="string"&&!ie.test(q)){const z={instancePath:n+"/invalid",keyword:"pattern",params:{pattern:"\\S"},propertyName:q};e===
null?e=[z]:e.push(z),r++}var b=x===r;if(!b){const z={instancePath:n+"/invalid",keyword:"propertyNames",params:{propertyName:q}};e===null?e=[
z]:e.push(z),r++}}for(const q in k)lr(k[q],{instancePath:n+"/invalid/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:k,parentDataProperty:q,
rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)}else{const q={instancePath:n+"/invalid",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[q]:e.push(q),r++}}if(s.wire!==void 0){let k=s.wire;if(k&&typeof k=="object"&&!Array.isArray(k)){if(Object.keys(k).length<
1){const q={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[q]:e.push(q),r++}for(const q in k){const x=r;if(typeof q==
"string"&&!ie.test(q)){const z={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:q};e===null?e=[z]:e.push(z),r++}
var P=x===r;if(!P){const z={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:q}};e===null?e=[z]:e.push(z),r++}}for(const q in k)
or(k[q],{instancePath:n+"/wire/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:k,parentDataProperty:q,rootData:l})||(e=e===null?or.errors:
e.concat(or.errors),r=e.length)}else{const q={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}}else{
const k={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}return Sr.errors=e,r===0}function Kr(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const u={
instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.push(u),r++}if(s.from===void 0){const u={instancePath:n,keyword:"\
required",params:{missingProperty:"from"}};e===null?e=[u]:e.push(u),r++}if(s.to===void 0){const u={instancePath:n,keyword:"required",params:{
missingProperty:"to"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!de.call(Fr.properties,u)){const p={instancePath:n,keyword:"addition\
alProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"\
doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.name!==void 0){let u=s.name;if(typeof u!="string"&&!(typeof u=="nu\
mber"&&isFinite(u))&&typeof u!="boolean"){const p={instancePath:n+"/name",keyword:"type",params:{type:Fr.properties.name.type}};e===null?e=[
p]:e.push(p),r++}if(typeof u=="string"&&!Re.test(u)){const p={instancePath:n+"/name",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z0-9]*$"}};
e===null?e=[p]:e.push(p),r++}}if(s.originalName!==void 0&&(g(s.originalName,{instancePath:n+"/originalName",parentData:s,parentDataProperty:"\
originalName",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.from!==void 0){let u=s.from;const p=r;let m=!0;const y=r;
if(!Array.isArray(u)){const b={};e===null?e=[b]:e.push(b),r++}var i=y===r;r=p,e!==null&&(p?e.length=p:e=null);let A;if(i){const b=r;if(Array.
isArray(u)){if(u.length<1){const q={instancePath:n+"/from",keyword:"minItems",params:{limit:1}};e===null?e=[q]:e.push(q),r++}const k=u.length;
for(let q=0;q<k;q++)Ye(u[q],{instancePath:n+"/from/"+q,parentData:u,parentDataProperty:q,rootData:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),
r=e.length)}else{const k={instancePath:n+"/from",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}var i=b===r;m=i,A="then"}else{
const b=r;Ye(u,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length);
var i=b===r;m=i,A="else"}if(!m){const b={instancePath:n+"/from",keyword:"if",params:{failingKeyword:A}};e===null?e=[b]:e.push(b),r++}}if(s.to!==
void 0){let u=s.to;const p=r;let m=!0;const y=r;if(!Array.isArray(u)){const b={};e===null?e=[b]:e.push(b),r++}var t=y===r;r=p,e!==null&&(p?e.
length=p:e=null);let A;if(t){const b=r;if(Array.isArray(u)){if(u.length<1){const q={instancePath:n+"/to",keyword:"minItems",params:{limit:1}};
e===null?e=[q]:e.push(q),r++}const k=u.length;for(let q=0;q<k;q++)Ye(u[q],{instancePath:n+"/to/"+q,parentData:u,parentDataProperty:q,rootData:l})||
(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)}else{const k={instancePath:n+"/to",keyword:"type",params:{type:"array"}};e===null?e=[k]:
e.push(k),r++}var t=b===r;m=t,A="then"}else{const b=r;Ye(u,{instancePath:n+"/to",parentData:s,parentDataProperty:"to",rootData:l})||(e=e===null?
Ye.errors:e.concat(Ye.errors),r=e.length);var t=b===r;m=t,A="else"}if(!m){const b={instancePath:n+"/to",keyword:"if",params:{failingKeyword:A}};
e===null?e=[b]:e.push(b),r++}}if(s.ack!==void 0&&s.ack!=="required"){const u={instancePath:n+"/ack",keyword:"enum",params:{allowedValues:Fr.
properties.ack.enum}};e===null?e=[u]:e.push(u),r++}if(s.replies!==void 0&&(Pe(s.replies,{instancePath:n+"/replies",parentData:s,parentDataProperty:"\
replies",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.conventions!==void 0){let u=s.conventions;if(u&&typeof u=="o\
bject"&&!Array.isArray(u)){for(const p in u){const m=r;if(typeof p=="string"&&!ie.test(p)){const y={instancePath:n+"/conventions",keyword:"p\
attern",params:{pattern:"\\S"},propertyName:p};e===null?e=[y]:e.push(y),r++}var a=m===r;if(!a){const y={instancePath:n+"/conventions",keyword:"\
propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u){let m=u[p];const y=r;let A=!0;const b=r;if(!Array.isArray(
m)){const k={};e===null?e=[k]:e.push(k),r++}var h=b===r;r=y,e!==null&&(y?e.length=y:e=null);let P;if(h){const k=r;B(m,{instancePath:n+"/conv\
entions/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=
e.length);var h=k===r;A=h,P="then"}else{const k=r;if(m!=="request"){const x={instancePath:n+"/conventions/"+p.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"enum",params:{allowedValues:Fr.properties.conventions.additionalProperties.else.enum}};e===null?e=[x]:e.push(x),r++}var h=k===
r;A=h,P="else"}if(!A){const k={instancePath:n+"/conventions/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:P}};
e===null?e=[k]:e.push(k),r++}}}else{const p={instancePath:n+"/conventions",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(s.aliases!==void 0&&(B(s.aliases,{instancePath:n+"/aliases",parentData:s,parentDataProperty:"aliases",rootData:l})||(e=e===null?B.errors:
e.concat(B.errors),r=e.length)),s.lenient!==void 0){let u=s.lenient;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u)if(p!=="al\
iases"){const m={instancePath:n+"/lenient",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[m]:e.push(m),r++}u.aliases!==
void 0&&(B(u.aliases,{instancePath:n+"/lenient/aliases",parentData:u,parentDataProperty:"aliases",rootData:l})||(e=e===null?B.errors:e.concat(
B.errors),r=e.length))}else{const p={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.envelope!==
void 0){let u=s.envelope;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u)if(!(p==="include"||p==="fields")){const m={instancePath:n+
"/envelope",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[m]:e.push(m),r++}u.include!==void 0&&(xe(u.include,{instancePath:n+
"/envelope/include",parentData:u,parentDataProperty:"include",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),u.fields!==
void 0&&(Ze(u.fields,{instancePath:n+"/envelope/fields",parentData:u,parentDataProperty:"fields",rootData:l})||(e=e===null?Ze.errors:e.concat(
Ze.errors),r=e.length))}else{const p={instancePath:n+"/envelope",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.frame!==
void 0&&(Er(s.frame,{instancePath:n+"/frame",parentData:s,parentDataProperty:"frame",rootData:l})||(e=e===null?Er.errors:e.concat(Er.errors),
r=e.length)),s.tag!==void 0&&(g(s.tag,{instancePath:n+"/tag",parentData:s,parentDataProperty:"tag",rootData:l})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length)),s.body!==void 0&&(Me(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:l})||(e=e===null?
Me.errors:e.concat(Me.errors),r=e.length)),s.bodyRequired!==void 0&&typeof s.bodyRequired!="boolean"){const u={instancePath:n+"/bodyRequired",
keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}if(s.result!==void 0){let u=s.result;const p=r;let m=!0;const y=r;if(!(u&&
typeof u=="object"&&!Array.isArray(u))){const b={};e===null?e=[b]:e.push(b),r++}var w=y===r;r=p,e!==null&&(p?e.length=p:e=null);let A;if(w){
const b=r;Sr(u,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:l})||(e=e===null?Sr.errors:e.concat(Sr.errors),r=
e.length);var w=b===r;m=w,A="then"}else{const b=r;Me(u,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:l})||(e=e===
null?Me.errors:e.concat(Me.errors),r=e.length);var w=b===r;m=w,A="else"}if(!m){const b={instancePath:n+"/result",keyword:"if",params:{failingKeyword:A}};
e===null?e=[b]:e.push(b),r++}}if(s.include!==void 0&&(xe(s.include,{instancePath:n+"/include",parentData:s,parentDataProperty:"include",rootData:l})||
(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.fields!==void 0&&(Ze(s.fields,{instancePath:n+"/fields",parentData:s,parentDataProperty:"\
fields",rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.object!==void 0&&(be(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.extras!==void 0&&(Ie(s.extras,{instancePath:n+
"/extras",parentData:s,parentDataProperty:"extras",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.reserved!==void 0&&
(B(s.reserved,{instancePath:n+"/reserved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=
e.length)),s.rules!==void 0){let u=s.rules;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+
"/rules",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const m=r;if(typeof p=="string"&&!He.test(
p)){const y={instancePath:n+"/rules",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?
e=[y]:e.push(y),r++}var o=m===r;if(!o){const y={instancePath:n+"/rules",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(
y),r++}}for(const p in u)Ae(u[p],{instancePath:n+"/rules/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||
(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)}else{const p={instancePath:n+"/rules",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}}if(s.examples!==void 0){let u=s.examples;if(u&&typeof u=="object"&&!Array.isArray(u)){for(const p in u){const m=r;if(typeof p==
"string"&&!ie.test(p)){const y={instancePath:n+"/examples",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};e===null?e=[y]:e.push(y),
r++}var f=m===r;if(!f){const y={instancePath:n+"/examples",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u){
let m=u[p];if(!(m&&typeof m=="object"&&!Array.isArray(m))){const y={instancePath:n+"/examples/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const p={instancePath:n+"/examples",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}if(s.variations!==void 0){let u=s.variations;if(Array.isArray(u)){if(u.length<1){const m={instancePath:n+"/var\
iations",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}const p=u.length;for(let m=0;m<p;m++)tr(u[m],{instancePath:n+"/va\
riations/"+m,parentData:u,parentDataProperty:m,rootData:l})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{const p={instancePath:n+
"/variations",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.invalid!==void 0){let u=s.invalid;if(u&&typeof u=="ob\
ject"&&!Array.isArray(u)){for(const p in u){const m=r;if(typeof p=="string"&&!ie.test(p)){const y={instancePath:n+"/invalid",keyword:"patter\
n",params:{pattern:"\\S"},propertyName:p};e===null?e=[y]:e.push(y),r++}var c=m===r;if(!c){const y={instancePath:n+"/invalid",keyword:"proper\
tyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)lr(u[p],{instancePath:n+"/invalid/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)}else{const p={instancePath:n+
"/invalid",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.wire!==void 0){let u=s.wire;if(u&&typeof u=="object"&&!Array.
isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/wire",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}
for(const p in u){const m=r;if(typeof p=="string"&&!ie.test(p)){const y={instancePath:n+"/wire",keyword:"pattern",params:{pattern:"\\S"},propertyName:p};
e===null?e=[y]:e.push(y),r++}var d=m===r;if(!d){const y={instancePath:n+"/wire",keyword:"propertyNames",params:{propertyName:p}};e===null?e=
[y]:e.push(y),r++}}for(const p in u)or(u[p],{instancePath:n+"/wire/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,
rootData:l})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)}else{const p={instancePath:n+"/wire",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}s.since!==void 0&&(Ne(s.since,{instancePath:n+"/since",parentData:s,parentDataProperty:"since",rootData:l})||(e=
e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.deprecated!==void 0&&(Ce(s.deprecated,{instancePath:n+"/deprecated",parentData:s,parentDataProperty:"\
deprecated",rootData:l})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s.allow!==void 0&&(qe(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length))}else{const u={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Kr.errors=e,r===0}const rn={minProperties:1,type:"object",properties:{unparsable:{},
unknownMessage:{},invalidMessage:{},handlerFailed:{}},additionalProperties:!1};function Vr(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const i={instancePath:n,keyword:"m\
inProperties",params:{limit:1}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="unparsable"||i==="unknownMessage"||i==="invalidMessa\
ge"||i==="handlerFailed")){const t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}}else{
const i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Vr.errors=e,r===0}const sn={type:"object",
properties:{message:{$ref:"#/definitions/messageName"},requests:{$ref:"#/definitions/messageOrList"},where:{minProperties:1,type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{$ref:"#/definitions/fieldPath"}}},additionalProperties:!1,required:["message","where"]},nn={if:{type:"a\
rray"},then:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1},else:{$ref:"#/definitions/messageOrGroup"}};function dr(s,{
instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(!Array.isArray(s)){const o={};
e===null?e=[o]:e.push(o),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const o=r;if(Array.isArray(s)){if(s.length<1){const d={
instancePath:n,keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const c=s.length;for(let d=0;d<c;d++)Le(s[d],{instancePath:n+
"/"+d,parentData:s,parentDataProperty:d,rootData:l})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const c={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}var h=o===r;t=h,w="then"}else{const o=r;Le(s,{instancePath:n,parentData:F,parentDataProperty:E,
rootData:l})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length);var h=o===r;t=h,w="else"}if(!t){const o={instancePath:n,keyword:"if",params:{
failingKeyword:w}};e===null?e=[o]:e.push(o),r++}return dr.errors=e,r===0}function Br(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const t={instancePath:n,keyword:"requir\
ed",params:{missingProperty:"message"}};e===null?e=[t]:e.push(t),r++}if(s.where===void 0){const t={instancePath:n,keyword:"required",params:{
missingProperty:"where"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="message"||t==="requests"||t==="where")){const a={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),r++}if(s.message!==void 0&&(Se(s.message,{instancePath:n+
"/message",parentData:s,parentDataProperty:"message",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.requests!==void 0&&
(dr(s.requests,{instancePath:n+"/requests",parentData:s,parentDataProperty:"requests",rootData:l})||(e=e===null?dr.errors:e.concat(dr.errors),
r=e.length)),s.where!==void 0){let t=s.where;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){const a={instancePath:n+
"/where",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),r++}for(const a in t){const h=r;if(typeof a=="string"&&!ie.test(
a)){const w={instancePath:n+"/where",keyword:"pattern",params:{pattern:"\\S"},propertyName:a};e===null?e=[w]:e.push(w),r++}var i=h===r;if(!i){
const w={instancePath:n+"/where",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[w]:e.push(w),r++}}for(const a in t)j(t[a],{instancePath:n+
"/where/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:a,rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=
e.length)}else{const a={instancePath:n+"/where",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Br.errors=e,r===0}const tn={type:"object",properties:{pattern:{$ref:"\
#/definitions/string"},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,required:["doc"]};function Rr(s,{instancePath:n="",parentData:F,
parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const i={instancePath:n,
keyword:"required",params:{missingProperty:"doc"}};e===null?e=[i]:e.push(i),r++}for(const i in s)if(!(i==="pattern"||i==="doc")){const t={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[t]:e.push(t),r++}s.pattern!==void 0&&(g(s.pattern,{instancePath:n+
"/pattern",parentData:s,parentDataProperty:"pattern",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.doc!==void 0&&(g(s.
doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const i={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Rr.errors=e,r===0}const ts={type:"object",properties:{
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
s","end"]},ls={type:"object",properties:{after:{type:"array",items:{$ref:"#/definitions/messageOrGroup"},minItems:1},within:{if:{type:"objec\
t"},then:{type:"object",properties:{seconds:{$ref:"#/definitions/fieldPath"}},additionalProperties:!1,required:["seconds"]},else:{type:["str\
ing","number","boolean"],pattern:"^[1-9][0-9]*[smhd]$"}},level:{enum:["warning","hint"]},doc:{$ref:"#/definitions/string"}},additionalProperties:!1,
required:["after","within","doc"]},Vs=new RegExp("^[1-9][0-9]*[smhd]$","u");function Tr(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.after===void 0){const t={instancePath:n,keyword:"required",
params:{missingProperty:"after"}};e===null?e=[t]:e.push(t),r++}if(s.within===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"\
within"}};e===null?e=[t]:e.push(t),r++}if(s.doc===void 0){const t={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?
e=[t]:e.push(t),r++}for(const t in s)if(!(t==="after"||t==="within"||t==="level"||t==="doc")){const a={instancePath:n,keyword:"additionalPro\
perties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),r++}if(s.after!==void 0){let t=s.after;if(Array.isArray(t)){if(t.length<1){
const h={instancePath:n+"/after",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}const a=t.length;for(let h=0;h<a;h++)Le(t[h],
{instancePath:n+"/after/"+h,parentData:t,parentDataProperty:h,rootData:l})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const a={
instancePath:n+"/after",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(s.within!==void 0){let t=s.within;const a=r;let h=!0;
const w=r;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const f={};e===null?e=[f]:e.push(f),r++}var i=w===r;r=a,e!==null&&(a?e.length=a:e=
null);let o;if(i){const f=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.seconds===void 0){const d={instancePath:n+"/within",keyword:"r\
equired",params:{missingProperty:"seconds"}};e===null?e=[d]:e.push(d),r++}for(const d in t)if(d!=="seconds"){const u={instancePath:n+"/withi\
n",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}t.seconds!==void 0&&(j(t.seconds,{instancePath:n+
"/within/seconds",parentData:t,parentDataProperty:"seconds",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length))}else{const d={
instancePath:n+"/within",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var i=f===r;h=i,o="then"}else{const f=r;if(typeof t!=
"string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){const d={instancePath:n+"/within",keyword:"type",params:{type:ls.properties.
within.else.type}};e===null?e=[d]:e.push(d),r++}if(typeof t=="string"&&!Vs.test(t)){const d={instancePath:n+"/within",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*[smhd]$"}};e===null?e=[d]:e.push(d),r++}var i=f===r;h=i,o="else"}if(!h){const f={instancePath:n+"/within",keyword:"if",
params:{failingKeyword:o}};e===null?e=[f]:e.push(f),r++}}if(s.level!==void 0){let t=s.level;if(!(t==="warning"||t==="hint")){const a={instancePath:n+
"/level",keyword:"enum",params:{allowedValues:ls.properties.level.enum}};e===null?e=[a]:e.push(a),r++}}s.doc!==void 0&&(g(s.doc,{instancePath:n+
"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{const t={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Tr.errors=e,r===0}const ln={if:{type:"object"},then:{type:"object",
properties:{messages:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1},awaits:{$ref:"#/definitions/messageList"},unacknowledged:{
$ref:"#/definitions/messageList"},warnings:{type:"array",items:{$ref:"#/definitions/issueCode"}},at:{type:"integer",minimum:0},issue:{$ref:"\
#/definitions/issueCode"}},additionalProperties:!1,required:["messages"]},else:{type:"array",items:{$ref:"#/definitions/transcriptItem"},minItems:1}},
on={if:{type:"object"},then:{type:"object",minProperties:1,maxProperties:1,propertyNames:{pattern:"\\S"},additionalProperties:{type:"object"}},
else:{$ref:"#/definitions/messageName"}};function pr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;
const i=r;let t=!0;const a=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const f={};e===null?e=[f]:e.push(f),r++}var h=a===r;r=i,e!==null&&
(i?e.length=i:e=null);let w;if(h){const f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const d={instancePath:n,
keyword:"maxProperties",params:{limit:1}};e===null?e=[d]:e.push(d),r++}if(Object.keys(s).length<1){const d={instancePath:n,keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[d]:e.push(d),r++}for(const d in s){const u=r;if(typeof d=="string"&&!ie.test(d)){const p={instancePath:n,
keyword:"pattern",params:{pattern:"\\S"},propertyName:d};e===null?e=[p]:e.push(p),r++}var o=u===r;if(!o){const p={instancePath:n,keyword:"pr\
opertyNames",params:{propertyName:d}};e===null?e=[p]:e.push(p),r++}}for(const d in s){let u=s[d];if(!(u&&typeof u=="object"&&!Array.isArray(
u))){const p={instancePath:n+"/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{
const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var h=f===r;t=h,w="then"}else{const f=r;Se(s,{instancePath:n,
parentData:F,parentDataProperty:E,rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length);var h=f===r;t=h,w="else"}if(!t){const f={
instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[f]:e.push(f),r++}return pr.errors=e,r===0}function mr(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;let t=!0;const a=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
const o={};e===null?e=[o]:e.push(o),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const o=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.messages===void 0){const c={instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[c]:e.push(c),
r++}for(const c in s)if(!(c==="messages"||c==="awaits"||c==="unacknowledged"||c==="warnings"||c==="at"||c==="issue")){const d={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[d]:e.push(d),r++}if(s.messages!==void 0){let c=s.messages;if(Array.
isArray(c)){if(c.length<1){const u={instancePath:n+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[u]:e.push(u),r++}const d=c.length;
for(let u=0;u<d;u++)pr(c[u],{instancePath:n+"/messages/"+u,parentData:c,parentDataProperty:u,rootData:l})||(e=e===null?pr.errors:e.concat(pr.
errors),r=e.length)}else{const d={instancePath:n+"/messages",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.awaits!==
void 0&&(Pe(s.awaits,{instancePath:n+"/awaits",parentData:s,parentDataProperty:"awaits",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),
r=e.length)),s.unacknowledged!==void 0&&(Pe(s.unacknowledged,{instancePath:n+"/unacknowledged",parentData:s,parentDataProperty:"unacknowledg\
ed",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.warnings!==void 0){let c=s.warnings;if(Array.isArray(c)){const d=c.
length;for(let u=0;u<d;u++)Xe(c[u],{instancePath:n+"/warnings/"+u,parentData:c,parentDataProperty:u,rootData:l})||(e=e===null?Xe.errors:e.concat(
Xe.errors),r=e.length)}else{const d={instancePath:n+"/warnings",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(s.at!==
void 0){let c=s.at;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const d={instancePath:n+"/at",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[d]:e.push(d),r++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){const d={instancePath:n+"/at",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}s.issue!==void 0&&(Xe(s.issue,{instancePath:n+"/issue",parentData:s,parentDataProperty:"\
issue",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length))}else{const c={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}var h=o===r;t=h,w="then"}else{const o=r;if(Array.isArray(s)){if(s.length<1){const d={instancePath:n,keyword:"mi\
nItems",params:{limit:1}};e===null?e=[d]:e.push(d),r++}const c=s.length;for(let d=0;d<c;d++)pr(s[d],{instancePath:n+"/"+d,parentData:s,parentDataProperty:d,
rootData:l})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)}else{const c={instancePath:n,keyword:"type",params:{type:"array"}};e===null?
e=[c]:e.push(c),r++}var h=o===r;t=h,w="else"}if(!t){const o={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[o]:e.push(o),
r++}return mr.errors=e,r===0}function Cr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.doc===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[o]:e.
push(o),r++}if(s.key===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"key"}};e===null?e=[o]:e.push(o),r++}if(s.
start===void 0){const o={instancePath:n,keyword:"required",params:{missingProperty:"start"}};e===null?e=[o]:e.push(o),r++}if(s.steps===void 0){
const o={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[o]:e.push(o),r++}if(s.end===void 0){const o={instancePath:n,
keyword:"required",params:{missingProperty:"end"}};e===null?e=[o]:e.push(o),r++}for(const o in s)if(!de.call(ts.properties,o)){const f={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[f]:e.push(f),r++}if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",
parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.key!==void 0){let o=s.key;const f=r;
let c=!0;const d=r;if(!Array.isArray(o)){const p={};e===null?e=[p]:e.push(p),r++}var i=d===r;r=f,e!==null&&(f?e.length=f:e=null);let u;if(i){
const p=r;if(Array.isArray(o)){if(o.length<1){const A={instancePath:n+"/key",keyword:"minItems",params:{limit:1}};e===null?e=[A]:e.push(A),r++}
const y=o.length;for(let A=0;A<y;A++)j(o[A],{instancePath:n+"/key/"+A,parentData:o,parentDataProperty:A,rootData:l})||(e=e===null?j.errors:e.
concat(j.errors),r=e.length)}else{const y={instancePath:n+"/key",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}var i=p===
r;c=i,u="then"}else{const p=r;if(!(o==="thread"||o==="connection")){const y={instancePath:n+"/key",keyword:"enum",params:{allowedValues:ts.properties.
key.else.enum}};e===null?e=[y]:e.push(y),r++}var i=p===r;c=i,u="else"}if(!c){const p={instancePath:n+"/key",keyword:"if",params:{failingKeyword:u}};
e===null?e=[p]:e.push(p),r++}}if(s.start!==void 0&&(dr(s.start,{instancePath:n+"/start",parentData:s,parentDataProperty:"start",rootData:l})||
(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)),s.steps!==void 0){let o=s.steps;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const f in o){
const c=r;if(typeof f=="string"&&!ie.test(f)){const d={instancePath:n+"/steps",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===
null?e=[d]:e.push(d),r++}var t=c===r;if(!t){const d={instancePath:n+"/steps",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[d]:
e.push(d),r++}}for(const f in o)Pe(o[f],{instancePath:n+"/steps/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:f,
rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)}else{const f={instancePath:n+"/steps",keyword:"type",params:{type:"objec\
t"}};e===null?e=[f]:e.push(f),r++}}if(s.lenient!==void 0){let o=s.lenient;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const f in o){const c=r;
if(typeof f=="string"&&!ie.test(f)){const d={instancePath:n+"/lenient",keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[
d]:e.push(d),r++}var a=c===r;if(!a){const d={instancePath:n+"/lenient",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[d]:e.push(
d),r++}}for(const f in o)Pe(o[f],{instancePath:n+"/lenient/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:f,rootData:l})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)}else{const f={instancePath:n+"/lenient",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),r++}}if(s.anytime!==void 0&&(Pe(s.anytime,{instancePath:n+"/anytime",parentData:s,parentDataProperty:"anytime",rootData:l})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.end!==void 0&&(Pe(s.end,{instancePath:n+"/end",parentData:s,parentDataProperty:"end",
rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.rounds!==void 0){let o=s.rounds;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.field===void 0){const f={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"field"}};e===null?e=[f]:e.push(f),r++}
if(o.start===void 0){const f={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"start"}};e===null?e=[f]:e.push(f),r++}if(o.
openedBy===void 0){const f={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"openedBy"}};e===null?e=[f]:e.push(f),r++}if(o.
echoedBy===void 0){const f={instancePath:n+"/rounds",keyword:"required",params:{missingProperty:"echoedBy"}};e===null?e=[f]:e.push(f),r++}for(const f in o)
if(!(f==="field"||f==="start"||f==="openedBy"||f==="echoedBy"||f==="max")){const c={instancePath:n+"/rounds",keyword:"additionalProperties",
params:{additionalProperty:f}};e===null?e=[c]:e.push(c),r++}if(o.field!==void 0&&(j(o.field,{instancePath:n+"/rounds/field",parentData:o,parentDataProperty:"\
field",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),o.start!==void 0){let f=o.start;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f))){const c={instancePath:n+"/rounds/start",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof f==
"number"&&isFinite(f)&&(f<0||isNaN(f))){const c={instancePath:n+"/rounds/start",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[c]:e.push(c),r++}}o.openedBy!==void 0&&(Se(o.openedBy,{instancePath:n+"/rounds/openedBy",parentData:o,parentDataProperty:"openedBy",rootData:l})||
(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),o.echoedBy!==void 0&&(Se(o.echoedBy,{instancePath:n+"/rounds/echoedBy",parentData:o,parentDataProperty:"\
echoedBy",rootData:l})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),o.max!==void 0&&(j(o.max,{instancePath:n+"/rounds/max",parentData:o,
parentDataProperty:"max",rootData:l})||(e=e===null?j.errors:e.concat(j.errors),r=e.length))}else{const f={instancePath:n+"/rounds",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.deadlines!==void 0){let o=s.deadlines;if(Array.isArray(o)){if(o.length<1){const c={
instancePath:n+"/deadlines",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),r++}const f=o.length;for(let c=0;c<f;c++)Tr(o[c],{
instancePath:n+"/deadlines/"+c,parentData:o,parentDataProperty:c,rootData:l})||(e=e===null?Tr.errors:e.concat(Tr.errors),r=e.length)}else{const f={
instancePath:n+"/deadlines",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.transcripts!==void 0){let o=s.transcripts;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const f={instancePath:n+"/transcripts",keyword:"minProperties",params:{
limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in o){const c=r;if(typeof f=="string"&&!ie.test(f)){const d={instancePath:n+"/transcripts",
keyword:"pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[d]:e.push(d),r++}var h=c===r;if(!h){const d={instancePath:n+"/transcrip\
ts",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[d]:e.push(d),r++}}for(const f in o)mr(o[f],{instancePath:n+"/transcripts/"+
f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:f,rootData:l})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)}else{
const f={instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.illegal!==void 0){let o=s.illegal;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const f={instancePath:n+"/illegal",keyword:"minProperties",params:{
limit:1}};e===null?e=[f]:e.push(f),r++}for(const f in o){const c=r;if(typeof f=="string"&&!ie.test(f)){const d={instancePath:n+"/illegal",keyword:"\
pattern",params:{pattern:"\\S"},propertyName:f};e===null?e=[d]:e.push(d),r++}var w=c===r;if(!w){const d={instancePath:n+"/illegal",keyword:"\
propertyNames",params:{propertyName:f}};e===null?e=[d]:e.push(d),r++}}for(const f in o){let c=o[f];if(c&&typeof c=="object"&&!Array.isArray(
c)){if(c.messages===void 0){const d={instancePath:n+"/illegal/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
messages"}};e===null?e=[d]:e.push(d),r++}if(c.at===void 0){const d={instancePath:n+"/illegal/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"at"}};e===null?e=[d]:e.push(d),r++}for(const d in c)if(!(d==="messages"||d==="at"||d==="issue")){const u={
instancePath:n+"/illegal/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=
[u]:e.push(u),r++}if(c.messages!==void 0){let d=c.messages;if(Array.isArray(d)){if(d.length<1){const p={instancePath:n+"/illegal/"+f.replace(
/~/g,"~0").replace(/\//g,"~1")+"/messages",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}const u=d.length;for(let p=0;p<
u;p++)pr(d[p],{instancePath:n+"/illegal/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/messages/"+p,parentData:d,parentDataProperty:p,rootData:l})||
(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)}else{const u={instancePath:n+"/illegal/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/me\
ssages",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(c.at!==void 0){let d=c.at;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))){const u={instancePath:n+"/illegal/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",keyword:"type",params:{type:"integer"}};
e===null?e=[u]:e.push(u),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const u={instancePath:n+"/illegal/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/at",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}c.issue!==void 0&&(Xe(c.issue,{instancePath:n+
"/illegal/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/issue",parentData:c,parentDataProperty:"issue",rootData:l})||(e=e===null?Xe.errors:e.
concat(Xe.errors),r=e.length))}else{const d={instancePath:n+"/illegal/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[d]:e.push(d),r++}}}else{const f={instancePath:n+"/illegal",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}}s.allow!==void 0&&(qe(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?qe.errors:e.
concat(qe.errors),r=e.length))}else{const o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Cr.errors=
e,r===0}const os={type:"object",properties:{doc:{$ref:"#/definitions/string"},agents:{enum:["any","one","many"]},messages:{if:{type:"array"},
then:{$ref:"#/definitions/messageList"},else:{enum:["all"]}}},additionalProperties:!1,required:["doc","agents","messages"]};function Mr(s,{instancePath:n="",
parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.doc===void 0){const t={
instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[t]:e.push(t),r++}if(s.agents===void 0){const t={instancePath:n,
keyword:"required",params:{missingProperty:"agents"}};e===null?e=[t]:e.push(t),r++}if(s.messages===void 0){const t={instancePath:n,keyword:"\
required",params:{missingProperty:"messages"}};e===null?e=[t]:e.push(t),r++}for(const t in s)if(!(t==="doc"||t==="agents"||t==="messages")){
const a={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),r++}if(s.doc!==void 0&&(g(s.doc,
{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.agents!==void 0){
let t=s.agents;if(!(t==="any"||t==="one"||t==="many")){const a={instancePath:n+"/agents",keyword:"enum",params:{allowedValues:os.properties.
agents.enum}};e===null?e=[a]:e.push(a),r++}}if(s.messages!==void 0){let t=s.messages;const a=r;let h=!0;const w=r;if(!Array.isArray(t)){const f={};
e===null?e=[f]:e.push(f),r++}var i=w===r;r=a,e!==null&&(a?e.length=a:e=null);let o;if(i){const f=r;Pe(t,{instancePath:n+"/messages",parentData:s,
parentDataProperty:"messages",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);var i=f===r;h=i,o="then"}else{const f=r;if(t!==
"all"){const d={instancePath:n+"/messages",keyword:"enum",params:{allowedValues:os.properties.messages.else.enum}};e===null?e=[d]:e.push(d),
r++}var i=f===r;h=i,o="else"}if(!h){const f={instancePath:n+"/messages",keyword:"if",params:{failingKeyword:o}};e===null?e=[f]:e.push(f),r++}}}else{
const t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Mr.errors=e,r===0}const pn={type:"object",
properties:{doc:{$ref:"#/definitions/string"},reasons:{type:"object",properties:{"unknown-type":{type:"object",propertyNames:{pattern:"\\S"},
additionalProperties:{$ref:"#/definitions/string"}},"wrong-version":{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"\
#/definitions/string"}},otherwise:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"}}},additionalProperties:!1},
replies:{type:"array",items:{$ref:"#/definitions/reply"},minItems:1},silent:{$ref:"#/definitions/messageList"}},additionalProperties:!1,required:[
"reasons","replies"]},fn={type:"object",properties:{fields:{type:"object"}},if:{type:"object",required:["message"]},then:{type:"object",properties:{
message:{$ref:"#/definitions/messageName"},fields:!0},additionalProperties:!1,required:["message","fields"]},else:{if:{type:"object",required:[
"object"]},then:{type:"object",properties:{object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,required:["object","fie\
lds"]},else:{type:"object",properties:{message:{$ref:"#/definitions/messageName"},object:{$ref:"#/definitions/typeName"},fields:!0},additionalProperties:!1,
required:["message","fields"]}}};function Lr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;const i=r;
let t=!0;const a=r;if(r===a)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.message===void 0&&(f="message")){const c={};e===null?e=[
c]:e.push(c),r++}}else{const f={};e===null?e=[f]:e.push(f),r++}var h=a===r;r=i,e!==null&&(i?e.length=i:e=null);let w;if(h){const f=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.message===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?
e=[d]:e.push(d),r++}if(s.fields===void 0){const d={instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[d]:e.push(
d),r++}for(const d in s)if(!(d==="message"||d==="fields")){const u={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[u]:e.push(u),r++}s.message!==void 0&&(Se(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:l})||
(e=e===null?Se.errors:e.concat(Se.errors),r=e.length))}else{const d={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[d]:e.
push(d),r++}var h=f===r;t=h,w="then"}else{const f=r,c=r;let d=!0;const u=r;if(r===u)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.
object===void 0&&(y="object")){const A={};e===null?e=[A]:e.push(A),r++}}else{const y={};e===null?e=[y]:e.push(y),r++}var o=u===r;r=c,e!==null&&
(c?e.length=c:e=null);let p;if(o){const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.object===void 0){const b={instancePath:n,keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[b]:e.push(b),r++}if(s.fields===void 0){const b={instancePath:n,keyword:"required",params:{
missingProperty:"fields"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!(b==="object"||b==="fields")){const P={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:b}};e===null?e=[P]:e.push(P),r++}s.object!==void 0&&(T(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l})||(e=e===null?T.errors:e.concat(T.errors),r=e.length))}else{const b={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[b]:e.push(b),r++}var o=y===r;d=o,p="then"}else{const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===
void 0){const b={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[b]:e.push(b),r++}if(s.fields===void 0){const b={
instancePath:n,keyword:"required",params:{missingProperty:"fields"}};e===null?e=[b]:e.push(b),r++}for(const b in s)if(!(b==="message"||b==="\
object"||b==="fields")){const P={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[P]:e.push(P),r++}s.
message!==void 0&&(Se(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:l})||(e=e===null?Se.errors:e.concat(
Se.errors),r=e.length)),s.object!==void 0&&(T(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l})||(e=e===
null?T.errors:e.concat(T.errors),r=e.length))}else{const b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}
var o=y===r;d=o,p="else"}if(!d){const y={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[y]:e.push(y),r++}var h=f===r;t=h,
w="else"}if(!t){const f={instancePath:n,keyword:"if",params:{failingKeyword:w}};e===null?e=[f]:e.push(f),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.fields!==void 0){let f=s.fields;if(!(f&&typeof f=="object"&&!Array.isArray(f))){const c={instancePath:n+"/fields",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const f={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[f]:e.push(f),r++}return Lr.errors=e,r===0}function Gr(s,{instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.reasons===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"reas\
ons"}};e===null?e=[h]:e.push(h),r++}if(s.replies===void 0){const h={instancePath:n,keyword:"required",params:{missingProperty:"replies"}};e===
null?e=[h]:e.push(h),r++}for(const h in s)if(!(h==="doc"||h==="reasons"||h==="replies"||h==="silent")){const w={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:h}};e===null?e=[w]:e.push(w),r++}if(s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,
parentDataProperty:"doc",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.reasons!==void 0){let h=s.reasons;if(h&&typeof h==
"object"&&!Array.isArray(h)){for(const w in h)if(!(w==="unknown-type"||w==="wrong-version"||w==="otherwise")){const o={instancePath:n+"/reas\
ons",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[o]:e.push(o),r++}if(h["unknown-type"]!==void 0){let w=h["unkn\
own-type"];if(w&&typeof w=="object"&&!Array.isArray(w)){for(const o in w){const f=r;if(typeof o=="string"&&!ie.test(o)){const c={instancePath:n+
"/reasons/unknown-type",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[c]:e.push(c),r++}var i=f===r;if(!i){const c={instancePath:n+
"/reasons/unknown-type",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[c]:e.push(c),r++}}for(const o in w)g(w[o],{instancePath:n+
"/reasons/unknown-type/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:o,rootData:l})||(e=e===null?g.errors:e.concat(
g.errors),r=e.length)}else{const o={instancePath:n+"/reasons/unknown-type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}
if(h["wrong-version"]!==void 0){let w=h["wrong-version"];if(w&&typeof w=="object"&&!Array.isArray(w)){for(const o in w){const f=r;if(typeof o==
"string"&&!ie.test(o)){const c={instancePath:n+"/reasons/wrong-version",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=
[c]:e.push(c),r++}var t=f===r;if(!t){const c={instancePath:n+"/reasons/wrong-version",keyword:"propertyNames",params:{propertyName:o}};e===null?
e=[c]:e.push(c),r++}}for(const o in w)g(w[o],{instancePath:n+"/reasons/wrong-version/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,
parentDataProperty:o,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const o={instancePath:n+"/reasons/wrong-version",
keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(h.otherwise!==void 0){let w=h.otherwise;if(w&&typeof w=="object"&&!Array.
isArray(w)){for(const o in w){const f=r;if(typeof o=="string"&&!ie.test(o)){const c={instancePath:n+"/reasons/otherwise",keyword:"pattern",params:{
pattern:"\\S"},propertyName:o};e===null?e=[c]:e.push(c),r++}var a=f===r;if(!a){const c={instancePath:n+"/reasons/otherwise",keyword:"propert\
yNames",params:{propertyName:o}};e===null?e=[c]:e.push(c),r++}}for(const o in w)g(w[o],{instancePath:n+"/reasons/otherwise/"+o.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:o,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const o={
instancePath:n+"/reasons/otherwise",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const w={instancePath:n+"/rea\
sons",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(s.replies!==void 0){let h=s.replies;if(Array.isArray(h)){if(h.
length<1){const o={instancePath:n+"/replies",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}const w=h.length;for(let o=0;o<
w;o++)Lr(h[o],{instancePath:n+"/replies/"+o,parentData:h,parentDataProperty:o,rootData:l})||(e=e===null?Lr.errors:e.concat(Lr.errors),r=e.length)}else{
const w={instancePath:n+"/replies",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}s.silent!==void 0&&(Pe(s.silent,{instancePath:n+
"/silent",parentData:s,parentDataProperty:"silent",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length))}else{const h={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}return Gr.errors=e,r===0}const un={type:"object",properties:{rename:{type:"\
object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/anyField"},minProperties:1},values:{type:"object",propertyNames:{
pattern:"\\S"},additionalProperties:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{$ref:"#/definitions/string"},minProperties:1},
minProperties:1},add:{type:"object",propertyNames:{pattern:"\\S"},additionalProperties:{},minProperties:1}},additionalProperties:!1};function Hr(s,{
instancePath:n="",parentData:F,parentDataProperty:E,rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const w in s)
if(!(w==="rename"||w==="values"||w==="add")){const o={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:w}};e===null?
e=[o]:e.push(o),r++}if(s.rename!==void 0){let w=s.rename;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const o={instancePath:n+
"/rename",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in w){const f=r;if(typeof o=="string"&&!ie.test(
o)){const c={instancePath:n+"/rename",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[c]:e.push(c),r++}var i=f===r;if(!i){
const c={instancePath:n+"/rename",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[c]:e.push(c),r++}}for(const o in w)L(w[o],{instancePath:n+
"/rename/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:w,parentDataProperty:o,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),
r=e.length)}else{const o={instancePath:n+"/rename",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.values!==void 0){
let w=s.values;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length<1){const o={instancePath:n+"/values",keyword:"minProper\
ties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}for(const o in w){const f=r;if(typeof o=="string"&&!ie.test(o)){const c={instancePath:n+
"/values",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};e===null?e=[c]:e.push(c),r++}var t=f===r;if(!t){const c={instancePath:n+"\
/values",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[c]:e.push(c),r++}}for(const o in w){let f=w[o];if(f&&typeof f=="object"&&
!Array.isArray(f)){if(Object.keys(f).length<1){const c={instancePath:n+"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minPrope\
rties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}for(const c in f){const d=r;if(typeof c=="string"&&!ie.test(c)){const u={instancePath:n+
"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:c};e===null?e=[u]:e.push(u),r++}var a=d===
r;if(!a){const u={instancePath:n+"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:c}};e===null?
e=[u]:e.push(u),r++}}for(const c in f)g(f[c],{instancePath:n+"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:f,parentDataProperty:c,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)}else{const c={instancePath:n+
"/values/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{const o={instancePath:n+
"/values",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.add!==void 0){let w=s.add;if(w&&typeof w=="object"&&!Array.
isArray(w)){if(Object.keys(w).length<1){const o={instancePath:n+"/add",keyword:"minProperties",params:{limit:1}};e===null?e=[o]:e.push(o),r++}
for(const o in w){const f=r;if(typeof o=="string"&&!ie.test(o)){const c={instancePath:n+"/add",keyword:"pattern",params:{pattern:"\\S"},propertyName:o};
e===null?e=[c]:e.push(c),r++}var h=f===r;if(!h){const c={instancePath:n+"/add",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[
c]:e.push(c),r++}}}else{const o={instancePath:n+"/add",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{const w={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}return Hr.errors=e,r===0}function ps(s,{instancePath:n="",parentData:F,parentDataProperty:E,
rootData:l=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protocol===void 0){const u={instancePath:n,keyword:"requi\
red",params:{missingProperty:"protocol"}};e===null?e=[u]:e.push(u),r++}if(s.title===void 0){const u={instancePath:n,keyword:"required",params:{
missingProperty:"title"}};e===null?e=[u]:e.push(u),r++}if(s.version===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"\
version"}};e===null?e=[u]:e.push(u),r++}if(s.objects===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"objects"}};
e===null?e=[u]:e.push(u),r++}if(s.doc===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"doc"}};e===null?e=[u]:e.
push(u),r++}if(s.roles===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"roles"}};e===null?e=[u]:e.push(u),r++}if(s.
reading===void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"reading"}};e===null?e=[u]:e.push(u),r++}if(s.encodings===
void 0){const u={instancePath:n,keyword:"required",params:{missingProperty:"encodings"}};e===null?e=[u]:e.push(u),r++}if(s.envelope===void 0){
const u={instancePath:n,keyword:"required",params:{missingProperty:"envelope"}};e===null?e=[u]:e.push(u),r++}if(s.messages===void 0){const u={
instancePath:n,keyword:"required",params:{missingProperty:"messages"}};e===null?e=[u]:e.push(u),r++}for(const u in s)if(!de.call(rs.properties,
u)){const p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[p]:e.push(p),r++}if(s.protocol!==void 0){
let u=s.protocol;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean"){const p={instancePath:n+"/protocol",keyword:"\
type",params:{type:rs.properties.protocol.type}};e===null?e=[p]:e.push(p),r++}if(typeof u=="string"&&!Ds.test(u)){const p={instancePath:n+"/\
protocol",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"}};e===null?e=[p]:e.push(p),r++}}if(s.title!==void 0&&(g(s.title,
{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.version!==
void 0&&(Ne(s.version,{instancePath:n+"/version",parentData:s,parentDataProperty:"version",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),
r=e.length)),s.objects!==void 0&&(be(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:l})||(e=e===null?
be.errors:e.concat(be.errors),r=e.length)),s.doc!==void 0&&(g(s.doc,{instancePath:n+"/doc",parentData:s,parentDataProperty:"doc",rootData:l})||
(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.originalName!==void 0&&(g(s.originalName,{instancePath:n+"/originalName",parentData:s,
parentDataProperty:"originalName",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),s.names!==void 0&&(_r(s.names,{instancePath:n+
"/names",parentData:s,parentDataProperty:"names",rootData:l})||(e=e===null?_r.errors:e.concat(_r.errors),r=e.length)),s.roles!==void 0){let u=s.
roles;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/roles",keyword:"minProperties",params:{
limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const m=r;if(typeof p=="string"&&!He.test(p)){const y={instancePath:n+"/roles",keyword:"\
pattern",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var i=m===r;if(!i){const y={
instancePath:n+"/roles",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)g(u[p],{instancePath:n+
"/roles/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=
e.length)}else{const p={instancePath:n+"/roles",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.reading!==void 0&&
($r(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"reading",rootData:l})||(e=e===null?$r.errors:e.concat($r.errors),r=
e.length)),s.encodings!==void 0&&(Nr(s.encodings,{instancePath:n+"/encodings",parentData:s,parentDataProperty:"encodings",rootData:l})||(e=e===
null?Nr.errors:e.concat(Nr.errors),r=e.length)),s.envelope!==void 0&&(Ir(s.envelope,{instancePath:n+"/envelope",parentData:s,parentDataProperty:"\
envelope",rootData:l})||(e=e===null?Ir.errors:e.concat(Ir.errors),r=e.length)),s.types!==void 0){let u=s.types;if(u&&typeof u=="object"&&!Array.
isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/types",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),
r++}for(const p in u){const m=r;if(typeof p=="string"&&!Re.test(p)){const y={instancePath:n+"/types",keyword:"pattern",params:{pattern:"^[A-\
Z][A-Za-z0-9]*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var t=m===r;if(!t){const y={instancePath:n+"/types",keyword:"propertyNames",params:{
propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)Qe(u[p],{instancePath:n+"/types/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,
parentDataProperty:p,rootData:l})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)}else{const p={instancePath:n+"/types",keyword:"type",
params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.messages!==void 0){let u=s.messages;if(u&&typeof u=="object"&&!Array.isArray(u)){
if(Object.keys(u).length<1){const p={instancePath:n+"/messages",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){
const m=r;if(typeof p=="string"&&!_s.test(p)){const y={instancePath:n+"/messages",keyword:"pattern",params:{pattern:"^[^\\s\\u0000-\\u001f\\u007\
f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var a=m===r;if(!a){const y={instancePath:n+
"/messages",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)Kr(u[p],{instancePath:n+"/messag\
es/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?Kr.errors:e.concat(Kr.errors),r=e.
length)}else{const p={instancePath:n+"/messages",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.failures!==void 0&&
(Vr(s.failures,{instancePath:n+"/failures",parentData:s,parentDataProperty:"failures",rootData:l})||(e=e===null?Vr.errors:e.concat(Vr.errors),
r=e.length)),s.cancellation!==void 0&&(Br(s.cancellation,{instancePath:n+"/cancellation",parentData:s,parentDataProperty:"cancellation",rootData:l})||
(e=e===null?Br.errors:e.concat(Br.errors),r=e.length)),s.others!==void 0&&(Rr(s.others,{instancePath:n+"/others",parentData:s,parentDataProperty:"\
others",rootData:l})||(e=e===null?Rr.errors:e.concat(Rr.errors),r=e.length)),s.groups!==void 0){let u=s.groups;if(u&&typeof u=="object"&&!Array.
isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/groups",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),
r++}for(const p in u){const m=r;if(typeof p=="string"&&!He.test(p)){const y={instancePath:n+"/groups",keyword:"pattern",params:{pattern:"^[a\
-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var h=m===r;if(!h){const y={instancePath:n+"/groups",keyword:"\
propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u){let m=u[p];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.doc===void 0){const y={instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
doc"}};e===null?e=[y]:e.push(y),r++}if(m.members===void 0){const y={instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"members"}};e===null?e=[y]:e.push(y),r++}for(const y in m)if(!(y==="doc"||y==="members")){const A={instancePath:n+
"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[A]:e.push(A),r++}
if(m.doc!==void 0&&(g(m.doc,{instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/doc",parentData:m,parentDataProperty:"doc",
rootData:l})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),m.members!==void 0){let y=m.members;if(Array.isArray(y)){if(y.length<1){const b={
instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/members",keyword:"minItems",params:{limit:1}};e===null?e=[b]:e.push(b),
r++}const A=y.length;for(let b=0;b<A;b++)Le(y[b],{instancePath:n+"/groups/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/members/"+b,parentData:y,
parentDataProperty:b,rootData:l})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)}else{const A={instancePath:n+"/groups/"+p.replace(/~/g,
"~0").replace(/\//g,"~1")+"/members",keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),r++}}}else{const y={instancePath:n+"/gro\
ups/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const p={instancePath:n+
"/groups",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.flows!==void 0){let u=s.flows;if(u&&typeof u=="object"&&
!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/flows",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(
p),r++}for(const p in u){const m=r;if(typeof p=="string"&&!He.test(p)){const y={instancePath:n+"/flows",keyword:"pattern",params:{pattern:"^\
[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var w=m===r;if(!w){const y={instancePath:n+"/flows",keyword:"\
propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)Cr(u[p],{instancePath:n+"/flows/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?Cr.errors:e.concat(Cr.errors),r=e.length)}else{const p={instancePath:n+
"/flows",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.transcripts!==void 0){let u=s.transcripts;if(u&&typeof u==
"object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/transcripts",keyword:"minProperties",params:{limit:1}};e===
null?e=[p]:e.push(p),r++}for(const p in u){const m=r;if(typeof p=="string"&&!ie.test(p)){const y={instancePath:n+"/transcripts",keyword:"pat\
tern",params:{pattern:"\\S"},propertyName:p};e===null?e=[y]:e.push(y),r++}var o=m===r;if(!o){const y={instancePath:n+"/transcripts",keyword:"\
propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)mr(u[p],{instancePath:n+"/transcripts/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)}else{const p={
instancePath:n+"/transcripts",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.views!==void 0){let u=s.views;if(u&&
typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"/views",keyword:"minProperties",params:{limit:1}};
e===null?e=[p]:e.push(p),r++}for(const p in u){const m=r;if(typeof p=="string"&&!He.test(p)){const y={instancePath:n+"/views",keyword:"patte\
rn",params:{pattern:"^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var f=m===r;if(!f){const y={instancePath:n+
"/views",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u)Mr(u[p],{instancePath:n+"/views/"+p.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?Mr.errors:e.concat(Mr.errors),r=e.length)}else{
const p={instancePath:n+"/views",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.rejections!==void 0&&(Gr(s.rejections,
{instancePath:n+"/rejections",parentData:s,parentDataProperty:"rejections",rootData:l})||(e=e===null?Gr.errors:e.concat(Gr.errors),r=e.length)),
s.migrations!==void 0){let u=s.migrations;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const p={instancePath:n+"\
/migrations",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(const p in u){const m=r;if(typeof p=="string"&&!$s.test(
p)){const y={instancePath:n+"/migrations",keyword:"pattern",params:{pattern:"^(?:[0-9]+\\.[0-9]+\\.[0-9]+|[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]\
|[12][0-9]|3[01]))$"},propertyName:p};e===null?e=[y]:e.push(y),r++}var c=m===r;if(!c){const y={instancePath:n+"/migrations",keyword:"propert\
yNames",params:{propertyName:p}};e===null?e=[y]:e.push(y),r++}}for(const p in u){let m=u[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.
keys(m).length<1){const y={instancePath:n+"/migrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}for(const y in m){const A=r;if(typeof y=="string"&&!ie.test(y)){const b={instancePath:n+"/migrations/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"\\S"},propertyName:y};e===null?e=[b]:e.push(b),r++}var d=A===r;if(!d){const b={
instancePath:n+"/migrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:y}};e===null?e=[b]:e.push(
b),r++}}for(const y in m)Hr(m[y],{instancePath:n+"/migrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:m,parentDataProperty:y,rootData:l})||(e=e===null?Hr.errors:e.concat(Hr.errors),r=e.length)}else{const y={instancePath:n+"/m\
igrations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{const p={instancePath:n+
"/migrations",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}s.reserved!==void 0&&(B(s.reserved,{instancePath:n+"/rese\
rved",parentData:s,parentDataProperty:"reserved",rootData:l})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.allow!==void 0&&(qe(s.
allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:l})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length))}else{
const u={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return ps.errors=e,r===0}
