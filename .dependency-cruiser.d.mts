export const rooms: Record<string, { uses: string[]; slices: Record<string, string[]> }>;
export const knowledge: string[];
export const shared: { server: string[]; web: string[] };
