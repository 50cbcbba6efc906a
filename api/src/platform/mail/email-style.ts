/** The style sheet of emails, in the colours of the console. */
export const EMAIL_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f5f4f9; color: #1b1a2b; font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.letter { max-width: 560px; margin: 0 auto; padding: 24px; border: 1px solid #dedce8; border-radius: 12px; background: #ffffff; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.name { color: #3a2f9e; font-size: 20px; font-weight: 700; }
.action { display: inline-block; padding: 12px 24px; border-radius: 8px; background: #3a2f9e; color: #ffffff; font-weight: 600; text-decoration: none; }
.address { font-size: 14px; }
.address a { color: #3a2f9e; }
.footer { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid #dedce8; color: #56546b; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #131220; color: #f0eff8; }
  .letter { border-color: #3a3850; background: #1d1c2e; }
  .name, .address a { color: #b9b2ff; }
  .footer { border-color: #3a3850; color: #b5b3c8; }
}
`;
