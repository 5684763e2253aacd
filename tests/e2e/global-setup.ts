import { ensureBuilt } from '../../scripts/build.ts';

/** Builds what the browser tests need, if sources have changed. */
export default async function globalSetup(): Promise<void> {
  ensureBuilt();
}
