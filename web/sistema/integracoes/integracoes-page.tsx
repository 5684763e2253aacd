import { TokensSection } from '#web/sistema/integracoes/tokens-section.tsx';
import { WebhooksSection } from '#web/sistema/integracoes/webhooks-section.tsx';

/** 'Integrações': what other programs use of this one. */
export function IntegracoesPage() {
  return (
    <div className="grid gap-10">
      <TokensSection />
      <WebhooksSection />
    </div>
  );
}
