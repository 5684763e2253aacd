import { EmpreendimentosPage } from '#web/empreendimentos/empreendimentos-page.tsx';

/** The list of empreendimentos with what the Super AI adds to it. */
export function EmpreendimentosScreen() {
  return <EmpreendimentosPage />;
}
