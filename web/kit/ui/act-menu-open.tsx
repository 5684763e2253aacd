import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import type { Act } from '#web/kit/acts.ts';
import { IconButton } from './icon-button.tsx';

const item =
  'flex h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 outline-none data-highlighted:bg-sunken max-sm:h-11';

function Item({ act: { label, Icon, go } }: { act: Act }) {
  const words = (
    <>
      <Icon aria-hidden="true" className="size-4 text-muted" />
      {label}
    </>
  );
  if (typeof go === 'function')
    return (
      // After the menu gave the focus back, so that a dialog returns it there.
      <DropdownMenu.Item className={item} onSelect={() => setTimeout(go)}>
        {words}
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.Item className={item} asChild>
      {'to' in go ? (
        <Link to={go.to}>{words}</Link>
      ) : (
        <a href={go.href} target="_blank" rel="noopener">
          {words}
        </a>
      )}
    </DropdownMenu.Item>
  );
}

/** The menu, initially open. */
export function ActMenuOpen({ label, acts }: { label: string; acts: readonly Act[] }) {
  return (
    // Not modal: the modal kind writes a <style> element, which our policy refuses.
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={label}>
          <Ellipsis />
        </IconButton>
      </DropdownMenu.Trigger>
      {/* Out of the card, which cuts off what is beyond it, but within the content. */}
      <DropdownMenu.Portal container={document.getElementById('conteudo')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="rise z-50 min-w-52 rounded-xl border border-line bg-surface p-1.5 shadow-lg shadow-black/10"
        >
          {acts.map((act) => (
            <Item key={act.label} act={act} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
