import { Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { Noun } from '#contract/base/entity.ts';
import type { CrudRecord } from '#web/kit/crud/screen.ts';
import { countOf } from '#web/kit/format.ts';

const item =
  'flex h-9 cursor-pointer items-center rounded-md px-2.5 outline-none data-highlighted:bg-sunken max-sm:h-11';

interface Props {
  noun: Noun;
  shown: readonly CrudRecord[];
  all: readonly CrudRecord[];
  onChoose: (records: readonly CrudRecord[]) => void;
}

/** 'Exportar' when the view is filtered: the matches, or everything. */
export function ExportChoice({ noun, shown, all, onChoose }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="button button-outline">
        <Download aria-hidden="true" />
        Exportar
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="rise z-50 rounded-xl border border-line bg-surface p-1.5 shadow-lg shadow-black/10"
      >
        <DropdownMenu.Item className={item} disabled={shown.length === 0} onSelect={() => onChoose(shown)}>
          O que está à vista: {countOf(shown.length, noun.one, noun.many)}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={item} onSelect={() => onChoose(all)}>
          Tudo: {countOf(all.length, noun.one, noun.many)}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
