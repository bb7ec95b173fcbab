import { createRoot } from 'react-dom/client';
import { AuthScreen } from './AuthScreen';

/** The test page's script: what a page of the product that shows the capability would be. */
createRoot(document.getElementById('root') as HTMLElement).render(<AuthScreen />);
