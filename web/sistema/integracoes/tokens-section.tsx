import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { escopoWords, listTokens, revokeToken, type Token } from '#contract/sistema/tokens.ts';
import { call } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';
import { formatMoment } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { Section } from '#web/sistema/integracoes/section.tsx';
import { ShownSecret } from '#web/sistema/integracoes/shown-secret.tsx';
import { useWrite } from '#web/sistema/integracoes/use-write.ts';

const TokenDialog = lazy(async () => ({
  default: (await import('#web/sistema/integracoes/token-dialog.tsx')).TokenDialog,
}));

const hasEnded = ({ expiraEm }: Token) => new Date(expiraEm) <= new Date();

/** Tokens of machines: made, shown once, revoked. */
export function TokensSection() {
  const list = useQuery(read(listTokens));
  const [opened, setOpened] = useState<'new' | { nome: string; token: string } | null>(null);
  const revoke = useWrite(listTokens.path, (id: number) => call(revokeToken, { params: { id } }), {
    done: 'Token revogado',
    failed: 'Não foi possível revogar o token',
  });
  return (
    <>
      <Section
        title="Tokens de máquinas"
        text="Para programas que consultam o Portal sozinhos: monitoramento, planilhas, outros sistemas. Cada token abre só o que foi escolhido, até a data marcada, e deixa de valer com a conta de quem o criou."
        add="Novo token"
        empty="Nenhum token"
        list={list}
        onAdd={() => setOpened('new')}
      >
        {(token) => (
          <>
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="truncate">{token.nome}</span>
                <span className="font-mono text-[13px] text-muted">…{token.fim}</span>
                {hasEnded(token) && <Badge>Vencido</Badge>}
              </p>
              <p className="text-[13px] text-muted tabular-nums">
                {token.escopos.map((each) => escopoWords[each].nome).join(', ')} · de {token.de} ·{' '}
                {hasEnded(token) ? 'valeu' : 'vale'} até {formatMoment(token.expiraEm)} ·{' '}
                {token.usadoEm ? `usado em ${formatMoment(token.usadoEm)}` : 'nunca usado'}
              </p>
            </div>
            <IconButton
              label={`Revogar o token ${token.nome}`}
              className="ml-auto hover:not-disabled:text-danger"
              disabled={revoke.isPending}
              onClick={() => {
                if (window.confirm(`Revogar o token ${token.nome}? Quem o usa deixa de entrar na hora.`))
                  revoke.mutate(token.id);
              }}
            >
              <Trash2 />
            </IconButton>
          </>
        )}
      </Section>
      {opened === 'new' && (
        <Suspense>
          <TokenDialog onClose={() => setOpened(null)} onMade={setOpened} />
        </Suspense>
      )}
      {opened && opened !== 'new' && (
        <ShownSecret
          title={`Token ${opened.nome}`}
          label="Token"
          secret={opened.token}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
