/** Somebody without a home, as in a container, has it among the temporary files. */
import { homedir, tmpdir } from 'node:os';

try {
  homedir();
} catch {
  process.env.HOME = tmpdir();
}
