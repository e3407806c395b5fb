/** The home folder; a user without one, as in a container, gets the temporary folder. */
import { homedir, tmpdir } from 'node:os';

try {
  homedir();
} catch {
  process.env.HOME = tmpdir();
}
