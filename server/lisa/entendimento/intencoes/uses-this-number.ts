const around =
  '(?:oi|ola|opa|bom dia|boa tarde|boa noite|hum|moca|sim|pode|podem|ok|claro|perfeitamente|certo|isso|esta bem|tudo bem|o|e|a|ser|usar|utilizar|usa|use|usem|deixa|deixe|fica|ficar|deixar|com|por|pelo|no|so|mesmo|bota|poe|coloca|prefiro|melhor|autorizo|autorizada|uso|utilizacao|de|do|deste|desse)';
/** What follows it where it is the number: 'essa pergunta é chata' and 'tá chovendo' ('esta chovendo') say nothing of one. */
const goesOn =
  '(?= ?$| ?[.?]| (?:mesm[oa]|msm|numero|telefone|celular|zap|whats(?:app)?|contato|fone|linha|aqui|ai|que|d[aeo]|desse|no|com|por|pode|podem|serve|vale|sim|ok|ja|nao|outro|e (?:o|a|meu|minha|bom|valido|mesmo|d[aeo])|esta (?:bom|certo|ok|otimo|correto))(?![a-z]))';
const points = new RegExp(
  `^(?:${around} |[.] )*(?:(?:ess[ea]|est[ea]|aqui|deste|desse|daqui)${goesOn}|presente (?:numero|telefone|linha)|mesmo numero)(?![a-z0-9])`,
);
const others = /\b(?:nao|outr[oa]|era|errado)\b/;
/** What is said after it that takes another number instead. */
const replaces =
  /\d{4}|\b(?:nao(?! (?:tenho|uso|possuo|ha|existe) (?:outr|mais))|outr[oa](?! (?:eu )?(?:ja )?(?:dei|perdi|vendi|quebr|cancel|estrag|roub|parou|acabou|e d[aeo]))|errado|melhor|prefiro|anota|anote|use|usa|bota|poe|coloca|ligue|liga|chama|chame|mudou|alias|digo|verdade)/;
/** 'Claro que é esse', 'se a mensagem chegou é porque é este' */
const plainly =
  /\b(?:claro|obvio|logico|evidente|evidentemente|porque|certeza|so pode ser)(?: que)? e (?:ess|est)[ea](?: mesm[oa]| numero| aqui)*(?= ?$| [.])/;

/** Whether a normalised message says that the number it comes from is the one to use: 'esse mesmo que eu falo'. */
export const usesThisNumber = (said: string): boolean => {
  const told = plainly.exec(said);
  if (told) return !replaces.test(said.slice(told.index + told[0].length));
  const found = points.exec(said);
  if (found === null) return false;
  const from = found[0].length;
  const length = said.slice(from).search(/[.?]/);
  const end = length < 0 ? said.length : from + length;
  // What is asked beside it is another sentence: 'é esse sim! ele aparece no site?'
  if (said[end] === '?' || others.test(said.slice(0, end)) || replaces.test(said.slice(end))) return false;
  return !/^ (?:e (?:o )?d[aeo]|ai e d[aeo])\b/.test(said.slice(from));
};
