const around =
  '(?:sim|pode|podem|ok|claro|perfeitamente|certo|isso|esta bem|tudo bem|o|e|a|ser|usar|utilizar|usa|use|usem|deixa|deixe|fica|ficar|deixar|com|por|pelo|no|so|mesmo|bota|poe|coloca|prefiro|melhor|autorizo|autorizada|uso|utilizacao|de|do|deste|desse)';
const points = new RegExp(
  `^(?:${around} |[.] )*(?:ess[ea]|est[ea]|aqui|presente (?:numero|telefone|linha)|mesmo numero|deste|desse|daqui)(?![a-z0-9])`,
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
