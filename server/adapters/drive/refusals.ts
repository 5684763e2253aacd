import { DriveError } from './port.ts';

/** User-facing texts for unreadable folders and files. */
export const refusals = {
  noLink: () =>
    new DriveError(
      'link-invalido',
      'Este link não é de uma pasta do Google Drive. Copie o link da pasta (https://drive.google.com/drive/folders/…) e cole aqui.',
    ),
  cutLink: () =>
    new DriveError(
      'link-invalido',
      'Este link do Google Drive está incompleto ou não é de uma pasta. Abra a pasta no Drive e copie o endereço dela de novo (https://drive.google.com/drive/folders/…).',
    ),
  noLocalLink: () =>
    new DriveError(
      'link-invalido',
      'Este link não é de uma pasta deste computador. Use file:///nome-da-pasta, com o nome de uma pasta dentro da pasta configurada.',
    ),
  notAFolder: () =>
    new DriveError(
      'nao-e-pasta',
      'Este link é de um arquivo, não de uma pasta. Abra a pasta que contém o arquivo e copie o link dela.',
    ),
  notShared: () =>
    new DriveError(
      'nao-compartilhada',
      'A pasta não está compartilhada com o portal. No Google Drive, abra “Compartilhar” e escolha “Qualquer pessoa com o link”.',
    ),
  domainPolicy: () =>
    new DriveError(
      'nao-compartilhada',
      'A organização dona da pasta não permite acesso de fora. Peça que a pasta seja compartilhada publicamente ou copie os arquivos para outra pasta.',
    ),
  notFound: () =>
    new DriveError(
      'nao-encontrada',
      'A pasta não existe ou não está compartilhada. Confira o link e, no Google Drive, escolha “Qualquer pessoa com o link” em “Compartilhar”.',
    ),
  trashed: () =>
    new DriveError('nao-encontrada', 'A pasta está na lixeira do Google Drive. Restaure-a e tente de novo.'),
  localNotFound: (name: string) =>
    new DriveError('nao-encontrada', `A pasta “${name}” não existe na pasta configurada deste computador.`),
  localForbidden: (name: string, cause?: unknown) =>
    new DriveError(
      'nao-compartilhada',
      `A pasta “${name}” deste computador não pode ser lida pelo portal. Confira as permissões dela.`,
      { cause },
    ),
  empty: () =>
    new DriveError(
      'vazia',
      'A pasta está vazia: nenhum arquivo foi encontrado nela nem nas suas subpastas. Confira o link e o compartilhamento.',
    ),
  noCredential: () =>
    new DriveError(
      'sem-credencial',
      'O acesso ao Google Drive não está configurado neste servidor. Defina GOOGLE_API_KEY ou GOOGLE_SERVICE_ACCOUNT e reinicie, ou use uma pasta deste computador (file:///nome-da-pasta).',
    ),
  badCredential: (cause?: unknown) =>
    new DriveError(
      'sem-credencial',
      'O Google recusou a credencial deste servidor. Confira GOOGLE_API_KEY ou GOOGLE_SERVICE_ACCOUNT.',
      { cause },
    ),
  badServiceAccount: (cause?: unknown) =>
    new DriveError(
      'sem-credencial',
      'GOOGLE_SERVICE_ACCOUNT não contém uma conta de serviço válida: são necessários client_email e private_key, em JSON ou no arquivo indicado.',
      { cause },
    ),
  apiDisabled: () =>
    new DriveError(
      'sem-credencial',
      'A API do Google Drive não está ativada no projeto da credencial. Ative “Google Drive API” no console do Google Cloud.',
    ),
  rateLimit: (cause?: unknown) =>
    new DriveError(
      'limite',
      'O Google Drive está limitando os acessos neste momento. Aguarde alguns minutos e tente de novo.',
      { retryable: true, cause },
    ),
  dailyLimit: () =>
    new DriveError('limite', 'A cota diária de acessos ao Google Drive acabou. Tente de novo amanhã.'),
  tooManyFolders: (most: number) =>
    new DriveError(
      'limite',
      `A pasta tem mais de ${most.toLocaleString('pt-BR')} subpastas. Escolha o link de uma pasta menor.`,
    ),
  unavailable: (cause?: unknown) =>
    new DriveError('indisponivel', 'O Google Drive não respondeu. Tente de novo em alguns minutos.', {
      retryable: true,
      cause,
    }),
  incomplete: () =>
    new DriveError(
      'indisponivel',
      'O Google Drive respondeu com uma lista incompleta da pasta. Tente de novo em alguns minutos.',
      { retryable: true },
    ),
  fileUnavailable: (name: string) =>
    new DriveError('arquivo-indisponivel', `O arquivo “${name}” não existe mais ou não está compartilhado.`),
  downloadForbidden: (name: string) =>
    new DriveError('arquivo-indisponivel', `O dono do arquivo “${name}” não permite baixá-lo.`),
  downloadQuota: (name: string) =>
    new DriveError(
      'arquivo-indisponivel',
      `O arquivo “${name}” foi baixado vezes demais e o Google o bloqueou por até 24 horas. Faça uma cópia dele na pasta.`,
    ),
  exportTooLarge: (name: string) => {
    const kind = /\.xlsx$/i.test(name) ? 'XLSX' : 'PDF';
    return new DriveError(
      'arquivo-indisponivel',
      `O documento “${name}” passa dos 10 MB que o Google permite exportar. Baixe-o em ${kind} e coloque o ${kind} na pasta.`,
    );
  },
  cut: (name: string, cause?: unknown) =>
    new DriveError('indisponivel', `A transferência do arquivo “${name}” foi interrompida. Tente de novo.`, {
      retryable: true,
      cause,
    }),
};

/** Why an item below the folder is missing from its listing. */
export const skips = {
  googleKind: (name: string) =>
    `“${name}” é de um tipo do Google que não pode ser exportado e ficou de fora.`,
  brokenShortcut: (name: string) =>
    `O atalho “${name}” aponta para algo que não existe mais ou não está compartilhado.`,
  closedFolder: (name: string) => `A subpasta “${name}” não pode ser lida: não está compartilhada.`,
  leadsOutside: (name: string) => `O atalho “${name}” leva para fora da pasta configurada e ficou de fora.`,
};
