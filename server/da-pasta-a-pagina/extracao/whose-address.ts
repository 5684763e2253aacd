import type { Sentence } from './passages.ts';

/** Words that speak of the empreendimento's own place. */
export const ofProject =
  /\b(?:enderec|localiza|empreendimento|implantac|terreno|local d[ao] obra|situad|obra:)/;
/** Addresses of others, such as sellers and builders, not of the empreendimento. */
export const ofOthers =
  /\b(?:onde comprar|enderec\w* d[ao]s? (?:incorporador\w*|construtor\w*|loteador\w*|empresa|firma|vendedor\w*|proprietari\w*|matriz)|local d[ao] (?:evento|festa|coquetel|encontro|apresentacao)|lojas? d[aeo] shopping|central d[aeo]s? (?:vendas|atendimento|parceiros?|corretor\w*|negocios)|espaco de vendas|plantao|stand|estande|visite|venha (?:conhecer|nos visitar)|(?:converse|fale) (?:com a gente|conosco)|casa de visitas|ponto de encontro|salas? de apresentacao|diretoria|decorado em|espaco decorado (?:em|n[ao])|decorad[ao] na (?:rua|av|avenida|nossa)|sede|matriz|filial|escritorio|imobiliaria|creci|vendas(?=\s*[:\t])|atendimento|loja conceito|outros (?:condominios|empreendimentos|lancamentos|projetos|loteamentos|residenciais)|entregues? em (?:19|20)\d\d|showroom|sales (?:gallery|lounge|office|cent(?:er|re)|stand)|show ?flat|(?:apartamento|unidade|casa) modelo|quiosque|cadastre-se|(?:em )?qualquer loja|nossas? lojas?|residente|domiciliad[ao]?|visitas? com|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)? a (?:sexta|sabado|domingo)|todos os dias)\b|^\W*(?:(?:casa|espaco|central|loja|galeria) [^:,.\t]{2,30}|loja|central|plantao|escritorio|vendas):/;
/** A heading over where the sellers sit: 'Central do Bosque'. */
export const stand =
  /^\W*(?:central|loja|espaco|casa) d[aeo]s? \S|^\W*(?:lojas?|central|plantao|escritorio|vendas|atendimento|sede|matriz|stand|estande)\W*$/;
/** A registry or court: its town is usually the land's. */
export const ofOffice = /\b(?:comarca|cartorio|oficio|registro de imoveis|foro)\b/;
/** A firm's name before its own address, as in a footer. */
export const firmsOwn =
  /\b(?:ltda|s\.?\/a|eireli|incorporadora|incorporacoes|construtora|empreendimentos imobiliarios|urbanismo|empreendimentos(?= ?[|•–—-]))\b[^:]{0,40}(?:\brua\b|\br\.|\bav\b|\bavenida\b|\balameda\b|\btravessa\b|\brodovia\b|\bpraca\b)/;
export const bareCompanyNumber = /\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/;
/** Words that mark the empreendimento's own address, whoever else is named nearby. */
export const outright =
  /\b(?:enderec\w*|local\w*) d[aeo] (?:obra|empreendimento|projeto|edificio|condominio)\b/;

/** Something near, opposite or at a distance has an address of its own. */
export const nearby =
  /(?:\bproxim[oa]s?|\b(?:divisa|limite|fronteira)s?|\bpert(?:o|inho)|\bfrente|\bao lado|\bdiante|\bvizinh[oa]s?|\bpara|\bcaminho|\bsaida|\bacesso (?:rapido |facil )?|\bligacao com|\b\d+\s?(?:min(?:utos?)?|km|horas?|metros|m)(?: (?:de carro|a pe))?) ?(?:a[os]?|d[aeo]s?|com|pel[ao]|ate|para)?\s*$/;

/** Whether a sentence's address is somebody else's: of sellers, firms, offices, or of something nearby. */
export function isAddressOfOthers(sentence: Sentence, index: number): boolean {
  const before = sentence.folded.slice(0, index);
  return (
    ofOthers.test(sentence.folded) ||
    ofOffice.test(sentence.folded) ||
    companyNumber.test(sentence.folded) ||
    nearby.test(before) ||
    firmsOwn.test(sentence.folded)
  );
}
export const companyNumber = /\bcnpj\b|\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/;
