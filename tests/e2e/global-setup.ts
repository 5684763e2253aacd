import { ensureBuilt } from '../../scripts/build.ts';

/** Builds what the browser tests look at, where its sources have changed. */
export default async function globalSetup(): Promise<void> {
  await ensureBuilt();
}
