import { useState } from 'react';
import { useSay, useTextLang } from '../../i18n/table.ts';
import '../../ui/button.css';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { saveFile } from './save-file.ts';

const PICTURE: IconShape = {
  body: '<path fill="currentColor" d="M64 80h384v352H64zm40 40v216l96-96 72 72 56-56 80 80V120zm216 40a36 36 0 1 1 0 72 36 36 0 0 1 0-72z" fill-rule="evenodd"/>',
};

/** `false`: the browser no longer ties it to the touch, because the picture took too long. */
async function isHandedOn(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return false;
    throw error;
  }
}

/** The result as a picture: handed to what this device shares with, or saved where it has no such thing. */
export function Share({ match, game }: { readonly match: string; readonly game: string }) {
  const say = useSay();
  const lang = useTextLang();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const share = async () => {
    setState('busy');
    try {
      const response = await fetch(`/api/matches/${match}/card.png?lang=${lang}`);
      if (!response.ok) throw new Error(String(response.status));
      const file = new File([await response.blob()], `${game}-${match}.png`, { type: 'image/png' });
      const shared = { files: [file], url: `${location.origin}/m/${match}` };
      if (!navigator.canShare?.(shared) || !(await isHandedOn(shared))) saveFile(file);
      setState('idle');
    } catch (error) {
      // A reader who closes the sheet has changed their mind.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      setState(isClosed ? 'idle' : 'failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-small"
        disabled={state === 'busy'}
        onClick={() => void share()}
      >
        <Icon of={PICTURE} />
        <span>{say('sharePicture')}</span>
      </button>
      <span role="status">{state === 'failed' ? say('shareFailed') : ''}</span>
    </>
  );
}
