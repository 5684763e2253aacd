import { Keyboard } from 'lucide-react';
import { keysLabel, keysShown } from '#web/app/keys-shown.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

/** For who does not know that '?' opens them; a phone has no keys and no such button. */
export const KeysButton = () => (
  <IconButton label={keysLabel} aria-haspopup="dialog" onClick={() => keysShown.write(true)}>
    <Keyboard />
  </IconButton>
);
