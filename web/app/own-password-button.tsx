import { KeyRound } from 'lucide-react';
import { ownPassword, ownPasswordLabel } from '#web/app/own-password.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

/** Beside the theme: the user menu holds one action (ACC-32). */
export const OwnPasswordButton = ({ onGo }: { onGo?: () => void }) => (
  <IconButton
    label={ownPasswordLabel}
    onClick={() => {
      onGo?.();
      ownPassword.write(true);
    }}
  >
    <KeyRound />
  </IconButton>
);
