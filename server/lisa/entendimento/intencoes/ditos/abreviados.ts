/** Written as spoken or in a hurry, and what it stands for: the word, then its other spellings. */
const table = `
voce: vc ce oce vce tu vose voçe ocê oçê
voces: vcs cs
porque: pq pk porq pqe
que: q ki qe
o que: oq oque oqe okê
nao: n nn naum noa nop nope nnn nao naao nã não ñ naoo nei
sim: s ss sss sin sm simm sims siim cim sime sym yes yep yeah si ye cin xim
beleza: blz blza bele bls belesa belezinha blzinha suave sussa bll blezinha
tambem: tb tbm tmb tbem
por favor: pfv pf pfvr plz porfavor porfa
favor: fvr favo
obrigado: obg obgd brigado brigada obrigada brigadao obrigadao obrigadinha obgdo obgda obrigadu
valeu: vlw vlww
falou: flw
tamo junto: tmj
mensagem: msg
mensagens: msgs
quando: qd qdo qnd
quanto: qto qnt qnto
quantos: qts qnts
quantas: qtas qntas
hoje: hj oje
depois: dps dpois despois dispois adispois dimpois
agora: agr
comigo: cmg cmgo
certeza: ctz crtz ctza sertesa serteza certesa
e: eh
para: pra p
para o: pro
para as: pras
para os: pros
qualquer: qlqr qlq qqr
muito: mt mto mtu
muita: mta
tudo: td tdo
nada: nd nadica
ninguem: ngm
alguem: algm alg alguen
whatsapp: zap zapzap wpp whats wats whatsap watsapp whatzap zapp
email: mail imeio imeil emeil emailo imail imeiu emial emai
creci: cresci kreci cresi crecci cressi crecy crece cresce creche
ok: ok okay okey oka okk oks okok
risada: kk
uhum: uhum aham ahan uhun ahum aha uhu unhum umhum arram humhum hunrum anram hurum unrum urrum arran aram anham unhun
hum: hum
bora: simbora vambora borá borala boraa bra
vamos: vamo bamos vamu bamo
ora: ora
estou: to tou estô tow
esta: ta tá
estava: tava
estao: tao
estamos: tamo tamos tamu
num: num
ne: neh
numero: numero nº nr
telefone: tel fone
pagamento: pgto pagto pgmto
celular: cel
gente: gnt
pessoa: pes
fazer: fzr
faz: fais fas faiz
quer: qr quer
quero: qro kero kro qero quera queru keru qeru quere
querer: querer qerer
tudo bem: tdb
bom dia: bd bdia bomdia bdi
boa tarde: boatarde
boa noite: boanoite
oi: oie oii oiee oiii oin oizinho oiê
ola: ola
opa: opaa
e ai: eai iai iae eae
fala: fala
espera ai: perai peraí perae
espera: pera
calma: calma
aqui: aki aq ak
de: d
daqui: dq
com: c cm
eu: eu
mim: mim
cadastro: cadstro cadastrp
demorou: demorô demoro
com certeza: concerteza comcerteza consertesa concertesa
da certo: dacerto
claro: klaro clado craro
pode: podi pd pod podii pdp
pode crer: pdc
se: se
interesse: intereçe interece
tchau: xau tchauzinho xauzinho
beijos: bjs bj
abraco: abs
atenciosamente: att
isso: iso issu iss isu
foto: ft fto
fotos: fts
mesmo: msm mesmu mesm
enquanto: enqto enqt
entendeu: tlgd sacou
ai: ae aew
mulher: muie muier
link: linque linki
preciso: perciso
melhor: mior mio
outro: otro
outra: otra
pouco: poco
entao: intao antao
fazendo: fazeno fazenu
falando: falano
querendo: quereno
quem: quen qm
precisa: priciza presisa
demais: dimais
filho: fio
vou: vo
correria: corre
trabalho: trampo trabaio trabai
certo: crt certu
rapido: rapidao rapidim
carteira: cartera carteirinha
acho: axo
gostaria: gostria
amanha: amnha manhã
perguntar: perguntá
ver: vê
deixa: xo dexa
mesmo: mermo memo
certo: serto
aprovaram: aprovaro
verdade: vdd
faixa: faxa faicha
boa: boua
chovendo: chuvendo xovendo
desligar: disliga disligar
celular: celula selular celualr
muito: muinto mutio muitu
cadastro: cadrasto cadrastro cadatro cadasto cadastru cadrastu
cadastrar: cadrasta cadrastar
minha: mea
meu: mue meo
tenho: tenhu teno
pergunta: pregunta perguta
perguntas: preguntas
errado: erado
chegou: xegou xego xegô
recebeu: resebeu recebu reecbeu
achei: axei
mandei: madnei mandie mandey
ainda: inda
comissao: comisao comicao comissaum
por cento: porsento porcento prosento
voces: ceis voceis oceis
almoco: almoso armoco armoso
espera: ispera
anuncio: anunsio
boa tarde: bt
`;

export const shortForms: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [word, spellings] = row.split(': ');
      return spellings!.split(' ').map((each): [string, string] => [each, word!]);
    }),
);
