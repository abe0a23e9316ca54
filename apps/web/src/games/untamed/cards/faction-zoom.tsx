import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import { Icon } from '@/ui/icon.tsx';
import { FactionCrest } from '../art/crest.tsx';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { useWords } from '../words.ts';
import '@/kit/sheet.css';
import './zoom.css';

/** A faction at a glance: its strength, its Stronghold, its five cards. */
export function FactionZoom({ id }: { readonly id: string }) {
  const { say, text } = useWords();
  const { name, identity, stronghold, cards } = catalogue.faction(id);
  return (
    <article className="sheet un-zoom un-zoom-faction">
      <header className="sheet-head">
        <FactionCrest faction={id} />
        <div className="sheet-title">
          <h3>{text(name)}</h3>
          <p>{text(identity)}</p>
        </div>
      </header>
      <ul className="sheet-cards">
        {[stronghold, ...cards].map((card) => (
          <li key={card.id}>
            <Picture face={card.id} />
            <div>
              <p className="un-zoom-line">
                <b>{text(card.name)}</b>
                {card.kind === 'stronghold' ? (
                  <span>{say('stronghold')}</span>
                ) : (
                  <span>
                    <Icon of={ICONS.power} label={say('zoomCost')} /> {card.cost}
                    {card.kind === 'animal' && (
                      <>
                        {' '}
                        <Icon of={ICONS.attack} label={say('zoomAttack')} /> {card.attack}{' '}
                        <Icon of={ICONS.health} label={say('zoomHealth')} /> {card.health}
                      </>
                    )}
                    {card.rally && (
                      <>
                        {' '}
                        <Icon of={ICONS.rally} label={say('rallySign')} />
                      </>
                    )}
                  </span>
                )}
              </p>
              <p>
                {[
                  ...(card.kind === 'animal'
                    ? card.keywords.map((each) => say(each === 'guard' ? 'guard' : 'rush'))
                    : []),
                  ...(card.kind !== 'stronghold' && card.focus !== undefined
                    ? [say('zoomFocus', { n: card.focus })]
                    : []),
                  text(card.text),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="sheet-note">{say('zoomFactionCards')}</p>
    </article>
  );
}
