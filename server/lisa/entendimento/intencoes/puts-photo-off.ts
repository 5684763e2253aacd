const later =
  /\b(?:depois|amanha|mais tarde|outra hora|outro dia|outro momento|de noite|a noite|de tarde|semana que vem|logo mais|fim de semana|mais para frente|assim que|la pel[ao]s|domingo|sabado|no fds|quando (?:eu )?(?:puder|der|chegar|tiver|voltar|sair|acabar|terminar))\b/;
const sends =
  /\b(?:foto|retrato|selfie|mand\w+|envi\w+|post\w+|coloc\w+|bot\w+|tir\w+|bat\w+|deix\w+|fic\w+|passo|faco|fazer)\b/;
const asks =
  /\?|\b(?:pode ser|posso|tem (?:algum )?problema|da para|tudo bem|e se eu|consigo|tem como|pode)\b/;
/** 'Posso trocar a foto depois?' asks of another day. */
const changes = /\b(?:troc|mud|alter|atualiz)\w*/;

const promise =
  /^(?:(?:ja|ok|ta|esta bem|certo|opa|entao|agora|eu)[ .,]+)*(?:(?:vou|irei) (?:te |lhe |ja )?(?:mandar|enviar|passar)|(?:te |lhe )?(?:mando|envio)|(?:estou |to )?(?:mandando|enviando)|segue(?! sem\b)|aqui vai|ai vai|la vai)\b|\bsegue ai(?: .{0,12})?$/;

/** Whether a normalised message only says that the photo comes: 'já mando', 'vou enviar'. */
export const promisesPhoto = (said: string): boolean =>
  promise.test(said) && !later.test(said) && !/\?/.test(said) && said.length <= 90;

/** Whether a normalised message asks to send the photo later: 'depois mando a foto, pode ser?'. */
export const putsPhotoOff = (said: string): boolean =>
  later.test(said) && sends.test(said) && asks.test(said) && !changes.test(said);
