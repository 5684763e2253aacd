import { useRouteError } from 'react-router';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';

/** A screen whose code failed to load or render. */
export function ScreenFailure() {
  const error = useRouteError();
  return (
    <div className="p-6">
      <LoadFailure
        detail={error instanceof Error ? error.message : undefined}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
