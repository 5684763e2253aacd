import { useQuery } from '@tanstack/react-query';
import { behindOf } from '#web/widgets/publicacao/read-behind.ts';
import { SaidChanges } from '#web/widgets/publicacao/said-changes.tsx';

/** Few, as an inbox is read at a glance; the studio has them all. */
const told = 3;

/** Below the name of a page that is behind: what it still says, and what the record does. */
export function StillSays({ hotsiteId }: { hotsiteId: number }) {
  const { data } = useQuery(behindOf(hotsiteId));
  return data?.paginas.map(({ path, mudancas }) => (
    <div key={path} className="pb-2">
      <SaidChanges mudancas={mudancas} most={told} />
    </div>
  ));
}
