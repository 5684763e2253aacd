import type { FoundPublication } from './find-publication.ts';

/** The introduction for whoever opens a pack. */
export const readme = ({ hotsite, versao, publicadaEm, por, day }: FoundPublication): string =>
  `Comprovante de publicação
=========================

Hotsite: ${hotsite.nome} (/hotsite/${hotsite.rota})
Data pedida: ${day.split('-').reverse().join('/')} (fim do dia, horário de Brasília)
No ar nessa data: versão ${versao.numero}, publicada em ${publicadaEm.toISOString()} (UTC)${por ? ` por ${por}` : ''}

O que há aqui
-------------
publicacao.json   quem publicou, quando, por quê, com qual motor, e a ressalva, se houve
pagina/           a página como foi guardada: fonte.html, estilo.css e script.js, que é só a lista dos
                  comportamentos que ela pede (nada dele é executado), e uma forma que abre no
                  navegador, sem eles (abrir.html)
imagens/          as imagens que a página usa; imagens.json diz de que arquivo da pasta vieram
fatos.json        os dados com que a página foi escrita
fontes.json       os documentos lidos, com o SHA-256 de cada um, e o trecho e a página de onde
                  saiu cada dado; documentos reservados não são nomeados nem citados
conferencia.json  o que a conferência encontrou
blueprint.json    o plano da página
manifesto.json    o SHA-256 de cada arquivo; manifesto.sha256 traz o do próprio manifesto

Como conferir
-------------
npm run evidence -- verify ARQUIVO.zip

O comando lê tudo do começo ao fim e diz se algo foi alterado, falta ou foi acrescentado. O hash do
manifesto que ele mostra é o que a auditoria do Portal do Corretor registrou quando o comprovante foi
baixado; feito de novo para a mesma data, ele é o mesmo.
`;
