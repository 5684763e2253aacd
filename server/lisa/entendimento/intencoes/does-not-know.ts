const lead =
  /^(?:(?:ah|ai|oi|olha|olhe|bom|boa(?! pergunta)|bem|entao|nossa|vixe|eita|ixi|iih?|xi|hum|poxa|puxa|rapaz|uai|oxe|risada|mano|cara|eu|isso|acho que|la|ne|viu|sinceramente|na real|na verdade)\b[ .,]*)*/;
const unsure =
  /^(?:(?:nao|nem|ainda nao) (?:sei|saberia|sabia|faco (?:a (?:menor|minima) |nem |muita )*ideia|tenho (?:a (?:menor|minima) |muita |nem |uma )*(?:ideia|certeza|nocao)|lembro|defini|pensei)|sei (?:la|nao)|sem (?:a menor )?(?:ideia|nocao)|depende|varia|e (?:dificil|complicado)|(?:dificil|complicado) (?:de )?(?:dizer|falar|saber|responder)|boa pergunta|(?:estou |fico |fiquei )?(?:na|em) duvida)\b/;

/** Whether a normalised message only says that somebody does not know: 'sei lá', 'ah, depende do imóvel'. */
export const doesNotKnow = (said: string): boolean =>
  said.length <= 90 && !/[\d?]/.test(said) && unsure.test(said.replace(lead, ''));
