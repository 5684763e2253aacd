import { afterAll, beforeAll, expect, it } from 'vitest';
import { runsTable } from '#server/db/schema/runs.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

it('R32 metrics are closed to the public', async () => {
  expect((await app.get('/metrics')).status).toBe(401);
});

it('R32 metrics tell of the process, the answers, the runs and the database', async () => {
  await app.login();
  await app.db.insert(runsTable).values({
    id: 'r',
    kind: 'k',
    folderKey: 'f',
    state: 'completed',
    input: {},
    engine: 'local',
    lastEvent: 7,
  });
  await app.get('/health/live');
  const { status, headers, text } = await app.get('/metrics');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(names).toEqual([
    'portal_build_info',
    'process_resident_memory_bytes',
    'nodejs_heap_used_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_delay_seconds',
    'portal_http_requests_total',
    'portal_http_request_duration_seconds',
    'portal_event_streams',
    'portal_database_up',
    'portal_database_connections',
    'portal_database_waiting',
    'portal_runs',
    'portal_run_events',
    'portal_service_state',
    'portal_service_last_success_seconds',
    'portal_backup_last_verified_seconds',
    'portal_backups_unverified',
    'portal_whatsapp_omitted_total',
    'portal_whatsapp_problems',
    'portal_whatsapp_doubts',
  ]);
  expect(text).toMatch(/^portal_http_requests_total\{status="2xx"\} [2-9]$/m);
  expect(text).toMatch(/^portal_http_requests_total\{status="4xx"\} 1$/m);
  expect(text).toMatch(/^portal_http_request_duration_seconds_bucket\{le="\+Inf"\} [3-9]$/m);
  expect(text).toContain('portal_runs{state="completed"} 1\n');
  expect(text).toContain('portal_run_events{state="completed"} 7\n');
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z_]+(\{[a-z]+="[^"]+"\})? [\d.e+-]+)$/);
});
