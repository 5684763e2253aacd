import { describe, expect, it } from 'vitest';
import { s3Problem } from './s3-problem.ts';

const asked = { bucket: 'portal', region: 'sa-east-1', endpoint: undefined, hasKeys: true };
const fault = (name: string, more: object = {}) => Object.assign(new Error('x'), { name, ...more });
const said = (cause: unknown, over: object = {}) => {
  const problem = s3Problem(cause, { ...asked, ...over });
  return problem && [problem.codigo, problem.mensagem, problem.oQueFazer, problem.isLasting];
};
const keys = 'S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY';

describe('what waiting does not mend', () => {
  it.each<[string, object, string, string]>([
    [
      'NoSuchBucket',
      {},
      'O bucket “portal” não existe.',
      'Crie o bucket no serviço de arquivos ou corrija S3_BUCKET, e reinicie.',
    ],
    ['InvalidBucketName', {}, '“portal” não é um nome de bucket válido.', 'Corrija S3_BUCKET e reinicie.'],
    [
      'InvalidAccessKeyId',
      {},
      'O serviço de arquivos não conhece a chave de acesso.',
      `Confira ${keys} (a chave pode ter sido apagada ou desativada) e reinicie.`,
    ],
    [
      'InvalidAccessKeyId',
      { hasKeys: false },
      'O serviço de arquivos não conhece a chave de acesso.',
      'Confira a função (IAM) desta máquina.',
    ],
    [
      'SignatureDoesNotMatch',
      {},
      'O serviço de arquivos recusou a assinatura: a chave secreta não é a da chave de acesso.',
      `Confira ${keys}, sem espaços a mais, e reinicie.`,
    ],
    ...['ExpiredToken', 'InvalidToken', 'TokenRefreshRequired'].flatMap(
      (code): [string, object, string, string][] => [
        [
          code,
          {},
          'As credenciais temporárias do serviço de arquivos venceram ou não valem mais.',
          `Crie chaves permanentes, defina ${keys} e reinicie.`,
        ],
        [
          code,
          { hasKeys: false },
          'As credenciais temporárias do serviço de arquivos venceram ou não valem mais.',
          'Confira a função (IAM) desta máquina e reinicie.',
        ],
      ],
    ),
    ...['AccessDenied', 'AllAccessDisabled', 'UserSuspended'].flatMap(
      (code): [string, object, string, string][] => [
        [
          code,
          {},
          'A chave de acesso não tem permissão no bucket “portal”.',
          'Dê a ela s3:GetObject, s3:PutObject, s3:DeleteObject e s3:ListBucket neste bucket.',
        ],
        [
          code,
          { hasKeys: false },
          'A função (IAM) desta máquina não tem permissão no bucket “portal”.',
          'Dê a ela s3:GetObject, s3:PutObject, s3:DeleteObject e s3:ListBucket neste bucket.',
        ],
      ],
    ),
    ...['AccountProblem', 'NotSignedUp'].map((code): [string, object, string, string] => [
      code,
      {},
      'A conta do serviço de arquivos está com um problema (por exemplo, pagamento).',
      'Entre na conta do serviço e resolva o que ela avisa.',
    ]),
    [
      'RequestTimeTooSkewed',
      {},
      'O relógio deste servidor está errado: o serviço de arquivos recusa pedidos com mais de 15 minutos de diferença.',
      'Acerte o relógio do servidor (sincronização por NTP).',
    ],
    ...['CredentialsProviderError', 'TokenProviderError'].map((code): [string, object, string, string] => [
      code,
      {},
      'Não há chaves do serviço de arquivos nem uma função (IAM) desta máquina que as forneça.',
      `Defina ${keys}, ou dê à máquina uma função com acesso ao bucket “portal”, e reinicie.`,
    ]),
  ])('%s %j is said', (code, over, mensagem, oQueFazer) => {
    expect(said(fault(code), over)).toEqual([code, mensagem, oQueFazer, true]);
  });

  it.each(['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException'])(
    '%s names the region that is right, where the answer has it',
    (code) => {
      const here = 'O bucket “portal” não está na região sa-east-1';
      expect(said(fault(code))).toEqual([
        code,
        `${here}.`,
        'Corrija S3_REGION (e S3_ENDPOINT, se houver) e reinicie.',
        true,
      ]);
      const right = [
        code,
        `${here}, e sim em us-east-1.`,
        'Corrija S3_REGION para us-east-1 e reinicie.',
        true,
      ];
      expect(said(fault(code, { Region: 'us-east-1' }))).toEqual(right);
      const headers = { 'x-amz-bucket-region': 'us-east-1' };
      expect(said(fault(code, { $response: { headers } }))).toEqual(right);
    },
  );

  it('a redirection of another name is of the region, too', () => {
    expect(said(fault('301', { $metadata: { httpStatusCode: 301 } }))![1]).toContain('não está na região');
    expect(said(fault('302', { $metadata: { httpStatusCode: 302 } }))).toBeNull();
  });

  it.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_X',
  ])('a certificate that does not hold: %s', (code) => {
    const message = 'O certificado HTTPS do serviço de arquivos não é válido para este servidor.';
    expect(said(fault('Error', { code }))).toEqual([
      code,
      message,
      'Confira S3_ENDPOINT (sa-east-1) e o certificado dele.',
      true,
    ]);
    expect(said(fault('Error', { code }), { endpoint: 'https://s3.exemplo' })![2]).toContain(
      '(https://s3.exemplo)',
    );
  });
});

describe('silence', () => {
  it.each([
    ...['ENOTFOUND', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
    ...['EAI_AGAIN', 'EPIPE'],
  ])('%s may pass by itself', (code) => {
    expect(said(fault('Error', { code }))).toEqual([
      code,
      'O serviço de arquivos (Amazon S3, sa-east-1) não respondeu.',
      'Confira S3_ENDPOINT e a conexão deste servidor; se o serviço estiver fora do ar, aguarde.',
      false,
    ]);
  });

  it.each(['TimeoutError', 'AbortError', 'RequestTimeout'])('so may %s, of a service by its host', (name) => {
    expect(said(fault(name), { endpoint: 'https://s3.exemplo:9000/x' })).toEqual([
      name,
      'O serviço de arquivos (s3.exemplo:9000) não respondeu.',
      'Confira S3_ENDPOINT e a conexão deste servidor; se o serviço estiver fora do ar, aguarde.',
      false,
    ]);
  });
});

it.each([null, 'NoSuchBucket', fault('NoSuchKey'), fault('Error', { code: 'EACCES' })])(
  'anything else is none of the bucket: %s',
  (cause) => {
    expect(s3Problem(cause, asked)).toBeNull();
  },
);
