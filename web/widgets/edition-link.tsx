import { UserRound } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { type Corretor, statusCorretor } from '#contract/cadastros/corretores.ts';
import type { SearchSource } from '#web/kit/crud/screen.ts';
import { SearchChoice } from '#web/kit/form/search-choice.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { corretorOptions } from '#web/widgets/corretor-options.ts';
import { sharePage } from '#web/widgets/share-page.ts';

/** Only who is active and approved has an edition of a page. */
export const hasEdition = (corretor: Pick<Corretor, 'ativo' | 'aprovado' | 'slug'>) =>
  statusCorretor(corretor) === 'ativo' && corretor.slug !== '';

const source: SearchSource = {
  ...corretorOptions,
  search: async (q, signal) => ((await corretorOptions.search(q, signal)) as Corretor[]).filter(hasEdition),
};

/** A page's address as one corretor shows it: choosing him copies it. */
export function EditionLink({
  page,
  small = false,
}: {
  page: { nome: string; rota: string };
  /** In a line of small print. */
  small?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className={
          small
            ? 'inline-flex min-h-6 items-center gap-1 text-xs text-muted underline-offset-4 hover:text-ink hover:underline'
            : 'button button-outline'
        }
      >
        <UserRound aria-hidden="true" className={cx(small && 'size-3')} />
        Link de um corretor
      </Popover.Trigger>
      <Popover.Content
        align="start"
        sideOffset={6}
        collisionPadding={12}
        aria-label={`Link de um corretor para ${page.nome}`}
        className="rise z-30 w-96 max-w-[calc(100vw-24px)] rounded-xl border border-line bg-surface p-4 text-left shadow-lg shadow-black/10"
      >
        <Field
          label="Copiar o link de"
          error={undefined}
          hint="A mesma página, com o contato de quem for escolhido."
        >
          <SearchChoice
            source={source}
            value=""
            onChange={() => {}}
            onFound={(row) => {
              setOpen(false);
              void sharePage(page, row as Corretor);
            }}
            placeholder="Busque por nome, e-mail ou CRECI"
          />
        </Field>
      </Popover.Content>
    </Popover.Root>
  );
}
