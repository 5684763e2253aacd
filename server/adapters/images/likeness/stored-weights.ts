/** What `npm run train:pictures` learns from the example pictures (decision 27). */
export interface StoredWeights {
  /** Divides the squared distance of two descriptions. */
  reach: number;
  /** Base64 of float32, little-endian: mean and deviation of each number, pull of each example by class. */
  mean: string;
  deviation: string;
  pull: string;
  /** Base64 of signed bytes: the examples' descriptions. */
  examples: string;
}
