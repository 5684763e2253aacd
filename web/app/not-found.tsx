import { Link } from 'react-router';
import { dashboardPath } from '#web/app/screens.ts';

/** Any unknown path (ACC-09, ACC-10). */
export function NotFound() {
  return (
    <div className="grid justify-items-center gap-2 py-24 text-center">
      <h2 className="text-xl font-semibold tracking-tight" lang="en">
        404 Page Not Found
      </h2>
      <p className="text-muted" lang="en">
        Did you forget to add the page to the router?
      </p>
      <Link to={dashboardPath} className="button button-outline mt-5">
        Voltar ao dashboard
      </Link>
    </div>
  );
}
