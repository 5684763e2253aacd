/** A bucket problem, in the administrator's words. */
export interface S3Problem {
  /** S3's error name, or ours if S3 was not reached. */
  codigo: string;
  mensagem: string;
  oQueFazer: string;
  /** Waiting does not help: the configuration or the bucket must change. */
  isLasting: boolean;
}

interface SdkError {
  name?: string;
  code?: string;
  Region?: string;
  $metadata?: { httpStatusCode?: number };
  $response?: { headers?: Record<string, string> };
}
interface Asked {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  /** Whether S3_ACCESS_KEY_ID is set; otherwise the machine's role provides keys. */
  hasKeys: boolean;
}

const unreachable =
  /^(ENOTFOUND|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN|EPIPE)$/;
const badCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

/** Identifies a bucket or network problem; null for other errors. */
export function s3Problem(cause: unknown, asked: Asked): S3Problem | null {
  if (!(cause instanceof Error)) return null;
  const error = cause as Error & SdkError;
  const codigo = error.name === 'Error' && error.code ? error.code : (error.name ?? 'Error');
  const [mensagem, oQueFazer] = told(codigo, error, asked) ?? [null, null];
  if (mensagem !== null) return { codigo, mensagem, oQueFazer, isLasting: true };
  if (isSilence(error)) return { codigo, ...silence(asked), isLasting: false };
  return null;
}

function told(codigo: string, error: SdkError, asked: Asked): [string, string] | null {
  const { bucket, region, hasKeys } = asked;
  const keys = 'S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY';
  switch (codigo) {
    case 'NoSuchBucket':
      return [
        `O bucket “${bucket}” não existe.`,
        'Crie o bucket no serviço de arquivos ou corrija S3_BUCKET, e reinicie.',
      ];
    case 'InvalidBucketName':
      return [`“${bucket}” não é um nome de bucket válido.`, 'Corrija S3_BUCKET e reinicie.'];
    case 'InvalidAccessKeyId':
      return [
        'O serviço de arquivos não conhece a chave de acesso.',
        hasKeys
          ? `Confira ${keys} (a chave pode ter sido apagada ou desativada) e reinicie.`
          : 'Confira a função (IAM) desta máquina.',
      ];
    case 'SignatureDoesNotMatch':
      return [
        'O serviço de arquivos recusou a assinatura: a chave secreta não é a da chave de acesso.',
        `Confira ${keys}, sem espaços a mais, e reinicie.`,
      ];
    case 'ExpiredToken':
    case 'InvalidToken':
    case 'TokenRefreshRequired':
      return [
        'As credenciais temporárias do serviço de arquivos venceram ou não valem mais.',
        hasKeys
          ? `Crie chaves permanentes, defina ${keys} e reinicie.`
          : 'Confira a função (IAM) desta máquina e reinicie.',
      ];
    case 'AccessDenied':
    case 'AllAccessDisabled':
    case 'UserSuspended':
      return [
        `${hasKeys ? 'A chave de acesso' : 'A função (IAM) desta máquina'} não tem permissão no bucket “${bucket}”.`,
        'Dê a ela s3:GetObject, s3:PutObject, s3:DeleteObject e s3:ListBucket neste bucket.',
      ];
    case 'AccountProblem':
    case 'NotSignedUp':
      return [
        'A conta do serviço de arquivos está com um problema (por exemplo, pagamento).',
        'Entre na conta do serviço e resolva o que ela avisa.',
      ];
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
      return wrongRegion(error, asked);
    case 'RequestTimeTooSkewed':
      return [
        'O relógio deste servidor está errado: o serviço de arquivos recusa pedidos com mais de 15 minutos de diferença.',
        'Acerte o relógio do servidor (sincronização por NTP).',
      ];
    case 'CredentialsProviderError':
    case 'TokenProviderError':
      return [
        'Não há chaves do serviço de arquivos nem uma função (IAM) desta máquina que as forneça.',
        `Defina ${keys}, ou dê à máquina uma função com acesso ao bucket “${bucket}”, e reinicie.`,
      ];
  }
  if (error.$metadata?.httpStatusCode === 301) return wrongRegion(error, asked);
  if (badCertificate.test(error.code ?? ''))
    return [
      'O certificado HTTPS do serviço de arquivos não é válido para este servidor.',
      `Confira S3_ENDPOINT (${asked.endpoint ?? region}) e o certificado dele.`,
    ];
  return null;
}

function wrongRegion(error: SdkError, { bucket, region }: Asked): [string, string] {
  const right = error.Region ?? error.$response?.headers?.['x-amz-bucket-region'];
  return [
    `O bucket “${bucket}” não está na região ${region}${right ? `, e sim em ${right}` : ''}.`,
    `Corrija S3_REGION${right ? ` para ${right}` : ' (e S3_ENDPOINT, se houver)'} e reinicie.`,
  ];
}

const isSilence = (error: Error & SdkError) =>
  unreachable.test(error.code ?? '') || /Timeout/.test(error.name) || error.name === 'AbortError';

const silence = ({ endpoint, region }: Asked) => ({
  mensagem: `O serviço de arquivos (${endpoint ? new URL(endpoint).host : `Amazon S3, ${region}`}) não respondeu.`,
  oQueFazer: 'Confira S3_ENDPOINT e a conexão deste servidor; se o serviço estiver fora do ar, aguarde.',
});
