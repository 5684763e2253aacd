import type { Config } from '#server/config.ts';
import { freeInDataFolder } from '#server/data-folder.ts';
import { type Metric, metric } from '#server/kernel/metrics.ts';

/** Room left where data is stored, where that is a disk of this machine. */
export function folderMetrics(config: Config): Metric {
  return async () => {
    const free = await freeInDataFolder(config);
    const samples = free === null ? [] : [['', free] satisfies [string, number]];
    return metric('portal_data_folder_free_bytes', 'gauge', 'Free space of the data folder.', samples);
  };
}
