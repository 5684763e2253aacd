/** What is told in such a sentence is of something else a firm made, makes or runs, or of what stands around. */
const ofOtherWork = [
  /\b(?:entregou|ergueu|construiu|inaugurou|lancou|concluiu|entregamos|erguemos|construimos) (?:em|no ano de) (?:19\d\d|20[01]\d|202[0-5])\b/,
  /\b(?:obras?|edificios?|predios?|torres?|empreendimentos?|residenciais|condominios?|unidades|casas|projetos) (?:ja )?(?:entregues|concluid[ao]s|construid[ao]s|realizad[ao]s)\b(?! (?:mobiliad|decorad|com|pront|em (?:[a-z]+(?: de |\/))?20(?:2[6-9]|[3-9])))/,
  /\bja (?:opera|operam|entregou|entregamos|entregaram|construiu|construimos|ergueu|erguemos|lancou|lancamos|fez|fizemos|desenvolveu|assinou)\b/,
  /\b(?:noss[oa]|seu|sua|d[ao] casa),? (?:proxim[oa]|futur[oa]|outr[oa]|anterior) (?:lancamento|empreendimento|obra|predio|edificio|residencial|torre|projeto)\b/,
  /\b(?:proximos?|futuros?) (?:lancamentos?|empreendimentos?)\b/,
  /\boutr[oa]s? (?:obras?|empreendimentos?|lancamentos?|predios?|edificios?|residencia(?:l|is)|condominios?|projetos?)\b/,
  /\b(?:inaugurad|entregue|lancad|vendid|concluid|construid)[oa]?s? (?:em|no ano de) (?:[a-z]{3,9}(?: de |[./ ]))?(?:19\d\d|20[01]\d|202[0-5])\b/,
  /\bem (?:19\d\d|20[01]\d|202[0-5]), [^.;]{0,40}\b(?:lancou|entregou|construiu|ergueu|fez|inaugurou|lancamos|entregamos)\b/,
  /\b(?:nao (?:se )?confund\w+|diferente d[oa]|ao contrario d[oa])\b/,
  /\b(?:hoteis|pousadas)\b[^.;]{0,20}(?:\(| com | de )[^.;]{0,20}\d/,
  /\bd[ao] mesm[ao] (?:incorporadora|construtora|empresa|firma|grupo|autor\w*|escritorio)\b/,
  /\b(?:usad[oa], de terceiros|de terceiros|de segunda mao)\b/,
  /\b(?:apos|depois d[eo]) (?:o sucesso|entregar|concluir|lancar)\b/,
  /\b(?:curriculo|trajetoria)\b/,
  /\((?:ja )?(?:entregue|pronto|pronta|concluid[oa]|inaugurad[oa]|(?:19\d\d|20[01]\d|202[0-5])(?=[,;)]))[^)]*\)/,
  /\b\d[\d.]* (?:familias|clientes)\b|\b\d+ anos (?:de (?:mercado|historia|tradicao|experiencia|atuacao)|construindo|\|)/,
  /\btambem (?:assinou|assina|projetou|desenhou)\b/,
];

/** Whether a sentence counts what is not for sale here. */
export const speaksOfOtherWork = (folded: string): boolean => ofOtherWork.some((form) => form.test(folded));
