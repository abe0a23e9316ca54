import '@/styles/base.css';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
