import { createRoot } from 'react-dom/client';
import { ROOT_ID } from '../../app/elementIds';
import { Bench } from './view/Bench';
import { BenchStore } from './view/benchStore';

// The bench's entry: it renders the page `/qa` around the site.
const root = document.getElementById(ROOT_ID);
if (root !== null) createRoot(root).render(<Bench bench={new BenchStore()} />);
