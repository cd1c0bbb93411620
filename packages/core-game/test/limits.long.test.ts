// The growth of reading time up to every limit.
import { describeGrowth } from "./growth.js";

describeGrowth(1);
