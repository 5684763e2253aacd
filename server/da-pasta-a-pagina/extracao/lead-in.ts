/** 'A Alfa Urbanismo', 'Equipe Comercial Alfa Urbanismo': what stands before a firm's name and is no part of it. */
export const leadIn =
  /^(?:(?:[AO]|D[ao]|N[ao]|Pel[ao]|Equipe|Time|Relacionamento|Atendimento|Comercial|Marketing|Diretoria)(?: d[ao])? )+(?=\p{Lu}[\p{L}&]+ \S)/u;
