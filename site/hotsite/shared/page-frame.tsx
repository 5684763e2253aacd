import type { ComponentType } from 'react';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { WhatsappBar } from './corretor.tsx';
import { Header } from './header.tsx';
import { Footer } from './legal.tsx';
import type { Page } from './page.ts';

export type SectionView = ComponentType<{ page: Page; section: Section }>;

/** Header, sections in the blueprint's order, footer and WhatsApp bar: the landmarks of every style. */
export function PageFrame({
  page,
  views,
  call,
  invite,
}: {
  page: Page;
  views: Record<SectionId, SectionView>;
  call: string;
  invite: string;
}) {
  return (
    <>
      <Header page={page} />
      <main id="conteudo">
        {page.blueprint.sections.map((section) => {
          const View = views[section.id];
          return <View key={section.id} page={page} section={section} />;
        })}
      </main>
      <Footer page={page} call={call} invite={invite} />
      <WhatsappBar page={page} />
    </>
  );
}
