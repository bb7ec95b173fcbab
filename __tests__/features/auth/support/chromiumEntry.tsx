import { createRoot } from 'react-dom/client';
import { AccountPage } from './AccountPage';
import { AuthScreen } from './AuthScreen';

/** The test page's script: what pages of the product that show the capability would be. */
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(location.hash === '#readme' ? <AccountPage /> : <AuthScreen />);
