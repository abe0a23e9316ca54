/** npm run serve: serves what was built last; neither installs nor builds. */
import { serve } from './run.mjs';

serve();
