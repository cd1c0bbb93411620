// What stands in rooms without enemies: the fire, the chest and the merchant.

/** A fire on crossed logs. */
export const Fire = () => (
  <svg viewBox="0 0 120 120" className="sp-fire" aria-hidden="true">
    <circle cx="60" cy="70" r="48" className="sp-glow" />
    <path d="M14 104L96 84L100 92L18 112ZM106 104L24 84L20 92L102 112Z" className="sp-logs" />
    <path
      d="M60 8C66 32 90 42 88 68C86 86 74 94 60 94C46 94 32 86 32 68C32 54 42 48 44 34C50 40 52 44 53 50C60 40 62 26 60 8Z"
      className="sp-flame"
    />
    <path
      d="M61 44C64 56 76 62 74 76C73 86 67 92 60 92C52 92 46 86 46 76C46 68 52 64 53 58C57 61 58 64 58 68C62 62 63 54 61 44Z"
      className="sp-flame inner"
    />
  </svg>
);

/** A chest that stands open. */
export const Chest = () => (
  <svg viewBox="0 0 120 120" className="sp-fire" aria-hidden="true">
    <circle cx="60" cy="58" r="50" className="sp-glow" />
    <path
      d="M18 50C18 26 36 18 60 18C84 18 102 26 102 50L96 58H24Z"
      fill="#6a4526"
      stroke="#120d0c"
      strokeWidth="2"
    />
    <path d="M26 50C30 34 44 28 60 28C76 28 90 34 94 50Z" fill="#2a1a10" />
    <path d="M24 58H96L90 66C80 72 40 72 30 66Z" fill="#ffd27a" />
    <circle cx="46" cy="56" r="7" fill="#f4c95d" />
    <circle cx="60" cy="52" r="8" fill="#ffe0a0" />
    <circle cx="75" cy="56" r="7" fill="#f4c95d" />
    <path
      d="M16 62H104V102C104 106 101 108 98 108H22C19 108 16 106 16 102Z"
      fill="#84572f"
      stroke="#120d0c"
      strokeWidth="2"
    />
    <path d="M16 72H104M36 62V108M84 62V108" stroke="#4a2f1a" strokeWidth="4" fill="none" />
    <path d="M52 66H68V84H52Z" fill="#f4c95d" stroke="#120d0c" strokeWidth="2" />
    <path d="M58 72H62V79H58Z" fill="#120d0c" />
  </svg>
);

/** The merchant: a hood, a pale mask and a heavy pack. */
export const Trader = () => (
  <svg viewBox="0 0 120 120" className="sp-fire" aria-hidden="true">
    <circle cx="60" cy="66" r="48" className="sp-glow" />
    <path
      d="M70 30C92 24 110 42 108 66C106 88 96 102 82 108L66 60Z"
      fill="#6a5138"
      stroke="#120d0c"
      strokeWidth="2"
    />
    <path
      d="M50 14C70 12 80 28 78 44C92 56 98 84 96 110H14C12 84 18 58 32 46C28 30 34 16 50 14Z"
      fill="#3f6f8f"
      stroke="#120d0c"
      strokeWidth="2"
    />
    <path d="M38 34C40 24 60 22 66 34C70 48 62 60 52 60C42 60 36 48 38 34Z" fill="#f0e2c6" />
    <path d="M43 38L50 41L43 44ZM61 38L54 41L61 44Z" fill="#120d0c" />
    <path d="M44 50C48 55 56 55 60 50" stroke="#120d0c" strokeWidth="2.5" fill="none" />
    <path d="M10 110C24 98 96 98 112 110Z" fill="#8c2a1e" />
    <circle cx="34" cy="100" r="5" fill="#f4c95d" />
    <circle cx="44" cy="103" r="4" fill="#ffe0a0" />
  </svg>
);
