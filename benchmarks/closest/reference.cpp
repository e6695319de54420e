// Closest Product by hand in C++: the limit that the others are measured against.
// Prints: decisions checksum seconds. Usage: reference GAMES SEED LOOK
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>
#include <vector>

constexpr int kValues = 11, kRounds = 51, kHand = 7;

struct Dice {
  int64_t state;
  explicit Dice(int64_t seed) : state(seed % 2147483646 + 1) {}
  int64_t below(int64_t bound) {
    state = state * 48271 % 2147483647;
    return state % bound;
  }
};

template <class Deck>
void shuffle(Deck& deck, Dice& dice) {
  for (int at = static_cast<int>(deck.size()) - 1; at > 0; --at) std::swap(deck[at], deck[dice.below(at + 1)]);
}

struct Observation {
  std::array<int, kValues> hand{}, discard{};
  int target = 0, deck = 0, sealed = 0;
  std::array<int, 2> won{};
};

class Game {
 public:
  explicit Game(Dice& dice) : dice_(dice) {
    for (int at = 0; at < 81; ++at) ++counts_[at % kValues];
    for (int at = 0; at < kRounds; ++at) targets_.push_back(14 + 130 * at / 50);
    fresh_ = true;
    deal();
  }

  bool over() const { return over_; }
  int seat() const { return sealed_[0].first < 0 ? 0 : 1; }
  const std::array<int, 2>& won() const { return won_; }

  void legal(int seat, std::vector<std::pair<int, int>>& out) const {
    out.clear();
    const auto& hand = hands_[seat];
    for (int high = 0; high < kValues; ++high) {
      if (!hand[high]) continue;
      for (int low = 0; low < high; ++low)
        if (hand[low]) out.emplace_back(low, high);
      if (hand[high] > 1) out.emplace_back(high, high);
    }
  }

  bool apply(int seat, std::pair<int, int> choice) {
    auto& hand = hands_[seat];
    if (over_ || sealed_[seat].first >= 0 || hand[choice.first] < 1 || hand[choice.second] < 1 + (choice.first == choice.second))
      return false;
    sealed_[seat] = choice;
    if (sealed_[0].first >= 0 && sealed_[1].first >= 0) resolve();
    return true;
  }

  Observation observe(int seat) const {
    Observation out;
    out.hand = hands_[seat];
    out.discard = discard_;
    out.target = target_;
    out.deck = static_cast<int>(deck_.size());
    out.sealed = sealed_[1 - seat].first >= 0;
    out.won = won_;
    return out;
  }

 private:
  void resolve() {
    int distance[2];
    for (int seat = 0; seat < 2; ++seat) {
      auto [low, high] = sealed_[seat];
      distance[seat] = std::abs((low + 2) * (high + 2) - target_);
      --hands_[seat][low], --hands_[seat][high];
      ++discard_[low], ++discard_[high];
      sealed_[seat] = {-1, -1};
    }
    if (distance[0] != distance[1]) ++won_[distance[0] < distance[1] ? 0 : 1];
    if (targets_.empty())
      over_ = true;
    else
      deal();
  }

  void deal() {
    for (auto& hand : hands_) {
      int size = 0;
      for (int count : hand) size += count;
      for (; size < kHand; ++size) {
        if (deck_.empty()) refill();
        ++hand[deck_.back()];
        deck_.pop_back();
      }
    }
    if (fresh_) {
      shuffle(targets_, dice_);
      fresh_ = false;
    }
    target_ = targets_.back();
    targets_.pop_back();
  }

  void refill() {
    auto& from = fresh_ ? counts_ : discard_;
    for (int kind = 0; kind < kValues; ++kind) deck_.insert(deck_.end(), from[kind], kind);
    from.fill(0);
    shuffle(deck_, dice_);
  }

  Dice& dice_;
  bool fresh_ = true, over_ = false;
  std::array<int, kValues> counts_{}, discard_{};
  std::array<std::array<int, kValues>, 2> hands_{};
  std::vector<int> deck_, targets_;
  std::array<std::pair<int, int>, 2> sealed_{{{-1, -1}, {-1, -1}}};
  std::array<int, 2> won_{};
  int target_ = 0;
};

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 1000;
  Dice dice(argc > 2 ? std::atoll(argv[2]) : 7);
  const bool look = argc > 3 && std::atoi(argv[3]);
  int64_t decisions = 0, check = 0, seen = 0;
  std::vector<std::pair<int, int>> choices;
  const std::clock_t began = std::clock();
  for (int number = 0; number < games; ++number) {
    Game game(dice);
    while (!game.over()) {
      const int seat = game.seat();
      game.legal(seat, choices);
      if (look) seen += game.observe(seat).deck;
      check = (check * 31 + static_cast<int64_t>(choices.size())) % 1000000007;
      if (!game.apply(seat, choices[dice.below(static_cast<int64_t>(choices.size()))])) return 1;
      ++decisions;
    }
    for (int score : game.won()) check = (check * 31 + score) % 1000000007;
  }
  const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
  std::printf("%lld %lld %.6f\n", static_cast<long long>(decisions), static_cast<long long>(check + 0 * seen), seconds);
}
