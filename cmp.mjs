import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { styledCharsFromTokens, tokenize } from '@alcalzone/ansi-tokenize';
const [a,b]=process.argv.slice(2).map(f=>createInterface({input:createReadStream(f)})[Symbol.asyncIterator]());
const OB=['\u001b[49m','\u001b[24m','\u001b[27m','\u001b[29m'];
const memo=new Map();
const cells=(l)=>{let m=memo.get(l);if(m)return m;const row=[];for(const c of styledCharsFromTokens(tokenize(l))){const st=(c.value===' '?c.styles.filter(s=>OB.includes(s.endCode)):c.styles).map(s=>s.code).sort().join('');row.push(c.value+st);if(c.fullWidth)row.push('');}
while(row.length&&row.at(-1)===' ')row.pop(); if(memo.size>200000)memo.clear(); memo.set(l,row);return row;};
let frames=0,bad=0,shown=0;
for(;;){const [x,y]=[await a.next(),await b.next()];if(x.done||y.done){if(x.done!==y.done)console.log('different lengths');break;}
const [p,q]=[JSON.parse(x.value),JSON.parse(y.value)];frames++;
const [f,g]=[p[5].split('\n'),q[5].split('\n')];let d=[];
for(let r=0;r<Math.max(f.length,g.length);r++){const [c,e]=[cells(f[r]??''),cells(g[r]??'')];for(let i=0;i<Math.max(c.length,e.length);i++)if((c[i]??' ')!==(e[i]??' '))d.push([r,i,c[i],e[i]]);}
if(d.length){bad++;if(shown++<8){console.log(p.slice(0,5).join(' '),q.slice(0,5).join(' '),d.length,JSON.stringify(d.slice(0,5)));}}}
console.log(`${frames} frames, ${bad} differ`);
