/** Calls that take fields and store none of them as theirs, each with its reason. */
export const acts: Record<string, string> = {
  'POST /api/login': 'opens a session; the password is what every log-in of this test proves',
  'POST /api/corretores/exportar': 'answers the records chosen',
  'POST /api/corretores/em-lote': 'says which records are approved, switched on or off',
  'POST /api/corretores/:id/mesclar': 'says which of two records gives each value',
  'POST /api/corretores/:id/alcance': 'counts what would be; nothing is saved',
  'POST /api/incorporadoras/:id/mesclar': 'says which record goes into which',
  'POST /api/bairros/generate-ai-content': 'answers a text that nobody has saved yet',
  'POST /api/configuracoes/:chave/experimentar': 'tries a text without saving it',
  'POST /api/super-ai/runs/:sessionId/answer': 'lets a waiting run go on, which makes records of the answer',
  'POST /api/super-ai/check-folder': 'looks something up',
  'POST /api/hotsites/preview-drive': 'looks into a folder',
  'POST /api/hotsites/:id/verificacao': 'says which version is checked',
  'POST /api/hotsites/:id/estudio/plano': 'says which section is planned anew',
  'POST /api/hotsites/:id/estudio/secao': 'says which section is written anew',
  'POST /api/admin/whatsapp/approve': 'says who is approved',
  'POST /api/admin/whatsapp/undo': 'says which decision is taken back',
  'POST /api/admin/whatsapp/reopen': 'says who is looked at again',
  'POST /api/admin/whatsapp/resend': 'says which messages go again',
  'POST /api/admin/whatsapp/conversas/:id/assumir': 'names the holder that the screen showed',
  'POST /api/admin/whatsapp/conversas/:id/devolver': 'names the holder that the screen showed',
  'POST /api/admin/whatsapp/laboratorio/mensagens': 'speaks for the person of the laboratory',
  'POST /api/admin/whatsapp/laboratorio/decisao':
    'decides as the approvals do, whose reason is read back there',
  'POST /api/meu-espaco/entrar': 'opens a session',
  'POST /api/meu-espaco/link': 'says whose a link is',
  'POST /api/meu-espaco/esqueci': 'says who wants a new link',
  'POST /api/meu-espaco/apagar': 'proves with the password who erases his own data',
};

/** Fields of any call that ask rather than say, each with its reason. */
export const asks: Record<string, string> = {
  revisao: 'the state a write was made on',
  versao: 'the state a list was read in',
  publica: 'the version that was public when the decision was taken',
  simular: 'a trial stores nothing',
  criarZonas: 'lets an import make what a row names',
  confirmacao: 'proves that it is meant',
  currentPassword: 'proves who asks',
  senhaAtual: 'proves who asks',
  token: 'a link of one use, spent by the call',
};
