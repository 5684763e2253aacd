const around =
  '(?:sim|pode|podem|ok|claro|perfeitamente|certo|isso|esta bem|tudo bem|o|e|a|ser|usar|utilizar|usa|use|usem|deixa|deixe|fica|ficar|deixar|com|por|pelo|no|so|mesmo|bota|poe|coloca|prefiro|melhor|autorizo|autorizada|uso|utilizacao|de|do|deste|desse)';
/** What follows it where it is the number: 'essa pergunta é chata' and 'tá chovendo' ('esta chovendo') say nothing of one. */
const goesOn =
  '(?= ?$| ?[.?]| (?:mesm[oa]|msm|numero|telefone|celular|zap|whats(?:app)?|contato|fone|linha|aqui|ai|que|d[aeo]|desse|no|com|por|pode|podem|serve|vale|sim|ok|ja|nao|outro|e (?:o|a|meu|minha|bom|valido|mesmo|d[aeo])|esta (?:bom|certo|ok|otimo|correto))(?![a-z]))';
const points = new RegExp(
  `^(?:${around} |[.] )*(?:(?:ess[ea]|est[ea]|aqui|deste|desse|daqui)${goesOn}|presente (?:numero|telefone|linha)|mesmo numero)(?![a-z0-9])`,
);
const others = /\b(?:nao|outr[oa]|era|errado)\b|\?/;

/** Whether a normalised message says that the number it comes from is the one to use: 'esse mesmo que eu falo'. */
export const usesThisNumber = (said: string): boolean => {
  const found = points.exec(said);
  return (
    found !== null &&
    !others.test(said) &&
    !/^ (?:e (?:o )?d[aeo]|ai e d[aeo])\b/.test(said.slice(found[0].length))
  );
};
